// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let applePasteboardAndTags: StaticString = ##"""
    0EN0000000@50000=<0000G800003P05401P0>N0000000BL0000D600000000000000007H0H:09]0;^0000AC0J0000000\##
    ooo00000Q0T0T1E1U1U1U1U1U1U2020P28P70_com.apple.cocoa.pasteboard.character-formattingcharacter format0INeXT font pasteboard type\##
    ooo00000Q0T0T161;1;1;1;1;1;1T1TP28P70Pcom.apple.cocoa.pasteboard.colorcolor0GNSColor pasteboard type\##
    ooo00000Q0T0T1J1X1X1X1X1X1X2D2DP28P70dcom.apple.cocoa.pasteboard.find-panel-search-optionssearch options0ZNSFindPanel search options pasteboard type\##
    ooo00000Q0T0T1H1V1V1V1V1V1V2E2EP28P70bcom.apple.cocoa.pasteboard.multiple-text-selectiontext selection0]Apple multiple text selection pasteboard type\##
    ooo00000Q0T0T1E1U1U1U1U1U1U2121P28P70_com.apple.cocoa.pasteboard.paragraph-formattingparagraph format0JNeXT ruler pasteboard type\##
    ooo00000Q0T0T161;1;1;1;1;1;1N1NP28P70Pcom.apple.cocoa.pasteboard.soundsound0ANSSoundPboardType\##
    ooo00000Q0T0T111B1B1B1B1B1B1B1B`B9QC0Kcom.apple.device-model-codedevice model code\##
    ooo00000Q0T0T0k1212121212181W1WP28P70Ecom.apple.ink.inktextwriting04inkt0MApple InkText pasteboard type\##
    ooo00000Q0T0T0m1>1>1>1>1>1>1>1>`B9QC0Gcom.apple.nspboard-typeNSPasteboard type\##
    ooo00000Q0T0T0f1919191919191919`B9QC0@com.apple.ostypefour-character code\##
    ooo00000O0O0O1@1Z1Z1Z1Z1Z1Z1Z1Z0_com.apple.pasteboard.promised-file-content-typePromised file content type\##
    ooo00000O0O0O171H1H1H1H1H1H1H1H0Vcom.apple.pasteboard.promised-file-urlPromised file URL\##
    ooo00000V0\0\1@1T1T1T1T1T1Z1Z1Z`20000@8P78PD0Rcom.apple.txn.text-multimedia-datatext with multimedia04txtn\##
    0U400000Q0T0T121212121212121212`B9QC0Lpublic.case-insensitive-text\##
    ooo00001518181S1f1f1f1f1f1f1f1f`B00000000000000000000000000000000000@7070Ipublic.filename-extensionfile name extension\##
    ooo00001518181J1S1S1S1S1S1S1S1S`B00000000000000000000000000000000000@7070@public.mime-typeMIME type\##
    """##
}
