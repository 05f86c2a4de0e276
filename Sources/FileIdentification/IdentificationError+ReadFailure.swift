package import ByteSources
internal import SystemPackage

extension IdentificationError {
  /// Creates the error that a source's failure is.
  package init(_ failure: ByteSourceError) { self.init(.source(failure)) }

  init(_ failure: ReadFailure) {
    switch failure {
    case .source(let error) where error == ByteSourceError.timedOut: self = .timedOut
    case .source(let error) where error == ByteSourceError.cancelled: self = .cancelled
    case .source(let error):
      if let code = error.code {
        self.init(code)
      } else {
        self.init(code: .source, message: error.description)
      }
    case .endOfData: self.init(code: .source, message: "the source ended before its first bytes came")
    case .budget:
      self.init(code: .budget, message: "the budget does not even allow the first bytes to be read")
    case .malformed(let reason): self.init(code: .source, message: reason.description)
    }
  }
}
