#if !canImport(Darwin)
  internal import Foundation
  public import ItemProviders
  internal import Synchronization
  internal import UniformTypes

  extension ItemProvider {
    /// Promises an item in all the ways in which it is exported, in their order; it is made anew for each load.
    ///
    /// Conditions and names of files are asked for now. A file is handed out in place when its representation allows that
    /// and the file itself does.
    public func register<Item: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> Item) {
      let item = transferable()
      for way in Item.transferWays where way.isExported(item) {
        switch way.exporting {
        case .data(let export):
          registerDataRepresentation(for: way.contentType, visibility: way.visibility) { completion in
            Task {
              do { completion(try await export(transferable()), nil) } catch { completion(nil, error) }
            }
            return nil
          }
        case .file(let opensInPlace, let export):
          let copies = KeptCopies()
          registerFileRepresentation(
            for: way.contentType, visibility: way.visibility, openInPlace: opensInPlace
          ) { completion in
            Task {
              do {
                let sent = try await export(transferable())
                let isCopied = opensInPlace && !sent.allowAccessingOriginalFile
                completion(isCopied ? try copies.copy(of: sent.file) : sent.file, false, nil)
              } catch { completion(nil, false, error) }
            }
            return nil
          }
        case nil: continue
        }
        if suggestedName == nil { suggestedName = way.fileName?(item) }
      }
    }
  }

  /// Copies of files whose originals are not given away, which are there as long as the provider that offers them.
  private final class KeptCopies: Sendable {
    private let folders = Mutex<[OwnFolder]>([])

    func copy(of file: URL) throws -> URL {
      let folder = try OwnFolder()
      let copy = folder.url.appendingPathComponent(file.lastPathComponent)
      try FileManager.default.copyItem(at: file, to: copy)
      folders.withLock { $0.append(folder) }
      return copy
    }
  }
#endif
