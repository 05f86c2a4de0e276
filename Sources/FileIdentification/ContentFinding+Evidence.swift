extension ContentFinding {
  /// The finding as one witness's claim.
  ///
  /// Complexity: makes the phrase about what was seen; ask only when it will be shown or kept.
  public var evidence: Evidence {
    let seen = details
    return Evidence(
      witness == .signature ? .signature : .structure, type, range: range,
      seen: seen.isEmpty ? "\(rule)" : seen,
      reason: "\(because)")
  }
}
