import FileActions
import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// The formatted output for one record, with its error messages and status.
///
/// A class, since copies of a structure would retain many references.
///
/// Proof for `@unchecked Sendable`: only the creating thread writes it, before passing it on.
final class RenderedRecord: @unchecked Sendable {
  var output: [UInt8] = []
  /// The heading of its lines; empty for none.
  var heading: [UInt8] = []
  /// The messages for standard error.
  var errors = ""
  var status = ExitStatus.success
  /// The record, if the caller retains it.
  var retained = Indirect<Record>.empty

  /// Casts the output of a stream of records.
  static func of(_ output: AnyOutput) -> RenderedRecord { unsafeDowncast(output, to: RenderedRecord.self) }

  init(output: [UInt8] = [], errors: String = "", status: ExitStatus = .success) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}

/// Writes records to standard output and messages to standard error, and combines their statuses.
final class RecordOutput {
  private let output: StandardOutput
  private let separatorLength: Int
  private let each: (Record) -> Void
  private var isFirst = true
  private var heading: [UInt8] = []
  private(set) var status = ExitStatus.success

  /// `each` receives the retained records.
  init(_ output: StandardOutput, separator: String, each: @escaping (Record) -> Void) {
    self.output = output
    self.each = each
    separatorLength = separator.utf8.count
  }

  func write(_ written: RenderedRecord) throws {
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
      // Earlier output must precede the error on a terminal.
      if FileDescriptor.standardOutput.isTerminal { try output.flush() }
      Diagnostics.write(written.errors)
    }
    if case .value(let retained) = written.retained { each(retained) }
    if written.status == .interrupted { throw Interruption() }
  }

  func flush() throws { try output.flush() }
}
