internal import ByteSources
internal import UniformTypes

/// What a file's name says about which other file it belongs to.
///
/// Exporters add marks to one half of a Live Photo only; the ``key`` is the name without them, the marks are kept beside
/// it. It refuses to promise that equal keys belong together: phones start their numbering again.
///
/// ```swift
/// PairingName("IMG_E0042.HEIC").key == PairingName("img_0042_HEVC.MOV").key  // true; the first one is an edited copy
/// ```
///
/// Complexity: linear in the name's length.
public struct PairingName: Hashable, Sendable {
  /// The stem, in lower case and without marks; equal for composed and decomposed forms of one name.
  public let key: String
  /// The number that tells copies of one name apart: 1 in `IMG_0042(1).HEIC`.
  public let copy: Int?
  /// Whether the name calls the file an edited rendition.
  public let isEdited: Bool
  /// Whether the name carries the mark of a Pixel's motion photo: `NAME.MP.jpg`, and `NAME.MP`, the movie of it; before 2020
  /// `MVIMG_1.jpg` and `MVIMG_1`.
  public let isMotion: Bool

  /// Exporters cut names to 46 or 47 characters, each half at its own place.
  static let longestKey = 46

  /// Reads a file name; `byteCount` is the file's size in bytes, where it is known.
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

  /// Whether a key is the older name of a Pixel's motion photo; Takeout gives its movie that name without an extension.
  private static func isOlderMotion(_ key: String) -> Bool { key.utf8.starts(with: "mvimg_".utf8) }

  /// Reads a file name that may carry marks.
  init(marked fileName: String, byteCount: Int64?) {
    var stem = Substring(fileName.inLowerCase)
    if let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot != stem.startIndex,
      !Mark.isMotionMovie(stem[dot...])
    {
      stem = stem[..<dot]
    }
    var seen = Seen()
    // Each kind of mark stands once at most, so as many rounds as there are kinds come to an end.
    for _ in Mark.Kind.allCases {
      guard let (rest, mark) = Self.strippingMark(stem, byteCount, seen) else { break }
      seen.take(mark)
      if mark.kind == .half { seen.isMotion = Mark.isMotionMovie(stem[rest.endIndex...]) }
      stem = rest
    }
    if let camera = Self.cameraStem(stem) {
      stem = camera.stem
      seen.isEdited = seen.isEdited || camera.isEdited
    }
    key = String(stem.utf8.count <= Self.longestKey ? stem : stem.prefix(Self.longestKey))
    copy = seen.copy
    isEdited = seen.isEdited
    isMotion = seen.isMotion || Self.isOlderMotion(key)
  }

  /// The marks met so far.
  private struct Seen {
    var kinds: [Mark.Kind] = []
    var copy: Int?
    var isEdited = false
    var isMotion = false

    mutating func take(_ mark: (kind: Mark.Kind, number: Int?)) {
      kinds.append(mark.kind)
      if mark.kind == .copy { copy = mark.number }
      if mark.kind == .edited { isEdited = true }
    }
  }

  private static func strippingMark(
    _ stem: Substring, _ byteCount: Int64?, _ seen: Seen
  ) -> (rest: Substring, mark: (kind: Mark.Kind, number: Int?))? {
    let (isASCII, last, hasTilde) = Self.look(at: stem)
    // In ASCII a mark's last byte rules out most; elsewhere one letter may be written in several ways.
    let all = Mark.suffixes
    if isASCII {
      for position in Mark.ending(with: last) {
        guard !seen.kinds.contains(all[position].kind), stem.endsBytewise(with: all[position].text) else {
          continue
        }
        let rest = stem.dropLast(all[position].text.count)
        if !rest.isEmpty { return (rest, (all[position].kind, nil)) }
      }
    } else {
      for mark in all {
        guard mayEnd(stem, last, with: mark), !seen.kinds.contains(mark.kind), stem.hasSuffix(mark.text)
        else {
          continue
        }
        let rest = stem.dropLast(mark.text.count)
        if !rest.isEmpty { return (rest, (mark.kind, nil)) }
      }
    }
    if last == UInt8(ascii: ")") || hasTilde, !seen.kinds.contains(.copy),
      let (rest, number) = copyNumber(stem)
    {
      return (rest, (.copy, number))
    }
    if !seen.kinds.contains(.size), let byteCount, let last, Int64(last) - 0x30 == byteCount % 10,
      stem.endsBytewise(with: String(byteCount))
    {
      let rest = stem.dropLast(String(byteCount).count)
      if rest.utf8.last == UInt8(ascii: "-"), rest.utf8.count > 1 { return (rest.dropLast(), (.size, nil)) }
    }
    if !seen.kinds.contains(.half), last == UInt8(ascii: "3"), stem.endsBytewise(with: "_3"),
      isUUID(stem.dropLast(2))
    {
      return (stem.dropLast(2), (.half, nil))
    }
    return nil
  }

  /// Whether a stem may end with a mark by its bytes: in ASCII each letter is written in one way, and what else a mark
  /// ends with is not ASCII in any way of writing it.
  private static func mayEnd(_ stem: Substring, _ last: UInt8?, with mark: Mark) -> Bool {
    if mark.isASCII { return stem.endsBytewise(with: mark.text) }
    return mark.lastByte ?? 0 < 0x80 || last ?? 0 >= 0x80
  }

  /// Whether a stem is ASCII, its last byte, and whether there is a tilde in it: what rules most marks out.
  private static func look(at stem: Substring) -> (isASCII: Bool, last: UInt8?, hasTilde: Bool) {
    stem.bytewise { bytes in
      var all: UInt8 = 0
      var hasTilde = false
      for byte in bytes {
        all |= byte
        if byte == UInt8(ascii: "~") { hasTilde = true }
      }
      return (all < 0x80, bytes.last, hasTilde)
    }
  }

  /// `name(2)` and `name (2)`, as most exporters number, or `name~2`, as Pixel phones do.
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
    (1...4).contains(digits.utf8.count) && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? Int(digits) : nil
  }

  /// `IMG_E1234` is the edited rendition of `IMG_1234`, `IMG_O1234` its original.
  private static func cameraStem(_ stem: Substring) -> (stem: Substring, isEdited: Bool)? {
    let isEdited = stem.bytewise { bytes -> Bool? in
      guard bytes.count > 5, bytes[0] == UInt8(ascii: "i"), bytes[1] == UInt8(ascii: "m"),
        bytes[2] == UInt8(ascii: "g"), bytes[3] == UInt8(ascii: "_"), (0x30...0x39).contains(bytes[5])
      else { return nil }
      switch bytes[4] {
      case UInt8(ascii: "e"): return true
      case UInt8(ascii: "o"): return false
      default: return nil
      }
    }
    guard let isEdited else { return nil }
    return (Substring("img_" + stem.from(byte: 5)), isEdited)
  }

  /// `img_1234` of `img_e1234`, in lower case; nil where a stem is no camera's of an edited rendition.
  static func original(ofCameraStem stem: Substring) -> String? {
    cameraStem(stem).flatMap { $0.isEdited ? String($0.stem) : nil }
  }

  private static func isUUID(_ text: Substring) -> Bool {
    let bytes = text.utf8
    guard bytes.count == 36 else { return false }
    return zip(0..., bytes).allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-")
        : (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
  }
}
