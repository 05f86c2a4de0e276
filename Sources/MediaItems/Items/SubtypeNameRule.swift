internal import ASCIIBytes
internal import ByteSources
public import MediaMetadata
internal import SystemCalls

/// A rule that infers a subtype such as a screenshot from a file name, if the headers do not decide it.
package struct SubtypeNameRule: Sendable {
  package let name: String
  package let subtype: MediaSubtype
  /// The possible prefixes, in lower case; empty if any is possible.
  let prefixes: [String]
  /// A text in the name followed by a number, in lower case; empty if the prefix suffices.
  let infix: String
  /// A text that excludes a name.
  let excluded: String?
  package let because: String

  private init(
    _ name: String, _ subtype: MediaSubtype, prefixes: [String] = [], infix: String = "",
    excluded: String? = nil, because: String
  ) {
    self.name = name
    self.subtype = subtype
    self.prefixes = prefixes
    self.infix = infix
    self.excluded = excluded
    self.because = because
  }

  /// All rules in order of precedence.
  package static let all: [SubtypeNameRule] = [
    SubtypeNameRule(
      "name-screenshot", .screenshot, prefixes: ["screenshot"],
      because: "named as Android, Windows, GNOME and macOS name pictures of a screen"),
    SubtypeNameRule(
      "name-screen-shot", .screenshot, prefixes: ["screen shot "], because: "named as older macOS does"),
    SubtypeNameRule(
      "name-screenshot-language", .screenshot,
      prefixes: [
        "bildschirmfoto ", "capture d’écran ", "capture d'écran ", "captura de pantalla ", "captura de ecrã ",
        "captura de tela ", "schermata ", "schermafbeelding ", "skärmavbild ", "skærmbillede ",
        "skjermbilde ",
        "näyttökuva ", "zrzut ekranu ", "снимок экрана ", "ekran resmi ", "スクリーンショット ", "截屏", "屏幕截图 ",
        "스크린샷 ",
      ], because: "named as a system in another language names pictures of a screen"),
    SubtypeNameRule(
      "name-screen-recording", .screenRecording,
      prefixes: [
        "screen recording ", "screen_recording_", "screenrecording_", "screenrecorder-",
        "bildschirmaufnahme ",
      ],
      because: "named as macOS and Android name movies of a screen"),
    SubtypeNameRule(
      "name-burst", .burst, infix: "_burst", excluded: "portrait",
      because: "named as Android's cameras number the pictures of a burst"),
  ]

  package static let subtypes = MediaSubtype.allCases.filter { subtype in
    all.contains { $0.subtype == subtype }
  }

  /// Returns the first rule by which a file name indicates a subtype, if any.
  static func rule(for subtype: MediaSubtype, named fileName: String) -> SubtypeNameRule? {
    guard subtypes.contains(subtype), fileName[...].withUTF8Bytes(mayHold) else { return nil }
    let name = fileName.lowercased()
    return all.first { $0.subtype == subtype && $0.holds(name) }
  }

  private func holds(_ name: String) -> Bool {
    if let excluded, name.contains(excluded) { return false }
    if infix.isEmpty {
      guard let prefix = prefixes.first(where: name.hasPrefix) else { return false }
      // A number must follow: `Screenshot from 2024-…`, but not `Screenshots of our app`.
      let rest = name.dropFirst(prefix.count)
      let isWholeWord = prefix.last?.isLetter != true || rest.first?.isLetter != true
      return isWholeWord && Self.leadsToNumber(rest)
    }
    guard name.containsText(infix), let range = name.ranges(of: infix).last else { return false }
    let digits = name[range.upperBound...].prefix { $0.isNumber }
    return digits.count >= 3
  }

  /// Returns true if a number follows after at most a separator and one short word.
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

// A fast filter on bytes that rejects most names.
extension SubtypeNameRule {
  private static let asciiPrefixes = all.flatMap(\.prefixes).map { Array($0.utf8) }.filter { bytes in
    bytes.allSatisfy { $0 < 0x80 }
  }

  /// A bit set of the prefixes' first letters.
  private static let firstLetters: UInt32 = all.flatMap(\.prefixes).reduce(0) {
    $0 | 1 << UInt32(($1.utf8.first ?? 0) & 31)
  }

  private static let infixes = all.map { Array($0.infix.utf8) }.filter { !$0.isEmpty }

  /// Returns false if no rule can hold for a file name.
  static func mayHold(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first else { return false }
    let mayMatch = first >= 0x80 || firstLetters >> UInt32(first & 31) & 1 == 1
    if mayMatch, !name.allSatisfy({ $0 < 0x80 }) { return true }
    if mayMatch, asciiPrefixes.contains(where: { matches($0, in: name, at: 0) }) { return true }
    for infix in infixes {
      var next = 0
      while let index = name[next...].firstIndex(of: infix[0]) {
        if matches(infix, in: name, at: index) { return true }
        next = index + 1
      }
    }
    return false
  }

  /// Returns true if `letters` are at `start` in the name, ignoring case.
  private static func matches(_ letters: [UInt8], in name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool
  {
    guard name.count - start >= letters.count else { return false }
    for offset in letters.indices {
      guard name[start + offset].asciiLowercased == letters[offset] else { return false }
    }
    return true
  }
}

/// Recognizes names of files saved by messengers.
enum MessengerName {
  private static let rows: [(prefix: String, infix: String, because: String)] = [
    ("img-", "-wa", "WhatsApp on Android: IMG-20240501-WA0001"),
    ("vid-", "-wa", "WhatsApp on Android: VID-20240501-WA0001"),
    ("whatsapp image ", " at ", "WhatsApp on computers"),
    ("whatsapp video ", " at ", "WhatsApp on computers"),
    ("signal-", "-", "Signal: signal-2024-05-01-120000"),
  ]

  /// Returns true if the file name has a messenger's form, which includes a date.
  static func matches(_ fileName: String) -> Bool {
    let name = fileName.lowercased()
    return rows.contains { row in
      guard name.hasPrefix(row.prefix) else { return false }
      let rest = name.dropFirst(row.prefix.count)
      let date = rest.prefix { $0.isNumber || $0 == "-" }
      return date.filter(\.isNumber).count >= 8 && rest.contains(row.infix)
    }
  }
}

extension MediaItem: FilterSubject {
  /// Returns the answer about a subtype of the item, with evidence.
  ///
  /// A photo with a burst identifier counts as a burst even if no other photo of the burst is present. If the headers
  /// leave it open, the name can decide; then the answer is marked as likely.
  public func answer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
    let proven = provenAnswer(subtype)
    guard let rule = likelyRule(subtype) else { return proven }
    return MediaSubtype.Answer(value: .yes, rule: rule.name, evidence: rule.because, isLikely: true)
  }

  /// The subtypes known from the name only.
  package var likelySubtypes: [MediaSubtype] {
    guard kind == .photo || kind == .livePhoto || kind == .video, file.withName(SubtypeNameRule.mayHold)
    else { return [] }
    let name = path.lastName
    return SubtypeNameRule.subtypes.filter {
      applies($0) && provenSubtype($0) == .unknown && SubtypeNameRule.rule(for: $0, named: name) != nil
    }
  }

  /// Returns the rule by which the name proves a subtype that the headers leave open.
  private func likelyRule(_ subtype: MediaSubtype) -> SubtypeNameRule? {
    applies(subtype) && provenSubtype(subtype) == .unknown
      ? SubtypeNameRule.rule(for: subtype, named: path.lastName) : nil
  }

  /// Returns true if names can show the subtype for items of this kind.
  private func applies(_ subtype: MediaSubtype) -> Bool {
    switch subtype {
    case .screenshot, .burst: kind == .photo || kind == .livePhoto
    case .screenRecording: kind == .video
    default: false
    }
  }

  private func provenAnswer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
    switch subtype {
    case .livePhoto:
      return MediaSubtype.Answer(
        value: Ternary(kind == .livePhoto), rule: livePhoto?.form.rawValue,
        evidence: livePhoto?.because ?? "one file without the marks of a Live Photo")
    case .loop where style == .videoLooping:
      return MediaSubtype.Answer(value: .yes, rule: "style", evidence: "the type is a looping picture's")
    default: break
    }
    if let headers = file.headers { return headers.metadata.answer(subtype) }
    let isMedia = kind == .photo || kind == .video || kind == .livePhoto
    return MediaSubtype.Answer(
      value: isMedia ? .unknown : .no, rule: nil,
      evidence: isMedia ? "the headers were not read" : "neither picture nor movie")
  }

  /// The proven or likely subtypes, in the order of declaration.
  public var subtypes: [MediaSubtype] {
    if file.headers == nil, ![.photo, .video, .livePhoto].contains(kind), style != .videoLooping {
      return []
    }
    let likely = likelySubtypes
    if likely.isEmpty, kind != .livePhoto, style != .videoLooping, let headers = file.headers {
      return headers.proven.filter { $0 != .livePhoto }
    }
    return MediaSubtype.allCases.filter { provenSubtype($0) == .yes || likely.contains($0) }
  }

  /// Returns the value of ``answer(_:)``.
  public func subtype(_ subtype: MediaSubtype) -> Ternary {
    likelyRule(subtype) == nil ? provenSubtype(subtype) : .yes
  }

  private func provenSubtype(_ subtype: MediaSubtype) -> Ternary {
    switch subtype {
    case .livePhoto: return kind == .livePhoto ? .yes : .no
    case .loop where style == .videoLooping: return .yes
    default: break
    }
    if let headers = file.headers { return headers.value(subtype) }
    return kind == .photo || kind == .video || kind == .livePhoto ? .unknown : .no
  }
}
