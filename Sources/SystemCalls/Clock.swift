internal import CLibrary

/// The system's clocks.
package enum Clock {
  /// Milliseconds of the monotonic clock.
  package static var milliseconds: Int {
    let time = now(CLOCK_MONOTONIC)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Returns the value of ``milliseconds`` after `duration` from now.
  package static func milliseconds(after duration: Duration) -> Int {
    let (seconds, rest) = duration.components
    let whole = max(0, min(seconds, Int64(Int32.max))) * 1000
    return milliseconds + Int(whole) + Int(max(0, rest) / 1_000_000_000_000_000)
  }

  /// The processor time of all threads of this process.
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

  /// Returns a local time of this system's time zone in seconds since 1970; nil if it does not exist.
  package static func moment(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  ) -> Int64? {
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(year - 1900), Int32(month - 1), Int32(day))
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (Int32(hour), Int32(minute), Int32(second))
    parts.tm_isdst = -1
    let seconds = mktime(&parts)
    // -1 is both the error and the last second of 1969.
    return seconds == -1 ? nil : Int64(seconds)
  }

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
