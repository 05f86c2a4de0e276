internal import TypeDeclarations

/// Types, read from a line as they are asked for.
struct TypeList: RandomAccessCollection {
  private let text: UnsafePointer<UInt8>
  let count: Int

  init(_ text: UnsafePointer<UInt8>, byteCount: Int) {
    self.text = text
    count = byteCount / CompiledTable.numberWidth
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    CompiledTypes.row(text, index &* CompiledTable.numberWidth)
  }
}
