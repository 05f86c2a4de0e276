internal import CPlatform

/// What a worker process gives up, in two steps, for as long as it lives.
package struct Confinement {
  private var state = uti_confinement()

  /// No descriptors but the channel, no new privileges, and limits: seconds of computing in all, bytes of memory beyond
  /// what is in use now.
  package init(seconds: Int, memory: Int) {
    uti_confine(&state)
    state.limits = uti_limit_worker(UInt64(seconds), UInt64(memory))
  }

  /// No file, no socket, no process, and no system call but those that reading a descriptor and computing need.
  package mutating func complete() { uti_confine_wholly(&state) }

  /// What applies, as records and reports say it.
  package var words: String {
    var words = ""
    func add(_ word: String, _ applies: Bool) { if applies { words += words.isEmpty ? word : ", " + word } }
    add("seccomp", state.seccomp != 0)
    add("Landlock \(state.landlock)", state.landlock != 0)
    add("no new privileges", state.no_new_privileges != 0)
    add("limits", state.limits != 0)
    return words.isEmpty ? "its own process alone" : words
  }

  /// Ends this process once it has computed for so long from now on; nil takes that back.
  package static func allowComputing(milliseconds: Int?) {
    uti_allow_computing(UInt32(clamping: milliseconds ?? 0))
  }
}
