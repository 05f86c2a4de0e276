import ByteSources
import FileIdentification
internal import Formats
import Foundation
import UniformTypes

/// Prints the types of files by content alone, and the table rows that determine them.
///
///     language-trial [--rows] [--without FILE]… <PATHS
///     language-trial --languages
///
/// Paths are read from standard input, one per line. For each, a tab-separated line is printed:
///
///     answer  PATH  MIME  ROW  MIME…    the answer, the row of signatures or the reader that settles it, or `words`, and
///                                       the answers without the rows that each FILE names, a line `LANGUAGE<TAB>PATTERN`
///                                       each, or `LANGUAGE` for a language of which nothing is known then
///
/// and with `--rows` another for each row of the tables of languages that is seen in a text that the words decide:
///
///     row  PATH  LANGUAGE  PATTERN  MIME  WEIGHT  MIME    the language's type, the row's weight, the answer without it
///
/// With `--languages` there is a line for each language of the tables, and nothing is read:
///
///     language  NAME  ROOT  TYPE  MIME …    the language that it grew from in the end; its type, and that of its headers
@main
struct LanguageTrialTool {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments == ["--languages"] { return languageLines().forEach { print($0) } }
      let tool = try LanguageTrialTool(arguments)
      while let path = readLine() { print(tool.lines(about: path)) }
    } catch {
      FileHandle.standardError.write(Data("language-trial: \(error)\n".utf8))
      exit(64)
    }
  }

  struct Misuse: Error, CustomStringConvertible { var description: String }

  private let printsRows: Bool
  /// The rows to leave out, as written.
  private let leftOut: [Set<String>]
  private let identifier = FileIdentifier(.init(basis: .content))

  init(_ arguments: [String]) throws {
    var printsRows = false
    var leftOut: [Set<String>] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--rows": printsRows = true
      case "--without":
        guard let file = rest.popFirst() else { throw Misuse(description: "--without needs a file") }
        let text = try String(contentsOfFile: file, encoding: .utf8)
        leftOut.append(Set(text.split(separator: "\n").map(String.init)))
      default:
        throw Misuse(
          description: "'\(argument)' is no option; there are --rows, --without FILE and --languages")
      }
    }
    self.printsRows = printsRows
    self.leftOut = leftOut
  }

  private static func languageLines() -> [String] {
    LanguageTrial.languages.map { language in
      let types = language.types.flatMap { [$0.identifier, $0.printedMIMEType] }
      return (["language", language.name, language.root] + types).joined(separator: "\t")
    }
  }

  private func lines(about path: String) -> String {
    guard let bytes = FileManager.default.contents(atPath: path),
      let answer = try? identifier.identify(bytes: Array(bytes))
    else { return (["answer", path, "", ""] + leftOut.map { _ in "" }).joined(separator: "\t") }
    let mime = answer.type.printedMIMEType
    let reader = ByteReader()
    guard (try? reader.open(MemorySource(Array(bytes)))) != nil else { return "" }
    let finding = (try? ContentFinding.detect(in: reader)).flatMap { $0 }
    let trial = finding?.isDecided == true ? nil : (try? LanguageTrial(reader)).flatMap { $0 }
    // The text decides if the trial without omissions gives the same answer.
    guard let trial, (trial.type() ?? .plainText) == answer.type else {
      let row = finding.map { $0.rule.description } ?? "libmagic"
      return (["answer", path, mime, row] + leftOut.map { _ in mime }).joined(separator: "\t")
    }
    func answered(without numbers: Set<Int>, unknown: Set<String> = []) -> String {
      (trial.type(without: numbers, unknown: unknown) ?? .plainText).printedMIMEType
    }
    let rows = trial.rows
    let others = leftOut.map { names in
      answered(
        without: Set(rows.filter { names.contains("\($0.language)\t\($0.text)") }.map(\.number)),
        unknown: names)
    }
    var lines = [(["answer", path, mime, "words"] + others).joined(separator: "\t")]
    for row in printsRows ? rows : [] {
      let without = answered(without: [row.number])
      let type = row.type.printedMIMEType
      lines.append(
        ["row", path, row.language, row.text, type, "\(row.weight)", without].joined(separator: "\t"))
    }
    return lines.joined(separator: "\n")
  }
}
