// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions for files whose bytes arrive in ranges (`uti_progress_…`). The names are those of uti.h.

public import CUTI
internal import FileIdentification

/// The state behind the opaque pointer: an identifier of a file that arrives in ranges, and its flags.
private final class Progress {
  var identifier: ProgressiveIdentifier
  let flags: UInt32

  init(_ identifier: ProgressiveIdentifier, _ flags: UInt32) {
    (self.identifier, self.flags) = (identifier, flags)
  }

  static func from(_ pointer: OpaquePointer?) -> Progress? {
    pointer.map { Unmanaged<Progress>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }
}

@c @implementation
public func uti_progress_start(
  _ name: UnsafePointer<CChar>?, _ size: Int64, _ flags: UInt32
) -> OpaquePointer? {
  let identifier = ProgressiveIdentifier(name: text(name), byteCount: size < 0 ? nil : size)
  return OpaquePointer(Unmanaged.passRetained(Progress(identifier, flags)).toOpaque())
}

@c @implementation
public func uti_progress_add(
  _ progress: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ count: Int, _ offset: Int64
) -> Int32 {
  guard let progress = Progress.from(progress), count == 0 || bytes != nil && count > 0, offset >= 0,
    !offset.addingReportingOverflow(Int64(clamping: count)).overflow
  else { return -1 }
  progress.identifier.add([UInt8](UnsafeRawBufferPointer(start: bytes, count: count)), at: offset)
  return 0
}

@c @implementation
public func uti_progress_finish(_ progress: OpaquePointer?) { Progress.from(progress)?.identifier.finish() }

@c @implementation
public func uti_progress_state(
  _ progress: OpaquePointer?, _ offset: UnsafeMutablePointer<Int64>?, _ count: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<uti_answer>? {
  returningError(error) { () throws(CallError) in
    guard let progress = Progress.from(progress) else { throw .argument("a progress is needed, not NULL") }
    return try CallContext.with(progress.flags) { (context) throws(CallError) in
      let state = try convertingError { () throws(IdentificationError) in
        try progress.identifier.state(by: context.identifier)
      }
      let (range, identification) =
        switch state {
        case .settled(let identification): (Int64(0)..<0, identification)
        case .needs(let range, let identification): (range, identification)
        }
      offset?.pointee = range.lowerBound
      count?.pointee = range.upperBound &- range.lowerBound
      return try Answer.block(identification, context)
    }
  }
}

@c @implementation
public func uti_progress_free(_ progress: OpaquePointer?) {
  if let progress { Unmanaged<Progress>.fromOpaque(UnsafeRawPointer(progress)).release() }
}
