internal import UniformTypes

// Binary coding of media metadata: every stored property, in the order of declaration.

extension MediaMetadata: WireCodable {
  package static var placeholder: MediaMetadata { MediaMetadata() }
  package mutating func transfer(_ wire: inout WireCoder) {
    medium.transferSpecialized(&wire)
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
    tracks.transferSpecialized(&wire)
    captured.transferSpecialized(&wire)
    capturedIsDigitized.transfer(&wire)
    cameraMake.transfer(&wire)
    cameraModel.transfer(&wire)
    isLocated.transfer(&wire)
    coordinates.transferSpecialized(&wire)
    locations.transfer(&wire)
    contentIdentifier.transfer(&wire)
    burstIdentifier.transfer(&wire)
    hasLiveVideoIndex.transfer(&wire)
    hasStillImageTimeTrack.transfer(&wire)
    stillImageTime.transfer(&wire)
    motionVideo.transferSpecialized(&wire)
    staleMotionFlag.transfer(&wire)
    missingMovieBytes.transferSpecialized(&wire)
    hasCutMovie.transfer(&wire)
    previews.transferSpecialized(&wire)
    exif.transferSpecialized(&wire)
    xmp.transferSpecialized(&wire)
    auxiliaryTypes.transferSpecialized(&wire)
    transferCharacteristics.transfer(&wire)
    hasToneMapItem.transfer(&wire)
    entityGroups.transferSpecialized(&wire)
    movieTexts.transfer(&wire)
    trackTexts.transfer(&wire)
    codingConfigurations.transferSpecialized(&wire)
    var views = movieViews?.rawValue
    views.transfer(&wire)
    if wire.isReading {
      movieViews = views.flatMap { MovieViews(rawValue: $0) }
      if views != nil, movieViews == nil { wire.fail() }
    }
    damage.transferSpecialized(&wire)
    isIncomplete.transfer(&wire)
  }
}

extension MediaMetadata.Medium: WireCodable {
  package static var placeholder: Self { .still }
  package mutating func transfer(_ wire: inout WireCoder) {
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
    default: wire.fail()
    }
  }
}

extension MediaTrack.Kind: WireCodable { package static var placeholder: Self { .other } }
extension MotionVideo.Form: WireCodable { package static var placeholder: Self { .mpvd } }
extension EmbeddedPreview.Kind: WireCodable { package static var placeholder: Self { .companion } }

extension MediaTrack: WireCodable {
  package static var placeholder: MediaTrack { MediaTrack(kind: .other, coding: "") }
  package mutating func transfer(_ wire: inout WireCoder) {
    kind.transfer(&wire)
    coding.transfer(&wire)
    count.transfer(&wire)
  }
}

extension CaptureDate.Precision: WireCodable {
  package static var placeholder: Self { .second }
}

extension CaptureDate: WireCodable {
  package static var placeholder: CaptureDate { .first }
  package mutating func transfer(_ wire: inout WireCoder) {
    year.transfer(&wire)
    month.transfer(&wire)
    day.transfer(&wire)
    hour.transfer(&wire)
    minute.transfer(&wire)
    second.transfer(&wire)
    subsecond.transfer(&wire)
    offset.transfer(&wire)
    precision.transfer(&wire)
    if wire.isReading, !isCalendarDate { wire.fail() }
  }
}

extension Coordinates: WireCodable {
  package static var placeholder: Coordinates { .zero }
  package mutating func transfer(_ wire: inout WireCoder) {
    latitude.transfer(&wire)
    longitude.transfer(&wire)
    altitude.transfer(&wire)
    if wire.isReading, Coordinates(latitude: latitude, longitude: longitude, altitude: altitude) != self {
      wire.fail()
    }
  }
}

extension MotionVideo: WireCodable {
  package static var placeholder: MotionVideo { MotionVideo(offset: 0, length: 0, form: .mpvd, basis: "") }
  package mutating func transfer(_ wire: inout WireCoder) {
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
      wire.fail()
    }
  }
}

extension EmbeddedPreview: WireCodable {
  package static var placeholder: Self { Self(kind: .companion, type: .data, extents: []) }
  package mutating func transfer(_ wire: inout WireCoder) {
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
  package static var placeholder: Self { Self(coding: .placeholder, properties: []) }
  package mutating func transfer(_ wire: inout WireCoder) {
    coding.transfer(&wire)
    properties.transfer(&wire)
  }
}

extension ExifFacts: WireCodable {
  package static var placeholder: ExifFacts { ExifFacts() }
  package mutating func transfer(_ wire: inout WireCoder) {
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
  package static var placeholder: Self { Self() }
  package mutating func transfer(_ wire: inout WireCoder) {
    mimeType.transfer(&wire)
    semantic.transfer(&wire)
    length.transfer(&wire)
    padding.transfer(&wire)
  }
}

extension XMPFacts: WireCodable {
  package static var placeholder: XMPFacts { XMPFacts() }
  package mutating func transfer(_ wire: inout WireCoder) {
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
    partialCoordinates.transfer(&wire)
    hasPlaceWithoutCoordinates.transfer(&wire)
    isWhole.transfer(&wire)
    hasDepth.transfer(&wire)
    hasGainMap.transfer(&wire)
    extendedDigest.transfer(&wire)
  }
}

extension PictureTags: WireCodable {
  package static var placeholder: PictureTags { PictureTags() }
  package mutating func transfer(_ wire: inout WireCoder) {
    main.transfer(&wire)
    exif.transfer(&wire)
    gps.transfer(&wire)
    captions.transfer(&wire)
  }
}

extension PictureTags.Value: WireCodable {
  package static var placeholder: Self { .bytes([]) }
  package mutating func transfer(_ wire: inout WireCoder) {
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
    default: wire.fail()
    }
  }
}
