internal import UniformTypes

extension Signature {
  /// Signatures of circuit layouts, firmware, waveforms and meshes.
  static let electronics: [Signature] = [
    Signature(
      "gds-ii", "00 06 00 02 ?? ?? 00 1C 01 02", .decides(.gdsII),
      "the header's record, and the library's (GDSII Stream Format)"),
    Signature("oasis-layout", "'%SEMI-OASIS' 0D 0A", .decides(.oasisLayout), "the mark in full"),
    Signature(
      "xilinx-bitstream", "00 09 0F F0 0F F0 0F F0 0F F0 00 00 01", .decides(.xilinxBitstream),
      "the first field in full"),
    Signature("uf2", "'UF2' 0A 57 51 5D 9E", .decides(.uf2), "both magic numbers"),
    Signature(
      "fst",
      "00 00 00 00 00 00 00 01 49 ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? 69 57 14 8B 0A BF 05 40",
      .decides(.gtkwaveFST), "the header's length, and Euler's number"),
    Signature("ghw", "'GHDLwave' 0A", .decides(.ghdlWave), "the mark in full"),
    Signature(
      "aiger", "'aig '", .reads(.aiger, ElectronicData.readAIGER),
      "three letters, which need five counts behind them"),
    Signature(
      "aiger-text", "'aag '", .reads(.aiger, ElectronicData.readAIGER),
      "three letters, which need five counts behind them"),
    Signature("quake-3-map", "'IBSP' ?? 00 00 00", .decides(.quakeMap), "the mark and a version"),
    Signature("raven-map", "'RBSP' 01 00 00 00", .decides(.quakeMap), "the mark and version 1"),
    Signature("valve-map", "'VBSP' ?? 00 00 00", .decides(.valveMap), "the mark and a version"),
    Signature("magica-voxel", "'VOX ' 96 00 00 00", .decides(.magicaVoxel), "the mark and version 150"),
    Signature("magica-voxel-200", "'VOX ' C8 00 00 00", .decides(.magicaVoxel), "the mark and version 200"),
    Signature("openvdb", "' BDV' 00 00 00 00", .decides(.openVDB), "the magic number"),
    Signature("directx-mesh-2", "'xof 0302'", .decides(.directXMesh), "the mark and version 3.2"),
    Signature("directx-mesh-3", "'xof 0303'", .decides(.directXMesh), "the mark and version 3.3"),
    Signature("blitz-3d", "'BB3D'", .suggests(.blitz3D), "four letters"),
    Signature("milkshape", "'MS3D000000'", .decides(.milkShape), "ten characters of mark"),
    Signature(
      "vtk", "'# vtk DataFile Version '", .decides(.vtkLegacy), "the first line names format and version"),
    Signature(
      "gmsh", "'$MeshFormat' 0A", .decides(.gmshMesh), "the first section (Gmsh, \"MSH file format\")"),
    Signature(
      "gmsh-dos", "'$MeshFormat' 0D 0A", .decides(.gmshMesh), "the first section (Gmsh, \"MSH file format\")"),
    Signature("openctm", "'OCTM' 05 00 00 00", .decides(.openCTM), "the mark and version 5"),
    Signature("acis-binary", "'ACIS BinaryFile'", .decides(.acisBinary), "the mark in full"),
    Signature(
      "gamebryo", "'Gamebryo File Format, Version '", .decides(.gamebryo),
      "the first line names format and version"),
    Signature(
      "netimmerse", "'NetImmerse File Format, Version '", .decides(.gamebryo),
      "the first line names format and version"),
    Signature(
      "parasolid-text", "'**ABCDEFGHIJKLMNOPQRSTUVWXYZ'", .decides(.parasolidText), "the first line in full"),
  ]
}
