import FileIdentification
import PropertyLists
import SystemPackage

/// Files as test cases of JUnit's XML, which build servers count: one without a finding passes.
enum JUnit {
  static let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"uti\">\n"
  static let closing = "</testsuite>\n</testsuites>\n"

  static func line(_ finding: Finding?, about path: FilePath) -> String {
    let head = "<testcase classname=\"uti\" name=\"\(escaped(PrintableText.escaped(path)))\""
    guard let finding, finding.level != .note else { return head + "/>\n" }
    let element = finding.rule == .unreadable ? "error" : "failure"
    return
      "\(head)><\(element) type=\"\(finding.rule.name)\" message=\"\(escaped(finding.message))\"/></testcase>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML 1.0 has no form for these.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
