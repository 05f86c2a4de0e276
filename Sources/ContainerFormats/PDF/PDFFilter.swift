/// A filter of a stream (ISO 32000-2 §7.4), and what was done to its bytes before it packed them.
package struct PDFFilter: Sendable {
  /// The algorithm.
  package enum Method: Sendable {
    case flate, lzw(earlyChange: Bool), asciiHex, ascii85, runLength
  }

  package let method: Method
  package let predictor: PDFPredictor?

  /// The most filters that a stream may have: nobody needs more than three.
  package static let most = 8

  /// Names of filters; readers take the short ones of inline images (Table 92) for those of streams, too.
  private static let names: [(long: String, short: String, method: Method)] = [
    ("FlateDecode", "Fl", .flate), ("LZWDecode", "LZW", .lzw(earlyChange: true)),
    ("ASCIIHexDecode", "AHx", .asciiHex), ("ASCII85Decode", "A85", .ascii85),
    ("RunLengthDecode", "RL", .runLength),
  ]

  /// Keys that say where a stream's bytes are and how they are packed; the last four are not for streams in the file (§7.3.8.2).
  private static let otherKeys = ["F", "DP", "FFilter", "FDecodeParms"]

  /// The filters of a stream, in the order in which they are undone.
  ///
  /// Errors: ``PDFFilterError`` where they are named elsewhere, are none of those that are known, or readers would not agree.
  package static func chain(of dictionary: PDFDictionary) throws(PDFFilterError) -> [PDFFilter] {
    guard !dictionary.repeatsKeys else { throw .ambiguous }
    guard otherKeys.allSatisfy({ dictionary[$0] == nil }) else { throw .elsewhere }
    let parameters = dictionary["DecodeParms"]
    switch dictionary["Filter"] {
    case nil: return []
    case .name(let name): return [try PDFFilter(name, parameters)]
    case .array(let values):
      guard values.count <= most else { throw .tooMany }
      var all: [PDFValue?] = Array(repeating: nil, count: values.count)
      switch parameters {
      case nil: break
      case .array(let list) where list.count <= values.count: all.replaceSubrange(0..<list.count, with: list)
      case .reference: throw .elsewhere
      // A dictionary for a list of filters is the first one's to some readers, and nobody's to others.
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

  /// Starts unpacking.
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

/// Why a stream's bytes cannot be unpacked.
package enum PDFFilterError: Error, Hashable, Sendable {
  /// A filter or its parameters stand in another object or file.
  case elsewhere
  /// A filter is none of those that are known.
  case unknown
  /// There are more filters than ``PDFFilter/most``.
  case tooMany
  /// Readers differ in what the parameters mean.
  case ambiguous
  /// The bytes are not what the filter makes.
  case corrupt
}

/// Undoes one filter, piece by piece.
package protocol PDFDecoder {
  /// Unpacks `input` until it is used up, the filter's end comes, or `output` holds `limit` bytes; true at the filter's end.
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
