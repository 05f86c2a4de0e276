import ArgumentParser
import SystemCalls
import SystemPackage

/// The value of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// The properties of a descriptor as a terminal.
struct Terminal {
  let isTerminal: Bool
  let hasColor: Bool
  /// The width in columns; nil unless it is a terminal.
  let width: Int?

  /// Decides on colour by the option, then `NO_COLOR`, then `CLICOLOR_FORCE`, then the terminal and `TERM`.
  init(
    isTerminal: Bool, choice: ColorChoice = .auto, width: Int? = nil,
    environment: (String) -> String? = { ProcessEnvironment[$0] }
  ) {
    self.isTerminal = isTerminal
    self.width = isTerminal ? width ?? Self.defaultWidth : nil
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

  /// The width assumed for a terminal without one.
  private static let defaultWidth = 80

  /// Text styles.
  enum Style: String, CaseIterable {
    case strong = "1"
    case faint = "2"
    /// Magenta, since yellow is invisible on a light background.
    case warning = "35"
    case error = "31"
    case good = "32"
  }

  func styled(_ text: String, _ style: Style) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// `--color`, for all commands.
struct ColorOptions: ParsableArguments {
  @Option(help: "Whether to use colours; auto: on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  var output: Terminal { Terminal(descriptor: .standardOutput, choice: color) }
}
