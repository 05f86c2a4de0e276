import UniformTypes

extension Sample {
  /// Files with extensions of several common types.
  static let owners: [Sample] = [
    Sample(
      "ARC", .arc, Bytes.hex("1A08"), Bytes.ascii("COUNT.TXT\0\0\0\0"), Bytes.little32(3),
      Bytes.hex("21500000"), Bytes.little16(0), Bytes.little32(3), [1, 2, 3], Bytes.hex("1A00")),
    Sample("MP2", .mp2, (0..<3).flatMap { _ in Bytes.hex("FFFD8000") + Bytes.zeros(413) }),
    Sample(
      "Leica raw", .leicaRaw,
      Bytes.tiff([(262, 3, .number(32803)), (271, 2, .text("LEICA")), (272, 2, .text("M"))])),
    Sample("Visio", .visio, Bytes.compound(["VisioDocument"])),
    Sample("Publisher", .publisher, Bytes.compound(["Quill", "Contents"])),
    Sample("Project", .project, Bytes.compound(["Props14", "Props"])),
    Sample(
      "chart template", .openDocumentChartTemplate, Bytes.openDocument("oasis.opendocument.chart-template")),
    Sample(
      "formula template", .openDocumentFormulaTemplate,
      Bytes.openDocument("oasis.opendocument.formula-template")),
    Sample("Writer 1", .openOfficeText, Bytes.openDocument("sun.xml.writer")),
    Sample("Calc 1", .openOfficeSpreadsheet, Bytes.openDocument("sun.xml.calc")),
    Sample("Impress 1", .openOfficePresentation, Bytes.openDocument("sun.xml.impress")),
    Sample("Draw 1", .openOfficeGraphics, Bytes.openDocument("sun.xml.draw")),
    Sample("Math 1", .openOfficeFormula, Bytes.openDocument("sun.xml.math")),
    Sample(
      "OpenType collection", .openTypeCollection, Bytes.ascii("ttcf"), Bytes.big32(0x10000), Bytes.big32(1),
      Bytes.big32(16), Bytes.ascii("OTTO"), Bytes.hex("0002002000010000"),
      Bytes.ascii("CFF "), Bytes.big32(0), Bytes.big32(60), Bytes.big32(4),
      Bytes.ascii("cmap"), Bytes.big32(0), Bytes.big32(64), Bytes.big32(4), Bytes.zeros(8)),
  ]
}

extension Bytes {
  /// A ZIP archive whose first member names its MIME type.
  static func openDocument(_ vendorType: String) -> [UInt8] {
    zip([("mimetype", ascii("application/vnd." + vendorType)), ("content.xml", [1])])
  }
}
