package import MediaItems
package import SystemPackage

/// The renaming of one file within its folder.
package struct RenameStep: Equatable, Sendable {
  /// The folder as the user named it, for display, and its path without links.
  var shownFolder: FilePath
  var folder: FilePath
  package var from: FileName
  package var to: FileName
  /// The file that was read; it must not have changed.
  var identity: FileIdentity
  /// True if the file is renamed because it belongs to another.
  package var isCompanion = false
  var folderIgnoresCase = false

  var source: FilePath { from.path(in: folder) }
  var target: FilePath { to.path(in: folder) }
  package var shownSource: FilePath { shownFolder.isEmpty ? from.path(in: "") : from.path(in: shownFolder) }
}

/// Files that are renamed together or not at all.
package struct RenameGroup: Equatable, Sendable {
  /// Counted from 1, in the order of the input.
  package var number: Int
  /// The misnamed files and their companions, in the order of work.
  package var steps: [RenameStep] = []
  /// The misnamed files, including those without a new name.
  package var items: [MisnamedFile]
  /// The reason why nothing in the group is renamed, or nil.
  package var refusal: Refusal?

  /// True if the names are wrong and remain so.
  package var isUndone: Bool { refusal.map { $0.reason != .leftAlone } ?? false }

  package struct Refusal: Error, Equatable, Sendable {
    package var reason: RefusalReason
    package var text: String
  }
}

/// A file whose name contradicts its content.
package struct MisnamedFile: Equatable, Sendable {
  package var path: FilePath
  package var suggestedName: FileName?
  var identity: FileIdentity?
  /// The reason if no name is suggested.
  package var reason = ""
  /// The mismatch of name and content, as text.
  package var mismatch: String?

  package init(
    path: FilePath, suggestedName: FileName? = nil, identity: FileIdentity? = nil, reason: String = "",
    mismatch: String? = nil
  ) {
    self.path = path
    self.suggestedName = suggestedName
    self.identity = identity
    self.reason = reason
    self.mismatch = mismatch
  }
}

/// The reason why files keep their names.
package enum RefusalReason: String, Sendable, CaseIterable {
  /// The name is wrong, and no new name is certain.
  case noName
  /// The name and the content differ, but the name may be right.
  case leftAlone
  /// Standard input, a link, a folder or a device.
  case notAFile
  /// The folder is not writable or belongs to a package.
  case folder
  /// The new name exists already.
  case taken
  /// Two files would get the same name.
  case sameTarget
  /// The new name differs only in case from the old one or from another file's.
  case caseAlone
  /// The new name is too long.
  case tooLong
  /// A companion file would no longer belong to it.
  case parts
  /// A file that may belong to it cannot be read.
  case unreadable
  /// It has vanished or changed since it was read.
  case changed
}
