import ArgumentParser
import FileIdentification
import Hummingbird
import Logging
import MediaItems
import NIOCore
import UploadChecks
import UploadServer

/// Answers over HTTP what files are, and whether a form would take them.
@main
struct UTIServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uti-server",
    abstract: "Answer over HTTP what files are, and whether a form would take them.",
    discussion: """
      POST /identify?name=NAME            what the body is, from as few of its bytes as decide
      POST /identify?fields=basic         its whole record, as 'uti classify --format ndjson' has it
      POST /check?accept=image/*,.heic    whether it may be uploaded; maxSize, maxPixels, maxDuration, allowActive
      GET  /health                        whether the server answers

        curl --data-binary @IMG_0001.HEIC http://127.0.0.1:8080/identify

      Bodies are files as they are, and no forms. It listens on this machine alone unless --address says otherwise, and knows
      no users: what is open to others belongs behind a server that does.
      """)

  @Option(help: ArgumentHelp("Where to listen.", valueName: "address"))
  var address = "127.0.0.1"

  @Option(help: ArgumentHelp("The port to listen on; 0 is any that is free.", valueName: "port"))
  var port = 8080

  @Option(help: ArgumentHelp("The largest body, in MiB.", valueName: "count"))
  var maxSize = 100

  @Option(help: ArgumentHelp("How many seconds a body may take to come.", valueName: "seconds"))
  var timeout = 60

  @Option(help: ArgumentHelp("How many connections are open at once; others wait.", valueName: "count"))
  var connections = 256

  @Option(
    help: ArgumentHelp("How many threads examine; one for each processor by default.", valueName: "count"))
  var threads: Int?

  @Option(
    help: ArgumentHelp(
      "What is logged on standard error: trace, debug, info, warning, error.", valueName: "level"))
  var logLevel = Logger.Level.info.rawValue

  @Flag(help: "Parse files in worker processes without rights, where the system allows it.")
  var isolate = false

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port: 0 to 65535 is expected") }
    guard (1...1 << 20).contains(maxSize) else {
      throw ValidationError("--max-size: 1 to 1048576 is expected")
    }
    guard (1...86400).contains(timeout) else { throw ValidationError("--timeout: 1 to 86400 is expected") }
    guard (1...65536).contains(connections) else {
      throw ValidationError("--connections: 1 to 65536 is expected")
    }
    guard Logger.Level(rawValue: logLevel) != nil else {
      throw ValidationError("--log-level: trace, debug, info, warning or error is expected")
    }
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads: 1 to 1024 is expected")
    }
  }

  static func main() async {
    // Workers are this program, and do nothing else.
    MediaItemReader.serveIfAsked()
    await main(nil)
  }

  func run() async throws {
    LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
    var logger = Logger(label: "uti-server")
    logger.logLevel = Logger.Level(rawValue: logLevel) ?? .info
    let service = IdentifyService(limits)
    try await service.warmUp()
    try await service.application(address: address, port: port, connections: connections, logger: logger)
      .runService()
  }

  var limits: IdentifyService.Limits {
    var limits = IdentifyService.Limits(byteCount: Int64(maxSize) << 20, timeLimit: .seconds(timeout))
    limits.threads = threads
    if isolate { limits.isolation = Isolation.ownExecutable ?? .off }
    return limits
  }
}
