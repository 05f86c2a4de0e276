import ArgumentParser

/// A number of bytes as people write it, in powers of 1024: 64M, 1.5G, 4096.
struct ByteCount: ExpressibleByArgument {
  let value: Int64

  init?(argument: String) {
    let text = argument.uppercased()
    let units: [(String, Double)] = [("K", 0x1p10), ("M", 0x1p20), ("G", 0x1p30), ("T", 0x1p40)]
    let unit = units.first { text.hasSuffix($0.0) }
    guard let number = Double(unit == nil ? text[...] : text.dropLast()), number >= 0 else { return nil }
    let bytes = (number * (unit?.1 ?? 1)).rounded()
    guard let value = Int64(exactly: bytes) else { return nil }
    self.value = value
  }
}

/// A picture's width and height, as in 4032x3024.
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
