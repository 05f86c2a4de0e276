internal import UniformTypes

extension Sidecars {
  /// How sure a JSON's name leads to a file, the surest first.
  enum TakeoutRule: CaseIterable, Sendable {
    /// The owner's name stands in it, with its number.
    case name
    /// The owner's name goes on where Takeout has cut the JSON's.
    case cut
    /// Only the edited copy of the owner is there.
    case edited
    /// A file of the same stem that has no JSON: Takeout describes a Live Photo once, under the still's name, and
    /// converted copies keep the stem.
    case sameStem
    /// The owner was uploaded without an extension, and Takeout gave it one.
    case title

    /// Whether another file of that name may be meant, so that what has a JSON already is left out.
    var isWeak: Bool { self == .sameStem || self == .title }
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
    case .edited:
      let original = Self.isMedia(suffix) ? String(stem) : name
      return stillsFirst(takeout.byOriginal[original] ?? [])
    case .sameStem:
      guard Self.isMedia(suffix) else { return [] }
      // A Pixel's movie is called as its still without the extension.
      let whole = byName[String(stem)].map { [$0] } ?? []
      return whole + (theOne(of: (positions(ofStem: stem) ?? []).filter(isMedia)).map { [$0] } ?? [])
    case .title:
      guard !Self.isMedia(suffix) else { return [] }
      return theOne(of: (positions(ofStem: name) ?? []).filter(isMedia)).map { [$0] } ?? []
    }
  }

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

  private func isMedia(_ position: Int) -> Bool { Self.isMedia(Self.split(names[position]).suffix) }

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
  func takeoutOwners(among sides: [Int], confirms: (Int) -> Bool) -> [Owned] {
    var found: [Owned] = []
    var described: [Int: (side: Int, rule: TakeoutRule)] = [:]
    var waiting = sides.map { ($0, TakeoutName(stem: Self.split(names[$0]).stem)) }
    for rule in TakeoutRule.allCases where !waiting.isEmpty {
      waiting.removeAll { side, json in
        guard let owner = takeoutOwners(json, by: rule, except: { described[$0] != nil }).first,
          rule != .title || json.readings.contains(where: \.hasWord) || confirms(side)
        else { return false }
        found.append(Owned(side: side, owner: owner, isShared: false))
        described[owner] = described[owner] ?? (side, rule)
        return true
      }
    }
    if described.isEmpty { return found }
    for position in takeout.copies where described[position] == nil {
      guard let side = takeoutShared(position, described) else { continue }
      found.append(Owned(side: side, owner: position, isShared: true))
    }
    return found
  }

  /// The JSON of another file that says something of this one, too: of its original, or of the first of equal copies
  /// whose names were cut.
  private func takeoutShared(_ position: Int, _ described: [Int: (side: Int, rule: TakeoutRule)]) -> Int? {
    let stem = Self.split(names[position]).stem
    for original in TakeoutIndex.originals(of: stem) {
      // A file of the number that is there and has no JSON is the original all the same.
      if let originals = positions(ofStem: original) {
        if let side = stillsFirst(originals).firstNonNil({ described[$0]?.side }) { return side }
        return nil
      }
      let others = takeout.byOriginal[original] ?? []
      if let side = others.firstNonNil({ described[$0]?.side }) { return side }
    }
    let (rest, copy) = TakeoutName.withoutNumber(stem)
    let suffix = Self.split(names[position]).suffix
    guard !copy.isEmpty, let first = byName["\(rest).\(suffix)".inLowerCase], let json = described[first],
      json.rule == .cut
    else { return nil }
    return json.side
  }
}
