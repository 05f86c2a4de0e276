import ContainerFormats
import Foundation
import Testing

/// A parsed page of `uti report`.
struct ReadPage {
  let bytes: [UInt8]
  let text: String
  /// The unpacked lines of JSON of each kind.
  private(set) var records: [String] = []
  private(set) var explanations: [String] = []
  private(set) var fields: [String] = []
  private(set) var types: [String] = []
  /// The thumbnails, in the order of their records.
  private(set) var pictures: [[UInt8]] = []

  init(_ file: URL) throws {
    bytes = [UInt8](try Data(contentsOf: file))
    text = try #require(String(validating: bytes, as: UTF8.self))
    records = try lines("records")
    explanations = try lines("explanations")
    fields = try lines("fields")
    types = try lines("types")
    let letters = elements("pictures").joined()
    var offset = letters.startIndex
    for record in try objects() {
      guard let length = (record["thumbnail"] as? [String: Any])?["length"] as? Int else { continue }
      let end = letters.index(offset, offsetBy: length)
      pictures.append([UInt8](try #require(Data(base64Encoded: String(letters[offset..<end])))))
      offset = end
    }
    #expect(offset == letters.endIndex)
  }

  /// Returns the texts of the script elements of a class.
  func elements(_ name: String) -> [String] {
    text.components(separatedBy: "<script type=\"text/plain\" class=\"\(name)\"").dropFirst().map { rest in
      let contents = rest[rest.index(after: rest.firstIndex(of: ">") ?? rest.startIndex)...]
      return String(contents.prefix { $0 != "<" })
    }
  }

  private func lines(_ name: String) throws -> [String] {
    try elements(name).flatMap { element -> [String] in
      let packed = [UInt8](try #require(Data(base64Encoded: element)))
      var inflater = try Inflater(.raw)
      var output: [UInt8] = []
      let state = try packed.withUnsafeBytes {
        try inflater.inflate($0, appendingTo: &output, upTo: 64 << 20).state
      }
      #expect(state == .finished)
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  func objects() throws -> [[String: Any]] { try records.map(Self.object) }

  static func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  func object(at path: String) throws -> [String: Any] {
    try #require(try objects().first { $0["path"] as? String == path })
  }

  /// The whole text of the page, unpacked, since Base64 could contain any word by chance.
  var everything: String {
    let packed = ["records", "explanations", "fields", "types", "pictures"].flatMap(elements)
    let plain = packed.reduce(text) { $1.isEmpty ? $0 : $0.replacingOccurrences(of: $1, with: "") }
    return ([plain] + records + explanations + fields + types).joined(separator: "\n")
  }
}
