internal import ASCIIBytes

/// The rules for writing type identifiers.
public enum TypeIdentifier {
  /// Returns the form for registering and comparing identifiers: lower case.
  public static func normalized(_ identifier: String) -> String {
    identifier.utf8.contains { $0 >= 0x80 || $0.isASCIIUppercase }
      ? identifier.lowercased() : identifier
  }

  /// Returns the first character that is not allowed in an identifier, or nil.
  ///
  /// Letters, digits, `-`, `.` and everything above U+007F are allowed.
  public static func forbiddenCharacter(in identifier: String) -> Character? {
    identifier.first { character in
      guard let byte = character.asciiValue else { return false }
      return
        !(byte == 0x2D || byte == 0x2E || byte.isASCIILetterOrDigit)
    }
  }

  /// Returns true if `identifier` is valid.
  public static func isValid(_ identifier: String) -> Bool {
    !identifier.isEmpty && forbiddenCharacter(in: identifier) == nil
  }

  /// Returns true if `identifier` is dynamic.
  static func isDynamic(_ identifier: String) -> Bool { normalized(identifier).hasPrefix("dyn.") }
}
