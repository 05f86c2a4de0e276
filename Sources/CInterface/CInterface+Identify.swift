// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of uti.h.

internal import ByteSources
internal import CLibrary
public import CUTI
internal import FileIdentification
internal import SystemPackage

@c @implementation
public func uti_version() -> UnsafePointer<CChar>? { lasting("0.2.0") }

@c @implementation
public func uti_warm_up(_ error: UnsafeMutablePointer<uti_error>?) -> Int32 {
  let done: Void? = answering(error) { () throws(CallError) in
    try Question.with(0) { (question) throws(CallError) in try question.warmUp() }
    try Question.with(Question.recordFlags(0)) { (question) throws(CallError) in try question.warmUp() }
  }
  return done == nil ? -1 : 0
}

@c @implementation
public func uti_free(_ block: UnsafeMutableRawPointer?) { free(block) }

@c @implementation
public func uti_identify_path(
  _ path: UnsafePointer<CChar>?, _ flags: UInt32, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_answer>? {
  Answer.make(flags, error) { (identifier) throws(CallError) in
    let path = try bytePath(path)
    return try reading { () throws(IdentificationError) in try identifier.identify(path: path) }
  }
}

@c @implementation
public func uti_identify_descriptor(
  _ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ flags: UInt32,
  _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_answer>? {
  Answer.make(flags, error) { (identifier) throws(CallError) in
    try reading { () throws(IdentificationError) in
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
    return try reading { () throws(IdentificationError) in
      try identifier.identify(buffer.bytes, name: text(name))
    }
  }
}

/// Verdicts as C has them.
enum Answer {
  static func make(
    _ flags: UInt32, _ error: UnsafeMutablePointer<uti_error>?,
    _ identify: (FileIdentifier) throws(CallError) -> Identification
  ) -> UnsafeMutablePointer<uti_answer>? {
    answering(error) { () throws(CallError) in
      try Question.with(flags) { (question) throws(CallError) in
        try block(try identify(question.identifier), question)
      }
    }
  }

  static func block(
    _ found: Identification, _ question: Question
  ) throws(CallError) -> UnsafeMutablePointer<uti_answer> {
    let type = question.texts(of: found.type)
    let name = found.nameType.map { question.texts(of: $0).identifier }
    let content = found.contentType.map { question.texts(of: $0).identifier }
    let damage = found.damage.map { CText($0.rawValue) }
    var block = try CBlock(
      uti_answer.self, room: type.identifier, type.mime, type.fileExtension, name, content, damage)
    var answer = uti_answer()
    answer.type = block.put(type.identifier)
    answer.mime = block.put(type.mime)
    answer.extension = block.put(type.fileExtension)
    answer.certainty = lasting(word(found.certainty))
    answer.agreement = lasting(word(found.agreement))
    answer.name_type = block.put(name)
    answer.content_type = block.put(content)
    answer.damage = block.put(damage)
    answer.is_incomplete = found.isIncomplete ? 1 : 0
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
