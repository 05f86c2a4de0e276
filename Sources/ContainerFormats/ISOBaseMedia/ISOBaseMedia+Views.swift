package import ByteSources

extension ISOBaseMedia {
  /// The stereo views of a movie and their projection: the box `vexu` of a sample entry.
  ///
  /// Layout: Apple's "Stereo Video ISOBMFF Extensions" and "HEVC Stereo Video", the latter's draft 1.9.8.
  package struct Views: Hashable, Sendable {
    /// The bits of `stri`: left eye, right eye, further views, eyes in reverse order.
    package var eyes: UInt8?
    /// `hero`: 1 left eye, 2 right eye, 0 none.
    package var heroEye: UInt8?
    /// `cams/blin`: micrometres between the lenses.
    package var baseline: UInt32?
    /// `cmfy/dadj`: ten-thousandths of the width, from -10,000 to 10,000.
    package var disparityAdjustment: Int32?
    /// `proj/prji`: `rect`, `equi`, `hequ`, `prim`; `fish` in older drafts.
    package var projection: FourCharacterCode?
    /// `pack/pkin`: `side`, `over`.
    package var packing: FourCharacterCode?

    private static let leftEye: UInt8 = 1
    private static let rightEye: UInt8 = 2
    private static let furtherViews: UInt8 = 4
    private static let isReversed: UInt8 = 8

    package init() {}

    init(_ usage: Box, _ reader: ByteReader) throws(ReadFailure) {
      do throws(ReadFailure) { try read(usage, reader) } catch {
        switch error {
        case .endOfData, .malformed: break
        case .budget, .source: throw error
        }
      }
    }

    /// Reads a `vexu` box; values read before damage are kept.
    ///
    /// Boxes of a version other than 0, and those too short for their contents, are skipped. Complexity: one
    /// step per box.
    package mutating func read(_ usage: Box, _ reader: ByteReader) throws(ReadFailure) {
      var groups = usage.boxes(reader)
      while let group = try groups.next() {
        guard ["eyes", "proj", "pack"].contains(group.type) else { continue }
        var boxes = group.boxes(reader)
        while let box = try boxes.next() {
          switch (group.type, box.type) {
          case ("eyes", "cams"):
            if let line = try box.first("blin", reader: reader) { baseline = try Self.number(line, reader) }
          case ("eyes", "cmfy"):
            guard let shift = try box.first("dadj", reader: reader) else { break }
            let value: Int32? = try Self.number(shift, reader)
            disparityAdjustment = value.flatMap { (-10_000...10_000).contains($0) ? $0 : nil }
          case ("eyes", "stri"): eyes = try Self.number(box, reader)
          case ("eyes", "hero"): heroEye = try Self.number(box, reader)
          case ("proj", "prji"): projection = try Self.number(box, reader).map { FourCharacterCode($0) }
          case ("pack", "pkin"): packing = try Self.number(box, reader).map { FourCharacterCode($0) }
          default: break
          }
        }
      }
    }

    /// Returns the number after version and flags of a full box; nil if it is too short.
    private static func number<Number: FixedWidthInteger>(
      _ box: Box, _ reader: ByteReader
    ) throws(ReadFailure) -> Number? {
      guard box.count >= Int64(4 + MemoryLayout<Number>.size), try box.number(UInt8.self, 0, reader) == 0
      else {
        return nil
      }
      return try box.number(Number.self, 4, reader)
    }

    /// The names of the views in order: `left`, `right`, then `more`.
    package var eyeNames: [String] {
      guard let eyes else { return [] }
      var names: [String] = []
      if eyes & Self.leftEye != 0 { names.append("left") }
      if eyes & Self.rightEye != 0 { names.append("right") }
      if eyes & Self.isReversed != 0 { names.reverse() }
      return names + (eyes & Self.furtherViews != 0 ? ["more"] : [])
    }

    /// True if pictures for both eyes are declared; nil if nothing is.
    package var hasBothEyes: Bool? {
      eyes.map { $0 & Self.leftEye != 0 && $0 & Self.rightEye != 0 }
    }

    /// True if the pictures are on a sphere or part of one.
    package var isProjected: Bool { projection.map { $0 != "rect" } ?? false }
  }
}
