### Was an den Plätzen und neben dem Tisch steht, in keinem andern Spiel.

ui-seat_swung = geschwungen
ui-seat_joined = mitgegangen
ui-seat_passed = gepasst
