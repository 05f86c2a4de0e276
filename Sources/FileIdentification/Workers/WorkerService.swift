package import ByteSources
package import MediaMetadata
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// What a worker does with files that it is handed, by settings that are the same for all of them.
package protocol FileService {
  /// Reads settings; what is wrong in them leaves the wire unsound.
  init(_ settings: inout Wire, _ options: FileIdentifier.Options)
  /// Answers about one file; `question` is what was asked beside it.
  func answer(_ question: inout Wire, _ file: HandedFile) throws(IdentificationError) -> [UInt8]
}

/// A file as a worker has it: bytes without a path.
package struct HandedFile {
  package let source: any ByteSource
  /// The source's, where it has one.
  package let descriptor: Int32?
}

/// Readers in a worker process: gives up its rights, then answers questions until nobody asks any more.
package enum WorkerService {
  package static func run<Service: FileService>(_: Service.Type) -> Never {
    var confinement = WorkerSide.enter()
    confinement.complete()
    WorkerSide.send(.answer, confinement.words)
    var none: FileDescriptor?
    let (kind, payload) = WorkerSide.receive(&none) {
      $0 == .settings ? WorkerMessage.longestSettings : 0
    }
    guard kind == .settings else { CurrentProcess.exit(65) }
    var wire = Wire(payload)
    var options = FileIdentifier.Options()
    options.transfer(&wire)
    options.isolation.isRelayed = true
    let service = Service(&wire, options)
    guard wire.isWhole else { CurrentProcess.exit(65) }
    while true { serve(service, options) }
  }

  private static func serve(_ service: some FileService, _ options: FileIdentifier.Options) {
    var descriptor: FileDescriptor?
    let (kind, payload) = WorkerSide.receive(&descriptor) {
      $0 == .question ? WorkerMessage.longestAnswer : 0
    }
    defer { descriptor?.release() }
    guard kind == .question else { CurrentProcess.exit(65) }
    Confinement.allowComputing(milliseconds: Confinement.questionMilliseconds)
    var question = Wire(payload, registry: options.registry)
    let byteCount = question.read(Int64?.self)
    let source: any ByteSource =
      if let descriptor {
        DescriptorSource(descriptor: descriptor.rawValue, byteCount: byteCount ?? .max)
      } else { AskedSource(byteCount: byteCount) }
    do throws(IdentificationError) {
      let answer = try service.answer(
        &question, HandedFile(source: source, descriptor: descriptor?.rawValue))
      // It would be refused: an answer of that length is none of a file's headers.
      guard answer.count <= WorkerMessage.longestAnswer else {
        throw IdentificationError(code: "worker", message: "what was found is too long to be handed over")
      }
      WorkerSide.send(.answer, answer)
    } catch {
      WorkerSide.send(.error, Wire.bytes(of: error))
    }
  }
}

/// The bytes of a file without a descriptor: the process that asks reads them.
private struct AskedSource: ByteSource {
  let byteCount: Int64?

  func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    var wire = Wire()
    var (offset, count) = (offset, Int64(buffer.count))
    offset.transfer(&wire)
    count.transfer(&wire)
    WorkerSide.send(.wantsRange, wire.bytes)
    let (kind, payload) = WorkerSide.reply()
    if kind == .error {
      var wire = Wire(payload)
      let code = wire.read(Int32.self)
      throw ByteSourceError(
        code: code == 0 ? nil : Errno(rawValue: code), description: wire.read(String.self))
    }
    guard kind == .bytes, payload.count <= buffer.count else { CurrentProcess.exit(65) }
    buffer.copyBytes(from: payload)
    return payload.count
  }
}

/// Identification in a worker.
final class IdentifierService: FileService {
  private let identifier: FileIdentifier

  init(_ settings: inout Wire, _ options: FileIdentifier.Options) { identifier = FileIdentifier(options) }

  func answer(_ question: inout Wire, _ file: HandedFile) throws(IdentificationError) -> [UInt8] {
    let (name, claimed) = (question.read(String?.self), question.read(UTType?.self))
    guard question.isWhole else { CurrentProcess.exit(65) }
    return Wire.bytes(
      of: try identifier.withFile(
        source: file.source, name: name, claimedType: claimed, descriptor: file.descriptor
      ) { $0.identification })
  }
}
