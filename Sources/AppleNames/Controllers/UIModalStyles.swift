#if !canImport(Darwin)
  /// How a controller would be presented, with UIKit's numbers.
  public enum UIModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
  }

  /// How a controller would come to be seen, with UIKit's numbers.
  public enum UIModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
  }
#endif
