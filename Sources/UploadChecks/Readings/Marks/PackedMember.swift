internal import ByteSources
internal import ContainerFormats

/// Members of archives that begin somewhere in a file, whose marks alone are too short to be sure.
enum PackedMember {
  /// A member of a gzip file whose data unpack (RFC 1952 §2.3): flags that are in use, a level, a system, then deflated bytes.
  static func isGzip(_ view: ByteView, _ place: Int) -> Bool {
    guard let flags = view[place + 3], flags & 0xE0 == 0, let level = view[place + 8],
      let system = view[place + 9],
      [0, 2, 4].contains(level), system <= 13 || system == 255, var inflater = try? Inflater(.gzip)
    else { return false }
    var text: [UInt8] = []
    let some = view.slice(place..<place + EmbeddedFile.reach)
    guard let state = try? inflater.inflate(some, appendingTo: &text, upTo: EmbeddedFile.reach).state else {
      return false
    }
    return state == .finished || text.count >= leastUnpacked
  }

  /// Chance unpacks a few bytes.
  private static let leastUnpacked = 64

  /// A member of a ZIP archive (APPNOTE 4.3.7): a version, a method, and a name that is text.
  static func isZIP(_ view: ByteView, _ place: Int) -> Bool {
    guard let version = view[place + 4], (10...63).contains(version),
      let method = view.littleEndian(UInt16.self, at: place + 8), methods.contains(method),
      let length = view.littleEndian(UInt16.self, at: place + 26), (1...512).contains(length)
    else { return false }
    let name = view.slice(place + 30..<place + 30 + min(Int(length), 64))
    return name.count > 0
      && (0..<name.count).allSatisfy { name[$0].map { $0 >= 0x20 && $0 != 0x7F } ?? false }
  }

  /// APPNOTE 4.4.5.
  private static let methods: Set<UInt16> = [0, 1, 6, 8, 9, 12, 14, 19, 93, 95, 96, 97, 98, 99]
}
