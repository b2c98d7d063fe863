### The one line above the table: what the game is about, and what to press first.

page-aim = Get rid of all your cards, but do not finish on a two or by turning the pile: that puts you last.
page-begin = { $phase ->
    [play] On your turn, choose cards and lay them, or chance it. Then draw up to three.
    [blow] {""}
    [accused] {""}
    [replace] {""}
    [last-word] {""}
    [over] {""}
   *[exchange] Exchange first, if you like: take up a pile and lay a better card there. Then press Ready.
}
ui-tip_risk = { $how ->
        [wide] you come last in { $low } to { $high } of the deals
       *[mean] you come last { $often_in }
    }
