internal import UniformTypes

extension Signature {
  /// Signatures of 3D models, point clouds and CAD drawings.
  static let models: [Signature] = [
    Signature("usd-crate", "'PXR-USDC'", .decides(.usd), "eight bytes of mark"),
    Signature("usd-text", "'#usda 1.'", .decides(.usd), "the first line names the format and version"),
    Signature("ply", "'ply' 0A 'format '", .decides(.ply), "the first line and the next keyword"),
    Signature("ply-dos", "'ply' 0D 0A 'format '", .decides(.ply), "the first line and the next keyword"),
    Signature("ply-mac", "'ply' 0D 'format '", .decides(.ply), "the first line and the next keyword"),
    Signature(
      "pcd", "'# .PCD v'", .decides(.pointCloud), "the comment that the Point Cloud Library writes first"),
    Signature(
      "pcd-bare", "'VERSION .7' 0A 'FIELDS '", .decides(.pointCloud), "the first two entries of the header"),
    Signature(
      "pcd-bare-full", "'VERSION 0.7' 0A 'FIELDS '", .decides(.pointCloud),
      "the first two entries of the header"),
    Signature(
      "flashforge", "'xgcode 1.0' 0A", .decides(.flashForgeGX), "the first line names format and version"),
    Signature("draco", "'DRACO' 01", .decides(.draco), "the mark and major version 1"),
    Signature(
      "draco-2", "'DRACO' 02", .decides(.draco), "the mark and major version 2 (Draco Bitstream, Header)"),
    Signature("alembic", "'Ogawa' FF", .suggests(.alembic), "the container's mark"),
    Signature("e57", "'ASTM-E57'", .decides(.e57), "eight bytes of mark"),
    Signature("fbx", "'Kaydara FBX Binary  ' 00 1A 00", .decides(.fbx), "the mark in full"),
    Signature("md2", "'IDP2' 08 00 00 00", .decides(.quakeModel), "the mark and version 8"),
    Signature("md3", "'IDP3' 0F 00 00 00", .decides(.quakeModel), "the mark and version 15"),
    Signature("rhino", "'3D Geometry File Format '", .decides(.rhino), "the first words"),
    Signature("u3d", "'U3D' 00", .suggests(.u3d), "the first block's type"),
    Signature(
      "sketchup", "FF FE FF 0E 'S' 00 'k' 00 'e' 00 't' 00", .decides(.sketchUp),
      "the first words in 16-bit letters"),
    Signature("dxf-binary", "'AutoCAD Binary DXF' 0D 0A 1A 00", .decides(.dxf), "the first line in full"),
    Signature(
      "microstation-cells", "08 05", .reads(.microStationCells, MicroStation.readCells),
      "the element that begins a library, which needs the next one"),
    Signature("dgn", "08 09 FE 02", .decides(.dgn), "the header element of a flat design"),
    Signature("dgn-3d", "C8 09 FE 02", .decides(.dgn), "the header element of a solid design"),
  ]
}
