import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Pairs the halves of Live Photos among duplicate files, by folder and content identifier.
///
/// One file of each group is read, and only if a still and a movie are in the same folder.
struct DuplicatePairs {
  /// The groups, by index, that the two halves of a Live Photo are in.
  struct Key: Hashable {
    let still: Int
    let movie: Int
  }

  private static let stills: Set<String> = ["heic", "heif", "jpg", "jpeg", "dng", "avif"]
  private static let movies: Set<String> = ["mov", "mp4", "m4v", "mp"]

  let groups: DuplicateGroups
  let files: DuplicateCandidates
  /// Receives the path and the error of each unreadable file.
  let report: (FilePath, IdentificationError) -> Void

  /// A file that may be half of a Live Photo.
  private struct Half {
    let group: Int
    let number: Int64
    let folder: Int64
    let name: String
  }

  /// Returns the pairs by the groups of their halves, in the order of their stills.
  ///
  /// Errors: the names of files cannot be read back.
  func pairs() throws -> [Key: [DuplicateSet.Pair]] {
    let (stills, movies) = try halves()
    let folders = Set(stills.map(\.folder)).intersection(movies.map(\.folder))
    if folders.isEmpty { return [:] }
    let reader = MediaItemReader(FileIdentifier.Options(ends: .omitted))
    var pathReader = DuplicateCandidates.PathReader(files)
    var candidates: [Int: PairingCandidate?] = [:]
    var byFolder: [Int64: [(half: Half, candidate: PairingCandidate)]] = [:]
    for half in movies + stills where folders.contains(half.folder) {
      if candidates[half.group] == nil {
        let path = try pathReader.path(of: half.number).path
        do throws(IdentificationError) {
          candidates[half.group] = try reader.read(path: path, sidecars: []).candidate(named: half.name)
        } catch {
          // An unreadable half is listed as a single file.
          candidates[half.group] = .some(nil)
          report(path, error)
        }
      }
      guard var candidate = candidates[half.group] ?? nil, candidate.identifier != nil else { continue }
      candidate.name = PairingName(half.name, byteCount: groups.size(of: half.group))
      byFolder[half.folder, default: []].append((half, candidate))
    }
    var result: [Key: [DuplicateSet.Pair]] = [:]
    for members in byFolder.values where members.count > 1 {
      for pair in LivePhotoPairing(of: members.map(\.candidate)).pairs where pair.basis == .identifier {
        let (still, movie) = (members[pair.still].half, members[pair.movie].half)
        result[Key(still: still.group, movie: movie.group), default: []].append(
          DuplicateSet.Pair(still: still.number, movie: movie.number))
      }
    }
    return result.mapValues { $0.sorted { $0.still < $1.still } }
  }

  private func halves() throws -> (stills: [Half], movies: [Half]) {
    var (stills, movies): ([Half], [Half]) = ([], [])
    var pathReader = DuplicateCandidates.PathReader(files)
    for group in 0..<groups.count {
      for member in groups.members(of: group) where !member.isHardLink {
        let (path, folder) = try pathReader.path(of: member.number)
        let suffix = (path.extension ?? "").lowercased()
        guard Self.stills.contains(suffix) || Self.movies.contains(suffix) else { continue }
        let half = Half(group: group, number: member.number, folder: folder, name: path.lastName)
        if Self.stills.contains(suffix) { stills.append(half) } else { movies.append(half) }
      }
    }
    return (stills, movies)
  }
}
