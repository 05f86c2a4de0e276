#if !canImport(Darwin)
  internal import Foundation
  internal import MediaMetadata
  internal import UniformTypes

  // The headers of pictures by index, in ImageIO's dictionaries.

  extension CGImageSource {
    /// True for a HEIF file, whose pictures have indexes.
    var isHEIF: Bool {
      guard let type, let heif = UTType("public.heif-standard") else { return false }
      return type.conforms(to: heif)
    }

    /// Adds the colour properties.
    func addColors(to properties: Properties) {
      let headers = headers
      properties[kCGImagePropertyColorModel] = headers.colorModel.map { model in
        switch model {
        case .rgb: kCGImagePropertyColorModelRGB
        case .gray: kCGImagePropertyColorModelGray
        case .cmyk: kCGImagePropertyColorModelCMYK
        case .lab: kCGImagePropertyColorModelLab
        }
      }
      properties[kCGImagePropertyDepth] = (details.bitDepth ?? headers.depth).map { NSNumber(value: $0) }
      properties[kCGImagePropertyHasAlpha] = headers.hasAlpha.map { NSNumber(value: $0) }
      // ImageIO includes these only if they are true.
      if headers.isIndexed == true { properties[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
      if headers.isFloat == true { properties[kCGImagePropertyIsFloat] = NSNumber(value: true) }
      properties[kCGImagePropertyProfileName] = headers.profile.map { NSString(string: $0) }
    }

    /// Adds the JFIF segment, and the resolution if only the format states it.
    func addDensities(to properties: Properties) {
      let headers = headers
      var inches: (across: Double, down: Double)?
      if let jfif = headers.jfif {
        let formatProperties = Properties()
        let version = jfif.version
        formatProperties[kCGImagePropertyJFIFVersion] =
          [Int(version >> 8), Int(version >> 4 & 15), Int(version & 15)] as NSArray
        formatProperties[kCGImagePropertyJFIFDensityUnit] = NSNumber(value: jfif.unit)
        formatProperties[kCGImagePropertyJFIFXDensity] = NSNumber(value: jfif.density.across)
        formatProperties[kCGImagePropertyJFIFYDensity] = NSNumber(value: jfif.density.down)
        formatProperties[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: jfif.isProgressive)
        properties[kCGImagePropertyJFIFDictionary] = formatProperties.dictionary
        let unit: Double? = [1: 1, 2: 2.54][jfif.unit]
        inches = unit.map { (Double(jfif.density.across) * $0, Double(jfif.density.down) * $0) }
      }
      if let pixels = headers.png?.pixelsPerMeter {
        inches = (Double(pixels.across) * 0.0254, Double(pixels.down) * 0.0254)
      }
      guard let inches, inches.across > 0, inches.down > 0, properties[kCGImagePropertyDPIWidth] == nil else {
        return
      }
      properties[kCGImagePropertyDPIWidth] = NSNumber(value: inches.across)
      properties[kCGImagePropertyDPIHeight] = NSNumber(value: inches.down)
    }

    /// Adds the dictionary of the picture's format: its delay and PNG properties.
    func addFormat(of picture: PictureHeaders.Picture?, isPrimary: Bool, to properties: Properties) {
      guard let format = SequenceFormat(self) else { return }
      let formatProperties = Properties()
      if isPrimary, let png = headers.png { png.add(to: formatProperties) }
      if let delay = picture?.delay { format.add(delay, to: formatProperties) }
      properties[format.dictionary] = formatProperties.nonEmpty
    }

    /// Adds the delays of all pictures and the loop count.
    func addSequence(to properties: Properties) {
      let headers = headers
      guard let format = SequenceFormat(self), headers.pictures.contains(where: { $0.delay != nil }) else {
        return
      }
      let formatProperties = Properties()
      formatProperties[kCGImagePropertyGIFLoopCount] = headers.loopCount.map { NSNumber(value: $0) }
      formatProperties[kCGImagePropertyGIFCanvasPixelWidth] = metadata.storedWidth.map { NSNumber(value: $0) }
      formatProperties[kCGImagePropertyGIFCanvasPixelHeight] = metadata.storedHeight.map {
        NSNumber(value: $0)
      }
      formatProperties[kCGImagePropertyGIFHasGlobalColorMap] = headers.hasGlobalColors.map {
        NSNumber(value: $0)
      }
      formatProperties[kCGImagePropertyGIFFrameInfoArray] = NSArray(
        array: headers.pictures.map { picture in
          let times = Properties()
          if let delay = picture.delay { format.add(delay, to: times) }
          return times.dictionary
        })
      properties[format.dictionary] = formatProperties.dictionary
    }
  }

  /// A format with its own dictionary and GIF's keys for delays.
  private struct SequenceFormat {
    let dictionary: CFString
    /// The minimum delay in seconds (Apple's documentation of each key).
    let minimumDelay: Double

    init?(_ source: CGImageSource) {
      guard let type = source.type else { return nil }
      let rows: [(type: UTType?, dictionary: CFString, minimumDelay: Double)] = [
        (.gif, kCGImagePropertyGIFDictionary, 0.1), (.png, kCGImagePropertyPNGDictionary, 0.05),
        (.webP, kCGImagePropertyWebPDictionary, 0.1),
        (UTType("public.avis"), kCGImagePropertyAVISDictionary, 0.1),
        (UTType("public.heics"), kCGImagePropertyHEICSDictionary, 0.1),
      ]
      guard let row = rows.first(where: { $0.type.map { type.conforms(to: $0) } ?? false }) else {
        return nil
      }
      (dictionary, minimumDelay) = (row.dictionary, row.minimumDelay)
    }

    func add(_ delay: Double, to properties: Properties) {
      properties[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: delay)
      properties[kCGImagePropertyGIFDelayTime] = NSNumber(value: max(delay, minimumDelay))
    }
  }

  extension PNGHeader {
    /// Adds values with ImageIO's keys; texts have the keywords of the PNG specification.
    fileprivate func add(to properties: Properties) {
      for (keyword, text) in texts { properties[NSString(string: keyword)] = NSString(string: text) }
      properties[kCGImagePropertyPNGGamma] = gamma.map { NSNumber(value: $0) }
      properties[kCGImagePropertyPNGChromaticities] = chromaticities.map { $0 as NSArray }
      properties[kCGImagePropertyPNGsRGBIntent] = renderingIntent.map { NSNumber(value: $0) }
      properties[kCGImagePropertyPNGInterlaceType] = isInterlaced.map { NSNumber(value: $0 ? 1 : 0) }
      properties[kCGImagePropertyPNGModificationTime] = modified.map { NSString(string: $0) }
      if let pixelsPerMeter {
        properties[kCGImagePropertyPNGXPixelsPerMeter] = NSNumber(value: pixelsPerMeter.across)
        properties[kCGImagePropertyPNGYPixelsPerMeter] = NSNumber(value: pixelsPerMeter.down)
      }
      if let pixelShape, pixelShape.down > 0 {
        properties[kCGImagePropertyPNGPixelsAspectRatio] = NSNumber(
          value: Double(pixelShape.across) / Double(pixelShape.down))
      }
    }
  }

  extension PictureCamera {
    /// The camera model and position with ImageIO's keys.
    var dictionary: NSDictionary {
      let properties = Properties()
      if let intrinsics {
        let model = Properties()
        model[kIIOCameraModel_Intrinsics] = intrinsics as NSArray
        model[kIIOCameraModel_ModelType] =
          isGeneric ? kIIOCameraModelType_GenericPinhole : kIIOCameraModelType_SimplifiedPinhole
        properties[kIIOMetadata_CameraModelKey] = model.dictionary
      }
      let extrinsics = Properties()
      extrinsics[kIIOCameraExtrinsics_Position] = position.map { $0 as NSArray }
      extrinsics[kIIOCameraExtrinsics_Rotation] = rotation.map { $0 as NSArray }
      extrinsics[kIIOCameraExtrinsics_CoordinateSystemID] = space.map { NSNumber(value: $0) }
      properties[kIIOMetadata_CameraExtrinsicsKey] = extrinsics.nonEmpty
      return properties.dictionary
    }
  }
#endif
