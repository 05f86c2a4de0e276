import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

extension ReadingRequest {
  /// The options and paths that ask for the same reading, in any command that reads files.
  ///
  /// How many files are read at once is left out: it changes no answer.
  var arguments: [String] {
    var words: [String] = []
    func add(_ option: String, _ value: String?) { if let value { words += [option, value] } }
    func add(_ flag: String, if isSet: Bool) { if isSet { words.append(flag) } }
    add("-r", if: isRecursive)
    if let leavesOutForeign {
      words.append(leavesOutForeign ? "--default-excludes" : "--no-default-excludes")
    }
    add("--files-from", list.map { $0.path.string })
    add("-0", if: listIsNullTerminated)
    add("--name", inputName)
    add("--claimed", claimed?.text)
    add("--as", basis == .both ? nil : basis.rawValue)
    add("--magic", magic.map { $0.path.string })
    add("--ends", if: ends == .whole)
    add("--no-ends", if: ends == .omitted)
    add("--shallow", if: ends == .brief)
    add("--no-pairing", if: !pairs)
    add("--pair-across", if: pairsAcross)
    add("--packages", entersPackages ? "descend" : nil)
    for pattern in exclusions { add("--exclude", pattern) }
    add("-L", if: followsLinks)
    add("--one-file-system", if: staysOnFileSystem)
    add("--registry", registry.layers == .all ? nil : registry.layers.description)
    add("--isolate", isolation == .magic ? nil : isolation.rawValue)
    add("--timeout", timeLimit?.text)
    for file in registry.files { add("--types", file.path.string) }
    let names = paths.map { RawText.string($0.path.bytes) }
    add("--", if: names.contains { $0.hasPrefix("-") && $0 != "-" })
    return words + names
  }
}

extension ReadingRequest {
  /// Takes a path or a plain option, and its value from `rest`; false for everything that the parser has to read.
  mutating func takePlain(_ argument: String, _ rest: inout ArraySlice<String>) -> Bool {
    switch argument {
    case "-r", "--recursive": isRecursive = true
    case "--no-pairing": pairs = false
    case "--pair-across": pairsAcross = true
    case "-L", "--follow-links": followsLinks = true
    case "--one-file-system": staysOnFileSystem = true
    case "--ends", "--no-ends":
      // Of a pair like this the parser takes one, once.
      guard ends == nil else { return false }
      ends = argument == "--ends" ? .whole : .omitted
    case "--shallow":
      guard ends == nil else { return false }
      ends = .brief
    case "--default-excludes", "--no-default-excludes":
      guard leavesOutForeign == nil else { return false }
      leavesOutForeign = argument == "--default-excludes"
    case "--no-progress":
      guard showsProgress else { return false }
      showsProgress = false
    case "--exclude":
      guard let pattern = Self.plainValue(&rest) else { return false }
      exclusions.append(pattern)
    case "--isolate":
      guard let extent = rest.popFirst().flatMap({ IsolationOptions.Extent(rawValue: $0) }) else {
        return false
      }
      isolation = extent
    case "--timeout":
      guard let limit = Self.plainValue(&rest).flatMap({ TimeLimit(argument: $0) }) else { return false }
      timeLimit = limit
    case "-0", "--null": listIsNullTerminated = true
    case "--files-from":
      guard list == nil, let name = rest.popFirst(), name == "-" || !name.hasPrefix("-"),
        let file = PathArgument(argument: name)
      else { return false }
      list = file
    case "--as":
      guard let basis = rest.popFirst().flatMap({ FileIdentifier.Basis(rawValue: $0) }) else { return false }
      self.basis = basis
    case "-j", "--jobs":
      guard let jobs = rest.popFirst().flatMap({ Int($0) }), 1...ScanOptions.mostJobs ~= jobs else {
        return false
      }
      self.jobs = jobs
    default:
      guard argument == "-" || !argument.hasPrefix("-"), let path = PathArgument(argument: argument) else {
        return false
      }
      paths.append(path)
    }
    return true
  }

  /// The value of an option, which the parser takes for another option where it begins as one.
  static func plainValue(_ rest: inout ArraySlice<String>) -> String? {
    rest.popFirst().flatMap { $0.isEmpty || $0.hasPrefix("-") ? nil : $0 }
  }

  /// Whether what was taken is a whole request without contradictions: there are paths, and standard input is read once at most.
  var isPlain: Bool {
    let inputs = paths.count { $0.path == "-" } + (list?.path == "-" ? 1 : 0)
    return !(paths.isEmpty && list == nil) && (list != nil || !listIsNullTerminated) && inputs <= 1
      && (pairs || !pairsAcross)
  }
}

/// A command line as a shell reads it.
enum ShellText {
  static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static let plain = Set("@%+=:,./_-".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || plain.contains(byte)
  }

  /// One word: as it is, in single quotes, or, where it holds bytes that no terminal shows, with these written as numbers.
  private static func quoted(_ word: String) -> String {
    let bytes = RawText.bytes(word)
    if !bytes.isEmpty, bytes.allSatisfy(isPlain) { return word }
    if !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }),
      let text = String(validating: bytes, as: UTF8.self),
      PrintableText.escaped(bytes).replacing(#"\\"#, with: #"\"#) == text
    {
      return "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
    let octal = bytes.map { byte in
      isPlain(byte) ? String(UnicodeScalar(byte)) : "\\" + String(Int(byte) + 512, radix: 8).suffix(3)
    }
    return "$'" + octal.joined() + "'"
  }
}
