page-about = Ett snabbt spel om att bli av med korten, de osedda sist, där du får sticka in när någon annan är på tur.
page-goal = Spela först korten på handen, sedan de uppåtvända, sist de nedåtvända. Varje kort ska vara lika högt som det översta på högen eller högre.
page-pay = Ingen betalar: ni spelar om placeringen.
page-values = Tvåan är lägst, esset högt, och jokern, som heter knåker, ännu högre. En tvåa eller tia går på nästan allt; tian vänder bort högen.
