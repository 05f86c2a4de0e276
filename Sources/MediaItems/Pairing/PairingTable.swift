package import SystemCalls
package import SystemPackage

/// Who belongs to whom among the files of a whole tree, a hundred bytes or so a file.
///
/// It comes to the same as ``PairingRole/roles(of:)`` over all of them: identifiers are paired by themselves, and names
/// only within one folder, so that each can be looked at in its turn.
package struct PairingTable {
  private struct Entry {
    /// The identifier's digits, or its number among those that are no UUID; without one, where ``unidentified`` has
    /// the rest.
    var high: UInt64 = 0
    var low: UInt64 = 0
    var folder: UInt32
    var key: UInt32
    var nameStart: UInt32
    /// Cut where no file system has names that long.
    var nameLength: UInt16
    var copy: Int16
    var flags: Flags
    /// Seconds since 1970 and one more, of a file with an identifier; 0 where they are not known.
    var moment: UInt32 = 0
  }

  private struct Flags: OptionSet {
    var rawValue: UInt16
    static let movie = Flags(rawValue: 1)
    static let isHEIC = Flags(rawValue: 2)
    static let marksStillTime = Flags(rawValue: 4)
    static let isEdited = Flags(rawValue: 8)
    static let identified = Flags(rawValue: 16)
    static let isNoUUID = Flags(rawValue: 32)
    static let isMotion = Flags(rawValue: 64)
    // Of a file with an identifier, for a half that lost its own.
    static let isLocal = Flags(rawValue: 128)
    static let isShort = Flags(rawValue: 256)
    static let holdsMovie = Flags(rawValue: 512)
  }

  /// What only names are weighed with.
  private struct Rest {
    private static let none = Int64.min

    private var seconds: Double
    private var moment: Int64
    private var size: Int64
    private var inside: Int64
    private var isLocal: Bool
    private var cameraWritesIdentifiers: Bool

    // Optionals would need half as much again.
    init(_ candidate: PairingCandidate) {
      seconds = candidate.duration ?? .nan
      moment = candidate.captured?.seconds ?? Self.none
      isLocal = candidate.captured?.isLocal ?? false
      size = candidate.byteCount ?? Self.none
      inside = candidate.embeddedMovieLength ?? Self.none
      cameraWritesIdentifiers = candidate.cameraWritesIdentifiers
    }

    func tell(_ candidate: inout PairingCandidate) {
      candidate.cameraWritesIdentifiers = cameraWritesIdentifiers
      candidate.duration = seconds.isNaN ? nil : seconds
      candidate.captured = moment == Self.none ? nil : CaptureMoment(seconds: moment, isLocal: isLocal)
      candidate.byteCount = size == Self.none ? nil : size
      candidate.embeddedMovieLength = inside == Self.none ? nil : inside
    }
  }

  private var entries: [Entry] = []
  private var unidentified: [Rest] = []
  private var folders: [FilePath] = []
  private var folderNumbers: [FilePath: UInt32] = [:]
  private var keys: [String] = []
  private var keyNumbers: [String: UInt32] = [:]
  private var otherIdentifiers: [String: UInt64] = [:]
  /// The names of all files, one behind the other.
  private var names: [UInt8] = []
  private var pairs: [LivePhotoPairing.Pair] = []
  /// For each file 0 when it is alone, n when it is the still of pair n - 1, -n when it is another part of it.
  private var places: [Int32] = []

  package init() {}

  /// How many files there are.
  package var count: Int { entries.count }

  /// Takes one file more, and numbers it from 0.
  package mutating func add(_ path: FilePath, _ candidate: PairingCandidate) -> Int {
    add(FilePlace(path), candidate)
  }

  /// As ``add(_:_:)``, without the path where it need not be put together.
  package mutating func add(_ place: FilePlace, _ candidate: PairingCandidate) -> Int {
    let nameStart = UInt32(truncatingIfNeeded: names.count)
    place.withName { names.append(contentsOf: $0) }
    var flags: Flags = candidate.half == .movie ? .movie : []
    if candidate.isHEIC { flags.insert(.isHEIC) }
    if candidate.marksStillTime { flags.insert(.marksStillTime) }
    if candidate.name.isEdited { flags.insert(.isEdited) }
    if candidate.name.isMotion { flags.insert(.isMotion) }
    var entry = Entry(
      folder: number(ofFolder: place.folder), key: number(ofKey: candidate.name.key),
      nameStart: nameStart, nameLength: UInt16(clamping: names.count - Int(nameStart)),
      copy: candidate.name.copy.map { Int16(clamping: $0) } ?? -1, flags: flags)
    if let identifier = candidate.identifier {
      entry.flags.insert(.identified)
      if let moment = candidate.captured {
        entry.moment = UInt32(exactly: moment.seconds &+ 1) ?? 0
        if moment.isLocal { entry.flags.insert(.isLocal) }
      }
      if let duration = candidate.duration, duration <= LivePhotoPairing.longestWeakMovie {
        entry.flags.insert(.isShort)
      }
      if candidate.embeddedMovieLength != nil { entry.flags.insert(.holdsMovie) }
      if let digits = Self.digits(identifier) {
        (entry.high, entry.low) = digits
      } else {
        entry.flags.insert(.isNoUUID)
        entry.low = otherIdentifiers[identifier] ?? UInt64(otherIdentifiers.count)
        otherIdentifiers[identifier] = entry.low
      }
    } else {
      entry.low = UInt64(unidentified.count)
      unidentified.append(Rest(candidate))
    }
    entries.append(entry)
    return entries.count - 1
  }

  /// Pairs what there is; the roles are known after that.
  ///
  /// Complexity: sorting.
  package mutating func settle() {
    keyNumbers = [:]
    folderNumbers = [:]
    otherIdentifiers = [:]
    places = Array(repeating: 0, count: entries.count)
    let numbers = entries.indices.map { UInt32(truncatingIfNeeded: $0) }
    match(
      numbers.filter { entries[Int($0)].flags.contains(.identified) }.sorted { a, b in
        let first = entries[Int(a)]
        let second = entries[Int(b)]
        return (first.high, first.low, first.flags.contains(.isNoUUID) ? 1 : 0, a)
          < (second.high, second.low, second.flags.contains(.isNoUUID) ? 1 : 0, b)
      }, shareIdentifier: true
    ) { a, b in
      a.high == b.high && a.low == b.low && a.flags.contains(.isNoUUID) == b.flags.contains(.isNoUUID)
    }
    // By name what is left of them, too.
    match(
      numbers.filter { places[Int($0)] == 0 }.sorted { a, b in
        (entries[Int(a)].folder, a) < (entries[Int(b)].folder, b)
      }, shareIdentifier: false
    ) { a, b in a.folder == b.folder }
    unidentified = []
  }

  /// The role of the file with a number.
  package func role(of number: Int) -> PairingRole {
    let place = Int(places[number])
    if place == 0 { return .alone }
    let pair = pairs[abs(place) - 1]
    if place < 0 { return .part(of: path(of: pair.still)) }
    return .still(
      movie: path(of: pair.movie), pair: pair.basis, because: pair.because,
      alternates: pair.alternates.map(path))
  }

  /// The numbers of the other files of a still; none of any other file.
  package func parts(of number: Int) -> [Int] {
    let place = Int(places[number])
    return place > 0 ? [pairs[place - 1].movie] + pairs[place - 1].alternates : []
  }

  /// Whether the file with a number belongs to no other.
  package func isAlone(_ number: Int) -> Bool { places[number] == 0 }

  /// The path of the file with a number.
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

  /// Pairs each run of files that are alike; `shareIdentifier`: by having one identifier.
  private mutating func match(
    _ sorted: [UInt32], shareIdentifier: Bool, _ alike: (Entry, Entry) -> Bool
  ) {
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, alike(entries[Int(sorted[start])], entries[Int(sorted[end])]) { end += 1 }
      if end - start > 1 { match(sorted[start..<end].map(Int.init), shareIdentifier) }
      start = end
    }
  }

  private mutating func match(_ members: [Int], _ shareIdentifier: Bool) {
    let candidates = members.map { candidate($0, sharesIdentifier: shareIdentifier) }
    for found in LivePhotoPairing(of: candidates).pairs {
      var pair = found
      pair.still = members[found.still]
      pair.movie = members[found.movie]
      pair.alternates = found.alternates.map { members[$0] }
      pairs.append(pair)
      let place = Int32(truncatingIfNeeded: pairs.count)
      places[pair.still] = place
      for part in [pair.movie] + pair.alternates { places[part] = -place }
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
      unidentified[Int(entry.low)].tell(&candidate)
      return candidate
    }
    // Those that are paired by it share it, whatever it is; each of those that are left has its own.
    candidate.identifier = sharesIdentifier ? "SHARED" : String(number)
    candidate.duration = flags.contains(.isShort) ? 0 : nil
    candidate.captured =
      entry.moment == 0
      ? nil : CaptureMoment(seconds: Int64(entry.moment) - 1, isLocal: flags.contains(.isLocal))
    candidate.embeddedMovieLength = flags.contains(.holdsMovie) ? 0 : nil
    return candidate
  }

  private mutating func number(ofFolder folder: FilePath) -> UInt32 {
    // Files come folder by folder.
    if let last = entries.last, folders[Int(last.folder)] == folder { return last.folder }
    if let number = folderNumbers[folder] { return number }
    let number = UInt32(truncatingIfNeeded: folders.count)
    folders.append(folder)
    folderNumbers[folder] = number
    return number
  }

  private mutating func number(ofKey key: String) -> UInt32 {
    let number = Self.keep(UInt32(truncatingIfNeeded: keys.count), in: &keyNumbers[key])
    if Int(number) == keys.count { keys.append(key) }
    return number
  }

  /// What is kept already, or else the number, looked up once.
  private static func keep(_ number: UInt32, in kept: inout UInt32?) -> UInt32 {
    let result = kept ?? number
    kept = result
    return result
  }

  /// The digits of a UUID in upper case; nil for any other text.
  private static func digits(_ text: String) -> (UInt64, UInt64)? {
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
  /// A name that was read before.
  fileprivate init(key: String, copy: Int?, isEdited: Bool, isMotion: Bool) {
    self.key = key
    self.copy = copy
    self.isEdited = isEdited
    self.isMotion = isMotion
  }
}
