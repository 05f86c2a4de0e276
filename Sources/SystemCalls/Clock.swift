internal import CLibrary

package enum Clock {
  /// Milliseconds that only go forward.
  package static var milliseconds: Int {
    let time = now(CLOCK_MONOTONIC)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// The ``milliseconds`` when so long has passed from now on.
  package static func milliseconds(after duration: Duration) -> Int {
    let (seconds, rest) = duration.components
    let whole = max(0, min(seconds, Int64(Int32.max))) * 1000
    return milliseconds + Int(whole) + Int(max(0, rest) / 1_000_000_000_000_000)
  }

  /// The time that all threads of this process have been running.
  package static var processSeconds: Double {
    let time = now(CLOCK_PROCESS_CPUTIME_ID)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  private static func now(_ clock: clockid_t) -> timespec {
    var time = timespec()
    return clock_gettime(clock, &time) == 0 ? time : timespec()
  }

  package static func sleep(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }

  /// Seconds since 1970, UTC.
  package static var secondsSince1970: Int64 { Int64(time(nil)) }

  /// The time now as `YYYYMMDDTHHMMSSZ`.
  package static var timestamp: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ number: CInt, _ width: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    return padded(parts.tm_year &+ 1900, 4) + padded(parts.tm_mon &+ 1) + padded(parts.tm_mday) + "T"
      + padded(parts.tm_hour) + padded(parts.tm_min) + padded(parts.tm_sec) + "Z"
  }
}
