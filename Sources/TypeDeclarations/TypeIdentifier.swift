/// The rules for writing type identifiers.
public enum TypeIdentifier {
  /// The form in which identifiers are registered and compared: lower case.
  public static func normalized(_ identifier: String) -> String {
    identifier.utf8.contains { $0 >= 0x80 || ($0 >= 0x41 && $0 <= 0x5A) }
      ? identifier.lowercased() : identifier
  }

  /// The first character that an identifier may not contain, or nil.
  ///
  /// Letters, digits, `-`, `.` and everything above U+007F are allowed.
  public static func forbiddenCharacter(in identifier: String) -> Character? {
    identifier.first { character in
      guard let byte = character.asciiValue else { return false }
      return
        !(byte == 0x2D || byte == 0x2E || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20))
    }
  }

  /// Whether `identifier` is written as an identifier may be.
  public static func isValid(_ identifier: String) -> Bool {
    !identifier.isEmpty && forbiddenCharacter(in: identifier) == nil
  }

  /// Whether `identifier` is of the form that encodes a tag.
  static func isDynamic(_ identifier: String) -> Bool { normalized(identifier).hasPrefix("dyn.") }
}
