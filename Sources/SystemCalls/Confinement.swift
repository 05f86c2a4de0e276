internal import CPlatform

/// What a worker process gives up, in two steps, for as long as it lives.
package struct Confinement {
  private var state = uti_confinement()

  /// How long one question may be computed, in milliseconds.
  package static let questionMilliseconds = Int(UTI_QUESTION_MILLISECONDS)
  /// How long a worker may compute in all.
  package static let seconds = Int(UTI_WORKER_SECONDS)

  /// No descriptors but the channel, no new privileges, and limits: ``seconds`` of computing in all, and so much memory beyond
  /// what is in use now as libmagic's database and a file's headers take.
  package init() {
    uti_confine(&state)
    state.limits = uti_limit_worker(UInt64(UTI_WORKER_SECONDS), UInt64(UTI_WORKER_MEMORY))
  }

  /// No rights of root's, no file, no socket, no process, and no system call but those that reading a descriptor and
  /// computing need.
  package mutating func complete() { uti_confine_wholly(&state) }

  /// What applies, as records and reports say it.
  package var words: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(UTI_CONFINEMENT_LENGTH)) { words in
      guard let start = words.baseAddress else { return "" }
      withUnsafePointer(to: state) { uti_describe_confinement($0, start) }
      return String(cString: start)
    }
  }

  /// Ends this process once it has computed for so long from now on; nil takes that back.
  package static func allowComputing(milliseconds: Int?) {
    uti_allow_computing(UInt32(clamping: milliseconds ?? 0))
  }
}
