// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions that identify files and bytes (`uti_identify_…`). The names are those of uti.h.

internal import ByteSources
internal import CLibrary
public import CUTI
internal import FileIdentification
internal import SystemPackage

@c @implementation
public func uti_version() -> UnsafePointer<CChar>? { staticText("0.2.0") }

@c @implementation
public func uti_warm_up(_ error: UnsafeMutablePointer<uti_error>?) -> Int32 {
  let result: Void? = returningError(error) { () throws(CallError) in
    try CallContext.with(0) { (context) throws(CallError) in try context.warmUp() }
    try CallContext.with(CallContext.recordFlags(0)) { (context) throws(CallError) in try context.warmUp() }
  }
  return result == nil ? -1 : 0
}

@c @implementation
public func uti_free(_ block: UnsafeMutableRawPointer?) { free(block) }

@c @implementation
public func uti_identify_path(
  _ path: UnsafePointer<CChar>?, _ flags: UInt32, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_answer>? {
  Answer.make(flags, error) { (identifier) throws(CallError) in
    let path = try bytePath(path)
    return try convertingError { () throws(IdentificationError) in try identifier.identify(path: path) }
  }
}

@c @implementation
public func uti_identify_descriptor(
  _ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ flags: UInt32,
  _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_answer>? {
  Answer.make(flags, error) { (identifier) throws(CallError) in
    try convertingError { () throws(IdentificationError) in
      try identifier.identify(descriptor: descriptor, name: text(name))
    }
  }
}

@c @implementation
public func uti_identify_bytes(
  _ bytes: UnsafeRawPointer?, _ count: Int, _ name: UnsafePointer<CChar>?, _ flags: UInt32,
  _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_answer>? {
  Answer.make(flags, error) { (identifier) throws(CallError) in
    guard count == 0 || bytes != nil && count > 0 else { throw .noBytes }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    return try convertingError { () throws(IdentificationError) in
      try identifier.identify(buffer.bytes, name: text(name))
    }
  }
}

/// Converts identifications to `uti_answer`.
enum Answer {
  static func make(
    _ flags: UInt32, _ error: UnsafeMutablePointer<uti_error>?,
    _ identify: (FileIdentifier) throws(CallError) -> Identification
  ) -> UnsafeMutablePointer<uti_answer>? {
    returningError(error) { () throws(CallError) in
      try CallContext.with(flags) { (context) throws(CallError) in
        try block(try identify(context.identifier), context)
      }
    }
  }

  static func block(
    _ identification: Identification, _ context: CallContext
  ) throws(CallError) -> UnsafeMutablePointer<uti_answer> {
    let type = context.texts(of: identification.type)
    let name = identification.nameType.map { context.texts(of: $0).identifier }
    let content = identification.contentType.map { context.texts(of: $0).identifier }
    let damage = identification.damage.map { CText($0.rawValue) }
    var block = try CBlock(
      uti_answer.self, room: type.identifier, type.mime, type.fileExtension, name, content, damage)
    var answer = uti_answer()
    answer.type = block.append(type.identifier)
    answer.mime = block.append(type.mime)
    answer.extension = block.append(type.fileExtension)
    answer.certainty = staticText(word(identification.certainty))
    answer.agreement = staticText(word(identification.agreement))
    answer.name_type = block.append(name)
    answer.content_type = block.append(content)
    answer.damage = block.append(damage)
    answer.is_incomplete = identification.isIncomplete ? 1 : 0
    return block.finish(answer)
  }

  private static func word(_ certainty: Identification.Certainty) -> StaticString {
    switch certainty {
    case .proven: "proven"
    case .likely: "likely"
    case .nameOnly: "nameOnly"
    case .unknown: "none"
    }
  }

  private static func word(_ agreement: Identification.Agreement) -> StaticString {
    switch agreement {
    case .confirmed: "confirmed"
    case .nameRefines: "nameRefines"
    case .contentRefines: "contentRefines"
    case .sibling: "sibling"
    case .mismatch: "mismatch"
    case .nameOnly: "nameOnly"
    case .contentOnly: "contentOnly"
    case .neither: "none"
    }
  }
}
