### Vad som står vid platserna och bredvid bordet, i inget annat spel.

ui-seat_swung = har svängt
ui-seat_joined = har gått med
ui-seat_passed = har passat
