internal import ByteSources
package import FileIdentification
internal import SystemCalls
package import SystemPackage

/// Looks for the other half of a Live Photo beside one that was named alone.
///
/// Names alike come first, and only they are read: a folder of any size costs a few questions to the system, or one
/// listing that ends somewhere.
final class OtherHalf {
  private static let mostRead = 8
  /// The extensions that the other half usually has.
  private static let movies = ["MOV", "mov", "MP4", "mp4"]
  private static let stills = ["HEIC", "heic", "JPG", "jpg", "JPEG", "jpeg"]

  private let reader: MediaItemReader
  /// The folder that was listed last, and its names by what makes them alike.
  private var listed: (folder: FilePath, names: [String: [DirectoryEntry]])?

  init(_ reader: MediaItemReader) { self.reader = reader }

  /// The item with its other half, where that lies beside it.
  func completing(_ item: MediaItem) -> MediaItem {
    guard let livePhoto = item.livePhoto, !livePhoto.isWhole, livePhoto.identifier != nil else { return item }
    let isStill = livePhoto.form == .stillHalf
    return pair(item, isStill, with: usual(item.path, isStill ? Self.movies : Self.stills))
      ?? pair(item, isStill, with: alike(item.path)) ?? item
  }

  private func usual(_ path: FilePath, _ suffixes: [String]) -> [FilePath] {
    let stem = Sidecars.split(path.lastName).stem
    if stem.isEmpty { return [] }
    let folder = path.removingLastComponent()
    return suffixes.compactMap { suffix in
      FilePath.Component("\(stem).\(suffix)").map { folder.appending($0) }
    }.filter { SideReading.status(of: $0, followingLinks: true, .unknown)?.type == .regular }
  }

  private func alike(_ path: FilePath) -> [FilePath] {
    let folder = path.removingLastComponent()
    if listed?.folder != folder {
      var names: [String: [DirectoryEntry]] = [:]
      let place = folder.isEmpty ? FilePath(".") : folder
      let entries = SideReading.read(place) { () throws(Errno) in
        try DirectoryListing.entries(of: place, upTo: SidecarSearch.entryLimit)
      }
      for entry in entries ?? [] where entry.type == .regular || entry.type == .unknown {
        let name = String(decoding: entry.name, as: UTF8.self)
        names[PairingName(name).key, default: []].append(entry)
      }
      listed = (folder, names)
    }
    return (listed?.names[PairingName(path.lastName).key] ?? []).map { $0.path(in: folder) }
  }

  /// The pair that `item` makes with one of the files; nil where none has its identifier, or its moment and no identifier.
  private func pair(_ item: MediaItem, _ isStill: Bool, with paths: [FilePath]) -> MediaItem? {
    var members = [item]
    for path in paths.filter({ $0 != item.path }).prefix(Self.mostRead) {
      guard let other = read(path), let candidate = other.candidate,
        candidate.half == (isStill ? .movie : .still),
        candidate.identifier == nil || candidate.identifier == item.livePhoto?.identifier?.inUpperCase
      else { continue }
      members.append(other)
    }
    let pairs = LivePhotoPairing.joined(members.map(\.candidate)) { members[$0] }
    guard let pair = pairs.first(where: { $0.still == 0 || $0.parts.contains(0) }) else { return nil }
    return isStill ? pair.item : beside(item, pair.item)
  }

  private func read(_ path: FilePath) -> MediaItem? {
    do throws(IdentificationError) { return try reader.read(path: path) } catch {
      SideReading.note(error, at: path)
      return nil
    }
  }

  /// A movie stays what it is; its still is known now, with what its sidecars say of both.
  private func beside(_ movie: MediaItem, _ whole: MediaItem) -> MediaItem? {
    guard let still = whole.livePhoto?.still else { return nil }
    var movie = movie
    movie.livePhoto?.still = still
    movie.livePhoto?.because = "the movie names a Live Photo, whose still lies beside it"
    movie.sharedSidecars += whole.allSidecars.filter { !movie.allSidecars.contains($0) }
    movie.sidecarsAreComplete = whole.sidecarsAreComplete
    movie.surroundings = .init(whole.isLocated, at: whole.coordinates)
    if let livePhoto = whole.livePhoto, livePhoto.basis == .name {
      movie.livePhoto?.basis = .name
      movie.livePhoto?.because = livePhoto.because
    }
    return movie
  }
}

extension MediaItemReader {
  /// What is at a path, with the other half of a Live Photo where that lies beside it.
  package func readWithOtherHalf(path: FilePath) throws(IdentificationError) -> MediaItem {
    OtherHalf(self).completing(try read(path: path))
  }
}
