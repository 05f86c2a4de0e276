internal import CPlatform

/// What a worker process gives up, in two steps, for as long as it lives.
package struct Confinement {
  private var state = uti_confinement()

  /// How long one question may be computed, in milliseconds.
  package static let questionMilliseconds = 10_000
  /// How long a worker may compute in all.
  package static let seconds = 120
  /// Bytes beyond what it has once it runs, libmagic's database counted in.
  private static let memory = 256 << 20

  /// No descriptors but the channel, no new privileges, and limits: ``seconds`` of computing in all, and so much memory beyond
  /// what is in use now as libmagic's database and a file's headers take.
  package init() {
    uti_confine(&state)
    state.limits = uti_limit_worker(UInt64(Self.seconds), UInt64(Self.memory))
  }

  /// No rights of root's, no file, no socket, no process, and no system call but those that reading a descriptor and
  /// computing need.
  package mutating func complete() { uti_confine_wholly(&state) }

  /// What applies, as records and reports say it.
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

  /// Ends this process once it has computed for so long from now on; nil takes that back.
  package static func allowComputing(milliseconds: Int?) {
    uti_allow_computing(UInt32(clamping: milliseconds ?? 0))
  }
}
