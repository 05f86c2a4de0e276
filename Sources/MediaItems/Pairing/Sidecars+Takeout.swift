internal import MediaMetadata
internal import UniformTypes

extension Sidecars {
  /// The rules that find, by name, the file that a Google Takeout JSON describes (its owner), the most certain first.
  enum TakeoutRule: CaseIterable, Sendable {
    /// The JSON's name is the owner's name with its copy number.
    case name
    /// The JSON's name is the owner's name, truncated.
    case truncatedName
    /// A file of the same stem without a JSON: Takeout describes a Live Photo once, under the still's name, and
    /// converted copies keep the stem.
    case sameStem
    /// Only the owner's edited copy is present.
    case edited
    /// The owner was uploaded without an extension, and Takeout added one.
    case title
    /// Only the edited copy of such an owner is present.
    case editedTitle

    /// True if several files can match, so that those that already have a JSON are excluded.
    var isWeak: Bool { self == .sameStem || self == .title }
    /// True if only the stems agree, which is not evidence that Takeout wrote the JSON.
    var matchesStemOnly: Bool { self == .title || self == .editedTitle }
  }

  /// An index of a folder's file names by the names that Takeout would give their JSON files.
  struct TakeoutIndex: Sendable {
    /// A truncated name with its copy number.
    struct TruncatedName: Hashable, Sendable {
      var prefix: String
      var copy: String
    }

    /// Long names by their truncated form.
    var byTruncatedName: [TruncatedName: [Int]] = [:]
    /// Long names with a number at the end that is not treated as a copy number.
    var byNumberedTruncation: [String: [Int]] = [:]
    /// Edited copies by the stem of their original, in lower case with its number.
    var byOriginal: [String: [Int]] = [:]
    /// Names with the mark of an edited copy or with a number, which another file's JSON can describe.
    var copies: [Int] = []

    mutating func add(_ name: String, at position: Int) {
      // Check the bytes first: most names are neither long nor numbered nor edited.
      guard name.utf8.count > TakeoutName.maxLength || Self.mayBeCopy(name) else { return }
      let (stem, suffix) = Sidecars.split(name)
      let (rest, copy) = TakeoutName.splittingCopyNumber(stem)
      let whole = copy.isEmpty ? name : suffix.isEmpty ? String(rest) : "\(rest).\(suffix)"
      for cut in TakeoutName.truncations(of: whole) {
        byTruncatedName[TruncatedName(prefix: cut.inLowerCase, copy: String(copy)), default: []].append(
          position)
      }
      if !copy.isEmpty {
        for cut in TakeoutName.truncations(of: name) {
          byNumberedTruncation[cut.inLowerCase, default: []].append(position)
        }
      }
      let originals = Self.originals(of: stem)
      for original in originals { byOriginal[original, default: []].append(position) }
      if !copy.isEmpty || !originals.isEmpty { copies.append(position) }
    }

    private static func mayBeCopy(_ name: String) -> Bool {
      name[...].withUTF8Bytes { name in
        let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? 0
        let stem = UnsafeBufferPointer(rebasing: dot > 0 ? name[..<dot] : name[...])
        return stem.last == UInt8(ascii: ")") || PairingName.Mark.editionStart(stem) != nil
      }
    }

    /// Returns the possible stems of an edited copy's original, the most likely first; none for other names.
    static func originals(of stem: Substring) -> [String] {
      let (rest, copy) = TakeoutName.splittingCopyNumber(stem)
      guard let original = PairingName.Mark.withoutEdited(rest) else { return [] }
      return copy.isEmpty ? [String(original)] : ["\(original)\(copy)", String(original)]
    }
  }

  /// Returns the files that a JSON can describe by one rule: its owner, then further edited copies.
  func takeoutOwners(
    _ json: TakeoutName, by rule: TakeoutRule, except excluded: (Int) -> Bool = { _ in false }
  ) -> [Int] {
    for interpretation in json.interpretations {
      let owners = takeoutOwners(interpretation, by: rule).filter { !rule.isWeak || !excluded($0) }
      if !owners.isEmpty { return owners }
    }
    return []
  }

  private func takeoutOwners(
    _ interpretation: TakeoutName.Interpretation, by rule: TakeoutRule
  ) -> [Int] {
    let name = interpretation.ownerName
    let (stem, suffix) = Self.split(name)
    switch rule {
    case .name: return byName[name].map { [$0] } ?? []
    case .truncatedName:
      let (prefix, copy) = (interpretation.prefix, interpretation.copy)
      let numbered = copy.isEmpty ? takeout.byNumberedTruncation[prefix] ?? [] : []
      let matches = takeout.byTruncatedName[.init(prefix: prefix, copy: copy)] ?? numbered
      let plain = matches.filter {
        PairingName.Mark.withoutEdited(Self.split(names[$0]).stem) == nil
      }
      return single(of: plain).map { [$0] } ?? []
    case .edited: return Self.isMedia(suffix) ? editedCopies(of: String(stem)) : []
    case .sameStem:
      guard Self.isMedia(suffix) else { return [] }
      // A Pixel's movie is named like its still without the extension.
      let whole = byName[String(stem)].map { [$0] } ?? []
      return whole + (single(of: (positions(ofStem: stem) ?? []).filter(isMedia)).map { [$0] } ?? [])
    case .title:
      guard !Self.isMedia(suffix) else { return [] }
      return single(of: (positions(ofStem: name) ?? []).filter(isMedia)).map { [$0] } ?? []
    case .editedTitle:
      let isPresent = positions(ofStem: name)?.contains(where: isMedia) == true
      return Self.isMedia(suffix) || isPresent ? [] : editedCopies(of: name)
    }
  }

  private func editedCopies(of stem: String) -> [Int] { stillsFirst(takeout.byOriginal[stem] ?? []) }

  /// Returns the preferred file of one stem, a still before its movie; nil if the stems differ.
  private func single(of positions: [Int]) -> Int? {
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

  /// Returns true for the name of an image or movie.
  static func isMedia(named name: String) -> Bool { isMedia(split(name).suffix) }

  private static func isMedia(_ suffix: Substring) -> Bool {
    guard let type = type(of: suffix) else { return false }
    return type.conforms(to: .image) || type.conforms(to: .audiovisualContent)
  }

  private static func type(of suffix: Substring) -> UTType? {
    suffix.isEmpty ? nil : UTType(filenameExtension: String(suffix))
  }

  /// Returns the owners of JSON files: each JSON with its owner, then files that share a JSON.
  ///
  /// `confirms` returns whether Takeout wrote a JSON whose name alone is not evidence.
  func takeoutOwners(among sidecars: [Int], confirms: (Int) -> Ternary) -> [Ownership] {
    var ownerships: [Ownership] = []
    var described: [Int: Description] = [:]
    var pending = sidecars.map { ($0, TakeoutName(stem: Self.split(names[$0]).stem)) }
    for rule in TakeoutRule.allCases where !pending.isEmpty {
      pending.removeAll { sidecar, json in
        guard let owner = takeoutOwners(json, by: rule, except: { described[$0] != nil }).first else {
          return false
        }
        let isCertain = !rule.matchesStemOnly || json.interpretations.contains(where: \.hasWord)
        let isFromTakeout = isCertain ? Ternary.yes : confirms(sidecar)
        guard isFromTakeout != .no else { return false }
        let description = Description(sidecar: sidecar, rule: rule, isCertain: isFromTakeout == .yes)
        ownerships.append(
          Ownership(sidecar: sidecar, owner: owner, isShared: false, isCertain: description.isCertain))
        described[owner] = described[owner] ?? description
        return true
      }
    }
    if described.isEmpty { return ownerships }
    var shared: [Int: Int] = [:]
    for position in takeout.copies where described[position] == nil {
      shared[position] = takeoutShared(position, described)
    }
    for owner in ownerships.map(\.owner) {
      for movie in movies(of: owner) where described[movie] == nil { shared[movie] = shared[movie] ?? owner }
    }
    for (position, owner) in shared.sorted(by: { $0.key < $1.key }) {
      guard let json = described[owner] else { continue }
      ownerships.append(
        Ownership(sidecar: json.sidecar, owner: position, isShared: true, isCertain: json.isCertain))
    }
    return ownerships
  }

  /// The JSON that describes a file.
  private struct Description {
    var sidecar: Int
    var rule: TakeoutRule
    var isCertain: Bool
  }

  /// Returns the file whose JSON also describes this one: its original, or the first of copies with truncated names.
  private func takeoutShared(_ position: Int, _ described: [Int: Description]) -> Int? {
    let stem = Self.split(names[position]).stem
    for original in TakeoutIndex.originals(of: stem) {
      // A present file with that number is the original even without a JSON.
      if let originals = positions(ofStem: original) {
        return stillsFirst(originals).first { described[$0] != nil }
      }
      let others = takeout.byOriginal[original] ?? []
      if let other = others.first(where: { described[$0] != nil }) { return other }
    }
    let (rest, copy) = TakeoutName.splittingCopyNumber(stem)
    let suffix = Self.split(names[position]).suffix
    guard !copy.isEmpty, let first = byName["\(rest).\(suffix)".inLowerCase],
      described[first]?.rule == .truncatedName
    else { return nil }
    return first
  }

  /// Returns the movies that a still's JSON also describes: Takeout describes a Live Photo once, under the still's name.
  private func movies(of still: Int) -> [Int] {
    let (stem, suffix) = Self.split(names[still].inLowerCase)
    // A Pixel's movie is named like its still without the extension.
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
