package import ByteSources
package import ContainerFormats
package import UniformTypes

extension TIFF {
  /// Facts about the directories of a file: camera, software, sensor data.
  package struct Facts: ContentFacts, Hashable {
    package var make = ""
    package var model = ""
    package var magic: UInt16 = 42
    var hasDNGVersion = false
    /// True if a directory has a colour filter array, a raw compression or a maker's raw tag.
    var hasSensorData = false
    package var directories = 0
    var hasCanonMark = false
    /// True if bytes 8 to 15 are Phase One's.
    var hasPhaseOneMark = false
    var hasLeafData = false
    package var damage: ContentDamage?

    package var details: String {
      let camera = [make, model].filter { !$0.isEmpty }.joined(separator: " ")
      return "\(directories) directories" + (camera.isEmpty ? "" : ", \(camera)")
        + (hasSensorData ? ", sensor data" : "")
    }

    /// True if the content marks it as a camera's raw picture.
    private var isRaw: Bool {
      hasSensorData || hasDNGVersion || hasCanonMark || hasPhaseOneMark || hasLeafData
        || magic != 42 && magic != 43
    }

    package var namesMaker: Bool { !(make.isEmpty && model.isEmpty) && !isRaw }

    /// Returns true if only a name can mean this raw type: no sensor data and no camera of the maker.
    package func lacksMark(of type: UTType) -> Bool {
      guard !isRaw, damage == nil, type.conforms(to: .rawImage) else { return false }
      let makers = Self.makers.first { $0.types.contains { $0.type == type } }?.names
      // Models contain the maker's name: NIKON D3000.
      return makers.map { makers in
        !makers.contains { isMade(by: $0) || model.lowercased().hasPrefix($0) }
      } ?? !namesMaker
    }

    /// Makers of each raw type; some write files without recognizable sensor data, such as Nikon's scanners.
    private static let makers: [(types: [DeclaredType], names: [String])] = [
      ([.nikonRaw, .nikonNRW], ["nikon"]),
      ([.sonyARW, .sonySR2, .sonyRaw], ["sony"]),
      ([.pentaxRaw], ["pentax", "ricoh"]),
      ([.samsungRaw], ["samsung"]),
      ([.hasselbladFFF, .hasselblad3FR], ["hasselblad", "imacon"]),
      ([.phaseOneRaw], ["phase one", "leaf"]),
      ([.epsonRaw], ["seiko epson"]),
      ([.mamiyaRaw], ["mamiya"]),
      ([.leafRaw], ["leaf"]),
      ([.leicaRaw, .leicaRWL], ["leica"]),
      ([.kodakRaw, .kodakKDC], ["kodak", "eastman kodak"]),
      ([.canonTIF, .canonCR2], ["canon"]),
      ([.olympusRaw], ["olympus", "om digital"]),
      ([.panasonicRW2], ["panasonic"]),
      ([.goProRaw], ["gopro"]),
    ]

    var isKodak: Bool { isMade(by: "kodak") || isMade(by: "eastman kodak") }
    /// True if the maker puts a thumbnail into the first directory of raw files.
    var isOfRawMaker: Bool { isMade(by: "nikon") || isMade(by: "sony") }
    func isMade(by name: String) -> Bool { make.lowercased().hasPrefix(name) }
  }

  /// Compressions that makers use for sensor data.
  private static let rawCompressions: [Int] = [
    34713, 32767, 32769, 32770, 32772, 65535, 65000, 34892, 262, 65536,
  ]

  /// Rules for raw formats: each needs the maker and sensor data, or a mark of its own.
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
      when: { $0.hasSensorData && $0.isMade(by: "nikon") && $0.model.uppercased().containsText("COOLPIX") },
      then: .nikonNRW,
      because: "Nikon's compact cameras with sensor data"),
    Rule(
      "nikon-nef", when: { $0.hasSensorData && $0.isMade(by: "nikon") }, then: .nikonRaw,
      because: "Nikon and sensor data"),
    Rule(
      "sony-sr2", when: { $0.hasSensorData && $0.isMade(by: "sony") && $0.model.containsText("DSC-R1") },
      then: .sonySR2,
      because: "the only camera that wrote SR2"),
    Rule(
      "sony-srf",
      when: {
        $0.hasSensorData && $0.isMade(by: "sony")
          && ($0.model.containsText("DSC-F828") || $0.model.containsText("DSC-V3"))
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
      "kodak-kdc", when: { $0.hasSensorData && $0.isKodak && $0.model.uppercased().containsText("ZOOM") },
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
    do throws(ReadFailure) { try scan(first, layout, reader, &facts) } catch {
      facts.damage = try error.damage()
    }
    // Four bytes are weak evidence: at least one directory must be readable.
    let isProven = facts.directories > 0 || facts.hasCanonMark || facts.hasPhaseOneMark || facts.magic != 42
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, decided: isProven, range: 0..<8, damage: facts.damage, facts: facts)
  }

  /// Returns true if a text is truncated: part of a model's name may be another model.
  private static func isTruncated(_ entry: Entry, _ reader: ByteReader) -> Bool {
    guard let byteCount = reader.byteCount else { return false }
    guard entry.offset >= 0, entry.offset <= byteCount else { return true }
    return entry.count > UInt64(byteCount - entry.offset)
  }

  private static let maxDirectories = 16
  /// The tags read: size, kind, compression, photometric interpretation, camera, sub-directories.
  private static let readTags: [UInt16] = [254, 256, 257, 259, 262, 330]

  /// Visits the main chain and one level of sub-directories.
  private static func scan(_ first: Int64, _ layout: Layout, _ reader: ByteReader, _ facts: inout Facts)
    throws(ReadFailure)
  {
    var chain = TIFFChain(first, layout, upTo: maxDirectories)
    defer { if chain.isCyclic { facts.damage = .cyclic } }
    while let directory = try chain.next(reader) {
      if let failure = directory.failure { throw failure }
      if directory.isTruncated(readTags, reader) { throw .endOfData }
      var updated = facts
      if facts.directories == 0 { try describe(directory, reader, &updated) }
      try lookForSensorData(directory, reader, &updated)
      var children: [Int64] = []
      try directory.children(reader, into: &children)
      facts = updated
      facts.directories += 1
      // Makers put a thumbnail first; what is cut off after it can only be sensor data.
      if facts.directories == 1, facts.isOfRawMaker, let byteCount = reader.byteCount,
        try directory.number(254, reader) == 1, children.contains(where: { $0 >= byteCount - layout.origin })
      {
        facts.hasSensorData = true
        facts.damage = .truncated
      }
      if facts.hasDNGVersion || facts.hasCanonMark { return }
      chain.pending += children + [directory.next]
      // Multi-page pictures need no more: sensor data are in the first few directories.
      if facts.make.isEmpty && facts.directories >= 2 { return }
    }
  }

  /// Records the camera of the first directory.
  private static func describe(
    _ directory: TIFFDirectory, _ reader: ByteReader, _ facts: inout Facts
  ) throws(ReadFailure) {
    facts.make = try directory.text(271, upTo: 64, reader) ?? ""
    facts.model = try directory.text(272, upTo: 64, reader) ?? ""
    for tag in [271, 272] as [UInt16] {
      if let entry = directory[tag], isTruncated(entry, reader) { facts.damage = .truncated }
    }
  }

  private static func lookForSensorData(
    _ directory: TIFFDirectory, _ reader: ByteReader, _ facts: inout Facts
  ) throws(ReadFailure) {
    // Compression, photometric interpretation, colour filter array, and Kodak's KDC directory.
    if let value = try directory.number(259, reader), rawCompressions.contains(value) {
      facts.hasSensorData = true
    }
    if let value = try directory.number(262, reader), value == 32803 || value == 34892 {
      facts.hasSensorData = true
    }
    if directory[33421] != nil || directory[33422] != nil { facts.hasSensorData = true }
    if directory[65024] != nil, facts.isKodak { facts.hasSensorData = true }
    if directory[34310] != nil { facts.hasLeafData = true }
    if directory[50706] != nil { facts.hasDNGVersion = true }
  }
}
