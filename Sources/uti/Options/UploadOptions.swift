import ArgumentParser
import PropertyLists
import UniformTypes
import UploadChecks

/// What a server takes from a form.
struct UploadOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What every file must be, in the words of a form's accept attribute: image/*,.heic,video/quicktime.",
      discussion: """
        Beyond its type a file must hold nothing that runs, be nothing else for other programs, and have no name that a \
        server runs. Its reason is said on standard error.
        """, valueName: "list"),
    completion: .types)
  var accept: String?

  @Option(help: ArgumentHelp("With --accept: the most bytes of a file, such as 20M.", valueName: "size"))
  var maxSize: ByteCount?

  @Option(
    help: ArgumentHelp(
      "With --accept: the most pixels of a picture or frame, width times height.", valueName: "n"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("With --accept: the longest movie or sound: 30s, 10m.", valueName: "duration"))
  var maxDuration: TimeLimit?

  @Flag(help: "With --accept: let files pass that hold something which runs.")
  var allowActive = false

  @Flag(help: "With --accept: let files pass that other programs take for something else.")
  var allowOtherReadings = false

  @Flag(
    help:
      "With --accept: let files pass that servers run or show as a page by their name, as a.php and a.html.")
  var allowNames = false

  func validate() throws {
    if accept == nil {
      for (name, isUsed) in [
        ("--max-size", maxSize != nil), ("--max-pixels", maxPixels != nil),
        ("--max-duration", maxDuration != nil), ("--allow-active", allowActive),
        ("--allow-other-readings", allowOtherReadings), ("--allow-names", allowNames),
      ] where isUsed {
        throw ValidationError("'\(name)' is for --accept.")
      }
    }
    if let maxPixels, maxPixels < 1 { throw ValidationError("'--max-pixels \(maxPixels)': at least 1.") }
  }

  /// The demands on uploads, if there are any.
  var request: UploadRequest? {
    guard let accept else { return nil }
    var request = UploadRequest(accept: accept)
    request.limits.byteCount = maxSize?.value
    request.limits.pixelCount = maxPixels
    request.limits.duration = maxDuration.map { $0.duration / .seconds(1) }
    request.limits.allowsActiveContent = allowActive
    request.limits.allowsOtherReadings = allowOtherReadings
    request.limits.allowsNames = allowNames
    return request
  }
}

/// The demands on uploads as they are written, before their types are looked up.
struct UploadRequest: Equatable {
  var accept: String
  /// The policy but for what it accepts.
  var limits = UploadPolicy(accept: .anything)

  init(accept: String) { self.accept = accept }

  /// The policy; words that no type of the registry has are named as a warning where others are left.
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
