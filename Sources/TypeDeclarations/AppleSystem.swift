/// A release of iOS or macOS, as in `iOS18.2` and `macOS15`.
///
/// Only releases that have uniform types as values are ones: iOS 14 to 18 and macOS 11 to 15, then 26 and 27 of both.
public struct AppleSystem: Hashable, Sendable {
  /// A family of releases with version numbers of its own.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// iOS, with iPadOS.
    case iOS
    /// The Mac's system.
    case macOS

    /// The versions before the dot.
    var majors: [Int] { (self == .iOS ? Array(14...18) : Array(11...15)) + [26, 27] }
  }

  /// The family that the release belongs to.
  public let platform: Platform
  /// The number before the dot.
  public let major: Int
  /// The number behind the dot, 0 without one.
  public let minor: Int

  /// A release; nil for a version that the platform never had.
  public init?(_ platform: Platform, _ major: Int, _ minor: Int = 0) {
    guard platform.majors.contains(major), (0..<CompiledTable.minorLimit).contains(minor) else { return nil }
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  /// Reads `iOS18`, `macOS15.2`, or a number alone, which is one of iOS; nil for any other text.
  ///
  /// Upper and lower case are alike, and a blank may stand before the number.
  public init?(_ text: String) {
    var number = text[...]
    var platform = Platform.iOS
    for known in Platform.allCases where text.lowercased().hasPrefix(known.rawValue.lowercased()) {
      platform = known
      number = number.dropFirst(known.rawValue.count)
      if number.first == " " { number.removeFirst() }
    }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard digits, (1...2).contains(parts.count), let major = Int(parts[0]),
      let minor = parts.count == 1 ? 0 : Int(parts[1])
    else { return nil }
    self.init(platform, major, minor)
  }

  /// The first release of each version, platform by platform.
  public static var known: [AppleSystem] {
    Platform.allCases.flatMap { platform in platform.majors.compactMap { AppleSystem(platform, $0) } }
  }

  /// True for a release before another one of its platform.
  package func isBefore(_ other: AppleSystem) -> Bool { versionNumber < other.versionNumber }

  /// The version as one number, which grows with it.
  package var versionNumber: Int { major << 6 | minor }

  /// The release with such a number.
  package init?(_ platform: Platform, versionNumber: Int) {
    self.init(platform, versionNumber >> 6, versionNumber & 63)
  }
}

extension AppleSystem: CustomStringConvertible {
  /// The platform and the version, as they are read.
  public var description: String { "\(platform.rawValue)\(version)" }

  /// The version, without `.0`.
  package var version: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The releases with which something came, one of each platform.
package struct SystemVersions: Hashable, Sendable {
  package var iOS: AppleSystem
  package var macOS: AppleSystem

  /// One release of each platform.
  package init(iOS: AppleSystem, macOS: AppleSystem) {
    self.iOS = iOS
    self.macOS = macOS
  }

  /// Reads `macOS 15.0, iOS 18.0`; other platforms may be named, too, and are left out.
  package init?(_ text: String) {
    var found: [AppleSystem.Platform: AppleSystem] = [:]
    for part in text.split(separator: ",") {
      let name = part.drop { $0 == " " }
      guard let platform = AppleSystem.Platform.allCases.first(where: { name.hasPrefix("\($0.rawValue) ") })
      else { continue }
      guard let system = AppleSystem(String(name)), found.updateValue(system, forKey: platform) == nil else {
        return nil
      }
    }
    guard let iOS = found[.iOS], let macOS = found[.macOS] else { return nil }
    self.init(iOS: iOS, macOS: macOS)
  }

  package subscript(platform: AppleSystem.Platform) -> AppleSystem { platform == .iOS ? iOS : macOS }

  /// True for a release that has what came with these.
  package func reach(_ system: AppleSystem) -> Bool { !system.isBefore(self[system.platform]) }
}

extension SystemVersions: CustomStringConvertible {
  /// As tables write it.
  package var description: String {
    AppleSystem.Platform.allCases.map { "\($0.rawValue) \(self[$0].version)" }.joined(separator: ", ")
  }
}
