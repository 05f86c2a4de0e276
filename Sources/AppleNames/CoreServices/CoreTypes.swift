#if !canImport(Darwin)
  public import Foundation

  // The identifiers of Core Services' `UTCoreTypes.h`, under its names.

  // MARK: Abstract types

  public var kUTTypeItem: CFString { NSString(string: "public.item") }
  public var kUTTypeContent: CFString { NSString(string: "public.content") }
  public var kUTTypeCompositeContent: CFString { NSString(string: "public.composite-content") }
  public var kUTTypeMessage: CFString { NSString(string: "public.message") }
  public var kUTTypeContact: CFString { NSString(string: "public.contact") }
  public var kUTTypeArchive: CFString { NSString(string: "public.archive") }
  public var kUTTypeDiskImage: CFString { NSString(string: "public.disk-image") }

  // MARK: Concrete base types

  public var kUTTypeData: CFString { NSString(string: "public.data") }
  public var kUTTypeDirectory: CFString { NSString(string: "public.directory") }
  public var kUTTypeResolvable: CFString { NSString(string: "com.apple.resolvable") }
  public var kUTTypeSymLink: CFString { NSString(string: "public.symlink") }
  public var kUTTypeExecutable: CFString { NSString(string: "public.executable") }
  public var kUTTypeMountPoint: CFString { NSString(string: "com.apple.mount-point") }
  public var kUTTypeAliasFile: CFString { NSString(string: "com.apple.alias-file") }
  public var kUTTypeAliasRecord: CFString { NSString(string: "com.apple.alias-record") }
  public var kUTTypeURLBookmarkData: CFString { NSString(string: "com.apple.bookmark") }

  // MARK: URLs and text

  public var kUTTypeURL: CFString { NSString(string: "public.url") }
  public var kUTTypeFileURL: CFString { NSString(string: "public.file-url") }
  public var kUTTypeText: CFString { NSString(string: "public.text") }
  public var kUTTypePlainText: CFString { NSString(string: "public.plain-text") }
  public var kUTTypeUTF8PlainText: CFString { NSString(string: "public.utf8-plain-text") }
  public var kUTTypeUTF16ExternalPlainText: CFString { NSString(string: "public.utf16-external-plain-text") }
  public var kUTTypeUTF16PlainText: CFString { NSString(string: "public.utf16-plain-text") }
  public var kUTTypeDelimitedText: CFString { NSString(string: "public.delimited-values-text") }
  public var kUTTypeCommaSeparatedText: CFString { NSString(string: "public.comma-separated-values-text") }
  public var kUTTypeTabSeparatedText: CFString { NSString(string: "public.tab-separated-values-text") }
  public var kUTTypeUTF8TabSeparatedText: CFString {
    NSString(string: "public.utf8-tab-separated-values-text")
  }
  public var kUTTypeRTF: CFString { NSString(string: "public.rtf") }
  public var kUTTypeHTML: CFString { NSString(string: "public.html") }
  public var kUTTypeXML: CFString { NSString(string: "public.xml") }

  // MARK: Source code and scripts

  public var kUTTypeSourceCode: CFString { NSString(string: "public.source-code") }
  public var kUTTypeAssemblyLanguageSource: CFString { NSString(string: "public.assembly-source") }
  public var kUTTypeCSource: CFString { NSString(string: "public.c-source") }
  public var kUTTypeObjectiveCSource: CFString { NSString(string: "public.objective-c-source") }
  public var kUTTypeSwiftSource: CFString { NSString(string: "public.swift-source") }
  public var kUTTypeCPlusPlusSource: CFString { NSString(string: "public.c-plus-plus-source") }
  public var kUTTypeObjectiveCPlusPlusSource: CFString {
    NSString(string: "public.objective-c-plus-plus-source")
  }
  public var kUTTypeCHeader: CFString { NSString(string: "public.c-header") }
  public var kUTTypeCPlusPlusHeader: CFString { NSString(string: "public.c-plus-plus-header") }
  public var kUTTypeJavaSource: CFString { NSString(string: "com.sun.java-source") }
  public var kUTTypeScript: CFString { NSString(string: "public.script") }
  public var kUTTypeAppleScript: CFString { NSString(string: "com.apple.applescript.text") }
  public var kUTTypeOSAScript: CFString { NSString(string: "com.apple.applescript.script") }
  public var kUTTypeOSAScriptBundle: CFString { NSString(string: "com.apple.applescript.script-bundle") }
  public var kUTTypeJavaScript: CFString { NSString(string: "com.netscape.javascript-source") }
  public var kUTTypeShellScript: CFString { NSString(string: "public.shell-script") }
  public var kUTTypePerlScript: CFString { NSString(string: "public.perl-script") }
  public var kUTTypePythonScript: CFString { NSString(string: "public.python-script") }
  public var kUTTypeRubyScript: CFString { NSString(string: "public.ruby-script") }
  public var kUTTypePHPScript: CFString { NSString(string: "public.php-script") }

  // MARK: Serialized data

  public var kUTTypeJSON: CFString { NSString(string: "public.json") }
  public var kUTTypePropertyList: CFString { NSString(string: "com.apple.property-list") }
  public var kUTTypeXMLPropertyList: CFString { NSString(string: "com.apple.xml-property-list") }
  public var kUTTypeBinaryPropertyList: CFString { NSString(string: "com.apple.binary-property-list") }

  // MARK: Composite content

  public var kUTTypePDF: CFString { NSString(string: "com.adobe.pdf") }
  public var kUTTypeRTFD: CFString { NSString(string: "com.apple.rtfd") }
  public var kUTTypeFlatRTFD: CFString { NSString(string: "com.apple.flat-rtfd") }
  public var kUTTypeTXNTextAndMultimediaData: CFString {
    NSString(string: "com.apple.txn.text-multimedia-data")
  }
  public var kUTTypeWebArchive: CFString { NSString(string: "com.apple.webarchive") }

  // MARK: Pictures

  public var kUTTypeImage: CFString { NSString(string: "public.image") }
  public var kUTTypeJPEG: CFString { NSString(string: "public.jpeg") }
  public var kUTTypeJPEG2000: CFString { NSString(string: "public.jpeg-2000") }
  public var kUTTypeTIFF: CFString { NSString(string: "public.tiff") }
  public var kUTTypePICT: CFString { NSString(string: "com.apple.pict") }
  public var kUTTypeGIF: CFString { NSString(string: "com.compuserve.gif") }
  public var kUTTypePNG: CFString { NSString(string: "public.png") }
  public var kUTTypeQuickTimeImage: CFString { NSString(string: "com.apple.quicktime-image") }
  public var kUTTypeAppleICNS: CFString { NSString(string: "com.apple.icns") }
  public var kUTTypeBMP: CFString { NSString(string: "com.microsoft.bmp") }
  public var kUTTypeICO: CFString { NSString(string: "com.microsoft.ico") }
  public var kUTTypeRawImage: CFString { NSString(string: "public.camera-raw-image") }
  public var kUTTypeScalableVectorGraphics: CFString { NSString(string: "public.svg-image") }
  public var kUTTypeLivePhoto: CFString { NSString(string: "com.apple.live-photo") }

  // MARK: Movies and sound

  public var kUTTypeAudiovisualContent: CFString { NSString(string: "public.audiovisual-content") }
  public var kUTTypeMovie: CFString { NSString(string: "public.movie") }
  public var kUTTypeVideo: CFString { NSString(string: "public.video") }
  public var kUTTypeAudio: CFString { NSString(string: "public.audio") }
  public var kUTTypeQuickTimeMovie: CFString { NSString(string: "com.apple.quicktime-movie") }
  public var kUTTypeMPEG: CFString { NSString(string: "public.mpeg") }
  public var kUTTypeMPEG2Video: CFString { NSString(string: "public.mpeg-2-video") }
  public var kUTTypeMPEG2TransportStream: CFString { NSString(string: "public.mpeg-2-transport-stream") }
  public var kUTTypeMP3: CFString { NSString(string: "public.mp3") }
  public var kUTTypeMPEG4: CFString { NSString(string: "public.mpeg-4") }
  public var kUTTypeMPEG4Audio: CFString { NSString(string: "public.mpeg-4-audio") }
  public var kUTTypeAppleProtectedMPEG4Audio: CFString {
    NSString(string: "com.apple.protected-mpeg-4-audio")
  }
  public var kUTTypeAppleProtectedMPEG4Video: CFString {
    NSString(string: "com.apple.protected-mpeg-4-video")
  }
  public var kUTTypeAVIMovie: CFString { NSString(string: "public.avi") }
  public var kUTTypeAudioInterchangeFileFormat: CFString { NSString(string: "public.aiff-audio") }
  public var kUTTypeWaveformAudio: CFString { NSString(string: "com.microsoft.waveform-audio") }
  public var kUTTypeMIDIAudio: CFString { NSString(string: "public.midi-audio") }
  public var kUTTypePlaylist: CFString { NSString(string: "public.playlist") }
  public var kUTTypeM3UPlaylist: CFString { NSString(string: "public.m3u-playlist") }

  // MARK: Folders and programs

  public var kUTTypeFolder: CFString { NSString(string: "public.folder") }
  public var kUTTypeVolume: CFString { NSString(string: "public.volume") }
  public var kUTTypePackage: CFString { NSString(string: "com.apple.package") }
  public var kUTTypeBundle: CFString { NSString(string: "com.apple.bundle") }
  public var kUTTypePluginBundle: CFString { NSString(string: "com.apple.plugin") }
  public var kUTTypeSpotlightImporter: CFString { NSString(string: "com.apple.metadata-importer") }
  public var kUTTypeQuickLookGenerator: CFString { NSString(string: "com.apple.quicklook-generator") }
  public var kUTTypeXPCService: CFString { NSString(string: "com.apple.xpc-service") }
  public var kUTTypeFramework: CFString { NSString(string: "com.apple.framework") }
  public var kUTTypeApplication: CFString { NSString(string: "com.apple.application") }
  public var kUTTypeApplicationBundle: CFString { NSString(string: "com.apple.application-bundle") }
  public var kUTTypeApplicationFile: CFString { NSString(string: "com.apple.application-file") }
  public var kUTTypeUnixExecutable: CFString { NSString(string: "public.unix-executable") }
  public var kUTTypeWindowsExecutable: CFString { NSString(string: "com.microsoft.windows-executable") }
  public var kUTTypeJavaClass: CFString { NSString(string: "com.sun.java-class") }
  public var kUTTypeJavaArchive: CFString { NSString(string: "com.sun.java-archive") }
  public var kUTTypeSystemPreferencesPane: CFString {
    NSString(string: "com.apple.systempreference.prefpane")
  }

  // MARK: Archives, documents and the rest

  public var kUTTypeGNUZipArchive: CFString { NSString(string: "org.gnu.gnu-zip-archive") }
  public var kUTTypeBzip2Archive: CFString { NSString(string: "public.bzip2-archive") }
  public var kUTTypeZipArchive: CFString { NSString(string: "public.zip-archive") }
  public var kUTTypeSpreadsheet: CFString { NSString(string: "public.spreadsheet") }
  public var kUTTypePresentation: CFString { NSString(string: "public.presentation") }
  public var kUTTypeDatabase: CFString { NSString(string: "public.database") }
  public var kUTTypeVCard: CFString { NSString(string: "public.vcard") }
  public var kUTTypeToDoItem: CFString { NSString(string: "public.to-do-item") }
  public var kUTTypeCalendarEvent: CFString { NSString(string: "public.calendar-event") }
  public var kUTTypeEmailMessage: CFString { NSString(string: "public.email-message") }
  public var kUTTypeInternetLocation: CFString { NSString(string: "com.apple.internet-location") }
  public var kUTTypeInkText: CFString { NSString(string: "com.apple.ink.inktext") }
  public var kUTTypeFont: CFString { NSString(string: "public.font") }
  public var kUTTypeBookmark: CFString { NSString(string: "public.bookmark") }
  public var kUTType3DContent: CFString { NSString(string: "public.3d-content") }
  public var kUTTypePKCS12: CFString { NSString(string: "com.rsa.pkcs-12") }
  public var kUTTypeX509Certificate: CFString { NSString(string: "public.x509-certificate") }
  public var kUTTypeElectronicPublication: CFString { NSString(string: "org.idpf.epub-container") }
  public var kUTTypeLog: CFString { NSString(string: "public.log") }
#endif
