import ArgumentParser
import PropertyLists

/// The forms of an answer that is a list: text for people, objects one a line, or one array of them.
enum ListFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text, ndjson, json

  /// The elements for programs: an array with indents, or an object a line.
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
