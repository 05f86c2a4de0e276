// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleLogs: StaticString = ##"""
    00000000000000003M0000<;01P0>80000000@A0B;00000000000000007G08?05M0000000000000000000000:?000000\##
    ooo00001=1C1C1Z1f1f1f1m1m1m1m1m`F0000000000000000000000000000000000000080000P9Pe60=0Ecom.apple.crashreportCrash Report05crash\##
    ooo00001=1C1C1Y1d1d1d2020202020`F0000000000000000000000000000000000000080000P9Pe60=0Dcom.apple.gpurestartGPU Restart0:gpurestart\##
    ooo00001=1C1C1Y1d1d1d1j1j1j1j1j`F0000000000000000000000000000000000000080000P9Pe60=0Dcom.apple.hangreportHang Report04hang\##
    ooo00000Q0T0T0c0c0c0c0h0h0h0h0hP28P70=com.apple.ips03ips\##
    ooo0000181>1>1P1h1h1h2020202020P20000000000000000000000000000000000000088P760=0@com.apple.ktraceDarwin kernel trace file06ktrace\##
    ooo0000181>1>1M1Q1Q1[1`1`1`1`1``F0000000000000000000000000000000000000089QB60=0=com.apple.logtexttext/x-log03log0:text/x-log\##
    ooo00001=1C1C1Z1f1f1f1m1m1m1m1m`F0000000000000000000000000000000000000080000P9Pe60=0Ecom.apple.panicreportPanic Report05panic\##
    ooo00001=1C1C1\1j1j1j2929292929`F0000000000000000000000000000000000000080000P9Pe60=0Gcom.apple.shutdownstallShutdown Stall0=shutdownstall\##
    ooo00001=1C1C1Y1d1d1d1j1j1j1j1j`F0000000000000000000000000000000000000080000P9Pe60=0Dcom.apple.spinreportSpin Report04spin\##
    0X3000\0Q0T0T0`0h0h0h0h0h0h0h0h028PF0:public.logLog file\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var log: Self { Self(number: 24589) }
}
