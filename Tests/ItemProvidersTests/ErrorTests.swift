import Foundation
import ItemProviders
import Testing
import UniformTypes

@Suite struct ErrorTests {
  @Test func domainAndCodes() {
    #expect(ItemProvider.errorDomain == "NSItemProviderErrorDomain")
    let codes: [ItemProvider.ErrorCode] = [
      .unknownError, .itemUnavailableError, .unexpectedValueClassError, .unavailableCoercionError,
    ]
    #expect(codes.map(\.rawValue) == [-1, -1000, -1100, -1200])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The handler's error.
    var domain: String?
    var code: Int = 0
  }

  static let rows: [Row] = [
    Row(testDescription: "the helper died", domain: NSCocoaErrorDomain, code: 4097),
    Row(testDescription: "the file is gone", domain: NSCocoaErrorDomain, code: 260),
    Row(testDescription: "another domain", domain: "CloudPhotoLibraryErrorDomain", code: 80),
    Row(testDescription: "no error at all", domain: nil),
  ]

  @Test(arguments: rows) func handlerErrorIsUnderlying(_ row: Row) async {
    let provider = ItemProvider()
    let told = row.domain.map { NSError(domain: $0, code: row.code) }
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
      completion(nil, told)
      return nil
    }
    provider.registerFileRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { completion in
      completion(nil, false, told)
      return nil
    }
    for identifier in ["public.png", "public.jpeg"] {
      for error in [await provider.seenData(identifier).error, await provider.seenFile(identifier).error] {
        #expect(error?.domain == ItemProvider.errorDomain && error?.code == -1000)
        #expect(error?.localizedDescription == "Cannot load representation of type \(identifier)")
        let beneath = error?.userInfo[NSUnderlyingErrorKey] as? NSError
        #expect(beneath?.domain == row.domain)
        if row.domain != nil { #expect(beneath?.code == row.code) }
      }
    }
  }

  @Test func aMissingFileIsCocoa260() async {
    let provider = ItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/x.png"), contentType: .png)
    for error in [await provider.seenFile("public.png").error, await provider.seenData("public.png").error] {
      #expect(error?.code == -1000)
      let beneath = error?.userInfo[NSUnderlyingErrorKey] as? NSError
      #expect(beneath?.domain == NSCocoaErrorDomain && beneath?.code == 260)
    }
  }

  @Test func hugeFilesLoadOnlyAsFiles() async throws {
    let folder = try Folder()
    let file = try folder.write("tree/big.mov", "beginning")
    let handle = try FileHandle(forWritingTo: file)
    // A sparse file of a tebibyte.
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    let provider = ItemProvider(contentsOf: file, contentType: .quickTimeMovie)
    provider.offer("public.folder", file.deletingLastPathComponent())
    for identifier in ["public.movie", "public.folder"] {
      let error = await provider.seenData(identifier).error
      #expect(error?.code == -1000)
      let beneath = error?.userInfo[NSUnderlyingErrorKey] as? NSError
      #expect(beneath?.code == CocoaError.fileReadTooLarge.rawValue)
    }
    let size = try await provider.withFileRepresentation(for: .movie) {
      try FileManager.default.attributesOfItem(atPath: $0.path)[.size] as? Int
    }
    #expect(size == 1 << 40)
  }

  @Test func missingResultIsAnError() async {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { _ in nil }
    #expect(await provider.seenData("public.png").error?.code == -1000)
  }

  @Test func theFirstAnswerCounts() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data([1]), nil)
      completion(Data([2]), nil)
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let outcome = Outcome<Data?>()
    provider.loadDataRepresentation(for: .png) { data, _ in outcome.give(data) }
    #expect(await outcome.value() == Data([1]))
    try await Task.sleep(for: .milliseconds(50))
    #expect(outcome.values.count == 1)
  }
}
