internal import ByteSources

/// Asks libmagic, loading it at the first question; without the `LibMagic` trait there is never an answer.
final class MagicSource {
  static let absence = "the package was built without libmagic, or told not to ask it"

  /// How much of a source that is no file libmagic is shown.
  private static let prefix = 256 << 10

  private let database: MagicDatabase
  #if LibMagic
    private var cookie: MagicCookie?
  #endif

  init(_ database: MagicDatabase) { self.database = database }

  /// A version as people write it: 544 is 5.44.
  static func text(_ version: Int) -> String {
    "\(version / 100).\(version % 100 < 10 ? "0" : "")\(version % 100)"
  }

  /// libmagic's answer, or nil when it is not there to be asked.
  func answer(_ reader: ByteReader, descriptor: Int32?) throws(IdentificationError) -> String? {
    #if LibMagic
      if database == .none { return nil }
      let cookie: MagicCookie
      if let loaded = self.cookie { cookie = loaded } else { cookie = try MagicCookie(database) }
      self.cookie = cookie
      if let descriptor { return try cookie.answer(descriptor: descriptor) }
      let bytes: ByteView
      do { bytes = try reader.available(at: 0, upTo: Self.prefix) } catch { throw IdentificationError(error) }
      let outcome: Result<String, IdentificationError> = bytes.withUnsafeBytes { bytes in
        Result { () throws(IdentificationError) in try cookie.answer(bytes: bytes) }
      }
      return try outcome.get()
    #else
      return nil
    #endif
  }
}
