internal import ByteSources
internal import UniformTypes

extension TIFF {
  /// What the directories of a file say about who wrote it and whether it holds sensor data.
  public struct Facts: ContentFacts, Hashable {
    public var make = ""
    public var model = ""
    public var software = ""
    public var magic: UInt16 = 42
    public var hasDNGVersion = false
    /// A colour filter array, a raw compression, or a maker's raw tag was seen in some directory.
    public var hasSensorData = false
    public var compressions: Set<UInt64> = []
    public var directories = 0
    public var pixelWidth: UInt64 = 0
    public var pixelHeight: UInt64 = 0
    /// Whether bytes 8 and 9 are Canon's `CR`.
    public var hasCanonMark = false
    /// Whether bytes 8 to 15 are Phase One's.
    public var hasPhaseOneMark = false
    public var hasLeafData = false
    public var hasMetamorphTag = false
    public var isGeographic = false
    public var damage: ContentDamage?

    public var details: String {
      let camera = [make, model].filter { !$0.isEmpty }.joined(separator: " ")
      return "\(directories) directories" + (camera.isEmpty ? "" : ", \(camera)")
        + (hasSensorData ? ", sensor data" : "")
    }

    var isKodak: Bool { isMade(by: "kodak") || isMade(by: "eastman kodak") }
    /// Whether the maker's cameras put a thumbnail into the first directory of their raw files.
    var isOfRawMaker: Bool { isMade(by: "nikon") || isMade(by: "sony") }
    func isMade(by name: String) -> Bool { make.lowercased().hasPrefix(name) }
  }

  private static let rawCompressions: Set<UInt64> = [
    34713, 32767, 32769, 32770, 32772, 65535, 65000, 34892, 262, 65536,
  ]

  /// Makers' raw formats; each needs both the maker and sensor data, or a mark of its own.
  private static let rules: [Rule<Facts>] = [
    Rule("canon-cr2", when: { $0.hasCanonMark }, then: .canonCR2, because: "Canon's mark CR at byte 8"),
    Rule(
      "gopro-gpr", when: { $0.hasDNGVersion && $0.isMade(by: "gopro") }, then: .goProRaw,
      because: "a DNGVersion tag, and GoPro writes it as GPR only"),
    Rule("dng", when: { $0.hasDNGVersion }, then: .dng, because: "the first directory has a DNGVersion tag"),
    Rule(
      "phase-one", when: { $0.hasPhaseOneMark }, then: .phaseOneRaw, because: "Phase One's mark at byte 8"),
    Rule(
      "panasonic-rw2", when: { $0.magic == 0x55 && !$0.isMade(by: "leica") }, then: .panasonicRW2,
      because: "Panasonic's magic number instead of 42"),
    Rule(
      "leica-rwl", when: { $0.magic == 0x55 && $0.isMade(by: "leica") }, then: .leicaRWL,
      because: "Panasonic's magic number and Leica as the maker"),
    Rule(
      "olympus-orf", when: { $0.magic == 0x4F52 || $0.magic == 0x5352 }, then: .olympusRaw,
      because: "Olympus's magic number instead of 42"),
    Rule(
      "nikon-nrw",
      when: { $0.hasSensorData && $0.isMade(by: "nikon") && $0.model.uppercased().contains("COOLPIX") },
      then: .nikonNRW,
      because: "Nikon's compact cameras with sensor data"),
    Rule(
      "nikon-nef", when: { $0.hasSensorData && $0.isMade(by: "nikon") }, then: .nikonRaw,
      because: "Nikon and sensor data"),
    Rule(
      "sony-sr2", when: { $0.hasSensorData && $0.isMade(by: "sony") && $0.model.contains("DSC-R1") },
      then: .sonySR2,
      because: "the only camera that wrote SR2"),
    Rule(
      "sony-srf",
      when: {
        $0.hasSensorData && $0.isMade(by: "sony")
          && ($0.model.contains("DSC-F828") || $0.model.contains("DSC-V3"))
      },
      then: .sonyRaw, because: "one of the cameras that wrote SRF"),
    Rule(
      "sony-arw", when: { $0.hasSensorData && $0.isMade(by: "sony") }, then: .sonyARW,
      because: "Sony and sensor data"),
    Rule(
      "pentax-pef", when: { $0.hasSensorData && ($0.isMade(by: "pentax") || $0.isMade(by: "ricoh")) },
      then: .pentaxRaw,
      because: "Pentax and sensor data"),
    Rule(
      "samsung-srw", when: { $0.hasSensorData && $0.isMade(by: "samsung") }, then: .samsungRaw,
      because: "Samsung and sensor data"),
    Rule(
      "hasselblad-fff", when: { $0.hasSensorData && $0.isMade(by: "imacon") }, then: .hasselbladFFF,
      because: "Imacon and sensor data"),
    Rule(
      "hasselblad-3fr", when: { $0.hasSensorData && $0.isMade(by: "hasselblad") }, then: .hasselblad3FR,
      because: "Hasselblad and sensor data"),
    Rule(
      "phase-one-raw", when: { $0.hasSensorData && $0.isMade(by: "phase one") }, then: .phaseOneRaw,
      because: "Phase One and sensor data"),
    Rule(
      "epson-erf", when: { $0.hasSensorData && $0.isMade(by: "seiko epson") }, then: .epsonRaw,
      because: "Epson and sensor data"),
    Rule(
      "mamiya-mef", when: { $0.hasSensorData && $0.isMade(by: "mamiya") && !$0.hasLeafData },
      then: .mamiyaRaw, because: "Mamiya and sensor data"),
    Rule("leaf-mos", when: { $0.hasLeafData }, then: .leafRaw, because: "Leaf's own tags"),
    Rule(
      "leica-raw", when: { $0.hasSensorData && $0.isMade(by: "leica") }, then: .leicaRaw,
      because: "Leica and sensor data"),
    Rule(
      "kodak-kdc", when: { $0.hasSensorData && $0.isKodak && $0.model.uppercased().contains("ZOOM") },
      then: .kodakKDC,
      because: "Kodak's compact cameras with sensor data"),
    Rule(
      "kodak-dcr", when: { $0.hasSensorData && $0.isKodak }, then: .kodakRaw, because: "Kodak and sensor data"
    ),
    Rule(
      "canon-tif", when: { $0.hasSensorData && $0.isMade(by: "canon") }, then: .canonTIF,
      because: "Canon and sensor data without the mark of CR2"),
    Rule(
      "raw-other", decides: false, when: { $0.hasSensorData }, then: .tiff,
      because: "sensor data of a maker that is not known here"),
    Rule(
      "tiff", when: { $0.magic == 42 || $0.magic == 43 }, then: .tiff,
      because: "a valid header and directory, no sensor data"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.count >= 8,
      let (layout, first) = try layout(at: 0, alsoMagic: [0x55, 0x4F52, 0x5352], reader)
    else { return nil }
    var facts = Facts()
    facts.magic = try number(UInt16.self, at: 2, layout, reader)
    facts.hasCanonMark = reader.head.matches("CR", at: 8) && facts.magic == 42 && reader.head[10] == 2
    facts.hasPhaseOneMark = reader.head.matches("IIIITwaR", at: 8) || reader.head.matches("MMMMRawT", at: 8)
    do throws(ReadFailure) {
      try scan(first, layout, reader, &facts)
    } catch {
      switch error {
      case .endOfData: facts.damage = .truncated
      case .malformed: facts.damage = .malformed
      default: throw error
      }
    }
    // Four bytes are weak: without one directory that can be read, nothing is proven.
    let isProven = facts.directories > 0 || facts.hasCanonMark || facts.hasPhaseOneMark || facts.magic != 42
    guard let rule = rules.first(for: facts) else { return nil }
    var finding = ContentFinding(rule, range: 0..<8, damage: facts.damage, facts: facts)
    if !isProven { finding.isDecided = false }
    return finding
  }

  /// Whether an ASCII entry's text reaches beyond the end: half a model's name may be another model's.
  private static func isCut(_ entry: Entry, _ reader: ByteReader) -> Bool {
    guard let byteCount = reader.byteCount else { return false }
    guard entry.offset >= 0, entry.offset <= byteCount else { return true }
    return entry.count > UInt64(byteCount - entry.offset)
  }

  /// Visits the main chain and one level of sub-directories, sixteen directories at most.
  private static func scan(_ first: Int64, _ layout: Layout, _ reader: ByteReader, _ facts: inout Facts)
    throws(ReadFailure)
  {
    var pending = [first]
    var seen: Set<Int64> = []
    while let offset = pending.first, facts.directories < 16 {
      pending.removeFirst()
      guard offset != 0 else { continue }
      guard seen.insert(offset).inserted else {
        facts.damage = .cyclic
        continue
      }
      var found = facts
      var children: [Int64] = []
      var isReduced = false
      let isFirst = facts.directories == 0
      let next = try directory(at: offset, layout, reader) { (entry) throws(ReadFailure) in
        switch entry.tag {
        case 256 where isFirst: found.pixelWidth = try unsigned(entry, layout, reader) ?? 0
        case 257 where isFirst: found.pixelHeight = try unsigned(entry, layout, reader) ?? 0
        case 254 where isFirst: isReduced = try unsigned(entry, layout, reader) == 1
        case 259:
          if let value = try unsigned(entry, layout, reader) {
            found.compressions.insert(value)
            if rawCompressions.contains(value) { found.hasSensorData = true }
          }
        case 262:
          if let value = try unsigned(entry, layout, reader), value == 32803 || value == 34892 {
            found.hasSensorData = true
          }
        case 271 where isFirst:
          found.make = try text(entry, upTo: 64, reader)
          if isCut(entry, reader) { found.damage = .truncated }
        case 272 where isFirst:
          found.model = try text(entry, upTo: 64, reader)
          if isCut(entry, reader) { found.damage = .truncated }
        case 330:
          for index in 0..<Int64(min(entry.count, 8)) {
            if let child = try unsigned(entry, at: index, layout, reader) {
              children.append(Int64(clamping: child))
            }
          }
        case 33421, 33422: found.hasSensorData = true
        // Kodak's KDC directory (0xFE00) stands in files with sensor data only.
        case 65024 where found.isKodak: found.hasSensorData = true
        case 34310: found.hasLeafData = true
        case 50706: found.hasDNGVersion = true
        default: break
        }
      }
      facts = found
      facts.directories += 1
      // Makers put a thumbnail first; what it is a thumbnail of lies beyond the end, and can only be sensor data.
      if isReduced, facts.isOfRawMaker, let byteCount = reader.byteCount,
        children.contains(where: { $0 >= byteCount - layout.origin })
      {
        facts.hasSensorData = true
        facts.damage = .truncated
      }
      if facts.hasDNGVersion || facts.hasCanonMark { return }
      pending.append(contentsOf: children)
      if next != 0 { pending.append(next) }
      // Ordinary pictures of many pages need no further look: sensor data stand in the first few directories.
      if facts.make.isEmpty && facts.directories >= 2 { return }
    }
  }
}
