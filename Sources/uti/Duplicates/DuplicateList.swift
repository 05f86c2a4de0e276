import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// Formats sets of equal files as lines for people, as records, or as NUL-terminated paths.
struct DuplicateList {
  enum Form {
    case list(ListFormat)
    /// Each path ends with NUL, and each set with one more NUL.
    case nulTerminated
  }

  let form: Form
  let groups: DuplicateGroups
  private var pathReader: DuplicateCandidates.PathReader
  private var count = 0
  private var saving: Int64 = 0

  init(_ form: Form, _ groups: DuplicateGroups, _ files: DuplicateCandidates) {
    (self.form, self.groups) = (form, groups)
    pathReader = DuplicateCandidates.PathReader(files)
  }

  /// The fields of a record.
  static let fields: [ItemField] = [
    .member("kind", .word(["files", "livePhotos"]), "Files, or Live Photos of which both halves are equal."),
    .member("bytes", .integer, unit: "bytes", "The size of one of them, both halves together."),
    .member("count", .integer, "How many there are; a file counts once, whatever names it has."),
    .member("saving", .integer, unit: "bytes", "What all but one of them take."),
    .member(
      "files",
      .list([
        .member("path", .path, "The path; bytes that are not UTF-8 are replaced."),
        .member("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8."),
        .member("links", .paths, "Further names of the same file, which take no room."),
      ]), "The files; of Live Photos those that are equal to a half and belong to none of them."),
    .member(
      "pairs",
      .list([
        .member("still", .path, "The still's path."),
        .member("stillBytes", .text, "Its bytes in base64, if not UTF-8."),
        .member("movie", .path, "The movie's path."),
        .member("movieBytes", .text, "Its bytes in base64, if not UTF-8."),
      ]), "The Live Photos."),
  ]

  var opening: String { if case .list(.json) = form { "[" } else { "" } }

  mutating func rendered(_ set: DuplicateSet) throws -> [UInt8] {
    count += 1
    saving = saving.addingReportingOverflow(set.saving).partialValue
    switch form {
    case .nulTerminated: return try paths(set)
    case .list(.text): return (count > 1 ? [0x0A] : []) + (try lines(set))
    case .list(let format):
      var json = JSONWriter()
      json.value(try value(set))
      let separator = format == .json && count > 1 ? Array(",\n".utf8) : []
      return separator + json.bytes + (format == .ndjson ? [0x0A] : [])
    }
  }

  /// Returns the summary of the search, for people.
  func closing(_ walk: DuplicateWalk) -> String {
    switch form {
    case .list(.json): return "]\n"
    case .list(.ndjson), .nulTerminated: return ""
    case .list(.text):
      let files = "\(SummaryText.grouped(walk.count)) file\(walk.count == 1 ? "" : "s")"
      let sets = "\(SummaryText.grouped(count)) set\(count == 1 ? "" : "s") of equal files"
      let outcome = count == 0 ? "none are equal" : "\(sets), \(SummaryText.size(saving)) could be saved"
      return (count > 0 ? "\n" : "") + "searched \(files), \(SummaryText.size(walk.byteCount)): \(outcome)\n"
    }
  }

  // MARK: One set

  /// A file of a group with its hard links.
  private struct File {
    let path: FilePath
    var links: [FilePath] = []
  }

  private mutating func files(_ set: DuplicateSet) throws -> [File] {
    if set.movies != nil { return try set.others.map { File(path: try pathReader.path(of: $0).path) } }
    var files: [File] = []
    for member in groups.members(of: set.group) {
      let path = try pathReader.path(of: member.number).path
      if member.isHardLink, !files.isEmpty {
        files[files.count - 1].links.append(path)
      } else {
        files.append(File(path: path))
      }
    }
    return files
  }

  private mutating func pairs(_ set: DuplicateSet) throws -> [(still: FilePath, movie: FilePath)] {
    try set.pairs.map { (try pathReader.path(of: $0.still).path, try pathReader.path(of: $0.movie).path) }
  }

  private func size(_ set: DuplicateSet) -> Int64 {
    let size = groups.size(of: set.group)
    return set.movies.map { size.addingReportingOverflow(groups.size(of: $0)).partialValue } ?? size
  }

  private func count(_ set: DuplicateSet) -> Int {
    set.movies == nil ? groups.fileCount(of: set.group) : set.pairs.count
  }

  private mutating func paths(_ set: DuplicateSet) throws -> [UInt8] {
    try files(set).flatMap { $0.path.bytes + [0] } + [0]
  }

  private mutating func lines(_ set: DuplicateSet) throws -> [UInt8] {
    let noun = set.movies == nil ? "files" : "Live Photos"
    var text =
      "\(SummaryText.grouped(count(set))) \(noun) of \(SummaryText.size(size(set))), "
      + "\(SummaryText.size(set.saving)) could be saved\n"
    for pair in try pairs(set) {
      text += "  \(PrintableText.escaped(pair.still)) + \(PrintableText.escaped(pair.movie))\n"
    }
    for file in try files(set) {
      text += "  \(PrintableText.escaped(file.path))"
      text += set.movies == nil ? "\n" : "  a half alone\n"
      for link in file.links { text += "    also \(PrintableText.escaped(link))\n" }
    }
    return Array(text.utf8)
  }

  private mutating func value(_ set: DuplicateSet) throws -> FieldValue {
    let files = try files(set).map { file -> FieldValue in
      let (path, bytes) = Self.path(file.path)
      let links = file.links.map { Self.path($0).text }
      return .object(present: [
        ("path", path), ("pathBytes", bytes), ("links", links.isEmpty ? nil : .list(links)),
      ])
    }
    let pairs = try pairs(set).map { pair -> FieldValue in
      let (still, stillBytes) = Self.path(pair.still)
      let (movie, movieBytes) = Self.path(pair.movie)
      return .object(present: [
        ("still", still), ("stillBytes", stillBytes), ("movie", movie), ("movieBytes", movieBytes),
      ])
    }
    return .object(present: [
      ("kind", .text(set.movies == nil ? "files" : "livePhotos")),
      ("bytes", Int(exactly: size(set)).map { .integer($0) }), ("count", .integer(count(set))),
      ("saving", Int(exactly: set.saving).map { .integer($0) }),
      ("files", files.isEmpty ? nil : .list(files)), ("pairs", pairs.isEmpty ? nil : .list(pairs)),
    ])
  }

  /// Returns a path as text, and its bytes in base64 if they are not UTF-8.
  private static func path(_ path: FilePath) -> (text: FieldValue, bytes: FieldValue?) {
    let record = ItemRecord(path: path)
    return (.text(record.pathText), record.pathBytes.map { .text(Base64.encode($0)) })
  }
}
