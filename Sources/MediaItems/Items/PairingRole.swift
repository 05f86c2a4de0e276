public import SystemPackage

/// What pairing made of one file.
public enum PairingRole: Hashable, Sendable {
  /// It belongs to no other file.
  case alone
  /// It stands for a Live Photo whose other files are named here.
  case still(movie: FilePath, pair: LivePhotoPairing.Basis, because: String, alternates: [FilePath])
  /// Another file's item holds it: as its movie, or as a further copy.
  case part(of: FilePath)

  /// The roles of files, in their order; nil candidates are files that cannot be paired.
  ///
  /// Complexity: that of ``LivePhotoPairing/init(of:)``.
  public static func roles(of files: [(path: FilePath, candidate: PairingCandidate?)]) -> [PairingRole] {
    var positions: [Int] = []
    var candidates: [PairingCandidate] = []
    candidates.reserveCapacity(files.count)
    for position in files.indices {
      guard let candidate = files[position].candidate else { continue }
      positions.append(position)
      candidates.append(candidate)
    }
    let pairing = LivePhotoPairing(of: candidates)
    var roles = [PairingRole](repeating: .alone, count: files.count)
    for pair in pairing.pairs {
      let still = positions[pair.still]
      let movie = positions[pair.movie]
      let alternates = pair.alternates.map { positions[$0] }
      roles[still] = .still(
        movie: files[movie].path, pair: pair.basis, because: pair.because,
        alternates: alternates.map { files[$0].path })
      for part in [movie] + alternates { roles[part] = .part(of: files[still].path) }
    }
    return roles
  }
}
