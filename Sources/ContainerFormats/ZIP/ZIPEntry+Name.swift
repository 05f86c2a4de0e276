extension ZIPEntry {
  /// The name as text.
  ///
  /// UTF-8 when flag bit 11 says so or the bytes are valid UTF-8 (many writers forget the flag), the Info-ZIP Unicode
  /// path when it still belongs to the stored name (APPNOTE 4.6.9), else code page 437 (APPNOTE appendix D).
  public var name: String {
    if extra.isEmpty, nameBytes.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: nameBytes, as: UTF8.self)
    }
    if let text = String(validating: nameBytes, as: UTF8.self) { return unicodePath ?? text }
    if let path = unicodePath { return path }
    if flags & 0x0800 != 0 { return String(decoding: nameBytes, as: UTF8.self) }
    var text = ""
    for byte in nameBytes { text.unicodeScalars.append(Self.codePage437(byte)) }
    return text
  }

  /// The extra field of a name in UTF-8.
  static let unicodePathField: UInt16 = 0x7075

  private var unicodePath: String? {
    guard let field = extraField(Self.unicodePathField), field.count > 5, field[0] == 1 else { return nil }
    let check = field[1..<5].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard check == CyclicRedundancyCheck.of(nameBytes) else { return nil }
    return String(validating: field[5...], as: UTF8.self)
  }

  private static func codePage437(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return upperHalf[upperHalf.index(upperHalf.startIndex, offsetBy: Int(byte) - 0x80)]
  }

  private static let upperHalf = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
    └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
    """.unicodeScalars)
}
