import ASCIIBytes

/// Splits arguments into one option or value each: `--format=json` into `--format json`, `-j4` into `-j 4`, `-rq` into
/// `-r -q`.
enum OptionSplitter {
  /// The options of `classify` and `check` with a value.
  private static let optionsWithValue = [
    "--format", "--as", "--jobs", "--files-from", "--exclude", "--isolate", "--timeout", "--kind", "--fields",
    "--filter", "--unknown", "--print", "--conforms-to",
  ]
  /// The single-letter flags of `classify` and `check`.
  private static let flags = Array("rqbL0".utf8)

  static func split(_ arguments: [String]) -> [String] {
    guard arguments.contains(where: { parts(of: $0) != nil }) else { return arguments }
    return arguments.flatMap { parts(of: $0) ?? [$0] }
  }

  /// Returns the parts of an argument; nil for one that is not split here.
  private static func parts(of word: String) -> [String]? {
    let bytes = word.utf8
    guard bytes.count > 2, bytes.first == UInt8(ascii: "-") else { return nil }
    let letters = bytes.dropFirst()
    if letters.first == UInt8(ascii: "-") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let (name, value) = (String(word[..<end]), String(word[bytes.index(after: end)...]))
      return !value.isEmpty && !value.utf8.starts(with: "-".utf8) && optionsWithValue.contains(name)
        ? [name, value] : nil
    }
    if letters.first == UInt8(ascii: "j") {
      return letters.dropFirst().allSatisfy { $0.isASCIIDigit } ? ["-j", String(word.dropFirst(2))] : nil
    }
    return letters.allSatisfy { flags.contains($0) } ? word.dropFirst().map { "-\($0)" } : nil
  }
}
