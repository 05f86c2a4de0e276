import FileActions
import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// What one record came to.
///
/// A reference: it crosses threads and waits for its place, and each copy would count many references.
///
/// Proof for `@unchecked Sendable`: it is written by the thread that makes it, before anybody else has it.
final class WrittenRecord: @unchecked Sendable {
  var output: [UInt8] = []
  /// The heading that its lines stand under; empty for none.
  var heading: [UInt8] = []
  /// What there is to say on standard error.
  var errors = ""
  var status = ExitStatus.success
  /// The record, where the caller wants it too.
  var kept = Boxed<Record>.nothing

  /// What comes out of a stream of records is a record.
  static func of(_ output: KeptOutput) -> WrittenRecord { unsafeDowncast(output, to: WrittenRecord.self) }

  init(output: [UInt8] = [], errors: String = "", status: ExitStatus = .success) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}

/// Where records go in the end: bytes to standard output, words to standard error, and one status of all.
final class RecordOutput {
  private let output: StandardOutput
  private let separatorLength: Int
  private let each: (Record) -> Void
  private var isFirst = true
  private var heading: [UInt8] = []
  private(set) var status = ExitStatus.success

  /// `each` gets the kept records.
  init(_ output: StandardOutput, separator: String, each: @escaping (Record) -> Void) {
    self.output = output
    self.each = each
    separatorLength = separator.utf8.count
  }

  func write(_ written: WrittenRecord) throws {
    status = status.combined(with: written.status)
    var bytes = written.output[...]
    if !bytes.isEmpty {
      if written.heading != heading {
        if !isFirst { try output.write("\n") }
        try output.write(written.heading)
        heading = written.heading
      }
      if isFirst { bytes = bytes.dropFirst(separatorLength) }
      isFirst = false
    }
    try output.write(bytes)
    if !written.errors.isEmpty {
      // What was said before the error reaches a terminal before it.
      if FileDescriptor.standardOutput.isTerminal { try output.flush() }
      Diagnostics.write(written.errors)
    }
    if case .box(let kept) = written.kept { each(kept) }
    if written.status == .interrupted { throw Interruption() }
  }

  func flush() throws { try output.flush() }
}
