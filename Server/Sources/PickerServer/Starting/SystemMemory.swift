internal import Foundation

public enum SystemMemory {
  /// Has all threads share two heaps: one a thread would keep many holes. To be called before the first thread.
  public static func shareHeaps() {
    #if canImport(Glibc)
      guard let function = dlsym(nil, "mallopt") else { return }
      let mostArenas: Int32 = -8
      _ = unsafeBitCast(function, to: (@convention(c) (Int32, Int32) -> Int32).self)(mostArenas, 2)
    #endif
  }

  /// Gives back what reading a library used for a moment, where the system's allocator can: the server may wait for an hour.
  static func giveBack() {
    #if canImport(Glibc)
      // Declared in a header that the module of the C library leaves out.
      guard let function = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(function, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}
