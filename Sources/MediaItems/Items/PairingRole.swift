public import SystemPackage

/// The role of a file after the pairing of Live Photos: alone, a still, or a part of another file's item.
public enum PairingRole: Hashable, Sendable {
  /// The file is unpaired.
  case alone
  /// The file is the still of a Live Photo with these other files.
  case still(movie: FilePath, pair: LivePhotoPairing.Basis, because: String, alternates: [FilePath])
  /// The file belongs to another file's item, as its movie or as another copy of a half.
  case part(of: FilePath)

  /// Returns the roles of files in their order; files with a nil candidate cannot be paired.
  ///
  /// Complexity: that of ``LivePhotoPairing/init(of:)``.
  public static func roles(of files: [(path: FilePath, candidate: PairingCandidate?)]) -> [PairingRole] {
    var indices: [Int] = []
    var candidates: [PairingCandidate] = []
    candidates.reserveCapacity(files.count)
    for index in files.indices {
      guard let candidate = files[index].candidate else { continue }
      indices.append(index)
      candidates.append(candidate)
    }
    let pairing = LivePhotoPairing(of: candidates)
    var roles = [PairingRole](repeating: .alone, count: files.count)
    for pair in pairing.pairs {
      let still = indices[pair.still]
      let movie = indices[pair.movie]
      let alternates = pair.alternates.map { indices[$0] }
      roles[still] = .still(
        movie: files[movie].path, pair: pair.basis, because: pair.because,
        alternates: alternates.map { files[$0].path })
      for part in [movie] + alternates { roles[part] = .part(of: files[still].path) }
    }
    return roles
  }
}
