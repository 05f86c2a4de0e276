/// The words of a command line with one option or value in each: `--format=json` as `--format json`, `-j4` as `-j 4`, `-rq` as
/// `-r -q`.
enum PlainWords {
  /// The options of `classify` and `check` that take a value.
  private static let valued = [
    "--format", "--as", "--jobs", "--files-from", "--exclude", "--isolate", "--timeout", "--kind", "--fields",
    "--filter", "--unknown", "--print", "--conforms-to",
  ]
  /// Their flags of one letter.
  private static let flags = Array("rqbL0".utf8)

  static func separated(_ arguments: [String]) -> [String] {
    guard arguments.contains(where: { parts(of: $0) != nil }) else { return arguments }
    return arguments.flatMap { parts(of: $0) ?? [$0] }
  }

  /// nil for a word that is one already, or that only the whole parser takes.
  private static func parts(of word: String) -> [String]? {
    guard word.utf8.count > 2, word.utf8.first == UInt8(ascii: "-") else { return nil }
    guard word.hasPrefix("--") else {
      let letters = word.utf8.dropFirst()
      let number = letters.dropFirst()
      if letters.first == UInt8(ascii: "j"), !number.isEmpty, number.allSatisfy({ $0 &- 0x30 < 10 }) {
        return ["-j", String(word.dropFirst(2))]
      }
      return letters.count > 1 && letters.allSatisfy { flags.contains($0) }
        ? word.dropFirst().map { "-\($0)" } : nil
    }
    guard let end = word.firstIndex(of: "=") else { return nil }
    let (name, value) = (String(word[..<end]), String(word[word.index(after: end)...]))
    return !value.isEmpty && !value.hasPrefix("-") && valued.contains(name) ? [name, value] : nil
  }
}
