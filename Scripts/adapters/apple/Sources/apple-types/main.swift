// Puts the questions of a suite to Apple's UniformTypeIdentifiers, on a Mac:
//   uti suite run --builtin --against "swift run --package-path Scripts/adapters/apple apple-types"
// Or writes what this Mac answers to the questions of suites, as a suite:
//   cat Tests/Suites/*.suite.ndjson | swift run --package-path Scripts/adapters/apple apple-types --dump mac.suite.ndjson
// It answers declaration (without parents, which the framework does not tell), conformance, lookup and dynamic.
#if canImport(Darwin)
  import Foundation

  func object(_ line: String) -> Fields? {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? Fields
  }
  func text(_ fields: Fields) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data("{}".utf8), as: UTF8.self)
  }

  func dump(to path: String) throws {
    var lines = [
      #"{"suite":"this-mac","format":1,"about":"What one Mac answers.","registry":"apple","source":"#
        + "\"UTType on \(ProcessInfo.processInfo.operatingSystemVersionString)\"}"
    ]
    var suite = (name: "", registry: "all")
    while let line = readLine() {
      guard var example = object(line) else { continue }
      if let name = example["suite"] as? String {
        suite = (name, example["registry"] as? String ?? "all"); continue
      }
      example["registry"] = suite.registry
      guard let answer = answer(example) else { continue }
      for key in ["registry", "requires", "deviation", "tags"] { example[key] = nil }
      example["id"] = "\(suite.name)/\(example["id"] ?? lines.count)"
      example["expect"] = answer
      lines.append(text(example))
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
  }

  if let index = CommandLine.arguments.firstIndex(of: "--dump") {
    try dump(to: CommandLine.arguments.dropFirst(index + 1).first ?? "mac.suite.ndjson")
  } else {
    while let line = readLine() {
      let question = object(line) ?? [:]
      let id = question["id"] ?? ""
      let reply = text(answer(question).map { ["id": id, "answer": $0] } ?? ["id": id, "unsupported": true])
      // Not print: a pipe is buffered by blocks, and the runner waits for this line.
      FileHandle.standardOutput.write(Data((reply + "\n").utf8))
    }
  }
#else
  import Foundation

  FileHandle.standardError.write(
    Data("apple-types: UniformTypeIdentifiers exists only on Apple's systems\n".utf8))
  exit(69)
#endif
