internal import UniformTypes

/// Detects settings formats by their first section, such as a systemd unit by `[Unit]`.
enum SectionForms {
  struct Form: Sendable {
    var name: StaticString
    var sections: Set<String>
    /// A required key at the start of a line; empty if none.
    var key: StaticString
    var type: DeclaredType
    var because: StaticString

    init(
      _ name: StaticString, _ sections: Set<String>, key: StaticString = "", then type: DeclaredType,
      because: StaticString
    ) {
      self.name = name
      self.sections = sections
      self.key = key
      self.type = type
      self.because = because
    }
  }

  static let rows: [Form] = [
    Form(
      "desktop-entry", ["Desktop Entry", "KDE Desktop Entry"], then: .desktopEntry,
      because: "the group that every desktop entry begins with"),
    Form("dbus-service", ["D-BUS Service"], then: .dbusService, because: "the group of D-Bus services"),
    Form(
      "systemd-unit", ["Unit"], then: .systemdUnit,
      because: "the section that units begin with (systemd.unit(5))"),
    Form(
      "systemd-unit-install", ["Install"], key: "WantedBy", then: .systemdUnit,
      because: "a unit's installation section"),
    Form(
      "systemd-unit-behind", ["Install"], key: "[Unit]", then: .systemdUnit,
      because: "a unit's installation section before the unit's own"),
    Form(
      "systemd-unit-service", ["Service"], key: "ExecStart", then: .systemdUnit,
      because: "a service section with its command"),
    Form(
      "systemd-unit-timer", ["Timer"], key: "On", then: .systemdUnit,
      because: "a timer section with its moment"),
    Form(
      "systemd-unit-socket", ["Socket"], key: "Listen", then: .systemdUnit,
      because: "a socket section with its address"),
    Form(
      "systemd-unit-mount", ["Mount", "Automount"], key: "Where", then: .systemdUnit,
      because: "a mount section with its place"),
    Form(
      "systemd-unit-swap", ["Swap"], key: "What", then: .systemdUnit,
      because: "a swap section with its device"),
    Form(
      "systemd-unit-path", ["Path"], key: "Path", then: .systemdUnit,
      because: "a path section with its condition"),
    Form(
      "systemd-unit-slice", ["Slice", "Scope"], key: "", then: .systemdUnit,
      because: "a slice's or scope's section"),
    Form("flatpak-repo", ["Flatpak Repo"], then: .flatpakRepo, because: "the group of Flatpak repositories"),
    Form("flatpak-ref", ["Flatpak Ref"], then: .flatpakRef, because: "the group of Flatpak references"),
    Form("cisco-vpn", ["main"], key: "AuthType", then: .ciscoVPN, because: "the section main with AuthType"),
    Form("cisco-vpn-host", ["main"], key: "Host=", then: .ciscoVPN, because: "the section main with a host"),
    Form("citrix", ["WFClient"], then: .citrixICA, because: "the section of Citrix's client"),
    Form(
      "url-file", ["internetshortcut", "InternetShortcut", "INTERNETSHORTCUT"], then: .internetShortcut,
      because: "the first line is the shortcut's section"),
    Form(
      "url-file-default", ["DEFAULT"], key: "BASEURL=", then: .internetShortcut,
      because: "the shortcut's base before its section"),
    Form(
      "url-file-guid", ["{000214A0-0000-0000-C000-000000000046}"], then: .internetShortcut,
      because: "the property set of internet shortcuts"),
    Form(
      "pls", ["playlist", "Playlist", "PLAYLIST"], then: .pls,
      because: "the first line is the playlist's section"),
    Form(
      "substation", ["Script Info"], then: .subStation,
      because: "the section that SubStation Alpha scripts begin with"),
    Form(
      "subviewer", ["INFORMATION"], then: .subViewer, because: "the section that SubViewer files begin with"),
    Form(
      "setup-information", ["Version", "version", "VERSION"], key: "Signature", then: .setupInformation,
      because: "a version section with a signature (Windows' setup files)"),
    Form(
      "ami-pro", ["ver"], key: "[sty]", then: .amiPro,
      because: "the sections that an Ami Pro document begins with"),
    Form(
      "gromacs-topology", [" moleculetype ", " defaults ", " atomtypes ", " bondedtypes "],
      then: .gromacsTopology, because: "a directive of GROMACS's topologies, with its spaces"),
    Form("pyspread", ["Pyspread save file version"], then: .pyspread, because: "pyspread's first section"),
  ]

  static func find(in head: TextHead, _ beginnings: FirstLines) -> (form: Form, range: Range<Int>)? {
    guard let (start, first) = beginnings.line(behind: "#;"), first == UInt8(ascii: "[") else { return nil }
    var lines = head.lines(from: start)
    guard let line = lines.next(), let name = sectionName(line) else { return nil }
    for form in rows where form.sections.contains(name) {
      if form.key.utf8CodeUnitCount > 0, !hasKey(form.key, head, from: start) { continue }
      return (form, start..<start + line.count)
    }
    return nil
  }

  /// Returns the name of a section header line; nil for other lines.
  static func sectionName(_ line: TextLine) -> String? {
    let line = line.trimmed
    guard line.count > 2, line.count < 256, line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]")
    else {
      return nil
    }
    return line.dropping(1).prefix(line.count - 2).text
  }

  private static func hasKey(_ key: StaticString, _ head: TextHead, from start: Int) -> Bool {
    head.lines(from: start).contains { $0.trimmedStart.hasPrefix(key) }
  }
}
