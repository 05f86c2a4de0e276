#if !canImport(Darwin)
  internal import Foundation
  internal import MediaMetadata

  /// The mapping of an entry of Exif, TIFF, GPS, DNG or IPTC metadata to an ImageIO key.
  struct ImagePropertyRow: Sendable {
    /// The conversion of a value.
    enum Form: Sendable {
      /// One number, an array of several, or text.
      case value
      /// Always an array.
      case list
      /// The first number: some writers pad a single byte.
      case first
      /// Four digits: `0232` is 2, 3, 2; trailing zeros after the second number are omitted.
      case version
      /// Numbers, without trailing zeros after the second one.
      case trimmed
      /// Degrees from degrees, minutes and seconds, never negative: a separate reference states the side.
      case degrees
      /// A number without its sign: a separate reference states the side.
      case magnitude
      /// Hours, minutes and seconds, with fractions if any.
      case clock
    }

    let number: UInt16
    let key: String
    let form: Form

    init(_ number: UInt16, _ key: CFString, _ form: Form = .value) {
      (self.number, self.key, self.form) = (number, key as String, form)
    }

    /// Converts an entry; nil if its form does not match the key.
    func object(_ value: PictureTags.Value) -> Any? {
      switch form {
      case .value: value.numbers.map { $0.count == 1 ? $0[0] : $0 as NSArray } ?? value.text
      case .list: value.numbers.map { $0 as NSArray } ?? value.text
      case .first: value.numbers?.first
      case .version: value.digits.map { Self.trimmed($0) as NSArray }
      case .trimmed: value.numbers.map { Self.trimmed($0.map(\.intValue)) as NSArray }
      case .degrees: value.sexagesimal.map { NSNumber(value: $0[0] + $0[1] / 60 + $0[2] / 3600) }
      case .magnitude: value.numbers?.first.map { NSNumber(value: $0.doubleValue.magnitude) }
      case .clock: value.sexagesimal.flatMap(Self.clock)
      }
    }

    /// Converts the texts of a caption.
    func object(_ texts: [String]) -> Any? {
      form == .list ? texts as NSArray : texts.first.map { NSString(string: $0) }
    }

    private static func trimmed(_ numbers: [Int]) -> [Int] {
      var numbers = numbers
      while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
      return numbers
    }

    private static func clock(_ parts: [Double]) -> NSString? {
      guard let hour = Int(exactly: parts[0].rounded()), let minute = Int(exactly: parts[1].rounded()),
        parts[2].isFinite
      else { return nil }
      let hundredths = (parts[2] * 100).rounded() / 100
      let isWhole = hundredths == hundredths.rounded()
      let seconds = String(format: isWhole ? "%02.0f" : "%05.2f", hundredths)
      return NSString(string: String(format: "%02d:%02d:", hour, minute) + seconds)
    }
  }

  extension PictureTags.Value {
    fileprivate var text: NSString? { if case .text(let text) = self { NSString(string: text) } else { nil } }

    fileprivate var numbers: [NSNumber]? {
      switch self {
      case .wholes(let values): values.map { NSNumber(value: $0) }
      case .reals(let values):
        values.count == 1 && values[0].isInfinite ? nil : values.map { NSNumber(value: $0) }
      case .bytes(let bytes): bytes.map { NSNumber(value: $0) }
      case .text: nil
      }
    }

    /// The numbers of a version: the first two digits together, then each digit.
    fileprivate var digits: [Int]? {
      let bytes: [UInt8]
      switch self {
      case .bytes(let values): bytes = values
      case .text(let text): bytes = Array(text.utf8)
      default: return nil
      }
      let digits = bytes.prefix(4).compactMap { (0x30...0x39).contains($0) ? Int($0) - 0x30 : nil }
      return digits.count == 4 ? [digits[0] * 10 + digits[1], digits[2], digits[3]] : nil
    }

    /// Three unsigned numbers, missing ones 0.
    fileprivate var sexagesimal: [Double]? {
      guard let values = numbers?.prefix(3).map(\.doubleValue.magnitude), let first = values.first,
        first.isFinite
      else { return nil }
      return (values + [0, 0]).prefix(3).map { $0.isFinite ? $0 : 0 }
    }
  }
#endif
