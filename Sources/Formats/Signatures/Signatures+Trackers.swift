internal import UniformTypes

extension Signature {
  /// Modules of tracker programs.
  static let trackers: [Signature] = [
    Signature("mo3", "'MO3'", .reads(.mo3, Trackers.readMO3), "three letters and a version"),
    Signature("multi-tracker", "'MTM' 10", .decides(.trackerOther), "the mark and version 1.0"),
    Signature("ultra-tracker", "'MAS_UTrack_V00'", .decides(.trackerOther), "fourteen characters of mark"),
    Signature("oktalyzer", "'OKTASONG'", .decides(.trackerOther), "eight letters"),
    Signature("farandole", "'FAR' FE", .decides(.trackerOther), "the mark"),
    Signature("octamed", "'MMD'", .reads(.trackerOther, Trackers.readOctaMED), "three letters and a version"),
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
      "fast-tracker-instrument", "'Extended Instrument: '", .decides(.trackerInstrument), "the name in full"),
    Signature(
      "scream-tracker-2-capitals", "'!SCREAM!' 1A 02", at: 20, .decides(.screamTracker2), "the tracker's name"
    ),
    Signature(
      "scream-tracker-2", "'!Scream!' 1A 02", at: 20, .decides(.screamTracker2), "the tracker's name"),
    Signature(
      "scream-tracker-2-converted", "'BMOD2STM' 1A 02", at: 20, .decides(.screamTracker2), "the converter"),
  ]
}
