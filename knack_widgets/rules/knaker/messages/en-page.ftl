### The one line above the table: what the game is about, and what to press first.

page-aim = Get rid of all your cards; the last one with cards loses.
page-begin = First exchange: choose cards and lay them on your piles, then press Ready.
