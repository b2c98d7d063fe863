### What is said before the first deal of a visit.

ui-intro = Before you begin
ui-intro_close = Got it
