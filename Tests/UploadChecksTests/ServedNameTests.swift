import Testing
import UniformTypes
import UploadChecks

/// Dangerous names of uploads.
@Suite struct ServedNameTests {
  private static let picture = Uploads.fixture("live/IMG_0001.JPG")

  /// Names of a picture, and the extension for which a server would run it, or nil.
  @Test(
    arguments: [
      ("a.php", "php"), ("a.PHP7", "php7"), ("a.phtml", "phtml"), ("a.pHt", "pht"), (".php", "php"),
      ("a.phar", "phar"), ("a.jsp", "jsp"), ("a.aspx", "aspx"), ("a.cfm", "cfm"), ("a.cgi", "cgi"),
      ("a.pl", "pl"), ("a.py", "py"), ("a.shtml", "shtml"), ("a.cer", "cer"), ("a.stm", "stm"),
      // Any of several extensions.
      ("a.php.jpg", "php"), ("a.php.b.jpg", "php"), ("a.jsp.png", "jsp"), ("a.asp.pdf", "asp"),
      ("a.shtml.jpg", "shtml"), ("a.pl.jpg", "pl"), ("a.cgi.unknown", "cgi"),
      // Ends of a name.
      ("a.php.", "php"), ("a.php ", "php"), ("a.php. . ", "php"), ("a.php::$DATA", "php"),
      ("a.php:a.jpg", "php"), ("a.asp;.jpg", "asp"), ("a.jpg;b.php", "php"), ("a.php/", "php"),
      ("x/y.jpg/a.php", "php"), (#"x\a.php"#, "php"), ("a%2Ephp", "php"), ("a.php%20", "php"),
      // As programs fold names.
      ("a.p\u{200B}hp", "php"), ("a．ｐｈｐ", "php"), ("a\u{202E}gpj.php", "php"),
      // Harmless names.
      ("a.jpg", nil), ("a.exe", nil), ("php.jpg", nil), ("notes.phpunit.jpg", nil), ("my.site.js.png", nil),
      ("v1.2.php_backup.jpg", nil), ("PHP vs. Perl.jpg", nil), ("plot.py.png", nil), ("a.cer.jpg", nil),
      ("a.pl.txt", nil), ("100%.jpg", nil), ("at 12:30.jpg", nil), ("a; b.jpg", nil),
      ("x.php/a.jpg", nil), ("caf\u{E9}\u{300}.jpg", nil), ("", nil), (".", nil), ("...", nil),
    ] as [(String, String?)])
  func areRun(_ name: String, _ pathExtension: String?) throws {
    let refusal = try Uploads.refusal(Self.picture, "image/*", name: name)
    #expect(refusal?.reason == pathExtension.map { "a server may run it by the .\($0) in its name" })
    #expect(refusal?.code == (pathExtension == nil ? nil : .name))
  }

  @Test(
    arguments: [
      ("a.html", "html"), ("a.HTM", "htm"), ("a.xhtml", "xhtml"), ("a.svg", "svg"), ("a.svgz", "svgz"),
      ("a.xml", "xml"), ("a.xsl", "xsl"), ("a.mht", "mht"), ("a.hta", "hta"), ("a.jpg.html", "html"),
      ("a.html.jpg", nil), ("a.svg.png", nil), ("a.html.gz.jpg", nil),
    ] as [(String, String?)])
  func areShown(_ name: String, _ pathExtension: String?) throws {
    let refusal = try Uploads.refusal(Self.picture, "image/*", name: name)
    #expect(
      refusal?.reason == pathExtension.map { "browsers show it as a page by the .\($0) of its name" })
  }

  @Test(arguments: [
    ".htaccess", ".user.ini", "php.ini", "web.config", "Web.Config", "x/.htaccess", ".htaccess.",
  ])
  func configure(_ name: String) throws {
    #expect(
      try Uploads.refusal(Self.picture, "*/*", name: name)?.reason.hasPrefix(
        "servers take their configuration from files named ") == true)
  }

  @Test(arguments: ["a.php\0.jpg", "a.jpg\n", "a\u{7F}.jpg", "a.php%00.jpg", "a.php%0a", "a.php%2500.jpg"])
  func controlCharacters(_ name: String) throws {
    #expect(
      try Uploads.refusal(Self.picture, "*/*", name: name)?.reason
        == "its name has a control character in it, at which some programs end a name")
  }

  /// Listed extensions are allowed at the end of a name; the content of pages is checked.
  @Test(
    arguments: [
      ("<!DOCTYPE html><p>words</p>", "a.html", "*/*", nil),
      ("<!DOCTYPE html><p>words</p>", "a.htm", ".html", nil),
      ("<!DOCTYPE html><p>words</p>", "a.html", "text/html", nil),
      ("<!DOCTYPE html><p>words</p>", "a.php.html", ".html", .name),
      (#"<svg xmlns="http://www.w3.org/2000/svg"/>"#, "a.svg", "image/*", nil),
      (#"<svg xmlns="http://www.w3.org/2000/svg"/>"#, "a.svg", "image/svg+xml", nil),
      ("<a><b/></a>", "a.xml", "*/*", nil), ("words and words\n", "a.jsp", "text/*", .name),
      ("words and words\n", "a.jsp", ".jsp", nil), ("words and words\n", "readme.pl.txt", "text/*", nil),
      ("<?php echo 1; ?>\n", "a.php", "*/*", .name), ("<?php echo 1; ?>\n", "a.php", ".php", nil),
      ("<?php echo 1; ?>\n", "a.phtml", "application/x-httpd-php", nil),
    ] as [(String, String, String, UploadRefusal.Code?)])
  func mayBeAskedFor(_ text: String, _ name: String, _ accept: String, _ code: UploadRefusal.Code?) throws {
    var policy = try Uploads.policy(accept)
    (policy.allowsActiveContent, policy.allowsOtherReadings) = (true, true)
    #expect(try Uploads.examiner(policy).examine(bytes: Array(text.utf8), name: name).refusal?.code == code)
    policy.allowsNames = true
    #expect(try Uploads.examiner(policy).examine(bytes: Array(text.utf8), name: name).refusal == nil)
  }

  /// ScreamTracker music shares an extension with servers.
  @Test func contentMayOwnItsName() throws {
    let song =
      Array("a song".utf8) + [UInt8](repeating: 0, count: 14) + Array("!Scream!".utf8) + [0x1A, 2, 2, 21]
      + [UInt8](repeating: 0, count: 2000)
    let found = try Uploads.examiner(Uploads.policy("*/*")).examine(bytes: song, name: "a.stm")
    #expect(found.type.identifier == "com.tracker.screamtracker2" && found.refusal?.code != .name)
  }

  @Test func namesAreDecidedEarly() throws {
    let picture = try Uploads.png(Uploads.chunk("zzZz", [UInt8](repeating: 1, count: 200_000)))
    var upload = ProgressiveUpload(name: "a.php")
    upload.append(Array(picture.prefix(64 << 10)))
    guard case .settled(let decision) = try upload.state(by: Uploads.examiner(Uploads.policy("image/*")))
    else {
      Issue.record("more is needed")
      return
    }
    #expect(decision.refusal?.code == .name)
  }
}
