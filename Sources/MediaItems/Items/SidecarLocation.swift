internal import FileIdentification
internal import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// What sidecars say of the place of their owner, by their kinds.
enum SidecarLocation {
  /// A longer sidecar is not what its name says, and is not read.
  private static let longest = 1 << 20

  /// What all sidecars of an item say together.
  static func look(at sidecars: [FilePath]) -> MediaItem.Surroundings {
    var result = MediaItem.Surroundings.nothing
    for path in sidecars {
      result = result.joined(with: look(at: path))
      if result.isLocated { break }
    }
    return result
  }

  private static func look(at path: FilePath) -> MediaItem.Surroundings {
    switch Sidecars.forms(of: path.lastName).first?.place ?? .unread {
    case .none: return .nothing
    case .unread: return .unknown
    case .xmp:
      guard let bytes = SidecarBytes.read(path, upTo: longest), bytes.isWhole else { return .unknown }
      var facts = XMPFacts()
      facts.take(packet: bytes.contents)
      var search = LocationSearch()
      facts.tell(&search)
      search.finish()
      // A file without an element is no packet, whatever its name.
      return facts.isWhole || search.isFound
        ? .init(search.answer(isWhole: true), at: search.coordinates) : .unknown
    case .takeout:
      guard let bytes = SidecarBytes.read(path, upTo: longest), bytes.isWhole,
        let list = try? PropertyList.parse(bytes.contents, limits: .sidecar)
      else { return .unknown }
      return takeout(list)
    }
  }

  /// Takeout writes zeros where it knows no place.
  private static func takeout(_ list: PropertyList) -> MediaItem.Surroundings {
    // Other programs write JSON under such names too.
    guard list["geoData"] != nil || list["geoDataExif"] != nil || list["photoTakenTime"] != nil else {
      return .unknown
    }
    var result = MediaItem.Surroundings.nothing
    for key in ["geoData", "geoDataExif"] {
      guard let place = list[key] else { continue }
      guard let latitude = place["latitude"]?.real, let longitude = place["longitude"]?.real else {
        result = result.joined(with: .unknown)
        continue
      }
      if latitude != 0 || longitude != 0 {
        return .located(
          Coordinates(latitude: latitude, longitude: longitude, altitude: place["altitude"]?.real))
      }
    }
    return result
  }
}

/// The beginning of a sidecar.
struct SidecarBytes {
  var contents: [UInt8]
  /// Whether that is all of it.
  var isWhole: Bool

  /// Reads up to `limit` bytes of a regular file; nil when it cannot be read.
  static func read(_ path: FilePath, upTo limit: Int) -> SidecarBytes? {
    SideReading.read(path) { () throws(Errno) in try content(of: path, upTo: limit) } ?? nil
  }

  private static func content(of path: FilePath, upTo limit: Int) throws(Errno) -> SidecarBytes? {
    guard let (file, status) = try FileDescriptor.openRegularFile(path) else { return nil }
    defer { file.release() }
    let wanted = Int(min(Int64(limit), max(0, status.byteCount)))
    var bytes = [UInt8](repeating: 0, count: wanted)
    let filled = try file.fill(&bytes, at: 0)
    return SidecarBytes(
      contents: Array(bytes[..<filled]), isWhole: filled == wanted && status.byteCount <= Int64(limit))
  }
}
