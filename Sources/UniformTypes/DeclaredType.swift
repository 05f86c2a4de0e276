/// A declared type as its number in the compiled table, for constant tables; convert it to ``UTType`` for
/// use.
///
/// The constants are generated from the column `name` of the type tables.
///
/// ```swift
/// DeclaredType.heic.type.conforms(to: .image)   // true
/// ```
@usableFromInline package struct DeclaredType: Hashable, Sendable {
  @usableFromInline let number: Int32

  // Inlinable, like the constants, so that tables of types are laid out at compile time; other modules inline
  // only types that are usable from inlined code.
  @inlinable @inline(__always) package init(number: Int32) { self.number = number }

  @inlinable package static func == (one: Self, other: Self) -> Bool { one.number == other.number }

  /// A key for tables of declared types.
  @inlinable package var key: UInt32 { UInt32(bitPattern: number) }

  /// The uniform type.
  package var type: UTType { UTType(number: Int(number)) }
}

extension UTType {
  /// A key for tables of compiled types; nil for other types.
  package var key: UInt32? { row >= 0 ? UInt32(bitPattern: row) : nil }

  /// True if ``DeclaredType`` has a constant for the type.
  package var isNamed: Bool { row >= 0 && CompiledTypes.isNamed(Int(row)) }

  /// True for a program's own name for a format that it does not own, as `io.mpv.webm` is.
  package var isStandIn: Bool { row >= 0 && CompiledTypes.isStandIn(Int(row)) }

  /// True for a type that is only registered: no examined source has files of it.
  package var isRegisteredOnly: Bool { row >= 0 && CompiledTypes.isRegisteredOnly(Int(row)) }

  /// True for a type declared at run time, such as a user's own.
  package var isDeclaredAtRunTime: Bool { row < 0 && runtime?.standing == .declared }
}

extension DeclaredType: CustomStringConvertible {
  @usableFromInline package var description: String { type.identifier }
}
