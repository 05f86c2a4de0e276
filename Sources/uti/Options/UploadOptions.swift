import ArgumentParser
import UploadChecks

/// What a server takes from a form.
struct UploadOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What every file must be, in the words of a form's accept attribute: image/*,.heic,video/quicktime.",
      discussion:
        "Beyond its type a file must hold nothing that runs, and be nothing else for other programs. Its reason is said on standard error.",
      valueName: "list"))
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

  func validate() throws {
    if accept == nil {
      for (name, isUsed) in [
        ("--max-size", maxSize != nil), ("--max-pixels", maxPixels != nil),
        ("--max-duration", maxDuration != nil), ("--allow-active", allowActive),
        ("--allow-other-readings", allowOtherReadings),
      ] where isUsed {
        throw ValidationError("'\(name)' is for --accept.")
      }
    }
    if let maxPixels, maxPixels < 1 { throw ValidationError("'--max-pixels \(maxPixels)': at least 1.") }
    do throws(AcceptList.Fault) { _ = try policy } catch {
      throw ValidationError("'--accept \(accept ?? "")': \(error.description.dropFirst("accept: ".count)).")
    }
  }

  /// nil where nothing is asked of uploads.
  var policy: UploadPolicy? {
    get throws(AcceptList.Fault) {
      guard let accept else { return nil }
      var policy = UploadPolicy(accept: try AcceptList(accept))
      policy.byteCount = maxSize?.value
      policy.pixelCount = maxPixels
      policy.duration = maxDuration.map { $0.duration / .seconds(1) }
      policy.allowsActiveContent = allowActive
      policy.allowsOtherReadings = allowOtherReadings
      return policy
    }
  }
}
