/// What a photo library would sort an item under, beside its kind.
public enum MediaSubtype: String, Hashable, Sendable, CaseIterable {
  /// What is special about a picture, or about a movie.
  case panorama, hdr, screenshot, depthEffect, burst, livePhoto, slowMotion, timeLapse, screenRecording
  /// What is special about a movie, or about an animation.
  case cinematic, spatial, animated, loop

  /// What is fixed about a subtype, one row each.
  private struct Row {
    let label: String
    let bit: UInt?
    let isOneSided: Bool

    init(_ label: String, bit: UInt?, isOneSided: Bool = false) {
      self.label = label
      self.bit = bit
      self.isOneSided = isOneSided
    }
  }

  private var row: Row {
    switch self {
    case .panorama: Row("panorama", bit: 0, isOneSided: true)
    case .hdr: Row("HDR", bit: 1, isOneSided: true)
    case .screenshot: Row("screenshot", bit: 2, isOneSided: true)
    case .depthEffect: Row("depth effect", bit: 4, isOneSided: true)
    case .burst: Row("burst", bit: nil, isOneSided: true)
    case .livePhoto: Row("Live Photo", bit: 3)
    case .slowMotion: Row("slow motion", bit: 17, isOneSided: true)
    case .timeLapse: Row("time lapse", bit: 18, isOneSided: true)
    case .screenRecording: Row("screen recording", bit: 19, isOneSided: true)
    case .cinematic: Row("cinematic", bit: 21)
    case .spatial: Row("spatial", bit: 10)
    case .animated: Row("animated", bit: 6)
    case .loop: Row("loop", bit: nil)
    }
  }

  /// The bit of the photo library's own constant; nil where it has none.
  public var rawBit: UInt? { row.bit.map { 1 << $0 } }

  /// The subtype's name in a sentence.
  public var label: String { row.label }

  /// Whether only a yes can be relied on without more: what the mark is on is often handed over without it.
  ///
  /// A slow motion that was rendered plays 30 frames per second like any clip; re-encoded screenshots, recordings and
  /// time-lapses lose their keys; a burst's other pictures are for the folder to find; portraits and panoramas keep
  /// their mark only as long as their Exif block.
  public var isOneSided: Bool { row.isOneSided }

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

  /// An answer in three values, with what it rests on.
  public struct Answer: Hashable, Sendable {
    /// Whether the item is one.
    public var value: Ternary
    /// The name of the rule that decided; nil when none did.
    public var rule: String?
    /// What was seen, in a sentence.
    public var evidence: String
    /// Whether the name alone says so: likely, and not proven.
    public var isLikely: Bool

    package init(value: Ternary, rule: String?, evidence: String, isLikely: Bool = false) {
      self.isLikely = isLikely
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
  package func value(_ subtype: MediaSubtype) -> Ternary { rule(for: subtype)?.then ?? .unknown }

  private func rule(for subtype: MediaSubtype) -> SubtypeRule? {
    SubtypeRule.stills.first { $0.subtype == subtype && $0.when(self) }
      ?? SubtypeRule.movies.first { $0.subtype == subtype && $0.when(self) }
  }

  /// The subtypes that the headers prove, in the order of their declaration.
  public var subtypes: [MediaSubtype] { SubtypeValues(self).proven }
}
