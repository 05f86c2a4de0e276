#if !canImport(Darwin)
  internal import Foundation

  /// Seconds since the beginning of 2001, in UTC.
  public typealias CFAbsoluteTime = Double

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Now, in seconds since the beginning of 2001: what loading code measures itself with.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
