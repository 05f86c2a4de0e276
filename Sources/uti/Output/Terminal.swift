import ArgumentParser
import SystemCalls
import SystemPackage

/// When to colour.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// What a descriptor can show.
struct Terminal {
  let isTerminal: Bool
  let hasColor: Bool
  /// How many columns lines may have; nil where nobody looks at them in columns.
  let width: Int?

  /// The conventions, strongest first: the option, `NO_COLOR`, `CLICOLOR_FORCE`, then whether a terminal that is not
  /// dumb listens.
  init(
    isTerminal: Bool, choice: ColorChoice = .auto, width: Int? = nil,
    environment: (String) -> String? = { ProcessEnvironment[$0] }
  ) {
    self.isTerminal = isTerminal
    self.width = isTerminal ? width ?? Self.usualWidth : nil
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    hasColor =
      switch choice {
      case .always: true
      case .never: false
      case .auto where isSet("NO_COLOR"): false
      case .auto where isSet("CLICOLOR_FORCE") && environment("CLICOLOR_FORCE") != "0": true
      case .auto: isTerminal && environment("TERM") != "dumb"
      }
  }

  init(descriptor: FileDescriptor, choice: ColorChoice = .auto) {
    self.init(isTerminal: descriptor.isTerminal, choice: choice, width: descriptor.terminalWidth)
  }

  /// The width of a terminal that does not tell its own.
  private static let usualWidth = 80

  /// Ways to set text off.
  enum Style: String, CaseIterable {
    case strong = "1"
    case faint = "2"
    /// Magenta: yellow is not seen on light ground.
    case warning = "35"
    case error = "31"
    case good = "32"
  }

  func styled(_ text: String, _ style: Style) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// `--color`, for every command.
struct ColorOptions: ParsableArguments {
  @Option(help: "Whether to use colours; auto: on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  var output: Terminal { Terminal(descriptor: .standardOutput, choice: color) }
}
