/// A wrapper that records the first read failure of another source, for several readers of it.
package final class WatchedSource: ByteSource {
  private let base: any ByteSource
  /// The first failure of a read.
  package private(set) var failure: ByteSourceError?

  package init(_ base: any ByteSource) { self.base = base }

  package var byteCount: Int64? { base.byteCount }

  package func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    do throws(ByteSourceError) { return try base.read(at: offset, into: buffer) } catch {
      failure = failure ?? error
      throw error
    }
  }
}
