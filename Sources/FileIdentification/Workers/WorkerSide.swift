internal import SystemCalls
internal import SystemPackage

/// The worker's end of the socket; a process that cannot use it any more has nothing left to do.
enum WorkerSide {
  /// Gives up what can be given up before the first byte comes; for programs that somebody started by hand there is nothing.
  static func enter() -> Confinement {
    guard WorkerChannel.isOpen else { CurrentProcess.exit(64) }
    return Confinement()
  }

  static func send(_ kind: WorkerMessage.Kind, _ payload: some Collection<UInt8>) {
    let computed = Int(Clock.processSeconds * 1000)
    let message = WorkerMessage(kind, count: payload.count, milliseconds: computed).bytes + payload
    if !message.withUnsafeBytes({ WorkerChannel.send($0) }) { CurrentProcess.exit(0) }
  }

  static func send(_ kind: WorkerMessage.Kind, _ text: String) {
    send(kind, text.utf8.prefix(WorkerChannel.longestMagicText))
  }

  /// The next message of the process that asks; one that is longer than `most` allows for its kind is nothing to go on with.
  static func receive(
    _ descriptor: inout FileDescriptor?, upTo most: (WorkerMessage.Kind) -> Int
  ) -> (kind: WorkerMessage.Kind, payload: [UInt8]) {
    var header = [UInt8](repeating: 0, count: WorkerMessage.size)
    guard header.withUnsafeMutableBytes({ WorkerChannel.receive(into: $0, &descriptor) }) else {
      CurrentProcess.exit(0)
    }
    guard let message = header.withUnsafeBytes({ WorkerMessage($0) }), message.count <= most(message.kind)
    else { CurrentProcess.exit(65) }
    var payload = [UInt8](repeating: 0, count: message.count)
    var unwanted: FileDescriptor?
    guard payload.withUnsafeMutableBytes({ WorkerChannel.receive(into: $0, &unwanted) }) else {
      CurrentProcess.exit(0)
    }
    return (message.kind, payload)
  }

  /// What comes back in the middle of a question.
  static func reply() -> (kind: WorkerMessage.Kind, payload: [UInt8]) {
    var unwanted: FileDescriptor?
    return receive(&unwanted) { _ in WorkerMessage.longestAnswer }
  }
}
