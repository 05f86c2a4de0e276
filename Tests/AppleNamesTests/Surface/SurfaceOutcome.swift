import Testing

/// Checks the outcome that the table has for a symbol.
func outcome(_ symbol: String, _ isMet: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(isMet, "\(symbol)", sourceLocation: sourceLocation)
}
