package import SystemCalls
package import SystemPackage

/// A compact table that pairs the stills and movies of Live Photos in a whole tree, at about 100 bytes per file.
///
/// The result is that of ``PairingRole/roles(of:)`` over all files. Each identifier, and then each folder, is matched
/// separately.
package struct PairingTable {
  private struct Entry {
    /// The bits of the identifier if it is a UUID; else `low` is the identifier's number, or without an identifier the
    /// index in ``unidentified``.
    var high: UInt64 = 0
    var low: UInt64 = 0
    var folder: UInt32
    var key: UInt32
    var nameStart: UInt32
    /// Clamped; no file system has longer names.
    var nameLength: UInt16
    var copy: Int16
    var flags: Flags
    /// For a file with an identifier, the seconds since 1970 plus 1; 0 if unknown.
    var moment: UInt32 = 0
  }

  private struct Flags: OptionSet {
    var rawValue: UInt16
    static let movie = Flags(rawValue: 1)
    static let isHEIC = Flags(rawValue: 2)
    static let marksStillTime = Flags(rawValue: 4)
    static let isEdited = Flags(rawValue: 8)
    static let identified = Flags(rawValue: 16)
    static let isNotUUID = Flags(rawValue: 32)
    static let isMotion = Flags(rawValue: 64)
    // Set for files with an identifier, to match a partner that lost its own.
    static let isLocal = Flags(rawValue: 128)
    static let isShort = Flags(rawValue: 256)
    static let holdsMovie = Flags(rawValue: 512)
  }

  /// The properties for pairing a file without an identifier by name.
  private struct UnidentifiedProperties {
    private static let none = Int64.min

    private var duration: Double
    private var moment: Int64
    private var byteCount: Int64
    private var embeddedMovieLength: Int64
    private var isLocal: Bool
    private var cameraWritesIdentifiers: Bool

    // Optionals would need 50 % more memory.
    init(_ candidate: PairingCandidate) {
      duration = candidate.duration ?? .nan
      moment = candidate.captured?.seconds ?? Self.none
      isLocal = candidate.captured?.isLocal ?? false
      byteCount = candidate.byteCount ?? Self.none
      embeddedMovieLength = candidate.embeddedMovieLength ?? Self.none
      cameraWritesIdentifiers = candidate.cameraWritesIdentifiers
    }

    func apply(to candidate: inout PairingCandidate) {
      candidate.cameraWritesIdentifiers = cameraWritesIdentifiers
      candidate.duration = duration.isNaN ? nil : duration
      candidate.captured = moment == Self.none ? nil : CaptureMoment(seconds: moment, isLocal: isLocal)
      candidate.byteCount = byteCount == Self.none ? nil : byteCount
      candidate.embeddedMovieLength = embeddedMovieLength == Self.none ? nil : embeddedMovieLength
    }
  }

  private var entries: [Entry] = []
  private var unidentified: [UnidentifiedProperties] = []
  private var folders: [FilePath] = []
  private var folderNumbers: [FilePath: UInt32] = [:]
  private var keys: [String] = []
  private var keyNumbers: [String: UInt32] = [:]
  private var otherIdentifiers: [String: UInt64] = [:]
  /// The names of all files, concatenated.
  private var names: [UInt8] = []
  private var pairs: [LivePhotoPairing.Pair] = []
  /// For each file 0 if it is unpaired, n if it is the still of pair n - 1, -n if it is another part of that pair.
  private var pairReferences: [Int32] = []

  package init() {}

  /// The number of files.
  package var count: Int { entries.count }

  /// Adds a file and returns its number, from 0.
  package mutating func add(_ path: FilePath, _ candidate: PairingCandidate) -> Int {
    add(FileLocation(path), candidate)
  }

  /// Adds a file by its location, without composing a path.
  package mutating func add(_ location: FileLocation, _ candidate: PairingCandidate) -> Int {
    let nameStart = UInt32(truncatingIfNeeded: names.count)
    location.withName { names.append(contentsOf: $0) }
    var flags: Flags = candidate.half == .movie ? .movie : []
    if candidate.isHEIC { flags.insert(.isHEIC) }
    if candidate.marksStillTime { flags.insert(.marksStillTime) }
    if candidate.name.isEdited { flags.insert(.isEdited) }
    if candidate.name.isMotion { flags.insert(.isMotion) }
    var entry = Entry(
      folder: number(ofFolder: location.folder), key: number(ofKey: candidate.name.key),
      nameStart: nameStart, nameLength: UInt16(clamping: names.count - Int(nameStart)),
      copy: candidate.name.copy.map { Int16(clamping: $0) } ?? -1, flags: flags)
    if let identifier = candidate.identifier {
      entry.flags.insert(.identified)
      if let moment = candidate.captured {
        entry.moment = UInt32(exactly: moment.seconds &+ 1) ?? 0
        if moment.isLocal { entry.flags.insert(.isLocal) }
      }
      if let duration = candidate.duration, duration <= LivePhotoPairing.maxWeakMovieDuration {
        entry.flags.insert(.isShort)
      }
      if candidate.embeddedMovieLength != nil { entry.flags.insert(.holdsMovie) }
      if let bits = Self.uuidBits(identifier) {
        (entry.high, entry.low) = bits
      } else {
        entry.flags.insert(.isNotUUID)
        entry.low = otherIdentifiers[identifier] ?? UInt64(otherIdentifiers.count)
        otherIdentifiers[identifier] = entry.low
      }
    } else {
      entry.low = UInt64(unidentified.count)
      unidentified.append(UnidentifiedProperties(candidate))
    }
    entries.append(entry)
    return entries.count - 1
  }

  /// Pairs all files; to be called once, before ``role(of:)``.
  ///
  /// Complexity: O(*n* log *n*).
  package mutating func matchAll() {
    keyNumbers = [:]
    folderNumbers = [:]
    otherIdentifiers = [:]
    pairReferences = Array(repeating: 0, count: entries.count)
    let numbers = entries.indices.map { UInt32(truncatingIfNeeded: $0) }
    matchRuns(
      numbers.filter { entries[Int($0)].flags.contains(.identified) }.sorted { a, b in
        let first = entries[Int(a)]
        let second = entries[Int(b)]
        return (first.high, first.low, first.flags.contains(.isNotUUID) ? 1 : 0, a)
          < (second.high, second.low, second.flags.contains(.isNotUUID) ? 1 : 0, b)
      }, sharesIdentifier: true
    ) { a, b in
      a.high == b.high && a.low == b.low && a.flags.contains(.isNotUUID) == b.flags.contains(.isNotUUID)
    }
    // Files that are still unpaired, with or without an identifier, are paired by name.
    matchRuns(
      numbers.filter { pairReferences[Int($0)] == 0 }.sorted { a, b in
        (entries[Int(a)].folder, a) < (entries[Int(b)].folder, b)
      }, sharesIdentifier: false
    ) { a, b in a.folder == b.folder }
    unidentified = []
  }

  /// Returns the role of a file by its number.
  package func role(of number: Int) -> PairingRole {
    let reference = Int(pairReferences[number])
    if reference == 0 { return .alone }
    let pair = pairs[abs(reference) - 1]
    if reference < 0 { return .part(of: path(of: pair.still)) }
    return .still(
      movie: path(of: pair.movie), pair: pair.basis, because: pair.because,
      alternates: pair.alternates.map(path))
  }

  /// Returns the numbers of the movie and alternates of a paired still; empty for other files.
  package func parts(of number: Int) -> [Int] {
    let reference = Int(pairReferences[number])
    return reference > 0 ? [pairs[reference - 1].movie] + pairs[reference - 1].alternates : []
  }

  /// Returns true for an unpaired file.
  package func isAlone(_ number: Int) -> Bool { pairReferences[number] == 0 }

  package func path(of number: Int) -> FilePath {
    let entry = entries[number]
    let start = Int(entry.nameStart)
    let folder = folders[Int(entry.folder)]
    if entry.nameLength == 0 { return folder }
    return names.withUnsafeBytes { names in
      let name = UnsafeRawBufferPointer(rebasing: names[start..<start + Int(entry.nameLength)])
      return DirectoryEntry.path(of: name, in: folder)
    }
  }

  /// Pairs each run of similar files; `sharesIdentifier` is true if they have the same identifier.
  private mutating func matchRuns(
    _ sorted: [UInt32], sharesIdentifier: Bool, _ areSimilar: (Entry, Entry) -> Bool
  ) {
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, areSimilar(entries[Int(sorted[start])], entries[Int(sorted[end])]) {
        end += 1
      }
      if end - start > 1 { match(sorted[start..<end].map(Int.init), sharesIdentifier) }
      start = end
    }
  }

  private mutating func match(_ members: [Int], _ sharesIdentifier: Bool) {
    let candidates = members.map { candidate($0, sharesIdentifier: sharesIdentifier) }
    for local in LivePhotoPairing(of: candidates).pairs {
      var pair = local
      pair.still = members[local.still]
      pair.movie = members[local.movie]
      pair.alternates = local.alternates.map { members[$0] }
      pairs.append(pair)
      let reference = Int32(truncatingIfNeeded: pairs.count)
      pairReferences[pair.still] = reference
      for part in [pair.movie] + pair.alternates { pairReferences[part] = -reference }
    }
  }

  private func candidate(_ number: Int, sharesIdentifier: Bool) -> PairingCandidate {
    let entry = entries[number]
    let flags = entry.flags
    let name = PairingName(
      key: keys[Int(entry.key)], copy: entry.copy < 0 ? nil : Int(entry.copy),
      isEdited: flags.contains(.isEdited), isMotion: flags.contains(.isMotion))
    var candidate = PairingCandidate(
      flags.contains(.movie) ? .movie : .still, name: name, folder: Int(entry.folder),
      isHEIC: flags.contains(.isHEIC), marksStillTime: flags.contains(.marksStillTime))
    guard flags.contains(.identified) else {
      unidentified[Int(entry.low)].apply(to: &candidate)
      return candidate
    }
    // The value does not matter: equal when pairing by identifier, unique afterwards.
    candidate.identifier = sharesIdentifier ? "SHARED" : String(number)
    candidate.duration = flags.contains(.isShort) ? 0 : nil
    candidate.captured =
      entry.moment == 0
      ? nil : CaptureMoment(seconds: Int64(entry.moment) - 1, isLocal: flags.contains(.isLocal))
    candidate.embeddedMovieLength = flags.contains(.holdsMovie) ? 0 : nil
    return candidate
  }

  private mutating func number(ofFolder folder: FilePath) -> UInt32 {
    // Files are added folder by folder.
    if let last = entries.last, folders[Int(last.folder)] == folder { return last.folder }
    if let number = folderNumbers[folder] { return number }
    let number = UInt32(truncatingIfNeeded: folders.count)
    folders.append(folder)
    folderNumbers[folder] = number
    return number
  }

  private mutating func number(ofKey key: String) -> UInt32 {
    let number = Self.setIfNil(UInt32(truncatingIfNeeded: keys.count), in: &keyNumbers[key])
    if Int(number) == keys.count { keys.append(key) }
    return number
  }

  /// Sets `stored` if it is nil, and returns it; the dictionary lookup happens once.
  private static func setIfNil(_ number: UInt32, in stored: inout UInt32?) -> UInt32 {
    let result = stored ?? number
    stored = result
    return result
  }

  /// Returns the bits of a UUID in upper case; nil for other text.
  private static func uuidBits(_ text: String) -> (UInt64, UInt64)? {
    var text = text
    return text.withUTF8 { text in
      guard text.count == 36 else { return nil }
      var high: UInt64 = 0
      var low: UInt64 = 0
      for (index, byte) in text.enumerated() {
        let digit: UInt8
        switch (index, byte) {
        case (8, 0x2D), (13, 0x2D), (18, 0x2D), (23, 0x2D): continue
        case (_, 0x30...0x39): digit = byte - 0x30
        case (_, 0x41...0x46): digit = byte - 0x37
        default: return nil
        }
        if index < 19 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
      }
      return (high, low)
    }
  }
}

extension PairingName {
  /// Creates a name from its stored properties.
  fileprivate init(key: String, copy: Int?, isEdited: Bool, isMotion: Bool) {
    self.key = key
    self.copy = copy
    self.isEdited = isEdited
    self.isMotion = isMotion
  }
}
