internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// A file name parsed for pairing.
///
/// Exporters add marks to only one half of a Live Photo; ``key`` is the name without them. Equal keys do not prove that
/// files belong together, since phones restart their numbering.
///
/// ```swift
/// PairingName("IMG_E0042.HEIC").key == PairingName("img_0042_HEVC.MOV").key  // true; the first one is an edited copy
/// ```
///
/// Complexity: linear in the name's length.
public struct PairingName: Hashable, Sendable {
  /// The stem in lower case without marks; equal for composed and decomposed Unicode.
  public let key: String
  /// The copy number: 1 in `IMG_0042(1).HEIC`.
  public let copy: Int?
  /// True for the name of an edited rendition.
  public let isEdited: Bool
  /// True for a Pixel's motion photo and its movie: `NAME.MP.jpg` and `NAME.MP`; before 2020 `MVIMG_1.jpg` and `MVIMG_1`.
  public let isMotion: Bool

  /// The limit on keys; exporters truncate each half's name to 46 or 47 characters.
  static let maxKeyLength = 46

  /// Parses a file name; `byteCount` is the file's size in bytes, if known.
  public init(_ fileName: String, byteCount: Int64? = nil) {
    if let plain = Self.plainKey(of: fileName, byteCount) {
      self.init(plain: plain.key, copy: plain.copy)
    } else {
      self.init(marked: fileName, byteCount: byteCount)
    }
  }

  private init(plain key: String, copy: Int?) {
    self.key = key
    self.copy = copy
    isEdited = false
    isMotion = Self.isOlderMotion(key)
  }

  /// Returns true for the older names of a Pixel's motion photo and its movie.
  private static func isOlderMotion(_ key: String) -> Bool { key.utf8.starts(with: "mvimg_".utf8) }

  /// Parses a file name that may have marks.
  init(marked fileName: String, byteCount: Int64?) {
    var stem = Substring(fileName.inLowerCase)
    if let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot != stem.startIndex,
      !Mark.isMotionMovie(stem[dot...])
    {
      stem = stem[..<dot]
    }
    var marks = FoundMarks()
    // Each kind occurs at most once.
    for _ in Mark.Kind.allCases {
      guard let (rest, mark) = Self.strippingMark(stem, byteCount, marks) else { break }
      marks.add(mark)
      if mark.kind == .half { marks.isMotion = Mark.isMotionMovie(stem[rest.endIndex...]) }
      stem = rest
    }
    if let camera = Self.cameraStem(stem) {
      stem = camera.stem
      marks.isEdited = marks.isEdited || camera.isEdited
    }
    key = String(stem.utf8.count <= Self.maxKeyLength ? stem : stem.prefix(Self.maxKeyLength))
    copy = marks.copy
    isEdited = marks.isEdited
    isMotion = marks.isMotion || Self.isOlderMotion(key)
  }

  /// The marks found so far.
  private struct FoundMarks {
    var kinds: [Mark.Kind] = []
    var copy: Int?
    var isEdited = false
    var isMotion = false

    mutating func add(_ mark: (kind: Mark.Kind, number: Int?)) {
      kinds.append(mark.kind)
      if mark.kind == .copy { copy = mark.number }
      if mark.kind == .edited { isEdited = true }
    }
  }

  private static func strippingMark(
    _ stem: Substring, _ byteCount: Int64?, _ found: FoundMarks
  ) -> (rest: Substring, mark: (kind: Mark.Kind, number: Int?))? {
    let (isASCII, last, hasTilde) = Self.scan(stem)
    // In ASCII the last byte rules out most marks; elsewhere a letter can have several encodings.
    let all = Mark.suffixes
    if isASCII {
      for index in Mark.ending(with: last) {
        guard !found.kinds.contains(all[index].kind), stem.endsBytewise(with: all[index].text) else {
          continue
        }
        let rest = stem.dropLast(all[index].text.count)
        if !rest.isEmpty { return (rest, (all[index].kind, nil)) }
      }
    } else {
      for mark in all {
        guard mayEnd(stem, last, with: mark), !found.kinds.contains(mark.kind), stem.hasSuffix(mark.text)
        else {
          continue
        }
        let rest = stem.dropLast(mark.text.count)
        if !rest.isEmpty { return (rest, (mark.kind, nil)) }
      }
    }
    if last == UInt8(ascii: ")") || hasTilde, !found.kinds.contains(.copy),
      let (rest, number) = copyNumber(stem)
    {
      return (rest, (.copy, number))
    }
    if !found.kinds.contains(.size), let byteCount, let last, Int64(last) - 0x30 == byteCount % 10,
      stem.endsBytewise(with: String(byteCount))
    {
      let rest = stem.dropLast(String(byteCount).count)
      if rest.utf8.last == UInt8(ascii: "-"), rest.utf8.count > 1 { return (rest.dropLast(), (.size, nil)) }
    }
    if !found.kinds.contains(.half), last == UInt8(ascii: "3"), stem.endsBytewise(with: "_3"),
      isUUID(stem.dropLast(2))
    {
      return (stem.dropLast(2), (.half, nil))
    }
    return nil
  }

  /// Returns false if the last byte shows that the stem cannot end with a mark, in any Unicode form.
  private static func mayEnd(_ stem: Substring, _ last: UInt8?, with mark: Mark) -> Bool {
    if mark.isASCII { return stem.endsBytewise(with: mark.text) }
    return mark.lastByte ?? 0 < 0x80 || last ?? 0 >= 0x80
  }

  /// Returns the properties of a stem that rule out most marks.
  private static func scan(_ stem: Substring) -> (isASCII: Bool, last: UInt8?, hasTilde: Bool) {
    stem.withUTF8Bytes { bytes in
      var allBits: UInt8 = 0
      var hasTilde = false
      for byte in bytes {
        allBits |= byte
        if byte == UInt8(ascii: "~") { hasTilde = true }
      }
      return (allBits < 0x80, bytes.last, hasTilde)
    }
  }

  /// Parses `name(2)` and `name (2)` of most exporters, or `name~2` of Pixel phones.
  private static func copyNumber(_ stem: Substring) -> (Substring, Int)? {
    if stem.utf8.last == UInt8(ascii: ")"), let open = stem.utf8.lastIndex(of: UInt8(ascii: "(")) {
      let rest = stem[..<open]
      let trimmed = rest.utf8.last == UInt8(ascii: " ") ? rest.dropLast() : rest
      if let number = smallNumber(stem[stem.index(after: open)...].dropLast()), !trimmed.isEmpty {
        return (trimmed, number)
      }
    }
    if let tilde = stem.utf8.lastIndex(of: UInt8(ascii: "~")), tilde != stem.startIndex,
      let number = smallNumber(stem[stem.index(after: tilde)...])
    {
      return (stem[..<tilde], number)
    }
    return nil
  }

  private static func smallNumber(_ digits: Substring) -> Int? {
    (1...4).contains(digits.utf8.count) && digits.utf8.allSatisfy { $0.isASCIIDigit }
      ? Int(digits) : nil
  }

  /// Parses `IMG_E1234`, the edited rendition of `IMG_1234`, and `IMG_O1234`, its original.
  private static func cameraStem(_ stem: Substring) -> (stem: Substring, isEdited: Bool)? {
    let isEdited = stem.withUTF8Bytes { bytes -> Bool? in
      guard bytes.count > 5, bytes[0] == UInt8(ascii: "i"), bytes[1] == UInt8(ascii: "m"),
        bytes[2] == UInt8(ascii: "g"), bytes[3] == UInt8(ascii: "_"), bytes[5].isASCIIDigit
      else { return nil }
      switch bytes[4] {
      case UInt8(ascii: "e"): return true
      case UInt8(ascii: "o"): return false
      default: return nil
      }
    }
    guard let isEdited else { return nil }
    return (Substring("img_" + stem.suffix(fromByte: 5)), isEdited)
  }

  /// Returns `img_1234` for `img_e1234`, in lower case; nil if the stem is not an edited rendition of a camera.
  static func original(ofCameraStem stem: Substring) -> String? {
    cameraStem(stem).flatMap { $0.isEdited ? String($0.stem) : nil }
  }

  private static func isUUID(_ text: Substring) -> Bool {
    let bytes = text.utf8
    guard bytes.count == 36 else { return false }
    return zip(0..., bytes).allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-")
        : byte.isASCIIDigit || (0x61...0x66).contains(byte)
    }
  }
}
