/// A filter of PDF streams (ISO 32000-2 §7.4) with its predictor.
package struct PDFFilter: Sendable {
  package enum Method: Sendable {
    case flate, lzw(earlyChange: Bool), asciiHex, ascii85, runLength
  }

  package let method: Method
  package let predictor: PDFPredictor?

  /// Limit on filters per stream; more than three are never needed.
  package static let maxCount = 8

  /// Filter names; readers accept the abbreviations of inline images (Table 92) for streams too.
  private static let names: [(long: String, short: String, method: Method)] = [
    ("FlateDecode", "Fl", .flate), ("LZWDecode", "LZW", .lzw(earlyChange: true)),
    ("ASCIIHexDecode", "AHx", .asciiHex), ("ASCII85Decode", "A85", .ascii85),
    ("RunLengthDecode", "RL", .runLength),
  ]

  /// Other keys that affect a stream's data; the last four do not apply to streams in the file (§7.3.8.2).
  private static let otherKeys = ["F", "DP", "FFilter", "FDecodeParms"]

  /// Returns the filters of a stream, in decoding order.
  ///
  /// Errors: ``PDFFilterError`` if they are indirect, unknown, or ambiguous.
  package static func chain(of dictionary: PDFDictionary) throws(PDFFilterError) -> [PDFFilter] {
    guard !dictionary.repeatsKeys else { throw .ambiguous }
    guard otherKeys.allSatisfy({ dictionary[$0] == nil }) else { throw .elsewhere }
    let parameters = dictionary["DecodeParms"]
    switch dictionary["Filter"] {
    case nil: return []
    case .name(let name): return [try PDFFilter(name, parameters)]
    case .array(let values):
      guard values.count <= maxCount else { throw .tooMany }
      var all: [PDFValue?] = Array(repeating: nil, count: values.count)
      switch parameters {
      case nil: break
      case .array(let list) where list.count <= values.count: all.replaceSubrange(0..<list.count, with: list)
      case .reference: throw .elsewhere
      // Readers disagree on a dictionary for a list of filters: the first filter's, or ignored.
      default: throw .ambiguous
      }
      var chain: [PDFFilter] = []
      for (value, parameters) in zip(values, all) {
        guard case .name(let name) = value else { throw .elsewhere }
        chain.append(try PDFFilter(name, parameters))
      }
      return chain
    default: throw .elsewhere
    }
  }

  private init(_ name: String, _ parameters: PDFValue?) throws(PDFFilterError) {
    guard let row = Self.names.first(where: { $0.long == name || $0.short == name }) else { throw .unknown }
    var method = row.method
    var predictor: PDFPredictor?
    switch parameters {
    case nil, .null: break
    case .dictionary(let dictionary):
      guard !dictionary.repeatsKeys else { throw .ambiguous }
      if case .lzw = method {
        switch dictionary["EarlyChange"] {
        case nil, .integer(1): break
        case .integer(0): method = .lzw(earlyChange: false)
        default: throw .ambiguous
        }
      }
      switch method {
      case .flate, .lzw: predictor = try PDFPredictor(dictionary)
      case .asciiHex, .ascii85, .runLength: break
      }
    default: throw .elsewhere
    }
    (self.method, self.predictor) = (method, predictor)
  }

  package func decoder() throws(PDFFilterError) -> any PDFDecoder {
    switch method {
    case .flate: try FlateDecoder()
    case .lzw(let earlyChange): LZWDecoder(earlyChange: earlyChange)
    case .asciiHex: ASCIIHexDecoder()
    case .ascii85: ASCII85Decoder()
    case .runLength: RunLengthDecoder()
    }
  }
}

/// The reason why a stream cannot be decoded.
package enum PDFFilterError: Error, Hashable, Sendable {
  /// A filter or its parameters are in another object or file.
  case elsewhere
  case unknown
  /// There are more filters than ``PDFFilter/maxCount``.
  case tooMany
  /// Readers disagree on the parameters.
  case ambiguous
  /// The bytes are not a valid output of the filter.
  case corrupt
}

/// Decodes a filter in steps.
package protocol PDFDecoder {
  /// Decodes up to `limit` bytes of `output`; returns true at the filter's end.
  ///
  /// Complexity: linear in input plus output. Errors: ``PDFFilterError/corrupt``.
  mutating func decode(_ input: [UInt8], appendingTo output: inout [UInt8], upTo limit: Int)
    throws(PDFFilterError) -> Bool
}

/// FlateDecode (§7.4.4).
private final class FlateDecoder: PDFDecoder {
  private var inflater: Inflater

  init() throws(PDFFilterError) {
    do throws(InflateError) { inflater = try Inflater(.zlib) } catch { throw .corrupt }
  }

  func decode(_ input: [UInt8], appendingTo output: inout [UInt8], upTo limit: Int) throws(PDFFilterError)
    -> Bool
  {
    do throws(InflateError) {
      return try input.withUnsafeBufferPointer { bytes throws(InflateError) in
        try inflater.inflate(UnsafeRawBufferPointer(bytes), appendingTo: &output, upTo: limit).state
          == .finished
      }
    } catch { throw .corrupt }
  }
}
