### Was vor dem ersten Spiel eines Besuchs gesagt wird.

ui-intro = Bevor du beginnst
ui-intro_close = Alles klar
