import PropertyLists
import SystemPackage
import Testing

@testable import MediaItems

/// The requests to the picker program and its answers.
struct PickerScreenTests {
  @Test func requestsHaveEveryField() throws {
    var request = PickerScreenRequest(folder: "Holiday")
    request.filter = "any(livePhotos, panoramas)"
    request.limit = 3
    request.isOrdered = false
    request.preselected = ["A/L0/001"]
    request.allow = "images"
    request.allowedPaths = []
    request.timeout = 1.5
    let read = try #require(try PropertyList.parseJSON(request.json).dictionary)
    #expect(read.entry("version")?.value.integer == 1)
    #expect(read.entry("folder")?.value.string == "Holiday")
    #expect(read.entry("folderBytes") == nil)
    #expect(read.entry("filter")?.value.string == "any(livePhotos, panoramas)")
    #expect(read.entry("limit")?.value.integer == 3)
    #expect(read.entry("ordered")?.value.boolean == false)
    #expect(read.entry("preselected")?.value.array?.map(\.string) == ["A/L0/001"])
    #expect(read.entry("allowedPaths")?.value.array?.isEmpty == true)
    #expect(read.entry("timeout")?.value.real == 1.5)
    #expect(read.entry("search") == nil)
  }

  @Test func foldersKeepTheirBytes() throws {
    let bytes: [CInterop.PlatformChar] = [0x61, CInterop.PlatformChar(bitPattern: 0xFF), 0]
    let request = PickerScreenRequest(folder: FilePath(platformString: bytes))
    let read = try PropertyList.parseJSON(request.json).dictionary
    #expect(read?.entry("folderBytes")?.value.string == "Yf8=")
  }

  @Test func answersAreRead() throws {
    let text = """
      {"version":1,"outcome":"picked","selection":[{"localIdentifier":"B/L0/001","path":"b.jpg"},{"localIdentifier":"A/L0/001"}]}
      """
    let answer = try PickerScreen.answer(Array(text.utf8))
    #expect(answer == PickerScreen.Answer(outcome: "picked", selection: ["B/L0/001", "A/L0/001"]))
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"version":2,"outcome":"picked","selection":[]}"#, #"{"version":1,"selection":[]}"#,
    #"{"version":1,"outcome":"picked","selection":[{"path":"a"}]}"#,
    #"{"version":1,"outcome":"picked","selection":{}}"#,
  ])
  func invalidAnswersAreRejected(text: String) {
    #expect(throws: PickerScreen.Failure.self) { try PickerScreen.answer(Array(text.utf8)) }
  }

  @Test(arguments: [
    "livePhotos", "any(livePhotos, panoramas)", "all(images, not(livePhotos))",
    "playbackStyle(imageAnimated)", "any()",
    "not(all(videos, any(slomoVideos, cinematicVideos)))",
  ])
  func filtersAreWrittenAsTheyAreRead(text: String) throws {
    let filter = try FilterExpression(text).filter
    #expect(filter.words == text)
  }

  @Test func comparisonsHaveNoWords() throws {
    #expect(try FilterExpression("any(livePhotos, duration > 3)").filter.words == nil)
  }

  @Test func aLimitedLibraryHasNothingElse() {
    let library = MediaPickerTests.library
    let seen = library.limited { $0.kind == .video }
    #expect(seen.assets.map(\.item.path) == ["/p/clip.mov"])
    #expect(seen.asset(at: "/p/pano.jpg") == nil)
    #expect(seen.asset(withLocalIdentifier: MediaPickerTests.identifier("/p/pano.jpg")) == nil)
    #expect(seen.assets[0].localIdentifier == MediaPickerTests.identifier("/p/clip.mov"))
  }
}
