internal import UniformTypes

/// A reader that looks further than the bytes alone are worth, at files whose names say its type.
struct NamedReader: Sendable {
  var type: DeclaredType
  var read: StructureReader
  var because: StaticString

  static let all: [NamedReader] = [
    NamedReader(
      type: .mp3, read: MPEGAudio.readFar, because: "players skip what stands before the first frame")
  ]

  /// The one for what a name says.
  static func reader(for names: NameEvidence?) -> NamedReader? {
    guard let names, !names.saysNothing else { return nil }
    return all.first { row in names.types.contains(row.type.type) }
  }
}
