### The one line above the table: what the game is about, and what to press first.

page-aim = Bli av med alla dina kort, men sluta inte på en tvåa eller en vändning: då hamnar du sist.
page-begin = { $phase ->
    [play] På din tur: välj kort och lägg dem, eller chansa. Plocka sedan upp till tre.
    [blow] {""}
    [accused] {""}
    [replace] {""}
    [last-word] {""}
    [over] {""}
   *[exchange] Byt först, om du vill: ta upp en av dina högar och lägg ett bättre kort där. Tryck sedan på Klar.
}
ui-tip_risk = { $how ->
        [wide] du kommer sist i { $low } till { $high } av givarna
       *[mean] du kommer sist { $often_in }
    }
