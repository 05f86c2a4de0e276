internal import FileIdentification
internal import UniformTypes

/// Extensions by which servers run a file, or browsers show it as a page, whatever it holds.
struct ServedName: Sendable {
  /// The use that servers and browsers make of a file by its name.
  enum Use: Sendable {
    case run
    case shown
  }

  /// Where in a name an extension counts.
  enum Place: Sendable {
    /// Wherever it stands: a handler of Apache goes by any of several extensions (mod_mime, "Files with Multiple Extensions").
    case anywhere
    /// The same, but not before the extension of a text.
    case anywhereButInTexts
    /// At the end.
    case last
  }

  let extensions: String
  let use: Use
  let place: Place
  let because: StaticString

  static let all: [ServedName] = [
    ServedName(
      extensions: "php php3 php4 php5 php6 php7 php8 phtml pht phar phps", use: .run, place: .anywhere,
      because: """
        PHP: AddHandler and AddType of many hosts, FilesMatch of Debian's configuration, which shows the source of .phps
        """),
    ServedName(
      extensions: "jsp jws", use: .run, place: .anywhere,
      because: "Java: Tomcat's web.xml; the connector of JRun and ColdFusion adds a handler to Apache"),
    ServedName(
      extensions: "jspx jspf jsw jsv", use: .run, place: .anywhere,
      because: "Java: Tomcat's web.xml, Jetty's webdefault.xml, and what engines took besides"),
    ServedName(
      extensions: "asp", use: .run, place: .anywhere,
      because: """
        Active Server Pages: handlers of IIS, which ended a name at a semicolon (CVE-2009-4444); Apache::ASP looks anywhere
        """),
    ServedName(
      extensions: "aspx ashx asmx ascx asax axd", use: .run, place: .anywhere,
      because: "ASP.NET: handlers of IIS; the documentation of mod_mono adds a handler to Apache"),
    ServedName(
      extensions: "asa cer cshtml cshtm vbhtml vbhtm svc", use: .run, place: .last,
      because: "handlers of IIS: Active Server Pages (CVE-2009-4444), Web Pages, services"),
    ServedName(
      extensions: "cfm cfml cfc cfr cfswf", use: .run, place: .anywhere,
      because: "ColdFusion: its connector adds a handler to Apache"),
    ServedName(
      extensions: "shtml", use: .run, place: .anywhere,
      because: "server-side includes: a filter of Apache goes by any extension, too (mod_include)"),
    ServedName(
      extensions: "shtm stm", use: .run, place: .last, because: "server-side includes: handlers of IIS"),
    ServedName(
      extensions: "cgi fcgi", use: .run, place: .anywhere, because: "CGI: a handler of Apache (mod_cgi)"),
    ServedName(
      extensions: "pl", use: .run, place: .anywhereButInTexts,
      because: """
        Perl: the same handler, and mod_perl; before a text's extension it says that the text is Polish, which Apache's own \
        configuration calls ambiguous
        """),
    ServedName(
      extensions: "py", use: .run, place: .last,
      because: "mod_python and CGI; pictures are named after the script that drew them: plot.py.png"),
    ServedName(
      extensions: "html htm", use: .shown, place: .last, because: "text/html, whatever stands before it"),
    ServedName(
      extensions: "xhtml xht svg svgz xml xsl xslt", use: .shown, place: .last,
      because: "scripts run in XHTML and SVG, and these and XSLT in any XML"),
    ServedName(
      extensions: "mht mhtml hta htc", use: .shown, place: .last,
      because: "pages with their parts, applications and behaviours of Internet Explorer and Windows"),
  ]

  /// Whole names of files from which servers take their configuration.
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

  /// The use that servers or browsers would make of an upload by its name, for a person; nil where nothing is known.
  static func words(for subject: UploadSubject) -> String? {
    guard let name = subject.name else { return nil }
    return words(for: name) { row, pathExtension in
      if subject.policy.accept.names(extension: pathExtension) { return true }
      let owners = AcceptedTag.owners(ofExtension: "." + pathExtension, .current)
      // Of a page or a drawing that is one, the content is looked at.
      if row.use == .shown { return owners.contains { subject.isOne(of: $0) } }
      // Certificates and music share extensions; of a text, servers run what stands in it.
      guard let content = subject.identification.contentType, !content.conforms(to: .text) else {
        return false
      }
      return owners.contains { content.conforms(to: $0) }
    }
  }

  /// The same for a name alone; `isAsked` says of its last extension whether it may be.
  private static func words(for name: String, isAsked: (ServedName, String) -> Bool) -> String? {
    // As it came, and as it is for programs that decode percent signs, once more than others have.
    var names = [name]
    while names.count < 4, let next = names.last.flatMap(unescaped) { names.append(next) }
    for name in names {
      if name.unicodeScalars.contains(where: isControl) {
        return "its name has a control character in it, at which some programs end a name"
      }
      let parts = ends(of: name)
      for (index, end) in parts.enumerated() {
        if configurations.contains(where: { $0.name == end }) {
          return "servers take their configuration from files named \(end)"
        }
        let extensions = end.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        for (position, found) in zip(extensions.indices, extensions) {
          guard let row = rows[found] else { continue }
          let isLast = position == extensions.endIndex - 1
          if !isLast && !row.counts(before: extensions.last) { continue }
          if isLast && index == parts.count - 1 && isAsked(row, String(found)) { continue }
          return row.use == .run
            ? "a server may run it by the .\(found) in its name"
            : "browsers show it as a page by the .\(found) of its name"
        }
      }
    }
    return nil
  }

  /// Whether it counts where the name goes on, to this last extension.
  private func counts(before last: Substring?) -> Bool {
    switch place {
    case .anywhere: true
    case .anywhereButInTexts:
      !(last.flatMap { UTType(filenameExtension: String($0)) }?.conforms(to: .text) ?? false)
    case .last: false
    }
  }

  /// A name without folders, up to each place at which some system ends it: IIS ended names at a semicolon, NTFS at the colon
  /// before a stream, as in `a.php::$DATA`, and Windows leaves out points and blanks at the end.
  ///
  /// In lower case, without characters that nobody sees, and with plain letters for wide ones, as programs fold names.
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

  /// A name with the bytes that its percent signs stand for; nil where there are none.
  private static func unescaped(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    var decoded: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[position + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[position + 2])).hexDigitValue
      {
        decoded.append(UInt8(high << 4 | low))
        position += 3
      } else {
        decoded.append(bytes[position])
        position += 1
      }
    }
    return decoded.count == bytes.count ? nil : String(decoding: decoded, as: UTF8.self)
  }
}
