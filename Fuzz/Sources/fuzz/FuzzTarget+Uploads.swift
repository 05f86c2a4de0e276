import FileIdentification
import UniformTypes
import UploadChecks

extension FuzzTarget {
  /// Targets for uploads: order and chunk sizes of arriving bytes change no result.
  static let uploads: [FuzzTarget] = [
    FuzzTarget(name: "progressive", about: "identification of what comes by ranges") { bytes in
      guard let whole = try? identifier.identify(bytes: bytes) else { return }
      var progress = ProgressiveIdentifier(byteCount: Int64(bytes.count))
      // The chunk sizes come from the bytes themselves.
      var start = 0
      for step in 0... {
        guard let state = try? progress.state(by: identifier) else { fatalError("an error of pieces alone") }
        switch state {
        case .settled(let result):
          if result != whole { fatalError("\(result.type) instead of \(whole.type)") }
          return
        case .needs(let range, let estimate):
          if estimate.certainty == .proven { fatalError("an estimate that is proven") }
          if range.isEmpty || range.upperBound > Int64(bytes.count) { fatalError("needs \(range)") }
          if step > 600 { return }
          let end = min(bytes.count, start + 1 + Int(bytes[step % bytes.count]) * 8)
          if step % 3 == 2 || start == bytes.count {
            progress.add(Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)]), at: range.lowerBound)
          } else {
            progress.add(Array(bytes[start..<end]), at: Int64(start))
            start = end
          }
        }
      }
    },
    FuzzTarget(name: "uploads", about: "policies for uploads: what runs, and what others read") { bytes in
      guard let decision = try? examiner.examine(bytes: bytes) else { return }
      if decision.isAccepted != (decision.refusal == nil) { fatalError("neither accepted nor refused") }
      var upload = ProgressiveUpload(byteCount: Int64(bytes.count))
      upload.append(bytes)
      guard let state = try? upload.state(by: examiner), case .settled(let progressive) = state else {
        fatalError("all bytes came")
      }
      if progressive.refusal != decision.refusal { fatalError("another decision") }
    },
    FuzzTarget(name: "drawings", about: "what runs in SVG") { bytes in
      _ = try? examiner.examine(
        bytes: Array(#"<svg xmlns="http://www.w3.org/2000/svg">"#.utf8) + bytes, name: "a.svg")
    },
    FuzzTarget(name: "pdf-actions", about: "what runs in PDF") { bytes in
      _ = try? examiner.examine(bytes: Array("%PDF-1.7\n".utf8) + bytes, name: "a.pdf")
    },
    FuzzTarget(name: "accept", about: "lists of what a form accepts") { bytes in
      guard let list = try? AcceptList(String(decoding: bytes, as: UTF8.self)) else { return }
      _ = list.accepts(.jpeg)
    },
  ]

  private nonisolated(unsafe) static let identifier = FileIdentifier(.init(magic: .omitted))
  private nonisolated(unsafe) static let examiner: UploadExaminer = {
    guard let accept = try? AcceptList("*/*") else { fatalError("everything is no list") }
    var policy = UploadPolicy(accept: accept)
    policy.allowsDamage = true
    return UploadExaminer(policy, options: .init(magic: .omitted))
  }()
}
