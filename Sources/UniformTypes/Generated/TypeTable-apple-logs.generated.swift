// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleLogs: StaticString = ##"""
    00000000000000003P0000<J01P0>J0000000@V0BS00000000000000007P08J05S0000000000000000000000:L000000\##
    ooo00001@1F1F1]1i1i1i202020202020`F00000000000000000000000000000000000000P0000049Pe60=0Ecom.apple.crashreportCrash Report05crash\##
    ooo00001@1F1F1\1g1g1g232323232323`F00000000000000000000000000000000000000P0000049Pe60=0Dcom.apple.gpurestartGPU Restart0:gpurestart\##
    ooo00001@1F1F1\1g1g1g1m1m1m1m1m1m`F00000000000000000000000000000000000000P0000049Pe60=0Dcom.apple.hangreportHang Report04hang\##
    ooo00000S0V0V0e0e0e0e0j0j0j0j0j0jP28P70=com.apple.ips03ips\##
    ooo00001:1@1@1R1j1j1j222222222222P200000000000000000000000000000000000000P8P760=0@com.apple.ktraceDarwin kernel trace file06ktrace\##
    ooo00001:1@1@1O1S1S1]1b1b1b1b1b1b`F00000000000000000000000000000000000000P9QB60=0=com.apple.logtexttext/x-log03log0:text/x-log\##
    ooo00001@1F1F1]1i1i1i202020202020`F00000000000000000000000000000000000000P0000049Pe60=0Ecom.apple.panicreportPanic Report05panic\##
    ooo00001@1F1F1_1m1m1m2<2<2<2<2<2<`F00000000000000000000000000000000000000P0000049Pe60=0Gcom.apple.shutdownstallShutdown Stall0=shutdownstall\##
    ooo00001@1F1F1\1g1g1g1m1m1m1m1m1m`F00000000000000000000000000000000000000P0000049Pe60=0Dcom.apple.spinreportSpin Report04spin\##
    0X5000\0S0V0V0b0j0j0j0j0j0j0j0j12028PF0:public.logLog file>0;0>0;0\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var log: Self { Self(number: 24589) }
}
