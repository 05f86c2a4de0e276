internal import ByteSources
package import FileIdentification
internal import SystemCalls
package import SystemPackage

/// A search for the other half of a Live Photo beside a named file.
///
/// Only files with similar names are read. A folder of any size costs a few system calls, or one bounded listing.
final class LivePhotoPartnerSearch {
  private static let readLimit = 8
  /// The usual extensions of the other half.
  private static let movies = ["MOV", "mov", "MP4", "mp4"]
  private static let stills = ["HEIC", "heic", "JPG", "jpg", "JPEG", "jpeg"]

  private let reader: MediaItemReader
  /// The last listed folder, with its entries by pairing key.
  private var listed: (folder: FilePath, names: [String: [DirectoryEntry]])?

  init(_ reader: MediaItemReader) { self.reader = reader }

  /// Returns the item with its other half, if that is beside it.
  func addingPartner(_ item: MediaItem) -> MediaItem {
    guard let livePhoto = item.livePhoto, !livePhoto.isWhole, livePhoto.identifier != nil else { return item }
    let isStill = livePhoto.form == .stillHalf
    return pair(item, isStill, with: usualNames(of: item.path, isStill ? Self.movies : Self.stills))
      ?? pair(item, isStill, with: similarNames(to: item.path)) ?? item
  }

  private func usualNames(of path: FilePath, _ suffixes: [String]) -> [FilePath] {
    let stem = Sidecars.split(path.lastName).stem
    if stem.isEmpty { return [] }
    let folder = path.removingLastComponent()
    return suffixes.compactMap { suffix in
      FilePath.Component("\(stem).\(suffix)").map { folder.appending($0) }
    }.filter { SecondaryReadErrors.status(of: $0, followingLinks: true, .unknown)?.type == .regular }
  }

  private func similarNames(to path: FilePath) -> [FilePath] {
    let folder = path.removingLastComponent()
    if listed?.folder != folder {
      var names: [String: [DirectoryEntry]] = [:]
      let listedPath = folder.isEmpty ? FilePath(".") : folder
      let entries = SecondaryReadErrors.read(listedPath) { () throws(Errno) in
        try DirectoryListing.entries(of: listedPath, upTo: SidecarSearch.entryLimit)
      }
      for entry in entries ?? [] where entry.type == .regular || entry.type == .unknown {
        let name = String(decoding: entry.name, as: UTF8.self)
        names[PairingName(name).key, default: []].append(entry)
      }
      listed = (folder, names)
    }
    return (listed?.names[PairingName(path.lastName).key] ?? []).map { $0.path(in: folder) }
  }

  /// Returns the pair of `item` and one of the files; nil if none has its identifier, or its time and no identifier.
  private func pair(_ item: MediaItem, _ isStill: Bool, with paths: [FilePath]) -> MediaItem? {
    var members = [item]
    for path in paths.filter({ $0 != item.path }).prefix(Self.readLimit) {
      guard let other = read(path), let candidate = other.candidate,
        candidate.half == (isStill ? .movie : .still),
        candidate.identifier == nil || candidate.identifier == item.livePhoto?.identifier?.inUpperCase
      else { continue }
      members.append(other)
    }
    let pairs = LivePhotoPairing.joined(members.map(\.candidate)) { members[$0] }
    guard let pair = pairs.first(where: { $0.still == 0 || $0.parts.contains(0) }) else { return nil }
    return isStill ? pair.item : addStill(of: pair.item, to: item)
  }

  private func read(_ path: FilePath) -> MediaItem? {
    do throws(IdentificationError) { return try reader.read(path: path) } catch {
      SecondaryReadErrors.record(error, at: path)
      return nil
    }
  }

  /// Returns the movie with the still of the pair, its sidecars and their location hints.
  private func addStill(of whole: MediaItem, to movie: MediaItem) -> MediaItem? {
    guard let still = whole.livePhoto?.still else { return nil }
    var movie = movie
    movie.livePhoto?.still = still
    movie.livePhoto?.because = "the movie names a Live Photo, whose still lies beside it"
    movie.sharedSidecars += whole.allSidecars.filter { !movie.allSidecars.contains($0) }
    movie.sidecarsAreComplete = whole.sidecarsAreComplete
    movie.locationHints = .init(whole.isLocated, at: whole.coordinates)
    if let livePhoto = whole.livePhoto, livePhoto.basis == .name {
      movie.livePhoto?.basis = .name
      movie.livePhoto?.because = livePhoto.because
    }
    return movie
  }
}

extension MediaItemReader {
  /// Reads the item at a path, with the other half of its Live Photo if that is beside it.
  package func readWithPartner(path: FilePath) throws(IdentificationError) -> MediaItem {
    LivePhotoPartnerSearch(self).addingPartner(try read(path: path))
  }
}
