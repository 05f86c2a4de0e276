// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension UTType {
  /// `public.item`, item; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var item: UTType { UTType(number: 34838) }
  /// `public.content`, content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var content: UTType { UTType(number: 34827) }
  /// `public.composite-content`, content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var compositeContent: UTType { UTType(number: 34836) }
  /// `public.disk-image`, disk image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var diskImage: UTType { UTType(number: 2124) }
  /// `public.data`, data; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var data: UTType { UTType(number: 34823) }
  /// `public.directory`, directory; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var directory: UTType { UTType(number: 34824) }
  /// `com.apple.resolvable`, resolvable; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var resolvable: UTType { UTType(number: 34826) }
  /// `public.symlink`, symbolic link; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var symbolicLink: UTType { UTType(number: 34835) }
  /// `public.executable`, executable; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var executable: UTType { UTType(number: 12335) }
  /// `com.apple.mount-point`, mount point; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mountPoint: UTType { UTType(number: 34822) }
  /// `com.apple.alias-file`, alias; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var aliasFile: UTType { UTType(number: 22538) }
  /// `com.apple.bookmark`, bookmark; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var urlBookmarkData: UTType { UTType(number: 22586) }
  /// `public.url`, URL; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var url: UTType { UTType(number: 22587) }
  /// `public.file-url`, file URL; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var fileURL: UTType { UTType(number: 22544) }
  /// `public.text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var text: UTType { UTType(number: 38995) }
  /// `public.plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var plainText: UTType { UTType(number: 38994) }
  /// `public.utf8-plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf8PlainText: UTType { UTType(number: 38965) }
  /// `public.utf16-external-plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf16ExternalPlainText: UTType { UTType(number: 39009) }
  /// `public.utf16-plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf16PlainText: UTType { UTType(number: 38996) }
  /// `public.delimited-values-text`, delimited text values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var delimitedText: UTType { UTType(number: 38990) }
  /// `public.comma-separated-values-text`, comma-separated values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var commaSeparatedText: UTType { UTType(number: 38937) }
  /// `public.tab-separated-values-text`, tab-separated values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var tabSeparatedText: UTType { UTType(number: 38992) }
  /// `public.utf8-tab-separated-values-text`, tab-separated values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf8TabSeparatedText: UTType { UTType(number: 38958) }
  /// `public.rtf`, rich text (RTF); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rtf: UTType { UTType(number: 39035) }
  /// `public.html`, HTML text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var html: UTType { UTType(number: 38977) }
  /// `public.xml`, XML text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var xml: UTType { UTType(number: 38949) }
  /// `public.yaml`, YAML; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var yaml: UTType { UTType(number: 38943) }
  /// `public.css`, CSS; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var css: UTType { UTType(number: 38999) }
  /// `public.source-code`, source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var sourceCode: UTType { UTType(number: 36870) }
  /// `public.assembly-source`, assembly source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var assemblyLanguageSource: UTType { UTType(number: 36892) }
  /// `public.c-source`, C source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cSource: UTType { UTType(number: 36947) }
  /// `public.objective-c-source`, Objective-C source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var objectiveCSource: UTType { UTType(number: 36971) }
  /// `public.swift-source`, Swift Source Code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var swiftSource: UTType { UTType(number: 36889) }
  /// `public.c-plus-plus-source`, C++ source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cPlusPlusSource: UTType { UTType(number: 36970) }
  /// `public.objective-c-plus-plus-source`, Objective-C++ source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var objectiveCPlusPlusSource: UTType { UTType(number: 36897) }
  /// `public.c-header`, C header code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cHeader: UTType { UTType(number: 36946) }
  /// `public.c-plus-plus-header`, C++ header code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cPlusPlusHeader: UTType { UTType(number: 36949) }
  /// `public.script`, script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var script: UTType { UTType(number: 36962) }
  /// `com.apple.applescript.text`, AppleScript text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleScript: UTType { UTType(number: 36894) }
  /// `com.apple.applescript.script`, AppleScript; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var osaScript: UTType { UTType(number: 36954) }
  /// `com.apple.applescript.script-bundle`, Script bundle; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var osaScriptBundle: UTType { UTType(number: 12336) }
  /// `com.netscape.javascript-source`, JavaScript; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var javaScript: UTType { UTType(number: 36990) }
  /// `public.shell-script`, shell script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var shellScript: UTType { UTType(number: 36939) }
  /// `public.perl-script`, Perl script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var perlScript: UTType { UTType(number: 36937) }
  /// `public.python-script`, Python script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pythonScript: UTType { UTType(number: 36941) }
  /// `public.ruby-script`, Ruby script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rubyScript: UTType { UTType(number: 36876) }
  /// `public.php-script`, PHP script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var phpScript: UTType { UTType(number: 36906) }
  /// `public.make-source`, Makefile; macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0 and later on Apple's systems.
  public static var makefile: UTType { UTType(number: 36983) }
  /// `public.json`, JSON; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var json: UTType { UTType(number: 38998) }
  /// `com.apple.property-list`, property list; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var propertyList: UTType { UTType(number: 30749) }
  /// `com.apple.xml-property-list`, XML property list; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var xmlPropertyList: UTType { UTType(number: 30740) }
  /// `com.apple.binary-property-list`, binary property list; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var binaryPropertyList: UTType { UTType(number: 30747) }
  /// `com.adobe.pdf`, PDF document; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pdf: UTType { UTType(number: 10285) }
  /// `com.apple.rtfd`, rich text with attachments (RTFD); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rtfd: UTType { UTType(number: 10326) }
  /// `com.apple.flat-rtfd`, rich text with attachments (RTFD) data; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var flatRTFD: UTType { UTType(number: 10426) }
  /// `com.apple.webarchive`, web archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var webArchive: UTType { UTType(number: 10414) }
  /// `public.image`, image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var image: UTType { UTType(number: 20506) }
  /// `public.jpeg`, JPEG image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var jpeg: UTType { UTType(number: 20528) }
  /// `public.tiff`, TIFF image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var tiff: UTType { UTType(number: 20540) }
  /// `com.compuserve.gif`, GIF image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var gif: UTType { UTType(number: 20603) }
  /// `public.png`, PNG image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var png: UTType { UTType(number: 20595) }
  /// `com.apple.icns`, Apple icon image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var icns: UTType { UTType(number: 20606) }
  /// `com.microsoft.bmp`, Windows BMP image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bmp: UTType { UTType(number: 20512) }
  /// `com.microsoft.ico`, Windows icon image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var ico: UTType { UTType(number: 20497) }
  /// `public.camera-raw-image`, camera raw image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rawImage: UTType { UTType(number: 32803) }
  /// `public.svg-image`, SVG image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var svg: UTType { UTType(number: 20582) }
  /// `com.apple.live-photo`, Live Photo; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var livePhoto: UTType { UTType(number: 20571) }
  /// `public.heif`, HEIF Image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var heif: UTType { UTType(number: 20554) }
  /// `public.heic`, HEIF Image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var heic: UTType { UTType(number: 20598) }
  /// `public.heics`, HEIF Image Sequence; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var heics: UTType { UTType(number: 20547) }
  /// `org.webmproject.webp`, WebP Image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var webP: UTType { UTType(number: 20566) }
  /// `com.ilm.openexr-image`, OpenEXR image; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var exr: UTType { UTType(number: 20511) }
  /// `com.adobe.raw-image`, Adobe raw image; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var dng: UTType { UTType(number: 32785) }
  /// `public.jpeg-xl`, JPEG XL; macOS 15.2, iOS 18.2, tvOS 18.2, watchOS 11.2 and later on Apple's systems.
  public static var jpegxl: UTType { UTType(number: 20538) }
  /// `public.3d-content`, 3D Content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var threeDContent: UTType { UTType(number: 40988) }
  /// `com.pixar.universal-scene-description`, Universal Scene Description; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var usd: UTType { UTType(number: 40962) }
  /// `com.pixar.universal-scene-description-mobile`, Universal Scene Description Package; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var usdz: UTType { UTType(number: 40969) }
  /// `com.apple.reality`, Reality File; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var realityFile: UTType { UTType(number: 40968) }
  /// `com.apple.scenekit.scene`, SceneKit serialized format; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var sceneKitScene: UTType { UTType(number: 40960) }
  /// `com.apple.arobject`, AR Reference Object; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var arReferenceObject: UTType { UTType(number: 40991) }
  /// `public.audiovisual-content`, Audiovisual Content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var audiovisualContent: UTType { UTType(number: 4228) }
  /// `public.movie`, movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var movie: UTType { UTType(number: 4106) }
  /// `public.video`, video; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var video: UTType { UTType(number: 4208) }
  /// `public.audio`, Audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var audio: UTType { UTType(number: 4109) }
  /// `com.apple.quicktime-movie`, QuickTime movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var quickTimeMovie: UTType { UTType(number: 4233) }
  /// `public.mpeg`, MPEG movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg: UTType { UTType(number: 4255) }
  /// `public.mpeg-2-video`, MPEG-2 video; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg2Video: UTType { UTType(number: 4275) }
  /// `public.mpeg-2-transport-stream`, MPEG-2 Transport Stream; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg2TransportStream: UTType { UTType(number: 4100) }
  /// `public.mp3`, MP3 audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mp3: UTType { UTType(number: 4179) }
  /// `public.mpeg-4`, MPEG-4 movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg4Movie: UTType { UTType(number: 4190) }
  /// `public.mpeg-4-audio`, MPEG-4 audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg4Audio: UTType { UTType(number: 4167) }
  /// `com.apple.protected-mpeg-4-audio`, protected MPEG-4 audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleProtectedMPEG4Audio: UTType { UTType(number: 4199) }
  /// `com.apple.protected-mpeg-4-video`, protected MPEG-4 movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleProtectedMPEG4Video: UTType { UTType(number: 4213) }
  /// `public.avi`, AVI movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var avi: UTType { UTType(number: 4345) }
  /// `public.aiff-audio`, AIFF audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var aiff: UTType { UTType(number: 4324) }
  /// `com.microsoft.waveform-audio`, Waveform audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var wav: UTType { UTType(number: 4152) }
  /// `public.midi-audio`, MIDI audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var midi: UTType { UTType(number: 4234) }
  /// `public.playlist`, playlist; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var playlist: UTType { UTType(number: 4111) }
  /// `public.m3u-playlist`, M3U Playlist; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var m3uPlaylist: UTType { UTType(number: 4112) }
  /// `public.folder`, folder; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var folder: UTType { UTType(number: 14361) }
  /// `public.volume`, volume; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var volume: UTType { UTType(number: 14357) }
  /// `com.apple.package`, Package; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var package: UTType { UTType(number: 12349) }
  /// `com.apple.bundle`, bundle; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bundle: UTType { UTType(number: 12319) }
  /// `com.apple.plugin`, plug-in; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pluginBundle: UTType { UTType(number: 12403) }
  /// `com.apple.metadata-importer`, Spotlight importer; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var spotlightImporter: UTType { UTType(number: 12369) }
  /// `com.apple.quicklook-generator`, QuickLook preview generator; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var quickLookGenerator: UTType { UTType(number: 12294) }
  /// `com.apple.xpc-service`, XPC Service; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var xpcService: UTType { UTType(number: 12338) }
  /// `com.apple.framework`, framework; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var framework: UTType { UTType(number: 12308) }
  /// `com.apple.application`, application; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var application: UTType { UTType(number: 12353) }
  /// `com.apple.application-bundle`, application; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var applicationBundle: UTType { UTType(number: 12345) }
  /// `com.apple.application-and-system-extension`, Application and System Extension; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var applicationExtension: UTType { UTType(number: 12392) }
  /// `public.unix-executable`, Unix executable; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var unixExecutable: UTType { UTType(number: 12348) }
  /// `com.microsoft.windows-executable`, Microsoft Windows application; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var exe: UTType { UTType(number: 12394) }
  /// `com.apple.systempreference.prefpane`, System Preference pane; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var systemPreferencesPane: UTType { UTType(number: 12355) }
  /// `public.archive`, file archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var archive: UTType { UTType(number: 2171) }
  /// `org.gnu.gnu-zip-archive`, GZip archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var gzip: UTType { UTType(number: 2069) }
  /// `public.bzip2-archive`, Bzip2 archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bz2: UTType { UTType(number: 2144) }
  /// `public.zip-archive`, Zip archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var zip: UTType { UTType(number: 2125) }
  /// `com.apple.archive`, Apple Archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleArchive: UTType { UTType(number: 2170) }
  /// `public.tar-archive`, tar archive; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var tarArchive: UTType { UTType(number: 2070) }
  /// `public.spreadsheet`, Spreadsheet; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var spreadsheet: UTType { UTType(number: 10312) }
  /// `public.presentation`, presentation; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var presentation: UTType { UTType(number: 10458) }
  /// `public.database`, database; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var database: UTType { UTType(number: 34833) }
  /// `public.message`, message; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var message: UTType { UTType(number: 6170) }
  /// `public.contact`, contact information; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var contact: UTType { UTType(number: 6169) }
  /// `public.vcard`, electronic business card; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var vCard: UTType { UTType(number: 6151) }
  /// `public.to-do-item`, to-do item; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var toDoItem: UTType { UTType(number: 6147) }
  /// `public.calendar-event`, calendar event; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var calendarEvent: UTType { UTType(number: 6158) }
  /// `public.email-message`, email message; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var emailMessage: UTType { UTType(number: 6164) }
  /// `com.apple.internet-location`, internet location; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var internetLocation: UTType { UTType(number: 22566) }
  /// `com.microsoft.internet-shortcut`, Windows Internet shortcut; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var internetShortcut: UTType { UTType(number: 22532) }
  /// `public.font`, font; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var font: UTType { UTType(number: 16389) }
  /// `public.bookmark`, Bookmark; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bookmark: UTType { UTType(number: 22560) }
  /// `com.rsa.pkcs-12`, personal information exchange (PKCS#12); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pkcs12: UTType { UTType(number: 30726) }
  /// `public.x509-certificate`, certificate (X.509); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var x509Certificate: UTType { UTType(number: 30748) }
  /// `org.idpf.epub-container`, EPUB publication; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var epub: UTType { UTType(number: 10439) }
  /// `public.log`, Log file; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var log: UTType { UTType(number: 24589) }
  /// `com.apple.haptics.ahap`, Apple Haptics Audio Pattern; macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0 and later on Apple's systems.
  public static var ahap: UTType { UTType(number: 4321) }
  /// `public.geojson`, GeoJSON; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var geoJSON: UTType { UTType(number: 38968) }
  /// `com.apple.linkpresentation.metadata`, Link Presentation URL Metadata; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var linkPresentationMetadata: UTType { UTType(number: 22543) }
  /// `net.daringfireball.markdown`, Markdown text file; macOS 27.0, iOS 27.0, tvOS 27.0, watchOS 27.0 and later on Apple's systems.
  public static var markdown: UTType { UTType(number: 39022) }
}
