internal import MediaMetadata

#if LibMagic

  /// libmagic for readers in a worker: requests are forwarded to the parent.
  final class ForwardedMagic: MagicAnswering {
    private(set) var confinement: String?
    let isUsable = true
    let isParentThreadAlive = true
    let canRetry = false

    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(bytes)
    }

    private func answer(_ bytes: UnsafeRawBufferPointer) throws(IdentificationError) -> String {
      WorkerServer.send(.magicRequest, bytes)
      let (kind, payload) = WorkerServer.reply()
      var wire = WireCoder(payload)
      if kind == .error { throw wire.read(IdentificationError.self) }
      let answer = wire.read(String.self)
      confinement = wire.read(String?.self)
      return answer
    }
  }
#endif
