internal import MediaItems
internal import SystemPackage
internal import UniformTypes

/// Names by which servers run a file, or hand it out as a page, whatever it holds.
enum ServerName {
  private static let run = "servers run it by its name"
  private static let shown = "browsers show it as a page by its name"

  /// Extensions, wherever they stand in a name: Apache's `AddHandler` takes any of several (mod_mime, "Files with Multiple
  /// Extensions").
  private static let rows: [(extensions: Set<String>, words: String, because: StaticString)] = [
    (
      ["php", "php3", "php4", "php5", "php7", "php8", "phtml", "pht", "phar", "phps"], run,
      "PHP, as Debian's and others' configuration of Apache hands it over"
    ),
    (["jsp", "jspx", "jspf", "jsw", "jsv"], run, "JavaServer Pages 2.3 §1.1.4"),
    (["asp", "aspx", "ashx", "asmx", "asa", "cer", "cshtml"], run, "handlers of IIS"),
    (["cfm", "cfml", "cfc"], run, "ColdFusion"), (["shtml", "shtm", "stm"], run, "server-side includes"),
    (["cgi", "fcgi"], run, "CGI"),
    (
      ["html", "htm", "xhtml", "xht", "hta", "svg", "svgz"], shown, "media types that browsers run scripts of"
    ),
  ]

  /// The use that a server makes of a file by its name, where its content is something else; nil for any other name.
  static func words(for subject: UploadSubject) -> String? {
    guard let name = subject.item.path.lastComponent?.string.lowercased() else { return nil }
    if name == ".htaccess" || name == ".user.ini" || name == "web.config" {
      return "servers are configured by it"
    }
    let extensions = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map(
      String.init)
    for row in rows {
      // A packed page, a.html.gz, is none to a browser.
      let asked = row.words == shown ? extensions.suffix(1) : extensions[...]
      guard let found = asked.first(where: { row.extensions.contains($0) }) else { continue }
      // Of a page or a drawing that is one, the content is looked at.
      if found == extensions.last, let type = UTType(filenameExtension: found), subject.isOne(of: type) {
        continue
      }
      return row.words
    }
    return nil
  }
}
