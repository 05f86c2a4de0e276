internal import MediaMetadata
internal import PropertyLists

/// The locations and captions in an XMP packet, as ranges to overwrite with spaces.
///
/// Properties, fields and attributes are all matched by namespace and name; unknown ones are removed.
struct XMPRemoval {
  /// Names in a namespace, and what they hold; nil names match all others of the namespace.
  private struct Row: Sendable {
    var namespace: StaticString
    var names: [StaticString]?
    var holds: MetadataKinds
  }

  private static let all: MetadataKinds = [.location, .captions]

  private static let basic: StaticString = "http://ns.adobe.com/xap/1.0/"
  private static let photoshop: StaticString = "http://ns.adobe.com/photoshop/1.0/"
  private static let iptcExtension: StaticString = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  private static let regions: StaticString = "http://www.metadataworkinggroup.com/schemas/regions/"

  /// The first row that matches a property decides.
  private static let rows: [Row] =
    [
      Row(namespace: basic, names: ["Nickname", "Label"], holds: .captions),
      // A base64 thumbnail may have metadata of its own.
      Row(namespace: basic, names: ["Thumbnails"], holds: all),
      Row(namespace: "http://ns.google.com/photos/1.0/image/", names: ["Data"], holds: all),
      Row(
        namespace: "http://ns.google.com/photos/1.0/camera/", names: ["hdrp_makernote", "shot_log_data"],
        holds: all),
      Row(
        namespace: photoshop,
        names: ["DateCreated", "ColorMode", "ICCProfile", "Credit", "Source", "AuthorsPosition", "Urgency"],
        holds: []),
      Row(
        namespace: photoshop, names: ["CaptionWriter", "Category", "SupplementalCategories"], holds: .captions
      ),
      Row(namespace: iptcExtension, names: ["DigitalSourceType", "DigitalSourceFileType"], holds: []),
      Row(
        namespace: iptcExtension, names: ["LocationShown", "LocationCreated", "LocationName", "LocationId"],
        holds: .location),
      Row(namespace: regions, names: ["Name", "BarCodeValue"], holds: .captions),
      Row(
        namespace: "http://ns.microsoft.com/photo/1.2/t/Region#", names: ["PersonDisplayName"],
        holds: .captions),
    ] + plain.map { Row(namespace: $0, names: nil, holds: []) }

  /// Namespaces whose other names hold neither location nor caption.
  private static let plain: [StaticString] = [
    basic, "http://ns.adobe.com/exif/1.0/", "http://cipa.jp/exif/1.0/", "http://ns.adobe.com/exif/1.0/aux/",
    "http://ns.adobe.com/tiff/1.0/", "http://purl.org/dc/elements/1.1/", regions,
    "http://ns.adobe.com/xap/1.0/mm/", "http://ns.adobe.com/xap/1.0/rights/",
    "http://ns.adobe.com/xap/1.0/sType/ResourceRef#", "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#",
    "http://ns.adobe.com/xap/1.0/sType/Version#", "http://ns.adobe.com/xap/1.0/sType/Dimensions#",
    "http://ns.adobe.com/xmp/sType/Area#",
    "http://ns.adobe.com/camera-raw-settings/1.0/", "http://ns.adobe.com/xmp/note/",
    "http://ns.google.com/photos/1.0/camera/", "http://ns.google.com/photos/1.0/panorama/",
    "http://ns.google.com/photos/1.0/container/", "http://ns.google.com/photos/1.0/container/item/",
    "http://ns.google.com/photos/1.0/depthmap/", "http://ns.google.com/photos/1.0/image/",
    "http://ns.google.com/photos/1.0/audio/", "http://ns.google.com/photos/1.0/focus/",
    "http://ns.oplus.com/photos/1.0/camera/", "http://ns.xiaomi.com/photos/1.0/camera/",
    "http://ns.apple.com/depthData/1.0/", "http://ns.apple.com/pixeldatainfo/1.0/",
    "http://ns.apple.com/HDRGainMap/1.0/", "http://ns.apple.com/HDRToneMap/1.0/",
    "http://ns.apple.com/faceinfo/1.0/", "http://ns.adobe.com/hdr-gain-map/1.0/",
    "http://ns.microsoft.com/photo/1.2/",
    "http://ns.microsoft.com/photo/1.2/t/RegionInfo#", "http://ns.microsoft.com/photo/1.2/t/Region#",
  ]

  /// Names of the syntax itself: RDF, the packet's element, `xml:lang`.
  private static let grammar: [StaticString] = [
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#", "adobe:ns:meta/", "http://www.w3.org/XML/1998/namespace",
  ]

  /// Names, in lower case, that mean a location or caption in every namespace except those of the syntax.
  private static let words: [String: MetadataKinds] = {
    var words: [String: MetadataKinds] = [:]
    for name in [
      "location", "city", "state", "country", "countrycode", "countryname", "province", "provincestate",
      "sublocation", "region", "worldregion", "address", "place", "spatial", "coverage", "venue",
    ] { words[name] = .location }
    for name in [
      "title", "description", "caption", "comment", "comments", "usercomment", "subject", "keywords",
      "headline",
      "abstract", "alternative", "imagedescription", "imagetitle", "documentname", "pagename", "instructions",
      "xptitle", "xpcomment", "xpsubject", "xpkeywords", "tags",
    ] { words[name] = .captions }
    return words
  }()
  private static let maxWordLength = 16

  /// Coordinates in any namespace: GPSLatitude, GpsLatitude, Latitude, one maker's "Longtitude".
  private static let coordinateNames: [StaticString] = ["atitude", "ongitude", "ongtitude"]

  private static let maxDepth = 64
  private static let maxElements = 65_536
  private static let maxPrefixes = 256

  private let kinds: MetadataKinds
  private var text: MarkupScanner
  /// A namespace prefix with its rows.
  private struct Prefix {
    var name: ArraySlice<UInt8>
    var rows: [Row]
    var isGrammar: Bool
  }

  /// Prefixes of inner elements follow those of outer ones.
  private var prefixes: [Prefix] = []
  private var blanks: [Range<Int>] = []
  /// True if something was removed that no row names.
  private(set) var hasUnknown = false

  /// Returns the ranges of `packet` to remove; nil if it is not valid UTF-8 markup.
  ///
  /// Complexity: linear in the packet's length; 65,536 elements at most, 64 deep.
  static func blanks(_ kinds: MetadataKinds, in packet: [UInt8]) -> (ranges: [Range<Int>], hasUnknown: Bool)?
  {
    var removal = XMPRemoval(kinds, packet)
    return removal.walk() ? (removal.blanks, removal.hasUnknown) : nil
  }

  private init(_ kinds: MetadataKinds, _ packet: [UInt8]) {
    self.kinds = kinds
    text = MarkupScanner(packet)
    prefixes = [Prefix(name: ArraySlice("xml".utf8), rows: [], isGrammar: true)]
  }

  private var bytes: [UInt8] { text.bytes }

  private struct Open {
    var prefixes: Int
    /// The start of an element that is removed with its contents.
    var start: Int?
  }

  private mutating func walk() -> Bool {
    var open: [Open] = []
    var written: [MarkupAttribute] = []
    var isInside = false
    var count = 0
    while let byte = text.peek() {
      guard byte == 0x3C else {
        // UTF-16 has zeros.
        if byte == 0 { return open.isEmpty && count > 0 && isPadding(from: text.index) }
        let start = text.index
        text.skip(to: 0x3C)
        // Text between elements is unexpected; that of a property follows the property.
        if open.isEmpty,
          bytes[start..<text.index].contains(where: {
            $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF && $0 != 0
          })
        {
          return false
        }
        continue
      }
      let start = text.index
      if text.peek(1) == UInt8(ascii: "/") {
        guard let closed = open.popLast(), text.skip(past: ">") else { return false }
        prefixes.removeLast(prefixes.count - closed.prefixes)
        if let first = closed.start {
          isInside = false
          blanks.append(first..<text.index)
        }
        continue
      }
      if text.starts(with: "<!--") {
        guard text.skipCommentOrInstruction() == true else { return false }
        if !isInside { blanks.append(start..<text.index) }
        continue
      }
      if text.starts(with: "<![CDATA[") {
        guard text.skip(past: "]]>") else { return false }
        continue
      }
      if let isEnded = text.skipCommentOrInstruction() {
        guard isEnded else { return false }
        let remark = bytes[start..<text.index]
        let isPlain = remark.starts(with: "<?xpacket".utf8) || remark.starts(with: "<?xml ".utf8)
        if !isInside, !isPlain { blanks.append(start..<text.index) }
        continue
      }
      count += 1
      guard count <= Self.maxElements, open.count < Self.maxDepth, text.peek(1) != UInt8(ascii: "!") else {
        return false
      }
      written.removeAll(keepingCapacity: true)
      guard let tag = try? text.startTag(&written) else { return false }
      let outer = prefixes.count
      for attribute in written { if !declare(attribute) { return false } }
      let isRemoved = !isInside && removes(tag.name)
      if !isInside, !isRemoved {
        for attribute in written where !isDeclaration(attribute) && removes(attribute.name) {
          blanks.append(attribute.name.lowerBound..<attribute.value.upperBound + 1)
        }
      }
      if tag.isEmpty {
        prefixes.removeLast(prefixes.count - outer)
        if isRemoved { blanks.append(start..<text.index) }
      } else {
        open.append(Open(prefixes: outer, start: isRemoved ? start : nil))
        if isRemoved { isInside = true }
      }
    }
    return open.isEmpty && count > 0
  }

  private func isPadding(from start: Int) -> Bool { bytes[start...].allSatisfy { $0 == 0 || $0 == 0x20 } }

  private func isDeclaration(_ attribute: MarkupAttribute) -> Bool {
    let name = bytes[attribute.name]
    return name.elementsEqual("xmlns".utf8) || name.starts(with: "xmlns:".utf8)
  }

  private mutating func declare(_ attribute: MarkupAttribute) -> Bool {
    guard isDeclaration(attribute) else { return true }
    guard prefixes.count < Self.maxPrefixes else { return false }
    let namespace = bytes[attribute.value]
    prefixes.append(
      Prefix(
        name: bytes[attribute.name].dropFirst(6),
        rows: Self.rows.filter { bytes.spells($0.namespace, in: namespace.indices) },
        isGrammar: Self.grammar.contains { bytes.spells($0, in: namespace.indices) }))
    return true
  }

  private mutating func removes(_ name: Range<Int>) -> Bool {
    let colon = bytes[name].firstIndex(of: UInt8(ascii: ":"))
    let own = bytes[name.lowerBound..<(colon ?? name.lowerBound)]
    let local = colon.map { bytes[$0 + 1..<name.upperBound] } ?? bytes[name]
    // RDF allows some attributes without a prefix; they are removed like unknown ones.
    let prefix = prefixes.last { $0.name.count == own.count && $0.name.elementsEqual(own) }
    if prefix?.isGrammar == true { return false }
    if kinds.contains(.location) {
      if Self.coordinateNames.contains(where: { bytes.ends(with: $0, in: local.indices) }) { return true }
      if local.starts(with: "GPS".utf8) || local.starts(with: "Gps".utf8) { return true }
    }
    if local.count <= Self.maxWordLength,
      let held = Self.words[String(decoding: local, as: UTF8.self).lowercased()]
    {
      return !held.isDisjoint(with: kinds)
    }
    for row in prefix?.rows ?? []
    where row.names?.contains(where: { bytes.spells($0, in: local.indices) }) ?? true {
      return !row.holds.isDisjoint(with: kinds)
    }
    hasUnknown = true
    return true
  }
}
