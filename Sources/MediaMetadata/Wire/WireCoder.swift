package import ByteSources
package import UniformTypes

/// A binary encoder and decoder for values sent between processes.
///
/// Reading validates counts against the remaining bytes and raw values against their types. After the first invalid value
/// nothing more is read.
package struct WireCoder {
  package private(set) var bytes: [UInt8]
  package let isReading: Bool
  /// The registry that type identifiers are looked up in.
  package var registry: TypeRegistry
  private var position = 0
  private var hasFailed = false

  /// Creates a coder for writing.
  package init(registry: TypeRegistry = .standard) {
    bytes = []
    bytes.reserveCapacity(512)
    isReading = false
    self.registry = registry
  }

  /// Creates a coder for reading.
  package init(_ bytes: [UInt8], registry: TypeRegistry = .standard) {
    self.bytes = bytes
    isReading = true
    self.registry = registry
  }

  /// True if all bytes were read and are valid.
  package var isComplete: Bool { !hasFailed && position == bytes.count }

  /// Records an invalid value.
  package mutating func fail() { hasFailed = true }

  /// True if no invalid value was read.
  package var isValid: Bool { !hasFailed }

  /// The number of unread bytes; 0 after a failure.
  fileprivate var remaining: Int { hasFailed ? 0 : bytes.count - position }

  /// Reads or writes the bytes of a number.
  mutating func transferRaw<Value: BitwiseCopyable>(_ value: inout Value) {
    let size = MemoryLayout<Value>.size
    if !isReading {
      withUnsafeBytes(of: value) { raw in
        // A typed buffer is copied in one operation.
        raw.withMemoryRebound(to: UInt8.self) { bytes.append(contentsOf: $0) }
      }
    } else if remaining >= size {
      value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Value.self) }
      position += size
    } else {
      fail()
    }
  }

  /// Reads or writes whether a value follows; false after a failure.
  package mutating func transferPresence(_ isPresent: Bool) -> Bool {
    var isPresent = isPresent
    isPresent.transfer(&self)
    return isPresent && isValid
  }

  /// Reads or writes a count of values of at least one byte each.
  mutating func transferCount(_ count: inout Int) {
    var number = UInt32(clamping: count)
    transferRaw(&number)
    if !isReading { return }
    if number > remaining { fail() }
    count = hasFailed ? 0 : Int(number)
  }

  /// Writes a count of 0.
  package mutating func writeZeroCount() {
    var zero: UInt32 = 0
    transferRaw(&zero)
  }

  mutating func transferBytes(_ value: inout [UInt8]) {
    var length = value.count
    transferCount(&length)
    if !isReading {
      bytes.append(contentsOf: value)
    } else {
      value = Array(bytes[position..<position + length])
      position += length
    }
  }

  mutating func transferText(_ text: inout String) {
    var length = text.utf8.count
    transferCount(&length)
    if !isReading {
      bytes.append(contentsOf: text.utf8)
    } else {
      let end = position + length
      if let valid = String(validating: bytes[position..<end], as: UTF8.self) {
        text = valid
      } else {
        fail()
      }
      position = end
    }
  }
}

/// A value that a ``WireCoder`` can write and read; one method does both.
package protocol WireCodable {
  /// A value that reading overwrites.
  static var placeholder: Self { get }
  /// Reads or writes the value, depending on ``WireCoder/isReading``.
  mutating func transfer(_ wire: inout WireCoder)
}

extension WireCoder {
  /// Returns the encoded bytes of a value.
  package static func bytes<Value: WireCodable>(of value: Value) -> [UInt8] {
    var (value, wire) = (value, WireCoder())
    value.transfer(&wire)
    return wire.bytes
  }

  /// Reads the next value.
  package mutating func read<Value: WireCodable>(_: Value.Type) -> Value {
    var value = Value.placeholder
    value.transfer(&self)
    return value
  }
}

extension WireCodable where Self: FixedWidthInteger & BitwiseCopyable {
  package static var placeholder: Self { 0 }
  package mutating func transfer(_ wire: inout WireCoder) { wire.transferRaw(&self) }
}

extension Int: WireCodable {}
extension Int64: WireCodable {}
extension Int32: WireCodable {}
extension UInt8: WireCodable {}
extension UInt16: WireCodable {}
extension UInt32: WireCodable {}

extension Double: WireCodable {
  package static var placeholder: Double { 0 }
  package mutating func transfer(_ wire: inout WireCoder) { wire.transferRaw(&self) }
}

extension Bool: WireCodable {
  package static var placeholder: Bool { false }
  package mutating func transfer(_ wire: inout WireCoder) {
    var number: UInt8 = self ? 1 : 0
    wire.transferRaw(&number)
    if number > 1 { wire.fail() }
    self = number == 1
  }
}

extension String: WireCodable {
  package static var placeholder: String { "" }
  package mutating func transfer(_ wire: inout WireCoder) { wire.transferText(&self) }
}

extension Optional: WireCodable where Wrapped: WireCodable {
  package static var placeholder: Wrapped? { nil }
  package mutating func transfer(_ wire: inout WireCoder) {
    var isPresent = self != nil
    isPresent.transfer(&wire)
    guard isPresent, wire.isValid else { return self = nil }
    var value: Wrapped = self ?? Wrapped.placeholder
    value.transfer(&wire)
    if wire.isReading { self = value }
  }
}

extension Array: WireCodable where Element: WireCodable {
  package static var placeholder: [Element] { [] }
  package mutating func transfer(_ wire: inout WireCoder) {
    // Most lists are empty.
    if !wire.isReading, isEmpty { return wire.writeZeroCount() }
    if Element.self == UInt8.self, var bytes = self as? [UInt8] {
      wire.transferBytes(&bytes)
      if wire.isReading, let read = bytes as? [Element] { self = read }
      return
    }
    var length = count
    wire.transferCount(&length)
    if wire.isReading { self = [] }
    for index in 0..<length {
      var value = wire.isReading ? Element.placeholder : self[index]
      value.transfer(&wire)
      guard wire.isValid else { return self = [] }
      if wire.isReading { append(value) }
    }
  }
}

extension Dictionary: WireCodable where Key: WireCodable, Value: WireCodable {
  package static var placeholder: [Key: Value] { [:] }
  package mutating func transfer(_ wire: inout WireCoder) {
    var length = count
    wire.transferCount(&length)
    if !wire.isReading {
      for (key, value) in self {
        var (key, value) = (key, value)
        key.transfer(&wire)
        value.transfer(&wire)
      }
      return
    }
    self = [:]
    for _ in 0..<length where wire.isValid {
      let key = wire.read(Key.self)
      self[key] = wire.read(Value.self)
    }
  }
}

extension Range: WireCodable where Bound == Int64 {
  package static var placeholder: Range<Int64> { 0..<0 }
  package mutating func transfer(_ wire: inout WireCoder) {
    var (lower, upper) = (lowerBound, upperBound)
    lower.transfer(&wire)
    upper.transfer(&wire)
    if lower <= upper { self = lower..<upper } else { wire.fail() }
  }
}

// Enumerations are encoded by their raw values.
extension WireCodable where Self: RawRepresentable, RawValue == String {
  package mutating func transfer(_ wire: inout WireCoder) {
    var text = rawValue
    text.transfer(&wire)
    if !wire.isReading { return }
    if let value = Self(rawValue: text) { self = value } else { wire.fail() }
  }
}

extension UTType: WireCodable {
  package static var placeholder: UTType { .data }
  package mutating func transfer(_ wire: inout WireCoder) {
    var name = wire.isReading ? "" : identifier
    name.transfer(&wire)
    guard wire.isReading, wire.isValid else { return }
    // Evidence can name types that the registry in use lacks.
    if let type = wire.registry.type(name) ?? TypeRegistry.standard.type(name) {
      self = type
    } else {
      wire.fail()
    }
  }
}

extension FourCharacterCode: WireCodable {
  package static var placeholder: FourCharacterCode { FourCharacterCode(0) }
  package mutating func transfer(_ wire: inout WireCoder) { rawValue.transfer(&wire) }
}

extension ContentDamage: WireCodable { package static var placeholder: ContentDamage { .malformed } }
