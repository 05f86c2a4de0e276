// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of uti.h.

internal import CLibrary
public import CUTI
internal import UniformTypes

private func declaredType(_ identifier: UnsafePointer<CChar>?) -> UTType? {
  text(identifier).flatMap { TypeRegistry.standard.type($0) }
}

private func knownClass(_ name: UnsafePointer<CChar>?) -> UTTagClass? {
  guard let name = text(name) else { return nil }
  let short: [String: UTTagClass] = [
    "extension": .filenameExtension, "mime": .mimeType, "ostype": UTTagClass(rawValue: "com.apple.ostype"),
  ]
  if let known = short[name] { return known }
  let named = UTTagClass(rawValue: name)
  return short.values.contains(named) ? named : nil
}

@c @implementation
public func uti_conforms(_ type: UnsafePointer<CChar>?, _ supertype: UnsafePointer<CChar>?) -> Int32 {
  guard let type = declaredType(type), let supertype = declaredType(supertype) else { return -1 }
  return type.conforms(to: supertype) ? 1 : 0
}

@c @implementation
public func uti_is_declared(_ type: UnsafePointer<CChar>?) -> Int32 {
  declaredType(type).map { $0.isDeclared ? 1 : 0 } ?? -1
}

@c @implementation
public func uti_identifier(
  _ type: UnsafePointer<CChar>?, _ allowUndeclared: Int32
) -> UnsafeMutablePointer<CChar>? {
  text(type).flatMap { TypeRegistry.standard.type($0, allowUndeclared: allowUndeclared != 0) }
    .flatMap { copy($0.identifier) }
}

@c @implementation
public func uti_supertypes(_ type: UnsafePointer<CChar>?) -> UnsafeMutablePointer<uti_list>? {
  declaredType(type).flatMap { list(supertypes(of: $0).map(\.identifier)) }
}

@c @implementation
public func uti_types_for_tag(
  _ tagClass: UnsafePointer<CChar>?, _ tag: UnsafePointer<CChar>?, _ supertype: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<uti_list>? {
  guard let tagClass = knownClass(tagClass), let tag = text(tag) else { return nil }
  var types = TypeRegistry.standard.declaredTypes(tag: tag, tagClass: tagClass)
  if supertype != nil {
    guard let supertype = declaredType(supertype) else { return nil }
    types = types.filter { $0.conforms(to: supertype) }
  }
  return list(types.map(\.identifier))
}

@c @implementation
public func uti_tags(
  _ type: UnsafePointer<CChar>?, _ tagClass: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<uti_list>? {
  guard let type = declaredType(type), let tagClass = knownClass(tagClass) else { return nil }
  return list(type.tags[tagClass] ?? [])
}

@c @implementation
public func uti_mime_type(_ type: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  declaredType(type).flatMap { copy($0.printedMIMEType) }
}

@c @implementation
public func uti_description(_ type: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  declaredType(type)?.localizedDescription.flatMap { copy($0) }
}

/// Nearest first, in declared order.
private func supertypes(of type: UTType) -> [UTType] {
  var found: [UTType] = []
  let _: Never? = type.nearestInSupertypes {
    found.append($0)
    return nil
  }
  return found
}

private func copy(_ text: String) -> UnsafeMutablePointer<CChar>? { try? block(Array(text.utf8), nil) }

/// A list as one block: the structure, the pointers, the texts.
private func list(_ items: [String]) -> UnsafeMutablePointer<uti_list>? {
  typealias Place = UnsafePointer<CChar>?
  let texts = items.map { CText($0) }
  let pointers = MemoryLayout<uti_list>.stride
  let start = pointers + texts.count * MemoryLayout<Place>.stride
  guard let block = malloc(texts.reduce(start) { $0 + $1.bytes.count }) else { return nil }
  let places = (block + pointers).bindMemory(to: Place.self, capacity: texts.count)
  var place = block + start
  for (index, text) in texts.enumerated() {
    text.bytes.withUnsafeBytes { bytes in
      if let first = bytes.baseAddress { place.copyMemory(from: first, byteCount: bytes.count) }
    }
    (places + index).initialize(to: UnsafePointer(place.assumingMemoryBound(to: CChar.self)))
    place += text.bytes.count
  }
  let list = block.bindMemory(to: uti_list.self, capacity: 1)
  list.initialize(to: uti_list(count: texts.count, items: UnsafePointer(places)))
  return list
}
