import MediaMetadata
import Testing

@Suite struct KeyedTextsTests {
  private static let keys = [
    "com.apple.quicktime.make": "Apple", "com.apple.quicktime.author": "ReplayKitRecording", "©day": "2024",
    "cafe\u{301}": "decomposed",
  ]

  @Test(arguments: [[:], ["©day": "2024"], keys])
  func convertsToDictionary(_ keys: [String: String]) {
    var metadata = MediaMetadata()
    metadata.movieKeys = keys
    metadata.trackKeys = keys
    #expect(metadata.movieKeys == keys)
    #expect(metadata.trackKeys == keys)
    metadata.dropUnshownFields()
    #expect(metadata.movieKeys.isEmpty && metadata.trackKeys.isEmpty)
  }

  @Test func setsAndRemovesKeys() {
    var metadata = MediaMetadata()
    metadata.movieKeys = Self.keys
    metadata.movieKeys["©day"] = "2025"
    #expect(metadata.movieKeys["©day"] == "2025")
    metadata.movieKeys["©day"] = nil
    #expect(metadata.movieKeys.count == Self.keys.count - 1)
  }

  @Test func equalityIgnoresOrder() {
    var one = MediaMetadata()
    var other = MediaMetadata()
    for key in Self.keys.keys.sorted() { one.movieKeys[key] = Self.keys[key] }
    for key in Self.keys.keys.sorted(by: >) { other.movieKeys[key] = Self.keys[key] }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func subtypeRulesUseKeys() {
    var metadata = MediaMetadata()
    metadata.medium = .movie
    #expect(metadata.answer(.screenRecording).value == .unknown)
    metadata.movieKeys = Self.keys
    #expect(metadata.answer(.screenRecording).value == .yes)
    metadata.movieKeys = ["com.apple.quicktime.cinematic-video": ""]
    #expect(metadata.answer(.cinematic).value == .yes)
  }
}
