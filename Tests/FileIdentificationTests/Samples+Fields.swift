import UniformTypes

extension Sample {
  /// Formats of science, electronics and games whose signatures need further checks.
  static let fields: [Sample] = [
    Sample(
      "EDF", .edfSignal, Bytes.ascii("0       "), Bytes.ascii(String(repeating: " ", count: 176)),
      Bytes.ascii("512     "), Bytes.ascii(String(repeating: " ", count: 44)),
      Bytes.ascii("1       1       1   "), Bytes.ascii(String(repeating: " ", count: 256)), Bytes.zeros(20)),
    Sample(
      "SEG-Y in ASCII", .segy,
      (1...40).flatMap { line in
        let text = "C\(line < 10 ? " " : "")\(line) LINE"
        return Bytes.ascii(text + String(repeating: " ", count: 80 - text.utf8.count))
      }, Bytes.zeros(24), Bytes.big16(1), Bytes.zeros(400)),
    Sample("SPICE orbits", .spiceKernel, Bytes.ascii("DAF/SPK "), Bytes.little32(2), Bytes.zeros(1012)),
    Sample("DTED", .dted, Bytes.ascii("UHL10010000E0450000N"), Bytes.ascii("00300030"), Bytes.zeros(100)),
    Sample(
      "FIT", .garminFIT, [14, 0x10], Bytes.little16(2134), Bytes.little32(4), Bytes.ascii(".FIT"),
      Bytes.zeros(6)),
    Sample("BUFR 4", .bufr, Bytes.ascii("BUFR"), [0, 0, 52, 4], Bytes.zeros(40), Bytes.ascii("7777")),
    Sample("AIGER in binary", .aiger, Bytes.ascii("aig 3 2 0 1 1\n6\n"), [2, 2]),
    Sample("gcov's counts", .gcovData, Bytes.ascii("adcg*30A"), Bytes.zeros(20)),
    Sample("gcov's notes", .gcovNotes, Bytes.ascii("oncg*21B"), Bytes.zeros(20)),
    Sample("BLF", .vectorBLF, Bytes.ascii("LOGG"), Bytes.little32(144), Bytes.zeros(136)),
    Sample("Power Tab", .powerTab, Bytes.ascii("ptab"), Bytes.little16(4), [0, 1], Bytes.zeros(20)),
    Sample(
      "Super Nintendo", .snesROM, Bytes.zeros(0x7FC0), Bytes.ascii("A SAMPLE OF A GAME   "),
      [0x20, 0, 5, 0, 1, 0, 0], Bytes.little16(0x1234), Bytes.little16(0xEDCB), Bytes.zeros(28),
      Bytes.little16(0x8000), Bytes.zeros(2)),
    Sample(
      "Super Nintendo behind a copier's header", .snesROM, Bytes.zeros(512), Bytes.zeros(0x7FC0),
      Bytes.ascii("HOMEBREW             "), [0x20, 0, 5, 0, 1, 0, 0], Bytes.zeros(32),
      Bytes.little16(0x8000), Bytes.zeros(2)),
    Sample("Master System", .smsROM, Bytes.zeros(0x7FF0), Bytes.ascii("TMR SEGA"), Bytes.zeros(7), [0x4C]),
    Sample("Game Gear", .gameGearROM, Bytes.zeros(0x7FF0), Bytes.ascii("TMR SEGA"), Bytes.zeros(7), [0x6C]),
    Sample(
      "FST", .gtkwaveFST, Bytes.zeros(7), [1, 0x49], Bytes.zeros(16), Bytes.hex("6957148B0ABF0540"),
      Bytes.zeros(300)),
    Sample("GDSII", .gdsII, Bytes.hex("000600020258001C0102"), Bytes.zeros(40)),
    Sample("DLIS", .dlis, Bytes.ascii("   1V1.00RECORD 8192"), Bytes.zeros(60)),
    Sample("miniSEED", .miniSEED, Bytes.ascii("000001D ABC  00BHZXX"), Bytes.zeros(60)),
    Sample(
      "OpenStreetMap", .openStreetMapPBF, Bytes.hex("0000000D0A09"), Bytes.ascii("OSMHeader"), Bytes.zeros(9)),
    Sample("Guitar Pro 3", .guitarPro, [24], Bytes.ascii("FICHIER GUITAR PRO v3.00"), Bytes.zeros(20)),
    Sample("VTK", .vtkLegacy, Bytes.ascii("# vtk DataFile Version 3.0\nx\nASCII\nDATASET POLYDATA\n")),
    Sample("ABIF", .abif, Bytes.ascii("ABIF"), Bytes.hex("0065"), Bytes.ascii("tdir"), Bytes.zeros(30)),
    Sample(
      "FCS", .flowCytometry, Bytes.ascii("FCS3.1    "), Bytes.ascii("      58     100"), Bytes.zeros(40)),
  ]
}
