internal import MediaMetadata

#if LibMagic

  /// libmagic as readers in a worker have it: asked by the process that asks them, in a worker of its own.
  final class MagicRelay: MagicAnswering {
    private(set) var confinement: String?
    let isUsable = true
    let isSupported = true
    let isBlameless = false

    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(bytes)
    }

    private func answer(_ bytes: UnsafeRawBufferPointer) throws(IdentificationError) -> String {
      WorkerSide.send(.wantsMagic, bytes)
      let (kind, payload) = WorkerSide.reply()
      var wire = Wire(payload)
      if kind == .error { throw wire.read(IdentificationError.self) }
      let answer = wire.read(String.self)
      confinement = wire.read(String?.self)
      return answer
    }
  }
#endif
