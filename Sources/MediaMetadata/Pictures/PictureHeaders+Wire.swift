extension PictureHeaders: WireCodable {
  package static var blank: PictureHeaders { PictureHeaders() }
  package mutating func transfer(_ wire: inout Wire) {
    colorModel.transfer(&wire)
    depth.transfer(&wire)
    hasAlpha.transfer(&wire)
    isIndexed.transfer(&wire)
    isFloat.transfer(&wire)
    profile.transfer(&wire)
    pictures.transfer(&wire)
    primary.transfer(&wire)
    groups.transfer(&wire)
    loopCount.transfer(&wire)
    hasGlobalColors.transfer(&wire)
    distances.transfer(&wire)
    png.transfer(&wire)
    jfif.transfer(&wire)
  }
}

extension PictureHeaders.ColorModel: WireCodable { package static var blank: Self { .rgb } }
extension PictureHeaders.Group.Kind: WireCodable { package static var blank: Self { .stereo } }
extension PictureHeaders.Distances: WireCodable { package static var blank: Self { .depth } }

extension PictureHeaders.Picture: WireCodable {
  package static var blank: Self { Self() }
  package mutating func transfer(_ wire: inout Wire) {
    width.transfer(&wire)
    height.transfer(&wire)
    delay.transfer(&wire)
    camera.transfer(&wire)
  }
}

extension PictureHeaders.Group: WireCodable {
  package static var blank: Self { Self(kind: .stereo, members: []) }
  package mutating func transfer(_ wire: inout Wire) {
    kind.transfer(&wire)
    members.transfer(&wire)
  }
}

extension PictureCamera: WireCodable {
  package static var blank: PictureCamera { PictureCamera() }
  package mutating func transfer(_ wire: inout Wire) {
    intrinsics.transfer(&wire)
    isGeneric.transfer(&wire)
    position.transfer(&wire)
    rotation.transfer(&wire)
    space.transfer(&wire)
  }
}

extension PNGHeader: WireCodable {
  package static var blank: PNGHeader { PNGHeader() }
  package mutating func transfer(_ wire: inout Wire) {
    gamma.transfer(&wire)
    chromaticities.transfer(&wire)
    renderingIntent.transfer(&wire)
    isInterlaced.transfer(&wire)
    pixelsPerMeter.transfer(&wire)
    pixelShape.transfer(&wire)
    modified.transfer(&wire)
    texts.transfer(&wire)
  }
}

extension JFIFHeader: WireCodable {
  package static var blank: JFIFHeader { JFIFHeader() }
  package mutating func transfer(_ wire: inout Wire) {
    version.transfer(&wire)
    unit.transfer(&wire)
    density.transfer(&wire)
    isProgressive.transfer(&wire)
  }
}

extension PixelDensity: WireCodable {
  package static var blank: PixelDensity { PixelDensity() }
  package mutating func transfer(_ wire: inout Wire) {
    across.transfer(&wire)
    down.transfer(&wire)
  }
}
