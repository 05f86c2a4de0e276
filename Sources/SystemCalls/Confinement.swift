internal import CPlatform

/// The permanent restrictions of a worker process, applied in two steps.
package struct Confinement {
  private var state = uti_confinement()

  /// The processor time for one request, in milliseconds.
  package static let questionMilliseconds = 10_000
  /// The processor time of a worker, in seconds.
  package static let seconds = 120
  /// The memory of a worker beyond its use at the start, in bytes, including libmagic's database.
  private static let memory = 256 << 20

  /// Closes all descriptors but the channel, refuses new privileges, and limits processor time and memory.
  package init() {
    uti_confine(&state)
    state.limits = uti_limit_worker(UInt64(Self.seconds), UInt64(Self.memory))
  }

  /// Drops root's rights and forbids opening files, sockets and processes, and all system calls that reading a descriptor
  /// does not need.
  package mutating func complete() { uti_confine_wholly(&state) }

  /// The restrictions in force, in the words of records and reports.
  package var words: String {
    let parts: [(word: String, applies: Int32)] = [
      ("seccomp", state.seccomp),
      ("Landlock \(state.landlock)", state.landlock),
      ("no new privileges", state.no_new_privileges),
      ("not root", state.not_root),
      ("limits", state.limits),
    ]
    let applied = parts.filter { $0.applies != 0 }.map(\.word)
    return applied.isEmpty ? "its own process alone" : applied.joined(separator: ", ")
  }

  /// Ends this process after so much processor time from now; nil removes the limit.
  package static func allowComputing(milliseconds: Int?) {
    uti_allow_computing(UInt32(clamping: milliseconds ?? 0))
  }
}
