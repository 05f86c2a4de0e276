// Generated from TypeTables/ by `swift run type-table-compiler TypeTables Sources/UniformTypes/Generated`: do not edit.
// swift-format-ignore-file

extension UTType {
  /// `public.item`, item; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var item: UTType { UTType(row: 1312) }
  /// `public.content`, content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var content: UTType { UTType(row: 1259) }
  /// `public.composite-content`, content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var compositeContent: UTType { UTType(row: 1256) }
  /// `public.disk-image`, disk image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var diskImage: UTType { UTType(row: 1268) }
  /// `public.data`, data; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var data: UTType { UTType(row: 1263) }
  /// `public.directory`, directory; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var directory: UTType { UTType(row: 1267) }
  /// `com.apple.resolvable`, resolvable; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var resolvable: UTType { UTType(row: 829) }
  /// `public.symlink`, symbolic link; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var symbolicLink: UTType { UTType(row: 1379) }
  /// `public.executable`, executable; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var executable: UTType { UTType(row: 1283) }
  /// `com.apple.mount-point`, mount point; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mountPoint: UTType { UTType(row: 777) }
  /// `com.apple.alias-file`, alias; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var aliasFile: UTType { UTType(row: 30) }
  /// `com.apple.bookmark`, bookmark; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var urlBookmarkData: UTType { UTType(row: 59) }
  /// `public.url`, URL; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var url: UTType { UTType(row: 1392) }
  /// `public.file-url`, file URL; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var fileURL: UTType { UTType(row: 1286) }
  /// `public.text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var text: UTType { UTType(row: 1384) }
  /// `public.plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var plainText: UTType { UTType(row: 1353) }
  /// `public.utf8-plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf8PlainText: UTType { UTType(row: 1396) }
  /// `public.utf16-external-plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf16ExternalPlainText: UTType { UTType(row: 1394) }
  /// `public.utf16-plain-text`, text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf16PlainText: UTType { UTType(row: 1395) }
  /// `public.delimited-values-text`, delimited text values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var delimitedText: UTType { UTType(row: 1265) }
  /// `public.comma-separated-values-text`, comma-separated values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var commaSeparatedText: UTType { UTType(row: 1255) }
  /// `public.tab-separated-values-text`, tab-separated values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var tabSeparatedText: UTType { UTType(row: 1380) }
  /// `public.utf8-tab-separated-values-text`, tab-separated values; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var utf8TabSeparatedText: UTType { UTType(row: 1397) }
  /// `public.rtf`, rich text (RTF); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rtf: UTType { UTType(row: 1365) }
  /// `public.html`, HTML text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var html: UTType { UTType(row: 1309) }
  /// `public.xml`, XML text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var xml: UTType { UTType(row: 1406) }
  /// `public.yaml`, YAML; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var yaml: UTType { UTType(row: 1408) }
  /// `public.css`, CSS; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var css: UTType { UTType(row: 1262) }
  /// `public.source-code`, source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var sourceCode: UTType { UTType(row: 1370) }
  /// `public.assembly-source`, assembly source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var assemblyLanguageSource: UTType { UTType(row: 1222) }
  /// `public.c-source`, C source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cSource: UTType { UTType(row: 1244) }
  /// `public.objective-c-source`, Objective-C source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var objectiveCSource: UTType { UTType(row: 1342) }
  /// `public.swift-source`, Swift Source Code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var swiftSource: UTType { UTType(row: 1378) }
  /// `public.c-plus-plus-source`, C++ source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cPlusPlusSource: UTType { UTType(row: 1242) }
  /// `public.objective-c-plus-plus-source`, Objective-C++ source code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var objectiveCPlusPlusSource: UTType { UTType(row: 1340) }
  /// `public.c-header`, C header code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cHeader: UTType { UTType(row: 1239) }
  /// `public.c-plus-plus-header`, C++ header code; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var cPlusPlusHeader: UTType { UTType(row: 1240) }
  /// `public.script`, script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var script: UTType { UTType(row: 1367) }
  /// `com.apple.applescript.text`, AppleScript text; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleScript: UTType { UTType(row: 41) }
  /// `com.apple.applescript.script`, AppleScript; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var osaScript: UTType { UTType(row: 39) }
  /// `com.apple.applescript.script-bundle`, Script bundle; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var osaScriptBundle: UTType { UTType(row: 40) }
  /// `com.netscape.javascript-source`, JavaScript; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var javaScript: UTType { UTType(row: 1059) }
  /// `public.shell-script`, shell script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var shellScript: UTType { UTType(row: 1368) }
  /// `public.perl-script`, Perl script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var perlScript: UTType { UTType(row: 1351) }
  /// `public.python-script`, Python script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pythonScript: UTType { UTType(row: 1362) }
  /// `public.ruby-script`, Ruby script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rubyScript: UTType { UTType(row: 1366) }
  /// `public.php-script`, PHP script; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var phpScript: UTType { UTType(row: 1352) }
  /// `public.make-source`, Makefile; macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0 and later on Apple's systems.
  public static var makefile: UTType { UTType(row: 1321) }
  /// `public.json`, JSON; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var json: UTType { UTType(row: 1316) }
  /// `com.apple.property-list`, property list; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var propertyList: UTType { UTType(row: 818) }
  /// `com.apple.xml-property-list`, XML property list; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var xmlPropertyList: UTType { UTType(row: 1000) }
  /// `com.apple.binary-property-list`, binary property list; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var binaryPropertyList: UTType { UTType(row: 54) }
  /// `com.adobe.pdf`, PDF document; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pdf: UTType { UTType(row: 7) }
  /// `com.apple.rtfd`, rich text with attachments (RTFD); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rtfd: UTType { UTType(row: 831) }
  /// `com.apple.flat-rtfd`, rich text with attachments (RTFD) data; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var flatRTFD: UTType { UTType(row: 115) }
  /// `com.apple.webarchive`, web archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var webArchive: UTType { UTType(row: 991) }
  /// `public.image`, image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var image: UTType { UTType(row: 1310) }
  /// `public.jpeg`, JPEG image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var jpeg: UTType { UTType(row: 1313) }
  /// `public.tiff`, TIFF image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var tiff: UTType { UTType(row: 1385) }
  /// `com.compuserve.gif`, GIF image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var gif: UTType { UTType(row: 1014) }
  /// `public.png`, PNG image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var png: UTType { UTType(row: 1356) }
  /// `com.apple.icns`, Apple icon image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var icns: UTType { UTType(row: 151) }
  /// `com.microsoft.bmp`, Windows BMP image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bmp: UTType { UTType(row: 1033) }
  /// `com.microsoft.ico`, Windows icon image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var ico: UTType { UTType(row: 1041) }
  /// `public.camera-raw-image`, camera raw image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var rawImage: UTType { UTType(row: 1247) }
  /// `public.svg-image`, SVG image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var svg: UTType { UTType(row: 1377) }
  /// `com.apple.live-photo`, Live Photo; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var livePhoto: UTType { UTType(row: 633) }
  /// `public.heif`, HEIF Image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var heif: UTType { UTType(row: 1306) }
  /// `public.heic`, HEIF Image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var heic: UTType { UTType(row: 1304) }
  /// `public.heics`, HEIF Image Sequence; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var heics: UTType { UTType(row: 1305) }
  /// `org.webmproject.webp`, WebP Image; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var webP: UTType { UTType(row: 1161) }
  /// `com.ilm.openexr-image`, OpenEXR image; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var exr: UTType { UTType(row: 1021) }
  /// `com.adobe.raw-image`, Adobe raw image; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var dng: UTType { UTType(row: 15) }
  /// `public.jpeg-xl`, JPEG XL; macOS 15.2, iOS 18.2, tvOS 18.2, watchOS 11.2 and later on Apple's systems.
  public static var jpegxl: UTType { UTType(row: 1315) }
  /// `public.3d-content`, 3D Content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var threeDContent: UTType { UTType(row: 1164) }
  /// `com.pixar.universal-scene-description`, Universal Scene Description; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var usd: UTType { UTType(row: 1069) }
  /// `com.pixar.universal-scene-description-mobile`, Universal Scene Description Package; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var usdz: UTType { UTType(row: 1070) }
  /// `com.apple.reality`, Reality File; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var realityFile: UTType { UTType(row: 828) }
  /// `com.apple.scenekit.scene`, SceneKit serialized format; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var sceneKitScene: UTType { UTType(row: 836) }
  /// `com.apple.arobject`, AR Reference Object; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var arReferenceObject: UTType { UTType(row: 51) }
  /// `public.audiovisual-content`, Audiovisual Content; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var audiovisualContent: UTType { UTType(row: 1225) }
  /// `public.movie`, movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var movie: UTType { UTType(row: 1326) }
  /// `public.video`, video; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var video: UTType { UTType(row: 1400) }
  /// `public.audio`, Audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var audio: UTType { UTType(row: 1224) }
  /// `com.apple.quicktime-movie`, QuickTime movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var quickTimeMovie: UTType { UTType(row: 827) }
  /// `public.mpeg`, MPEG movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg: UTType { UTType(row: 1331) }
  /// `public.mpeg-2-video`, MPEG-2 video; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg2Video: UTType { UTType(row: 1333) }
  /// `public.mpeg-2-transport-stream`, MPEG-2 Transport Stream; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg2TransportStream: UTType { UTType(row: 1332) }
  /// `public.mp3`, MP3 audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mp3: UTType { UTType(row: 1328) }
  /// `public.mpeg-4`, MPEG-4 movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg4Movie: UTType { UTType(row: 1334) }
  /// `public.mpeg-4-audio`, MPEG-4 audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var mpeg4Audio: UTType { UTType(row: 1335) }
  /// `com.apple.protected-mpeg-4-audio`, protected MPEG-4 audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleProtectedMPEG4Audio: UTType { UTType(row: 819) }
  /// `com.apple.protected-mpeg-4-video`, protected MPEG-4 movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleProtectedMPEG4Video: UTType { UTType(row: 821) }
  /// `public.avi`, AVI movie; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var avi: UTType { UTType(row: 1232) }
  /// `public.aiff-audio`, AIFF audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var aiff: UTType { UTType(row: 1171) }
  /// `com.microsoft.waveform-audio`, Waveform audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var wav: UTType { UTType(row: 1046) }
  /// `public.midi-audio`, MIDI audio; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var midi: UTType { UTType(row: 1323) }
  /// `public.playlist`, playlist; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var playlist: UTType { UTType(row: 1354) }
  /// `public.m3u-playlist`, M3U Playlist; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var m3uPlaylist: UTType { UTType(row: 1320) }
  /// `public.folder`, folder; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var folder: UTType { UTType(row: 1289) }
  /// `public.volume`, volume; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var volume: UTType { UTType(row: 1401) }
  /// `com.apple.package`, Package; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var package: UTType { UTType(row: 788) }
  /// `com.apple.bundle`, bundle; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bundle: UTType { UTType(row: 60) }
  /// `com.apple.plugin`, plug-in; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pluginBundle: UTType { UTType(row: 800) }
  /// `com.apple.metadata-importer`, Spotlight importer; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var spotlightImporter: UTType { UTType(row: 774) }
  /// `com.apple.quicklook-generator`, QuickLook preview generator; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var quickLookGenerator: UTType { UTType(row: 825) }
  /// `com.apple.xpc-service`, XPC Service; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var xpcService: UTType { UTType(row: 1001) }
  /// `com.apple.framework`, framework; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var framework: UTType { UTType(row: 117) }
  /// `com.apple.application`, application; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var application: UTType { UTType(row: 43) }
  /// `com.apple.application-bundle`, application; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var applicationBundle: UTType { UTType(row: 45) }
  /// `com.apple.application-and-system-extension`, Application and System Extension; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var applicationExtension: UTType { UTType(row: 44) }
  /// `public.unix-executable`, Unix executable; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var unixExecutable: UTType { UTType(row: 1391) }
  /// `com.microsoft.windows-executable`, Microsoft Windows application; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var exe: UTType { UTType(row: 1048) }
  /// `com.apple.systempreference.prefpane`, System Preference pane; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var systemPreferencesPane: UTType { UTType(row: 858) }
  /// `public.archive`, file archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var archive: UTType { UTType(row: 1221) }
  /// `org.gnu.gnu-zip-archive`, GZip archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var gzip: UTType { UTType(row: 1100) }
  /// `public.bzip2-archive`, Bzip2 archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bz2: UTType { UTType(row: 1238) }
  /// `public.zip-archive`, Zip archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var zip: UTType { UTType(row: 1410) }
  /// `com.apple.archive`, Apple Archive; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var appleArchive: UTType { UTType(row: 50) }
  /// `public.tar-archive`, tar archive; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var tarArchive: UTType { UTType(row: 1381) }
  /// `public.spreadsheet`, Spreadsheet; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var spreadsheet: UTType { UTType(row: 1373) }
  /// `public.presentation`, presentation; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var presentation: UTType { UTType(row: 1360) }
  /// `public.database`, database; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var database: UTType { UTType(row: 1264) }
  /// `public.message`, message; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var message: UTType { UTType(row: 1322) }
  /// `public.contact`, contact information; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var contact: UTType { UTType(row: 1258) }
  /// `public.vcard`, electronic business card; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var vCard: UTType { UTType(row: 1399) }
  /// `public.to-do-item`, to-do item; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var toDoItem: UTType { UTType(row: 1386) }
  /// `public.calendar-event`, calendar event; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var calendarEvent: UTType { UTType(row: 1246) }
  /// `public.email-message`, email message; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var emailMessage: UTType { UTType(row: 1281) }
  /// `com.apple.internet-location`, internet location; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var internetLocation: UTType { UTType(row: 231) }
  /// `com.microsoft.internet-shortcut`, Windows Internet shortcut; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var internetShortcut: UTType { UTType(row: 1042) }
  /// `public.font`, font; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var font: UTType { UTType(row: 1290) }
  /// `public.bookmark`, Bookmark; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var bookmark: UTType { UTType(row: 1237) }
  /// `com.rsa.pkcs-12`, personal information exchange (PKCS#12); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var pkcs12: UTType { UTType(row: 1076) }
  /// `public.x509-certificate`, certificate (X.509); macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var x509Certificate: UTType { UTType(row: 1402) }
  /// `org.idpf.epub-container`, EPUB publication; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var epub: UTType { UTType(row: 1103) }
  /// `public.log`, Log file; macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0 and later on Apple's systems.
  public static var log: UTType { UTType(row: 1319) }
  /// `com.apple.haptics.ahap`, Apple Haptics Audio Pattern; macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0 and later on Apple's systems.
  public static var ahap: UTType { UTType(row: 130) }
  /// `public.geojson`, GeoJSON; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var geoJSON: UTType { UTType(row: 1296) }
  /// `com.apple.linkpresentation.metadata`, Link Presentation URL Metadata; macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0 and later on Apple's systems.
  public static var linkPresentationMetadata: UTType { UTType(row: 632) }
}
