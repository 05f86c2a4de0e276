#if !canImport(Darwin)
  /// A parsed `NSPredicate` format, evaluated for each asset or album of a fetch.
  indirect enum PredicateTest: Sendable {
    /// A side of a comparison.
    enum Operand: Sendable {
      case property(String)
      case value(KeyedValue)
      case list([KeyedValue])
      /// The common bits of a property and a number.
      case bits(of: String, KeyedValue)
    }

    enum Comparison: String, Sendable, CaseIterable {
      case equal = "=="
      case different = "!="
      case atMost = "<="
      case atLeast = ">="
      case less = "<"
      case more = ">"
      case among = "IN"
    }

    case all([PredicateTest])
    case any([PredicateTest])
    case not(PredicateTest)
    case comparison(Operand, Comparison, Operand)

    func matches(_ object: any KeyedObject) -> Bool {
      switch self {
      case .all(let tests): return tests.allSatisfy { $0.matches(object) }
      case .any(let tests): return tests.contains { $0.matches(object) }
      case .not(let test): return !test.matches(object)
      case .comparison(let left, let comparison, let right):
        let value = left.value(for: object)
        if comparison == .among {
          guard case .list(let list) = right else { return false }
          return list.contains(value)
        }
        return comparison.holds(value, right.value(for: object))
      }
    }
  }

  extension PredicateTest.Comparison {
    /// Compares two values; missing values are equal and unordered.
    func holds(_ a: KeyedValue, _ b: KeyedValue) -> Bool {
      let isOrdered = a != .none && b != .none
      switch self {
      case .equal: return a == b
      case .different: return a != b
      case .less: return isOrdered && a < b
      case .atMost: return isOrdered && a <= b
      case .more: return isOrdered && a > b
      case .atLeast: return isOrdered && a >= b
      case .among: return false
      }
    }
  }

  extension PredicateTest.Operand {
    func value(for object: any KeyedObject) -> KeyedValue {
      switch self {
      case .value(let value): return value
      case .list: return .none
      case .property(let name): return Self.value(of: name, object)
      case .bits(let name, let mask):
        guard case .number(let number) = Self.value(of: name, object), case .number(let mask) = mask,
          let a = UInt64(exactly: number), let b = UInt64(exactly: mask)
        else { return .none }
        return .number(Double(a & b))
      }
    }

    private static func value(of name: String, _ object: any KeyedObject) -> KeyedValue {
      guard let value = object.value(named: name) else {
        // Proof: the text is the program's own, and an error ends it as on Apple's platforms; no file is
        // involved.
        preconditionFailure("\(type(of: object)) has no property \(name)")
      }
      return value
    }
  }
#endif
