internal import ByteSources
internal import Formats
package import SystemCalls
internal import SystemPackage
package import UniformTypes

// What most files of a long list are asked for: their types, and nothing else of them.
extension FileIdentifier {
  /// What stands at a path.
  package enum FoundType {
    case file(UTType)
    /// It is no regular file: whatever it is, it has no bytes of its own.
    case entry(FileKind)
  }

  /// The type of the regular file at a path; `name` is the path's last component.
  ///
  /// `look` says what the type is where that takes more than a verdict that was given before: it gets the file while it is
  /// open, and every file whose content is of the type `contents`.
  ///
  /// The options must ask for verdicts alone: no evidence, no ends, no comparison, and readers in this process.
  package func type(
    at path: PathInFolder, named name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followingLinks: Bool,
    lookingInto contents: UTType?, _ look: (IdentifiedFile) throws(IdentificationError) -> UTType
  ) throws(IdentificationError) -> FoundType {
    let found = kind == nil || kind == .unknown ? try status(at: path, followingLinks) : nil
    let kind = found?.kind ?? kind ?? .unknown
    guard kind == .regular else { return .entry(kind) }
    let descriptor: FileDescriptor
    do throws(Errno) { descriptor = try FileDescriptor.openForReading(path) } catch {
      throw IdentificationError(error)
    }
    defer { descriptor.release() }
    clock.begin(within: options.timeLimit)
    reader.findsDamage = false
    defer {
      clock.finish()
      reader.findsDamage = true
      reader.close()
    }
    let source: DescriptorSource
    if let found, found.byteCount > 0, let opened = try openHead(descriptor, found) {
      source = opened
    } else {
      let status: FileStatus
      do throws(Errno) { status = try FileStatus(of: descriptor.rawValue) } catch {
        throw IdentificationError(error)
      }
      // Something else may have come in its place.
      guard status.kind == .regular else { return .entry(status.kind) }
      if status.byteCount == 0 { return .file(empty(String(decoding: name, as: UTF8.self), nil).type) }
      source = DescriptorSource(descriptor: descriptor.rawValue, byteCount: status.byteCount)
      do { try reader.open(source, budget: options.budget) } catch { throw IdentificationError(error) }
    }
    let own = try ownFinding()
    if let type = settledType(named: name, own, lookingInto: contents) { return .file(type) }
    var result = UTType.data
    try lend(source, known: known(bytes: name), own, claimedType: nil, descriptor: descriptor.rawValue) {
      (file) throws(IdentificationError) in result = try look(file)
    }
    return .file(result)
  }

  /// Reads the beginning of a file whose path was asked about before it was opened; nil where its bytes disagree, so that
  /// another file, or one that has changed, may have come in its place.
  private func openHead(
    _ descriptor: FileDescriptor, _ found: FileStatus
  ) throws(IdentificationError) -> DescriptorSource? {
    let source = DescriptorSource(descriptor: descriptor.rawValue, byteCount: found.byteCount)
    do { try reader.open(source, budget: options.budget) } catch {
      if error == .source(.endsEarly) { return nil }
      let status = try? FileStatus(of: descriptor.rawValue)
      if let status, status.kind != .regular { return nil }
      throw IdentificationError(error)
    }
    return reader.headFillsCount ? source : nil
  }

  /// The type that files of such a name and content were given before.
  private func settledType(
    named name: UnsafeBufferPointer<UInt8>, _ own: ContentFinding?, lookingInto contents: UTType?
  ) -> UTType? {
    guard let number = number(ofName: name), reader.sourceFailure == nil else { return nil }
    guard let own else { return settledTexts.type(number, .plainText).flatMap { headIsUnicode ? $0 : nil } }
    guard mayRecall(own, nil), own.type != contents else { return nil }
    return settledVerdicts.type(number, own.declared)
  }
}
