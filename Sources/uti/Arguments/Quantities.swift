import ArgumentParser
import MediaItems

/// A number of bytes with an optional unit, in powers of 1024: 64M, 1.5G, 4096.
struct ByteCount: ExpressibleByArgument {
  let value: Int64

  init?(argument: String) {
    guard let value = ByteQuantity.bytes(argument) else { return nil }
    self.value = value
  }
}

/// The width and height of an image, as in 4032x3024.
struct PixelSize: ExpressibleByArgument {
  let width: Int
  let height: Int

  init?(argument: String) {
    let parts = argument.split { $0 == "x" || $0 == "×" }
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), width > 0, height > 0
    else {
      return nil
    }
    self.width = width
    self.height = height
  }
}
