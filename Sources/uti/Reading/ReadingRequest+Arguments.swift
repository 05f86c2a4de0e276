import ASCIIBytes
import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

// Converting a request to command-line arguments, and parsing common options without ArgumentParser.
extension ReadingRequest {
  /// The command-line arguments for this request, valid in all commands that read files.
  ///
  /// The number of jobs is omitted, since it does not affect the output.
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
  /// Reads a path or a common option, with its value from `rest`; returns false for everything left to ArgumentParser.
  mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) -> Bool {
    switch argument {
    case "-r", "--recursive": isRecursive = true
    case "--no-pairing": pairs = false
    case "--pair-across": pairsAcross = true
    case "-L", "--follow-links": followsLinks = true
    case "--one-file-system": staysOnFileSystem = true
    case "--ends", "--no-ends":
      // ArgumentParser accepts one of the two, once.
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
      guard let pattern = Self.optionValue(&rest) else { return false }
      exclusions.append(pattern)
    case "--isolate":
      guard let extent = rest.popFirst().flatMap({ IsolationOptions.Extent(rawValue: $0) }) else {
        return false
      }
      isolation = extent
    case "--timeout":
      guard let limit = Self.optionValue(&rest).flatMap({ TimeLimit(argument: $0) }) else { return false }
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
      guard let jobs = rest.popFirst().flatMap({ Int($0) }), 1...ScanOptions.maxJobs ~= jobs else {
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

  /// Removes and returns the value of an option; nil if it begins like an option.
  static func optionValue(_ rest: inout ArraySlice<String>) -> String? {
    rest.popFirst().flatMap { $0.isEmpty || $0.hasPrefix("-") ? nil : $0 }
  }

  /// True if the request has input, reads standard input at most once, and is free of contradictions.
  var isValid: Bool {
    let inputs = paths.count { $0.path == "-" } + (list?.path == "-" ? 1 : 0)
    return !(paths.isEmpty && list == nil) && (list != nil || !listIsNullTerminated) && inputs <= 1
      && (pairs || !pairsAcross)
  }
}

/// Quotes command lines for a shell.
enum ShellText {
  static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static let unquotedMarks = Set("@%+=:,./_-".utf8)

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit
      || unquotedMarks.contains(byte)
  }

  /// Returns a word as it is, in single quotes, or with unprintable bytes in octal.
  private static func quoted(_ word: String) -> String {
    let bytes = RawText.bytes(word)
    if !bytes.isEmpty, bytes.allSatisfy(needsNoQuotes) { return word }
    if !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }),
      let text = String(validating: bytes, as: UTF8.self),
      PrintableText.escaped(bytes).replacing(#"\\"#, with: #"\"#) == text
    {
      return "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
    let octal = bytes.map { byte in
      needsNoQuotes(byte) ? String(UnicodeScalar(byte)) : "\\" + String(Int(byte) + 512, radix: 8).suffix(3)
    }
    return "$'" + octal.joined() + "'"
  }
}
