package import UniformTypes

/// Values on their way between processes, written and read by one list of fields each.
///
/// What is read is checked: counts against the bytes that are left, numbers against what they stand for. One value that
/// cannot be is enough, and nothing is read any more.
package struct Wire {
  package private(set) var bytes: [UInt8]
  package let isReading: Bool
  /// What identifiers of types mean.
  package var registry: TypeRegistry
  private var position = 0
  private var isBroken = false

  /// Something to write into.
  package init(registry: TypeRegistry = .standard) {
    bytes = []
    bytes.reserveCapacity(512)
    isReading = false
    self.registry = registry
  }

  /// Something to read from.
  package init(_ bytes: [UInt8], registry: TypeRegistry = .standard) {
    self.bytes = bytes
    isReading = true
    self.registry = registry
  }

  /// Whether all bytes were read, and stood for something.
  package var isWhole: Bool { !isBroken && position == bytes.count }

  /// Notes a value that cannot be.
  package mutating func refuse() { isBroken = true }

  /// Whether anything can still be read.
  package var isSound: Bool { !isBroken }

  /// How many values of at least one byte there can be.
  fileprivate var left: Int { isBroken ? 0 : bytes.count - position }

  /// The bytes of a number, whichever way they go.
  mutating func raw<Value: BitwiseCopyable>(_ value: inout Value) {
    let size = MemoryLayout<Value>.size
    if !isReading {
      withUnsafeBytes(of: value) { raw in
        // As bytes lie together: they are copied at once.
        raw.withMemoryRebound(to: UInt8.self) { bytes.append(contentsOf: $0) }
      }
    } else if left >= size {
      value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Value.self) }
      position += size
    } else {
      refuse()
    }
  }

  /// Whether a value follows.
  package mutating func isThere(_ isThere: Bool) -> Bool {
    var isThere = isThere
    isThere.transfer(&self)
    return isThere && isSound
  }

  /// A count of values that have a byte each at least.
  mutating func count(_ count: inout Int) {
    var number = UInt32(clamping: count)
    raw(&number)
    if !isReading { return }
    if number > left { refuse() }
    count = isBroken ? 0 : Int(number)
  }

  /// Writes the count of no values.
  package mutating func writeNone() {
    var none: UInt32 = 0
    raw(&none)
  }

  mutating func run(_ run: inout [UInt8]) {
    var length = run.count
    count(&length)
    if !isReading {
      bytes.append(contentsOf: run)
    } else {
      run = Array(bytes[position..<position + length])
      position += length
    }
  }

  mutating func text(_ text: inout String) {
    var length = text.utf8.count
    count(&length)
    if !isReading {
      bytes.append(contentsOf: text.utf8)
    } else {
      let end = position + length
      if let valid = String(validating: bytes[position..<end], as: UTF8.self) {
        text = valid
      } else {
        refuse()
      }
      position = end
    }
  }
}

/// What can go over a ``Wire``: the same list of fields writes and reads it.
package protocol WireCodable {
  /// A value to be read into.
  static var blank: Self { get }
  mutating func transfer(_ wire: inout Wire)
}

extension Wire {
  /// The bytes of a value.
  package static func bytes<Value: WireCodable>(of value: Value) -> [UInt8] {
    var (value, wire) = (value, Wire())
    value.transfer(&wire)
    return wire.bytes
  }

  /// The next value.
  package mutating func read<Value: WireCodable>(_: Value.Type) -> Value {
    var value = Value.blank
    value.transfer(&self)
    return value
  }
}

extension WireCodable where Self: FixedWidthInteger & BitwiseCopyable {
  package static var blank: Self { 0 }
  package mutating func transfer(_ wire: inout Wire) { wire.raw(&self) }
}

extension Int: WireCodable {}
extension Int64: WireCodable {}
extension Int32: WireCodable {}
extension UInt8: WireCodable {}
extension UInt16: WireCodable {}
extension UInt32: WireCodable {}

extension Double: WireCodable {
  package static var blank: Double { 0 }
  package mutating func transfer(_ wire: inout Wire) { wire.raw(&self) }
}

extension Bool: WireCodable {
  package static var blank: Bool { false }
  package mutating func transfer(_ wire: inout Wire) {
    var number: UInt8 = self ? 1 : 0
    wire.raw(&number)
    if number > 1 { wire.refuse() }
    self = number == 1
  }
}

extension String: WireCodable {
  package static var blank: String { "" }
  package mutating func transfer(_ wire: inout Wire) { wire.text(&self) }
}

extension Optional: WireCodable where Wrapped: WireCodable {
  package static var blank: Wrapped? { nil }
  package mutating func transfer(_ wire: inout Wire) {
    var isThere = self != nil
    isThere.transfer(&wire)
    guard isThere, wire.isSound else { return self = nil }
    var value: Wrapped = self ?? Wrapped.blank
    value.transfer(&wire)
    if wire.isReading { self = value }
  }
}

extension Array: WireCodable where Element: WireCodable {
  package static var blank: [Element] { [] }
  package mutating func transfer(_ wire: inout Wire) {
    // Most lists are empty.
    if !wire.isReading, isEmpty { return wire.writeNone() }
    if Element.self == UInt8.self, var run = self as? [UInt8] {
      wire.run(&run)
      if wire.isReading, let read = run as? [Element] { self = read }
      return
    }
    var length = count
    wire.count(&length)
    if wire.isReading { self = [] }
    for index in 0..<length {
      var value = wire.isReading ? Element.blank : self[index]
      value.transfer(&wire)
      guard wire.isSound else { return self = [] }
      if wire.isReading { append(value) }
    }
  }
}

extension Dictionary: WireCodable where Key: WireCodable, Value: WireCodable {
  package static var blank: [Key: Value] { [:] }
  package mutating func transfer(_ wire: inout Wire) {
    var length = count
    wire.count(&length)
    if !wire.isReading {
      for (key, value) in self {
        var (key, value) = (key, value)
        key.transfer(&wire)
        value.transfer(&wire)
      }
      return
    }
    self = [:]
    for _ in 0..<length where wire.isSound {
      let key = wire.read(Key.self)
      self[key] = wire.read(Value.self)
    }
  }
}

extension Range: WireCodable where Bound == Int64 {
  package static var blank: Range<Int64> { 0..<0 }
  package mutating func transfer(_ wire: inout Wire) {
    var (lower, upper) = (lowerBound, upperBound)
    lower.transfer(&wire)
    upper.transfer(&wire)
    if lower <= upper { self = lower..<upper } else { wire.refuse() }
  }
}

/// Cases go by their words.
extension WireCodable where Self: RawRepresentable, RawValue == String {
  package mutating func transfer(_ wire: inout Wire) {
    var word = rawValue
    word.transfer(&wire)
    if !wire.isReading { return }
    if let value = Self(rawValue: word) { self = value } else { wire.refuse() }
  }
}
