internal import UniformTypes

extension MarkupRow {
  /// XML formats of user interfaces, projects and settings of programs.
  static let interfaces: [MarkupRow] = [
    MarkupRow(
      "storyboard", ["document"], in: .none,
      also: {
        $0.attributes["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
          && $0.attributes["type"]?.contains("Storyboard") == true
      },
      then: .storyboard, because: "a document of Interface Builder's storyboard kind"),
    MarkupRow(
      "xib", ["document", "archive"], in: .none,
      also: { $0.attributes["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true }, then: .xib,
      because: "a document or archive of Interface Builder's"),
    MarkupRow(
      "sdef", ["dictionary"],
      also: { $0.hasDocumentType("sdef") || $0.systemIdentifier.contains("sdef.dtd") },
      then: .scriptingDefinition, because: "a dictionary with the document type of scripting definitions"),
    MarkupRow(
      "gtk-builder", ["interface"], in: .none, also: { $0.isGtkBuilder }, then: .gtkBuilder,
      because: "an interface of objects, templates or requirements"),
    MarkupRow("glade", ["glade-interface"], then: .glade, because: "the root is glade-interface"),
    MarkupRow(
      "qt-designer", ["ui", "UI"], in: .none,
      also: { $0.attributes["version"] != nil || $0.firstChild == "class" },
      then: .qtDesigner, because: "the root is ui with a version or a class"),
    MarkupRow("qt-linguist", ["TS"], then: .qtLinguist, because: "the root is TS"),
    MarkupRow(
      "appstream", ["component", "components", "application"], in: .none, also: { $0.isAppStream },
      then: .appStream, because: "a component with an identifier"),
    MarkupRow("jnlp", ["jnlp"], then: .jnlp, because: "the root is jnlp"),
    MarkupRow(
      "maven", ["project", "settings"],
      in: .under(["http://maven.apache.org/POM/", "http://maven.apache.org/SETTINGS/"]),
      then: .mavenProject, because: "Maven's namespace"),
    MarkupRow(
      "maven-bare", ["project"], in: .none, also: { $0.firstChild == "modelVersion" }, then: .mavenProject,
      because: "a project that begins with its model's version"),
    MarkupRow(
      "msbuild", ["Project"], in: .noneOrUnder(["http://schemas.microsoft.com/developer/msbuild/"]),
      also: {
        $0.namespace.isEmpty
          ? $0.attributes["Sdk"] != nil || $0.attributes["ToolsVersion"] != nil
            || $0.firstChild == "PropertyGroup" || $0.firstChild == "ItemGroup" || $0.firstChild == "Import"
            || $0.firstChild == "Sdk" : true
      },
      then: .msbuildProject, because: "a project of MSBuild's"),
    MarkupRow(
      "xaml", [],
      in: .exactly([
        "http://schemas.microsoft.com/winfx/2006/xaml/presentation",
        "http://schemas.microsoft.com/client/2007",
        "http://xamarin.com/schemas/2014/forms", "http://schemas.microsoft.com/dotnet/2021/maui",
        "https://github.com/avaloniaui", "http://schemas.microsoft.com/netfx/2009/xaml/activities",
      ]), then: .xaml, because: "a namespace of XAML's"),
    MarkupRow(
      "windows-manifest", ["assembly"], in: .under(["urn:schemas-microsoft-com:asm."]),
      then: .windowsManifest,
      because: "an assembly's manifest"),
    MarkupRow(
      "group-policy", ["policyDefinitions", "policyDefinitionResources"], then: .groupPolicy,
      because: "the root is a group policy's"),
    MarkupRow(
      "kdenlive", ["mlt"], also: { $0.attributes["producer"] == "main_bin" }, then: .kdenlive,
      because: "an MLT document of Kdenlive's bin"),
    MarkupRow(
      "saml", ["Assertion"], in: .under(["urn:oasis:names:tc:SAML:"]), then: .samlAssertion,
      because: "an assertion in SAML's namespace"),
    MarkupRow(
      "cap", ["alert"], in: .under(["urn:oasis:names:tc:emergency:cap:"]), then: .cap,
      because: "an alert in CAP's namespace"),
  ]
}

extension MarkupProlog {
  fileprivate var isGtkBuilder: Bool {
    ["object", "requires", "template", "menu", "domain"].contains(firstChild)
      || attributes["domain"] != nil && firstChild != "schema"
  }

  fileprivate var isAppStream: Bool {
    root == "components"
      ? attributes["origin"] != nil || firstChild == "component"
      : firstChild == "id"
        || (root == "component" && attributes["type"] != nil && firstChild == "metadata_license")
  }
}
