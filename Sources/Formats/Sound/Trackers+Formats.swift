internal import UniformTypes

extension FileFormat {
  static let xm = FileFormat(
    "xm", types: [.fastTracker],
    signatures: [
      Signature("xm", "'Extended Module: '", .decides(.fastTracker), "seventeen bytes of mark")
    ],
    ending: Ending(
      beginnings: [Array("Extended Module: ".utf8)], isNear: false, read: TrackerEnds.fastTracker,
      because: "patterns, instruments and samples state their sizes (XM 1.04)"))

  static let it = FileFormat(
    "it", types: [.impulseTracker],
    signatures: [
      Signature(
        "it", "'IMPM'", .reads(.impulseTracker, Trackers.readImpulse), "four letters, then tables of places")
    ],
    ending: Ending(
      beginnings: [Array("IMPM".utf8)], isNear: false, read: TrackerEnds.impulseTracker,
      because: "tables state where instruments, samples and patterns stand (ITTECH.TXT 2.14)"))

  static let s3m = FileFormat(
    "s3m", types: [.screamTracker],
    signatures: [
      Signature("s3m", "'SCRM'", at: 44, .decides(.screamTracker), "the mark behind the title")
    ],
    ending: Ending(
      isNear: false, read: TrackerEnds.screamTracker,
      because: "tables state where samples and patterns stand (Scream Tracker 3.21, tech.doc)"))

  static let mod = FileFormat(
    "mod", types: [.module],
    signatures: [
      Signature("mod", "'M.K.'", at: 1080, .decides(.module), "the mark behind 31 sample headers"),
      Signature("mod-long", "'M!K!'", at: 1080, .decides(.module), "the mark of more than 64 patterns"),
      Signature("mod-his", "'M&K!'", at: 1080, .decides(.module), "the mark behind 31 sample headers"),
      Signature("mod-noise", "'N.T.'", at: 1080, .decides(.module), "NoiseTracker's mark"),
      Signature("mod-fest", "'FEST'", at: 1080, .decides(.module), "the mark behind 31 sample headers"),
      Signature("mod-startrekker-4", "'FLT4'", at: 1080, .decides(.module), "StarTrekker's mark"),
      Signature("mod-startrekker-8", "'FLT8'", at: 1080, .decides(.module), "StarTrekker's mark"),
      Signature(
        "mod-channels", "?? 'CHN'", at: 1080, .reads(.module, Trackers.readChannels), "a number of channels"),
      Signature(
        "mod-channels-2", "???? 'CH'", at: 1080, .reads(.module, Trackers.readChannels),
        "a number of channels"),
      Signature("mod-octalyser", "'CD81'", at: 1080, .decides(.module), "Octalyser's mark"),
      Signature("mod-oktalyzer", "'OKTA'", at: 1080, .decides(.module), "Oktalyzer's mark"),
      Signature("mod-octa", "'OCTA'", at: 1080, .decides(.module), "OctaMED's mark"),
    ],
    ending: Ending(
      read: TrackerEnds.module,
      because: "the header states the samples' lengths and the number of patterns (ProTracker 1.1B)"))
}
