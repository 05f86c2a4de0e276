internal import ByteSources
internal import Formats
internal import UniformTypes

extension FileIdentifier {
  /// The bytes that a file begins with, where they are one and the same and its name says that something else stands there.
  ///
  /// A stream of frames may begin with anything: of one the end and each quarter are looked at, too.
  func filling(
    _ content: ContentAnswer?, _ identification: Identification
  ) throws(IdentificationError) -> FilledRun? {
    let type = identification.type
    let isStream: Bool
    // Asked before the bytes are: few names are contradicted, or stand alone.
    switch identification.agreement {
    case .mismatch: isStream = false
    case .nameOnly: isStream = UnsignedForms.areFrames(type)
    default: return nil
    }
    let head = reader.head
    guard content?.isGenericText ?? true, let byte = head.filling, head.count >= BinaryBytes.fewest,
      // Few letters that are alike were typed by somebody.
      BinaryBytes.isNoText(byte) || head.count >= FilledRun.least
    else { return nil }
    if identification.agreement == .nameOnly, !isStream {
      guard AgreementRule.isText(type), ExclusiveNames.contains(type) else { return nil }
    }
    // An archive without members is blocks of zeros alone (POSIX, pax, "ustar Interchange Format").
    if byte == 0, identification.nameType?.conforms(to: .tarArchive) == true { return nil }
    if isStream, try !isFilled(with: byte) { return nil }
    return FilledRun(range: 0..<Int64(head.count), byte: byte)
  }

  private func isFilled(with byte: UInt8) throws(IdentificationError) -> Bool {
    guard let byteCount = reader.byteCount else { return false }
    do throws(ReadFailure) {
      var index = 0
      while let place = EndReader.place(index, in: 0..<byteCount) {
        index += 1
        if place.upperBound > Int64(reader.head.count),
          try reader.available(at: place.lowerBound, upTo: place.count).filling != byte
        {
          return false
        }
      }
      return true
    } catch {
      if case .source = error { throw IdentificationError(error) }
      return false
    }
  }
}
