#if !canImport(Darwin)
  internal import Foundation
  internal import MediaMetadata
  internal import UniformTypes

  // What headers say of pictures by their number, in ImageIO's dictionaries.

  extension CGImageSource {
    /// Whether it is of the High Efficiency Image File Format, whose pictures have numbers.
    var isHEIF: Bool {
      guard let type, let heif = UTType("public.heif-standard") else { return false }
      return type.conforms(to: heif)
    }

    /// Adds how colours are coded.
    func addColors(to found: Properties) {
      let headers = headers
      found[kCGImagePropertyColorModel] = headers.colorModel.map { model in
        switch model {
        case .rgb: kCGImagePropertyColorModelRGB
        case .gray: kCGImagePropertyColorModelGray
        case .cmyk: kCGImagePropertyColorModelCMYK
        case .lab: kCGImagePropertyColorModelLab
        }
      }
      found[kCGImagePropertyDepth] = (details.bitDepth ?? headers.depth).map { NSNumber(value: $0) }
      found[kCGImagePropertyHasAlpha] = headers.hasAlpha.map { NSNumber(value: $0) }
      // ImageIO has these where they are true.
      if headers.isIndexed == true { found[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
      if headers.isFloat == true { found[kCGImagePropertyIsFloat] = NSNumber(value: true) }
      found[kCGImagePropertyProfileName] = headers.profile.map { NSString(string: $0) }
    }

    /// Adds a JPEG's first segment, and how many pixels an inch has where only the format says so.
    func addDensities(to found: Properties) {
      let headers = headers
      var inches: (across: Double, down: Double)?
      if let jfif = headers.jfif {
        let own = Properties()
        let version = jfif.version
        own[kCGImagePropertyJFIFVersion] =
          [Int(version >> 8), Int(version >> 4 & 15), Int(version & 15)] as NSArray
        own[kCGImagePropertyJFIFDensityUnit] = NSNumber(value: jfif.unit)
        own[kCGImagePropertyJFIFXDensity] = NSNumber(value: jfif.density.across)
        own[kCGImagePropertyJFIFYDensity] = NSNumber(value: jfif.density.down)
        own[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: jfif.isProgressive)
        found[kCGImagePropertyJFIFDictionary] = own.dictionary
        let unit: Double? = [1: 1, 2: 2.54][jfif.unit]
        inches = unit.map { (Double(jfif.density.across) * $0, Double(jfif.density.down) * $0) }
      }
      if let pixels = headers.png?.pixelsPerMeter {
        inches = (Double(pixels.across) * 0.0254, Double(pixels.down) * 0.0254)
      }
      guard let inches, inches.across > 0, inches.down > 0, found[kCGImagePropertyDPIWidth] == nil else {
        return
      }
      found[kCGImagePropertyDPIWidth] = NSNumber(value: inches.across)
      found[kCGImagePropertyDPIHeight] = NSNumber(value: inches.down)
    }

    /// Adds the dictionary of the picture's format: its time, and what a PNG says of itself.
    func addFormat(of picture: PictureHeaders.Picture?, isMain: Bool, to found: Properties) {
      guard let format = SequenceFormat(self) else { return }
      let own = Properties()
      if isMain, let png = headers.png { png.add(to: own) }
      if let delay = picture?.delay { format.add(delay, to: own) }
      found[format.dictionary] = own.ifAny
    }

    /// Adds the times of all pictures, and how often they are shown.
    func addSequence(to found: Properties) {
      let headers = headers
      guard let format = SequenceFormat(self), headers.pictures.contains(where: { $0.delay != nil }) else {
        return
      }
      let own = Properties()
      own[kCGImagePropertyGIFLoopCount] = headers.loopCount.map { NSNumber(value: $0) }
      own[kCGImagePropertyGIFCanvasPixelWidth] = metadata.storedWidth.map { NSNumber(value: $0) }
      own[kCGImagePropertyGIFCanvasPixelHeight] = metadata.storedHeight.map { NSNumber(value: $0) }
      own[kCGImagePropertyGIFHasGlobalColorMap] = headers.hasGlobalColors.map { NSNumber(value: $0) }
      own[kCGImagePropertyGIFFrameInfoArray] = NSArray(
        array: headers.pictures.map { picture in
          let times = Properties()
          if let delay = picture.delay { format.add(delay, to: times) }
          return times.dictionary
        })
      found[format.dictionary] = own.dictionary
    }
  }

  /// A format that has a dictionary of its own, whose words for times are those of GIF.
  private struct SequenceFormat {
    let dictionary: CFString
    /// Seconds that a picture is shown at least (Apple's documentation of each key).
    let shortest: Double

    init?(_ source: CGImageSource) {
      guard let type = source.type else { return nil }
      let rows: [(type: UTType?, dictionary: CFString, shortest: Double)] = [
        (.gif, kCGImagePropertyGIFDictionary, 0.1), (.png, kCGImagePropertyPNGDictionary, 0.05),
        (.webP, kCGImagePropertyWebPDictionary, 0.1),
        (UTType("public.avis"), kCGImagePropertyAVISDictionary, 0.1),
        (UTType("public.heics"), kCGImagePropertyHEICSDictionary, 0.1),
      ]
      guard let row = rows.first(where: { $0.type.map { type.conforms(to: $0) } ?? false }) else {
        return nil
      }
      (dictionary, shortest) = (row.dictionary, row.shortest)
    }

    func add(_ delay: Double, to found: Properties) {
      found[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: delay)
      found[kCGImagePropertyGIFDelayTime] = NSNumber(value: max(delay, shortest))
    }
  }

  extension PNGHeader {
    /// Under ImageIO's keys; those of texts are the specification's keywords.
    fileprivate func add(to found: Properties) {
      for (keyword, text) in texts { found[NSString(string: keyword)] = NSString(string: text) }
      found[kCGImagePropertyPNGGamma] = gamma.map { NSNumber(value: $0) }
      found[kCGImagePropertyPNGChromaticities] = chromaticities.map { $0 as NSArray }
      found[kCGImagePropertyPNGsRGBIntent] = renderingIntent.map { NSNumber(value: $0) }
      found[kCGImagePropertyPNGInterlaceType] = isInterlaced.map { NSNumber(value: $0 ? 1 : 0) }
      found[kCGImagePropertyPNGModificationTime] = modified.map { NSString(string: $0) }
      if let pixelsPerMeter {
        found[kCGImagePropertyPNGXPixelsPerMeter] = NSNumber(value: pixelsPerMeter.across)
        found[kCGImagePropertyPNGYPixelsPerMeter] = NSNumber(value: pixelsPerMeter.down)
      }
      if let pixelShape, pixelShape.down > 0 {
        found[kCGImagePropertyPNGPixelsAspectRatio] = NSNumber(
          value: Double(pixelShape.across) / Double(pixelShape.down))
      }
    }
  }

  extension PictureCamera {
    /// The model and the place, under ImageIO's keys.
    var dictionary: NSDictionary {
      let found = Properties()
      if let intrinsics {
        let model = Properties()
        model[kIIOCameraModel_Intrinsics] = intrinsics as NSArray
        model[kIIOCameraModel_ModelType] =
          isGeneric ? kIIOCameraModelType_GenericPinhole : kIIOCameraModelType_SimplifiedPinhole
        found[kIIOMetadata_CameraModelKey] = model.dictionary
      }
      let place = Properties()
      place[kIIOCameraExtrinsics_Position] = position.map { $0 as NSArray }
      place[kIIOCameraExtrinsics_Rotation] = rotation.map { $0 as NSArray }
      place[kIIOCameraExtrinsics_CoordinateSystemID] = space.map { NSNumber(value: $0) }
      found[kIIOMetadata_CameraExtrinsicsKey] = place.ifAny
      return found.dictionary
    }
  }
#endif
