// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions for types: relations, tags and descriptions. The names are those of uti.h.

internal import CLibrary
public import CUTI
internal import UniformTypes

private func declaredType(_ identifier: UnsafePointer<CChar>?) -> UTType? {
  text(identifier).flatMap { TypeRegistry.standard.type($0) }
}

private func declaredTagClass(_ name: UnsafePointer<CChar>?) -> UTTagClass? {
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
  guard let tagClass = declaredTagClass(tagClass), let tag = text(tag) else { return nil }
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
  guard let type = declaredType(type), let tagClass = declaredTagClass(tagClass) else { return nil }
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

/// Returns all supertypes, nearest first, in declared order.
private func supertypes(of type: UTType) -> [UTType] {
  var result: [UTType] = []
  let _: Never? = type.nearestInSupertypes {
    result.append($0)
    return nil
  }
  return result
}

private func copy(_ text: String) -> UnsafeMutablePointer<CChar>? { try? block(Array(text.utf8), nil) }

/// Returns a list as one block: the structure, the pointers, the texts.
private func list(_ items: [String]) -> UnsafeMutablePointer<uti_list>? {
  typealias Item = UnsafePointer<CChar>?
  let texts = items.map { CText($0) }
  let pointers = MemoryLayout<uti_list>.stride
  let start = pointers + texts.count * MemoryLayout<Item>.stride
  guard let block = malloc(texts.reduce(start) { $0 + $1.bytes.count }) else { return nil }
  let pointerArray = (block + pointers).bindMemory(to: Item.self, capacity: texts.count)
  var textStart = block + start
  for (index, text) in texts.enumerated() {
    text.bytes.withUnsafeBytes { bytes in
      if let first = bytes.baseAddress { textStart.copyMemory(from: first, byteCount: bytes.count) }
    }
    (pointerArray + index).initialize(to: UnsafePointer(textStart.assumingMemoryBound(to: CChar.self)))
    textStart += text.bytes.count
  }
  let list = block.bindMemory(to: uti_list.self, capacity: 1)
  list.initialize(to: uti_list(count: texts.count, items: UnsafePointer(pointerArray)))
  return list
}
