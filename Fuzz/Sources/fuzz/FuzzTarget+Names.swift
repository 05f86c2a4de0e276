import FileActions
import LoadPlans
import MediaItems
import UniformTypes

extension FuzzTarget {
  /// Targets for names, texts and lists, without a file.
  static let names: [FuzzTarget] = [
    FuzzTarget(name: "filters", about: "filter expressions") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(FilterExpressionError) {
        let expression = try FilterExpression(text)
        // Without a registry every type is valid: types valid with one must stay valid.
        guard (try? FilterExpression(text, in: nil))?.fields == expression.fields else {
          fatalError("a registry adds to what can be read")
        }
      } catch {
        guard (0...text.utf8.count).contains(error.offset) else { fatalError("offset \(error.offset)") }
        _ = error.description
      }
    },
    FuzzTarget(name: "journals", about: "journals of renames, cut anywhere") { bytes in
      let header = Array(#"{"journal":"uti renames","version":1}"#.utf8) + [UInt8(ascii: "\n")]
      for content in [bytes, header + bytes] {
        guard let journal = try? RenameJournal(reading: content) else { continue }
        if journal.isComplete, let planned = journal.planned, planned != journal.entries.count {
          fatalError("\(journal.entries.count) of \(planned) steps are no whole plan")
        }
        // A truncated journal, as a kill leaves it, is readable too.
        for end in [content.count / 2, content.count - 1] where end > 0 {
          guard (try? RenameJournal(reading: Array(content[..<end]))) != nil else {
            fatalError("cut after \(end) of \(content.count) bytes it cannot be read")
          }
        }
      }
    },
    FuzzTarget(name: "pairing", about: "pairs by names, identifiers and times") { bytes in
      var input = FuzzInput(bytes)
      var candidates: [PairingCandidate] = []
      while !input.isEmpty, candidates.count < 40 { candidates.append(candidate(&input)) }
      check(LivePhotoPairing(of: candidates).pairs, of: candidates)
    },
    FuzzTarget(name: "sidecars", about: "owners of sidecars, Takeout's among them") { bytes in
      var input = FuzzInput(bytes)
      let names = input.lines(atMost: 60)
      for owned in Sidecars.owners(amid: names) {
        guard names.indices.contains(owned.sidecar), names.indices.contains(owned.owner),
          owned.sidecar != owned.owner
        else { fatalError("\(owned) of \(names.count) names") }
      }
      let sidecars = Sidecars(amid: names)
      for name in names {
        if let owner = sidecars.owner(of: name), !names.indices.contains(owner) {
          fatalError("owner \(owner)")
        }
      }
    },
    FuzzTarget(name: "bundles", about: "folders that may be a Live Photo") { bytes in
      var input = FuzzInput(bytes)
      let folder = input.line()
      var types: [UTType?] = []
      var entries: [FolderEntry] = []
      while !input.isEmpty, entries.count < 12 {
        types.append(input.choice(of: Self.halves))
        let isFolder = input.byte() % 8 == 7
        let identifier = input.byte() % 3 == 0 ? "A" : nil
        let metadata = input.choice(of: [FolderEntry.Metadata.unread, .livePhoto, .foreign])
        entries.append(
          FolderEntry(input.line(), isFolder: isFolder, contentIdentifier: identifier, metadata: metadata))
      }
      var asked = 0
      let reading = LivePhotoBundle.read(folderNamed: folder, entries: entries) { entry in
        asked += 1
        return entries.firstIndex { $0.name == entry.name }.flatMap { types[$0] }
      }
      if asked > 3 { fatalError("\(asked) entries were looked at") }
      guard let bundle = reading.bundle else { return }
      guard bundle.still != bundle.movie, entries.indices.contains(bundle.still),
        entries.indices.contains(bundle.movie), bundle.metadata.map(entries.indices.contains) ?? true
      else { fatalError("\(bundle)") }
    },
    FuzzTarget(name: "plans", about: "load plans for registered identifiers") { bytes in
      var input = FuzzInput(bytes)
      let purpose = input.choice(of: LoadSituation.Purpose.allCases)
      let context = input.choice(of: LoadSituation.Context.allCases)
      let count = Int(input.byte())
      let size = input.flag() ? input.integer() : nil
      let limit = input.flag() ? input.integer() : nil
      let pixels = input.flag() ? (Int(input.integer()), Int(input.integer())) : nil
      var identifiers: [String] = []
      while !input.isEmpty, identifiers.count < 12 {
        let identifier = input.choice(of: Self.registered + [""])
        identifiers.append(identifier.isEmpty ? input.line() : identifier)
      }
      let plan = LoadPlan(
        for: LoadSituation(
          RegisteredTypes(identifiers), for: purpose, in: context, itemCount: count, byteSize: size,
          pixelSize: pixels, memoryLimit: limit, opensInPlace: Set(identifiers.suffix(2))))
      for identifier in plan.steps.compactMap(\.identifier) where !identifiers.contains(identifier) {
        fatalError("\(identifier) was never registered")
      }
      if plan.steps.contains(where: { ($0.estimatedPeakBytes ?? 0) < 0 }) {
        fatalError("less than no memory")
      }
    },
  ]

  private static let halves: [UTType?] = [
    .heic, .jpeg, .quickTimeMovie, .mpeg4Movie, .propertyList, .png, nil,
  ]

  private static let registered = [
    "public.heic", "public.jpeg", "public.png", "com.compuserve.gif", "com.apple.quicktime-movie",
    "public.mpeg-4", "com.apple.live-photo", "com.apple.live-photo-bundle",
    "com.apple.private.live-photo-bundle", "com.adobe.raw-image", "public.url", "public.file-url",
    "public.plain-text", "com.apple.property-list", "public.folder", "public.data", "public.image",
    "com.apple.private.auto-loop-gif", "org.webmproject.webp",
  ]

  private static func candidate(_ input: inout FuzzInput) -> PairingCandidate {
    let traits = input.byte()
    let name = input.line()
    return PairingCandidate(
      traits & 1 == 0 ? .still : .movie, name: PairingName(name, byteCount: traits & 2 == 0 ? nil : 1000),
      folder: Int(traits >> 6), identifier: traits & 4 == 0 ? nil : input.choice(of: ["A", "a", "B", ""]),
      isHEIC: traits & 8 == 0, marksStillTime: traits & 16 == 0, cameraWritesIdentifiers: traits & 32 == 0,
      duration: input.flag() ? Double(bitPattern: UInt64(bitPattern: input.integer())) : nil,
      captured: input.flag() ? CaptureMoment(seconds: input.integer(), isLocal: input.flag()) : nil,
      byteCount: input.flag() ? input.integer() : nil,
      embeddedMovieLength: input.flag() ? input.integer() : nil)
  }

  private static func check(_ pairs: [LivePhotoPairing.Pair], of candidates: [PairingCandidate]) {
    var taken: Set<Int> = []
    for pair in pairs {
      guard candidates.indices.contains(pair.still), candidates.indices.contains(pair.movie),
        candidates[pair.still].half == .still, candidates[pair.movie].half == .movie
      else { fatalError("\(pair)") }
      guard taken.insert(pair.still).inserted, taken.insert(pair.movie).inserted else {
        fatalError("a half of two pairs: \(pair)")
      }
    }
  }
}
