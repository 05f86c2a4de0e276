package import ByteSources

/// Identifiers of the EBML header (RFC 8794 §11.2) and of Matroska's elements (RFC 9559 §5.1).
package enum Matroska {
  package static let head: UInt64 = 0x1A45_DFA3
  package static let documentType: UInt64 = 0x4282
  package static let checksum: UInt64 = 0xBF
  package static let filler: UInt64 = 0xEC

  // The segment and its children.
  package static let segment: UInt64 = 0x1853_8067
  package static let seekHead: UInt64 = 0x114D_9B74
  package static let information: UInt64 = 0x1549_A966
  package static let tracks: UInt64 = 0x1654_AE6B
  package static let chapters: UInt64 = 0x1043_A770
  package static let cluster: UInt64 = 0x1F43_B675
  package static let cues: UInt64 = 0x1C53_BB6B
  package static let attachments: UInt64 = 0x1941_A469
  package static let tags: UInt64 = 0x1254_C367
  /// Elements that end a segment's child of unknown size.
  package static let topLevel: Set<UInt64> = [
    seekHead, information, tracks, chapters, cluster, cues, attachments, tags,
  ]

  package static let seek: UInt64 = 0x4DBB
  package static let seekIdentifier: UInt64 = 0x53AB
  package static let seekPosition: UInt64 = 0x53AC

  package static let timestampScale: UInt64 = 0x2A_D7B1
  package static let duration: UInt64 = 0x4489
  package static let date: UInt64 = 0x4461
  package static let title: UInt64 = 0x7BA9
  package static let writingApplication: UInt64 = 0x5741

  package static let tag: UInt64 = 0x7373
  package static let tagTargets: UInt64 = 0x63C0
  package static let targetType: UInt64 = 0x68CA
  package static let tagTrack: UInt64 = 0x63C5
  package static let simpleTag: UInt64 = 0x67C8
  package static let tagName: UInt64 = 0x45A3
  package static let tagString: UInt64 = 0x4487

  package static let trackEntry: UInt64 = 0xAE
  static let trackType: UInt64 = 0x83
  package static let codec: UInt64 = 0x86
  static let defaultDuration: UInt64 = 0x23_E383
  package static let video: UInt64 = 0xE0
  package static let pixelWidth: UInt64 = 0xB0
  package static let pixelHeight: UInt64 = 0xBA
  package static let displayWidth: UInt64 = 0x54B0
  package static let displayHeight: UInt64 = 0x54BA
  package static let displayUnit: UInt64 = 0x54B2
  package static let cropBottom: UInt64 = 0x54AA
  package static let cropTop: UInt64 = 0x54BB
  package static let cropLeft: UInt64 = 0x54CC
  package static let cropRight: UInt64 = 0x54DD
  package static let stereoMode: UInt64 = 0x53B8
  package static let colour: UInt64 = 0x55B0
  package static let bitsPerChannel: UInt64 = 0x55B2
  package static let transfer: UInt64 = 0x55BA
  package static let primaries: UInt64 = 0x55BB
  package static let projection: UInt64 = 0x7670
  package static let projectionType: UInt64 = 0x7671
  package static let codecPrivate: UInt64 = 0x63A2
  package static let audio: UInt64 = 0xE1
  package static let samplingFrequency: UInt64 = 0xB5
  package static let outputSamplingFrequency: UInt64 = 0x78B5
  package static let channels: UInt64 = 0x9F
  package static let bitDepth: UInt64 = 0x6264

  package static let timestamp: UInt64 = 0xE7
  package static let simpleBlock: UInt64 = 0xA3
  package static let blockGroup: UInt64 = 0xA0
  package static let block: UInt64 = 0xA1
  package static let blockDuration: UInt64 = 0x9B

  package static let cuePoint: UInt64 = 0xBB
  package static let cueTrackPositions: UInt64 = 0xB7
  package static let cueClusterPosition: UInt64 = 0xF1
}

/// A track entry of a Matroska or WebM file (RFC 9559 §5.1.4.1).
package struct MatroskaTrack: Sendable {
  /// 1 for video, 2 for audio, 17 for subtitles; nil if absent.
  package private(set) var type: UInt64?
  package private(set) var codec = ""
  /// The duration of a frame in nanoseconds; 0 if absent.
  package private(set) var period: UInt64 = 0
  /// The numbers of the video element, with their identifiers.
  private var video: [(identifier: UInt64, value: UInt64)] = []

  package init() {}

  /// Returns a number of the video element, the last one if there are several.
  package func video(_ identifier: UInt64) -> UInt64? { video.last { $0.identifier == identifier }?.value }

  /// Reads the entry; values read before damage are kept.
  package mutating func read(_ entry: EBMLElement, _ reader: ByteReader) throws(ReadFailure) {
    var fields = entry.children(reader)
    while let field = try fields.next() {
      switch field.identifier {
      case Matroska.trackType where !field.contents.isEmpty: type = try field.unsigned(reader)
      case Matroska.codec: codec = try field.text(reader).trimmed
      case Matroska.defaultDuration: period = try field.unsigned(reader)
      case Matroska.video:
        var parts = field.children(reader)
        while let part = try parts.next() { video.append((part.identifier, try part.unsigned(reader))) }
      default: break
      }
    }
  }
}
