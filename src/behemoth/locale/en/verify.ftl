# Sentences about verifying a game that is over: behemoth verify, and the button after the game.
verify-played = All { $actions } moves were played again by the rules, and the result is { $result }, as the record says.
verify-chance = Everything chance decided was dealt again from the seed: { $dealt ->
    [yes] the start, and
   *[no] at
} { $chances } of the moves.
verify-no-chance = Chance decides nothing in this game, so there is no deal to verify.
verify-commitment = The commitment of this seed is { $commitment }.
verify-as-told = That is the commitment that was told at the start, so the seed was fixed before the first move.
verify-compare = Not verified: that this commitment was told at the start. Compare it with what your page or program kept, or give it with --commitment.
verify-no-seed = Not verified: what chance decided. The record holds no seed.
verify-not-people = Not verified, because no record can show it: who sat where, how long they thought, and that the seed was drawn by chance.
verify-broken = This record is not what happened: { $fault }
verify-other-seed = This is not the seed of that commitment: told was { $told }, the record's is { $commitment }.
verify-bad-commitment = "{ $text }" is not a commitment; it has 64 digits from 0 to f.

verify-about = Verify a game that is over: the commitment, every deal and every move.
verify-about-record = The record of the game, as the table gives it; - is the standard input.
verify-about-commitment = The commitment the table told at the start, to compare with.
