internal import ASCIIBytes
internal import FileIdentification
internal import UniformTypes

/// Extensions for which servers run a file, or browsers show it as a page, whatever its content.
struct ServedName: Sendable {
  /// The way servers and browsers treat such a file.
  enum Use: Sendable {
    case run
    case shown
  }

  /// The position of an extension in a name.
  enum Position: Sendable {
    /// Anywhere: Apache's handlers apply to any of several extensions (mod_mime, "Files with Multiple Extensions").
    case anywhere
    /// Anywhere except before a text extension.
    case anywhereExceptInTexts
    /// Only at the end.
    case last
  }

  let extensions: String
  let use: Use
  let position: Position
  let because: StaticString

  static let all: [ServedName] = [
    ServedName(
      extensions: "php php3 php4 php5 php6 php7 php8 phtml pht phar phps", use: .run, position: .anywhere,
      because: """
        PHP: AddHandler and AddType of many hosts, FilesMatch of Debian's configuration, which shows the source of .phps
        """),
    ServedName(
      extensions: "jsp jws", use: .run, position: .anywhere,
      because: "Java: Tomcat's web.xml; the connector of JRun and ColdFusion adds a handler to Apache"),
    ServedName(
      extensions: "jspx jspf jsw jsv", use: .run, position: .anywhere,
      because: "Java: Tomcat's web.xml, Jetty's webdefault.xml, and what engines took besides"),
    ServedName(
      extensions: "asp", use: .run, position: .anywhere,
      because: """
        Active Server Pages: handlers of IIS, which ended a name at a semicolon (CVE-2009-4444); Apache::ASP looks anywhere
        """),
    ServedName(
      extensions: "aspx ashx asmx ascx asax axd", use: .run, position: .anywhere,
      because: "ASP.NET: handlers of IIS; the documentation of mod_mono adds a handler to Apache"),
    ServedName(
      extensions: "asa cer cshtml cshtm vbhtml vbhtm svc", use: .run, position: .last,
      because: "handlers of IIS: Active Server Pages (CVE-2009-4444), Web Pages, services"),
    ServedName(
      extensions: "cfm cfml cfc cfr cfswf", use: .run, position: .anywhere,
      because: "ColdFusion: its connector adds a handler to Apache"),
    ServedName(
      extensions: "shtml", use: .run, position: .anywhere,
      because: "server-side includes: a filter of Apache goes by any extension, too (mod_include)"),
    ServedName(
      extensions: "shtm stm", use: .run, position: .last, because: "server-side includes: handlers of IIS"),
    ServedName(
      extensions: "cgi fcgi", use: .run, position: .anywhere, because: "CGI: a handler of Apache (mod_cgi)"),
    ServedName(
      extensions: "pl", use: .run, position: .anywhereExceptInTexts,
      because: """
        Perl: the same handler, and mod_perl; before a text's extension it says that the text is Polish, which Apache's own \
        configuration calls ambiguous
        """),
    ServedName(
      extensions: "py", use: .run, position: .last,
      because: "mod_python and CGI; pictures are named after the script that drew them: plot.py.png"),
    ServedName(
      extensions: "html htm", use: .shown, position: .last, because: "text/html, whatever stands before it"),
    ServedName(
      extensions: "xhtml xht svg svgz xml xsl xslt", use: .shown, position: .last,
      because: "scripts run in XHTML and SVG, and these and XSLT in any XML"),
    ServedName(
      extensions: "mht mhtml hta htc", use: .shown, position: .last,
      because: "pages with their parts, applications and behaviours of Internet Explorer and Windows"),
  ]

  /// Names of server configuration files.
  private static let configurations: [(name: String, because: StaticString)] = [
    (".htaccess", "Apache (core, AccessFileName)"),
    (".user.ini", "PHP by CGI and FastCGI (\".user.ini files\")"),
    ("php.ini", "PHP by CGI looks for it in the folder that it runs in (\"The configuration file\")"),
    ("web.config", "IIS and ASP.NET"),
  ]

  private static let rows: [Substring: ServedName] = {
    var rows: [Substring: ServedName] = [:]
    for row in all {
      for pathExtension in row.extensions.split(separator: " ") { rows[pathExtension] = row }
    }
    return rows
  }()

  /// Returns the reason why an upload's name is dangerous, or nil.
  static func reason(for subject: UploadSubject) -> String? {
    guard let name = subject.name else { return nil }
    return reason(for: name) { row, pathExtension in
      if subject.policy.accept.names(extension: pathExtension) { return true }
      let owners = AcceptedTag.owners(ofExtension: "." + pathExtension, .current)
      // The content of pages and drawings is checked elsewhere.
      if row.use == .shown { return owners.contains { subject.isKind(of: $0) } }
      // Certificates and music share extensions; texts may be run.
      guard let content = subject.identification.contentType, !content.conforms(to: .text) else {
        return false
      }
      return owners.contains { content.conforms(to: $0) }
    }
  }

  /// Returns the reason for a name; `isExpected` returns true if its last extension is allowed.
  private static func reason(
    for name: String, isExpected: (ServedName, String) -> Bool
  ) -> String? {
    // Also with percent signs decoded up to three times.
    var names = [name]
    while names.count < 4, let next = names.last.flatMap(unescaped) { names.append(next) }
    for name in names {
      if name.unicodeScalars.contains(where: isControl) {
        return "its name has a control character in it, at which some programs end a name"
      }
      let parts = ends(of: name)
      for (partIndex, end) in parts.enumerated() {
        if configurations.contains(where: { $0.name == end }) {
          return "servers take their configuration from files named \(end)"
        }
        let extensions = end.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        for (index, pathExtension) in zip(extensions.indices, extensions) {
          guard let row = rows[pathExtension] else { continue }
          let isLast = index == extensions.endIndex - 1
          if !isLast && !row.applies(before: extensions.last) { continue }
          if isLast && partIndex == parts.count - 1 && isExpected(row, String(pathExtension)) { continue }
          return row.use == .run
            ? "a server may run it by the .\(pathExtension) in its name"
            : "browsers show it as a page by the .\(pathExtension) of its name"
        }
      }
    }
    return nil
  }

  /// Returns true if the extension has effect before this last one.
  private func applies(before last: Substring?) -> Bool {
    switch position {
    case .anywhere: true
    case .anywhereExceptInTexts:
      !(last.flatMap { UTType(filenameExtension: String($0)) }?.conforms(to: .text) ?? false)
    case .last: false
    }
  }

  /// Returns the parts of a name without folders, split where systems may end it.
  ///
  /// IIS ended names at semicolons, NTFS at the colon before a stream, as in `a.php::$DATA`. Windows drops trailing dots and
  /// spaces. The parts are in lower case, without invisible characters, and with fullwidth letters made ASCII.
  private static func ends(of name: String) -> [String] {
    let last = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last.map { String($0) } ?? ""
    var folded = String.UnicodeScalarView()
    for scalar in last.lowercased().unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      folded.append(isWide ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value &- 0xFEE0)) : scalar)
    }
    return folded.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == ";" }.map { part in
      var part = part
      while part.last == "." || part.last == " " { part.removeLast() }
      return String(part)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// Returns a name with percent encoding decoded; nil if it has none.
  private static func unescaped(_ name: String) -> String? {
    let decoded = PercentEncoding.decode(name.utf8)
    return decoded.count == name.utf8.count ? nil : String(decoding: decoded, as: UTF8.self)
  }
}
