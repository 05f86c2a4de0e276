internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Finds the movie in a motion photo; flags only start the search, boxes decide.
enum MotionPhoto {
  /// A possible range of the video.
  struct Candidate {
    var form: MotionVideo.Form
    var range: Range<Int64>
    var basis: String
  }

  /// The end of the still.
  enum StillEnd {
    /// A JPEG, with the parts after it if they were walked; `isTruncated` is true if bytes of the file are missing.
    case picture(PictureTail?, isTruncated: Bool)
    /// A still of boxes, with their end; nil if a box is cut.
    case boxes(end: Int64?)
  }

  /// The forms, the most robust against wrong lengths, dropped tails and wrong offsets first.
  private static let rules: [(form: MotionVideo.Form, because: String)] = [
    (.mpvd, "a box has its own length, which editors must keep right"),
    (.samsungTrailer, "the trailer is found from the end of the file and counts back from itself"),
    (.liveTrailer, "its length counts back from itself, and nothing else stands behind it"),
    (.container, "lengths in the directory are wrong at times, but the newer form"),
    (.microVideo, "one offset, written by older cameras only, and to be ignored beside the newer form"),
    (.appended, "nothing leads to it, and what stands behind the still has to be walked"),
  ]

  /// Finds the video after a still; `boxed` is the range of a `mpvd` box's contents.
  static func find(
    _ reader: ByteReader, boxed: Range<Int64>? = nil, behind end: StillEnd, into metadata: inout MediaMetadata
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
    var match: MotionVideo?
    // A file at a candidate's range that is not a complete movie.
    var broken: EmbeddedFile?
    for rule in rules where match == nil {
      for candidate in candidates where candidate.form == rule.form && match == nil {
        try metadata.attempt { (_) throws(ReadFailure) in
          guard let file = try Self.file(at: candidate.range, trailer, reader) else { return }
          guard file.kind == .movie, !file.isTruncated else {
            if file.kind != .other { broken = file }
            return
          }
          match = MotionVideo(
            offset: file.range.lowerBound, length: file.range.upperBound - file.range.lowerBound,
            form: candidate.form, basis: candidate.basis + ", and a movie's boxes there")
        }
      }
    }
    if match == nil {
      let claim = Self.claim(metadata.xmp, candidates)
      let tail = try Self.tail(behind: end, isBrief: claim == nil, trailer, reader, &metadata)
      match = movie(in: tail, broken, claim, &metadata)
    }
    if var video = match {
      let stamp = metadata.xmp?.motionPhotoTimestamp ?? metadata.xmp?.microVideoTimestamp
      video.presentationTimestamp = stamp.flatMap { $0 >= 0 ? $0 : nil }
      video.isSwitchedOff = metadata.xmp?.motionPhoto == false
      metadata.motionVideo = video
    }
  }

  /// Returns the file of boxes at the start of a candidate's range; nil without one.
  private static func file(
    at range: Range<Int64>, _ trailer: SamsungTrailer?, _ reader: ByteReader
  ) throws(ReadFailure) -> EmbeddedFile? {
    guard range.lowerBound > 0, range.upperBound <= reader.end else { return nil }
    let limit = trailer.flatMap { $0.limit(of: range.lowerBound) } ?? reader.end
    let stated = try EmbeddedFile(in: range.lowerBound..<min(range.upperBound, limit), reader)
    guard stated?.isTruncated == true, range.upperBound < limit else { return stated }
    // The stated length may be too short: try the boxes' own length.
    let longer = try EmbeddedFile(in: range.lowerBound..<limit, reader)
    return longer?.isTruncated == false ? longer : stated
  }

  /// Returns a description of the claim that there is a video; nil without one, or if XMP denies it.
  private static func claim(_ xmp: XMPFacts?, _ candidates: [Candidate]) -> String? {
    if xmp?.motionPhoto == false { return nil }
    let names = Set(candidates.map(\.form))
    if names.contains(.mpvd) { return "an mpvd box without a movie's boxes in it" }
    if names.contains(.liveTrailer) { return "a LIVE_ trailer that leads to no movie" }
    if names.contains(.samsungTrailer) { return "a MotionPhoto_Data block that leads to no movie" }
    guard let xmp, xmp.claimsMotion else { return nil }
    let hasOffset = xmp.microVideoOffset != nil || !xmp.container.isEmpty
    return !hasOffset
      ? "the XMP packet says motion photo, but nothing says where the movie is"
      : "the XMP packet says motion photo, but no movie is where it says"
  }

  /// Returns the parts after the still; nil if not searched, or if the still has no end.
  ///
  /// Picture data are scanned only for a claim. Other JPEGs are skipped if they end like a picture, or if Samsung's trailer lists
  /// everything after the picture.
  private static func tail(
    behind end: StillEnd, isBrief: Bool, _ trailer: SamsungTrailer?, _ reader: ByteReader,
    _ metadata: inout MediaMetadata
  ) throws(ReadFailure) -> PictureTail? {
    var tail: PictureTail?
    try metadata.attempt { (_) throws(ReadFailure) in
      switch end {
      case .picture(let walked?, _): tail = walked
      case .picture(nil, let isTruncated):
        let end = trailer?.start ?? reader.end
        let isPicture = end < 2 ? true : try reader.bigEndian(UInt16.self, at: end - 2) == 0xFFD9
        let hasNoMovie = isPicture && trailer?.isFilled ?? true
        if !isTruncated, !isBrief || !hasNoMovie { tail = try PictureTail.ofJPEG(reader, isBrief: isBrief) }
      case .boxes(let end?) where !isBrief || end < reader.end:
        tail = try PictureTail.after(end, reader, isBrief: isBrief)
      case .boxes: break
      }
    }
    return tail
  }

  /// Returns the movie in a tail; without one, records what is missing or damaged.
  private static func movie(
    in tail: PictureTail?, _ broken: EmbeddedFile?, _ claim: String?, _ metadata: inout MediaMetadata
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
    let isTruncated = tail?.truncatedMovie.map { claim != nil || $0.isAdjacent } ?? false
    if isTruncated || broken?.isTruncated == true {
      metadata.hasCutMovie = true
      metadata.damage = metadata.damage ?? .truncated
    } else if let claim, broken == nil, let tail, tail.isComplete {
      metadata.staleMotionFlag = claim
      metadata.missingMovieBytes = metadata.xmp?.movieLength
    }
    return nil
  }

  /// Returns the ranges stated by XMP, counted from the end of the file.
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
      // Some makers include their trailer in this length, and state the movie's length separately.
      let length = xmp.videoLength.map { $0 > 0 && $0 < listed ? $0 : listed } ?? listed
      add(lengths &+ paddings, length, .container, "an item of the Container directory")
      // Some writers include the padding in the length.
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

  /// Returns a range after the last image, if only the images' lengths are correct.
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
