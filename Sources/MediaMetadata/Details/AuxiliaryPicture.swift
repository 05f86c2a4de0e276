/// The names of auxiliary images by their URNs.
public enum AuxiliaryPicture {
  private static let rows: [(urn: String, name: String)] = [
    ("urn:mpeg:hevc:2015:auxid:1", "alpha"), ("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "alpha"),
    ("urn:mpeg:avc:2015:auxid:1", "alpha"),
    ("urn:mpeg:hevc:2015:auxid:2", "depth"), ("urn:mpeg:mpegB:cicp:systems:auxiliary:depth", "depth"),
    ("urn:com:apple:photo:2020:aux:hdrgainmap", "gainMap"), ("urn:iso:std:iso:ts:21496:-1", "gainMap"),
    ("urn:com:apple:photo:2018:aux:portraiteffectsmatte", "portraitMatte"),
    ("urn:com:apple:photo:2019:aux:semanticskinmatte", "skinMatte"),
    ("urn:com:apple:photo:2019:aux:semantichairmatte", "hairMatte"),
    ("urn:com:apple:photo:2019:aux:semanticteethmatte", "teethMatte"),
    ("urn:com:apple:photo:2020:aux:semanticglassesmatte", "glassesMatte"),
    ("urn:com:apple:photo:2020:aux:semanticskymatte", "skyMatte"),
  ]

  /// Returns the names of the auxiliary images, each once; a URN if it has no name.
  package static func names(of metadata: MediaMetadata) -> [String] {
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    for urn in metadata.auxiliaryTypes {
      add(rows.first { urn.hasPrefix($0.urn) }?.name ?? urn)
    }
    if metadata.xmp?.hasGainMap == true || metadata.hasToneMapItem { add("gainMap") }
    if metadata.xmp?.hasDepth == true, !names.contains("depth") { add("depth") }
    return names
  }
}
