package import ByteSources
package import MediaMetadata
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// A service that a worker process offers, configured once and applied to each received file.
package protocol FileService {
  /// Reads the settings; errors leave the coder incomplete.
  init(_ settings: inout WireCoder, _ options: FileIdentifier.Options)
  /// Returns the answer about a file; `question` is the request beyond the file.
  func answer(_ question: inout WireCoder, _ file: ReceivedFile) throws(IdentificationError) -> [UInt8]
}

/// A file in a worker: bytes without a path.
package struct ReceivedFile {
  package let source: any ByteSource
  package let descriptor: Int32?
}

/// Serves requests about files in a worker process, after giving up its rights.
package enum FileServer {
  package static func run<Service: FileService>(_: Service.Type) -> Never {
    var confinement = WorkerServer.enter()
    confinement.complete()
    WorkerServer.send(.answer, confinement.words)
    var none: FileDescriptor?
    let (kind, payload) = WorkerServer.receive(&none) {
      $0 == .settings ? WorkerMessage.maxSettingsLength : 0
    }
    guard kind == .settings else { CurrentProcess.exit(65) }
    var wire = WireCoder(payload)
    var options = FileIdentifier.Options()
    options.transfer(&wire)
    options.isolation.forwardsMagic = true
    let service = Service(&wire, options)
    guard wire.isComplete else { CurrentProcess.exit(65) }
    while true { serve(service, options) }
  }

  private static func serve(_ service: some FileService, _ options: FileIdentifier.Options) {
    var descriptor: FileDescriptor?
    let (kind, payload) = WorkerServer.receive(&descriptor) {
      $0 == .question ? WorkerMessage.maxAnswerLength : 0
    }
    defer { descriptor?.release() }
    guard kind == .question else { CurrentProcess.exit(65) }
    Confinement.allowComputing(milliseconds: Confinement.questionMilliseconds)
    var question = WireCoder(payload, registry: options.registry)
    let byteCount = question.read(Int64?.self)
    let source: any ByteSource =
      if let descriptor {
        DescriptorSource(descriptor: descriptor.rawValue, byteCount: byteCount ?? .max)
      } else { ParentSource(byteCount: byteCount) }
    do throws(IdentificationError) {
      let answer = try service.answer(
        &question, ReceivedFile(source: source, descriptor: descriptor?.rawValue))
      // The parent would reject it: headers are never that long.
      guard answer.count <= WorkerMessage.maxAnswerLength else {
        throw IdentificationError(code: "worker", message: "what was found is too long to be handed over")
      }
      WorkerServer.send(.answer, answer)
    } catch {
      WorkerServer.send(.error, WireCoder.bytes(of: error))
    }
  }
}

/// A source whose bytes are requested from the parent.
private struct ParentSource: ByteSource {
  let byteCount: Int64?

  func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    var wire = WireCoder()
    var (offset, count) = (offset, Int64(buffer.count))
    offset.transfer(&wire)
    count.transfer(&wire)
    WorkerServer.send(.rangeRequest, wire.bytes)
    let (kind, payload) = WorkerServer.reply()
    if kind == .error {
      var wire = WireCoder(payload)
      let code = wire.read(Int32.self)
      throw ByteSourceError(
        code: code == 0 ? nil : Errno(rawValue: code), description: wire.read(String.self))
    }
    guard kind == .bytes, payload.count <= buffer.count else { CurrentProcess.exit(65) }
    buffer.copyBytes(from: payload)
    return payload.count
  }
}

/// The identification service of a worker.
final class IdentifierService: FileService {
  private let identifier: FileIdentifier

  init(_ settings: inout WireCoder, _ options: FileIdentifier.Options) {
    identifier = FileIdentifier(options)
  }

  func answer(_ question: inout WireCoder, _ file: ReceivedFile) throws(IdentificationError) -> [UInt8] {
    let (name, claimed) = (question.read(String?.self), question.read(UTType?.self))
    guard question.isComplete else { CurrentProcess.exit(65) }
    return WireCoder.bytes(
      of: try identifier.withIdentifiedFile(
        source: file.source, name: name, claimedType: claimed, descriptor: file.descriptor
      ) { $0.identification })
  }
}
