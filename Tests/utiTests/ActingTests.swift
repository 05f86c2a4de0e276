import Foundation
import Testing

/// Commands that act, as whole processes: what becomes of their output is not what becomes of their work.
@Suite(.serialized) struct ActingTests {
  /// What is done with standard output, and the exit status of work that was all done.
  static let outputs: [(redirection: String, status: Int32)] = [
    ("| head -n 1 > /dev/null", 0), ("> /dev/full", 74), (">&-", 74),
  ].filter { !$0.0.contains("/dev/full") || FileManager.default.fileExists(atPath: "/dev/full") }

  private static let media = CommandCase.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Media").path

  /// Runs a script in a folder that holds 600 copies of a fixture under `folder`, and gives what it printed.
  private func run(_ fixture: String, _ suffix: String, _ script: String) throws -> [String] {
    let text = """
      set -u; t=$(mktemp -d); cd "$t"; trap 'rm -rf "$t"' EXIT
      # More than a pipe and two blocks hold, so that work which waited for its output would stop on the way.
      d=$(printf 'd%.0s' {1..70}); mkdir $d
      cp '\(Self.media)/\(fixture)' $d/1000.\(suffix)
      for i in {1001..1599}; do cp $d/1000.\(suffix) $d/$i.\(suffix); done
      \(script)
      """
    let result = try ShellCommand.run(text)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: outputs)
  func renamingAndUndoingGoToTheEnd(_ output: (redirection: String, status: Int32)) throws {
    let lines = try run(
      "subtypes/plain.heic", "jpg",
      """
      uti mismatches -r --rename --apply --undo-log log --format ndjson . \(output.redirection)
      echo ${PIPESTATUS[0]} $(ls $d | grep -c heic$) $(grep -vc '^{.*}$' log)
      uti undo-renames log --format ndjson \(output.redirection)
      echo ${PIPESTATUS[0]} $(ls $d | grep -c jpg$) $(grep -vc '^{.*}$' log)
      uti undo-renames log --quiet; echo $?
      """)
    #expect(lines == ["\(output.status) 600 0", "\(output.status) 600 0", "0"])
  }

  @Test(arguments: outputs)
  func extractingGoesToTheEnd(_ output: (redirection: String, status: Int32)) throws {
    let lines = try run(
      "motion/MVIMG_0002.jpg", "jpg",
      """
      uti extract -r . --to out --create --format ndjson \(output.redirection)
      echo ${PIPESTATUS[0]} $(ls out | wc -l) $(for f in out/*; do cmp "$f" '\(Self.media)/subtypes/plain.mp4'; done | wc -l)
      """)
    #expect(lines == ["\(output.status) 600 0"])
  }
}
