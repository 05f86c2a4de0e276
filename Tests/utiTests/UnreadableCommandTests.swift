import Foundation
import Testing

/// Files without read permission have an error and its exit code, and no result.
@Suite(.enabled(if: RunCommand.canDenyReading, "root reads everything, and there is no setpriv"))
struct UnreadableCommandTests {
  /// Creates a Live Photo with an unreadable movie, and a readable image.
  private func withBundle(_ body: (RunCommand) throws -> Void) throws {
    var command = try RunCommand()
    command.isUnprivileged = true
    defer { command.remove() }
    let files = FileManager.default
    let bundle = command.folder.appendingPathComponent("in/IMG_0003.pvt")
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    for name in ["IMG_0003.HEIC", "IMG_0003.MOV"] {
      try files.copyItem(
        at: RunCommand.fixture("bundle/IMG_0003.pvt/\(name)"), to: bundle.appendingPathComponent(name))
    }
    try files.copyItem(
      at: RunCommand.fixture("subtypes/plain.jpg"), to: command.folder.appendingPathComponent("in/plain.jpg"))
    try files.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: bundle.appendingPathComponent("IMG_0003.MOV").path)
    try body(command)
  }

  @Test(
    arguments: [
      ["classify", "in/IMG_0003.pvt"], ["classify", "-r", "in"], ["classify", "-r", "--pair-across", "in"],
      ["classify", "-r", "--no-pairing", "in"], ["summary", "in"], ["summary", "--pair-across", "in"],
      ["pick", "in", "--limit", "0"], ["plan", "-r", "in", "--for", "upload"],
      ["plan", "in/IMG_0003.pvt", "--for", "upload", "--format", "ndjson"], ["mismatches", "-r", "in"],
    ])
  func unreadableHalfOfABundle(_ arguments: [String]) throws {
    try withBundle { command in
      let result = try command.run(arguments.map { Array($0.utf8) })
      #expect(result.status == 2)
      #expect(result.errorText.contains("IMG_0003.pvt") && result.errorText.contains("IMG_0003.MOV"))
      #expect(result.errorText.contains("Permission denied"))
    }
  }

  @Test func unreadableHalfHasNoResult() throws {
    try withBundle { command in
      let records = try command.run("classify", "--format", "ndjson", "in/IMG_0003.pvt")
      let record = try #require(
        try JSONSerialization.jsonObject(with: Data(records.output)) as? [String: Any])
      #expect((record["error"] as? [String: Any])?["code"] as? String == "EACCES")
      for key in ["agreement", "certainty", "livePhoto", "located"] { #expect(record[key] == nil) }
      let summary = try command.run("summary", "in")
      #expect(summary.text.contains("1 could not be read"))
      #expect(!summary.text.contains("0 B") && summary.text.hasPrefix("1 item ·"))
    }
  }

  /// An unreadable sidecar is counted too, and the location of its item is unknown.
  @Test func unreadableSidecar() throws {
    var command = try RunCommand()
    command.isUnprivileged = true
    defer { command.remove() }
    try FileManager.default.copyItem(
      at: RunCommand.fixture("subtypes/plain.jpg"), to: command.folder.appendingPathComponent("a.jpg"))
    let sidecar = command.folder.appendingPathComponent("a.xmp")
    try Data("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>".utf8).write(to: sidecar)
    #expect(try command.run("classify", "-r", "--format", "ndjson", ".").text.contains(#""located":false"#))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sidecar.path)
    let records = try command.run("classify", "-r", "--format", "ndjson", ".")
    #expect(records.status == 2 && !records.text.contains("located"))
    let picture = try #require(
      records.text.split(separator: "\n").first { $0.contains(#""path":"./a.jpg""#) })
    #expect(picture.contains(#""type":"public.jpeg""#))
    #expect(picture.contains(#""error":{"code":"EACCES","message":"a.xmp: Permission denied"}"#))
    let summary = try command.run("summary", ".")
    // The location of the image is unknown too.
    #expect(summary.status == 2 && summary.text.contains("2 could not be read"))
  }

  @Test(arguments: ["000", "444"]) func unreadableFolder(_ mode: String) throws {
    var command = try RunCommand()
    command.isUnprivileged = true
    defer { command.remove() }
    let folder = command.folder.appendingPathComponent("in/deep")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: RunCommand.fixture("subtypes/plain.jpg"), to: folder.appendingPathComponent("a.jpg"))
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: Int(mode, radix: 8) ?? 0]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    for arguments in [
      ["classify", "-r", "in"], ["classify", "-r", "--one-file-system", "in"], ["summary", "in"],
      ["classify", "-r", "in/deep/a.jpg"],
    ] {
      let result = try command.run(arguments.map { Array($0.utf8) })
      #expect(result.status == 2 && result.errorText.contains("Permission denied"), "\(arguments)")
    }
  }

  @Test func invalidLists() throws {
    let command = try RunCommand()
    defer { command.remove() }
    try command.write(Array("a\0b\0".utf8), to: Array("zeros".utf8))
    let zeros = try command.run("classify", "--files-from", "zeros")
    #expect(zeros.status == 2 && zeros.errorText.contains("--null"))
    let folder = try command.run("classify", "--files-from", ".")
    #expect(folder.status == 2 && folder.errorText.contains("cannot read the list"))
  }
}
