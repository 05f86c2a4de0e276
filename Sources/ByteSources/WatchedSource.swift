/// A source that remembers the first failure of another one, however many readers share it.
package final class WatchedSource: ByteSource {
  private let base: any ByteSource
  /// Why a read failed; nil as long as none has.
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
