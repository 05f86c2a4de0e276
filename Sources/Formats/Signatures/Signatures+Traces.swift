internal import UniformTypes

extension Signature {
  /// Signatures of databases, measurements, profiles, logs and disk images.
  static let traces: [Signature] = [
    Signature(
      "sas-catalog",
      "00 00 00 00 00 00 00 00 00 00 00 00 C2 EA 81 63 B3 14 11 CF BD 92 08 00 09 C7 31 8C 18 1F 10 11",
      .decides(.sasCatalog), "the magic number of 32 bytes, with a catalog's byte"),
    Signature(
      "idl-save", "'SR' 00 04 00 00 00", .decides(.idlSave), "the mark, no compression, and the first record"),
    Signature(
      "idl-save-compressed", "'SR' 00 06 00 00 00", .decides(.idlSave),
      "the mark, compression, and the first record"),
    Signature(
      "lmdb", "DE C0 EF BE 01 00 00 00", at: 16, .decides(.lmdb),
      "the magic number of the first page, and version 1"),
    Signature(
      "bolt", "ED DA 0C ED 02 00 00 00", at: 16, .decides(.boltDB),
      "the magic number of the first page, and version 2"),
    Signature("amazon-ion", "E0 01 00 EA", .decides(.amazonIon), "the version marker of Ion 1.0"),
    Signature("mcap", "89 'MCAP' 30 0D 0A", .decides(.mcap), "eight bytes of mark"),
    Signature("ros-bag", "'#ROSBAG V2.0' 0A", .decides(.rosBag), "the first line in full"),
    Signature("tdms", "'TDSm'", .suggests(.tdms), "four letters"),
    Signature("round-robin", "'RRD' 00 '0003' 00", .decides(.roundRobin), "the mark and version 3"),
    Signature("round-robin-1", "'RRD' 00 '0001' 00", .decides(.roundRobin), "the mark and version 1"),
    Signature("round-robin-4", "'RRD' 00 '0004' 00", .decides(.roundRobin), "the mark and version 4"),
    Signature("round-robin-5", "'RRD' 00 '0005' 00", .decides(.roundRobin), "the mark and version 5"),
    Signature("renishaw-block", "'WDF1'", .suggests(.renishawSpectra), "the first block's name"),
    Signature("origin-project", "'CPYA '", .suggests(.originProject), "five characters, then a version"),
    Signature("eviews", "'New MicroTSP Workfile'", .decides(.eviewsWorkfile), "the mark in full"),
    Signature("ggml", "'lmgg'", .suggests(.ggml), "four letters, the last first"),
    Signature("ggml-joint", "'tjgg' ?? 00 00 00", .decides(.ggml), "the mark and a version"),
    Signature("lucene", "3F D7 6C 17", .decides(.luceneIndex), "the codec's magic number"),
    Signature("hadoop-sequence", "'SEQ' 06", .decides(.hadoopSequence), "the mark and version 6"),
    Signature("postgresql-dump", "'PGDMP' 01", .decides(.postgreSQLDump), "the mark and version 1"),
    Signature("redis-dump", "'REDIS00'", .suggests(.redisDump), "the mark, then a version"),
    Signature("perf-data", "'PERFILE2'", .decides(.perfData), "eight characters of mark"),
    Signature("perf-data-big", "'2ELIFREP'", .decides(.perfData), "eight characters of mark, the last first"),
    Signature("java-flight", "'FLR' 00 00 02", .decides(.javaFlight), "the mark and major version 2"),
    Signature("java-flight-1", "'FLR' 00 00 00", .decides(.javaFlight), "the mark and major version 0"),
    Signature("java-flight-01", "'FLR' 00 00 01", .decides(.javaFlight), "the mark and major version 1"),
    Signature(
      "portable-heap", "00 12 'portable heap dump'", .decides(.portableHeap), "the mark behind its length"),
    Signature(
      "gcov-data", "'adcg'", .reads(.gcovData, TraceData.readCoverage),
      "four letters, the last first, then a version"),
    Signature(
      "gcov-notes", "'oncg'", .reads(.gcovNotes, TraceData.readCoverage),
      "four letters, the last first, then a version"),
    Signature(
      "classic-event-log", "30 00 00 00 'LfLe'", .decides(.classicEventLog), "the header's size and the mark"),
    Signature("systemd-journal", "'LPKSHHRH'", .decides(.systemdJournal), "eight letters of mark"),
    Signature(
      "vector-blf", "'LOGG'", .reads(.vectorBLF, TraceData.readBLF),
      "four letters, then the header's size"),
    Signature("asam-3", "'MDF     3.'", .decides(.measurementData3), "the mark and version 3"),
    Signature("asam-2", "'MDF     2.'", .decides(.measurementData3), "the mark and version 2"),
    Signature("asam-4", "'MDF     4.'", .decides(.measurementData), "the mark and version 4"),
    Signature(
      "snoop", "'snoop' 00 00 00 00 00 00 02", .decides(.snoopCapture), "the mark and version 2 (RFC 1761)"),
    Signature("network-monitor-2", "'GMBU'", .suggests(.networkMonitor), "four letters"),
    Signature("llvm-raw-profile", "81 'rforpl' FF", .decides(.llvmRawProfile), "the magic number"),
    Signature(
      "llvm-profile", "FF 'lprofi' 81", .decides(.llvmProfile), "the magic number of an indexed profile"),
    Signature(
      "private-key-pvk", "1E F1 B5 B0 00 00 00 00", .decides(.privateKeyPVK),
      "the magic number, and a reserved field"),
    Signature(
      "expert-witness-2", "'EVF2' 0D 0A 81 00", .decides(.expertWitness2),
      "the signature of a disk's segment"),
    Signature(
      "expert-witness-2-logical", "'LEF2' 0D 0A 81 00", .decides(.expertWitness2),
      "the signature of a segment of files"),
    Signature("advanced-forensic", "'AFF10' 0D 0A 00", .decides(.advancedForensic), "eight bytes of mark"),
    Signature("access-data", "'ADSEGMENTEDFILE' 00", .decides(.accessDataImage), "sixteen bytes of mark"),
    Signature("parallels", "'WithoutFreeSpace'", .decides(.parallelsDisk), "sixteen letters of mark"),
    Signature(
      "parallels-extended", "'WithouFreSpacExt'", .decides(.parallelsDisk), "sixteen letters of mark"),
    Signature(
      "android-sparse", "3A FF 26 ED 01 00", .decides(.androidSparse), "the magic number and version 1"),
    Signature(
      "compressed-loop", "'#!/bin/sh' 0A '#V2.0 Format'", .decides(.compressedLoop),
      "the first two lines of the header"),
    Signature("kgb", "'KGB_arch'", .decides(.kgbArchive), "eight characters of mark"),
    Signature(
      "mozilla-archive", "'MAR1' 00", .decides(.mozillaArchive), "the mark, and an index within 16 MiB"),
    Signature("color-book", "'8BCB' 00 01", .decides(.colorBook), "the mark and version 1"),
  ]
}
