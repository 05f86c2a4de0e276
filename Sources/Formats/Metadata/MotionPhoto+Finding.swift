internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Finds the movie in a motion photo; flags are only a reason to look, boxes decide.
enum MotionPhoto {
  /// A place where the video may be.
  struct Candidate {
    var form: MotionVideo.Form
    var range: Range<Int64>
    var basis: String
  }

  /// The knowledge of the bytes behind a still.
  enum Rest {
    /// Those of a JPEG, where they were walked; `isCut`: bytes of the file are missing.
    case picture(PictureTail?, isCut: Bool)
    /// Where the still's own boxes end; nil where one is cut.
    case boxes(end: Int64?)
  }

  /// The forms in the order that survives wrong lengths, dropped tails and offsets into nowhere.
  private static let rules: [(form: MotionVideo.Form, because: String)] = [
    (.mpvd, "a box has its own length, which editors must keep right"),
    (.samsungTrailer, "the trailer is found from the end of the file and counts back from itself"),
    (.liveTrailer, "its length counts back from itself, and nothing else stands behind it"),
    (.container, "lengths in the directory are wrong at times, but the newer form"),
    (.microVideo, "one offset, written by older cameras only, and to be ignored beside the newer form"),
    (.appended, "nothing leads to it, and what stands behind the still has to be walked"),
  ]

  /// Looks for the video of the still that `metadata` describe; `boxed` is the contents of a `mpvd` box.
  static func find(
    _ reader: ByteReader, boxed: Range<Int64>? = nil, behind rest: Rest, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let size = reader.byteCount else { return }
    var trailer: SamsungTrailer?
    try metadata.attempt { (_) throws(ReadFailure) in trailer = try SamsungTrailer.find(reader) }
    var candidates: [Candidate] = []
    if let boxed { candidates.append(Candidate(form: .mpvd, range: boxed, basis: "an mpvd box")) }
    if let range = trailer?.video {
      candidates.append(
        Candidate(form: .samsungTrailer, range: range, basis: "a MotionPhoto_Data block in Samsung's trailer")
      )
    }
    if trailer == nil {
      try metadata.attempt { (_) throws(ReadFailure) in
        for range in try LiveTrailer.find(reader) {
          candidates.append(
            Candidate(form: .liveTrailer, range: range, basis: "a trailer that ends with LIVE_ and a length"))
        }
      }
    }
    if let xmp = metadata.xmp {
      candidates += announced(xmp, size: size)
      candidates += behindImages(xmp, metadata.previews, size: size)
    }
    var found: MotionVideo?
    // What is where a candidate says, and is no movie that is whole.
    var broken: EmbeddedFile?
    for rule in rules where found == nil {
      for candidate in candidates where candidate.form == rule.form && found == nil {
        try metadata.attempt { (_) throws(ReadFailure) in
          guard let file = try Self.file(at: candidate.range, trailer, reader) else { return }
          guard file.kind == .movie, !file.isCut else {
            if file.kind != .other { broken = file }
            return
          }
          found = MotionVideo(
            offset: file.range.lowerBound, length: file.range.upperBound - file.range.lowerBound,
            form: candidate.form, basis: candidate.basis + ", and a movie's boxes there")
        }
      }
    }
    if found == nil {
      let claim = Self.claim(metadata.xmp, candidates)
      let tail = try Self.tail(behind: rest, isBrief: claim == nil, trailer, reader, &metadata)
      found = settle(tail, broken, claim, &metadata)
    }
    if var video = found {
      let stamp = metadata.xmp?.motionPhotoTimestamp ?? metadata.xmp?.microVideoTimestamp
      video.presentationTimestamp = stamp.flatMap { $0 >= 0 ? $0 : nil }
      video.isSwitchedOff = metadata.xmp?.motionPhoto == false
      metadata.motionVideo = video
    }
  }

  /// The file of boxes that begins a candidate's range; nil where none does.
  private static func file(
    at range: Range<Int64>, _ trailer: SamsungTrailer?, _ reader: ByteReader
  ) throws(ReadFailure) -> EmbeddedFile? {
    guard range.lowerBound > 0, range.upperBound <= reader.end else { return nil }
    let limit = trailer.flatMap { $0.limit(of: range.lowerBound) } ?? reader.end
    let stated = try EmbeddedFile(in: range.lowerBound..<min(range.upperBound, limit), reader)
    guard stated?.isCut == true, range.upperBound < limit else { return stated }
    // A length that lies may cut the movie: its boxes say how far it reaches.
    let longer = try EmbeddedFile(in: range.lowerBound..<limit, reader)
    return longer?.isCut == false ? longer : stated
  }

  /// The words of the packet that say there is a video; nil where nothing does, or where the packet says that the file is none.
  private static func claim(_ xmp: XMPFacts?, _ candidates: [Candidate]) -> String? {
    if xmp?.motionPhoto == false { return nil }
    let names = Set(candidates.map(\.form))
    if names.contains(.mpvd) { return "an mpvd box without a movie's boxes in it" }
    if names.contains(.liveTrailer) { return "a LIVE_ trailer that leads to no movie" }
    if names.contains(.samsungTrailer) { return "a MotionPhoto_Data block that leads to no movie" }
    guard let xmp, xmp.claimsMotion else { return nil }
    let hasPlace = xmp.microVideoOffset != nil || !xmp.container.isEmpty
    return !hasPlace
      ? "the XMP packet says motion photo, but nothing says where the movie is"
      : "the XMP packet says motion photo, but no movie is where it says"
  }

  /// The parts behind the still; nil where nobody looked, or where the still has no end.
  ///
  /// Only a claim is worth running through a picture's data. Of other JPEGs, those that end as pictures do are not looked
  /// at, nor those of which Samsung's trailer lists everything behind the picture.
  private static func tail(
    behind rest: Rest, isBrief: Bool, _ trailer: SamsungTrailer?, _ reader: ByteReader,
    _ metadata: inout MediaMetadata
  ) throws(ReadFailure) -> PictureTail? {
    var tail: PictureTail?
    try metadata.attempt { (_) throws(ReadFailure) in
      switch rest {
      case .picture(let known?, _): tail = known
      case .picture(nil, let isCut):
        let end = trailer?.start ?? reader.end
        let isPicture = end < 2 ? true : try reader.bigEndian(UInt16.self, at: end - 2) == 0xFFD9
        let isKnown = isPicture && trailer?.isFilled ?? true
        if !isCut, !isBrief || !isKnown { tail = try PictureTail.ofJPEG(reader, isBrief: isBrief) }
      case .boxes(let end?) where !isBrief || end < reader.end:
        tail = try PictureTail.behind(end, reader, isBrief: isBrief)
      case .boxes: break
      }
    }
    return tail
  }

  /// The movie in a tail; where there is none, what that means for the still is noted.
  ///
  /// `broken` is what was found where something leads.
  private static func settle(
    _ tail: PictureTail?, _ broken: EmbeddedFile?, _ claim: String?, _ metadata: inout MediaMetadata
  ) -> MotionVideo? {
    let movies = (tail?.movies ?? []).filter { claim != nil || $0.isAdjacent }.map(\.range)
    if let first = movies.first {
      var basis = "the boxes of a movie behind the end of the still"
      if let length = metadata.xmp?.movieLength {
        basis += "; the XMP packet tells of \(length) bytes, and leads to no movie"
      } else if claim == nil {
        basis += ", of which nothing in the headers tells"
      }
      return MotionVideo(
        offset: first.lowerBound, length: first.upperBound - first.lowerBound, form: .appended, basis: basis,
        further: Array(movies.dropFirst()))
    }
    let isCut = tail?.cutMovie.map { claim != nil || $0.isAdjacent } ?? false
    if isCut || broken?.isCut == true {
      metadata.hasCutMovie = true
      metadata.damage = metadata.damage ?? .truncated
    } else if let claim, broken == nil, let tail, tail.isComplete {
      metadata.staleMotionFlag = claim
      metadata.missingMovieBytes = metadata.xmp?.movieLength
    }
    return nil
  }

  /// Where the packet says the video is, counted from the end of the file.
  private static func announced(_ xmp: XMPFacts, size: Int64) -> [Candidate] {
    var candidates: [Candidate] = []
    func add(_ back: Int64, _ length: Int64, _ form: MotionVideo.Form, _ basis: String) {
      guard back > 0, back < size, !candidates.contains(where: { $0.range.lowerBound == size - back }) else {
        return
      }
      let start = size - back
      let end = length > 0 && length <= size - start ? start + length : size
      candidates.append(Candidate(form: form, range: start..<end, basis: basis))
    }
    if let index = xmp.motionItem {
      let behind = xmp.container[index...]
      var lengths: Int64 = 0, paddings: Int64 = 0
      for item in behind {
        lengths = lengths &+ max(0, min(item.length ?? 0, size))
        paddings = paddings &+ max(0, min(item.padding ?? 0, size))
      }
      let listed = max(0, min(xmp.container[index].length ?? 0, size))
      // Makers who append a trailer of their own count it in, and state the movie's length apart.
      let length = xmp.videoLength.map { $0 > 0 && $0 < listed ? $0 : listed } ?? listed
      add(lengths &+ paddings, length, .container, "an item of the Container directory")
      // Some writers count their padding in the length already.
      add(lengths, length, .container, "an item of the Container directory, its padding counted in")
      add(
        listed, length, .container, "the last of the file's parts, whatever the Container directory's order")
    }
    if let length = xmp.videoLength {
      add(length, length, .container, "the maker's own length of the video")
    }
    if let offset = xmp.microVideoOffset {
      add(offset, 0, .microVideo, "MicroVideoOffset")
    }
    return candidates
  }

  /// Where the movie begins when only the images before it have a length that holds: behind the last of them.
  private static func behindImages(_ xmp: XMPFacts, _ previews: [EmbeddedPreview], size: Int64) -> [Candidate]
  {
    guard let index = xmp.motionItem,
      let last = previews.filter({ $0.kind == .companion || $0.kind == .multiPicture })
        .compactMap({ $0.range?.upperBound }).max()
    else { return [] }
    let padding = index > 0 ? max(0, min(xmp.container[index - 1].padding ?? 0, size)) : 0
    return [last, last &+ padding].filter { $0 > 0 && $0 < size }.map {
      Candidate(
        form: .container, range: $0..<size, basis: "a Container directory, and the end of the image before it"
      )
    }
  }
}
