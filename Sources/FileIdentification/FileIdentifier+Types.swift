internal import ByteSources
internal import Formats
package import SystemCalls
internal import SystemPackage
package import UniformTypes

// Identifying only the types of files, for long lists.
extension FileIdentifier {
  /// The type of a regular file, or the kind of another entry.
  package enum PathType {
    case file(UTType)
    /// An entry that is not a regular file.
    case entry(FileKind)
  }

  /// Returns the type of the file at a path; `name` is the last component.
  ///
  /// `look` is called with the open file if no cached verdict applies, and for every file whose content has
  /// the type `contents`. The options must request verdicts alone: no evidence, completeness or
  /// comparison, no workers.
  package func type(
    at path: OpenAtPath, named name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followingLinks: Bool,
    lookingInto contents: UTType?, _ look: (IdentifiedFile) throws(IdentificationError) -> UTType
  ) throws(IdentificationError) -> PathType {
    let status = kind == nil || kind == .unknown ? try status(at: path, followingLinks) : nil
    let kind = status?.kind ?? kind ?? .unknown
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
    if let status, status.byteCount > 0, let opened = try openHead(descriptor, status) {
      source = opened
    } else {
      let status: FileStatus
      do throws(Errno) { status = try FileStatus(of: descriptor.rawValue) } catch {
        throw IdentificationError(error)
      }
      // The file may have been replaced.
      guard status.kind == .regular else { return .entry(status.kind) }
      if status.byteCount == 0 { return .file(empty(String(decoding: name, as: UTF8.self), nil).type) }
      source = DescriptorSource(descriptor: descriptor.rawValue, byteCount: status.byteCount)
      do { try reader.open(source, budget: options.budget) } catch { throw IdentificationError(error) }
    }
    let own = try ownFinding()
    if let type = cachedType(named: name, own, lookingInto: contents) { return .file(type) }
    var result = UTType.data
    try withIdentifiedFile(
      source, name: nameEntry(bytes: name), own, claimedType: nil, descriptor: descriptor.rawValue
    ) {
      (file) throws(IdentificationError) in result = try look(file)
    }
    return .file(result)
  }

  /// Reads the beginning of a file with a known status; nil if the bytes do not fit the size, as when the
  /// file was replaced or changed.
  private func openHead(
    _ descriptor: FileDescriptor, _ status: FileStatus
  ) throws(IdentificationError) -> DescriptorSource? {
    let source = DescriptorSource(descriptor: descriptor.rawValue, byteCount: status.byteCount)
    do { try reader.open(source, budget: options.budget) } catch {
      if error == .source(.endsEarly) { return nil }
      let status = try? FileStatus(of: descriptor.rawValue)
      if let status, status.kind != .regular { return nil }
      throw IdentificationError(error)
    }
    return reader.headFillsCount ? source : nil
  }

  private func cachedType(
    named name: UnsafeBufferPointer<UInt8>, _ own: ContentFinding?, lookingInto contents: UTType?
  ) -> UTType? {
    guard let nameClass = nameClass(of: name), reader.sourceFailure == nil else { return nil }
    guard let own else {
      return textVerdictCache.type(nameClass, .plainText).flatMap { headIsUnicode ? $0 : nil }
    }
    guard mayUseCachedVerdict(own, nil), own.type != contents else { return nil }
    return verdictCache.type(nameClass, own.declared)
  }
}
