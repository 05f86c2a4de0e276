import FileIdentification
import PropertyLists
import SystemPackage

/// Files as test cases of JUnit's XML, which build servers count: one without a finding passes.
enum JUnit {
  static let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"uti\">\n"
  static let closing = "</testsuite>\n</testsuites>\n"

  static func line(_ finding: Finding?, about path: FilePath) -> String {
    var name = XMLText.escaped(PrintableText.escaped(path))
    // Several findings of one file are cases by their places.
    if let region = finding?.region { name += ":\(region.line)" + (region.column.map { ":\($0)" } ?? "") }
    let head = "<testcase classname=\"uti\" name=\"\(name)\""
    guard let finding, finding.level != .note else { return head + "/>\n" }
    let element = finding.rule == .unreadable ? "error" : "failure"
    return
      "\(head)><\(element) type=\"\(finding.rule.name)\" message=\"\(XMLText.escaped(finding.message))\"/></testcase>\n"
  }
}
