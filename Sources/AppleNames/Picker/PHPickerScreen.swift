#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  /// Shows pickers in a browser with the program `uti-picker` of this package's folder `Server`.
  ///
  /// The program is searched for beside the running one, or at the path in the environment variable
  /// `UTI_PICKER`. Sandboxed worker processes create previews, and only the library's folder is served.
  public struct PHPickerScreen: PHPickerPresenter {
    /// The error of a picker that could not be shown.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
      public let description: String
    }

    /// The time in seconds after which the picker is cancelled.
    public var timeout: TimeInterval

    /// True if programs of the system create pictures of movies and of files without one for browsers.
    public var decodes: Bool

    /// Creates a presenter with a timeout of an hour.
    public init(timeout: TimeInterval = 3600, decodes: Bool = false) {
      (self.timeout, self.decodes) = (timeout, decodes)
    }

    /// Starts the program and waits for the user.
    ///
    /// Errors: ``Failure`` if the program is missing or does not answer.
    public func selection(for picker: PHPickerViewController, in folder: URL) async throws -> [String]? {
      let configuration = picker.configuration
      var request = PickerScreenRequest(folder: FilePath(folder.path))
      if let filter = configuration.filter?.filter {
        guard let words = filter.words else { throw Failure(description: "a filter that has no words") }
        request.filter = words
      }
      request.search = configuration.searchText?.text
      request.limit = configuration.selectionLimit
      request.isOrdered = configuration.selection.isOrdered
      request.preselected = picker.selectedAssetIdentifiers
      request.isSearchable = !configuration.disabledCapabilities.contains(.search)
      request.representation = configuration.preferredAssetRepresentationMode
      request.decodes = decodes
      request.timeout = timeout
      let answer = try await Self.answer(to: request)
      return answer.outcome == "picked" ? answer.selection : nil
    }

    /// Waits on a separate thread, so that the main thread continues.
    private static func answer(to request: PickerScreenRequest) async throws -> PickerScreen.Answer {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          do throws(PickerScreen.Failure) {
            continuation.resume(returning: try PickerScreen.run(request))
          } catch {
            continuation.resume(throwing: Failure(description: error.description))
          }
        }
      }
    }
  }
#endif
