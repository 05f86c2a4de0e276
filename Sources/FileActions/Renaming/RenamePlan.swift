package import MediaItems
package import SystemPackage

/// One file that takes another name in the same folder.
package struct RenameStep: Equatable, Sendable {
  /// The folder as it was named by the user, for display, and without links.
  var shownFolder: FilePath
  var folder: FilePath
  package var from: FileName
  package var to: FileName
  /// Which file was read; it must still be that one.
  var identity: FileIdentity
  /// Whether the file only follows another.
  package var isCompanion = false
  /// Whether names that differ in case alone are one name in the folder.
  var folderIgnoresCase = false

  var source: FilePath { from.path(in: folder) }
  var target: FilePath { to.path(in: folder) }
  package var shownSource: FilePath { shownFolder.isEmpty ? from.path(in: "") : from.path(in: shownFolder) }
}

/// Files that are renamed together or not at all.
package struct RenameGroup: Equatable, Sendable {
  /// Counted from 1, in the order of the input.
  package var number: Int
  /// The misnamed files and what follows them; the order of the work.
  package var steps: [RenameStep] = []
  /// The misnamed files as they were found, also those without a new name.
  package var items: [Misnamed]
  /// Why nothing in the group is renamed.
  package var refusal: Refusal?

  /// Whether the names are wrong and stay so.
  package var isUndone: Bool { refusal.map { $0.reason != .leftAlone } ?? false }

  package struct Refusal: Error, Equatable, Sendable {
    package var reason: RefusalReason
    package var text: String
  }
}

/// A file whose name contradicts its content.
package struct Misnamed: Equatable, Sendable {
  package var path: FilePath
  package var suggested: FileName?
  var identity: FileIdentity?
  /// Why no name is offered, where none is.
  package var because = ""
  /// What the name says and what the content is, for people.
  package var held: String?

  package init(
    path: FilePath, suggested: FileName? = nil, identity: FileIdentity? = nil, because: String = "",
    held: String? = nil
  ) {
    self.path = path
    self.suggested = suggested
    self.identity = identity
    self.because = because
    self.held = held
  }
}

/// Why files keep their names.
package enum RefusalReason: String, Sendable, CaseIterable {
  /// The name is wrong, and the right one is not known or not for a program to give.
  case noName
  /// Name and content differ, and the name may be right.
  case leftAlone
  /// Standard input, a link, a folder or a device.
  case notAFile
  /// The folder may not be written, or belongs to a package.
  case folder
  /// Something has the new name already.
  case taken
  /// Two files would get the same name.
  case sameTarget
  /// The new name differs in case alone from the old one or from another file's.
  case caseAlone
  /// The new name is longer than names may be.
  case tooLong
  /// A file beside it would no longer belong to it.
  case parts
  /// What belongs to it, or may, cannot be read.
  case unreadable
  /// It has vanished or changed since it was read.
  case changed
}
