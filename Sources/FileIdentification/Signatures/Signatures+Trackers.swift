internal import UniformTypes

extension Signature {
  /// Modules of tracker programs.
  static let trackers: [Signature] = [
    Signature("xm", "'Extended Module: '", .decides(.fastTracker), "seventeen bytes of mark"),
    Signature(
      "it", "'IMPM'", .reads(.impulseTracker, Trackers.readImpulse), "four letters, then tables of places"),
    Signature("s3m", "'SCRM'", at: 44, .decides(.screamTracker), "the mark behind the title"),
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
    Signature("mo3", "'MO3'", .reads(.mo3, Trackers.readMO3), "three letters and a version"),
    Signature("multi-tracker", "'MTM' 10", .decides(.trackerOther), "the mark and version 1.0"),
    Signature("ultra-tracker", "'MAS_UTrack_V00'", .decides(.trackerOther), "fourteen characters of mark"),
    Signature("oktalyzer", "'OKTASONG'", .decides(.trackerOther), "eight letters"),
    Signature("farandole", "'FAR' FE", .decides(.trackerOther), "the mark"),
    Signature(
      "octamed", "'MMD'", .reads(.trackerOther, Trackers.readOctaMED), "three letters and a version"),
    Signature("digi-booster-pro", "'DBM0'", .asks(.trackerOther), "four letters"),
    Signature("digi-booster", "'DIGI Booster module' 00", .decides(.trackerOther), "the program's name"),
    Signature("poly-tracker", "'PTMF'", at: 44, .decides(.trackerOther), "the mark behind the title"),
    Signature("unreal-music", "C1 83 2A 9E", .asks(.trackerOther), "a package of the Unreal engine"),
    Signature("asylum", "'ASYLUM Music Format V1.0' 00", .decides(.trackerOther), "the name in full"),
    Signature("dsmi", "'AMF'", .reads(.trackerOther, Trackers.readDSMI), "three letters and a version"),
    Signature("general-digimusic", "'GDM' FE", .decides(.trackerOther), "the mark"),
    Signature("imago-orpheus", "'IM10'", at: 60, .decides(.trackerOther), "the mark behind the title"),
    Signature("epic-megagames", "'PSM' FE", .decides(.trackerOther), "the mark of MASI's first form"),
    Signature("mad-tracker", "'MT20'", .asks(.trackerOther), "four letters"),
    Signature("digitrakker", "'DMDL'", .asks(.trackerOther), "four letters"),
    Signature(
      "fast-tracker-instrument", "'Extended Instrument: '", .decides(.trackerInstrument), "the name in full"
    ),
    Signature(
      "scream-tracker-2-capitals", "'!SCREAM!' 1A 02", at: 20, .decides(.screamTracker2),
      "the tracker's name"
    ),
    Signature(
      "scream-tracker-2", "'!Scream!' 1A 02", at: 20, .decides(.screamTracker2), "the tracker's name"),
    Signature(
      "scream-tracker-2-converted", "'BMOD2STM' 1A 02", at: 20, .decides(.screamTracker2), "the converter"),
  ]
}
