/// Data and texts.
extension StatedEndSamples {
  static let data: [Row] = [
    Row(name: "A.class", bytes: javaClass, from: 24),
    Row(
      name: "a.dex", bytes: Bytes.ascii("dex\n035\0") + noise(24) + little(400) + noise(364)),
    Row(
      name: "a.glb",
      bytes: Bytes.ascii("glTF") + little(2) + little(320) + little(300) + Bytes.ascii("JSON") + noise(300)),
    Row(name: "new.cpio", bytes: member("file", 100) + member("TRAILER!!!", 0), from: 110),
    Row(
      name: "a.mo",
      bytes: Bytes.hex("DE120495") + [0, 2, 28, 44, 0, 60].flatMap(little) + [3, 60, 3, 64].flatMap(little)
        + [9, 68, 90, 78].flatMap(little) + noise(108) + [0]),
    Row(
      name: "a.pfb",
      bytes: [0x80, 1] + little(100) + Bytes.ascii("%!PS-AdobeFont-1.0: A 1.0\n") + noise(74) + [0x80, 2]
        + little(200) + noise(200) + [0x80, 3]),
    Row(
      name: "a.fits", bytes: fits, from: 81),
    Row(name: "a.npy", bytes: array),
    Row(
      name: "a.h5",
      bytes: Bytes.hex("894844460D0A1A0A") + [2, 8, 8, 0] + littleWide(0) + Bytes.zeros(8) + littleWide(300)
        + noise(264)),
    Row(
      name: "a.lz",
      bytes: Bytes.ascii("LZIP") + [1, 12] + noise(280) + little(0) + littleWide(100) + littleWide(306)),
    Row(
      name: "a.shp", bytes: word(9994) + Bytes.zeros(20) + word(100) + little(1000) + little(5) + noise(164)),
  ]

  private static let javaClass: [UInt8] = {
    let text = Bytes.ascii(String(repeating: "x", count: 90))
    let constants: [UInt8] = [1] + Bytes.big16(90) + text + [7] + Bytes.big16(1) + [5] + Bytes.zeros(8)
    let attribute = Bytes.big16(1) + word(50) + noise(50)
    let field = [1, 1, 1, 1].flatMap(Bytes.big16) + attribute
    return Bytes.hex("CAFEBABE00000034") + Bytes.big16(5) + constants + [1, 2, 2, 0].flatMap(Bytes.big16)
      + Bytes.big16(1) + field + Bytes.big16(0) + Bytes.big16(1) + attribute
  }()

  private static func member(_ name: String, _ size: Int) -> [UInt8] {
    func hex(_ value: Int) -> String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
    let numbers = [1, 0, 0, 0, 1, 0, size, 0, 0, 0, 0, name.utf8.count + 1, 0].map(hex).joined()
    let head = Bytes.ascii("070701\(numbers)\(name)\0")
    let filled = head + Bytes.zeros((4 - head.count % 4) % 4)
    return filled + noise(size) + Bytes.zeros((4 - size % 4) % 4)
  }

  private static let fits: [UInt8] = {
    func card(_ text: String) -> String { text + String(repeating: " ", count: 80 - text.count) }
    func value(_ name: String, _ value: String) -> String {
      card(
        name + String(repeating: " ", count: 8 - name.count) + "= "
          + String(repeating: " ", count: 20 - value.count) + value)
    }
    let cards = [
      value("SIMPLE", "T"), value("BITPIX", "8"), value("NAXIS", "2"), value("NAXIS1", "60"),
      value("NAXIS2", "48"),
      card("END"),
    ].joined()
    return Bytes.ascii(cards + String(repeating: " ", count: 2880 - cards.count)) + noise(2880)
  }()

  private static let array: [UInt8] = {
    let text = "{'descr': '<f4', 'fortran_order': False, 'shape': (10, 10), }"
    let head = text + String(repeating: " ", count: 117 - text.count) + "\n"
    return Bytes.hex("934E554D5059") + [1, 0] + Bytes.little16(118) + Bytes.ascii(head) + noise(400)
  }()

  static let texts: [Row] = [
    Row(
      name: "a.svg",
      bytes: Bytes.ascii(
        "<?xml version=\"1.0\"?>\n<!-- drawn -->\n<svg xmlns=\"http://www.w3.org/2000/svg\">"
          + String(repeating: "<g><path d=\"M0 0\"/></g>\n", count: 20) + "</svg>\n"), from: 90, loose: 1),
    Row(
      name: "a.json",
      bytes: Bytes.ascii(
        "{\"list\": [" + String(repeating: "{\"name\": \"a \\\" } b\", \"size\": 5}, ", count: 12) + "1]}\n"),
      loose: 1),
    Row(
      name: "a.rtf",
      bytes: Bytes.ascii(
        "{\\rtf1\\ansi{\\fonttbl{\\f0 A;}}" + String(repeating: "{\\b words \\} and}\\par ", count: 12)
          + "end}"),
      silent: []),
    Row(
      name: "a.ics",
      bytes: Bytes.ascii(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//A//B//EN\r\n"
          + String(repeating: "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Words\r\nEND:VEVENT\r\n", count: 4)
          + "END:VCALENDAR\r\n"), from: 80, loose: 2),
  ]
}
