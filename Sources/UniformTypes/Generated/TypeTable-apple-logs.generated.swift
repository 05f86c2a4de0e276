// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleLogs: StaticString = ##"""
    00000000000000003Q0000<O01P0>P0000000@]0B[00000000000000007S08M05U0000000000000000000000:P000000\##
    ooo00001A1G1G1^1j1j1j212121212121`F000000000000000000000000000000000000000P0000089Pe60=0Ecom.apple.crashreportCrash Report05crash\##
    ooo00001A1G1G1]1h1h1h242424242424`F000000000000000000000000000000000000000P0000089Pe60=0Dcom.apple.gpurestartGPU Restart0:gpurestart\##
    ooo00001A1G1G1]1h1h1h1n1n1n1n1n1n`F000000000000000000000000000000000000000P0000089Pe60=0Dcom.apple.hangreportHang Report04hang\##
    ooo00000S0V0V0e0e0e0e0j0j0j0j0j0jP28P70=com.apple.ips03ips\##
    ooo00001;1A1A1S1k1k1k232323232323P2000000000000000000000000000000000000000P8P760=0@com.apple.ktraceDarwin kernel trace file06ktrace\##
    ooo00001;1A1A1P1T1T1^1c1c1c1c1c1c`F000000000000000000000000000000000000000P9QB60=0=com.apple.logtexttext/x-log03log0:text/x-log\##
    ooo00001A1G1G1^1j1j1j212121212121`F000000000000000000000000000000000000000P0000089Pe60=0Ecom.apple.panicreportPanic Report05panic\##
    ooo00001A1G1G1`1n1n1n2=2=2=2=2=2=`F000000000000000000000000000000000000000P0000089Pe60=0Gcom.apple.shutdownstallShutdown Stall0=shutdownstall\##
    ooo00001A1G1G1]1h1h1h1n1n1n1n1n1n`F000000000000000000000000000000000000000P0000089Pe60=0Dcom.apple.spinreportSpin Report04spin\##
    0Y5000\0S0V0V0b0j0j0j0j0j0j0j0j12028PF0:public.logLog file>0;0>0;0\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var log: Self { Self(number: 24589) }
}
