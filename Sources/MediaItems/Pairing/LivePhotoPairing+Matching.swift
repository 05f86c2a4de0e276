// Matching of the halves of Live Photos by content identifiers, then by names.
extension LivePhotoPairing {
  /// The candidates of one pairing, and the pairs found so far.
  struct Matcher {
    let candidates: [PairingCandidate]
    var pairs: [Pair] = []
    private var isPaired: [Bool]

    init(_ candidates: [PairingCandidate]) {
      self.candidates = candidates
      isPaired = Array(repeating: false, count: candidates.count)
    }

    /// Pairs the halves of each identifier one to one; remaining files of a paired identifier are alternates.
    mutating func matchIdentifiers() {
      // Files with the same identifier form a backward chain; most identifiers have one or two files.
      var latest: [String: Int] = [:]
      latest.reserveCapacity(candidates.count)
      var previous = [Int](repeating: -1, count: candidates.count)
      for index in candidates.indices {
        guard let identifier = candidates[index].identifier else { continue }
        if let before = latest.updateValue(index, forKey: identifier) { previous[index] = before }
      }
      for last in latest.values where previous[last] >= 0 {
        let members = Self.chain(last, previous)
        if members.count == 2 { matchTwo(members[0], members[1]) } else { match(members) }
      }
    }

    /// Returns the candidates of a chain, in their order.
    private static func chain(_ last: Int, _ previous: [Int]) -> [Int] {
      var members = [last]
      while let first = members.last, previous[first] >= 0 { members.append(previous[first]) }
      return members.reversed()
    }

    /// Does the same as ``match(_:)`` for two files: applies the first rule under which their keys are equal.
    mutating func matchTwo(_ first: Int, _ second: Int) {
      guard candidates[first].half != candidates[second].half else { return }
      let (still, movie) = candidates[first].half == .still ? (first, second) : (second, first)
      for rule in LivePhotoPairing.rules
      where rule.matchKey(candidates[still]) == rule.matchKey(candidates[movie]) {
        append(Pair(still: still, movie: movie, basis: .identifier, rule: rule.name, because: rule.because))
        return
      }
    }

    private mutating func match(_ members: [Int]) {
      let firstPair = pairs.count
      var pairedFolders: Set<Int> = []
      for rule in LivePhotoPairing.rules {
        if rule.scope == .first, pairs.count > firstPair { continue }
        var groups: [Rule.MatchKey: (stills: [Int], movies: [Int])] = [:]
        for index in members where !isPaired[index] {
          let candidate = candidates[index]
          if rule.scope == .firstInFolder, pairedFolders.contains(candidate.folder) { continue }
          let key = rule.matchKey(candidate)
          if candidate.half == .still {
            groups[key, default: ([], [])].stills.append(index)
          } else {
            groups[key, default: ([], [])].movies.append(index)
          }
        }
        var matched: [(still: Int, movie: Int)] = []
        for halves in groups.values where !halves.stills.isEmpty && !halves.movies.isEmpty {
          let limit = rule.scope == .always ? Int.max : 1
          matched += zip(sorted(halves.stills), sorted(halves.movies)).prefix(limit).map { ($0, $1) }
        }
        if rule.scope == .first { matched = Array(matched.sorted { $0.still < $1.still }.prefix(1)) }
        for (still, movie) in matched {
          append(Pair(still: still, movie: movie, basis: .identifier, rule: rule.name, because: rule.because))
          pairedFolders.insert(candidates[still].folder)
        }
      }
      addAlternates(members, from: firstPair)
    }

    /// Sorts halves by preference: with an identifier, HEIC, with the still's time, then by index.
    private func sorted(_ halves: [Int]) -> [Int] {
      halves.sorted { a, b in
        let first = candidates[a]
        let second = candidates[b]
        if (first.identifier == nil) != (second.identifier == nil) { return second.identifier == nil }
        if first.isHEIC != second.isHEIC { return first.isHEIC }
        if first.marksStillTime != second.marksStillTime { return first.marksStillTime }
        return a < b
      }
    }

    private mutating func append(_ pair: Pair) {
      isPaired[pair.still] = true
      isPaired[pair.movie] = true
      pairs.append(pair)
    }

    /// Adds remaining files of an identifier to the pair in their folder, or to the first pair.
    private mutating func addAlternates(_ members: [Int], from firstPair: Int) {
      guard pairs.count > firstPair else { return }
      pairs[firstPair...].sort { $0.still < $1.still }
      var pairOfFolder: [Int: Int] = [:]
      for index in pairs.indices[firstPair...].reversed() {
        pairOfFolder[candidates[pairs[index].still].folder] = index
      }
      for index in members where !isPaired[index] {
        pairs[pairOfFolder[candidates[index].folder] ?? firstPair].alternates.append(index)
        isPaired[index] = true
      }
    }

    /// Pairs remaining halves by name if at least one has no identifier: same folder, name and time, a short movie.
    mutating func matchNames() {
      struct NameInFolder: Hashable {
        var folder: Int
        var key: String
      }
      // Chains, as for identifiers.
      var latest: [NameInFolder: Int] = [:]
      latest.reserveCapacity(candidates.count)
      var previous = [Int](repeating: -1, count: candidates.count)
      for index in candidates.indices where !isPaired[index] {
        let name = NameInFolder(folder: candidates[index].folder, key: candidates[index].name.key)
        if let before = latest.updateValue(index, forKey: name) { previous[index] = before }
      }
      for last in latest.values where previous[last] >= 0 {
        let members = Self.chain(last, previous)
        let stills = members.filter { candidates[$0].half == .still }
        var movies = sorted(members.filter { candidates[$0].half == .movie })
        // Equal copy numbers first, such as `(1)` with `(1)`.
        for isExact in [true, false] {
          for still in sorted(stills) where !isPaired[still] {
            guard let index = movies.firstIndex(where: { fits(still, $0, isExact: isExact) }) else {
              continue
            }
            let movie = movies.remove(at: index)
            append(namePair(still, movie))
          }
        }
      }
    }

    private func namePair(_ still: Int, _ movie: Int) -> Pair {
      let match: (basis: LivePhotoPairing.Basis, rule: String, because: String)
      if candidates[still].embeddedMovieLength != nil {
        match = (.embedded, "exported movie", "one name, and as long as the movie inside the motion photo")
      } else if candidates[still].name.isMotion, candidates[movie].name.isMotion {
        match = (.name, "movie of that name", "named as Takeout names a motion photo and its movie: weak")
      } else if candidates[still].identifier != nil || candidates[movie].identifier != nil {
        match = (
          .name, "one identifier",
          "one half names a Live Photo, the other lacks the identifier; names, moments and the movie's length fit: weak"
        )
      } else {
        match = (
          .name, "same name and moment",
          "no identifier on either side; names, moments and the movie's length fit: weak"
        )
      }
      return Pair(still: still, movie: movie, basis: match.basis, rule: match.rule, because: match.because)
    }

    private func fits(_ still: Int, _ movie: Int, isExact: Bool) -> Bool {
      let still = candidates[still]
      let movie = candidates[movie]
      if isExact, still.name.copy != movie.name.copy { return false }
      // Halves with equal identifiers are already paired.
      if still.identifier != nil, movie.identifier != nil { return false }
      // The embedded movie of a motion photo, exported as a file.
      let hasIdentifier = still.identifier != nil || movie.identifier != nil
      if let embedded = still.embeddedMovieLength { return !hasIdentifier && embedded == movie.byteCount }
      // `NAME.MP.jpg` and `NAME.MP`, with equal copy numbers.
      if still.name.isMotion, movie.name.isMotion, still.name.copy == movie.name.copy {
        return still.name.isEdited == movie.name.isEdited
      }
      // An identifier in one half proves that there was a Live Photo, whatever the camera.
      guard hasIdentifier || !still.cameraWritesIdentifiers && !movie.cameraWritesIdentifiers,
        still.name.isEdited == movie.name.isEdited,
        let duration = movie.duration, duration <= LivePhotoPairing.maxWeakMovieDuration,
        let taken = still.captured, let filmed = movie.captured
      else { return false }
      return taken.matches(filmed, tolerance: LivePhotoPairing.weakTolerance)
    }
  }
}
