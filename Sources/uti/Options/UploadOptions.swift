import ArgumentParser
import PropertyLists
import UniformTypes
import UploadChecks

/// The options of `uti check` for uploads, such as `--accept` and `--max-size`.
struct UploadOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The accepted types, as in the accept attribute of an HTML form: image/*,.heic,video/quicktime.",
      discussion: """
        Files with scripts, macros or programs, polyglot files and names that a server executes are rejected too. \
        The line of the file gives the reason.
        """, valueName: "list"),
    completion: .acceptWords)
  var accept: [String] = []

  @Option(help: ArgumentHelp("With --accept: the maximum size of a file, such as 20M.", valueName: "size"))
  var maxSize: ByteCount?

  @Option(
    help: ArgumentHelp(
      "With --accept: the maximum number of pixels of an image or frame, width times height.", valueName: "n")
  )
  var maxPixels: Int?

  @Option(
    help: ArgumentHelp(
      "With --accept: the maximum duration of video or sound: 30s, 10m.", valueName: "duration"))
  var maxDuration: TimeLimit?

  @Flag(help: "With --accept: allow files with scripts, macros or programs.")
  var allowActive = false

  @Flag(help: "With --accept: allow polyglot files, which other programs read as another format.")
  var allowOtherReadings = false

  @Flag(
    help:
      "With --accept: allow names that servers execute or serve as a page, such as a.php and a.html.")
  var allowNames = false

  func validate() throws {
    if accept.isEmpty {
      for (name, isUsed) in [
        ("--max-size", maxSize != nil), ("--max-pixels", maxPixels != nil),
        ("--max-duration", maxDuration != nil), ("--allow-active", allowActive),
        ("--allow-other-readings", allowOtherReadings), ("--allow-names", allowNames),
      ] where isUsed {
        throw ValidationError("'\(name)' needs --accept.")
      }
    }
    if let maxPixels, maxPixels < 1 {
      throw ValidationError("'--max-pixels \(maxPixels)': must be at least 1.")
    }
  }

  /// The requirements on uploads, if any.
  var request: UploadRequest? {
    if accept.isEmpty { return nil }
    var request = UploadRequest(accept: accept.joined(separator: ","))
    request.limits.byteCount = maxSize?.value
    request.limits.pixelCount = maxPixels
    request.limits.duration = maxDuration.map { $0.duration / .seconds(1) }
    request.limits.allowsActiveContent = allowActive
    request.limits.allowsOtherReadings = allowOtherReadings
    request.limits.allowsNames = allowNames
    return request
  }
}

/// The requirements on uploads as given, before their types are looked up.
struct UploadRequest: Equatable {
  var accept: String
  /// The policy without its accepted types.
  var limits = UploadPolicy(accept: .anything)

  init(accept: String) { self.accept = accept }

  /// Creates the policy; an unknown type causes a warning if others remain, else an error.
  func policy(in registry: TypeRegistry, warns: Bool) throws(CommandFailure) -> UploadPolicy {
    var policy = limits
    do throws(AcceptList.Fault) { policy.accept = try AcceptList(accept, registry: registry) } catch {
      throw CommandFailure(.usage, message(error))
    }
    for fault in policy.accept.faults where warns { Diagnostics.warning(message(fault)) }
    return policy
  }

  private func message(_ fault: AcceptList.Fault) -> String {
    "'--accept': " + PrintableText.escaped(RawText.bytes(fault.reason))
  }
}
