internal import ByteSources

/// The names of keys that most movies have: no text is made of them anew for each file.
package enum KnownKeys {
  package static let all = [
    "com.apple.quicktime.make", "com.apple.quicktime.model", "com.apple.quicktime.software",
    "com.apple.quicktime.creationdate", "com.apple.quicktime.location.ISO6709",
    "com.apple.quicktime.location.accuracy.horizontal", "com.apple.quicktime.content.identifier",
    "com.apple.quicktime.live-photo.auto", "com.apple.quicktime.live-photo.vitality-score",
    "com.apple.quicktime.live-photo.vitality-scoring-version",
    "com.apple.quicktime.full-frame-rate-playback-intent", "com.apple.quicktime.still-image-time",
    "com.apple.quicktime.camera.lens_model", "com.apple.quicktime.camera.focal_length.35mm_equivalent",
    "com.apple.photos.captureMode", "com.android.version", "com.android.capture.fps",
    "com.android.manufacturer",
    "com.android.model",
  ]

  /// Their bytes, by length.
  private static let byLength: [[(number: Int, bytes: [UInt8])]] = {
    var rows: [[(number: Int, bytes: [UInt8])]] = []
    for (number, key) in all.enumerated() {
      let bytes = Array(key.utf8)
      while rows.count <= bytes.count { rows.append([]) }
      rows[bytes.count].append((number, bytes))
    }
    return rows
  }()

  /// The number of a name; nil for any other.
  static func number(of name: ByteView) -> Int? {
    guard name.count < byLength.count else { return nil }
    for row in byLength[name.count] where name.matches(row.bytes) { return row.number }
    return nil
  }
}
