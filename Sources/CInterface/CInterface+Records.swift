// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions that return JSON records of files and folders. The names are those of uti.h.

internal import ByteSources
public import CUTI
internal import FileIdentification
internal import MediaItems
internal import SystemPackage
internal import UniformTypes

@c @implementation
public func uti_record_path(
  _ path: UnsafePointer<CChar>?, _ fields: UnsafePointer<CChar>?, _ flags: UInt32,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<CChar>? {
  record(fields, flags, length, error) { (reader) throws(CallError) in
    let path = try bytePath(path)
    return try convertingError { () throws(IdentificationError) in try reader.read(path: path) }
  }
}

@c @implementation
public func uti_record_descriptor(
  _ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ fields: UnsafePointer<CChar>?, _ flags: UInt32,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<CChar>? {
  record(fields, flags, length, error) { (reader) throws(CallError) in
    try convertingError { () throws(IdentificationError) in
      try reader.read(descriptor: FileDescriptor(rawValue: descriptor), name: text(name))
    }
  }
}

@c @implementation
public func uti_record_bytes(
  _ bytes: UnsafeRawPointer?, _ count: Int, _ name: UnsafePointer<CChar>?, _ fields: UnsafePointer<CChar>?,
  _ flags: UInt32, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<CChar>? {
  record(fields, flags, length, error) { (reader) throws(CallError) in
    guard count == 0 || bytes != nil && count > 0 else { throw .noBytes }
    let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
    return try convertingError { () throws(IdentificationError) in
      try reader.read(source: BorrowedSource(bytes), name: text(name))
    }
  }
}

@c @implementation
public func uti_record_ranges(
  _ reader: uti_reader?, _ context: UnsafeMutableRawPointer?, _ size: Int64, _ name: UnsafePointer<CChar>?,
  _ fields: UnsafePointer<CChar>?, _ flags: UInt32, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<uti_error>?
) -> UnsafeMutablePointer<CChar>? {
  record(fields, flags, length, error) { (items) throws(CallError) in
    guard let reader else { throw .argument("a reader is needed, not NULL") }
    let source = CallbackSource(reader: reader, context: context, byteCount: size < 0 ? nil : size)
    return try convertingError { () throws(IdentificationError) in
      try items.read(source: source, name: text(name))
    }
  }
}

private struct CallbackSource: ByteSource {
  let reader: uti_reader
  let context: UnsafeMutableRawPointer?
  let byteCount: Int64?

  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
    let count = reader(context, buffer.baseAddress, buffer.count, offset)
    guard count >= 0 else { throw ByteSourceError(code: nil, description: "the reader failed") }
    return min(Int(clamping: count), buffer.count)
  }
}

private func record(
  _ fields: UnsafePointer<CChar>?, _ flags: UInt32, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<uti_error>?,
  _ read: (MediaItemReader) throws(CallError) -> MediaItem
) -> UnsafeMutablePointer<CChar>? {
  returningError(error) { () throws(CallError) in
    try CallContext.with(CallContext.recordFlags(flags)) { (context) throws(CallError) in
      let fields = try context.selection(text(fields))
      let item = try read(context.reader(fields))
      return try block(MediaRecord(item, fields: fields, registry: .standard).line, length)
    }
  }
}

@c @implementation
public func uti_classify_folder(
  _ path: UnsafePointer<CChar>?, _ fields: UnsafePointer<CChar>?, _ flags: UInt32, _ workers: Int32,
  _ visitor: uti_visitor?, _ context: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<uti_error>?
) -> Int32 {
  let result: Int32? = returningError(error) { () throws(CallError) in
    let path = try bytePath(path)
    guard let visitor else { throw .argument("a visitor is needed, not NULL") }
    let fields = try CallContext.selection(text(fields))
    var folder = MediaFolder(path)
    folder.details = fields.details
    let records = FolderRecords(
      folder: folder, fields: fields, options: CallContext.options(CallContext.recordFlags(flags)),
      workers: Int(max(1, workers)))
    return try records.visit { line in
      line.withUnsafeBufferPointer { line in
        line.withMemoryRebound(to: CChar.self) { visitor(context, $0.baseAddress, $0.count) == 0 }
      }
    } ? 0 : 1
  }
  return result ?? -1
}

/// Reads the records of a folder, delivered on the calling thread.
private struct FolderRecords {
  let folder: MediaFolder
  let fields: FieldSelection
  let options: FileIdentifier.Options
  let workers: Int

  private struct Stop: Error {}

  /// Returns true if all records were visited.
  func visit(_ visitor: (borrowing [UInt8]) -> Bool) throws(CallError) -> Bool {
    do {
      try withoutActuallyEscaping(visitor) { visitor in
        try folder.read(options, workers: workers) { [fields] in
          { entry in entry.record(fields, registry: .standard).line }
        } receive: {
          guard visitor($0) else { throw Stop() }
        }
      }
      return true
    } catch is Stop {
      return false
    } catch let error as IdentificationError {
      throw CallError(error)
    } catch {
      throw CallError(code: "source", message: "\(error)")
    }
  }
}
