// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityExecutables: StaticString = ##"""
    0000Bj0000000T919H0000001<C0000AK0H00001JU0000000000[90000000000000ah0000000000IT0001?;0001Fb000\##
    0000FE0OI0000i?1Ld0n60000^i0cX0000000000000000000000000000M]0V=0000001E10000000000000000000001BC\##
    0?G1720000000000000lY0000000000000000000000Q[0000000000000000000000000000000000;H11l0000000001@i\##
    0000<n0fR0`90000000000000001430000000000000000DL0000000001N[07X00000000006009O0L00000og1H`000000\##
    ooo00000W0]0]0o1?1?1?1?1X1X1X1XP20000088P730_0@com.acorn.binaryAcorn executable0Gapplication/x-acorn-68e\##
    ooo000P0W0]0]0n1?1?1?1J1g1g1g1gP20000088P730_0?com.android.dexDalvik executable03dex04odex0Kapplication/vnd.android.dex\##
    ooo000P0W0]0`171L1L1L1L1i1i1i1iP20000088P730_=0R0Ecom.ibm.lx-executableOS/2 or LE executable0Kapplication/x-lx-executable\##
    ooo00000Q0T0T0c1818181=1V1V1V1VP28P70=com.intel.amlACPI machine language03aml0Gapplication/x-intel-aml\##
    ooo00001:1@1@1W1i1i1i222I2I2I2IP2000008000000000000000000000000000000000018P73100Ecom.intel.omf-libraryOMF object library07omf-lib0Eapplication/x-omf-lib\##
    ooo00000Q0T0T171Y1Y1Y1^24242424P28P70Qcom.microsoft.app-compat-databaseApplication compatibility database03sdb0Dapplication/x-ms-sdb\##
    ooo00000Q0T0T0g141414191O1O1O1OP28P70Acom.microsoft.arnAutoruns data03arn0Dapplication/x-ms-arn\##
    ooo00000Q0T0T0g1<1<1<1<1R1R1R1RP28P70Acom.microsoft.datWindows registry hive0Dapplication/x-ms-dat\##
    ooo00000W0]0]171K1K1K1P1i1i1i1iP20000088P730_0Hcom.microsoft.dos-driverMS-DOS device driver03sys0Gapplication/x-dosdriver\##
    ooo000P0Q0T0T0m1>1>1>1D1[1[1[1[P28P70Gcom.microsoft.event-logWindows event log04evtx0Eapplication/x-ms-evtx\##
    ooo00000Q0T0T0o1>1>1>1C1T1T1T1TP28P70Icom.microsoft.event-traceEvent trace log03etl0?application/etl\##
    ooo00000Q0T0W0o1@1@1@212L2L2L2LP28P7<QF0Fcom.microsoft.jumplistWindows jump list0Hautomaticdestinations-ms0Ecustomdestinations-ms0Iapplication/x-ms-jumplist\##
    ooo00000Q0T0T131B1B1B1G1]1]1]1]P28P70Mcom.microsoft.migration-storeMigration store03mig0Dapplication/x-ms-mig\##
    ooo000P0Q0T0T0l1>1>1>1I1\1\1\1\P28P70Fcom.microsoft.minidumpWindows crash dump03dmp04mdmp0Aapplication/x-dmp\##
    ooo000\0W0]0]1>1O1O1O1T1k1k1k1kP20000088P730_0Ocom.microsoft.ms-dos-executableMS-DOS executable03com0Eapplication/x-dosexec0Eapplication/x-dosexec\##
    ooo000\0W0]0`1=1^1^1^1^2>2>2>2>P20000088P730_=0R0Kcom.microsoft.ne-executable16-bit Windows or OS/2 executable0Napplication/x-ms-ne-executable0>image/x-ms-icl\##
    ooo00000Q0T0T171S1S1S1]24242424P28P70Qcom.microsoft.performance-monitorPerformance monitor settings03pmc03pml0Eapplication/x-perfmon\##
    ooo000\0W0]0`1C1V30303N4=4=4=4=P20000088P730_=0R0Qcom.microsoft.portable-executablePortable executablehttps://www.iana.org/assignments/media-types/application/vnd.microsoft.portable-executable03sys03scr03cpl03ocx03efi03drv0]application/vnd.microsoft.portable-executable0]application/vnd.microsoft.portable-executable\##
    ooo000P0m10101Y223G3[3`3`3`3`3`P20000000000000000000000000001=1S0Wcom.microsoft.portable-program-databasePortable program databasehttps://github.com/dotnet/runtime/blob/main/docs/design/specs/PortablePdb-Metadata.mdapplication/x-ms-pdb03pdb\##
    ooo000P0Q0T0T0l1<1<1<1@1@1@1@1@P28P70Fcom.microsoft.prefetchWindows prefetch02pf\##
    0M0000P0Q0T0T141D1D1D1I1_1_1_1_P28P70Ncom.microsoft.program-databaseProgram database03pdb0Dapplication/x-ms-pdb\##
    ooo00000Q0T0T0g1E1E1E1J1`1`1`1`P28P70Acom.microsoft.rraReliability or restore archive03rra0Dapplication/x-ms-rra\##
    ooo000P0W0]0`1=1e1e1e1j2j2j2j2jP20000088P730_=0R0Kcom.microsoft.w3-executableWindows virtual device driver collection033860Napplication/x-ms-w3-executable0Napplication/x-ms-w4-executable\##
    ooo000P0W0]0]1<1K1K1K1U2]2]2]2]P20000088P730_0Mcom.microsoft.xbox-executableXbox executable03xbe03xex0Aapplication/x-xbe0Gaudio/x-xbox-executable0Jaudio/x-xbox360-executable\##
    ooo00000V0\0\111E2Q2Q2V3J3J3J3JP2000028P70Qk0Ccom.symbian.installSymbian installationhttps://www.iana.org/assignments/media-types/application/vnd.symbian.install03sis0Oapplication/vnd.symbian.install0Ax-epoc/x-sisx-app\##
    ooo00000Q0T0T0f121212171M1M1M1MP28P70@org.adrift.storyADRIFT story03taf0Dapplication/x-adrift\##
    ooo00000Q0T0T0e1010101L1a1a1a1aP28P70?org.blorb.storyBlorb story05blorb03blb06zblorb06gblorb0Capplication/x-blorb\##
    ooo00001:1@1@1Q1\1\1\1a25252525P2000008000000000000000000000000000000000018P73100?org.coff.objectCOFF object03obj0Bapplication/x-coff\##
    ooo000P1619191L1Y1Y1Y1_27272727P2000008000000000000000000000000000000P31W0Aorg.elf.core-dumpELF core dump04core0Fapplication/x-coredump\##
    0P0000T1619191M1[2K2K2U2o2o2o2oP2000008000000000000000000000000000000P31W0Borg.elf.executableELF executablehttps://refspecs.linuxfoundation.org/elf/elf.pdf03elf03axf0Happlication/x-executable\##
    ooo000P1:1@1@1P1_1_1_1c29292929P2000008000000000000000000000000000000P000131W3100>org.elf.objectELF object file02ko0Dapplication/x-object01a03elf03mod\##
    ooo000P1619191Q242424242R2R2R2RP2000008000000000000000000000000100000P=1Y0Forg.elf.pie-executableELF position-independent executable0Lapplication/x-pie-executable0Gapplication/x-sharedlib\##
    ooo000P1619191Q1c1c1c1g2@2@2@2@P2000008000000000000000000000000000000P31W0Forg.elf.shared-libraryELF shared library02so0Gapplication/x-sharedlib0Gapplication/x-sharedlib03c3203elf03oct\##
    ooo000P0W0]0]0n1=1=1=1C1^1^1^1^P20000088P730_0?org.erlang.beamErlang bytecode04beam0Iapplication/x-erlang-beam\##
    ooo00000Q0T0T0e101010151J1J1J1JP28P70?org.glulx.storyGlulx story03ulx0Capplication/x-glulx\##
    ooo000P1:1@1@1R1^2F2F2J2^2^2^2^P2000008000000000000000000000000000000000018P73100@org.llvm.bitcodeLLVM bitcodehttps://llvm.org/docs/BitCodeFormat.html02bc0Bapplication/x-llvm\##
    ooo00000W0]0]121?1?1?1B1a1a1a1aP20000088P730_0Corg.nekovm.bytecodeNeko bytecode01n0Mapplication/x-nekovm-bytecode\##
    ooo00000W0]0]111@1@1@1E1n1n1n1nP20000088P730_0Borg.syslinux.com32Syslinux module03c320Wapplication/x-c32-comboot-syslinux-exec\##
    ooo00000Q0T0T0d0n0n0n171e1e1e1eP28P70>org.tads.storyTADS story03gam02t30Bapplication/x-tads0Happlication/x-t3vm-image\##
    ooo000P0W0]0]131E1g1g1m2?2?2?2?P20000088P730_0Dorg.webassembly.wasmWebAssembly modulehttps://www.w3.org/TR/wasm-core-2/04wasm0@application/wasm\##
    ooo00000Q0T0T0h1717171O1g1g1g1gP28P70Borg.zmachine.storyZ-machine story02z302z402z502z602z702z80Fapplication/x-zmachine\##
    ooo000P0W0]0]151D1D1a1k2e2e2e2eP20000088P730_0Fpublic.python-bytecodePython bytecodeapplication/x-python-bytecode03pyc03pyo0Mapplication/x-bytecode.python0Iapplication/x-python-code0Mapplication/x-python-bytecode0Iapplication/x-python-code\##
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
