internal import CUTI
internal import FileIdentification

/// Why a call failed.
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

  /// Writes it where the caller wants to know, cut between characters.
  func write(to place: UnsafeMutablePointer<uti_error>?) {
    guard let place else { return }
    withUnsafeMutableBytes(of: &place.pointee.code) { Self.fill($0, code) }
    withUnsafeMutableBytes(of: &place.pointee.message) { Self.fill($0, message) }
  }

  private static func fill(_ place: UnsafeMutableRawBufferPointer, _ text: String) {
    var text = Substring(text)
    // A zero would end the text for the reader.
    if let zero = text.firstIndex(of: "\0") { text = text[..<zero] }
    while text.utf8.count >= place.count { text.removeLast() }
    place.copyBytes(from: text.utf8)
    place[text.utf8.count] = 0
  }
}

/// Answers a call: its value, or nil and the error where the caller wants it.
func answering<Value>(
  _ error: UnsafeMutablePointer<uti_error>?, _ body: () throws(CallError) -> Value
) -> Value? {
  do throws(CallError) {
    return try body()
  } catch let failure {
    failure.write(to: error)
    return nil
  }
}

/// Makes an identification's error a call's.
func reading<Value>(_ body: () throws(IdentificationError) -> Value) throws(CallError) -> Value {
  do throws(IdentificationError) { return try body() } catch { throw CallError(error) }
}
