#if !canImport(Darwin)
  public import Foundation

  // Core Foundation's names for Foundation's classes, so that `data as CFData` compiles.

  /// Foundation's `NSData`.
  public typealias CFData = NSData
  /// Foundation's `NSArray`.
  public typealias CFArray = NSArray
  /// Foundation's `NSDictionary`.
  public typealias CFDictionary = NSDictionary
  /// Foundation's `NSString`.
  public typealias CFString = NSString
  /// Foundation's `NSURL`.
  public typealias CFURL = NSURL
  /// Foundation's `NSNumber`.
  public typealias CFNumber = NSNumber
  /// Foundation's `NSNumber`.
  public typealias CFBoolean = NSNumber

  public var kCFBooleanTrue: CFBoolean { NSNumber(value: true) }
  public var kCFBooleanFalse: CFBoolean { NSNumber(value: false) }
#endif
