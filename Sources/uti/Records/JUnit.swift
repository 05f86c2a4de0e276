import FileIdentification
import PropertyLists
import SystemPackage

/// Files as test cases of JUnit's XML, which build servers count: one without a finding passes.
enum JUnit {
  static let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"uti\">\n"
  static let closing = "</testsuite>\n</testsuites>\n"

  static func line(_ finding: Finding?, about path: FilePath) -> String {
    let head = "<testcase classname=\"uti\" name=\"\(XMLText.escaped(PrintableText.escaped(path)))\""
    guard let finding, finding.level != .note else { return head + "/>\n" }
    let element = finding.rule == .unreadable ? "error" : "failure"
    return
      "\(head)><\(element) type=\"\(finding.rule.name)\" message=\"\(XMLText.escaped(finding.message))\"/></testcase>\n"
  }
}
