#if !canImport(Darwin)
  public import Foundation

  extension NSPredicate {
    /// Asks assets and albums by the names of their properties, which Foundation cannot do here.
    ///
    /// Understood are comparisons of a property with a value (`=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`, `IN`), of some
    /// of its bits (`(mediaSubtypes & %d) != 0`), `AND`, `OR`, `NOT`, parentheses, `YES`, `NO`, `nil`, numbers, quoted
    /// text, and arguments. Anything else ends the program, as on Apple's platforms; so does an unknown property.
    public convenience init(format: String, _ arguments: Any...) {
      var parser = PredicateParser(format, arguments)
      let test = parser.parse()
      self.init { object, _ in (object as? any KeyedObject).map { test.holds(for: $0) } ?? false }
    }
  }
#endif
