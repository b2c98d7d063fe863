page-about = Wer zu schwingen wagt, wählt Trumpf; jeder der drei Stiche bringt ein Drittel eines Topfes, der von Spiel zu Spiel wachsen kann.
page-goal = Liegt vom letzten Spiel noch Geld im Topf, darfst du vielleicht schwingen: selbst Trumpf wählen.
page-pay = Mache mindestens einen der drei Stiche, sonst zahlst du in den nächsten Topf so viel ein, wie in diesem insgesamt lag.
