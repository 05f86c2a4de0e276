internal import ASCIIBytes

/// A release of iOS or macOS, such as `iOS18.2` and `macOS15`.
///
/// Only releases with `UTType` exist: iOS 14 to 18 and macOS 11 to 15, then 26 and 27 of both.
public struct AppleSystem: Hashable, Sendable {
  /// A platform with its own version numbers.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// iOS, with iPadOS.
    case iOS
    /// macOS.
    case macOS

    /// The major versions.
    var majors: [Int] { (self == .iOS ? Array(14...18) : Array(11...15)) + [26, 27] }
  }

  /// The platform of the release.
  public let platform: Platform
  /// The major version.
  public let major: Int
  /// The minor version, 0 without one.
  public let minor: Int

  /// Creates a release; nil for a version that the platform never had.
  public init?(_ platform: Platform, _ major: Int, _ minor: Int = 0) {
    guard platform.majors.contains(major), (0..<CompiledTable.minorLimit).contains(minor) else { return nil }
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  /// Parses `iOS18`, `macOS15.2`, or a number alone as an iOS version; nil for any other text.
  ///
  /// Case-insensitive; a blank before the number is allowed.
  public init?(_ text: String) {
    var number = text[...]
    var platform = Platform.iOS
    for candidate in Platform.allCases where text.lowercased().hasPrefix(candidate.rawValue.lowercased()) {
      platform = candidate
      number = number.dropFirst(candidate.rawValue.count)
      if number.first == " " { number.removeFirst() }
    }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0.isASCIIDigit } }
    guard digits, (1...2).contains(parts.count), let major = Int(parts[0]),
      let minor = parts.count == 1 ? 0 : Int(parts[1])
    else { return nil }
    self.init(platform, major, minor)
  }

  /// The first release of each major version, by platform.
  public static var known: [AppleSystem] {
    Platform.allCases.flatMap { platform in platform.majors.compactMap { AppleSystem(platform, $0) } }
  }

  /// Returns true for a release before another one of its platform.
  package func isBefore(_ other: AppleSystem) -> Bool { versionNumber < other.versionNumber }

  /// The version as one ascending number.
  package var versionNumber: Int { major << 6 | minor }

  /// Creates a release from its ``versionNumber``.
  package init?(_ platform: Platform, versionNumber: Int) {
    self.init(platform, versionNumber >> 6, versionNumber & 63)
  }
}

extension AppleSystem: CustomStringConvertible {
  /// The platform and the version, such as `iOS18.2`.
  public var description: String { "\(platform.rawValue)\(version)" }

  /// The version, without `.0`.
  package var version: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The first releases with a feature, one of each platform.
package struct SystemVersions: Hashable, Sendable {
  package var iOS: AppleSystem
  package var macOS: AppleSystem

  /// Creates a pair of releases.
  package init(iOS: AppleSystem, macOS: AppleSystem) {
    self.iOS = iOS
    self.macOS = macOS
  }

  /// Parses `macOS 15.0, iOS 18.0`; other platforms are ignored.
  package init?(_ text: String) {
    var systems: [AppleSystem.Platform: AppleSystem] = [:]
    for part in text.split(separator: ",") {
      let name = part.drop { $0 == " " }
      guard let platform = AppleSystem.Platform.allCases.first(where: { name.hasPrefix("\($0.rawValue) ") })
      else { continue }
      guard let system = AppleSystem(String(name)), systems.updateValue(system, forKey: platform) == nil
      else {
        return nil
      }
    }
    guard let iOS = systems[.iOS], let macOS = systems[.macOS] else { return nil }
    self.init(iOS: iOS, macOS: macOS)
  }

  package subscript(platform: AppleSystem.Platform) -> AppleSystem { platform == .iOS ? iOS : macOS }

  /// Returns true if the release has the feature.
  package func include(_ system: AppleSystem) -> Bool { !system.isBefore(self[system.platform]) }
}

extension SystemVersions: CustomStringConvertible {
  /// The format of the type tables.
  package var description: String {
    AppleSystem.Platform.allCases.map { "\($0.rawValue) \(self[$0].version)" }.joined(separator: ", ")
  }
}
