# bash completion for seatmate
_seatmate() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  local command=seatmate place=0 i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "${COMP_WORDS[i]}" in
      --box|--by|--compare|--csv|--data|--deck|--games|--jobs|--lang|--option|--page|--port|--remove|--seed|--shard|--title|--to|--trust-proxy|-j|-n|-o) ((i++)) ;;
      -*) ;;
      *) if [[ $command == seatmate ]]; then
           case " play resume campaign serve devices games record export import replay rescue backup box deck data simulate study merge report rules bench decide protocol completion " in
             *" ${COMP_WORDS[i]} "*) command="${COMP_WORDS[i]}" ;;
           esac
         else
           ((place++))
         fi ;;
    esac
  done
  case "$command:$before" in
    play:-o|play:--option) COMPREPLY=(); return ;;
    play:--seed) COMPREPLY=(); return ;;
    play:--title) COMPREPLY=(); return ;;
    serve:--port) COMPREPLY=(); return ;;
    serve:--page) COMPREPLY=($(compgen -d -- "$word")); return ;;
    serve:--trust-proxy) COMPREPLY=(); return ;;
    devices:--remove) COMPREPLY=(); return ;;
    simulate:-n|simulate:--games) COMPREPLY=(); return ;;
    simulate:--seed) COMPREPLY=(); return ;;
    simulate:-j|simulate:--jobs) COMPREPLY=(); return ;;
    simulate:--csv) COMPREPLY=($(compgen -f -- "$word")); return ;;
    simulate:--data) COMPREPLY=($(compgen -d -- "$word")); return ;;
    simulate:--compare) COMPREPLY=($(compgen -d -- "$word")); return ;;
    simulate:--by) COMPREPLY=(); return ;;
    simulate:--deck) COMPREPLY=($(compgen -f -- "$word")); return ;;
    simulate:--box) COMPREPLY=($(compgen -f -- "$word")); return ;;
    simulate:-o|simulate:--option) COMPREPLY=(); return ;;
    study:--to) COMPREPLY=($(compgen -d -- "$word")); return ;;
    study:--shard) COMPREPLY=(); return ;;
    study:-j|study:--jobs) COMPREPLY=(); return ;;
    merge:--to) COMPREPLY=($(compgen -d -- "$word")); return ;;
    report:--to) COMPREPLY=($(compgen -f -- "$word")); return ;;
    rules:-n|rules:--games) COMPREPLY=(); return ;;
    rules:-j|rules:--jobs) COMPREPLY=(); return ;;
    bench:-n|bench:--games) COMPREPLY=(); return ;;
    *:--lang) COMPREPLY=($(compgen -W 'en de it ja ru' -- "$word")); return ;;
    *:--data) COMPREPLY=($(compgen -d -- "$word")); return ;;
  esac
  if [[ $word == -* ]]; then
    case "$command" in
      play) COMPREPLY=($(compgen -W '-h --help -o --option --seed --title -y --yes --plain --version --lang --data' -- "$word")) ;;
      resume) COMPREPLY=($(compgen -W '-h --help --plain --version --lang --data' -- "$word")) ;;
      campaign) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      serve) COMPREPLY=($(compgen -W '-h --help --port --lan --https --page --trust-proxy --version --lang --data' -- "$word")) ;;
      devices) COMPREPLY=($(compgen -W '-h --help --remove --version --lang --data' -- "$word")) ;;
      games) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      record) COMPREPLY=($(compgen -W '-h --help --all --version --lang --data' -- "$word")) ;;
      export) COMPREPLY=($(compgen -W '-h --help -f --force --version --lang --data' -- "$word")) ;;
      import) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      replay) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      rescue) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      backup) COMPREPLY=($(compgen -W '-h --help -f --force --version --lang --data' -- "$word")) ;;
      box) COMPREPLY=($(compgen -W '-h --help --missing -f --force --version --lang --data' -- "$word")) ;;
      deck) COMPREPLY=($(compgen -W '-h --help -f --force --version --lang --data' -- "$word")) ;;
      data) COMPREPLY=($(compgen -W '-h --help -f --force --version --lang --data' -- "$word")) ;;
      simulate) COMPREPLY=($(compgen -W '-h --help -n --games --seed -j --jobs --csv -f --force --data --compare --by --deck --box -o --option --version --lang' -- "$word")) ;;
      study) COMPREPLY=($(compgen -W '-h --help --to --shard -j --jobs -f --force --version --lang --data' -- "$word")) ;;
      merge) COMPREPLY=($(compgen -W '-h --help --to -f --force --version --lang --data' -- "$word")) ;;
      report) COMPREPLY=($(compgen -W '-h --help --to -f --force --version --lang --data' -- "$word")) ;;
      rules) COMPREPLY=($(compgen -W '-h --help -n --games -j --jobs --check --all --version --lang --data' -- "$word")) ;;
      bench) COMPREPLY=($(compgen -W '-h --help -n --games --signature --version --lang --data' -- "$word")) ;;
      decide) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      protocol) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      completion) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
      *) COMPREPLY=($(compgen -W '-h --help --version --lang --data' -- "$word")) ;;
    esac
    return
  fi
  case "$command:$place" in
    seatmate:*) COMPREPLY=($(compgen -W 'play resume campaign serve devices games record export import replay rescue backup box deck data simulate study merge report rules bench decide protocol completion' -- "$word")) ;;
    play:0) COMPREPLY=($(compgen -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    resume:0) COMPREPLY=() ;;
    campaign:0) COMPREPLY=($(compgen -W 'new play export import' -- "$word")) ;;
    record:0) COMPREPLY=($(compgen -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    export:0) COMPREPLY=() ;;
    export:1) COMPREPLY=($(compgen -f -- "$word")) ;;
    import:0) COMPREPLY=($(compgen -f -- "$word")) ;;
    replay:0) COMPREPLY=($(compgen -f -- "$word")) ;;
    rescue:0) COMPREPLY=($(compgen -d -- "$word")) ;;
    rescue:1) COMPREPLY=($(compgen -f -- "$word")) ;;
    backup:0) COMPREPLY=($(compgen -f -- "$word")) ;;
    box:0) COMPREPLY=($(compgen -W 'show export import check forget' -- "$word")) ;;
    box:1) COMPREPLY=($(compgen -f -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    box:2) COMPREPLY=($(compgen -f -- "$word")) ;;
    deck:0) COMPREPLY=($(compgen -W 'show export import check template' -- "$word")) ;;
    deck:1) COMPREPLY=($(compgen -f -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    deck:2) COMPREPLY=($(compgen -f -- "$word")) ;;
    data:0) COMPREPLY=() ;;
    data:1) COMPREPLY=($(compgen -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    data:2) COMPREPLY=($(compgen -d -- "$word")) ;;
    simulate:0) COMPREPLY=($(compgen -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    study:0) COMPREPLY=($(compgen -f -- "$word")) ;;
    merge:0) COMPREPLY=() ;;
    report:0) COMPREPLY=($(compgen -d -- "$word")) ;;
    rules:0) COMPREPLY=($(compgen -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    bench:0) COMPREPLY=($(compgen -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    decide:0) COMPREPLY=($(compgen -W 'age-of-innovation charterstone golem pendulum through-the-ages' -- "$word")) ;;
    completion:0) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$word")) ;;
  esac
}
complete -o filenames -F _seatmate seatmate
