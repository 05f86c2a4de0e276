internal import MediaMetadata
internal import UniformTypes

extension Sidecars {
  /// How sure a JSON's name leads to a file, the surest first.
  enum TakeoutRule: CaseIterable, Sendable {
    /// The owner's name stands in it, with its number.
    case name
    /// The owner's name goes on where Takeout has cut the JSON's.
    case cut
    /// A file of the same stem that has no JSON: Takeout describes a Live Photo once, under the still's name, and
    /// converted copies keep the stem.
    case sameStem
    /// Only the edited copy of the owner is there.
    case edited
    /// The owner was uploaded without an extension, and Takeout gave it one.
    case title
    /// Of such an owner only the edited copy is there.
    case editedTitle

    /// Whether another file of that name may be meant, so that what has a JSON already is left out.
    var isWeak: Bool { self == .sameStem || self == .title }
    /// True if only the stems agree, which is no evidence that Takeout wrote the JSON.
    var matchesStemOnly: Bool { self == .title || self == .editedTitle }
  }

  /// A folder's names as Takeout's names lead to them.
  struct TakeoutIndex: Sendable {
    /// What a JSON's name keeps of a long name, and the number that stands in that.
    struct Cut: Hashable, Sendable {
      var kept: String
      var copy: String
    }

    /// Long names by what is kept of them.
    var byCut: [Cut: [Int]] = [:]
    /// As ``byCut`` for names that end with a number, which may be no copy's.
    var byWholeCut: [String: [Int]] = [:]
    /// Edited copies by the stem of their original, in lower case, number included.
    var byOriginal: [String: [Int]] = [:]
    /// Names with the mark of an edited copy or with a number: another file's JSON may say something of them.
    var copies: [Int] = []

    mutating func add(_ name: String, at position: Int) {
      // Asked of the bytes first: most names are neither cut nor numbered nor edited.
      guard name.utf8.count > TakeoutName.longest || Self.mayBeCopy(name) else { return }
      let (stem, suffix) = Sidecars.split(name)
      let (rest, copy) = TakeoutName.withoutNumber(stem)
      let whole = copy.isEmpty ? name : suffix.isEmpty ? String(rest) : "\(rest).\(suffix)"
      for cut in TakeoutName.cuts(of: whole) {
        byCut[Cut(kept: cut.inLowerCase, copy: String(copy)), default: []].append(position)
      }
      if !copy.isEmpty {
        for cut in TakeoutName.cuts(of: name) { byWholeCut[cut.inLowerCase, default: []].append(position) }
      }
      let originals = Self.originals(of: stem)
      for original in originals { byOriginal[original, default: []].append(position) }
      if !copy.isEmpty || !originals.isEmpty { copies.append(position) }
    }

    private static func mayBeCopy(_ name: String) -> Bool {
      name[...].bytewise { name in
        let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? 0
        let stem = UnsafeBufferPointer(rebasing: dot > 0 ? name[..<dot] : name[...])
        return stem.last == UInt8(ascii: ")") || PairingName.Mark.editionStart(stem) != nil
      }
    }

    /// The stems that the original of an edited copy may have, the likeliest first; none for other names.
    static func originals(of stem: Substring) -> [String] {
      let (rest, copy) = TakeoutName.withoutNumber(stem)
      guard let original = PairingName.Mark.withoutEdited(rest) else { return [] }
      return copy.isEmpty ? [String(original)] : ["\(original)\(copy)", String(original)]
    }
  }

  /// The files that the JSON may describe by one rule; the first is its owner, the others are edited copies of one file.
  func takeoutOwners(_ json: TakeoutName, by rule: TakeoutRule, except taken: (Int) -> Bool = { _ in false })
    -> [Int]
  {
    for reading in json.readings {
      let found = takeoutOwners(reading, by: rule).filter { !rule.isWeak || !taken($0) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func takeoutOwners(_ reading: TakeoutName.Reading, by rule: TakeoutRule) -> [Int] {
    let name = reading.ownerName
    let (stem, suffix) = Self.split(name)
    switch rule {
    case .name: return byName[name].map { [$0] } ?? []
    case .cut:
      let whole = reading.copy.isEmpty ? takeout.byWholeCut[reading.kept] ?? [] : []
      let cut = takeout.byCut[.init(kept: reading.kept, copy: reading.copy)] ?? whole
      let plain = cut.filter {
        PairingName.Mark.withoutEdited(Self.split(names[$0]).stem) == nil
      }
      return theOne(of: plain).map { [$0] } ?? []
    case .edited: return Self.isMedia(suffix) ? editedCopies(of: String(stem)) : []
    case .sameStem:
      guard Self.isMedia(suffix) else { return [] }
      // A Pixel's movie is called as its still without the extension.
      let whole = byName[String(stem)].map { [$0] } ?? []
      return whole + (theOne(of: (positions(ofStem: stem) ?? []).filter(isMedia)).map { [$0] } ?? [])
    case .title:
      guard !Self.isMedia(suffix) else { return [] }
      return theOne(of: (positions(ofStem: name) ?? []).filter(isMedia)).map { [$0] } ?? []
    case .editedTitle:
      let isThere = positions(ofStem: name)?.contains(where: isMedia) == true
      return Self.isMedia(suffix) || isThere ? [] : editedCopies(of: name)
    }
  }

  private func editedCopies(of stem: String) -> [Int] { stillsFirst(takeout.byOriginal[stem] ?? []) }

  /// The file among several of one stem, a still before its movie; nil where they are several pictures.
  private func theOne(of positions: [Int]) -> Int? {
    guard let first = positions.first else { return nil }
    if positions.count == 1 { return first }
    let stem = Self.split(names[first]).stem.lowercased()
    guard positions.allSatisfy({ Self.split(names[$0]).stem.lowercased() == stem }) else { return nil }
    return stillsFirst(positions).first
  }

  private func stillsFirst(_ positions: [Int]) -> [Int] {
    let stills = positions.filter {
      Self.type(of: Self.split(names[$0]).suffix)?.conforms(to: .image) == true
    }
    return stills + positions.filter { !stills.contains($0) }
  }

  private func isMedia(_ position: Int) -> Bool { Self.isMedia(named: names[position]) }

  /// Whether a name is a picture's or movie's.
  static func isMedia(named name: String) -> Bool { isMedia(split(name).suffix) }

  private static func isMedia(_ suffix: Substring) -> Bool {
    guard let type = type(of: suffix) else { return false }
    return type.conforms(to: .image) || type.conforms(to: .audiovisualContent)
  }

  private static func type(of suffix: Substring) -> UTType? {
    suffix.isEmpty ? nil : UTType(filenameExtension: String(suffix))
  }

  /// The JSON files among `sides` and whom they describe, each once with its owner, then with those that share it.
  ///
  /// `confirms` says of a JSON whose name alone is no evidence whether Takeout wrote it.
  func takeoutOwners(among sides: [Int], confirms: (Int) -> Ternary) -> [Owned] {
    var found: [Owned] = []
    var described: [Int: Description] = [:]
    var waiting = sides.map { ($0, TakeoutName(stem: Self.split(names[$0]).stem)) }
    for rule in TakeoutRule.allCases where !waiting.isEmpty {
      waiting.removeAll { side, json in
        guard let owner = takeoutOwners(json, by: rule, except: { described[$0] != nil }).first else {
          return false
        }
        let isKnown = !rule.matchesStemOnly || json.readings.contains(where: \.hasWord)
        let isTakeouts = isKnown ? Ternary.yes : confirms(side)
        guard isTakeouts != .no else { return false }
        let description = Description(side: side, rule: rule, isCertain: isTakeouts == .yes)
        found.append(Owned(side: side, owner: owner, isShared: false, isCertain: description.isCertain))
        described[owner] = described[owner] ?? description
        return true
      }
    }
    if described.isEmpty { return found }
    var shared: [Int: Int] = [:]
    for position in takeout.copies where described[position] == nil {
      shared[position] = takeoutShared(position, described)
    }
    for owner in found.map(\.owner) {
      for movie in movies(of: owner) where described[movie] == nil { shared[movie] = shared[movie] ?? owner }
    }
    for (position, owner) in shared.sorted(by: { $0.key < $1.key }) {
      guard let json = described[owner] else { continue }
      found.append(Owned(side: json.side, owner: position, isShared: true, isCertain: json.isCertain))
    }
    return found
  }

  /// The files that describe a file.
  private struct Description {
    var side: Int
    var rule: TakeoutRule
    var isCertain: Bool
  }

  /// The file whose JSON says something of this one, too: its original, or the first of equal copies whose names were cut.
  private func takeoutShared(_ position: Int, _ described: [Int: Description]) -> Int? {
    let stem = Self.split(names[position]).stem
    for original in TakeoutIndex.originals(of: stem) {
      // A file of the number that is there and has no JSON is the original all the same.
      if let originals = positions(ofStem: original) {
        return stillsFirst(originals).first { described[$0] != nil }
      }
      let others = takeout.byOriginal[original] ?? []
      if let other = others.first(where: { described[$0] != nil }) { return other }
    }
    let (rest, copy) = TakeoutName.withoutNumber(stem)
    let suffix = Self.split(names[position]).suffix
    guard !copy.isEmpty, let first = byName["\(rest).\(suffix)".inLowerCase], described[first]?.rule == .cut
    else { return nil }
    return first
  }

  /// The movies that a still's JSON describes, too: Takeout describes a Live Photo once, under the still's name.
  private func movies(of still: Int) -> [Int] {
    let (stem, suffix) = Self.split(names[still].inLowerCase)
    // A Pixel's is called as its still without the extension.
    let motion = stem.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap {
      PairingName.Mark.isMotionMovie(stem[$0...]) ? byName[String(stem)] : nil
    }
    let alike = positions(ofStem: stem) ?? []
    guard motion != nil || alike.count > 1, Self.type(of: suffix)?.conforms(to: .image) == true else {
      return []
    }
    return [motion].compactMap { $0 }
      + alike.filter {
        Self.type(of: Self.split(names[$0]).suffix)?.conforms(to: .audiovisualContent) == true
      }
  }
}
