internal import Foundation

enum SystemMemory {
  /// Gives back what reading a library used for a moment, where the system's allocator can: the server may wait for an hour.
  static func giveBack() {
    #if canImport(Glibc)
      // Declared in a header that the module of the C library leaves out.
      guard let function = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(function, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}
