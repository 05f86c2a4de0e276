internal import MediaMetadata

/// Devices and programs that make pictures of pictures: their dates say when that was done.
enum Scanners {
  /// Makers of nothing else, or beginnings of models, as Exif names them; small letters.
  private static let devices: [(name: StaticString, because: StaticString)] = [
    ("noritsu", "laboratories' machines"), ("fujifilm sp-", "laboratories' machines"),
    ("agfa d-lab", "laboratories' machines"), ("kodak hr500", "laboratories' machines"),
    ("pakon", "scanners of film"), ("opticpro", "Plustek's scanners"), ("pacific image", "scanners of film"),
    ("primefilm", "scanners of film"), ("powerlook", "Umax' scanners, which made cameras, too"),
    ("imacon", "scanners of film"), ("flextight", "scanners of film"), ("canoscan", "Canon's scanners"),
    ("scanjet", "Hewlett-Packard's"),
    ("epson perfection", "Epson's scanners"), ("epson gt-", "Epson's scanners"),
    ("epson expression", "Epson's scanners"), ("fastfoto", "Epson's scanners of prints"),
    ("coolscan", "Nikon's scanners of film"), ("nikon ls-", "Nikon's scanners of film"),
    ("dimage scan", "Minolta's scanners of film"), ("scansnap", "Fujitsu's scanners"),
    ("scanmaker", "Microtek's scanners"), ("opticfilm", "Plustek's scanners of film"),
  ]

  /// Programs that drive scanners, as they sign what they write; small letters.
  private static let programs: [(name: StaticString, because: StaticString)] = [
    ("vuescan", "drives scanners alone"), ("silverfast", "drives scanners alone"),
    ("epson scan", "Epson's scanners"), ("hp scan", "Hewlett-Packard's"), ("nikon scan", "Nikon's"),
    ("mp navigator", "Canon's scanners"), ("ij scan", "Canon's scanners"),
  ]

  /// Whether one of them wrote a picture.
  static func wrote(_ metadata: MediaMetadata) -> Bool {
    metadata.camera.map { names(in: $0, devices) } ?? false
      || metadata.exif?.software.map { names(in: $0, programs) } ?? false
  }

  /// Whether one of the names stands at the beginning of a word, letters in either case.
  private static func names(in text: String, _ rows: [(name: StaticString, because: StaticString)]) -> Bool {
    // Asked of every picture: bytes, since texts compare by characters.
    var text = text
    return text.withUTF8 { text in
      for start in text.indices where start == 0 || text[start - 1] == 0x20 {
        for row in rows where begins(text[start...], with: row.name) { return true }
      }
      return false
    }
  }

  /// Whether bytes begin with a name in small letters; their own may be in either case.
  private static func begins(_ text: Slice<UnsafeBufferPointer<UInt8>>, with name: StaticString) -> Bool {
    guard text.count >= name.utf8CodeUnitCount else { return false }
    for index in 0..<name.utf8CodeUnitCount {
      let byte = text[text.startIndex + index]
      guard (byte &- 0x41 < 26 ? byte | 0x20 : byte) == name.utf8Start[index] else { return false }
    }
    return true
  }
}
