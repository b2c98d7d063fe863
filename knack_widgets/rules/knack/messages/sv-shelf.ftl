page-about = Tre kort, tre stick: den som knackar och tar stick får betalt, den som knackar och blir utan sätter bet.
page-goal = Ni spelar era tre kort ett i taget, i tre stick. Knacka om du tror att du tar minst ett.
page-pay = Givaren betalar en insats för varje stick.
page-bete = En bet är ett straff på minst tre insatser. Den ligger kvar på bordet, och ni spelar om den i kommande givar.
