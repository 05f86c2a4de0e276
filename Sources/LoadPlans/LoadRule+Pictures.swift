extension LoadRule {
  /// Rules for loading raw, animated and other pictures.
  static let pictureRows = rawRows + animatedRows + ownDecoderRows + photoRows

  private static let rawRows: [LoadRule] = [
    LoadRule(
      name: "raw.thumbnail", when: When(subjects: [.raw], purposes: [.thumbnail]),
      then: [
        .file(.renditions, "possibly only the camera's preview, which is enough here"),
        .file(.raws, "the preview inside the RAW file"),
      ],
      never: [rawObject], because: "developing a RAW file for a small picture is wasted work"),
    LoadRule(
      name: "raw",
      when: When(subjects: [.raw], purposes: [.display, .edit, .upload]),
      then: [
        .file(.raws, "the sensor's own data, for a RAW decoder"),
        .file(.renditions, "developed already, and possibly only the camera's small preview"),
      ],
      never: [rawObject],
      because: "the rendition beside a RAW file can be much smaller than the picture"),
    LoadRule(
      name: "raw.metadata", when: When(subjects: [.raw], purposes: [.metadata]),
      then: [
        .file(.raws, "the RAW file's header, from disk"), .file(.renditions, "the rendition's header"),
      ],
      never: [rawObject], because: "RAW files are big, their headers small"),
  ]

  private static let animatedRows: [LoadRule] = [
    LoadRule(
      name: "animated.data",
      when: When(subjects: [.animated], purposes: [.display, .edit, .metadata], room: .bytes),
      then: [
        .data(.animations, "all frames in one small piece, for an animated decoder"),
        .file(.animations, "the same from disk"), .file(.stills, "a still instead"),
      ],
      never: [firstFrame], because: "small bytes that are needed whole"),
    LoadRule(
      name: "animated.file", when: When(subjects: [.animated]),
      then: [.file(.animations, "all frames, from disk"), .file(.stills, "a still instead")],
      never: [firstFrame], because: "the exact type keeps the frames; from disk they may be many"),
  ]

  private static let ownDecoderRows: [LoadRule] = [
    LoadRule(
      name: "ownDecoder.data",
      when: When(subjects: [.ownDecoder], purposes: [.display, .edit, .metadata], room: .bytes),
      then: [
        .data(.stills, "small bytes for one's own decoder"),
        .file(.stills, "from disk, for one's own decoder"),
      ],
      never: [ownDecoderObject], because: "small, but not for the platform's image class"),
    LoadRule(
      name: "ownDecoder.file", when: When(subjects: [.ownDecoder]),
      then: [.file(.stills, "from disk, for one's own decoder")],
      never: [ownDecoderObject], because: "the exact type, by file: always possible, never big in memory"),
  ]

  private static let photoRows: [LoadRule] = [
    LoadRule(
      name: "photo.thumbnail.object",
      when: When(
        subjects: [.photo], purposes: [.thumbnail], offers: [.readableStills], room: .decodedPicture,
        needsKnownSize: true),
      then: [
        .object(.readableStills, .image, "known to be small: decoded whole"),
        .file(.stills, "decoded from disk at the size wanted"),
      ],
      because: "one small picture costs little either way"),
    LoadRule(
      name: "photo.thumbnail", when: When(subjects: [.photo], purposes: [.thumbnail]),
      then: [.file(.stills, "decoded from disk at the size wanted")],
      never: [
        Prohibition(
          call: .loadObject, targetClass: .image, reason: "four bytes a pixel, to throw most of them away")
      ],
      because: "big, many or unknown: the whole picture is never in memory"),
    LoadRule(
      name: "photo.display.object",
      when: When(
        subjects: [.photo], purposes: [.display], offers: [.readableStills], room: .decodedPicture),
      then: [
        .object(.readableStills, .image, "shown at once and small"),
        .file(.stills, "decoded from disk at the screen's size"),
      ],
      because: "an object only for what is shown at once and is small"),
    LoadRule(
      name: "photo.display", when: When(subjects: [.photo], purposes: [.display]),
      then: [.file(.stills, "decoded from disk at the screen's size")],
      never: [
        Prohibition(
          call: .loadObject, targetClass: .image,
          reason: "four bytes a pixel: 48 megapixels from a file of 5 MB are 192 MB"),
        itemOfAnyClass,
      ],
      because: "big, many, or not known to fit in memory"),
    LoadRule(
      name: "photo.edit.data",
      when: When(subjects: [.photo], purposes: [.edit], room: .bytes),
      then: [
        .data(.stills, "exact bytes: metadata, alpha, depth and gain maps stay"),
        .file(.stills, "the same from disk"),
      ],
      never: [reencoded], because: "small bytes that are needed whole"),
    LoadRule(
      name: "photo.edit", when: When(subjects: [.photo], purposes: [.edit]),
      then: [.file(.stills, "exact bytes from disk: metadata, alpha, depth and gain maps stay")],
      never: [reencoded], because: "big, many, or not known to fit in memory"),
    LoadRule(
      name: "photo.upload", when: When(subjects: [.photo], purposes: [.upload]),
      then: [.file(.stills, "exact bytes, streamed from disk")],
      never: [reencoded, itemOfAnyClass], because: "what is stored should be what was picked"),
    LoadRule(
      name: "photo.metadata.data",
      when: When(subjects: [.photo], purposes: [.metadata], room: .bytes),
      then: [
        .data(.stills, "exact bytes, not transcoded, so the metadata is complete"),
        .file(.stills, "its header only, from disk"),
      ],
      never: [noMetadata], because: "small bytes, read once"),
    LoadRule(
      name: "photo.metadata", when: When(subjects: [.photo], purposes: [.metadata]),
      then: [.file(.stills, "its header only, from disk")],
      never: [noMetadata], because: "big, many, or not known to fit in memory"),
  ]

  private static let rawObject = Prohibition(
    call: .loadObject, targetClass: .image, reason: "the image class does not read RAW: a coercion error")
  private static let firstFrame = Prohibition(
    call: .loadObject, targetClass: .image, reason: "only the first frame would be left")
  private static let ownDecoderObject = Prohibition(
    call: .loadObject, targetClass: .image,
    reason: "the image class may claim the type and still fail to decode it")
  private static let reencoded = Prohibition(
    call: .loadObject, targetClass: .image, reason: "written out again, it has lost metadata and quality")
  private static let noMetadata = Prohibition(
    call: .loadObject, targetClass: .image, reason: "a decoded picture has no Exif")
}
