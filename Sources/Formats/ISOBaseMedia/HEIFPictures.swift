internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the independent pictures of a HEIF file, their colours, cameras and groups, and a sequence's durations (ISO/IEC 23008-12).
enum HEIFPictures {
  static func read(
    _ reader: ByteReader, _ cached: ISOBaseMedia.Facts?, _ metadata: MediaMetadata,
    into headers: inout PictureHeaders
  ) throws(ReadFailure) {
    guard metadata.medium == .still else { return }
    var top = cached?.top ?? ISOBaseMedia.TopLevel()
    for index in 0..<ISOBaseMedia.TopLevel.maxBoxes {
      guard let box = try top.box(index, reader) else { break }
      if box.type == "ftyp", top.brands.isEmpty { try top.readBrands(box, reader) }
      if box.isCutShort || !box.type.isBoxType { break }
    }
    // Canon's raw pictures consist of boxes too.
    guard top.brands.first != "crx " else { return }
    if let meta = top["meta"] {
      var items = if let items = cached?.items { items } else { try ISOBaseMedia.ItemTable(meta, reader) }
      try items.readReferences(reader)
      try items.readLocations(reader)
      try readItems(items, reader, &headers)
    }
    if metadata.isAnimated == true, let movie = top["moov"] { try readSequence(movie, reader, &headers) }
  }

  // MARK: Sequences

  private static func readSequence(
    _ movie: ISOBaseMedia.Box, _ reader: ByteReader, _ headers: inout PictureHeaders
  ) throws(ReadFailure) {
    var boxes = movie.boxes(reader)
    while let box = try boxes.next("trak") {
      var track = ISOBaseMedia.Track()
      try track.read(box, reader)
      guard track.handler == "pict" || track.handler == "vide" else { continue }
      let durations = try track.sampleDurations(upTo: PictureHeaders.maxPictures, reader)
      headers.pictures = durations.map { PictureHeaders.Picture(delay: $0) }
      (headers.primary, headers.groups) = (0, [])
      if headers.colorModel == nil,
        var entry = track.entry?.boxes(
          skipping: ISOBaseMedia.Track.pictureEntrySize, reader)
      {
        while let part = try entry.next() {
          headers.colorModel = try colorModel(part, reader) ?? headers.colorModel
        }
      }
      return
    }
  }

  // MARK: Items

  private static let pictures: Set<FourCharacterCode> = [
    "hvc1", "lhv1", "av01", "avc1", "jpeg", "j2k1", "vvc1", "unci", "hev1", "evc1", "grid", "iden", "iovl",
  ]

  private static func readItems(
    _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader, _ headers: inout PictureHeaders
  ) throws(ReadFailure) {
    guard let primary = items.primary else { return }
    try readColors(of: primary, items, reader, &headers)
    let auxiliary = Set(items.references.filter { $0.type == "thmb" || $0.type == "auxl" }.map(\.from))
    let parts = try items.parts(reader)
    let hidden = try items.hiddenItems(reader)
    let shown = items.items.filter { item in
      item.identifier == primary
        || pictures.contains(item.type) && !hidden.contains(item.identifier)
          && !auxiliary.contains(item.identifier)
          && !parts.contains(item.identifier)
    }.prefix(PictureHeaders.maxPictures)
    var indices: [UInt32: Int] = [:]
    for item in shown where indices[item.identifier] == nil {
      indices[item.identifier] = headers.pictures.count
      headers.pictures.append(try picture(item.identifier, items, reader))
    }
    headers.primary = indices[primary] ?? 0
    for group in try items.entityGroups(reader) {
      let members = group.members.map { indices[$0] }
      switch group.type {
      case "ster": headers.groups.append(PictureHeaders.Group(kind: .stereo, members: members))
      case "altr": headers.groups.append(PictureHeaders.Group(kind: .alternates, members: members))
      default: break
      }
    }
    try readAuxiliary(of: primary, items, reader, &headers)
  }

  private static func picture(
    _ item: UInt32, _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader
  ) throws(ReadFailure) -> PictureHeaders.Picture {
    var picture = PictureHeaders.Picture()
    let properties = try items.properties(of: item, reader)
    if let size = try ISOBaseMedia.ItemTable.size(properties, reader) {
      (picture.width, picture.height) = (Int(size.width), Int(size.height))
    }
    var camera = PictureCamera()
    for property in properties {
      if property.type == "cmin", let width = picture.width, let height = picture.height {
        try camera.readIntrinsics(property, width: width, height: height, reader)
      }
      if property.type == "cmex" { try camera.readExtrinsics(property, reader) }
    }
    if camera != PictureCamera() { picture.camera = camera }
    return picture
  }

  /// Reads the colours of an item; those of its first part if it is derived.
  private static func readColors(
    of item: UInt32, _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader, _ headers: inout PictureHeaders
  ) throws(ReadFailure) {
    var properties = try items.properties(of: item, reader)
    if let part = try items.firstPart(of: item, reader) {
      properties += try items.properties(of: part, reader)
    }
    for property in properties where headers.colorModel == nil {
      headers.colorModel = try colorModel(property, reader)
    }
  }

  /// Reads the colour model from a property: a profile, the number of channels, or the coding's parameters.
  private static func colorModel(
    _ property: ISOBaseMedia.Box, _ reader: ByteReader
  ) throws(ReadFailure) -> PictureHeaders.ColorModel? {
    switch property.type {
    case "colr" where property.count > 24:
      let kind = FourCharacterCode(try property.number(UInt32.self, 0, reader))
      guard kind == "prof" || kind == "rICC" else { return nil }
      return PictureHeaders.ColorModel(profile: try property.number(UInt32.self, 4 + 16, reader))
    case "pixi":
      switch try property.number(UInt8.self, 4, reader) {
      case 1: return .gray
      case 3: return .rgb
      default: return nil
      }
    // ISO/IEC 14496-15 §8.3.2.1.2: chroma format 0 is monochrome.
    case "hvcC": return try property.number(UInt8.self, 16, reader) & 3 == 0 ? .gray : .rgb
    // AV1 Codec ISO Media File Format Binding §2.3.3: monochrome.
    case "av1C": return try property.number(UInt8.self, 2, reader) & 0x10 != 0 ? .gray : .rgb
    default: return nil
    }
  }

  // MARK: Auxiliary pictures

  private static let alpha = [
    "urn:mpeg:hevc:2015:auxid:1", "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:avc:2015:auxid:1",
  ]
  private static let depth = ["urn:mpeg:hevc:2015:auxid:2", "urn:mpeg:mpegB:cicp:systems:auxiliary:depth"]
  private static let maxAuxiliaryItems = 64
  private static let maxAuxiliaryLength = 512

  private static func readAuxiliary(
    of primary: UInt32, _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader,
    _ headers: inout PictureHeaders
  ) throws(ReadFailure) {
    headers.hasAlpha = false
    for reference in items.references.filter({ $0.type == "auxl" && $0.to.contains(primary) })
      .prefix(maxAuxiliaryItems)
    {
      guard
        let property = try items.properties(of: reference.from, reader).first(where: { $0.type == "auxC" }),
        property.count > 4
      else { continue }
      let view = try reader.available(
        in: property.contents.lowerBound + 4..<property.contents.upperBound, upTo: maxAuxiliaryLength)
      let end = view.firstIndex(of: 0) ?? view.count
      let urn = view.slice(0..<end).text
      if alpha.contains(where: { urn.hasPrefix($0) }) { headers.hasAlpha = true }
      if depth.contains(where: { urn.hasPrefix($0) }), headers.depthMapKind == nil {
        headers.depthMapKind = PictureHeaders.DepthMapKind(
          messages: view.slice(from: min(end + 1, view.count)))
        if headers.depthMapKind == nil {
          headers.depthMapKind = try distances(of: reference.from, items, reader)
        }
      }
    }
  }

  /// Reads the distances in the XMP packet of an auxiliary item.
  private static func distances(
    of item: UInt32, _ items: ISOBaseMedia.ItemTable, _ reader: ByteReader
  ) throws(ReadFailure) -> PictureHeaders.DepthMapKind? {
    for reference in items.references where reference.type == "cdsc" && reference.to.contains(item) {
      guard items.item(reference.from)?.type == "mime",
        let extents = items.extents(of: reference.from), let range = extents.first, extents.count == 1
      else { continue }
      return try PictureHeaders.DepthMapKind(
        packet: reader.available(in: range, upTo: ByteReader.longestView).array, reader)
    }
    return nil
  }
}

extension PictureHeaders.DepthMapKind {
  private static let message: UInt8 = 177

  /// Reads a depth representation message (ITU-T H.265 §§D.2.40, G.14.2.3) after an auxiliary picture's name: a length, a unit
  /// header, then the message; nil without one.
  ///
  /// An inverse distance is a disparity in another unit.
  init?(messages view: ByteView) {
    // A prefix unit of supplemental enhancement information.
    guard let head = view[4], head >> 1 & 0x3F == 39, view[6] == Self.message, let first = view[8],
      let second = view[9]
    else { return nil }
    // An exponential Golomb code follows four flags: 1, 010, 011, 00100.
    let code = UInt16(first) << 8 | UInt16(second)
    let bits = code << 4
    if bits & 0x8000 != 0 {
      self = .disparity
    } else if bits & 0xE000 == 0x4000 {
      self = .disparity
    } else if bits & 0xE000 == 0x6000 {
      self = .depth
    } else if bits & 0xF800 == 0x2000 {
      self = .disparity
    } else {
      return nil
    }
  }
}

extension PictureCamera {
  /// Reads fractions of the picture's size, with an optional second focal length (ISO/IEC 23008-12, `cmin`).
  mutating func readIntrinsics(
    _ box: ISOBaseMedia.Box, width: Int, height: Int, _ reader: ByteReader
  ) throws(ReadFailure) {
    let flags = try box.number(UInt32.self, 0, reader)
    let scale = Double(UInt64(1) << UInt64(flags >> 8 & 0x1F))
    func number(_ index: Int64) throws(ReadFailure) -> Double {
      Double(try box.number(Int32.self, 4 + 4 * index, reader))
    }
    let (across, down) = (Double(width), Double(height))
    let focal = try number(0) / scale * across
    var (focalDown, skew) = (focal, 0.0)
    isGeneric = flags & 1 == 1
    if isGeneric {
      focalDown = try number(3) / scale * down
      skew = try number(4) / Double(UInt64(1) << UInt64(flags >> 16 & 0x1F))
    }
    intrinsics = [
      focal, skew, try number(1) / scale * across, 0, focalDown, try number(2) / scale * down, 0, 0, 1,
    ]
  }

  /// Reads a position in micrometres, and a rotation as a quaternion without its real part (ISO/IEC 23008-12, `cmex`).
  mutating func readExtrinsics(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let flags = try box.number(UInt32.self, 0, reader)
    var offset: Int64 = 4
    func next() throws(ReadFailure) -> Double {
      defer { offset += 4 }
      return Double(try box.number(Int32.self, offset, reader))
    }
    var point = [0.0, 0.0, 0.0]
    for axis in 0..<3 where flags >> UInt32(axis) & 1 == 1 { point[axis] = try next() / 1_000_000 }
    if flags & 7 != 0 { position = point }
    if flags & 8 != 0 {
      var parts: [Double] = []
      for _ in 0..<3 {
        if flags & 16 != 0 {
          parts.append(try next() / Double(1 << 30))
        } else {
          parts.append(Double(try box.number(Int16.self, offset, reader)) / Double(1 << 14))
          offset += 2
        }
      }
      rotation = Self.matrix(x: parts[0], y: parts[1], z: parts[2])
    }
    if flags & 32 != 0 { space = Int(try box.number(UInt32.self, offset, reader)) }
  }

  /// Returns the matrix of a unit quaternion with a non-negative real part.
  private static func matrix(x: Double, y: Double, z: Double) -> [Double] {
    let w = max(0, 1 - x * x - y * y - z * z).squareRoot()
    return [
      1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w),
      2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
      2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y),
    ]
  }
}
