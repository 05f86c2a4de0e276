/// A declared type by its number in the compiled table, for rows that name types; ``UTType`` is made at the border.
///
/// The constants are generated from the column `name` of the type tables.
///
/// ```swift
/// DeclaredType.heic.type.conforms(to: .image)   // true
/// ```
@usableFromInline package struct DeclaredType: Hashable, Sendable {
  @usableFromInline let number: Int32

  // Inlined, as the constants are, so that a table whose rows name types is laid out when the program is built; other
  // modules inline nothing of a type that is not usable from inlined code.
  @inlinable @inline(__always) package init(number: Int32) { self.number = number }

  @inlinable package static func == (one: Self, other: Self) -> Bool { one.number == other.number }

  /// Tells declared types apart, for tables.
  @inlinable package var key: UInt32 { UInt32(bitPattern: number) }

  /// The type in the graph.
  package var type: UTType { UTType(number: Int(number)) }
}

extension UTType {
  /// Tells types of the compiled table apart, for tables; nil for all others.
  package var key: UInt32? { row >= 0 ? UInt32(bitPattern: row) : nil }

  /// Whether a constant of ``DeclaredType`` stands for the type.
  package var isNamed: Bool { row >= 0 && CompiledTypes.isNamed(Int(row)) }

  /// True for a program's own name for a format that it does not own, as `io.mpv.webm` is.
  package var isStandIn: Bool { row >= 0 && CompiledTypes.isStandIn(Int(row)) }

  /// True for a type of which nothing is known but that it is registered: no source that was looked through has files of it.
  package var isRegisteredOnly: Bool { row >= 0 && CompiledTypes.isRegisteredOnly(Int(row)) }

  /// True for a type that was declared at run time, as a user's own are.
  package var isDeclaredAtRunTime: Bool { row < 0 && runtime?.standing == .declared }
}

extension DeclaredType: CustomStringConvertible {
  @usableFromInline package var description: String { type.identifier }
}
