internal import ByteSources

/// Finds the movie in a motion photo; flags are only a reason to look, boxes decide.
enum MotionPhoto {
  /// A place where the video may be.
  struct Candidate {
    var form: MotionVideo.Form
    var range: Range<Int64>
    var basis: String
  }

  /// The forms in the order that survives wrong lengths, dropped tails and offsets into nowhere.
  private static let rules: [(form: MotionVideo.Form, because: String)] = [
    (.mpvd, "a box has its own length, which editors must keep right"),
    (.samsungTrailer, "the trailer is found from the end of the file and counts back from itself"),
    (.liveTrailer, "its length counts back from itself, and nothing else stands behind it"),
    (.container, "lengths in the directory are wrong at times, but the newer form"),
    (.microVideo, "one offset, written by older cameras only, and to be ignored beside the newer form"),
  ]

  /// Looks for the video of the still that `metadata` describe; `boxed` is the contents of a `mpvd` box.
  static func find(_ reader: ByteReader, boxed: Range<Int64>? = nil, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
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
    for rule in rules where found == nil {
      for candidate in candidates where candidate.form == rule.form && found == nil {
        try metadata.attempt { (_) throws(ReadFailure) in
          guard let range = try MotionVideoBoxes.confirm(candidate.range, reader) else { return }
          found = MotionVideo(
            offset: range.lowerBound, length: range.upperBound - range.lowerBound, form: candidate.form,
            basis: candidate.basis + ", and a movie's boxes there")
        }
      }
    }
    if var video = found {
      let stamp = metadata.xmp?.motionPhotoTimestamp ?? metadata.xmp?.microVideoTimestamp
      video.presentationTimestamp = stamp.flatMap { $0 >= 0 ? $0 : nil }
      metadata.motionVideo = video
    } else {
      metadata.staleMotionFlag = stale(metadata, candidates)
      metadata.missingMovieBytes = metadata.xmp?.movieLength
    }
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

  private static func stale(_ metadata: MediaMetadata, _ candidates: [Candidate]) -> String? {
    let names = Set(candidates.map(\.form))
    if names.contains(.mpvd) { return "an mpvd box without a movie's boxes in it" }
    if names.contains(.liveTrailer) { return "a LIVE_ trailer that leads to no movie" }
    if names.contains(.samsungTrailer) { return "a MotionPhoto_Data block that leads to no movie" }
    guard metadata.xmp?.claimsMotion == true else { return nil }
    let hasPlace = metadata.xmp?.microVideoOffset != nil || metadata.xmp?.container.isEmpty == false
    return !hasPlace
      ? "the XMP packet says motion photo, but nothing says where the movie is"
      : "the XMP packet says motion photo, but no movie is where it says"
  }
}
