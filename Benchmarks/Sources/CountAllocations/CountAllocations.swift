import FileIdentification
import Samples
import UniformTypes

/// Repeats one operation: `Scripts/check-allocations` runs it with two counts and compares the allocations, to exclude those
/// of the start-up.
@main enum CountAllocations {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let times = Int(arguments[2]) else {
      print((operations.keys.sorted() + SampleFamily.all.map(\.name)).joined(separator: "\n"))
      return
    }
    if let family = SampleFamily.all.first(where: { $0.name == arguments[1] }) {
      return try identify(family, times)
    }
    guard let operation = operations[arguments[1]] else { fatalError("no operation '\(arguments[1])'") }
    var sum = 0
    for index in 0..<times { sum &+= operation(index) ? 1 : 0 }
    print(sum)
  }

  /// Identifies the files of a family by name and content, like the command.
  private static func identify(_ family: SampleFamily, _ times: Int) throws {
    let files = try family.files()
    let identifier = FileIdentifier(.init(magic: .omitted))
    var proven = 0
    for index in 0..<times {
      let file = files[index % files.count]
      if try identifier.identify(bytes: file.bytes, name: file.name).certainty == .proven { proven += 1 }
    }
    print(proven)
  }

  private static let targets: [UTType] = [.image, .movie, .audio, .text, .data, .archive, .folder, .heic]
  private static let types: [UTType] = [.heic, .quickTimeMovie, .mp3, .json, .pdf, .zip, .rtfd, .jpeg]
  private static let extensions = ["heic", "MOV", "mp3", "json", "pdf", "zip", "docx", "mobileconfig"]
  private static let mimeTypes = [
    "image/heic", "video/quicktime", "audio/mpeg", "application/json", "APPLICATION/PDF", "application/zip",
    "text/plain", "image/jpeg",
  ]
  private static let identifiers = [
    "public.heic", "com.apple.quicktime-movie", "public.mp3", "PUBLIC.JSON", "com.adobe.pdf",
    "public.zip-archive",
    "com.apple.rtfd", "public.jpeg",
  ]

  private static let operations: [String: @Sendable (Int) -> Bool] = [
    "conforms": { types[$0 & 7].conforms(to: targets[($0 >> 3) & 7]) },
    "extension": { UTType(filenameExtension: extensions[$0 & 7]) != nil },
    "mime": { UTType(mimeType: mimeTypes[$0 & 7]) != nil },
    "identifier": { UTType(identifiers[$0 & 7]) != nil },
    // A control that must allocate.
    "control": { UTType(filenameExtension: "nobodyownsthis\($0 & 7)") != nil },
  ]
}
