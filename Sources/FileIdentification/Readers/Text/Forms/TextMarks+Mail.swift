internal import UniformTypes

extension TextMark {
  /// First bytes that identify text formats of contacts, calendars, mail encodings and manifests.
  static let mail: [TextMark] = [
    TextMark(
      "vcard", "begin:vcard", .lineEnd, ignoringCase: true, then: .vCard,
      because: "the first line begins a vCard (RFC 6350 §6.1.1)"),
    TextMark(
      "vcalendar", "begin:vcalendar", .lineEnd, ignoringCase: true,
      also: { $0.contains("\nVERSION:1.0") && !$0.contains("\nVERSION:2.0") }, then: .vCalendar,
      because: "the first line begins a calendar, and the version is vCalendar's"),
    TextMark(
      "icalendar", "begin:vcalendar", .lineEnd, ignoringCase: true, then: .iCalendar,
      because: "the first line begins a calendar (RFC 5545 §3.4)"),
    TextMark(
      "vnote", "begin:vnote", .lineEnd, ignoringCase: true, then: .vNote,
      because: "the first line begins a vNote"),
    TextMark(
      "imelody", "begin:imelody", .lineEnd, ignoringCase: true, then: .iMelody,
      because: "the first line begins an iMelody tune"),
    TextMark(
      "ldif-version", "version: 1", .lineEnd, after: "#", also: { $0.contains("\ndn:") }, then: .ldif,
      because: "a version before the first name (RFC 2849)"),
    TextMark(
      "ldif", "dn: ", after: "#",
      also: { $0.content(skipping: "#").first?.contains("=") == true }, then: .ldif,
      because: "the first line is a distinguished name (RFC 2849)"),
    TextMark(
      "ldif-base64", "dn:: ", after: "#", then: .ldif, because: "the first line is an encoded name (RFC 2849)"
    ),
    TextMark(
      "uuencode", "begin ",
      also: { head in
        let lines = Array(head.content(upTo: 2))
        guard let first = lines.first, first.matches("begin 999 ~") || first.matches("begin 9999 ~"),
          lines.count > 1
        else { return false }
        // The first character encodes the number of bytes in the line.
        let length = Int(lines[1].first.map { ($0 &- 0x20) & 0x3F } ?? 0)
        let signs = (length + 2) / 3 * 4
        return (1...45).contains(length) && (signs...signs + 2).contains(lines[1].count)
      }, then: .uuencoded, because: "a mode, a name and a line as long as it says"),
    TextMark(
      "uuencode-base64", "begin-base64 ",
      also: { $0.content().first?.matches("begin-base64 999 ~") == true },
      then: .uuencoded, because: "the mark of uuencode's base64"),
    TextMark("yenc", "=ybegin line=", then: .yEnc, because: "yEnc's first line"),
    TextMark("yenc-part", "=ybegin part=", then: .yEnc, because: "yEnc's first line"),
    TextMark(
      "binhex", "(This file must be converted with BinHex", then: .binHex,
      because: "the line before BinHex data"),
    TextMark(
      "sdp", "v=0", .lineEnd,
      also: { head in
        let lines = Array(head.content(upTo: 3))
        return lines.count > 1 && (lines[1].hasPrefix("o=") || lines[1].hasPrefix("s="))
      }, then: .sdp, because: "version, origin and session in their order (RFC 8866 §5)"),
    TextMark(
      "sip-jar-manifest", "Manifest-Version: ", then: .jarManifest, because: "the attribute that comes first"),
    TextMark("jad", "MIDlet-", then: .jad, because: "an attribute of a MIDlet"),
  ]

  /// First bytes that identify text formats of settings, projects and packages.
  static let configuration: [TextMark] = [
    TextMark(
      "registry", "Windows Registry Editor Version ", then: .registryScript,
      because: "the line that regedit demands"),
    TextMark("registry-4", "REGEDIT", .lineEnd, then: .registryScript, because: "the line of older versions"),
    TextMark(
      "registry-nt", "REGEDIT4", .lineEnd, then: .registryScript, because: "the line of older versions"),
    TextMark(
      "visual-studio-solution", "Microsoft Visual Studio Solution File", then: .visualStudioSolution,
      because: "the line that names the format"),
    TextMark("raml", "#%RAML ", then: .raml, because: "RAML's comment with its version"),
    TextMark(
      "yaml-directive", "%YAML ", also: { $0.contains("\n---") }, then: .yaml, because: "YAML's directive"),
    TextMark(
      "appcache", "CACHE MANIFEST", .space, then: .cacheManifest, because: "the line that comes first"),
    TextMark(
      "libtool", "# ",
      also: { head in
        head.lines().prefix(3).contains { $0.contains(" - a libtool library file") }
      }, then: .libtool, because: "libtool says what it wrote"),
    TextMark("ppd", "*PPD-Adobe:", then: .ppd, because: "the keyword that comes first"),
    TextMark(
      "iptables", "*", after: "#",
      also: { $0.contains("\n:INPUT ") || $0.contains("\n:PREROUTING ") || $0.contains("\n:OUTPUT ") },
      then: .iptables, because: "a table and its chains"),
    TextMark(
      "remote-desktop", "screen mode id:i:", then: .remoteDesktop,
      because: "the setting that clients write first"),
    TextMark(
      "fluid", "# data file for the Fltk", then: .fluid, because: "FLTK's designer says what it wrote"),
    TextMark(
      "godot-scene", "[gd_scene ", after: ";", then: .godotScene, because: "the heading of scenes"),
    TextMark(
      "godot-scene-bare", "[gd_scene]", after: ";", then: .godotScene, because: "the heading of scenes"),
    TextMark(
      "godot-resource", "[gd_resource ", after: ";", then: .godotResource, because: "the heading of resources"
    ),
    TextMark(
      "godot-project", "config_version=", after: ";", also: { $0.contains("\n[application]") },
      then: .godotProject,
      because: "a version, then the application's section"),
    TextMark(
      "godot-shader", "shader_type ", after: "/",
      also: { head in
        ["spatial;", "canvas_item;", "particles;", "sky;", "fog;"].contains { (kind: StaticString) in
          head.contains(kind)
        }
      }, then: .godotShader, because: "the statement that comes first"),
    TextMark(
      "rpm-spec-package", "%{?!", also: RPMSpec.holds, then: .rpmSpec, because: "macros and a package's tags"),
    TextMark(
      "rpm-spec-define", "%", after: "#", also: RPMSpec.holds, then: .rpmSpec,
      because: "macros and a package's tags"),
    TextMark(
      "rpm-spec-name", "Name", after: "#", also: RPMSpec.holds, then: .rpmSpec, because: "a package's tags"),
    TextMark(
      "rpm-spec-summary", "Summary", after: "#", also: RPMSpec.holds, then: .rpmSpec,
      because: "a package's tags"),
    TextMark(
      "debian-source", "Format: ", also: { $0.contains("\nSource: ") && $0.contains("\nMaintainer: ") },
      then: .debianControl, because: "format, source and maintainer"),
    TextMark(
      "debian-copyright", "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/",
      then: .debianCopyright,
      because: "the address of the format comes first (Machine-readable debian/copyright file §7.1)"),
    TextMark(
      "debian-copyright-http", "Format: http://www.debian.org/doc/packaging-manuals/copyright-format/",
      then: .debianCopyright, because: "the address of the format, as it was at first"),
    TextMark(
      "debian-control", "Source: ", after: "#",
      also: {
        $0.contains("\nMaintainer: ") && ($0.contains("\nBuild-Depends") || $0.contains("\nPackage: "))
      },
      then: .debianControl, because: "source, maintainer and packages"),
    TextMark(
      "debian-binary", "Package: ", also: { $0.contains("\nVersion: ") && $0.contains("\nArchitecture: ") },
      then: .debianControl, because: "package, version and architecture"),
  ]
}

/// A check for RPM spec files by their tags and macros.
enum RPMSpec {
  @Sendable static func holds(_ head: TextHead) -> Bool {
    var tags: Set<String> = []
    var sections = 0
    for line in head.lines() {
      for tag: StaticString in [
        "Name:", "Summary:", "Version:", "Release:", "License:", "URL:", "BuildRequires:", "Group:",
      ]
      where line.hasPrefix(tag) { tags.insert(tag.description) }
      for mark: StaticString in [
        "%define ", "%define\t", "%global ", "%description", "%prep", "%setup", "%package", "%{!",
      ]
      where line.hasPrefix(mark) { sections += 1 }
    }
    return tags.count >= 3 && (sections > 0 || tags.count >= 5) && tags.contains("Name:")
  }
}
