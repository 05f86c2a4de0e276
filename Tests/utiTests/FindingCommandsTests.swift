import Foundation
import Testing

/// The command of each finding in a summary lists as many items as the finding counts.
@Suite struct FindingCommandsTests {
  private static let media = CommandCase.folder.appendingPathComponent("../../Fixtures/Media").standardized
    .path

  /// A library with all kinds of findings, and with internal files of programs.
  ///
  /// Outside the temporary folder of one command line, since several read it.
  private static let library = """
    M='\(media)'; D=$(TMPDIR= mktemp -d); mkdir -p "$D/A" "$D/B b" "$D/A/@eaDir" "$D/#recycle"
    cp -r "$M"/live/* "$M"/takeout/* "$D/A"; cp -r "$M"/traps/* "$M"/motion/* "$D/B b"
    for N in A/@eaDir/x.jpg '#recycle/IMG_1.jpg' 'A/IMG_7-edited.jpg' 'B b/._IMG_2.JPG'; do cp "$M/subtypes/plain.jpg" "$D/$N"; done
    cp "$M/subtypes/plain.jpg" "$D/A/misnamed.png"; cp "$M/subtypes/plain.jpg" "$D/A/@eaDir/misnamed.png"
    cp "$M/live/IMG_0001.JPG" "$D/#recycle/half.JPG"
    head -c 1000 "$M/subtypes/plain.jpg" > "$D/A/cut.jpg"; head -c 1000 "$M/subtypes/plain.jpg" > "$D/#recycle/cut.jpg"
    cp "$M/subtypes/plain.jpg" "$D/A/cut.jpg.xmp"; : > "$D/A/misnamed.png.json"
    echo x > "$D/A/IMG_99.AAE"; echo '{"photoTakenTime":{}}' > "$D/A/gone.jpg.json"; : > "$D/A/.DS_Store"
    ln -s nowhere "$D/A/broken.jpg"; cd "$D"
    """

  private struct Finding: Decodable {
    var section: String
    var name: String?
    var items: Int?
    var command: [String]?
  }

  @Test(arguments: [
    ".", "A 'B b'", ". --pair-across", ". --no-default-excludes", ". --filter images",
    ". --filter 'not damaged' --unknown include", ". --exclude '*.AAE' --ends", "A/cut.jpg A",
    "--no-pairing .",
  ])
  func countedItemsAreListed(_ arguments: String) throws {
    let summary = try ShellCommand.run(
      Self.library + "; uti summary \(arguments) --format ndjson; printf '%s' \"$D\"")
    var lines = summary.output.split(separator: "\n").map(String.init)
    let last = lines.popLast()
    let folder = try #require(last)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let findings = try lines.map { try JSONDecoder().decode(Finding.self, from: Data($0.utf8)) }
      .filter { $0.section == "finding" }
    #expect(findings.count { ($0.items ?? 0) > 0 } >= 2)
    let text = try ShellCommand.run("cd '\(folder)'; uti summary \(arguments)")
    for finding in findings where (finding.items ?? 0) > 0 {
      let command = try #require(finding.command)
      let words = command.map { "'" + $0.replacingOccurrences(of: "'", with: #"'\\''"#) + "'" }
      let isList = finding.name != "unreadable"
      let listed = try ShellCommand.run(
        "cd '\(folder)'; " + (words + (isList ? ["--format", "ndjson"] : [])).joined(separator: " "))
      // Unreadable files have a record in every list, but count only as errors.
      let lists =
        isList
        ? listed.output.split(separator: "\n").filter { !$0.contains(#""error":{"#) }
        : listed.errors.split(separator: "\n")
      #expect(lists.count == finding.items, "\(finding.name ?? ""): \(command)")
      // The text has the same command, quoted for a shell.
      let printed = try #require(
        text.output.split(separator: "\n").map { $0.drop { $0 == " " } }.first { line in
          line.hasPrefix("uti ")
            && (try? ShellCommand.run("printf '%s\\n' \(line)").output)
              == command.map { $0 + "\n" }.joined()
        })
      #expect(printed.hasPrefix("uti "))
    }
  }

  @Test func exclusionsAreReported() throws {
    let result = try ShellCommand.run(Self.library + "; uti summary .; rm -r \"$D\"")
    let lines = result.output.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("left out: 4 of programs and devices") })
    #expect(line.hasSuffix("--no-default-excludes"))
    #expect(line.count <= 80)
  }
}
