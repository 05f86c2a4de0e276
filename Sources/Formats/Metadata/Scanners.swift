internal import ASCIIBytes
internal import MediaMetadata

/// Detects scanned pictures by the name of a scanner or its program; their dates are those of the scan.
enum Scanners {
  /// Makers of scanners only, or prefixes of models, as in Exif; in lower case.
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

  /// Scanner programs, as in Exif's software tag; in lower case.
  private static let programs: [(name: StaticString, because: StaticString)] = [
    ("vuescan", "drives scanners alone"), ("silverfast", "drives scanners alone"),
    ("epson scan", "Epson's scanners"), ("hp scan", "Hewlett-Packard's"), ("nikon scan", "Nikon's"),
    ("mp navigator", "Canon's scanners"), ("ij scan", "Canon's scanners"),
  ]

  /// Returns true if a scanner or its program wrote the picture.
  static func isScan(_ metadata: MediaMetadata) -> Bool {
    metadata.camera.map { names(in: $0, devices) } ?? false
      || metadata.exif?.software.map { names(in: $0, programs) } ?? false
  }

  /// Returns true if a name is at the beginning of a word, ignoring case.
  private static func names(in text: String, _ rows: [(name: StaticString, because: StaticString)]) -> Bool {
    // Called for every picture, so bytes are compared, not characters.
    var text = text
    return text.withUTF8 { text in
      for start in text.indices where start == 0 || text[start - 1] == 0x20 {
        for row in rows where text.holds(lowercase: row.name, at: start) { return true }
      }
      return false
    }
  }
}
