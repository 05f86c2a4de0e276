import ArgumentParser
import SystemPackage

/// The options of `uti pick` for its screen in a browser and for limited access.
struct ScreenOptions: ParsableArguments {
  @Flag(name: .customLong("screen"), help: "Show the folder in a browser and let a person pick.")
  var isShown = false

  @Option(
    help: ArgumentHelp(
      "The time limit for picking: 90s, 10m; 1h by default.", valueName: "duration"))
  var screenTimeout: TimeLimit?

  @Flag(
    help: ArgumentHelp(
      "Make thumbnails of videos, and of files without an image that a browser shows, with programs of the system in separate processes.",
      discussion: "The programs are vipsthumbnail, heif-thumbnailer and ffmpeg, if found on PATH."))
  var decode = false

  @Option(
    help: ArgumentHelp(
      "Limited access: only matching items are visible, with or without a screen.", valueName: "expression"),
    completion: .filter)
  var allow: String?

  @Option(
    help: ArgumentHelp(
      "Limited access: only the paths in a list are visible, one per line.",
      discussion: "The list is a file written by --remember, or any other list of paths in the folder.",
      valueName: "file"))
  var allowList: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Write the picked paths to a list for --allow-list; the paths already in it are selected at first.",
      valueName: "file"))
  var remember: PathArgument?

  /// True if access to the folder is limited.
  var isLimited: Bool { allow != nil || allowList != nil }

  /// The condition on visible items, if any.
  var allowed: FilterRequest? { allow.map { FilterRequest(text: $0) } }

  func validate() throws {
    do { _ = try allowed?.condition(in: nil) } catch {
      throw ValidationError(error.message.replacing("'--filter ", with: "'--allow "))
    }
    if screenTimeout != nil, !isShown { throw ValidationError("'--screen-timeout' needs --screen.") }
    if decode, !isShown { throw ValidationError("'--decode' needs --screen.") }
    if remember != nil, !isShown { throw ValidationError("'--remember' needs --screen.") }
    if remember?.path == "-" || allowList?.path == "-" && isShown {
      throw ValidationError(
        "'--remember' and '--allow-list' need a file with --screen, not a standard stream.")
    }
  }
}
