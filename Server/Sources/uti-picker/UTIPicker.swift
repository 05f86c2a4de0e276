import Dispatch
import FileIdentification
import Foundation
import Logging
import MediaItems
import PickerServer

/// Shows a photo picker in a browser: request as JSON on standard input, selection as JSON on standard output.
@main
enum UTIPicker {
  /// The limit on requests, in bytes: one with the paths of a large library fits.
  private static let maxRequestSize = 64 << 20

  static func main() {
    // Worker processes are this program.
    MediaItemReader.serveIfAsked()
    signal(SIGPIPE, SIG_IGN)
    if CommandLine.arguments.count > 1 {
      let isHelp = ["-h", "--help"].contains(CommandLine.arguments[1])
      say(usage)
      exit(isHelp ? 0 : 64)
    }
    Task.detached { exit(await answer()) }
    dispatchMain()
  }

  private static let usage = """
    uti-picker shows a photo picker in a browser. It is started by 'uti pick DIR --screen'.
    It takes a request as JSON on standard input, such as {"folder": "Holiday", "limit": 3}, and prints the selection
    as JSON on standard output. Exit codes: 0 answered; 2 no such folder; 64 a bad request; 70 internal error;
    74 output could not be written; 130 interrupted.
    """

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  private static func answer() async -> Int32 {
    LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
    var logger = Logger(label: "uti-picker")
    logger.logLevel = .critical
    guard let input = try? FileHandle.standardInput.readToEnd(), input.count < maxRequestSize,
      let request = try? JSONDecoder().decode(PickerRequest.self, from: input)
    else {
      say("uti-picker: standard input is not a request; uti-picker --help shows one")
      return 64
    }
    do {
      let redirect = PickerRedirect()
      let server = try PickerServer(
        request, isolation: Isolation.ownExecutable ?? .off, logger: logger,
        onTokenUsed: { redirect.remove() })
      defer { redirect.remove() }
      if request.decode == true, !server.decodes {
        let names = PictureDecoder.toolNames.joined(separator: ", ")
        say("uti-picker: nothing is decoded: none of \(names) is installed")
      }
      let answer = try await server.run { [request] in
        guard let address = server.entryURL else { return }
        do {
          let file = try redirect.write(address)
          if request.opens ?? true, redirect.openBrowser() { return }
          say("uti-picker: open this file in a browser: \(file)")
        } catch {
          say("uti-picker: cannot write the file for the browser: \(error)")
        }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try FileHandle.standardOutput.write(contentsOf: try encoder.encode(answer) + Data("\n".utf8))
      return answer.outcome == .interrupted ? 130 : 0
    } catch let error as PickerRequestError {
      say("uti-picker: \(error)")
      return 64
    } catch let error as IdentificationError {
      say("uti-picker: \(error.message)")
      return 2
    } catch {
      say("uti-picker: \(error)")
      return 70
    }
  }
}
