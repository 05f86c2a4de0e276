// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let applePasteboardAndTags: StaticString = ##"""
    0Ef0000000@E0000=H0000GR00003R05801P0>\0000000B`0000DL00000000000000007N0HV09e0;h0000AU0JO000000\##
    ooo00000S0V0V1G1W1W1W1W1W1W222222P28P70_com.apple.cocoa.pasteboard.character-formattingcharacter format0INeXT font pasteboard type\##
    ooo00000S0V0V181=1=1=1=1=1=1V1V1VP28P70Pcom.apple.cocoa.pasteboard.colorcolor0GNSColor pasteboard type\##
    ooo00000S0V0V1L1Z1Z1Z1Z1Z1Z2F2F2FP28P70dcom.apple.cocoa.pasteboard.find-panel-search-optionssearch options0ZNSFindPanel search options pasteboard type\##
    ooo00000S0V0V1J1X1X1X1X1X1X2G2G2GP28P70bcom.apple.cocoa.pasteboard.multiple-text-selectiontext selection0]Apple multiple text selection pasteboard type\##
    ooo00000S0V0V1G1W1W1W1W1W1W232323P28P70_com.apple.cocoa.pasteboard.paragraph-formattingparagraph format0JNeXT ruler pasteboard type\##
    ooo00000S0V0V181=1=1=1=1=1=1P1P1PP28P70Pcom.apple.cocoa.pasteboard.soundsound0ANSSoundPboardType\##
    ooo00000S0V0V131D1D1D1D1D1D1D1D1D`B9QC0Kcom.apple.device-model-codedevice model code\##
    ooo00000S0V0V0m14141414141:1Y1Y1YP28P70Ecom.apple.ink.inktextwriting04inkt0MApple InkText pasteboard type\##
    ooo00000S0V0V0o1@1@1@1@1@1@1@1@1@`B9QC0Gcom.apple.nspboard-typeNSPasteboard type\##
    ooo00000S0V0V0h1;1;1;1;1;1;1;1;1;`B9QC0@com.apple.ostypefour-character code\##
    ooo00000Q0Q0Q1B1\1\1\1\1\1\1\1\1\0_com.apple.pasteboard.promised-file-content-typePromised file content type\##
    ooo00000Q0Q0Q191J1J1J1J1J1J1J1J1J0Vcom.apple.pasteboard.promised-file-urlPromised file URL\##
    ooo00000X0^0^1B1V1V1V1V1V1\1\1\1\`20000P8P78PD0Rcom.apple.txn.text-multimedia-datatext with multimedia04txtn\##
    0V500000S0V0V14141414141414141414`B9QC0Lpublic.case-insensitive-text\##
    ooo0000181;1;1V1i1i1i1i1i1i1i1i1i`B000000000000000000000000000000000000P7070Ipublic.filename-extensionfile name extension\##
    ooo0000181;1;1M1V1V1V1V1V1V1V1V1V`B000000000000000000000000000000000000P7070@public.mime-typeMIME type\##
    """##
}
