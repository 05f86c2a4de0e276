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
    let bytes = word.utf8
    guard bytes.count > 2, bytes.first == UInt8(ascii: "-") else { return nil }
    let letters = bytes.dropFirst()
    if letters.first == UInt8(ascii: "-") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let (name, value) = (String(word[..<end]), String(word[bytes.index(after: end)...]))
      return !value.isEmpty && !value.utf8.starts(with: "-".utf8) && valued.contains(name)
        ? [name, value] : nil
    }
    if letters.first == UInt8(ascii: "j") {
      return letters.dropFirst().allSatisfy { $0 &- 0x30 < 10 } ? ["-j", String(word.dropFirst(2))] : nil
    }
    return letters.allSatisfy { flags.contains($0) } ? word.dropFirst().map { "-\($0)" } : nil
  }
}
