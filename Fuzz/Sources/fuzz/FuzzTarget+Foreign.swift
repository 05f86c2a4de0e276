import CInterface
import CUTI

extension FuzzTarget {
  /// Targets for the C interface: it returns a complete result or an error with a reason.
  static let foreign: [FuzzTarget] = [
    FuzzTarget(name: "c-interface", about: "bytes through the functions of uti.h") { bytes in
      var error = uti_error()
      let answer = uti_identify_bytes(bytes, bytes.count, nil, UInt32(UTI_NO_MAGIC), &error)
      if answer == nil, error.code.0 == 0 { fatalError("neither an answer nor an error") }
      if let answer, answer.pointee.type == nil || answer.pointee.mime == nil { fatalError("half an answer") }
      uti_free(answer)
      var length = 0
      let record = uti_record_bytes(bytes, bytes.count, "a", "all", UInt32(UTI_NO_MAGIC), &length, &error)
      if let record, record[length] != 0 { fatalError("a record without an end") }
      uti_free(record)
      uti_free(uti_check_bytes(bytes, bytes.count, nil, "*/*", nil, nil))
      // The same bytes for every text argument.
      let text = bytes + [0]
      text.withUnsafeBytes { text in
        let text = text.bindMemory(to: CChar.self).baseAddress
        uti_free(uti_identify_bytes(bytes, min(bytes.count, 64), text, UInt32(UTI_NO_MAGIC), &error))
        uti_free(uti_record_bytes(bytes, 0, text, text, UInt32(UTI_NO_MAGIC), nil, &error))
        uti_free(uti_check_bytes(bytes, 0, text, text, nil, &error))
        _ = uti_conforms(text, text)
        uti_free(uti_supertypes(text))
        uti_free(uti_types_for_tag("extension", text, nil))
        uti_free(uti_types_for_tag(text, text, text))
        uti_free(uti_tags(text, "mime"))
        uti_free(uti_description(text))
        uti_free(uti_identifier(text, 1))
      }
    }
  ]
}
