import Testing
import TypeDeclarations

@Suite struct AppleSystemTests {
  @Test(arguments: [
    ("iOS18", "iOS18"), ("ios 18.0", "iOS18"), ("IOS18.2", "iOS18.2"), ("18.2", "iOS18.2"), ("27", "iOS27"),
    ("macOS15", "macOS15"), ("MACOS 15.2", "macOS15.2"), ("macOS11", "macOS11"), ("iOS14.08", "iOS14.8"),
    ("macOS26.63", "macOS26.63"),
  ])
  func releasesAreRead(text: String, release: String) {
    #expect(AppleSystem(text)?.description == release)
  }

  @Test(arguments: [
    "", "iOS", "macOS", "iOS13", "iOS19", "19", "25", "28", "99", "macOS10", "macOS10.15", "macOS16",
    "macOS18", "11",
    "tvOS18", "foo", "iOS 18 ", "iOS  18", "18.", ".18", "18.2.1", "18.64", "18,2", "-18", "+18", "1８",
    "99999999999999999999", "18.99999999999999999999", "iOSmacOS15", "macOSiOS15",
  ])
  func othersAreNoReleases(text: String) {
    #expect(AppleSystem(text) == nil)
  }

  @Test func releasesAreNoNumbersBesideThem() {
    #expect(
      AppleSystem(.iOS, 18, -1) == nil && AppleSystem(.iOS, 18, 64) == nil && AppleSystem(.macOS, 25) == nil)
    #expect(AppleSystem(.iOS, 18, 63)?.version == "18.63")
    #expect(AppleSystem(.iOS, versionNumber: -1) == nil && AppleSystem(.iOS, versionNumber: .max) == nil)
  }

  @Test func knownReleasesAreReadAgain() {
    #expect(AppleSystem.known.count == 14)
    for system in AppleSystem.known {
      #expect(AppleSystem(system.description) == system)
      #expect(AppleSystem(system.platform, versionNumber: system.versionNumber) == system)
    }
  }

  @Test func versionsHoldFromTheirFirstReleaseOn() throws {
    let versions = try #require(SystemVersions("macOS 15.2, iOS 18.2, tvOS 18.2, watchOS 11.2"))
    #expect("\(versions)" == "iOS 18.2, macOS 15.2")
    let answers = ["iOS17": false, "iOS18": false, "iOS18.1": false, "iOS18.2": true, "iOS26": true]
      .merging(["macOS15": false, "macOS15.1": false, "macOS15.2": true, "macOS27": true]) { $1 }
    for (text, isThere) in answers {
      #expect(versions.include(try #require(AppleSystem(text))) == isThere, "\(text)")
    }
  }

  @Test(arguments: [
    "", "macOS 15", "iOS 18", "iOS 18, macOS 16", "iOS 18, iOS 17, macOS 15", "18, 15", "iOS18, macOS15",
  ])
  func versionsNeedBothPlatforms(text: String) {
    #expect(SystemVersions(text) == nil)
  }
}
