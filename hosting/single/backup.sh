#!/bin/sh
# Copies what cannot be made again into a file: the seal key and the rooms, of a server that may go on running.
#   backup.sh DATA FILE.tar.gz    (DATA: the folder knack-widgets/ in XDG_DATA_HOME)
set -eu
data=$1
file=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 077
[ ! -f "$data/seal.key" ] || cp "$data/seal.key" "$work/"
# A database that is being written is copied whole by SQLite only.
for rooms in "$data"/*.db; do
  [ -f "$rooms" ] || continue
  python3 - "$rooms" "$work/$(basename "$rooms")" <<'PYTHON'
import sqlite3
import sys

with sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True) as source, sqlite3.connect(sys.argv[2]) as copy:
    source.backup(copy)
PYTHON
done
tar -czf "$file" -C "$work" .
