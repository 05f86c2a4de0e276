import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Which of the files that have equals are the halves of one Live Photo, in one folder and by one content identifier.
///
/// Equal files say equal things of themselves: of each group one file is read, and only where a still and a movie lie in one folder.
struct DuplicatePairs {
  /// The groups of a Live Photo's halves.
  struct Key: Hashable {
    let still: Int
    let movie: Int
  }

  private static let stills: Set<String> = ["heic", "heif", "jpg", "jpeg", "dng", "avif"]
  private static let movies: Set<String> = ["mov", "mp4", "m4v", "mp"]

  let groups: DuplicateGroups
  let files: FoundFiles
  /// Gets the path of what could not be looked at, and why.
  let report: (FilePath, IdentificationError) -> Void

  /// A file that may be a half.
  private struct Half {
    let group: Int
    let number: Int64
    let folder: Int64
    let name: String
  }

  /// The pairs, by the groups of their halves and in the order of their stills.
  ///
  /// Errors: that the files' names cannot be read back.
  func find() throws -> [Key: [DuplicateSet.Pair]] {
    let (stills, movies) = try halves()
    let folders = Set(stills.map(\.folder)).intersection(movies.map(\.folder))
    if folders.isEmpty { return [:] }
    let reader = MediaItemReader(FileIdentifier.Options(ends: .omitted))
    var names = FoundFiles.Names(files)
    var candidates: [Int: PairingCandidate?] = [:]
    var byFolder: [Int64: [(half: Half, candidate: PairingCandidate)]] = [:]
    // Movies first: most that have equals are no halves, and then no still is read.
    for half in movies + stills where folders.contains(half.folder) {
      if candidates[half.group] == nil {
        let path = try names.path(of: half.number).path
        do throws(IdentificationError) {
          candidates[half.group] = try reader.read(path: path, sidecars: []).candidate(named: half.name)
        } catch {
          // A half that is not known as one stays a file like others.
          candidates[half.group] = .some(nil)
          report(path, error)
        }
      }
      guard var candidate = candidates[half.group] ?? nil, candidate.identifier != nil else { continue }
      candidate.name = PairingName(half.name, byteCount: groups.size(of: half.group))
      byFolder[half.folder, default: []].append((half, candidate))
    }
    var found: [Key: [DuplicateSet.Pair]] = [:]
    for members in byFolder.values where members.count > 1 {
      for pair in LivePhotoPairing(of: members.map(\.candidate)).pairs where pair.basis == .identifier {
        let (still, movie) = (members[pair.still].half, members[pair.movie].half)
        found[Key(still: still.group, movie: movie.group), default: []].append(
          DuplicateSet.Pair(still: still.number, movie: movie.number))
      }
    }
    return found.mapValues { $0.sorted { $0.still < $1.still } }
  }

  private func halves() throws -> (stills: [Half], movies: [Half]) {
    var (stills, movies): ([Half], [Half]) = ([], [])
    var names = FoundFiles.Names(files)
    for group in 0..<groups.count {
      for member in groups.members(of: group) where !member.isFurtherName {
        let (path, folder) = try names.path(of: member.number)
        let suffix = (path.extension ?? "").lowercased()
        guard Self.stills.contains(suffix) || Self.movies.contains(suffix) else { continue }
        let half = Half(group: group, number: member.number, folder: folder, name: path.lastName)
        if Self.stills.contains(suffix) { stills.append(half) } else { movies.append(half) }
      }
    }
    return (stills, movies)
  }
}
