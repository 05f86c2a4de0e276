import Foundation
import Testing
import UniformTypeIdentifiers
import UniformTypes

/// Further names of UniformTypeIdentifiers in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct UniformTypeIdentifiersValuesSurfaceTests {
  @Test func outcomes1() {
    outcome("UTType.compositeContent", UTType.compositeContent.identifier == "public.composite-content")
    outcome("UTType.diskImage", UTType.diskImage.identifier == "public.disk-image")
    outcome("UTType.symbolicLink", UTType.symbolicLink.identifier == "public.symlink")
    outcome("UTType.url", UTType.url.identifier == "public.url")
    outcome("UTType.fileURL", UTType.fileURL.identifier == "public.file-url")
    outcome("UTType.plainText", UTType.plainText.identifier == "public.plain-text")
    outcome(
      "UTType.utf16ExternalPlainText",
      UTType.utf16ExternalPlainText.identifier == "public.utf16-external-plain-text")
    outcome(
      "UTType.tabSeparatedText", UTType.tabSeparatedText.identifier == "public.tab-separated-values-text")
    outcome("UTType.rtf", UTType.rtf.identifier == "public.rtf")
    outcome(
      "UTType.assemblyLanguageSource", UTType.assemblyLanguageSource.identifier == "public.assembly-source")
    outcome("UTType.cSource", UTType.cSource.identifier == "public.c-source")
    outcome(
      "UTType.objectiveCPlusPlusSource",
      UTType.objectiveCPlusPlusSource.identifier == "public.objective-c-plus-plus-source")
    outcome("UTType.osaScript", UTType.osaScript.identifier == "com.apple.applescript.script")
    outcome(
      "UTType.osaScriptBundle", UTType.osaScriptBundle.identifier == "com.apple.applescript.script-bundle")
    outcome("UTType.javaScript", UTType.javaScript.identifier == "com.netscape.javascript-source")
    outcome("UTType.shellScript", UTType.shellScript.identifier == "public.shell-script")
    outcome("UTType.pythonScript", UTType.pythonScript.identifier == "public.python-script")
    outcome("UTType.xmlPropertyList", UTType.xmlPropertyList.identifier == "com.apple.xml-property-list")
    outcome("UTType.pdf", UTType.pdf.identifier == "com.adobe.pdf")
    outcome("UTType.jpeg", UTType.jpeg.identifier == "public.jpeg")
    outcome("UTType.tiff", UTType.tiff.identifier == "public.tiff")
    outcome("UTType.bmp", UTType.bmp.identifier == "com.microsoft.bmp")
    outcome("UTType.heic", UTType.heic.identifier == "public.heic")
    outcome("UTType.threeDContent", UTType.threeDContent.identifier == "public.3d-content")
    outcome("UTType.usdz", UTType.usdz.identifier == "com.pixar.universal-scene-description-mobile")
    outcome("UTType.audiovisualContent", UTType.audiovisualContent.identifier == "public.audiovisual-content")
    outcome("UTType.video", UTType.video.identifier == "public.video")
    outcome("UTType.audio", UTType.audio.identifier == "public.audio")
    outcome("UTType.quickTimeMovie", UTType.quickTimeMovie.identifier == "com.apple.quicktime-movie")
    outcome("UTType.mpeg", UTType.mpeg.identifier == "public.mpeg")
    outcome("UTType.mpeg4Movie", UTType.mpeg4Movie.identifier == "public.mpeg-4")
    outcome("UTType.wav", UTType.wav.identifier == "com.microsoft.waveform-audio")
    outcome("UTType.midi", UTType.midi.identifier == "public.midi-audio")
    outcome("UTType.m3uPlaylist", UTType.m3uPlaylist.identifier == "public.m3u-playlist")
    outcome("UTType.exe", UTType.exe.identifier == "com.microsoft.windows-executable")
    outcome("UTType.bz2", UTType.bz2.identifier == "public.bzip2-archive")
    outcome("UTType.zip", UTType.zip.identifier == "public.zip-archive")
    outcome("UTType.appleArchive", UTType.appleArchive.identifier == "com.apple.archive")
    outcome("UTType.tarArchive", UTType.tarArchive.identifier == "public.tar-archive")
    outcome("UTType.spreadsheet", UTType.spreadsheet.identifier == "public.spreadsheet")
    outcome("UTType.contact", UTType.contact.identifier == "public.contact")
    outcome("UTType.vCard", UTType.vCard.identifier == "public.vcard")
    outcome("UTType.calendarEvent", UTType.calendarEvent.identifier == "public.calendar-event")
    outcome("UTType.emailMessage", UTType.emailMessage.identifier == "public.email-message")
    outcome("UTType.log", UTType.log.identifier == "public.log")
    outcome("UTType.geoJSON", UTType.geoJSON.identifier == "public.geojson")
    outcome(
      "UTType.linkPresentationMetadata",
      UTType.linkPresentationMetadata.identifier == "com.apple.linkpresentation.metadata")
    outcome("UTTagClass.mimeType", UTTagClass.mimeType.rawValue == "public.mime-type")
    outcome("UTType.isSubtype(of:)", UTType.heic.isSubtype(of: .image) && !UTType.image.isSubtype(of: .image))
    outcome("UTType.isSupertype(of:)", UTType.image.isSupertype(of: .heic))
  }

  @Test func outcomes2() {
    outcome("UTType.version", UTType.png.version == nil)
    outcome(
      "UTType.types(tag:tagClass:conformingTo:)",
      UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: nil).contains(.png))
    outcome(
      "URL.appendingPathExtension(for:)",
      URL(fileURLWithPath: "/a").appendingPathExtension(for: .png).lastPathComponent == "a.png")
    outcome(
      "URL.appendingPathComponent(_:conformingTo:)",
      URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .png).lastPathComponent == "b.png")
  }
}
