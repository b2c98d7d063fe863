### What stands at the seats and beside the table in no other game.

ui-seat_swung = swung
ui-seat_joined = joined
ui-seat_passed = passed
