// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleLogs: StaticString = ##"""
    00000000000000003O0000<G01P0>F0000000@Q0BM00000000000000007M08G05Q0000000000000000000000:I000000\##
    ooo00001?1E1E1\1h1h1h1o1o1o1o1o1o`F0000000000000000000000000000000000000080000P9Pe60=0Ecom.apple.crashreportCrash Report05crash\##
    ooo00001?1E1E1[1f1f1f222222222222`F0000000000000000000000000000000000000080000P9Pe60=0Dcom.apple.gpurestartGPU Restart0:gpurestart\##
    ooo00001?1E1E1[1f1f1f1l1l1l1l1l1l`F0000000000000000000000000000000000000080000P9Pe60=0Dcom.apple.hangreportHang Report04hang\##
    ooo00000S0V0V0e0e0e0e0j0j0j0j0j0jP28P70=com.apple.ips03ips\##
    ooo00001:1@1@1R1j1j1j222222222222P20000000000000000000000000000000000000088P760=0@com.apple.ktraceDarwin kernel trace file06ktrace\##
    ooo00001:1@1@1O1S1S1]1b1b1b1b1b1b`F0000000000000000000000000000000000000089QB60=0=com.apple.logtexttext/x-log03log0:text/x-log\##
    ooo00001?1E1E1\1h1h1h1o1o1o1o1o1o`F0000000000000000000000000000000000000080000P9Pe60=0Ecom.apple.panicreportPanic Report05panic\##
    ooo00001?1E1E1^1l1l1l2;2;2;2;2;2;`F0000000000000000000000000000000000000080000P9Pe60=0Gcom.apple.shutdownstallShutdown Stall0=shutdownstall\##
    ooo00001?1E1E1[1f1f1f1l1l1l1l1l1l`F0000000000000000000000000000000000000080000P9Pe60=0Dcom.apple.spinreportSpin Report04spin\##
    0X3000\0S0V0V0b0j0j0j0j0j0j0j0j12028PF0:public.logLog file>0;0>0;0\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var log: Self { Self(number: 24589) }
}
