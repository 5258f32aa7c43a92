# Sentences of the packages lab/ and terminal/: mass work, data, environments.
work-about-workers = How many processes share the work; 0: one for each core. The results do not depend on it.
work-about-cluster = Work on the Dask cluster whose scheduler has this address, as in tcp://192.0.2.7:8786, instead of here.
work-about-resume = Keep what is finished in this file; the same command with the same file goes on from there.
work-both = --workers is for processes here; a cluster has its own.
error-workers-lost = Workers that tried the same games were lost { $times } times in a row. Perhaps they had too little memory. What was finished before is kept where --resume says.
error-cluster-unreachable = No Dask scheduler answers at { $address }.
error-cluster-empty = The cluster at { $address } has no workers. "dask worker { $address } --nthreads 1" starts one.
error-cluster-version = The workers of the cluster need Behemoth { $ours } as well; they have { $theirs }.
error-cluster-lost = The cluster is gone. What was finished before is kept where --resume says.
error-journal-other = { $name } was not written by this work: something else was asked for then, or by another version of Behemoth. Take another file, or delete it.
error-journal-busy = Another run is writing { $name }. Wait until it has ended, or take another file.
lab-about = Tools for research: many games as data.
lab-about-games = Let bots play many games and write every decision to a Parquet file.
lab-about-game = The game: tank-chess, monster-combat, or one that another package brings.
lab-about-out = The file to write, as in games.parquet.
lab-about-count = How many games.
lab-about-bots = Who plays, separated by commas, with limits as in tournaments (level-5@2000n); they change seats from game to game.
lab-about-players = How many players sit down; 0: as few as can play.
lab-about-seed = The seed of chance and bots; the same seed plays the same games.
lab-about-cap = A game is broken off after so many decisions and counts as shared.
lab-about-observations = With what a learner would be shown at each decision, as numbers.
lab-games-written = { $games ->
    [one] One game
   *[other] { $games } games
  } with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  } in { $name }.
error-no-observations = There are no observations of "{ $game }". There are some of: { $known }.
lab-usage = "behemoth lab games" writes many games as data. "behemoth lab games --help" shows how it is used.

error-lab-opponent = There is no opponent "{ $name }" inside the engine. There are: { $known }.
error-lab-render = There is no render mode "{ $name }". There are: { $known }.
error-lab-learned = "{ $name }" is not a file of something learned for { $game }, version { $version }.
bot-learned = the learner
bot-learned-about = What a policy has learned by playing against itself and others; the training example makes it.
bot-learned-strength = Beats random players
