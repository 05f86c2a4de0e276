/// The XML that property lists are made of: strict where it matters, no general entities, no document type definition.
struct XMLPropertyListParser {
  var text: PropertyListText

  init(_ text: PropertyListText) { self.text = text }

  mutating func document() throws(PropertyListError) -> PropertyList {
    try skipMarkup(allowsDocumentType: true)
    let root = try startTag("<plist>")
    guard root.name == "plist" else { throw text.failure("<plist>", found: "<\(root.name)>", at: root.start) }
    guard !root.isEmpty else { throw text.failure("a value in <plist>", found: "none", at: root.start) }
    try skipMarkup()
    let value = try value(try startTag("a value"), depth: 0)
    try skipMarkup()
    try endTag("plist")
    try skipMarkup()
    guard text.peek() == nil else { throw text.failure("the end after </plist>") }
    return value
  }

  private mutating func value(_ tag: MarkupTag, depth: Int) throws(PropertyListError) -> PropertyList {
    try text.countNode(depth: depth)
    let position = text.position(of: tag.start)
    let value: PropertyList.Value
    switch tag.name {
    case "dict": value = .dictionary(try dictionary(tag, depth))
    case "array": value = .array(try array(tag, depth))
    case "string": value = .string(String(decoding: try content(of: tag), as: UTF8.self))
    case "integer": value = .integer(try integer(tag))
    case "real": value = .real(try real(tag))
    case "date": value = .date(try date(tag))
    case "data": value = .data(try data(tag))
    case "true", "false":
      if !tag.isEmpty {
        try skipMarkup()
        try endTag(tag.name)
      }
      value = .boolean(tag.name == "true")
    default:
      throw text.failure(
        "dict, array, string, integer, real, true, false, date or data", found: "<\(tag.name)>", at: tag.start
      )
    }
    return PropertyList(value, position: position)
  }

  private mutating func dictionary(_ tag: MarkupTag, _ depth: Int) throws(PropertyListError)
    -> PropertyListDictionary
  {
    var entries: [PropertyListDictionary.Entry] = []
    while !tag.isEmpty {
      try skipMarkup()
      if text.starts(with: "</") {
        try endTag("dict")
        break
      }
      let keyTag = try startTag("<key> or </dict>")
      guard keyTag.name == "key" else {
        throw text.failure("<key> or </dict>", found: "<\(keyTag.name)>", at: keyTag.start)
      }
      let keyPosition = text.position(of: keyTag.start)
      let key = String(decoding: try content(of: keyTag), as: UTF8.self)
      text.path.components.append(.key(key))
      try skipMarkup()
      let valueTag = try startTag("a value for the key")
      entries.append(.init(key: key, keyPosition: keyPosition, value: try value(valueTag, depth: depth + 1)))
      text.path.components.removeLast()
    }
    return PropertyListDictionary(entries)
  }

  private mutating func array(_ tag: MarkupTag, _ depth: Int) throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while !tag.isEmpty {
      try skipMarkup()
      if text.starts(with: "</") {
        try endTag("array")
        break
      }
      text.path.components.append(.index(elements.count))
      elements.append(try value(try startTag("a value or </array>"), depth: depth + 1))
      text.path.components.removeLast()
    }
    return elements
  }
}
