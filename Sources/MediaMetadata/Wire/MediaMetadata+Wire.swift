internal import UniformTypes

// What headers say, as it goes between processes: every stored property, in the order of its declaration.

extension MediaMetadata: WireCodable {
  package static var blank: MediaMetadata { MediaMetadata() }
  package mutating func transfer(_ wire: inout Wire) {
    medium.transferField(&wire)
    format.transfer(&wire)
    storedWidth.transfer(&wire)
    storedHeight.transfer(&wire)
    pixelWidth.transfer(&wire)
    pixelHeight.transfer(&wire)
    orientation.transfer(&wire)
    exifOrientation.transfer(&wire)
    frames.transfer(&wire)
    isPublished.transfer(&wire)
    isAnimated.transfer(&wire)
    duration.transfer(&wire)
    frameRate.transfer(&wire)
    tracks.transferField(&wire)
    captured.transferField(&wire)
    capturedIsDigitized.transfer(&wire)
    cameraMake.transfer(&wire)
    cameraModel.transfer(&wire)
    isLocated.transfer(&wire)
    coordinates.transferField(&wire)
    locations.transfer(&wire)
    contentIdentifier.transfer(&wire)
    burstIdentifier.transfer(&wire)
    hasLiveVideoIndex.transfer(&wire)
    hasStillImageTimeTrack.transfer(&wire)
    stillImageTime.transfer(&wire)
    motionVideo.transferField(&wire)
    staleMotionFlag.transfer(&wire)
    missingMovieBytes.transferField(&wire)
    hasCutMovie.transfer(&wire)
    previews.transferField(&wire)
    exif.transferField(&wire)
    xmp.transferField(&wire)
    auxiliaryTypes.transferField(&wire)
    transferCharacteristics.transfer(&wire)
    hasToneMapItem.transfer(&wire)
    entityGroups.transferField(&wire)
    movieTexts.transfer(&wire)
    trackTexts.transfer(&wire)
    codingConfigurations.transferField(&wire)
    var views = movieViews?.rawValue
    views.transfer(&wire)
    if wire.isReading {
      movieViews = views.flatMap { MovieViews(rawValue: $0) }
      if views != nil, movieViews == nil { wire.refuse() }
    }
    damage.transferField(&wire)
    isIncomplete.transfer(&wire)
  }
}

extension MediaMetadata.Medium: WireCodable {
  package static var blank: Self { .still }
  package mutating func transfer(_ wire: inout Wire) {
    var number: UInt8 =
      switch self {
      case .still: 0
      case .movie: 1
      case .audio: 2
      }
    number.transfer(&wire)
    guard wire.isReading else { return }
    switch number {
    case 0: self = .still
    case 1: self = .movie
    case 2: self = .audio
    default: wire.refuse()
    }
  }
}

extension MediaTrack.Kind: WireCodable { package static var blank: Self { .other } }
extension MotionVideo.Form: WireCodable { package static var blank: Self { .mpvd } }
extension EmbeddedPreview.Kind: WireCodable { package static var blank: Self { .companion } }

extension MediaTrack: WireCodable {
  package static var blank: MediaTrack { MediaTrack(kind: .other, coding: "") }
  package mutating func transfer(_ wire: inout Wire) {
    kind.transfer(&wire)
    coding.transfer(&wire)
    count.transfer(&wire)
  }
}

extension CaptureDate.Precision: WireCodable {
  package static var blank: Self { .second }
}

extension CaptureDate: WireCodable {
  package static var blank: CaptureDate { .first }
  package mutating func transfer(_ wire: inout Wire) {
    year.transfer(&wire)
    month.transfer(&wire)
    day.transfer(&wire)
    hour.transfer(&wire)
    minute.transfer(&wire)
    second.transfer(&wire)
    subsecond.transfer(&wire)
    offset.transfer(&wire)
    precision.transfer(&wire)
    if wire.isReading, !isOfCalendar { wire.refuse() }
  }
}

extension Coordinates: WireCodable {
  package static var blank: Coordinates { .zero }
  package mutating func transfer(_ wire: inout Wire) {
    latitude.transfer(&wire)
    longitude.transfer(&wire)
    altitude.transfer(&wire)
    if wire.isReading, Coordinates(latitude: latitude, longitude: longitude, altitude: altitude) != self {
      wire.refuse()
    }
  }
}

extension MotionVideo: WireCodable {
  package static var blank: MotionVideo { MotionVideo(offset: 0, length: 0, form: .mpvd, basis: "") }
  package mutating func transfer(_ wire: inout Wire) {
    offset.transfer(&wire)
    length.transfer(&wire)
    form.transfer(&wire)
    presentationTimestamp.transfer(&wire)
    basis.transfer(&wire)
    isSwitchedOff.transfer(&wire)
    further.transfer(&wire)
    if wire.isReading,
      offset < 0 || length < 0 || offset.addingReportingOverflow(length).overflow
        || further.contains(where: { $0.lowerBound < 0 })
    {
      wire.refuse()
    }
  }
}

extension EmbeddedPreview: WireCodable {
  package static var blank: EmbeddedPreview { EmbeddedPreview(kind: .companion, type: .data, extents: []) }
  package mutating func transfer(_ wire: inout Wire) {
    kind.transfer(&wire)
    type.transfer(&wire)
    extents.transfer(&wire)
    pixelWidth.transfer(&wire)
    pixelHeight.transfer(&wire)
    isFile.transfer(&wire)
    item.transfer(&wire)
  }
}

extension EmbeddedPreview.CodedItem: WireCodable {
  package static var blank: Self { Self(coding: .blank, properties: []) }
  package mutating func transfer(_ wire: inout Wire) {
    coding.transfer(&wire)
    properties.transfer(&wire)
  }
}

extension ExifFacts: WireCodable {
  package static var blank: ExifFacts { ExifFacts() }
  package mutating func transfer(_ wire: inout Wire) {
    customRendered.transfer(&wire)
    userComment.transfer(&wire)
    software.transfer(&wire)
    hasExposure.transfer(&wire)
    hasAppleMakerNote.transfer(&wire)
    appleHDRType.transfer(&wire)
    liveVideoIndex.transfer(&wire)
    statedWidth.transfer(&wire)
    statedHeight.transfer(&wire)
  }
}

extension XMPFacts.ContainerItem: WireCodable {
  package static var blank: Self { Self() }
  package mutating func transfer(_ wire: inout Wire) {
    mimeType.transfer(&wire)
    semantic.transfer(&wire)
    length.transfer(&wire)
    padding.transfer(&wire)
  }
}

extension XMPFacts: WireCodable {
  package static var blank: XMPFacts { XMPFacts() }
  package mutating func transfer(_ wire: inout Wire) {
    motionPhoto.transfer(&wire)
    motionPhotoVersion.transfer(&wire)
    motionPhotoTimestamp.transfer(&wire)
    microVideo.transfer(&wire)
    microVideoOffset.transfer(&wire)
    microVideoTimestamp.transfer(&wire)
    container.transfer(&wire)
    videoLength.transfer(&wire)
    burstIdentifier.transfer(&wire)
    specialType.transfer(&wire)
    projectionType.transfer(&wire)
    usePanoramaViewer.transfer(&wire)
    userComment.transfer(&wire)
    rating.transfer(&wire)
    captured.transfer(&wire)
    created.transfer(&wire)
    isLocated.transfer(&wire)
    place.transfer(&wire)
    namesPlace.transfer(&wire)
    isWhole.transfer(&wire)
    hasDepth.transfer(&wire)
    hasGainMap.transfer(&wire)
    extendedDigest.transfer(&wire)
  }
}

extension PictureTags: WireCodable {
  package static var blank: PictureTags { PictureTags() }
  package mutating func transfer(_ wire: inout Wire) {
    main.transfer(&wire)
    exif.transfer(&wire)
    gps.transfer(&wire)
    captions.transfer(&wire)
  }
}

extension PictureTags.Value: WireCodable {
  package static var blank: Self { .bytes([]) }
  package mutating func transfer(_ wire: inout Wire) {
    var (text, wholes, reals, bytes): (String?, [Int]?, [Double]?, [UInt8]?)
    switch self {
    case .text(let value): text = value
    case .wholes(let value): wholes = value
    case .reals(let value): reals = value
    case .bytes(let value): bytes = value
    }
    text.transfer(&wire)
    wholes.transfer(&wire)
    reals.transfer(&wire)
    bytes.transfer(&wire)
    guard wire.isReading else { return }
    switch (text, wholes, reals, bytes) {
    case (let value?, nil, nil, nil): self = .text(value)
    case (nil, let value?, nil, nil): self = .wholes(value)
    case (nil, nil, let value?, nil): self = .reals(value)
    case (nil, nil, nil, let value?): self = .bytes(value)
    default: wire.refuse()
    }
  }
}
