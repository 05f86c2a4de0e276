#if !canImport(Darwin)
  /// A layout of a movie's pictures, by the four characters that files have for it.
  public enum CMProjectionType: UInt64, Hashable, Sendable {
    /// Flat: `rect`.
    case rectangular = 0x7265_6374
    /// A sphere: `equi`.
    case equirectangular = 0x6571_7569
    /// Half a sphere: `hequ`.
    case halfEquirectangular = 0x6865_7175
    /// As a fisheye lens sees: `fish`.
    case fisheye = 0x6669_7368
    /// As wide lenses of known parameters see: `prim`.
    case parametricImmersive = 0x7072_696D
  }

  /// A packing of the pictures of two eyes into one, by the four characters that files have for it.
  public enum CMPackingType: UInt64, Hashable, Sendable {
    /// They are not: `none`.
    case none = 0x6E6F_6E65
    /// Left beside right: `side`.
    case sideBySide = 0x7369_6465
    /// Left over right: `over`.
    case overUnder = 0x6F76_6572
  }
#endif
