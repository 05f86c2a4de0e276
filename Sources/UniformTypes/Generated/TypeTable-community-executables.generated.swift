// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityExecutables: StaticString = ##"""
    0000C90000000T_1:R0000001=Q0000AX0HE0001L40000000000[c0000000000000bX0000000000Ik0001@M0001H=000\##
    0000FX0Ok0000j51NE0o00000_U0dJ0000000000000000000000000000N80Ve0000001FJ0000000000000000000001CY\##
    0?R1890000000000000mQ0000000000000000000000R?0000000000000000000000000000000000;N12k0000000001B=\##
    0000=60gF0`g0000000000000001560000000000000000D]0000000001P>07Z00000000006009S0LI00010c1J=000000\##
    ooo00000Y0_0_111A1A1A1A1Z1Z1Z1Z1ZP200000@8P730_0@com.acorn.binaryAcorn executable0Gapplication/x-acorn-68e\##
    ooo000P0Y0_0_101A1A1A1L1i1i1i1i1iP200000@8P730_0?com.android.dexDalvik executable03dex04odex0Kapplication/vnd.android.dex\##
    ooo000P0Y0_0b191N1N1N1N1k1k1k1k1kP200000@8P730_=0R0Ecom.ibm.lx-executableOS/2 or LE executable0Kapplication/x-lx-executable\##
    ooo00000S0V0V0e1:1:1:1?1X1X1X1X1XP28P70=com.intel.amlACPI machine language03aml0Gapplication/x-intel-aml\##
    ooo00001=1C1C1Z1l1l1l252L2L2L2L2LP200000@00000000000000000000000000000000000@8P73100Ecom.intel.omf-libraryOMF object library07omf-lib0Eapplication/x-omf-lib\##
    ooo00000S0V0V191[1[1[1`2626262626P28P70Qcom.microsoft.app-compat-databaseApplication compatibility database03sdb0Dapplication/x-ms-sdb\##
    ooo00000S0V0V0i1616161;1Q1Q1Q1Q1QP28P70Acom.microsoft.arnAutoruns data03arn0Dapplication/x-ms-arn\##
    ooo00000S0V0V0i1>1>1>1>1T1T1T1T1TP28P70Acom.microsoft.datWindows registry hive0Dapplication/x-ms-dat\##
    ooo00000Y0_0_191M1M1M1R1k1k1k1k1kP200000@8P730_0Hcom.microsoft.dos-driverMS-DOS device driver03sys0Gapplication/x-dosdriver\##
    ooo000P0S0V0V0o1@1@1@1F1]1]1]1]1]P28P70Gcom.microsoft.event-logWindows event log04evtx0Eapplication/x-ms-evtx\##
    ooo00000S0V0V111@1@1@1E1V1V1V1V1VP28P70Icom.microsoft.event-traceEvent trace log03etl0?application/etl\##
    ooo00000S0V0Y111B1B1B232N2N2N2N2NP28P7<QF0Fcom.microsoft.jumplistWindows jump list0Hautomaticdestinations-ms0Ecustomdestinations-ms0Iapplication/x-ms-jumplist\##
    ooo00000S0V0V151D1D1D1I1_1_1_1_1_P28P70Mcom.microsoft.migration-storeMigration store03mig0Dapplication/x-ms-mig\##
    ooo000P0S0V0V0n1@1@1@1K1^1^1^1^1^P28P70Fcom.microsoft.minidumpWindows crash dump03dmp04mdmp0Aapplication/x-dmp03dmp\##
    ooo000\0Y0_0_1@1Q1Q1Q1V1m1m1m1m1mP200000@8P730_0Ocom.microsoft.ms-dos-executableMS-DOS executable03com0Eapplication/x-dosexec0Eapplication/x-dosexec\##
    ooo000\0Y0_0b1?1`1`1`1`2@2@2@2@2@P200000@8P730_=0R0Kcom.microsoft.ne-executable16-bit Windows or OS/2 executable0Napplication/x-ms-ne-executable0>image/x-ms-icl\##
    ooo00000S0V0V191U1U1U1_2626262626P28P70Qcom.microsoft.performance-monitorPerformance monitor settings03pmc03pml0Eapplication/x-perfmon\##
    ooo000\0Y0_0b1E1X32323P4?4?4?4?4?P200000@8P730_=0R0Qcom.microsoft.portable-executablePortable executablehttps://www.iana.org/assignments/media-types/application/vnd.microsoft.portable-executable03sys03scr03cpl03ocx03efi03drv0]application/vnd.microsoft.portable-executable0]application/vnd.microsoft.portable-executable\##
    ooo000P0o12121[243I3]3b3b3b3b3b3bP20000000000000000000000000004=1S0Wcom.microsoft.portable-program-databasePortable program databasehttps://github.com/dotnet/runtime/blob/main/docs/design/specs/PortablePdb-Metadata.mdapplication/x-ms-pdb03pdb\##
    ooo000P0S0V0V0n1>1>1>1B1B1B1B1B1BP28P70Fcom.microsoft.prefetchWindows prefetch02pf\##
    0M2000P0S0V0V161F1F1F1K1a1a1a1a1aP28P70Ncom.microsoft.program-databaseProgram database03pdb0Dapplication/x-ms-pdb\##
    ooo00000S0V0V0i1G1G1G1L1b1b1b1b1bP28P70Acom.microsoft.rraReliability or restore archive03rra0Dapplication/x-ms-rra\##
    ooo000P0Y0_0b1?1g1g1g1l2l2l2l2l2lP200000@8P730_=0R0Kcom.microsoft.w3-executableWindows virtual device driver collection033860Napplication/x-ms-w3-executable0Napplication/x-ms-w4-executable\##
    ooo000P0Y0_0_1>1M1M1M1W2_2_2_2_2_P200000@8P730_0Mcom.microsoft.xbox-executableXbox executable03xbe03xex0Aapplication/x-xbe0Gaudio/x-xbox-executable0Jaudio/x-xbox360-executable\##
    ooo00000X0^0^131G2S2S2X3L3L3L3L3LP2000048P70Qk0Ccom.symbian.installSymbian installationhttps://www.iana.org/assignments/media-types/application/vnd.symbian.install03sis0Oapplication/vnd.symbian.install0Ax-epoc/x-sisx-app\##
    ooo00000S0V0V0h141414191O1O1O1O1OP28P70@org.adrift.storyADRIFT story03taf0Dapplication/x-adrift\##
    ooo00000S0V0V0g1212121N1c1c1c1c1cP28P70?org.blorb.storyBlorb story05blorb03blb06zblorb06gblorb0Capplication/x-blorb\##
    ooo00001=1C1C1T1_1_1_1d2828282828P200000@00000000000000000000000000000000000@8P73100?org.coff.objectCOFF object03obj0Bapplication/x-coff\##
    ooo000P1:1=1=1P1]1]1]1c2;2;2;2;2;P200000@00000000000000000000000000000000131W0Aorg.elf.core-dumpELF core dump04core0Fapplication/x-coredump\##
    0P5000T1:1=1=1Q1_2O2O2Y3333333333P200000@00000000000000000000000000000000131W0Borg.elf.executableELF executablehttps://refspecs.linuxfoundation.org/elf/elf.pdf03elf03axf0Happlication/x-executable\##
    ooo000P1=1C1C1S1b1b1b1f2<2<2<2<2<P200000@00000000000000000000000000000000100@31W3100>org.elf.objectELF object file02ko0Dapplication/x-object01a03elf03mod\##
    ooo000P1:1=1=1U282828282V2V2V2V2VP200000@000000000000000000000000P00000001=1Y0Forg.elf.pie-executableELF position-independent executable0Lapplication/x-pie-executable0Gapplication/x-sharedlib\##
    ooo000P1:1=1=1U1g1g1g1k2D2D2D2D2DP200000@00000000000000000000000000000000131W0Forg.elf.shared-libraryELF shared library02so0Gapplication/x-sharedlib0Gapplication/x-sharedlib03c3203elf03oct\##
    ooo000P0Y0_0_101?1?1?1E1`1`1`1`1`P200000@8P730_0?org.erlang.beamErlang bytecode04beam0Iapplication/x-erlang-beam\##
    ooo00000S0V0V0g121212171L1L1L1L1LP28P70?org.glulx.storyGlulx story03ulx0Capplication/x-glulx\##
    ooo000P1=1C1C1U1a2I2I2M2a2a2a2a2aP200000@00000000000000000000000000000000000@8P73100@org.llvm.bitcodeLLVM bitcodehttps://llvm.org/docs/BitCodeFormat.html02bc0Bapplication/x-llvm\##
    ooo00000Y0_0_141A1A1A1D1c1c1c1c1cP200000@8P730_0Corg.nekovm.bytecodeNeko bytecode01n0Mapplication/x-nekovm-bytecode\##
    ooo00000Y0_0_131B1B1B1G2020202020P200000@8P730_0Borg.syslinux.com32Syslinux module03c320Wapplication/x-c32-comboot-syslinux-exec\##
    ooo00000S0V0V0f101010191g1g1g1g1gP28P70>org.tads.storyTADS story03gam02t30Bapplication/x-tads0Happlication/x-t3vm-image\##
    ooo000P0Y0_0_151G1i1i1o2A2A2A2A2AP200000@8P730_0Dorg.webassembly.wasmWebAssembly modulehttps://www.w3.org/TR/wasm-core-2/04wasm0@application/wasm\##
    ooo00000S0V0V0j1919191Q1i1i1i1i1iP28P70Borg.zmachine.storyZ-machine story02z302z402z502z602z702z80Fapplication/x-zmachine\##
    ooo000P0Y0_0_171F1F1c1m2g2g2g2g2gP200000@8P730_0Fpublic.python-bytecodePython bytecodeapplication/x-python-bytecode03pyc03pyo0Mapplication/x-bytecode.python0Iapplication/x-python-code0Mapplication/x-python-bytecode0Iapplication/x-python-code\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var dalvik: Self { Self(number: 53364) }
  @inlinable @inline(__always) package static var linearExecutable: Self { Self(number: 53369) }
  @inlinable @inline(__always) package static var eventLog: Self { Self(number: 53281) }
  @inlinable @inline(__always) package static var minidump: Self { Self(number: 53299) }
  @inlinable @inline(__always) package static var dosExecutable: Self { Self(number: 53282) }
  @inlinable @inline(__always) package static var newExecutable: Self { Self(number: 53326) }
  @inlinable @inline(__always) package static var portableExecutable: Self { Self(number: 53300) }
  @inlinable @inline(__always) package static var portableProgramDatabase: Self { Self(number: 53265) }
  @inlinable @inline(__always) package static var prefetch: Self { Self(number: 53288) }
  @inlinable @inline(__always) package static var programDatabase: Self { Self(number: 53347) }
  @inlinable @inline(__always) package static var virtualDevice: Self { Self(number: 53289) }
  @inlinable @inline(__always) package static var xboxExecutable: Self { Self(number: 53346) }
  @inlinable @inline(__always) package static var elfCore: Self { Self(number: 53339) }
  @inlinable @inline(__always) package static var elfExecutable: Self { Self(number: 53353) }
  @inlinable @inline(__always) package static var elfObject: Self { Self(number: 53313) }
  @inlinable @inline(__always) package static var elfPIE: Self { Self(number: 53253) }
  @inlinable @inline(__always) package static var elfLibrary: Self { Self(number: 53256) }
  @inlinable @inline(__always) package static var erlangBEAM: Self { Self(number: 53276) }
  @inlinable @inline(__always) package static var llvmBitcode: Self { Self(number: 53311) }
  @inlinable @inline(__always) package static var webAssembly: Self { Self(number: 53261) }
  @inlinable @inline(__always) package static var pythonBytecode: Self { Self(number: 53363) }
}
