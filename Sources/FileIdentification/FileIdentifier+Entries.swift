internal import ByteSources
internal import Formats
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

// Identification without reading: names, folders, links, empty files.
extension FileIdentifier {
  func names(_ fileName: String?) -> NameEvidence? { nameEntry(fileName).names }

  func status(
    at location: FileLocation, _ folder: DirectoryHandleCache?, _ followingLinks: Bool
  ) throws(IdentificationError) -> FileStatus {
    do throws(Errno) { return try location.status(followingLinks: followingLinks, by: folder) } catch {
      throw statusFailure(error, followingLinks) { () throws(Errno) in
        try location.status(followingLinks: false, by: folder)
      }
    }
  }

  /// Returns the status of the file at a system path.
  func status(
    at path: OpenAtPath, _ followingLinks: Bool
  ) throws(IdentificationError) -> FileStatus {
    do throws(Errno) { return try FileStatus(of: path, followingLinks: followingLinks) } catch {
      throw statusFailure(error, followingLinks) { () throws(Errno) in
        try FileStatus(of: path, followingLinks: false)
      }
    }
  }

  /// Returns the error of a failed status call; a broken or cyclic link is still a link.
  private func statusFailure(
    _ error: Errno, _ followingLinks: Bool, _ linkStatus: () throws(Errno) -> FileStatus
  ) -> IdentificationError {
    if followingLinks, (try? linkStatus().kind) == .symbolicLink {
      return IdentificationError(error, type: .symbolicLink)
    }
    return IdentificationError(error)
  }

  func nameOnly(_ fileName: String?, _ claimedType: UTType?) -> Identification {
    let names = self.names(fileName)
    return conclude(names, claimedType, nil, initialEvidence(names, claimedType), contentWasRead: false)
  }

  /// Identifies a folder, package, link, pipe, socket or device.
  func entry(_ kind: FileKind, fileName: String, _ claimedType: UTType?) -> Identification {
    var type = kind.type ?? .item
    var result = Identification(type: type, agreement: .neither, certainty: .proven, claimedType: claimedType)
    var evidence = [
      Evidence(
        .fileSystem, type, seen: type.localizedDescription ?? type.identifier,
        reason: "the file system says so")
    ]
    if kind == .directory, options.basis != .content {
      let names = NameEvidence(fileName: fileName, isDirectory: true, registry: options.registry)
      if let package = names.types.first {
        type = package
        result.nameType = package
        result.agreement = .nameOnly
        result.certainty = .nameOnly
        evidence.append(
          Evidence(.name, package, seen: names.tag, reason: "a folder whose extension a package type owns"))
      }
    }
    result.type = type
    if options.keepsEvidence { result.evidence = evidence }
    return result
  }

  /// Identifies an empty file: by its name if that type may be empty.
  func empty(_ fileName: String?, _ claimedType: UTType?) -> Identification {
    let names = self.names(fileName)
    var evidence = initialEvidence(names, claimedType)
    evidence.append(Evidence(.fileSystem, .data, range: 0..<0, seen: "empty file", reason: "no byte to read"))
    let mayBeEmpty = names?.types.first { $0.conforms(to: .text) || $0.isCarried(by: .text) }
    let noContent = NoContent(name: mayBeEmpty == nil ? names : nil, claimedType: nil, contentWasRead: true)
    var result = Identification(
      type: mayBeEmpty ?? names?.types.first ?? .data, agreement: names == nil ? .neither : .nameOnly,
      certainty: names == nil ? .unknown : .nameOnly, nameType: names?.types.first, claimedType: claimedType)
    // As for unidentified bytes: the claim is the type if the name has no type.
    if let claimedType, names?.isUninformative ?? true {
      result.type = claimedType
      result.agreement = .neither
      result.certainty = claimedType.isDynamic ? .unknown : .nameOnly
      result.nameType = nil
    }
    result.isEmpty = true
    // Sector images and tables may be empty, and so may files of other programs with that name.
    if noContent.possibleType.map(OptionalSignatureTypes.areFrames) ?? noContent.disprovesName {
      result.damage = .empty
    }
    if options.ends == .thorough || options.ends == .whole {
      result.end = FileEnd(checked: "the size: there is not one byte")
    }
    if options.keepsEvidence { result.evidence = evidence }
    return result
  }

  func initialEvidence(_ names: NameEvidence?, _ claimedType: UTType?) -> [Evidence] {
    guard options.keepsEvidence else { return [] }
    var evidence: [Evidence] = []
    for type in names?.types ?? [] {
      evidence.append(
        Evidence(
          .name, type, seen: names?.tag ?? "",
          reason: type.isDynamic
            ? "no declared type owns the extension" : "a declared type owns the name's tag"))
    }
    if let claimedType {
      evidence.append(
        Evidence(
          .claim, claimedType, seen: claimedType.preferredMIMEType ?? claimedType.identifier,
          reason: "the sender says so"))
    }
    return evidence
  }

  func conclude(
    _ names: NameEvidence?, _ claimedType: UTType?, _ content: ContentAnswer?, _ evidence: [Evidence],
    contentWasRead: Bool = true
  ) -> Identification {
    var verdict = Verdict(
      name: names, claimedType: claimedType, content: content, contentWasRead: contentWasRead,
      bytesAreNoText: contentWasRead && content == nil && names?.namesText == true
        && BinaryBytes.isBinary(in: reader.head),
      marks: contentWasRead && content == nil && names != nil ? Signature.types(marking: reader.head) : [],
      claimIsRefuted: content?.isGenericText == true && claimedType?.conforms(to: .json) == true
        && !JSONText.mayBegin(reader.head))
    var result = verdict.identification()
    result.evidence = evidence
    if options.keepsEvidence { result.reason = verdict.because?.description }
    return result
  }
}
