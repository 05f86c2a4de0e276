import SystemCalls
import SystemPackage
import Testing

@testable import MediaItems

struct PairingTableTests {
  /// Files in several folders, with identifiers that are shared by two or more, by halves of one kind, or not at all.
  static let files: [(path: FilePath, candidate: PairingCandidate)] = {
    let identifiers: [String?] = [
      "11111111-AAAA-4AAA-8AAA-000000000001", "11111111-AAAA-4AAA-8AAA-000000000002",
      "22222222-AAAA-4AAA-8AAA-000000000001", "no UUID", "another", nil, nil,
    ]
    // A fixed generator, for the same files in every run.
    var state: UInt64 = 88_172_645_463_325_252
    func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    var numbers: [FilePath: Int] = [:]
    var seen: Set<FilePath> = []
    var files: [(path: FilePath, candidate: PairingCandidate)] = []
    while files.count < 400 {
      let folder = FilePath("./Album \(next(6))")
      let isMovie = next(2) == 0
      let mark = ["", "(1)", "_HEVC", "-edited", ""][next(5)]
      let path = folder.appending("IMG_\(next(20))\(mark).\(isMovie ? "MOV" : ["HEIC", "jpg"][next(2)])")
      guard seen.insert(path).inserted else { continue }
      numbers[folder] = numbers[folder] ?? numbers.count
      let moment = Int64(next(3) * 2)
      files.append(
        (
          path,
          PairingCandidate(
            isMovie ? .movie : .still, name: PairingName(path.lastName), folder: numbers[folder] ?? 0,
            identifier: identifiers[next(identifiers.count)], isHEIC: path.extension == "HEIC",
            marksStillTime: isMovie && next(2) == 0, duration: isMovie ? 2 : nil,
            captured: CaptureMoment(seconds: moment, isLocal: true), byteCount: Int64(next(5)),
            embeddedMovieLength: !isMovie && next(9) == 0 ? Int64(next(5)) : nil)
        ))
    }
    return files
  }()

  @Test func equalsPairingRoles() {
    var table = PairingTable()
    for (number, file) in Self.files.enumerated() {
      #expect(table.add(file.path, file.candidate) == number)
    }
    table.matchAll()
    let roles = PairingRole.roles(of: Self.files.map { ($0.path, $0.candidate) })
    #expect(roles.contains { $0 != .alone })
    #expect(roles.contains(.alone))
    for (number, role) in roles.enumerated() {
      #expect(table.path(of: number) == Self.files[number].path)
      #expect(table.isAlone(number) == (role == .alone))
      #expect(table.role(of: number) == role)
    }
  }
}
