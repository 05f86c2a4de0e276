extension LivePhotoPairing {
  /// The work of one pairing.
  struct Matcher {
    let candidates: [PairingCandidate]
    var pairs: [Pair] = []
    private var isTaken: [Bool]

    init(_ candidates: [PairingCandidate]) {
      self.candidates = candidates
      isTaken = Array(repeating: false, count: candidates.count)
    }

    /// Pairs the halves of each identifier one to one; the rest of a paired identifier are alternates.
    mutating func matchIdentifiers() {
      // Most identifiers have one file or two: those that share one are chained, backwards, and only listed when met.
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

    /// The candidates of one chain, in their order.
    private static func chain(_ last: Int, _ previous: [Int]) -> [Int] {
      var members = [last]
      while let first = members.last, previous[first] >= 0 { members.append(previous[first]) }
      return members.reversed()
    }

    /// What ``match(_:)`` comes to for two files: the first rule that sees them alike.
    mutating func matchTwo(_ first: Int, _ second: Int) {
      guard candidates[first].half != candidates[second].half else { return }
      let (still, movie) = candidates[first].half == .still ? (first, second) : (second, first)
      for rule in LivePhotoPairing.rules where rule.slot(candidates[still]) == rule.slot(candidates[movie]) {
        take(Pair(still: still, movie: movie, basis: .identifier, rule: rule.name, because: rule.because))
        return
      }
    }

    private mutating func match(_ members: [Int]) {
      let firstPair = pairs.count
      var pairedFolders: Set<Int> = []
      for rule in LivePhotoPairing.rules {
        if rule.scope == .first, pairs.count > firstPair { continue }
        var slots: [Rule.Slot: (stills: [Int], movies: [Int])] = [:]
        for index in members where !isTaken[index] {
          let candidate = candidates[index]
          if rule.scope == .firstInFolder, pairedFolders.contains(candidate.folder) { continue }
          let slot = rule.slot(candidate)
          if candidate.half == .still {
            slots[slot, default: ([], [])].stills.append(index)
          } else {
            slots[slot, default: ([], [])].movies.append(index)
          }
        }
        var matched: [(still: Int, movie: Int)] = []
        for halves in slots.values where !halves.stills.isEmpty && !halves.movies.isEmpty {
          let limit = rule.scope == .always ? Int.max : 1
          matched += zip(inOrder(halves.stills), inOrder(halves.movies)).prefix(limit).map { ($0, $1) }
        }
        if rule.scope == .first { matched = Array(matched.sorted { $0.still < $1.still }.prefix(1)) }
        for (still, movie) in matched {
          take(Pair(still: still, movie: movie, basis: .identifier, rule: rule.name, because: rule.because))
          pairedFolders.insert(candidates[still].folder)
        }
      }
      addAlternates(members, from: firstPair)
    }

    /// Those with an identifier before others, HEIC before other stills, movies with the still's moment before others, then as
    /// they came.
    private func inOrder(_ halves: [Int]) -> [Int] {
      halves.sorted { a, b in
        let first = candidates[a]
        let second = candidates[b]
        if (first.identifier == nil) != (second.identifier == nil) { return second.identifier == nil }
        if first.isHEIC != second.isHEIC { return first.isHEIC }
        if first.marksStillTime != second.marksStillTime { return first.marksStillTime }
        return a < b
      }
    }

    private mutating func take(_ pair: Pair) {
      isTaken[pair.still] = true
      isTaken[pair.movie] = true
      pairs.append(pair)
    }

    /// What is left of an identifier goes to the pair in its folder, or to the first one.
    private mutating func addAlternates(_ members: [Int], from firstPair: Int) {
      guard pairs.count > firstPair else { return }
      pairs[firstPair...].sort { $0.still < $1.still }
      var home: [Int: Int] = [:]
      for index in pairs.indices[firstPair...].reversed() {
        home[candidates[pairs[index].still].folder] = index
      }
      for index in members where !isTaken[index] {
        pairs[home[candidates[index].folder] ?? firstPair].alternates.append(index)
        isTaken[index] = true
      }
    }

    /// Pairs by name what is left, where one side has no identifier at least: one folder, one name, one moment, a short movie.
    mutating func matchNames() {
      struct Slot: Hashable {
        var folder: Int
        var key: String
      }
      // Most names have one file: those that share one are chained, as files of one identifier are.
      var latest: [Slot: Int] = [:]
      latest.reserveCapacity(candidates.count)
      var previous = [Int](repeating: -1, count: candidates.count)
      for index in candidates.indices where !isTaken[index] {
        let slot = Slot(folder: candidates[index].folder, key: candidates[index].name.key)
        if let before = latest.updateValue(index, forKey: slot) { previous[index] = before }
      }
      for last in latest.values where previous[last] >= 0 {
        let members = Self.chain(last, previous)
        let stills = members.filter { candidates[$0].half == .still }
        var movies = inOrder(members.filter { candidates[$0].half == .movie })
        // Equal numbers first: `(1)` beside `(1)`, then what is left.
        for isExact in [true, false] {
          for still in inOrder(stills) where !isTaken[still] {
            guard let position = movies.firstIndex(where: { fits(still, $0, isExact: isExact) }) else {
              continue
            }
            let movie = movies.remove(at: position)
            take(namePair(still, movie))
          }
        }
      }
    }

    private func namePair(_ still: Int, _ movie: Int) -> Pair {
      let because: (LivePhotoPairing.Basis, rule: String, String)
      if candidates[still].embeddedMovieLength != nil {
        because = (.embedded, "exported movie", "one name, and as long as the movie inside the motion photo")
      } else if candidates[still].name.isMotion, candidates[movie].name.isMotion {
        because = (.name, "movie of that name", "named as Takeout names a motion photo and its movie: weak")
      } else if candidates[still].identifier != nil || candidates[movie].identifier != nil {
        because = (
          .name, "one identifier",
          "one half names a Live Photo, the other lacks the identifier; names, moments and the movie's length fit: weak"
        )
      } else {
        because = (
          .name, "same name and moment",
          "no identifier on either side; names, moments and the movie's length fit: weak"
        )
      }
      return Pair(still: still, movie: movie, basis: because.0, rule: because.rule, because: because.2)
    }

    private func fits(_ still: Int, _ movie: Int, isExact: Bool) -> Bool {
      let still = candidates[still]
      let movie = candidates[movie]
      if isExact, still.name.copy != movie.name.copy { return false }
      // Those that are one have been paired.
      if still.identifier != nil, movie.identifier != nil { return false }
      // The movie that a motion photo holds inside, exported once more beside it.
      let isNamed = still.identifier != nil || movie.identifier != nil
      if let embedded = still.embeddedMovieLength { return !isNamed && embedded == movie.byteCount }
      // `NAME.MP.jpg` and `NAME.MP`, with one number.
      if still.name.isMotion, movie.name.isMotion, still.name.copy == movie.name.copy {
        return still.name.isEdited == movie.name.isEdited
      }
      // Where one half names a Live Photo, there was one, whichever camera took it.
      guard isNamed || !still.cameraWritesIdentifiers && !movie.cameraWritesIdentifiers,
        still.name.isEdited == movie.name.isEdited,
        let duration = movie.duration, duration <= LivePhotoPairing.longestWeakMovie,
        let taken = still.captured, let filmed = movie.captured
      else { return false }
      return taken.matches(filmed, tolerance: LivePhotoPairing.weakTolerance)
    }
  }
}
