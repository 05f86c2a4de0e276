/// A subtype of photos or videos, as in a photo library.
public enum MediaSubtype: String, Hashable, Sendable, CaseIterable {
  /// A subtype of photos or videos.
  case panorama, hdr, screenshot, depthEffect, burst, livePhoto, slowMotion, timeLapse, screenRecording
  /// A subtype of videos or animations.
  case cinematic, spatial, animated, loop

  /// The constants of a subtype.
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

  /// The bit of the photo library's constant; nil if it has none.
  public var rawBit: UInt? { row.bit.map { 1 << $0 } }

  /// The name for use in a sentence.
  public var label: String { row.label }

  /// True if only a positive answer is reliable, because files often lose the metadata that proves the subtype.
  ///
  /// Rendered slow motion plays at 30 frames per second like any clip. Re-encoded screenshots, recordings and
  /// time-lapses lose their keys. Other photos of a burst are in other files. Portraits and panoramas lose the
  /// subtype with Exif.
  public var isOneSided: Bool { row.isOneSided }

  /// The index in the order of declaration.
  var index: Int {
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

  /// A three-valued answer with its evidence.
  public struct Answer: Hashable, Sendable {
    /// True if the item has the subtype.
    public var value: Ternary
    /// The name of the rule that decided, if any.
    public var rule: String?
    /// The finding, in a sentence.
    public var evidence: String
    /// True if the file name is the only evidence.
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
  /// Returns whether the headers show the subtype, with evidence.
  public func answer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
    guard let rule = rule(for: subtype) else {
      return MediaSubtype.Answer(
        value: .unknown, rule: nil, evidence: "nothing in the headers speaks for or against it")
    }
    return MediaSubtype.Answer(value: rule.then, rule: rule.name, evidence: rule.because)
  }

  /// Returns the value of ``answer(_:)``.
  package func value(_ subtype: MediaSubtype) -> Ternary { rule(for: subtype)?.then ?? .unknown }

  private func rule(for subtype: MediaSubtype) -> SubtypeRule? {
    SubtypeRule.stills.first { $0.subtype == subtype && $0.when(self) }
      ?? SubtypeRule.movies.first { $0.subtype == subtype && $0.when(self) }
  }

  /// The subtypes that the headers prove, in the order of declaration.
  public var subtypes: [MediaSubtype] { SubtypeValues(self).proven }
}
