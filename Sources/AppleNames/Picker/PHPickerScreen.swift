#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  /// Shows pickers in a browser, by the program `uti-picker` of this package's folder `Server`.
  ///
  /// It is looked for beside the program that runs, or where the environment's `UTI_PICKER` says. Previews are made in
  /// worker processes without rights, and nothing outside of the library's folder is served.
  public struct PHPickerScreen: PHPickerPresenter {
    /// Why nobody could pick.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
      public let description: String
    }

    /// After how many seconds the picker is cancelled.
    public var timeout: TimeInterval

    /// Whether programs of the system make pictures of movies, and of what holds none that a browser shows.
    public var decodes: Bool

    /// Creates a presenter that waits for an hour.
    public init(timeout: TimeInterval = 3600, decodes: Bool = false) {
      (self.timeout, self.decodes) = (timeout, decodes)
    }

    /// Starts the program, and waits until the person is done.
    ///
    /// Errors: ``Failure``, where the program is not there or does not answer.
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

    /// Waits on a thread of its own: the main one goes on.
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
