internal import Foundation
internal import SystemCalls

/// The process that owns a temporary folder: its number and start time, since numbers are reused.
struct ProcessIdentity: Hashable, Sendable {
  var user: UInt32
  var process: Int32
  /// The start time in clock ticks since the system start.
  var start: UInt64
  /// The first characters of the random boot identifier.
  var boot: String

  static let current = ProcessIdentity(
    user: CurrentProcess.user, process: CurrentProcess.number,
    start: startTime(of: CurrentProcess.number) ?? 0, boot: bootName)

  static let prefix = "item-provider"

  var folderName: String { "\(Self.prefix)-\(user)-\(process)-\(start)-\(boot)" }

  init(user: UInt32, process: Int32, start: UInt64, boot: String) {
    self.user = user
    self.process = process
    self.start = start
    self.boot = boot
  }

  /// Parses the name of a folder; nil if it is not a temporary folder's name.
  init?(folderName: String) {
    guard folderName.hasPrefix(Self.prefix + "-") else { return nil }
    let parts = folderName.dropFirst(Self.prefix.count + 1).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4 || parts.count == 5, let user = UInt32(parts[0]), let process = Int32(parts[1]),
      let start = UInt64(parts[2])
    else { return nil }
    self.init(user: user, process: process, start: start, boot: String(parts[3]))
  }

  /// True if the process runs; processes of other containers are not visible.
  var isRunning: Bool {
    #if os(Linux) || os(Android)
      boot == Self.bootName && Self.startTime(of: process) == start
    #else
      CurrentProcess.isRunning(process)
    #endif
  }

  private static let bootName: String = {
    let name = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    return String((name ?? "0").prefix { $0.isHexDigit }.prefix(8))
  }()

  private static func startTime(of process: Int32) -> UInt64? {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // Field 2 is the program's name in parentheses, with any characters; field 22 is the start time.
    let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
    return fields.count > 20 ? UInt64(fields[20]) : nil
  }
}
