internal import CUTI
internal import FileIdentification

/// The error of a failed C call, with a code and a message.
struct CallError: Error {
  var code: String
  var message: String

  static func argument(_ message: String) -> CallError { CallError(code: "argument", message: message) }
  static let noPath = argument("a path is needed, not NULL")
  static let noBytes = argument("NULL holds no bytes, and no memory holds that many")
  static let noMemory = CallError(code: "ENOMEM", message: "there was no memory for the answer")
  static let noAccept = argument("a list of what is accepted is needed, not NULL")

  init(code: String, message: String) { (self.code, self.message) = (code, message) }

  init(_ error: IdentificationError) { self.init(code: error.code.rawValue, message: error.message) }

  /// Writes the error to the structure of the caller, truncated between characters.
  func write(to error: UnsafeMutablePointer<uti_error>?) {
    guard let error else { return }
    withUnsafeMutableBytes(of: &error.pointee.code) { Self.fill($0, code) }
    withUnsafeMutableBytes(of: &error.pointee.message) { Self.fill($0, message) }
  }

  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, _ text: String) {
    var text = Substring(text)
    // A zero would end the text in C.
    if let zero = text.firstIndex(of: "\0") { text = text[..<zero] }
    while text.utf8.count >= buffer.count { text.removeLast() }
    buffer.copyBytes(from: text.utf8)
    buffer[text.utf8.count] = 0
  }
}

/// Returns the result of `body`; on failure, writes the error and returns nil.
func returningError<Value>(
  _ error: UnsafeMutablePointer<uti_error>?, _ body: () throws(CallError) -> Value
) -> Value? {
  do throws(CallError) {
    return try body()
  } catch let failure {
    failure.write(to: error)
    return nil
  }
}

func convertingError<Value>(_ body: () throws(IdentificationError) -> Value) throws(CallError) -> Value {
  do throws(IdentificationError) { return try body() } catch { throw CallError(error) }
}
