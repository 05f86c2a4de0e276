internal import ByteSources
internal import Formats
internal import UniformTypes

/// Scripts, identified by the interpreter in the first line.
enum Scripts {
  private static let rules: [Rule<String>] = [
    Rule("shebang-bash", when: { $0 == "bash" }, then: .bashScript, because: "the first line names bash"),
    Rule("shebang-zsh", when: { $0 == "zsh" }, then: .zshScript, because: "the first line names zsh"),
    Rule(
      "shebang-ksh", when: { ["ksh", "ksh93", "mksh", "pdksh"].contains($0) }, then: .kshScript,
      because: "the first line names ksh"),
    Rule("shebang-tcsh", when: { $0 == "tcsh" }, then: .tcshScript, because: "the first line names tcsh"),
    Rule("shebang-csh", when: { $0 == "csh" }, then: .cshScript, because: "the first line names csh"),
    Rule(
      "shebang-sh", when: { ["sh", "dash", "ash", "busybox"].contains($0) }, then: .shellScript,
      because: "the first line names the shell"),
    Rule(
      "shebang-python", when: { isVersion(of: "python", $0) || isVersion(of: "pypy", $0) },
      then: .pythonScript, because: "the first line names Python"),
    Rule(
      "shebang-raku", when: { ["raku", "perl6", "rakudo"].contains($0) }, then: .raku,
      because: "the first line names Raku"),
    Rule(
      "shebang-perl", when: { isVersion(of: "perl", $0) }, then: .perlScript,
      because: "the first line names Perl"),
    Rule(
      "shebang-ruby",
      when: { isVersion(of: "ruby", $0) || ["jruby", "rbx", "macruby", "rake"].contains($0) },
      then: .rubyScript,
      because: "the first line names Ruby"),
    Rule(
      "shebang-php", when: { isVersion(of: "php", $0) }, then: .phpScript, because: "the first line names PHP"
    ),
    Rule(
      "shebang-javascript", decides: false,
      when: { ["node", "nodejs", "bun", "qjs", "js", "rhino", "d8", "gjs", "v8"].contains($0) },
      then: .javaScript, because: "the first line names a JavaScript engine, which runs TypeScript too"),
    Rule("shebang-swift", when: { $0 == "swift" }, then: .swiftSource, because: "the first line names Swift"),
    Rule(
      "shebang-make", when: { $0 == "make" || $0 == "gmake" }, then: .makefile,
      because: "the first line names make"),
    Rule(
      "shebang-awk", when: { ["awk", "gawk", "mawk", "nawk"].contains($0) }, then: .awk,
      because: "the first line names an awk"),
    Rule(
      "shebang-sed", when: { $0 == "sed" || $0 == "gsed" }, then: .sedScript,
      because: "the first line names sed"),
    Rule(
      "shebang-lua", when: { isVersion(of: "lua", $0) || isVersion(of: "luajit", $0) }, then: .lua,
      because: "the first line names Lua"),
    Rule(
      "shebang-tcl", when: { isVersion(of: "tclsh", $0) || isVersion(of: "wish", $0) || $0 == "expect" },
      then: .tcl,
      because: "the first line names a Tcl shell"),
    Rule(
      "shebang-groovy", when: { $0 == "groovy" }, then: .groovy,
      because: "the first line names Groovy"),
    Rule(
      "shebang-julia", when: { $0 == "julia" }, then: .julia,
      because: "the first line names Julia"),
    Rule(
      "shebang-r", when: { $0 == "Rscript" || $0 == "littler" }, then: .rScript,
      because: "the first line names R"),
    Rule(
      "shebang-fish", when: { $0 == "fish" }, then: .fishScript,
      because: "the first line names fish"),
    Rule(
      "shebang-powershell", when: { $0 == "pwsh" || $0 == "powershell" }, then: .powerShell,
      because: "the first line names PowerShell"),
    Rule(
      "shebang-erlang", when: { $0 == "escript" }, then: .erlang,
      because: "the first line names Erlang"),
    Rule(
      "shebang-elixir", when: { $0 == "elixir" }, then: .elixir,
      because: "the first line names Elixir"),
    Rule(
      "shebang-crystal", when: { $0 == "crystal" }, then: .crystal,
      because: "the first line names Crystal"),
    Rule(
      "shebang-guile", when: { ["guile", "scheme", "chicken", "csi", "gosh", "scheme-script"].contains($0) },
      then: .scheme,
      because: "the first line names a Scheme"),
    Rule(
      "shebang-racket", when: { $0 == "racket" }, then: .racket,
      because: "the first line names Racket"),
    Rule(
      "shebang-lisp", when: { ["sbcl", "clisp", "ccl", "ecl", "lisp"].contains($0) }, then: .commonLisp,
      because: "the first line names a Common Lisp"),
    Rule(
      "shebang-clojure", when: { ["clojure", "bb", "boot"].contains($0) }, then: .clojure,
      because: "the first line names Clojure"),
    Rule(
      "shebang-ocaml", when: { ["ocaml", "ocamlrun", "ocamlscript"].contains($0) }, then: .ocaml,
      because: "the first line names OCaml"),
    Rule(
      "shebang-haskell", when: { ["runhaskell", "runghc", "stack"].contains($0) }, then: .haskell,
      because: "the first line names Haskell"),
    Rule(
      "shebang-scala", when: { $0 == "scala" }, then: .scala,
      because: "the first line names Scala"),
    Rule(
      "shebang-kotlin", when: { $0 == "kotlin" || $0 == "kscript" }, then: .kotlin,
      because: "the first line names Kotlin"),
    Rule(
      "shebang-dart", when: { $0 == "dart" }, then: .dart,
      because: "the first line names Dart"),
    Rule(
      "shebang-typescript", when: { ["deno", "ts-node", "tsx"].contains($0) }, then: .typeScript,
      because: "the first line names a TypeScript engine"),
    Rule(
      "shebang-coffee", when: { $0 == "coffee" }, then: .coffeeScript,
      because: "the first line names CoffeeScript"),
    Rule(
      "shebang-livescript", when: { $0 == "lsc" }, then: .liveScript,
      because: "the first line names LiveScript"),
    Rule(
      "shebang-prolog", when: { ["swipl", "yap", "gprolog"].contains($0) }, then: .prolog,
      because: "the first line names a Prolog"),
    Rule(
      "shebang-osa-javascript", decides: false, when: { $0 == "osascript -l JavaScript" }, then: .javaScript,
      because: "the first line names JavaScript for Automation"),
    Rule(
      "shebang-applescript", decides: false, when: { $0 == "osascript" }, then: .appleScript,
      because: "the first line names AppleScript"),
    Rule(
      "shebang-gnuplot", when: { $0 == "gnuplot" }, then: .gnuplot,
      because: "the first line names gnuplot"),
    Rule(
      "shebang-rust", when: { $0 == "rust-script" || $0 == "cargo" }, then: .rust,
      because: "the first line names Rust"),
    Rule(
      "shebang-go", when: { $0 == "gorun" }, then: .go,
      because: "the first line names Go"),
    Rule(
      "shebang-nim", when: { $0 == "nim" }, then: .nim,
      because: "the first line names Nim"),
    Rule(
      "shebang-d", when: { $0 == "rdmd" || $0 == "dub" }, then: .dSource,
      because: "the first line names D"),
    Rule(
      "shebang-sage", when: { $0 == "sage" }, then: .sage,
      because: "the first line names Sage"),
    Rule(
      "shebang-octave", when: { $0 == "octave" }, then: .matlab,
      because: "the first line names Octave"),
    Rule(
      "shebang-hack", when: { $0 == "hhvm" }, then: .hack,
      because: "the first line names Hack"),
    Rule(
      "shebang-forth", when: { $0 == "gforth" }, then: .forth,
      because: "the first line names Forth"),
    Rule(
      "shebang-io", when: { $0 == "io" }, then: .ioLanguage,
      because: "the first line names Io"),
    Rule(
      "shebang-just", when: { $0 == "just" }, then: .just,
      because: "the first line names just"),
    Rule(
      "shebang-rexx", when: { $0 == "rexx" || $0 == "regina" }, then: .rexx,
      because: "the first line names REXX"),
    Rule(
      "shebang-smalltalk", when: { $0 == "gst" }, then: .smalltalk,
      because: "the first line names Smalltalk"),
    Rule(
      "shebang-zig", when: { $0 == "zig" }, then: .zig,
      because: "the first line names Zig"),
    Rule(
      "shebang-v", when: { $0 == "v" }, then: .vSource,
      because: "the first line names V"),
    Rule(
      "shebang-fsharp", when: { $0 == "fsharpi" }, then: .fSharp,
      because: "the first line names F#"),
    Rule(
      "shebang-dtrace", when: { $0 == "dtrace" }, then: .dTrace,
      because: "the first line names DTrace"),
    Rule(
      "shebang-systemtap", when: { $0 == "stap" }, then: .systemTap,
      because: "the first line names SystemTap"),
    Rule(
      "shebang-bpftrace", when: { $0 == "bpftrace" }, then: .bpfTrace,
      because: "the first line names bpftrace"),
    Rule(
      "shebang-newlisp", when: { $0 == "newlisp" }, then: .newLISP,
      because: "the first line names newLISP"),
    Rule(
      "shebang-asymptote", when: { $0 == "asy" }, then: .asymptote,
      because: "the first line names Asymptote"),
    Rule(
      "shebang-fennel", when: { $0 == "fennel" }, then: .fennel,
      because: "the first line names Fennel"),
    Rule(
      "shebang-hy", when: { $0 == "hy" }, then: .hy,
      because: "the first line names Hy"),
    Rule(
      "shebang-janet", when: { $0 == "janet" }, then: .janet,
      because: "the first line names Janet"),
    Rule(
      "shebang-jolie", when: { $0 == "jolie" }, then: .jolie,
      because: "the first line names Jolie"),
    Rule(
      "shebang-macaulay", when: { $0 == "M2" }, then: .macaulay2,
      because: "the first line names Macaulay2"),
    Rule(
      "shebang-mercury", when: { $0 == "mmi" }, then: .mercury,
      because: "the first line names Mercury"),
    Rule(
      "shebang-moonscript", when: { $0 == "moon" }, then: .moonScript,
      because: "the first line names MoonScript"),
    Rule(
      "shebang-nextflow", when: { $0 == "nextflow" }, then: .nextflow,
      because: "the first line names Nextflow"),
    Rule(
      "shebang-pike", when: { $0 == "pike" }, then: .pike,
      because: "the first line names Pike"),
    Rule(
      "shebang-supercollider", when: { ["sclang", "scsynth"].contains($0) }, then: .superCollider,
      because: "the first line names SuperCollider"),
    Rule(
      "shebang-pascal", when: { $0 == "instantfpc" }, then: .pascal,
      because: "the first line names Pascal"),
    Rule(
      "shebang-euphoria", when: { ["eui", "euiw"].contains($0) }, then: .euphoria,
      because: "the first line names Euphoria"),
    Rule(
      "shebang-j", when: { $0 == "jconsole" }, then: .jSource,
      because: "the first line names J"),
    Rule(
      "shebang-apl", when: { ["apl", "aplx", "dyalog"].contains($0) }, then: .apl,
      because: "the first line names APL"),
    Rule(
      "shebang-boogie", when: { $0 == "boogie" }, then: .boogie,
      because: "the first line names Boogie"),
    Rule(
      "shebang-dafny", when: { $0 == "dafny" }, then: .dafny,
      because: "the first line names Dafny"),
    Rule(
      "shebang-openrc", when: { ["openrc-run", "runscript"].contains($0) }, then: .shellScript,
      because: "the first line names OpenRC, which runs the shell"),
    Rule(
      "shebang-other", decides: false, when: { !$0.isEmpty }, then: .script,
      because: "an interpreter that is not known here"),
  ]

  private static func isVersion(of name: String, _ interpreter: String) -> Bool {
    interpreter.hasPrefix(name) && interpreter.dropFirst(name.count).allSatisfy { $0.isNumber || $0 == "." }
  }

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let end = min(reader.head.firstIndex(of: 0x0A) ?? reader.head.count, 256)
    let line = reader.head.slice(2..<end)
    guard !line.array.contains(where: { $0 == 0 || $0 >= 0x80 }) else { return nil }
    var words = line.text.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
    guard let first = words.first, first.hasPrefix("/") || first.hasPrefix("env") else { return nil }
    var interpreter = base(first)
    if interpreter == "env" {
      words.removeFirst()
      // Options such as `-S` and assignments precede the name.
      interpreter = base(words.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? "")
    }
    // An option selects one of two languages (osascript(1)).
    if interpreter == "osascript", let option = words.firstIndex(of: "-l"), option + 1 < words.count,
      words[option + 1] == "JavaScript"
    {
      interpreter += " -l JavaScript"
    }
    guard let rule = rules.first(for: interpreter) else { return nil }
    return ContentFinding(rule, range: 0..<Int64(end), facts: Remark("interpreter \(interpreter)"))
  }

  private static func base(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
