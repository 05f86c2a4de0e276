/// One step in the order of formats: a ``FileFormat``, or signatures of formats that have none.
package enum FormatStep: Sendable {
  case format(@Sendable () -> FileFormat, because: StaticString = "")
  case signatures(@Sendable () -> [Signature], because: StaticString = "")
}

/// The order in which formats are tried.
///
/// It matters only if a type belongs to several rows or a file can match several signatures.
package enum FormatOrder {
  package static let steps: [FormatStep] = [
    .signatures(
      { Signature.guards }, because: "marks at higher offsets that outweigh a short one at the beginning"),
    .format(
      { .rawTIFF },
      because: "a raw picture is TIFF, whose directories are renditions of one picture: before tiff"),
    .format({ .radiance }),
    .format({ .png }),
    .format({ .jpeg }),
    .format({ .gif }),
    .format({ .jpegXL }),
    .format({ .jpeg2000 }),
    .format(
      { .motionJPEG2000 },
      because: "its movies are files of boxes, too, whose ends are isoMedia's: before isoMedia"),
    .format(
      { .tiff },
      because: "one maker's raw pictures are TIFF or an archive; how the file begins decides: before zip"),
    .format({ .bmp }),
    .format({ .icon }),
    .format({ .photoshop }),
    .format({ .djvu }),
    .format({ .appleIcons }),
    .format({ .emf }),
    .format({ .dpx }),
    .format({ .wmf }),
    .format({ .pcx }),
    .format({ .qoi }), .format({ .aseprite }),
    .format({ .farbfeld }),
    .format({ .portableAnymap }),
    .format({ .openEXR }),
    .format({ .dds }),
    .format({ .ktx }),
    .format({ .ktx2 }),
    .format({ .xcf }),
    .format({ .miff }),
    .format({ .bpg }),
    .format({ .sgi }),
    .format({ .fits }),
    .format({ .sunRaster }),
    .format({ .fujiRaw }),
    .format({ .x3f }),
    .signatures({ Signature.cameraImages }),
    .format({ .yuv4mpeg }),
    .format({ .matroska }),
    .format({ .riff }, because: "a MIDI file may stand in a RIFF form: before midi"),
    .format({ .windowsMedia }),
    .format({ .realmedia }),
    .format({ .flash }, because: "Flash's later movies are files of boxes: before isoMedia"),
    .format({ .swf }),
    .format({ .mxf }),
    .format({ .flac }),
    .format({ .ogg }),
    .format({ .aiff }, because: "AIFF is a form of IFF: before iff"),
    .format({ .iff }),
    .format({ .au }),
    .format({ .w64 }),
    .format({ .dsf }),
    .format({ .dff }),
    .format({ .caf }),
    .format({ .midi }),
    .format({ .wavPack }),
    .format({ .monkeysAudio }),
    .format({ .trueAudio }),
    .format({ .musepack }),
    .format({ .tak }),
    .format({ .optimfrog }),
    .format({ .ac3 }),
    .format({ .amr }),
    .format({ .xm }, because: "trackers' newer modules are declared below the old one: before mod"),
    .format({ .it }, because: "before mod, too"),
    .format({ .sevenZip }),
    .format({ .cab }),
    .format({ .ar }),
    .format({ .rar }),
    .format({ .lz4 }),
    .format({ .lzip }),
    .format({ .cpio }),
    .format({ .rpm }),
    .format({ .pdf }, because: "Illustrator's drawings are PDF around PostScript: before postscript"),
    .format({ .postscript }, because: "a Type 1 font in segments is PostScript inside: before pfb"),
    .format({ .chm }),
    .format({ .pst }),
    .format({ .dwg }),
    .format({ .tnef }),
    .format({ .fdf }),
    .format({ .woff }),
    .format({ .pfb }),
    .format({ .pcf }),
    .signatures({ Signature.fonts }),
    .format({ .elf }, because: "objects are declared for both systems: before mach-o"),
    .format({ .pe }),
    .format({ .machO }),
    .format({ .dex }),
    .format({ .javaClass }),
    .format({ .evtx }),
    .format(
      { .sqlite },
      because:
        "documents of several versions are databases or archives; how a file begins decides: before compoundFile and zip"
    ),
    .format({ .compoundFile }, because: "before zip and gzip, for the same reason"),
    .format(
      { .zip }, because: "a Live Photo as one file is an archive of boxes and a picture: before isoMedia"),
    .format(
      { .isoMedia },
      because:
        "four letters behind a length, and boxes that are followed: before marks that may stand in a box's contents"
    ),
    .signatures({ Signature.images }),
    .format({ .photoCD }, because: "its mark stands in the second sector: behind marks at the beginning"),
    .signatures({ Signature.programImages }),
    .signatures({ Signature.drawings }),
    .signatures({ Signature.scienceImages }),
    .format({ .canonHeap }, because: "its mark stands behind a length: behind pictures' marks"),
    .format({ .minoltaRaw }, because: "a zero begins it, as it may a drawing"),
    .format({ .flic }, because: "two bytes behind the size"),
    .format(
      { .mpeg }, because: "a start code is three bytes: behind window dumps, before streams of one kind"),
    .format({ .mpegAudio }, because: "eleven bits: only frames tell"),
    .format({ .adts }, because: "twelve bits: only frames tell"),
    .format({ .elementaryStreams }, because: "start codes alone"),
    .signatures({ Signature.movies }),
    .signatures({ Signature.audio }),
    .format({ .brstm }), .format({ .adx }, because: "two bytes"),
    .format({ .s3m }, because: "before mod, too"),
    .format({ .mod }, because: "four letters at 1080"),
    .signatures({ Signature.trackers }),
    .signatures({ Signature.gameMusic }),
    .format({ .openStreams }),
    .format({ .bplist }),
    .format({ .gettext }),
    .format({ .netcdf }, because: "version 4 is HDF5: before hdf5"),
    .format({ .hdf5 }),
    .format({ .numpy }),
    .format({ .sas6 }),
    .format({ .glb }),
    .format({ .threeDS }, because: "two letters"),
    .signatures({ Signature.models }),
    .signatures({ Signature.asn1 }),
    .format(
      { .gzip },
      because: "compressed documents of one name may be packed in any of these; how the file begins decides"),
    .format(
      { .bzip2 },
      because: "manuals and data are compressed in any of these; how the file begins decides: before xz"),
    .format({ .xz }),
    .format(
      { .zstd },
      because: "skippable frames have a mark of one byte in any of sixteen: behind pictures, movies and sound"
    ),
    .signatures({ Signature.archives }),
    .signatures({ Signature.diskImages }),
    .signatures({ Signature.documents }),
    .format({ .sfnt }, because: "a version number is the mark: behind documents' marks"),
    .format({ .wasm }, because: "a zero begins it"),
    .signatures({ Signature.executables }),
    .signatures({ Signature.databases }),
    .format({ .shapefile }, because: "a number and zeros"),
    .signatures({ Signature.science }),
    .signatures({ Signature.games }),
    .signatures({ Signature.biology }),
    .signatures({ Signature.earth }),
    .signatures({ Signature.electronics }),
    .signatures({ Signature.machines }),
    .signatures({ Signature.worlds }),
    .signatures({ Signature.traces }),
    .signatures({ Signature.keys }),
    .format({ .tar }, because: "no signature from here on, or one among the guards"),
    .format({ .eot }),
    .format({ .icc }),
    .format({ .targa }),
    .format({ .iso9660 }),
    .format({ .udif }),
    .format({ .dbf }),
    .format({ .transportStream }),
  ]
}

extension FileFormat {
  package static let binary: [FileFormat] = FormatOrder.steps.compactMap { step in
    if case .format(let format, _) = step { format() } else { nil }
  }
}

extension Signature {
  /// The signatures of binary formats in order, guards first; one list for each step.
  package static var binary: [[Signature]] {
    FormatOrder.steps.map { step in
      switch step {
      case .format(let format, _): format().signatures()
      case .signatures(let signatures, _): signatures()
      }
    }
  }
}
