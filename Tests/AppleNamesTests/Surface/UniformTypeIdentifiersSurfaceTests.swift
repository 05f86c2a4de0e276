import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

/// The names of UniformTypeIdentifiers in `TypeTables/surface.tsv`, each with its outcome.
@MainActor @Suite struct UniformTypeIdentifiersSurfaceTests {
  @Test func outcomes1() {
    outcome("UTTagClass", UTTagClass(rawValue: "com.apple.ostype").rawValue == "com.apple.ostype")
    outcome(
      "UTTagClass.filenameExtension", UTTagClass.filenameExtension.rawValue == "public.filename-extension")
    outcome("UTType", UTType.heic.conforms(to: .image) == true)
    outcome("UTType.ahap", UTType.ahap.identifier == "com.apple.haptics.ahap")
    outcome("UTType.aiff", UTType.aiff.identifier == "public.aiff-audio")
    outcome("UTType.aliasFile", UTType.aliasFile.identifier == "com.apple.alias-file")
    outcome(
      "UTType.appleProtectedMPEG4Audio",
      UTType.appleProtectedMPEG4Audio.identifier == "com.apple.protected-mpeg-4-audio")
    outcome(
      "UTType.appleProtectedMPEG4Video",
      UTType.appleProtectedMPEG4Video.identifier == "com.apple.protected-mpeg-4-video")
    outcome("UTType.appleScript", UTType.appleScript.identifier == "com.apple.applescript.text")
    outcome("UTType.application", UTType.application.identifier == "com.apple.application")
    outcome("UTType.applicationBundle", UTType.applicationBundle.identifier == "com.apple.application-bundle")
    outcome(
      "UTType.applicationExtension",
      UTType.applicationExtension.identifier == "com.apple.application-and-system-extension")
    outcome("UTType.arReferenceObject", UTType.arReferenceObject.identifier == "com.apple.arobject")
    outcome("UTType.archive", UTType.archive.identifier == "public.archive")
    outcome("UTType.avi", UTType.avi.identifier == "public.avi")
    outcome(
      "UTType.binaryPropertyList", UTType.binaryPropertyList.identifier == "com.apple.binary-property-list")
    outcome("UTType.bookmark", UTType.bookmark.identifier == "public.bookmark")
    outcome("UTType.bundle", UTType.bundle.identifier == "com.apple.bundle")
    outcome("UTType.cHeader", UTType.cHeader.identifier == "public.c-header")
    outcome("UTType.cPlusPlusHeader", UTType.cPlusPlusHeader.identifier == "public.c-plus-plus-header")
    outcome("UTType.cPlusPlusSource", UTType.cPlusPlusSource.identifier == "public.c-plus-plus-source")
    outcome(
      "UTType.commaSeparatedText",
      UTType.commaSeparatedText.identifier == "public.comma-separated-values-text")
    outcome("UTType.conforms(to:)", UTType.jpeg.conforms(to: .data) == true)
    outcome("UTType.content", UTType.content.identifier == "public.content")
    outcome("UTType.css", UTType.css.identifier == "public.css")
    outcome("UTType.data", UTType.data.identifier == "public.data")
    outcome("UTType.database", UTType.database.identifier == "public.database")
    outcome("UTType.delimitedText", UTType.delimitedText.identifier == "public.delimited-values-text")
    outcome("UTType.directory", UTType.directory.identifier == "public.directory")
    outcome("UTType.dng", UTType.dng.identifier == "com.adobe.raw-image")
    outcome("UTType.epub", UTType.epub.identifier == "org.idpf.epub-container")
    outcome("UTType.executable", UTType.executable.identifier == "public.executable")
    outcome("UTType.exr", UTType.exr.identifier == "com.ilm.openexr-image")
    outcome("UTType.flatRTFD", UTType.flatRTFD.identifier == "com.apple.flat-rtfd")
    outcome("UTType.folder", UTType.folder.identifier == "public.folder")
    outcome("UTType.font", UTType.font.identifier == "public.font")
    outcome("UTType.framework", UTType.framework.identifier == "com.apple.framework")
    outcome("UTType.gif", UTType.gif.identifier == "com.compuserve.gif")
    outcome("UTType.gzip", UTType.gzip.identifier == "org.gnu.gnu-zip-archive")
    outcome("UTType.heics", UTType.heics.identifier == "public.heics")
  }

  @Test func outcomes2() {
    outcome("UTType.heif", UTType.heif.identifier == "public.heif")
    outcome("UTType.html", UTType.html.identifier == "public.html")
    outcome("UTType.icns", UTType.icns.identifier == "com.apple.icns")
    outcome("UTType.ico", UTType.ico.identifier == "com.microsoft.ico")
    outcome("UTType.identifier", UTType.swiftSource.identifier == "public.swift-source")
    outcome("UTType.image", UTType.image.identifier == "public.image")
    outcome("UTType.init(_:)", UTType("com.example.nobody-declares-it") == nil)
    outcome(
      "UTType.init(exportedAs:conformingTo:)",
      UTType(exportedAs: "com.example.note", conformingTo: .text).conforms(to: .text) == true)
    outcome(
      "UTType.init(filenameExtension:conformingTo:)",
      UTType(filenameExtension: "heic", conformingTo: .image) == .heic)
    outcome("UTType.init(importedAs:conformingTo:)", UTType(importedAs: "public.jpeg") == .jpeg)
    outcome(
      "UTType.init(mimeType:conformingTo:)", UTType(mimeType: "image/png", conformingTo: .image) == .png)
    outcome(
      "UTType.init(tag:tagClass:conformingTo:)",
      UTType(tag: "mov", tagClass: .filenameExtension, conformingTo: nil) == .quickTimeMovie)
    outcome("UTType.internetLocation", UTType.internetLocation.identifier == "com.apple.internet-location")
    outcome(
      "UTType.internetShortcut", UTType.internetShortcut.identifier == "com.microsoft.internet-shortcut")
    outcome("UTType.isDeclared", UTType.png.isDeclared == true)
    outcome("UTType.isDynamic", UTType(filenameExtension: "nobody-has-this")?.isDynamic == true)
    outcome("UTType.isPublic", UTType.quickTimeMovie.isPublic == false)
    outcome("UTType.item", UTType.item.identifier == "public.item")
    outcome("UTType.jpegxl", UTType.jpegxl.identifier == "public.jpeg-xl")
    outcome("UTType.json", UTType.json.identifier == "public.json")
    outcome("UTType.livePhoto", UTType.livePhoto.identifier == "com.apple.live-photo")
    outcome("UTType.localizedDescription", UTType.png.localizedDescription == "PNG image")
    outcome("UTType.makefile", UTType.makefile.identifier == "public.make-source")
    outcome("UTType.message", UTType.message.identifier == "public.message")
    outcome("UTType.mountPoint", UTType.mountPoint.identifier == "com.apple.mount-point")
    outcome("UTType.movie", UTType.movie.identifier == "public.movie")
    outcome("UTType.mp3", UTType.mp3.identifier == "public.mp3")
    outcome(
      "UTType.mpeg2TransportStream",
      UTType.mpeg2TransportStream.identifier == "public.mpeg-2-transport-stream")
    outcome("UTType.mpeg2Video", UTType.mpeg2Video.identifier == "public.mpeg-2-video")
    outcome("UTType.mpeg4Audio", UTType.mpeg4Audio.identifier == "public.mpeg-4-audio")
    outcome("UTType.objectiveCSource", UTType.objectiveCSource.identifier == "public.objective-c-source")
    outcome("UTType.package", UTType.package.identifier == "com.apple.package")
    outcome("UTType.perlScript", UTType.perlScript.identifier == "public.perl-script")
    outcome("UTType.phpScript", UTType.phpScript.identifier == "public.php-script")
    outcome("UTType.pkcs12", UTType.pkcs12.identifier == "com.rsa.pkcs-12")
    outcome("UTType.playlist", UTType.playlist.identifier == "public.playlist")
    outcome("UTType.pluginBundle", UTType.pluginBundle.identifier == "com.apple.plugin")
    outcome("UTType.png", UTType.png.identifier == "public.png")
    outcome("UTType.preferredFilenameExtension", UTType.jpeg.preferredFilenameExtension == "jpeg")
    outcome("UTType.preferredMIMEType", UTType.png.preferredMIMEType == "image/png")
  }

  @Test func outcomes3() {
    outcome("UTType.presentation", UTType.presentation.identifier == "public.presentation")
    outcome("UTType.propertyList", UTType.propertyList.identifier == "com.apple.property-list")
    outcome(
      "UTType.quickLookGenerator", UTType.quickLookGenerator.identifier == "com.apple.quicklook-generator")
    outcome("UTType.rawImage", UTType.rawImage.identifier == "public.camera-raw-image")
    outcome("UTType.realityFile", UTType.realityFile.identifier == "com.apple.reality")
    outcome(
      "UTType.referenceURL", UTType("org.nema.dicom")?.referenceURL == URL(string: "http://dicom.nema.org"))
    outcome("UTType.resolvable", UTType.resolvable.identifier == "com.apple.resolvable")
    outcome("UTType.rtfd", UTType.rtfd.identifier == "com.apple.rtfd")
    outcome("UTType.rubyScript", UTType.rubyScript.identifier == "public.ruby-script")
    outcome("UTType.sceneKitScene", UTType.sceneKitScene.identifier == "com.apple.scenekit.scene")
    outcome("UTType.script", UTType.script.identifier == "public.script")
    outcome("UTType.shazamCustomCatalog", UTType.shazamCustomCatalog.identifier == "com.apple.shazamcatalog")
    outcome("UTType.sourceCode", UTType.sourceCode.identifier == "public.source-code")
    outcome("UTType.spotlightImporter", UTType.spotlightImporter.identifier == "com.apple.metadata-importer")
    outcome("UTType.supertypes", UTType.heic.supertypes.contains(.image) == true)
    outcome("UTType.svg", UTType.svg.identifier == "public.svg-image")
    outcome("UTType.swiftSource", UTType.swiftSource.identifier == "public.swift-source")
    outcome(
      "UTType.systemPreferencesPane",
      UTType.systemPreferencesPane.identifier == "com.apple.systempreference.prefpane")
    outcome("UTType.tags", UTType.mp3.tags[.filenameExtension]?.first == "mp3")
    outcome("UTType.text", UTType.text.identifier == "public.text")
    outcome("UTType.toDoItem", UTType.toDoItem.identifier == "public.to-do-item")
    outcome("UTType.unixExecutable", UTType.unixExecutable.identifier == "public.unix-executable")
    outcome("UTType.urlBookmarkData", UTType.urlBookmarkData.identifier == "com.apple.bookmark")
    outcome("UTType.usd", UTType.usd.identifier == "com.pixar.universal-scene-description")
    outcome("UTType.utf16PlainText", UTType.utf16PlainText.identifier == "public.utf16-plain-text")
    outcome("UTType.utf8PlainText", UTType.utf8PlainText.identifier == "public.utf8-plain-text")
    outcome(
      "UTType.utf8TabSeparatedText",
      UTType.utf8TabSeparatedText.identifier == "public.utf8-tab-separated-values-text")
    outcome("UTType.volume", UTType.volume.identifier == "public.volume")
    outcome("UTType.webArchive", UTType.webArchive.identifier == "com.apple.webarchive")
    outcome("UTType.webP", UTType.webP.identifier == "org.webmproject.webp")
    outcome("UTType.x509Certificate", UTType.x509Certificate.identifier == "public.x509-certificate")
    outcome("UTType.xml", UTType.xml.identifier == "public.xml")
    outcome("UTType.xpcService", UTType.xpcService.identifier == "com.apple.xpc-service")
    outcome("UTType.yaml", UTType.yaml.identifier == "public.yaml")
  }

}
