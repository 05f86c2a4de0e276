import ArgumentParser
import SystemPackage

/// Whether a person picks, and what that person, or a program, may see at all.
struct ScreenOptions: ParsableArguments {
  @Flag(name: .customLong("screen"), help: "Show the folder in a browser, where a person picks.")
  var isShown = false

  @Option(
    help: ArgumentHelp(
      "How long the screen waits for the person: 90s, 10m; 1h by default.", valueName: "duration"))
  var screenTimeout: TimeLimit?

  @Flag(
    help: ArgumentHelp(
      "Show pictures of movies, and of what holds none that a browser shows, by programs of the system in processes of their own.",
      discussion: "They are vipsthumbnail, heif-thumbnailer and ffmpeg, as far as they are found on PATH."))
  var decode = false

  @Option(
    help: ArgumentHelp(
      "Limited access: only what matches can be seen, with or without a screen.", valueName: "expression"),
    completion: .filter)
  var allow: String?

  @Option(
    help: ArgumentHelp(
      "Limited access to selected photos: only the paths of a list, one a line.",
      discussion: "A remembered selection: what --remember wrote, or any other list of paths in the folder.",
      valueName: "file"))
  var allowList: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Write the paths of what was picked to a list for --allow-list; what is in it already is selected at first.",
      valueName: "file"))
  var remember: PathArgument?

  /// Whether not all of the folder can be seen.
  var limits: Bool { allow != nil || allowList != nil }

  /// The condition on what can be seen, if there is one.
  var allowed: FilterRequest? { allow.map { FilterRequest(text: $0) } }

  func validate() throws {
    do { _ = try allowed?.condition(in: nil) } catch {
      throw ValidationError(error.message.replacing("'--filter ", with: "'--allow "))
    }
    if screenTimeout != nil, !isShown { throw ValidationError("'--screen-timeout' is for --screen.") }
    if decode, !isShown { throw ValidationError("'--decode' is for --screen.") }
    if remember != nil, !isShown { throw ValidationError("'--remember' is for --screen.") }
    if remember?.path == "-" || allowList?.path == "-" && isShown {
      throw ValidationError("A list that a screen needs is a file, not a standard stream.")
    }
  }
}
