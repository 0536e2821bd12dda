# fish completion for seatmate
complete -c seatmate -f
complete -c seatmate -s h -l help -d 'Show this help'
complete -c seatmate -l version -d 'Show the version'
complete -c seatmate -l lang -d 'The language of all texts (en, de, it, ja, ru); otherwise that of your system' -r -f -a 'en de it ja ru'
complete -c seatmate -l data -d 'Where your games are kept; otherwise in your user folder' -r -f -a '(__fish_complete_directories)'
complete -c seatmate -n __fish_use_subcommand -a play -d 'Play at the table: set up a new game or go on with one'
complete -c seatmate -n __fish_use_subcommand -a resume -d 'Go on with a game'
complete -c seatmate -n __fish_use_subcommand -a campaign -d 'A campaign: games that belong together'
complete -c seatmate -n __fish_use_subcommand -a serve -d 'Play in a browser: serve the page, here or on the home network'
complete -c seatmate -n __fish_use_subcommand -a devices -d 'List the devices that joined on the home network, or send one away'
complete -c seatmate -n __fish_use_subcommand -a games -d 'List the games that can be played and your own games'
complete -c seatmate -n __fish_use_subcommand -a record -d 'How your games ended, by level and opponent, and the level that fits the next one'
complete -c seatmate -n __fish_use_subcommand -a export -d 'Write a game to a file, to keep it or to send it to somebody; all instead of an ID writes everything'
complete -c seatmate -n __fish_use_subcommand -a import -d 'Take in a game from a file; yours are never overwritten'
complete -c seatmate -n __fish_use_subcommand -a replay -d 'Tell the whole game of a file, move by move'
complete -c seatmate -n __fish_use_subcommand -a rescue -d 'Save what can be saved of a damaged file of games'
complete -c seatmate -n __fish_use_subcommand -a backup -d 'Copy all your games to one file, to keep it elsewhere'
complete -c seatmate -n __fish_use_subcommand -a box -d 'See and share what you told of a box: printed things that are not public'
complete -c seatmate -n __fish_use_subcommand -a deck -d 'See, write and share the cards of an automa as a file'
complete -c seatmate -n __fish_use_subcommand -a data -d 'Write the data files of a game, to be changed'
complete -c seatmate -n __fish_use_subcommand -a simulate -d 'Play very many games against a simulated human and measure them'
complete -c seatmate -n __fish_use_subcommand -a study -d 'Play many setups with the same luck and write tables'
complete -c seatmate -n __fish_use_subcommand -a merge -d 'Add up the parts of a study'
complete -c seatmate -n __fish_use_subcommand -a report -d 'Write a study as one page with plots'
complete -c seatmate -n __fish_use_subcommand -a rules -d 'Show every rule: where it is implemented, which tests name it, how often it decided'
complete -c seatmate -n __fish_use_subcommand -a bench -d 'Measure the speed, and print the signature of the rules'
complete -c seatmate -n __fish_use_subcommand -a decide -d 'Answer rules questions: JSON in, JSON out'
complete -c seatmate -n __fish_use_subcommand -a protocol -d 'Let another program play: one JSON request a line'
complete -c seatmate -n __fish_use_subcommand -a completion -d 'Print a script that lets your shell complete seatmate with Tab'
complete -c seatmate -n '__fish_seen_subcommand_from play' -s o -l option -d 'Choose a setup option beforehand; can be repeated' -r
complete -c seatmate -n '__fish_seen_subcommand_from play' -l seed -d 'Shuffle by this number: the same number, the same cards' -r
complete -c seatmate -n '__fish_seen_subcommand_from play' -l title -d 'Give the game a name of your own' -r
complete -c seatmate -n '__fish_seen_subcommand_from play' -s y -l yes -d 'Start a new game at once, with the defaults for everything not given'
complete -c seatmate -n '__fish_seen_subcommand_from play' -l plain -d 'Type everything in lines, without live timers and single keys: for scripts and screen readers'
complete -c seatmate -n '__fish_seen_subcommand_from play' -f -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from resume' -l plain -d 'Type everything in lines, without live timers and single keys: for scripts and screen readers'
complete -c seatmate -n '__fish_seen_subcommand_from campaign' -f -a 'new play export import'
complete -c seatmate -n '__fish_seen_subcommand_from serve' -l port -d 'The port; otherwise 7328' -r
complete -c seatmate -n '__fish_seen_subcommand_from serve' -l lan -d 'Listen to the home network, too; each device joins with a code'
complete -c seatmate -n '__fish_seen_subcommand_from serve' -l https -d 'Speak HTTPS, too, with a certificate that is made here and kept'
complete -c seatmate -n '__fish_seen_subcommand_from serve' -l page -d 'Where the built page lies; otherwise beside the program' -r -f -a '(__fish_complete_directories)'
complete -c seatmate -n '__fish_seen_subcommand_from serve' -l trust-proxy -d 'The address of a server that passes requests on and says whose they are; may be given again' -r
complete -c seatmate -n '__fish_seen_subcommand_from devices' -l remove -d 'This device must join again' -r
complete -c seatmate -n '__fish_seen_subcommand_from record' -l all -d 'Every game that is over, not only the latest ten'
complete -c seatmate -n '__fish_seen_subcommand_from record' -f -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from export' -s f -l force -d 'Replace the file if it exists'
complete -c seatmate -n '__fish_seen_subcommand_from export' -F
complete -c seatmate -n '__fish_seen_subcommand_from import' -F
complete -c seatmate -n '__fish_seen_subcommand_from replay' -F
complete -c seatmate -n '__fish_seen_subcommand_from rescue' -f -a '(__fish_complete_directories)'
complete -c seatmate -n '__fish_seen_subcommand_from rescue' -F
complete -c seatmate -n '__fish_seen_subcommand_from backup' -s f -l force -d 'Replace the file if it exists'
complete -c seatmate -n '__fish_seen_subcommand_from backup' -F
complete -c seatmate -n '__fish_seen_subcommand_from box' -l missing -d 'Only what nobody has told yet'
complete -c seatmate -n '__fish_seen_subcommand_from box' -s f -l force -d 'Replace the file if it exists'
complete -c seatmate -n '__fish_seen_subcommand_from box' -f -a 'show export import check forget'
complete -c seatmate -n '__fish_seen_subcommand_from box' -F -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from box' -F
complete -c seatmate -n '__fish_seen_subcommand_from deck' -s f -l force -d 'Replace the file if it exists'
complete -c seatmate -n '__fish_seen_subcommand_from deck' -f -a 'show export import check template'
complete -c seatmate -n '__fish_seen_subcommand_from deck' -F -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from deck' -F
complete -c seatmate -n '__fish_seen_subcommand_from data' -s f -l force -d 'Replace files that exist'
complete -c seatmate -n '__fish_seen_subcommand_from data' -f -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from data' -f -a '(__fish_complete_directories)'
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -s n -l games -d 'How many games; otherwise 10,000' -r
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -l seed -d 'Another number, other games; otherwise 1' -r
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -s j -l jobs -d 'How many threads; otherwise one for each core. The result is the same' -r
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -l csv -d 'Write what each game measured to a file; - is standard output' -r -F
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -s f -l force -d 'Replace the file if it exists'
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -l compare -d 'Play the same games with the data files of this folder too, and show the differences' -r -f -a '(__fish_complete_directories)'
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -l by -d 'A table over all values of one setup option, such as level' -r
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -l deck -d 'Play with the cards of this deck file' -r -F
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -l box -d 'Play with what this box file tells' -r -F
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -s o -l option -d 'Choose a setup option by its name; can be repeated' -r
complete -c seatmate -n '__fish_seen_subcommand_from simulate' -f -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from study' -l to -d 'The folder for the tables; otherwise beside the file, by its name' -r -f -a '(__fish_complete_directories)'
complete -c seatmate -n '__fish_seen_subcommand_from study' -l shard -d 'Only this part of the games, such as 2/5' -r
complete -c seatmate -n '__fish_seen_subcommand_from study' -s j -l jobs -d 'How many threads; otherwise one for each core. The result is the same' -r
complete -c seatmate -n '__fish_seen_subcommand_from study' -s f -l force -d 'Replace files that exist'
complete -c seatmate -n '__fish_seen_subcommand_from study' -F
complete -c seatmate -n '__fish_seen_subcommand_from merge' -l to -d 'The folder for the whole' -r -f -a '(__fish_complete_directories)'
complete -c seatmate -n '__fish_seen_subcommand_from merge' -s f -l force -d 'Replace files that exist'
complete -c seatmate -n '__fish_seen_subcommand_from report' -l to -d 'The page; otherwise report.html in that folder. - is standard output' -r -F
complete -c seatmate -n '__fish_seen_subcommand_from report' -s f -l force -d 'Replace files that exist'
complete -c seatmate -n '__fish_seen_subcommand_from report' -f -a '(__fish_complete_directories)'
complete -c seatmate -n '__fish_seen_subcommand_from rules' -s n -l games -d 'How many games to simulate; otherwise 20,000' -r
complete -c seatmate -n '__fish_seen_subcommand_from rules' -s j -l jobs -d 'How many threads; otherwise one for each core. The result is the same' -r
complete -c seatmate -n '__fish_seen_subcommand_from rules' -l check -d 'Show only the gaps; the exit code is 1 if there are any'
complete -c seatmate -n '__fish_seen_subcommand_from rules' -l all -d 'Also what a campaign reveals only later'
complete -c seatmate -n '__fish_seen_subcommand_from rules' -f -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from bench' -s n -l games -d 'How many games to measure' -r
complete -c seatmate -n '__fish_seen_subcommand_from bench' -l signature -d 'Print only the signature: it changes when any decision changes'
complete -c seatmate -n '__fish_seen_subcommand_from bench' -f -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from decide' -f -a 'age-of-innovation charterstone golem pendulum through-the-ages'
complete -c seatmate -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'
