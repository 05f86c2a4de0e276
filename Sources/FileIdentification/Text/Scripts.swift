internal import ByteReading

/// Scripts by the interpreter that their first line names.
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
      "shebang-sh", when: { ["sh", "dash", "ash"].contains($0) }, then: .shellScript,
      because: "the first line names the shell"),
    Rule(
      "shebang-python", when: { isVersion(of: "python", $0) || isVersion(of: "pypy", $0) },
      then: .pythonScript, because: "the first line names Python"),
    Rule(
      "shebang-perl", when: { isVersion(of: "perl", $0) }, then: .perlScript,
      because: "the first line names Perl"),
    Rule(
      "shebang-ruby", when: { isVersion(of: "ruby", $0) || $0 == "jruby" }, then: .rubyScript,
      because: "the first line names Ruby"),
    Rule("shebang-php", when: { isVersion(of: "php", $0) }, then: .php, because: "the first line names PHP"),
    Rule(
      "shebang-javascript", decides: false, when: { isVersion(of: "node", $0) || $0 == "nodejs" },
      then: .javaScript, because: "the first line names a JavaScript engine, which runs TypeScript too"),
    Rule("shebang-swift", when: { $0 == "swift" }, then: .swiftSource, because: "the first line names Swift"),
    Rule(
      "shebang-make", when: { $0 == "make" || $0 == "gmake" }, then: .makeSource,
      because: "the first line names make"),
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
      // `env -S`, other options, and assignments come before the name.
      interpreter = base(words.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? "")
    }
    guard let rule = rules.first(for: interpreter) else { return nil }
    return ContentFinding(rule, range: 0..<Int64(end), facts: Remark("interpreter \(interpreter)"))
  }

  private static func base(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
