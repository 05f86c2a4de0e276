internal import ContainerFormats
internal import MediaMetadata

extension MovieViews {
  /// The views that the boxes of a video track tell; nil where they say nothing.
  init?(_ views: ISOBaseMedia.Views) {
    if views.isProjected {
      self = .projected
    } else if let both = views.hasBothEyes {
      self = both ? .bothEyes : .oneEye
    } else {
      return nil
    }
  }
}
