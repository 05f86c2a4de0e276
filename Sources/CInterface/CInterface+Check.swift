// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions that check uploads (`uti_check_…`). The names are those of uti.h.

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
    return try convertingError { () throws(IdentificationError) in try examiner.examine(path: path) }
  }
}

@c @implementation
public func uti_check_descriptor(
  _ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ accept: UnsafePointer<CChar>?,
  _ limits: UnsafePointer<uti_limits>?, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_decision>? {
  decision(accept, limits, error) { (examiner) throws(CallError) in
    try convertingError { () throws(IdentificationError) in
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
    return try convertingError { () throws(IdentificationError) in
      try examiner.examine(source: BorrowedSource(bytes), name: text(name))
    }
  }
}

private func decision(
  _ accept: UnsafePointer<CChar>?, _ limits: UnsafePointer<uti_limits>?,
  _ error: UnsafeMutablePointer<uti_error>?,
  _ examine: (UploadExaminer) throws(CallError) -> UploadDecision
) -> UnsafeMutablePointer<uti_decision>? {
  returningError(error) { () throws(CallError) in
    guard let accept = text(accept) else { throw .noAccept }
    return try CallContext.with(0) { (context) throws(CallError) in
      let result = try examine(try context.examiner(accept, limits?.pointee ?? uti_limits()))
      let serving = result.serving
      let code = result.refusal.map { CText($0.code.rawValue) }
      let reason = result.refusal.map { CText($0.reason) }
      let type = context.texts(of: result.type).identifier
      let served = CText(serving.contentType)
      var block = try CBlock(uti_decision.self, room: code, reason, type, served)
      var decision = uti_decision()
      decision.is_accepted = result.isAccepted ? 1 : 0
      decision.is_inline = serving.isInline ? 1 : 0
      decision.code = block.append(code)
      decision.reason = block.append(reason)
      decision.type = block.append(type)
      decision.content_type = block.append(served)
      return block.finish(decision)
    }
  }
}
