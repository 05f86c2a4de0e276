import ArgumentParser
import FileIdentification
import Hummingbird
import Logging
import MediaItems
import NIOCore
import UploadChecks
import UploadServer

/// Identifies and checks files over HTTP.
@main
struct UTIServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uti-server",
    abstract: "Identify and check files over HTTP.",
    discussion: """
      POST /identify?name=NAME            the type of the body, as soon as its bytes decide it
      POST /identify?fields=basic         the whole record, as in 'uti classify --format ndjson'
      POST /check?accept=image/*,.heic    whether to accept the upload; maxSize, maxPixels, maxDuration, allowActive
      GET  /health                        whether the server is running

        curl --data-binary @IMG_0001.HEIC http://127.0.0.1:8080/identify

      A body is a plain file, not a form. The server listens only on this machine unless --address is given, and has no user
      accounts: to make it public, put it behind a server that has.
      """)

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var address = "127.0.0.1"

  @Option(help: ArgumentHelp("The port to listen on; 0 is any free port.", valueName: "port"))
  var port = 8080

  @Option(help: ArgumentHelp("The maximum size of a body, in MiB.", valueName: "count"))
  var maxSize = 100

  @Option(help: ArgumentHelp("The time limit for receiving a body, in seconds.", valueName: "seconds"))
  var timeout = 60

  @Option(help: ArgumentHelp("The maximum number of open connections; others wait.", valueName: "count"))
  var connections = 256

  @Option(
    help: ArgumentHelp("The number of threads; by default one per processor.", valueName: "count"))
  var threads: Int?

  @Option(
    help: ArgumentHelp(
      "The log level on standard error: trace, debug, info, warning, error.", valueName: "level"))
  var logLevel = Logger.Level.info.rawValue

  @Flag(help: "Parse files in worker processes without rights, if the system supports it.")
  var isolate = false

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be 0 to 65535") }
    guard (1...1 << 20).contains(maxSize) else {
      throw ValidationError("--max-size must be 1 to 1048576")
    }
    guard (1...86400).contains(timeout) else { throw ValidationError("--timeout must be 1 to 86400") }
    guard (1...65536).contains(connections) else {
      throw ValidationError("--connections must be 1 to 65536")
    }
    guard Logger.Level(rawValue: logLevel) != nil else {
      throw ValidationError("--log-level must be trace, debug, info, warning or error")
    }
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads must be 1 to 1024")
    }
  }

  static func main() async {
    // Worker processes are this program.
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
