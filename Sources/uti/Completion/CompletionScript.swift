import SystemCalls

/// A shell script that gets candidates from ``CompletionRequest``.
///
/// The shells complete files, with their own quoting. Typed words, file names and candidates are never evaluated.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  private static let option = "--generate-completion-script"

  /// Returns the script requested by a command line; nil for all others.
  init?(requestedBy arguments: [String]) throws {
    let options = arguments.prefix { $0 != "--" }
    guard let index = options.firstIndex(where: { $0 == Self.option || $0.hasPrefix(Self.option + "=") })
    else { return nil }
    let name =
      options[index] == Self.option
      ? options[index...].dropFirst().first : String(options[index].dropFirst(Self.option.count + 1))
    try self.init(shell: name)
  }

  /// Returns the script for a named shell, or for the user's shell.
  private init(shell name: String?) throws {
    let own = ProcessEnvironment["SHELL"]?.split(separator: "/").last.map(String.init)
    guard let script = (name ?? own).flatMap(Self.init(rawValue:)) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(.usage, "'\(Self.option)' takes a shell: \(known)")
    }
    self = script
  }

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completion of uti in bash: uti itself names the candidates, bash the files.
    _uti() {
      local line=${COMP_LINE:0:COMP_POINT} words=() word= raw= quote= chunk entry lines=()
      # Splits the line up to the cursor: word is without its quoting, raw as it was typed.
      while [[ -n $line ]]; do
        chunk=${line:0:1}
        case $quote:$line in
          \':\'* | \":\"*) quote= raw+=$chunk ;;
          \':*) chunk=${line%%\'*} word+=$chunk raw+=$chunk ;;
          \":\\[\\\"\$\`]* | :\\?*) chunk=${line:0:2} word+=${chunk:1} raw+=$chunk ;;
          \":[!\"\\]*) chunk=${line%%[\"\\]*} word+=$chunk raw+=$chunk ;;
          :[\"\']*) quote=$chunk raw+=$chunk ;;
          :[[:space:]]*) [[ -z $raw ]] || words+=("$word"); word= raw= ;;
          :[!\\]*) chunk=${line%%[[:space:]\\\"\']*} word+=$chunk raw+=$chunk ;;
          *) word+=$chunk raw+=$chunk ;;
        esac
        line=${line:${#chunk}}
      done
      while IFS= read -r entry; do
        lines+=("$entry")
      done < <(command uti __complete -- "${words[@]:1}" "$word" 2>/dev/null </dev/null)
      COMPREPLY=()
      (( ${#lines[@]} )) && [[ $raw == *"$2" ]] || return
      local last=$(( ${#lines[@]} - 1 )) part=$word
      local directive=${lines[last]}
      unset "lines[last]"
      [[ $directive != *$'\t'* ]] || part=${directive#*$'\t'}
      directive=${directive%%$'\t'*}
      # Readline replaces the second argument, which may begin within the word.
      local kept=${raw%"$part"} before=${raw%"$2"}
      for entry in "${lines[@]+"${lines[@]}"}"; do
        entry=${entry%%$'\t'*}
        [[ -n $quote ]] || printf -v entry %q "$entry"
        entry=$kept$entry
        COMPREPLY+=("${entry#"$before"}")
      done
      case $directive in
        :files) (( ${#COMPREPLY[@]} )) || return
          for entry in "$word"*; do [[ ! -e $entry ]] || COMPREPLY+=("$entry"); done
          compopt -o filenames ;;
        :files= | :folders=) case $2 in
          # Elsewhere = parts words, and readline completes what follows it.
          *=*) compopt +o default +o bashdefault -o nospace
            for entry in "${word#*=}"*; do
              if [[ -d $entry ]]; then entry=$entry/; elif [[ ! -e $entry || $directive == :folders= ]]; then continue; fi
              [[ -n $quote ]] || printf -v entry %q "$entry"
              COMPREPLY+=("${2%%=*}=$entry")
            done ;;
          *) [[ $directive == :files= ]] || compopt +o default +o bashdefault -o dirnames ;;
          esac ;;
        :folders) compopt +o default +o bashdefault -o dirnames ;;
        :nospace) compopt +o default +o bashdefault -o nospace ;;
        :none) compopt +o default +o bashdefault ;;
      esac 2>/dev/null
    }
    complete -o bashdefault -o default -F _uti uti

    """#

  private static let zshText = #"""
    #compdef uti
    # Completion of uti in zsh: uti itself names the candidates, zsh the files.
    _uti() {
      local word=$PREFIX line value directive part kept ret=1
      local -a lines shown values rest
      # The word without its quoting.
      case $compstate[quote] in
        \') ;;
        \") word=${(Q)${:-\"$PREFIX\"}} ;;
        *) word=${(Q)PREFIX} ;;
      esac
      lines=("${(@f)$(command uti __complete -- "${(@Q)words[2,CURRENT-1]}" "$word" 2>/dev/null </dev/null)}")
      directive=${lines[-1]} part=$word
      [[ $directive == *$'\t'* ]] && part=${directive#*$'\t'}
      directive=${directive%%$'\t'*}
      kept=${word%"$part"}
      for line in "${(@)lines[1,-2]}"; do
        value=${line%%$'\t'*} line=${line#*$'\t'}
        values+=("$kept$value")
        shown+=("${${value//\\/\\\\}//:/\\:}${line:+:$line}")
      done
      [[ $directive == :nospace ]] && rest=(-S '')
      (( $#values )) && _describe -t values uti shown values "${rest[@]}" && ret=0
      [[ $directive == *= ]] && compset -P 1 '*='
      case $directive in
        :files* | '') _files && ret=0 ;;
        :folders*) _path_files -/ && ret=0 ;;
      esac
      return ret
    }
    if [[ $funcstack[1] == _uti ]]; then _uti "$@"; else compdef _uti uti; fi

    """#

  private static let fishText = #"""
    # Completion of uti in fish: uti itself names the candidates, fish the files.
    # Asks uti once for a command line.
    function __uti_ask
        set -l line (commandline -cp | string collect -N)
        set -q __uti_line; and test "$line" = "$__uti_line"; and return
        set -g __uti_line $line
        set -g __uti_candidates
        # The word without its quoting, also where a quotation mark is still open.
        set -l raw (commandline -ct | string collect)
        set -l word $raw
        for closed in $raw $raw\' $raw\"
            set -l plain (string unescape -- $closed); and set word $plain; and break
        end
        set -l words (commandline -opc)
        set -l lines (command uti __complete -- $words[2..-1] "$word" 2>/dev/null </dev/null)
        set -l last (string split -m 1 \t -- $lines[-1])
        set -g __uti_directive $last[1]
        set -e lines[-1]
        set -l kept
        if set -q last[2]
            set kept (string sub -l (math (string length -- "$word") - (string length -- "$last[2]")) -- "$word" | string collect)
        end
        set -g __uti_candidates "$kept"$lines
    end
    function __uti_takes
        __uti_ask
        string match -q -- ":$argv*" "$__uti_directive"
    end
    function __uti_folders
        set -l token (commandline -ct)
        set -l option (string match -r -- '^--[^=]*=' "$token")
        printf '%s\n' "$option"(__fish_complete_directories (string replace -- "$option" '' "$token") '')
    end
    complete -c uti -e
    complete -c uti -f
    complete -c uti -n __uti_ask -a '$__uti_candidates'
    complete -c uti -n '__uti_takes files' -F
    complete -c uti -n '__uti_takes folders' -a '(__uti_folders)'

    """#
}
