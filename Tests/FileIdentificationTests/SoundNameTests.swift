import Testing
import UniformTypes

@testable import FileIdentification

/// Sound alone in movie containers, with names for sound.
@Suite struct SoundNameTests {
  private static let sound = Bytes.track("soun", "mp4a")
  private static let pictures = Bytes.track("vide", "avc1")

  private static func file(_ brand: String, _ tracks: [UInt8]...) -> [UInt8] {
    Bytes.ftyp(brand, brand) + Bytes.box("moov", Bytes.box("mvhd", Bytes.zeros(100)), tracks.flatMap { $0 })
  }

  /// The brands that recorders and programs use for sound.
  static let brands = [
    "qt  ", "M4A ", "M4B ", "isom", "iso2", "mp42", "mp41", "dash", "3gp4", "3gp5", "3gr6", "3g2a", "F4A ",
    "M4V ",
    "x-zz",
  ]

  /// A name for sound and its type.
  static let names = [
    ("a.m4a", "com.apple.m4a-audio"), ("a.M4A", "com.apple.m4a-audio"),
    ("a.m4r", "com.apple.mpeg-4-ringtone"), ("a.m4b", "com.apple.protected-mpeg-4-audio-b"),
    ("a.qta", "com.apple.quicktime-audio"), ("a.3ga", "org.3gpp.3gpp-audio"),
  ]

  private static func identify(_ name: String?, _ bytes: [UInt8]) throws -> Identification {
    try FileIdentifier(
      FileIdentifier.Options(registry: .standard, magic: .omitted, keepsEvidence: true)
    ).identify(bytes: bytes, name: name)
  }

  @Test(arguments: brands, names) func soundNameIsKeptWithEveryBrand(
    brand: String, name: (String, String)
  ) throws {
    // Text, time code and metadata tracks are no pictures.
    for further in [
      [], Bytes.track("tmcd", "tmcd"), Bytes.track("meta", "mebx"), Bytes.track("text", "text"),
    ] {
      let answer = try Self.identify(name.0, Self.file(brand, Self.sound, further))
      // An audiobook's brand outranks a name for music.
      let isBook = brand == "M4B " && name.1 == "com.apple.m4a-audio"
      #expect(answer.type.identifier == (isBook ? "com.apple.protected-mpeg-4-audio-b" : name.1))
      #expect(![.mismatch, .sibling].contains(answer.agreement))
      #expect(answer.type.conforms(to: .audio))
    }
  }

  @Test(arguments: names) func picturesContradictSoundNames(_ name: (String, String)) throws {
    for brand in ["qt  ", "isom", "3gp4"] {
      let answer = try Self.identify(name.0, Self.file(brand, Self.sound, Self.pictures))
      #expect(answer.type.conforms(to: .movie))
      #expect(answer.agreement == .mismatch)
      #expect(answer.reason?.contains("video track") == true)
    }
  }

  /// Sound alone is never reported as having pictures; other names are still contradicted.
  @Test(arguments: brands) func reasonsNameOnlyExistingTracks(_ brand: String) throws {
    for name in ["a.aac", "a.mp3", "a.amr", "a.wav", "a.aax", "a.m4p", "a.mp4", "a.mov"] {
      let answer = try Self.identify(name, Self.file(brand, Self.sound))
      #expect(answer.reason?.contains("video track") != true, "\(name)")
    }
    #expect(try Self.identify("a.mp3", Self.file(brand, Self.sound)).agreement == .sibling || brand == "x-zz")
  }

  /// Names of movies with sound alone.
  @Test(arguments: [
    ("a.mp4", "isom", "public.mpeg-4-audio"), ("a.mp4", "M4A ", "com.apple.m4a-audio"),
    ("a.mp4", "3gp4", "public.3gpp"), ("a.3gp", "3gp4", "public.3gpp"),
    ("a.mov", "qt  ", "com.apple.quicktime-movie"),
    ("a", "qt  ", "com.apple.quicktime-movie"), ("a", "3gp4", "public.3gpp"),
  ]) func movieNamesWithSoundAlone(name: String, brand: String, type: String) throws {
    let answer = try Self.identify(name, Self.file(brand, Self.sound))
    #expect(answer.type.identifier == type)
    #expect(![.mismatch, .sibling].contains(answer.agreement))
  }

  @Test func protectedSoundIsNoMusic() throws {
    let drm = Bytes.ftyp("M4A ", "M4A ") + Bytes.movie(Bytes.track("soun", "drms"))
    #expect(try Self.identify("a.m4a", drm).agreement == .sibling)
    #expect(try Self.identify("a.m4r", Self.file("aax ", Self.sound)).agreement == .sibling)
  }

  /// Files with the same type and name, some with pictures: each has its own verdict.
  @Test func verdictsAreCachedPerTracks() throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    let (alone, both) = (Self.file("qt  ", Self.sound), Self.file("qt  ", Self.sound, Self.pictures))
    let neither = Self.file("qt  ", Bytes.track("text", "text"))
    for bytes in [both, alone, neither, both, alone, both, neither, alone] {
      let expected = try Self.identify("a.qta", bytes)
      let answer = try identifier.identify(bytes: bytes, name: "a.qta")
      #expect(answer.type == expected.type)
      #expect(answer.agreement == expected.agreement)
    }
  }

  private static func realMedia(_ streams: String..., data: Bool = true) -> [UInt8] {
    let headers = streams.flatMap { (mediaType: String) -> [UInt8] in
      let name = "The stream"
      let body =
        Bytes.zeros(32) + [UInt8(name.utf8.count)] + Bytes.ascii(name) + [UInt8(mediaType.utf8.count)]
        + Bytes.ascii(mediaType) + Bytes.zeros(4)
      return Bytes.ascii("MDPR") + Bytes.big32(body.count + 8) + body
    }
    return Bytes.ascii(".RMF") + Bytes.big32(18) + Bytes.zeros(10) + Bytes.ascii("PROP") + Bytes.big32(50)
      + Bytes.zeros(42) + headers + (data ? Bytes.ascii("DATA") + Bytes.big32(18) + Bytes.zeros(10) : [])
  }

  @Test(arguments: [
    ("a.ra", realMedia("audio/x-pn-realaudio"), "com.real.realaudio", Identification.Agreement.nameRefines),
    ("a.rm", realMedia("audio/x-pn-realaudio"), "com.real.realmedia", .confirmed),
    (
      "a.rmvb", realMedia("audio/x-pn-realaudio", "video/x-pn-realvideo"), "com.real.realmedia-vbr",
      .nameRefines
    ),
    ("a.ra", realMedia("audio/x-pn-realaudio", "video/x-pn-realvideo"), "com.real.realmedia", .mismatch),
    ("a.ra", realMedia("logical-fileinfo", data: false), "com.real.realaudio", .nameRefines),
    ("a.mp3", realMedia("audio/x-pn-realaudio"), "com.real.realmedia", .sibling),
  ]) func realMediaStreams(
    name: String, bytes: [UInt8], type: String, agreement: Identification.Agreement
  ) throws {
    let answer = try Self.identify(name, bytes)
    #expect(answer.type.identifier == type)
    #expect(answer.agreement == agreement)
  }

  @Test(arguments: 0...120) func truncatedRealMedia(_ length: Int) throws {
    let bytes = Array(Self.realMedia("video/x-pn-realvideo").prefix(length))
    let answer = try Self.identify(nil, bytes)
    if length > 6 { #expect(answer.type.identifier == "com.real.realmedia") }
  }
}
