#if !canImport(Darwin)
  internal import Foundation

  /// Seconds since the beginning of 2001, in UTC.
  public typealias CFAbsoluteTime = Double

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the current time in seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
