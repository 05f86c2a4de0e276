// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of uti.h.

internal import ByteSources
public import CUTI
internal import FileIdentification
internal import SystemPackage
internal import UploadChecks

@c @implementation
public func uti_check_path(
  _ path: UnsafePointer<CChar>?, _ accept: UnsafePointer<CChar>?, _ limits: UnsafePointer<uti_limits>?,
  _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_decision>? {
  decision(accept, limits, error) { (examiner) throws(CallError) in
    let path = try bytePath(path)
    return try reading { () throws(IdentificationError) in try examiner.examine(path: path) }
  }
}

@c @implementation
public func uti_check_descriptor(
  _ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ accept: UnsafePointer<CChar>?,
  _ limits: UnsafePointer<uti_limits>?, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_decision>? {
  decision(accept, limits, error) { (examiner) throws(CallError) in
    try reading { () throws(IdentificationError) in
      try examiner.examine(descriptor: FileDescriptor(rawValue: descriptor), name: text(name))
    }
  }
}

@c @implementation
public func uti_check_bytes(
  _ bytes: UnsafeRawPointer?, _ count: Int, _ name: UnsafePointer<CChar>?, _ accept: UnsafePointer<CChar>?,
  _ limits: UnsafePointer<uti_limits>?, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_decision>? {
  decision(accept, limits, error) { (examiner) throws(CallError) in
    guard count == 0 || bytes != nil && count > 0 else { throw .noBytes }
    let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
    return try reading { () throws(IdentificationError) in
      try examiner.examine(source: LentSource(bytes), name: text(name))
    }
  }
}

private func decision(
  _ accept: UnsafePointer<CChar>?, _ limits: UnsafePointer<uti_limits>?,
  _ error: UnsafeMutablePointer<uti_error>?,
  _ examine: (UploadExaminer) throws(CallError) -> UploadDecision
) -> UnsafeMutablePointer<uti_decision>? {
  answering(error) { () throws(CallError) in
    guard let accept = text(accept) else { throw .noAccept }
    return try Question.with(0) { (question) throws(CallError) in
      let found = try examine(try question.examiner(accept, limits?.pointee ?? uti_limits()))
      let serving = found.serving
      let code = found.refusal.map { CText($0.code.rawValue) }
      let reason = found.refusal.map { CText($0.reason) }
      let type = question.texts(of: found.type).identifier
      let served = CText(serving.contentType)
      var block = try CBlock(uti_decision.self, room: code, reason, type, served)
      var decision = uti_decision()
      decision.is_accepted = found.isAccepted ? 1 : 0
      decision.is_inline = serving.isInline ? 1 : 0
      decision.code = block.put(code)
      decision.reason = block.put(reason)
      decision.type = block.put(type)
      decision.content_type = block.put(served)
      return block.finish(decision)
    }
  }
}
