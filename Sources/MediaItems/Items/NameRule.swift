internal import ByteSources
package import MediaMetadata

/// What a file's name says of a subtype where its headers say nothing: weak, since anybody can give a name.
package struct NameRule: Sendable {
  package let name: String
  package let subtype: MediaSubtype
  /// How such names begin, in lower case; nothing where they may begin anyhow.
  let beginnings: [String]
  /// What stands in them, in lower case, with a digit behind it; nothing where the beginning is all.
  let mark: String
  /// What never stands in them.
  let unlike: String?
  package let because: String

  private init(
    _ name: String, _ subtype: MediaSubtype, beginnings: [String] = [], mark: String = "",
    unlike: String? = nil,
    because: String
  ) {
    self.name = name
    self.subtype = subtype
    self.beginnings = beginnings
    self.mark = mark
    self.unlike = unlike
    self.because = because
  }

  /// In order of precedence.
  package static let all: [NameRule] = [
    NameRule(
      "name-screenshot", .screenshot, beginnings: ["screenshot"],
      because: "named as Android, Windows, GNOME and macOS name pictures of a screen"),
    NameRule(
      "name-screen-shot", .screenshot, beginnings: ["screen shot "], because: "named as older macOS does"),
    NameRule(
      "name-screenshot-language", .screenshot,
      beginnings: [
        "bildschirmfoto ", "capture d’écran ", "capture d'écran ", "captura de pantalla ", "captura de ecrã ",
        "captura de tela ", "schermata ", "schermafbeelding ", "skärmavbild ", "skærmbillede ",
        "skjermbilde ",
        "näyttökuva ", "zrzut ekranu ", "снимок экрана ", "ekran resmi ", "スクリーンショット ", "截屏", "屏幕截图 ",
        "스크린샷 ",
      ], because: "named as a system in another language names pictures of a screen"),
    NameRule(
      "name-screen-recording", .screenRecording,
      beginnings: [
        "screen recording ", "screen_recording_", "screenrecording_", "screenrecorder-",
        "bildschirmaufnahme ",
      ],
      because: "named as macOS and Android name movies of a screen"),
    NameRule(
      "name-burst", .burst, mark: "_burst", unlike: "portrait",
      because: "named as Android's cameras number the pictures of a burst"),
  ]

  /// The subtypes that a name may say, each once.
  package static let subtypes = MediaSubtype.allCases.filter { subtype in
    all.contains { $0.subtype == subtype }
  }

  /// The rule that says yes to a subtype of a file of this name; nil when none does.
  static func rule(for subtype: MediaSubtype, named fileName: String) -> NameRule? {
    guard subtypes.contains(subtype), fileName[...].bytewise(mayHold) else { return nil }
    let name = fileName.lowercased()
    return all.first { $0.subtype == subtype && $0.holds(name) }
  }

  private func holds(_ name: String) -> Bool {
    if let unlike, name.contains(unlike) { return false }
    if mark.isEmpty {
      guard let beginning = beginnings.first(where: name.hasPrefix) else { return false }
      // A number, a date or a word that leads to one: `Screenshot from 2024-…`, and no `Screenshots of our app`.
      let rest = name.dropFirst(beginning.count)
      let isWordOver = beginning.last?.isLetter != true || rest.first?.isLetter != true
      return isWordOver && Self.leadsToNumber(rest)
    }
    guard name.containsText(mark), let place = name.ranges(of: mark).last else { return false }
    let digits = name[place.upperBound...].prefix { $0.isNumber }
    return digits.count >= 3
  }

  /// Whether a number follows, behind no more than a separator and one short word.
  private static func leadsToNumber(_ rest: Substring) -> Bool {
    var rest = rest.drop { " _-(".contains($0) }
    if let first = rest.first, first.isLetter {
      let word = rest.prefix { $0.isLetter }
      guard word.count <= 4 else { return false }
      rest = rest.dropFirst(word.count).drop { " _-(".contains($0) }
    }
    return rest.first?.isNumber ?? false
  }
}

// Most names are ruled out by their bytes, before texts are made of them.
extension NameRule {
  /// How names in ASCII alone can begin.
  private static let plainBeginnings = all.flatMap(\.beginnings).map { Array($0.utf8) }.filter { bytes in
    bytes.allSatisfy { $0 < 0x80 }
  }

  /// The letters that names begin with, one bit each.
  private static let firstLetters: UInt32 = all.flatMap(\.beginnings).reduce(0) {
    $0 | 1 << UInt32(($1.utf8.first ?? 0) & 31)
  }

  private static let marks = all.map { Array($0.mark.utf8) }.filter { !$0.isEmpty }

  /// Whether any rule may hold for a file name.
  static func mayHold(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first else { return false }
    let mayBegin = first >= 0x80 || firstLetters >> UInt32(first & 31) & 1 == 1
    if mayBegin, !name.allSatisfy({ $0 < 0x80 }) { return true }
    if mayBegin, plainBeginnings.contains(where: { stands($0, in: name, at: 0) }) { return true }
    for mark in marks {
      var next = 0
      while let place = name[next...].firstIndex(of: mark[0]) {
        if stands(mark, in: name, at: place) { return true }
        next = place + 1
      }
    }
    return false
  }

  /// Whether letters stand at a place of a name, in either case.
  private static func stands(_ letters: [UInt8], in name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard name.count - start >= letters.count else { return false }
    for offset in letters.indices {
      let byte = name[start + offset]
      guard (byte &- 0x41 < 26 ? byte | 0x20 : byte) == letters[offset] else { return false }
    }
    return true
  }
}

/// Which messenger's names a file has: weak, as ``NameRule``.
enum MessengerName {
  private static let rows: [(beginning: String, infix: String, because: String)] = [
    ("img-", "-wa", "WhatsApp on Android: IMG-20240501-WA0001"),
    ("vid-", "-wa", "WhatsApp on Android: VID-20240501-WA0001"),
    ("whatsapp image ", " at ", "WhatsApp on computers"),
    ("whatsapp video ", " at ", "WhatsApp on computers"),
    ("signal-", "-", "Signal: signal-2024-05-01-120000"),
  ]

  /// Whether a name is one that a messenger gives, date included.
  static func matches(_ fileName: String) -> Bool {
    let name = fileName.lowercased()
    return rows.contains { row in
      guard name.hasPrefix(row.beginning) else { return false }
      let rest = name.dropFirst(row.beginning.count)
      let date = rest.prefix { $0.isNumber || $0 == "-" }
      return date.filter(\.isNumber).count >= 8 && rest.contains(row.infix)
    }
  }
}
