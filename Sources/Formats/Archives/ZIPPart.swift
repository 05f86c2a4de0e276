internal import ASCIIBytes
internal import CLibrary

/// The ZIP members whose names distinguish package types.
enum ZIPPart: Int, Sendable {
  case keynoteIndex, packedKeynoteIndex, bundleConfiguration, baseManifest, androidManifest, classes,
    resources, androidBuild
  case appxManifest, contentTypes, extensionManifest, silverlightManifest, enterpriseDescriptor
  case content, metadata, manifest, document, meta, user, freeCADDocument, freeCADWindow, pass, signature
  case webDescriptor, mozillaSignature, mozillaInstaller, javaManifest, container, model, description
  case officeManifest, ofd, rootKML, contentXML, mimetype, iWorkIndex, oldIndex, relations
  /// Only counted.
  case wordDocument, workbook, binaryWorkbook, presentation, drawing
  case guitarScore
  case libraryClasses, librarySymbols

  private static let names: [(name: StaticString, part: ZIPPart)] = [
    ("index.apxl", .keynoteIndex), ("index.apxl.gz", .packedKeynoteIndex),
    ("BundleConfig.pb", .bundleConfiguration), ("base/manifest/AndroidManifest.xml", .baseManifest),
    ("AndroidManifest.xml", .androidManifest), ("classes.dex", .classes), ("resources.arsc", .resources),
    ("META-INF/com/android/build/gradle/app-metadata.properties", .androidBuild),
    ("AppxManifest.xml", .appxManifest), ("[Content_Types].xml", .contentTypes),
    ("extension.vsixmanifest", .extensionManifest), ("AppManifest.xaml", .silverlightManifest),
    ("META-INF/application.xml", .enterpriseDescriptor), ("content.json", .content),
    ("metadata.json", .metadata), ("manifest.json", .manifest), ("document.json", .document),
    ("meta.json", .meta), ("user.json", .user), ("Document.xml", .freeCADDocument),
    ("GuiDocument.xml", .freeCADWindow), ("pass.json", .pass), ("signature", .signature),
    ("WEB-INF/web.xml", .webDescriptor), ("META-INF/mozilla.rsa", .mozillaSignature),
    ("install.rdf", .mozillaInstaller), ("META-INF/MANIFEST.MF", .javaManifest),
    ("META-INF/container.xml", .container), ("3D/3dmodel.model", .model),
    ("description.xml", .description), ("META-INF/manifest.xml", .officeManifest), ("OFD.xml", .ofd),
    ("doc.kml", .rootKML), ("content.xml", .contentXML), ("mimetype", .mimetype),
    ("Index/Document.iwa", .iWorkIndex), ("index.xml", .oldIndex), ("_rels/.rels", .relations),
    ("word/document.xml", .wordDocument), ("xl/workbook.xml", .workbook),
    ("xl/workbook.bin", .binaryWorkbook), ("ppt/presentation.xml", .presentation),
    ("visio/document.xml", .drawing), ("Content/score.gpif", .guitarScore),
    ("classes.jar", .libraryClasses), ("R.txt", .librarySymbols),
  ]

  /// Linked lists of the rows by name length: the first row of each length, and the next row after each.
  ///
  /// Most member names have another length.
  private static let byLength: (first: [UInt8], next: [UInt8]) = {
    var first = [UInt8](repeating: .max, count: 64)
    var next = [UInt8](repeating: .max, count: names.count)
    for row in names.indices.reversed() {
      let length = names[row].name.utf8CodeUnitCount
      next[row] = first[length]
      first[length] = UInt8(row)
    }
    return (first, next)
  }()

  /// Creates the part for a member's name; nil for most names.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    guard name.count < 64 else { return nil }
    var row = Self.byLength.first[name.count]
    while row != .max {
      if name.begins(with: Self.names[Int(row)].name) {
        self = Self.names[Int(row)].part
        return
      }
      row = Self.byLength.next[Int(row)]
    }
    return nil
  }
}

/// A set of ``ZIPPart`` values.
struct ZIPParts: Sendable {
  private var bits: UInt64 = 0

  func contains(_ part: ZIPPart) -> Bool { bits >> UInt64(part.rawValue) & 1 == 1 }
  mutating func insert(_ part: ZIPPart) { bits |= 1 << UInt64(part.rawValue) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns true if the bytes begin with `text`.
  func begins(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length <= count, let start = baseAddress else { return false }
    return memcmp(start, text.utf8Start, length) == 0
  }

  /// Returns true if the bytes end with `text`, ignoring case; `text` must be in lower case.
  func ends(with text: StaticString) -> Bool {
    holds(lowercase: text, at: count - text.utf8CodeUnitCount)
  }
}
