import ArgumentParser
import PropertyLists

/// The output formats of lists: text, NDJSON, or a JSON array.
enum ListFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text, ndjson, json

  /// Formats the elements as an indented array, or as one object per line.
  func objects<Element>(_ elements: [Element], _ write: (Element, inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(indented: self == .json)
    if self == .json {
      json.array { json in for element in elements { write(element, &json) } }
      json.endRecord()
    } else {
      for element in elements {
        write(element, &json)
        json.endRecord()
      }
    }
    return json.bytes
  }
}
