// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityWiderData: StaticString = ##"""
    0000000000000002Jd0000000T20000000000002550000000000000000002HO0000000000000ab000000000000000000\##
    0000000000001i40000<01JS1fW0000o80000000000fV0000d@1XN00000000000000027=0000000000001N_0=R000000\##
    0001<L1QX0001>j00000000029R0000000000001LE2<f2aB0O10000000001760000000000000000000000000002Z9000\##
    1SS0000001HB0000000001AI2051^N0000000000iV1[E0000000001mO0000000000000000000000000000ED0\X000000\##
    0000000000000Wh0000000000000000J`00014?0lX2?52X72\41kH2SD2P\2CY000000000000000000000000000000000\##
    00022\0000000000001dD0000000000000000002ME0000000000000000@<1b10000BH0000000HT1UV2^\000000000000\##
    0000000000000000000000000002A;0000000Z<0000QJ0000_f0000000000000000000000000000000002V?000000000\##
    2F119d00000000000000000000000012W0000000000000001Ek0000000000000L[1Cg000000000000000000000000000\##
    ooo000P0S0V0V0j1:1:1:1?1R1R1R1R1RP28P70Bcom.accessdata.ad1AccessData image03ad10Aapplication/x-ad1\##
    ooo00000S0V0V0m1?2<2<2A2Z2Z2Z2Z2ZP28P70Ecom.adobe.color-tableAdobe colour tablehttps://www.adobe.com/devnet-apps/photoshop/fileformatashtml/03act0Gapplication/x-adobe-act\##
    ooo000P0S0V0V0f151k1k1k2<2<2<2<2<P28P70>com.amazon.ionAmazon Ion datahttps://amazon-ion.github.io/ion-docs/docs/binary.html0?application/ion\##
    ooo000P0[0^0^131B2L2L2Q2l2l2l2l2lP20004400@0Q=0Ccom.android.libraryAndroid libraryhttps://developer.android.com/studio/projects/android-library#aar-contents03aar0Iapplication/x-android-aar\##
    ooo000P0Y0_0_191M2V2V2\3@3@3@3@3@P20000488P70Q<0Hcom.android.sparse-imageAndroid sparse imagehttps://android.googlesource.com/platform/system/core/+/master/libsparse/04simg0Rapplication/x-android-sparse-image\##
    ooo00000S0V0V0h1=1k1k202<2<2<2<2<`F9QB0@com.autodesk.3dlAutodesk colour tablehttps://help.autodesk.com/view/FLAME/2024/ENU/033dl0:text/x-3dl\##
    ooo000P0S0V0V0k1:1P1P1U1k1k1k1k1kP28P70Ccom.eviews.workfileEViews workfilehttps://www.eviews.com03wf10Dapplication/x-eviews\##
    ooo000P0S0V0V0k181i1i1i2A2A2A2A2AP28P70Ccom.exelis.idl-saveIDL save filehttps://www.physics.wisc.edu/~craigm/idl/savefmt/0Fapplication/x-idl-save03sav\##
    ooo00000S0V0V0k151l1l1l2I2I2I2I2IP28P70Ccom.fasterxml.smileSmile datahttps://github.com/FasterXML/smile-format-specification0Kapplication/x-jackson-smile\##
    ooo00000S0V0V101=2<2<2A2X2X2X2X2XP28P70Hcom.google.leveldb-tableLevelDB tablehttps://github.com/google/leveldb/blob/main/doc/table_format.md03ldb0Eapplication/x-leveldb\##
    ooo000P0Y0_0_1:1P3F3F3R3f3f3f3f3fP20000488P70Q<0Icom.guidancesoftware.ewf2Expert Witness image 2https://github.com/libyal/libewf/blob/main/documentation/Expert%20Witness%20Compression%20Format%202%20(EWF2).asciidoc04ex0104lx010Bapplication/x-ewf2\##
    ooo000P0S0V0V0c1:1h1h1m2D2D2D2D2DP28P70;com.ibm.phdJava portable heap dumphttps://eclipse.dev/openj9/docs/dump_heapdump/03phd0Eapplication/x-ibm-phd\##
    ooo000P0S0V0V0h1=2;2;2;2L2L2L2L2L`F9QB0@com.jasc.palettePaintShop Pro palettehttps://www.selapa.net/swatches/colors/fileformats.php#psp_pal0?text/x-jasc-pal\##
    ooo000P0S0V0V171U2c2c2h3>3>3>3>3>P28P70Ocom.microsoft.event-log-classicWindows event log before Vistahttps://learn.microsoft.com/en-us/windows/win32/eventlog/event-log-file-format03evt0Dapplication/x-ms-evt\##
    ooo000P0S0V0V151L1L1L1L1b1b1b1b1bP28P70Mcom.microsoft.network-monitorNetwork Monitor capture0Dapplication/x-netmon03cap03cap\##
    ooo000P0S0V0V111K2222272N2N2N2N2N`F9QB0Icom.microsoft.project.mpxMicrosoft Project exchangehttps://support.microsoft.com/kb/27013903mpx0Eapplication/x-project\##
    ooo000P0S0V0V0i1>1n1n232F2F2F2F2FP28P70Acom.microsoft.pvkMicrosoft private keyhttps://www.drh-consultancy.demon.co.uk/pvk.html03pvk0Aapplication/x-pvk\##
    ooo000P0S0V0V0b162_2_2d3030303030`F9QB0:com.ni.lvmLabVIEW measurementshttps://www.ni.com/docs/en-US/bundle/labview/page/specification-for-the-labview-measurement-file-lvm.html03lvm0:text/x-lvm\##
    ooo000P0S0V0V0c142X2X2^3232323232P28P70;com.ni.tdmsTDMS measurementshttps://www.ni.com/en/support/documentation/supplemental/07/tdms-file-format-internal-structure.html04tdms0Bapplication/x-tdms\##
    ooo000P0S0V0V0f1;28282=2P2P2P2P2PP28P70>com.oracle.jfrJava flight recordinghttps://www.morling.dev/blog/jdk-flight-recorder-file-format/03jfr0Aapplication/x-jfr\##
    ooo000P0S0V0V101A2m2m323O3O3O3O3O`F9QB0Hcom.oracle.primavera-xerPrimavera projecthttps://docs.oracle.com/cd/F37125_01/English/Mapping_and_Schema/xer_import_export_data_map_project/index.htm03xer0Kapplication/x-primavera-xer\##
    ooo000P0S0V0V0i1717171B1X1X1X1X1XP28P70Acom.originlab.opjOrigin project03opj04opju0Dapplication/x-origin\##
    ooo000P0Y0_0_131A2D2D2I2g2g2g2g2gP20000488P70Q<0Bcom.parallels.diskParallels diskhttps://github.com/qemu/qemu/blob/master/docs/interop/parallels.txt03hds0Lapplication/x-parallels-disk\##
    ooo000P0S0V0V0k1?2M2M2M2^2^2^2^2^`F9QB0Ccom.peak-system.trcCAN bus trace (PEAK)https://www.peak-system.com/produktcd/Pdf/English/PEAK_CAN_TRC_File_Format.pdf0?text/x-peak-trc\##
    ooo000P0S0V0V0h1>27272<2X2X2X2X2XP28P70@com.renishaw.wdfRenishaw Raman spectrahttps://gwyddion.net/documentation/user-guide-en/wdf.html03wdf0Japplication/x-renishaw-wdf\##
    ooo000P0S0V0V0j1@2828282N2N2N2N2N`F9QB0Bcom.rising-sun.cspcineSpace colour tablehttps://github.com/AcademySoftwareFoundation/OpenColorIO0Dtext/x-cinespace-lut\##
    ooo000P0S0V0V0f1B2:2:2A2O2O2O2O2O`F9QB0>com.sony.spi1dSony Imageworks colour tablehttps://github.com/AcademySoftwareFoundation/OpenColorIO05spi1d0<text/x-spi1d\##
    ooo000P0S0V0V0f1A29292@2N2N2N2N2N`F9QB0>com.sony.spi3dSony Imageworks colour cubehttps://github.com/AcademySoftwareFoundation/OpenColorIO05spi3d0<text/x-spi3d\##
    ooo000P0S0V0V0e121X1X1_2424242424P28P70=com.sun.snoopsnoop capturehttps://www.rfc-editor.org/rfc/rfc176105snoop0Capplication/x-snoop\##
    ooo000P0S0V0V0f171o1o1o2B2B2B2B2B`F9QB0>com.vector.ascCAN bus log (ASC)https://python-can.readthedocs.io/en/stable/file_io.html0Atext/x-vector-asc03asc\##
    ooo000P0S0V0V0f171b1b1g2A2A2A2A2AP28P70>com.vector.blfCAN bus log (BLF)https://bitbucket.org/tobylorenz/vector_blf03blf0Happlication/x-vector-blf\##
    ooo000P0S0V0V0e131H1H1N1b1b1b1b1bP28P70=dev.mcap.mcapMCAP recordinghttps://mcap.dev/spec04mcap0Bapplication/x-mcap\##
    ooo000P0S0V0V0n1@1o1o242J2J2J2J2J`F9QB0Fgov.nist.matrix-marketMatrix Market datahttps://math.nist.gov/MatrixMarket/formats.html03mtx0Dtext/x-matrix-market\##
    ooo00000[0^0^101=2M2M2T2i2i2i2i2iP20004400@0Q=0@io.conda.packageConda packagehttps://docs.conda.io/projects/conda/en/stable/user-guide/concepts/packages.html05conda0Capplication/x-conda\##
    ooo000P0S0V0V0d111Q1Q1Q1g1g1g1g1gP28P70<io.etcd.boltBolt databasehttps://github.com/etcd-io/bbolt0Dapplication/x-boltdb02db\##
    ooo000P0S0V0V0d0n1U1U1Z2323232323P28P70<io.redis.rdbRedis dumphttps://rdb.fnordig.de/file_format.html03rdb0Gapplication/x-redis-rdb\##
    ooo00000S0V0V0k1:2C2C2I2h2h2h2h2h`F9QB0Cnet.openvpn.profileOpenVPN profilehttps://openvpn.net/community-resources/reference-manual-for-openvpn-2-6/04ovpn0Mapplication/x-openvpn-profile\##
    ooo000P0Y0_0_0o1F2J2J2T2g2g2g2g2gP20000488P70Q<0>org.afflib.affAdvanced forensic imagehttps://www.loc.gov/preservation/digital/formats/fdd/fdd000412.shtml03aff03afd0Aapplication/x-aff\##
    ooo000P0S0V0V121F2V2V2V3939393939P28P70Jorg.apache.hadoop-sequenceHadoop sequence filehttps://hadoop.apache.org/docs/stable/api/org/apache/hadoop/io/SequenceFile.html0Qapplication/x-hadoop-sequencefile\##
    ooo000P0S0V0V0i1:2Z2Z373S3S3S3S3SP28P70Aorg.apache.luceneLucene index parthttps://lucene.apache.org/core/9_0_0/core/org/apache/lucene/codecs/lucene90/package-summary.html03cfs03cfe02si03fdt03fdx03fnm0Japplication/x-lucene-index\##
    ooo000P0S0V0V0e1<1k1k1k2>2>2>2>2>P28P70=org.asam.mdf3ASAM measurement data 3https://www.asam.net/standards/detail/mdf/wiki/0Aapplication/x-mdf03mdf\##
    ooo000P0S0V0V0d141e1e1k2C2C2C2C2C`b9PU0<org.dmg.pmmlPredictive modelhttps://dmg.org/pmml/v4-4-1/GeneralStructure.html04pmml0Fapplication/x-pmml+xml\##
    ooo000P0S0V0V0o1>1e1e1n2M2M2M2M2MP28P70Gorg.freedesktop.journalsystemd journalhttps://systemd.io/JOURNAL_FILE_FORMAT/07journal0Mapplication/x-systemd-journal\##
    ooo000P0S0V0V0e111j1j202D2D2D2D2DP28P70=org.ggml.ggmlGGML weightshttps://github.com/ggml-org/ggml/blob/master/docs/gguf.md04ggml0Bapplication/x-ggml\##
    ooo000P0S0V0V0d0o1d1d1j2727272727`F9QB0<org.gnu.gcovgcov reporthttps://gcc.gnu.org/onlinedocs/gcc/Invoking-Gcov.html04gcov0;text/x-gcov\##
    ooo000P0S0V0V0i141k1k212J2J2J2J2JP28P70Aorg.gnu.gcov-datagcov countshttps://gcc.gnu.org/onlinedocs/gcc/Gcov-Data-Files.html04gcda0Gapplication/x-gcov-data0:text/plain\##
    ooo000P0S0V0V0j141k1k212K2K2K2K2KP28P70Borg.gnu.gcov-notesgcov noteshttps://gcc.gnu.org/onlinedocs/gcc/Gcov-Data-Files.html04gcno0Happlication/x-gcov-notes0:text/plain\##
    ooo000P0S0V0V0k1>2525252I2I2I2I2I`F9QB0Corg.gnu.octave-textOctave data as texthttps://docs.octave.org/latest/Simple-File-I_002fO.html0Btext/x-octave-data\##
    ooo000P0Z0]0]0k171]1]1b2828282828`B00000049QF0<org.ietf.jwkJSON web keyhttps://www.rfc-editor.org/rfc/rfc751703jwk0Dapplication/jwk+json\##
    ooo000P0Z0]0]0o1?1e1e1k2E2E2E2E2E`B00000049QF0@org.ietf.jwk-setJSON web key sethttps://www.rfc-editor.org/rfc/rfc751704jwks0Happlication/jwk-set+json\##
    ooo000P0S0V0V0l1@2`2`2`3939393939P28P70Dorg.kernel.perf-dataLinux perf recordinghttps://github.com/torvalds/linux/blob/master/tools/perf/Documentation/perf.data-file-format.txt0Gapplication/x-perf-data09perf.data\##
    ooo000P0X0^0^0o1:1g1g1l2?2?2?2?2?P2000048P70Qk0?org.kgb.archiveKGB archivehttps://sourceforge.net/projects/kgbarchiver/03kgb0Aapplication/x-kgb\##
    ooo000P0Y0_0_121G1Z1Z1a2626262626P20000488P70Q<0Aorg.knopper.cloopCompressed loop imagehttps://knopper.net05cloop0Capplication/x-cloop\##
    ooo000P0S0V0V131@2;2;2A2N2N2N2N2N`F9QB0Korg.linux-test-project.lcovLCOV coveragehttps://manpages.debian.org/bookworm/lcov/geninfo.1.en.html04lcov0;text/x-lcov\##
    ooo000P0S0V0V0h141a1a1k2H2H2H2H2HP28P70@org.llvm.profileLLVM profilehttps://llvm.org/docs/InstrProfileFormat.html08profdata0Kapplication/x-llvm-profdata\##
    ooo000P0S0V0V0l1<1i1i222N2N2N2N2NP28P70Dorg.llvm.profile-rawLLVM raw profilehttps://llvm.org/docs/InstrProfileFormat.html07profraw0Japplication/x-llvm-profraw\##
    ooo000P0S0V0V0n1G1k1k242E2E2E2E2E`F9QB0Forg.minisign.signatureminisign key or signaturehttps://jedisct1.github.io/minisign/07minisig0?text/x-minisign\##
    ooo000P0X0^0^0o1E2121262Q2Q2Q2Q2QP2000048P70Qk0?org.mozilla.marMozilla update archivehttps://wiki.mozilla.org/Software_Update:MAR03mar0Iapplication/x-mozilla-mar\##
    ooo000P1A1D1D1\253A3A3G3G3G3G3G3G`B000000000000000000000000000000000000000000000P9PO0Forg.opencolorio.configOpenColorIO configurationhttps://opencolorio.readthedocs.io/en/latest/guides/authoring/authoring.html04ocio\##
    ooo000P0S0V0V0k1:2121292X2X2X2X2XP28P70Corg.postgresql.dumpPostgreSQL dumphttps://www.postgresql.org/docs/current/app-pgdump.html06pgdump0Mapplication/x-postgresql-dump\##
    ooo00000S0V0V0i1>26262Y2k2k2k2k2k`F9QB0Aorg.protobuf.textProtocol Buffers texthttps://protobuf.dev/reference/protobuf/textformat-spec/09textproto05pbtxt05txtpb08prototxt0@text/x-textproto\##
    ooo000P0S0V0V0c0j1M1M1R1h1h1h1h1hP28P70;org.ros.bagROS baghttp://wiki.ros.org/Bags/Format/2.003bag0Dapplication/x-rosbag\##
    ooo000P0S0V0V0g1;1Z1Z1_2222222222P28P70?org.rrdtool.rrdRound-robin databasehttps://oss.oetiker.ch/rrdtool/03rrd0Aapplication/x-rrd\##
    ooo000P0S0V0V0f131L1L1R1f1f1f1f1fP28P70>org.symas.lmdbLMDB databasehttp://www.lmdb.tech/doc/04lmdb0Bapplication/x-lmdb03mdb\##
    ooo000P0S0V0V0n1?1n1n1n2I2I2I2I2I`F9QB0Forg.valgrind.callgrindCallgrind profilehttps://valgrind.org/docs/manual/cl-format.html0Iapplication/x-kcachegrind0=callgrind.out\##
    ooo000P0S0V0V0e1<2C2C2I2V2V2V2V2V`F9QB0=org.weka.arffAttribute-relation datahttps://waikato.github.io/weka-wiki/formats_and_processing/arff_stable/04arff0;text/x-arff\##
    ooo000P0S0V0V0f182H2H2L2c2c2c2c2c`F9QB0>se.scb.pc-axisPC-Axis statisticshttps://www.scb.se/en/services/statistical-programs-for-px-files/px-file-format/02px0Eapplication/x-pc-axis\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var accessDataImage: Self { Self(number: 81958) }
  @inlinable @inline(__always) package static var amazonIon: Self { Self(number: 82099) }
  @inlinable @inline(__always) package static var androidLibrary: Self { Self(number: 82102) }
  @inlinable @inline(__always) package static var androidSparse: Self { Self(number: 82044) }
  @inlinable @inline(__always) package static var eviewsWorkfile: Self { Self(number: 82058) }
  @inlinable @inline(__always) package static var idlSave: Self { Self(number: 82165) }
  @inlinable @inline(__always) package static var expertWitness2: Self { Self(number: 81928) }
  @inlinable @inline(__always) package static var portableHeap: Self { Self(number: 82052) }
  @inlinable @inline(__always) package static var jascPalette: Self { Self(number: 82124) }
  @inlinable @inline(__always) package static var classicEventLog: Self { Self(number: 82045) }
  @inlinable @inline(__always) package static var networkMonitor: Self { Self(number: 82128) }
  @inlinable @inline(__always) package static var projectExchange: Self { Self(number: 81945) }
  @inlinable @inline(__always) package static var privateKeyPVK: Self { Self(number: 81968) }
  @inlinable @inline(__always) package static var labViewMeasurement: Self { Self(number: 81966) }
  @inlinable @inline(__always) package static var tdms: Self { Self(number: 82029) }
  @inlinable @inline(__always) package static var javaFlight: Self { Self(number: 82061) }
  @inlinable @inline(__always) package static var primaveraXER: Self { Self(number: 81962) }
  @inlinable @inline(__always) package static var originProject: Self { Self(number: 82154) }
  @inlinable @inline(__always) package static var parallelsDisk: Self { Self(number: 82060) }
  @inlinable @inline(__always) package static var peakTrace: Self { Self(number: 82004) }
  @inlinable @inline(__always) package static var renishawSpectra: Self { Self(number: 82145) }
  @inlinable @inline(__always) package static var cineSpaceLUT: Self { Self(number: 81985) }
  @inlinable @inline(__always) package static var sonyLUT1: Self { Self(number: 81988) }
  @inlinable @inline(__always) package static var sonyLUT3: Self { Self(number: 82023) }
  @inlinable @inline(__always) package static var snoopCapture: Self { Self(number: 82166) }
  @inlinable @inline(__always) package static var vectorASC: Self { Self(number: 82160) }
  @inlinable @inline(__always) package static var vectorBLF: Self { Self(number: 82019) }
  @inlinable @inline(__always) package static var mcap: Self { Self(number: 81959) }
  @inlinable @inline(__always) package static var matrixMarket: Self { Self(number: 81997) }
  @inlinable @inline(__always) package static var boltDB: Self { Self(number: 81986) }
  @inlinable @inline(__always) package static var redisDump: Self { Self(number: 82016) }
  @inlinable @inline(__always) package static var advancedForensic: Self { Self(number: 81969) }
  @inlinable @inline(__always) package static var hadoopSequence: Self { Self(number: 82030) }
  @inlinable @inline(__always) package static var luceneIndex: Self { Self(number: 82025) }
  @inlinable @inline(__always) package static var measurementData3: Self { Self(number: 82100) }
  @inlinable @inline(__always) package static var pmml: Self { Self(number: 82086) }
  @inlinable @inline(__always) package static var systemdJournal: Self { Self(number: 81960) }
  @inlinable @inline(__always) package static var ggml: Self { Self(number: 81956) }
  @inlinable @inline(__always) package static var gcovReport: Self { Self(number: 82065) }
  @inlinable @inline(__always) package static var gcovData: Self { Self(number: 82034) }
  @inlinable @inline(__always) package static var gcovNotes: Self { Self(number: 82024) }
  @inlinable @inline(__always) package static var octaveText: Self { Self(number: 82081) }
  @inlinable @inline(__always) package static var jsonWebKey: Self { Self(number: 81933) }
  @inlinable @inline(__always) package static var jsonWebKeySet: Self { Self(number: 81975) }
  @inlinable @inline(__always) package static var perfData: Self { Self(number: 81992) }
  @inlinable @inline(__always) package static var kgbArchive: Self { Self(number: 81998) }
  @inlinable @inline(__always) package static var compressedLoop: Self { Self(number: 82062) }
  @inlinable @inline(__always) package static var lcovTrace: Self { Self(number: 82121) }
  @inlinable @inline(__always) package static var llvmProfile: Self { Self(number: 82068) }
  @inlinable @inline(__always) package static var llvmRawProfile: Self { Self(number: 82144) }
  @inlinable @inline(__always) package static var minisign: Self { Self(number: 81940) }
  @inlinable @inline(__always) package static var mozillaArchive: Self { Self(number: 81925) }
  @inlinable @inline(__always) package static var openColorIO: Self { Self(number: 82093) }
  @inlinable @inline(__always) package static var postgreSQLDump: Self { Self(number: 82067) }
  @inlinable @inline(__always) package static var rosBag: Self { Self(number: 82140) }
  @inlinable @inline(__always) package static var roundRobin: Self { Self(number: 82063) }
  @inlinable @inline(__always) package static var lmdb: Self { Self(number: 82014) }
  @inlinable @inline(__always) package static var callgrind: Self { Self(number: 82064) }
  @inlinable @inline(__always) package static var arff: Self { Self(number: 82107) }
  @inlinable @inline(__always) package static var pcAxis: Self { Self(number: 81999) }
}
