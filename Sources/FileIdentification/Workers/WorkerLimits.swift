/// What a worker may use.
enum WorkerLimits {
  /// How long one question may be computed.
  static let questionMilliseconds = 10_000
  /// How long a worker computes in all before it is replaced; the limit of the system is twice that.
  static let serviceMilliseconds = 60_000
  /// Bytes beyond what it has once it runs, libmagic's database counted in.
  static let memory = 256 << 20
}
