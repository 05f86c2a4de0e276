package import Foundation

/// A temporary folder for a module that stands on this one; removed with its last copy, or before.
package struct OwnFolder: Sendable {
  private let folder: TemporaryFolder

  /// Makes an empty folder.
  package init() throws { folder = try TemporaryFiles.makeFolder() }

  package var url: URL { folder.url }

  package func remove() { folder.remove() }
}
