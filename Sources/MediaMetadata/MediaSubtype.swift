/// What a photo library would sort an item under, beside its kind.
public enum MediaSubtype: String, Hashable, Sendable, CaseIterable {
  case panorama, hdr, screenshot, depthEffect, burst, livePhoto, slowMotion, timeLapse, screenRecording
  case cinematic, spatial, animated, loop

  /// The bit of the photo library's own constant; nil where it has none.
  public var rawBit: UInt? {
    switch self {
    case .panorama: 1 << 0
    case .hdr: 1 << 1
    case .screenshot: 1 << 2
    case .livePhoto: 1 << 3
    case .depthEffect: 1 << 4
    case .animated: 1 << 6
    case .spatial: 1 << 10
    case .slowMotion: 1 << 17
    case .timeLapse: 1 << 18
    case .screenRecording: 1 << 19
    case .cinematic: 1 << 21
    case .burst, .loop: nil
    }
  }

  /// The subtype's name in a sentence.
  public var label: String {
    switch self {
    case .hdr: "HDR"
    case .depthEffect: "depth effect"
    case .livePhoto: "Live Photo"
    case .slowMotion: "slow motion"
    case .timeLapse: "time lapse"
    case .screenRecording: "screen recording"
    default: rawValue
    }
  }

  /// The place in the order of declaration.
  var position: Int {
    switch self {
    case .panorama: 0
    case .hdr: 1
    case .screenshot: 2
    case .depthEffect: 3
    case .burst: 4
    case .livePhoto: 5
    case .slowMotion: 6
    case .timeLapse: 7
    case .screenRecording: 8
    case .cinematic: 9
    case .spatial: 10
    case .animated: 11
    case .loop: 12
    }
  }

  /// Whether only a yes can be relied on without more: what the mark is on is often handed over without it.
  ///
  /// A slow motion that was rendered plays 30 frames per second like any clip; re-encoded screenshots, recordings and
  /// time-lapses lose their keys; a burst's other pictures are for the folder to find; portraits and panoramas keep
  /// their mark only as long as their Exif block.
  public var isOneSided: Bool {
    switch self {
    case .slowMotion, .screenshot, .screenRecording, .timeLapse, .burst, .depthEffect, .panorama, .hdr: true
    case .livePhoto, .cinematic, .spatial, .animated, .loop: false
    }
  }

  /// An answer in three values, with what it rests on.
  public struct Answer: Hashable, Sendable {
    public var value: Ternary
    /// The name of the rule that decided; nil when none did.
    public var rule: String?
    /// What was seen, in a sentence.
    public var evidence: String

    package init(value: Ternary, rule: String?, evidence: String) {
      self.value = value
      self.rule = rule
      self.evidence = evidence
    }
  }
}

extension MediaMetadata {
  /// Whether the file is of this subtype, as far as its headers tell.
  public func answer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
    guard let rule = rule(for: subtype) else {
      return MediaSubtype.Answer(
        value: .unknown, rule: nil, evidence: "nothing in the headers speaks for or against it")
    }
    return MediaSubtype.Answer(value: rule.then, rule: rule.name, evidence: rule.because)
  }

  /// The value of ``answer(_:)``, without its words.
  package func value(_ subtype: MediaSubtype) -> Ternary {
    let rules = SubtypeRule.bySubtype[subtype.position]
    for position in rules.indices where rules[position].when(self) { return rules[position].then }
    return .unknown
  }

  private func rule(for subtype: MediaSubtype) -> SubtypeRule? {
    let rules = SubtypeRule.bySubtype[subtype.position]
    for position in rules.indices where rules[position].when(self) { return rules[position] }
    return nil
  }

  /// The subtypes that the headers prove, in the order of their declaration.
  public var subtypes: [MediaSubtype] { MediaSubtype.allCases.filter { value($0) == .yes } }
}
