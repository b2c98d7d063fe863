// Reads GIFT from the standard input with a parser of its own, and prints its questions as JSON.
import { readFileSync } from "node:fs";
import gift from "gift-pegjs";

process.stdout.write(JSON.stringify(gift.parse(readFileSync(0, "utf8"))));
