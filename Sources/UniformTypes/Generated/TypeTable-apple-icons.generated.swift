// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleIcons: StaticString = ##"""
    0000001l90000001H90000000001>a0000N_0000000000000000001IE000000000000000000000000000000000000000\##
    0000000000000000000000000000000``0000000001Fe0XD0?d0fM0K900000000000000010o0000001WP0000000Z[000\##
    0<00000000000000000000000000000000000000000dT1:90000000001EK1V814300000012Y0TP00000015Y0A5000000\##
    1@A0000000\b0000000000000000000000000000000000000CY0m?00018Y0000000000000000000000000000bY0^Y1hV\##
    0000iU0001Z80000000001=K0000001g20000PZ1;e0000000000000000000EH0Lb0001J_0001Ck000000000000000175\##
    1U21a40000001BY1id0000000000000000000000000=A0000000000001XZ1_L1eR0000000VM000000000000000000000\##
    1R>0000000000001S\0000000000000h81cj0000001^40000000000000000GG1\`0B>0001jn0o61[R000000000000000\##
    0000000001AG0000000kB0000000000>K0000000000000I80R[0000000000001bV000000000000000000000000000000\##
    ooo00000R0U0U0n1;1;1;1;1;1A1A1A0214R^0Gcom.apple.accounts-iconAccounts Icon04acct\##
    02000000Q0T0T0m1:1:1:1:1:1:1:1:028PF0Gcom.apple.document-typeDocument Type\##
    ooo00000R0U0U191C1C1C1C1C1I1I1I0214R^0Rcom.apple.document-type.dictionaryDictionary04dict\##
    ooo00000R0U0U0n1;1;1;1;1;1A1A1A0214R^0Gcom.apple.everyone-iconEveryone Icon04evry\##
    02400000O0O0O0j19191919191919190Icom.apple.icon-decorationIcon Decoration\##
    02500000O0O0O131K1K1K1K1K1K1K1K0Rcom.apple.icon-decoration-positionIcon Decoration Position\##
    0=100000R0U0U1@1_1_1_1_1_1_1_1_00P4SF0Ycom.apple.icon-decoration-position.centerIcon Decoration Position Center\##
    0=200000R0U0U1H1o1o1o1o1o1o1o1o00P4SF0acom.apple.icon-decoration-position.leading-bottomIcon Decoration Position Leading Bottom\##
    ooo00000R0U0U1A1a1a1a1a1a1a1a1a00P4SF0Zcom.apple.icon-decoration-position.overlayIcon Decoration Position Overlay\##
    0=300000R0U0U1I212121212121212100P4SF0bcom.apple.icon-decoration-position.trailing-bottomIcon Decoration Position Trailing Bottom\##
    0=400000]0c0c1D1Y1Y1Y1Y1Y1Y1Y1Y00`000000000084S_4QM0Ocom.apple.icon-decoration.badgeIcon Decoration Badge\##
    ooo00000]0c0c1N1m1m1m1m1m1m1m1m00`0000000000H4S_4Pb0Ycom.apple.icon-decoration.badge.checkmarkIcon Decoration Checkmark Badge\##
    ooo00000]0c0c1M1k1k1k1k1k1k1k1k00`0000000000H4S_4Pb0Xcom.apple.icon-decoration.badge.commentsIcon Decoration Comments Badge\##
    ooo00000]0c0c1P212121212121212100`0000000000H4S_4Pb0[com.apple.icon-decoration.badge.drop-folderIcon Decoration Drop Folder Badge\##
    ooo00000]0c0c1J1e1e1e1e1e1e1e1e00`0000000000H4S_4Pb0Ucom.apple.icon-decoration.badge.heartIcon Decoration Heart Badge\##
    ooo00000]0c0c1N1m1m1m1m1m1m1m1m00`0000000000H4S_4Pb0Ycom.apple.icon-decoration.badge.in-reviewIcon Decoration In Review Badge\##
    ooo00000]0c0c1K1g1g1g1g1g1g1g1g00`0000000000T4RD4S:0Vcom.apple.icon-decoration.badge.lockedIcon Decoration Locked Badge\##
    ooo00000]0c0c1[2G2G2G2G2G2G2G2G00`0000000000H4S_4Pb0fcom.apple.icon-decoration.badge.locked-by-collaboratorIcon Decoration Locked By Collaborator Badge\##
    ooo00000]0c0c1S272727272727272700`0000000000H4S_4Pb0^com.apple.icon-decoration.badge.locked-by-userIcon Decoration Locked By User Badge\##
    ooo00000]0c0c1K1g1g1g1g1g1g1g1g00`0000000000H4S_4Pb0Vcom.apple.icon-decoration.badge.pinnedIcon Decoration Pinned Badge\##
    ooo00000]0c0c1S272727272727272700`0000000000H4S_4Pb0^com.apple.icon-decoration.badge.private-folderIcon Decoration Private Folder Badge\##
    ooo00000]0c0c1L1i1i1i1i1i1i1i1i00`0000000000H4S_4Pb0Wcom.apple.icon-decoration.badge.syncingIcon Decoration Syncing Badge\##
    ooo00000]0c0c1M1k1k1k1k1k1k1k1k00`0000000000H4S_4Pb0Xcom.apple.icon-decoration.badge.trendingIcon Decoration Trending Badge\##
    ooo00000]0c0c1L1i1i1i1i1i1i1i1i00`0000000000H4S_4Pb0Wcom.apple.icon-decoration.badge.warningIcon Decoration Warning Badge\##
    ooo00000]0c0c1E1[1[1[1[1[1[1[1[00`000000000024Q`4QM0Pcom.apple.icon-decoration.embossIcon Decoration Emboss\##
    0=500000R0U0U171M1M1M1M1M1M1M1M00@4QM0Pcom.apple.icon-decoration.systemIcon Decoration System\##
    ooo00000]0`0`1H1]1]1]1]1]1]1]1]00@0000000000P4S:0Vcom.apple.icon-decoration.system.aliasIcon Decoration Alias\##
    ooo00000]0`0`1P1m1m1m1m1m1m1m1m00@0000000000P4S:0^com.apple.icon-decoration.system.caution-alertIcon Decoration Alert Caution\##
    ooo00000]0`0`1M1g1g1g1g1g1g1g1g00@0000000000P4S:0[com.apple.icon-decoration.system.new-folderIcon Decoration New Folder\##
    ooo00000]0`0`1N1i1i1i1i1i1i1i1i00@0000000000P4S:0\com.apple.icon-decoration.system.unsupportedIcon Decoration Unsupported\##
    ooo00000R0U0U1A1T1T1T1T1T1Z1Z1Z0214R^0Zcom.apple.icon-overlay.alert-caution-badgeAlert Caution Badge04cbdg\##
    ooo00000R0U0U191D1D1D1D1D1J1J1J0214R^0Rcom.apple.icon-overlay.alias-badgeAlias Badge04abdg\##
    ooo00000R0U0U1?1P1P1P1P1P1V1V1V0214R^0Xcom.apple.icon-overlay.drop-folder-badgeDrop Folder Badge04drfb\##
    ooo00000R0U0U1:1F1F1F1F1F1L1L1L0214R^0Scom.apple.icon-overlay.locked-badgeLocked Badge04lbdg\##
    ooo00000R0U0U1>1N1N1N1N1N1T1T1T0214R^0Wcom.apple.icon-overlay.new-folder-badgeNew Folder Badge04nfbg\##
    ooo00000R0U0U1<1J1J1J1J1J1P1P1P0214R^0Ucom.apple.icon-overlay.private-folderPrivate Folder04prvf\##
    ooo00000R0U0U1B1V1V1V1V1V1\1\1\0214R^0[com.apple.icon-overlay.private-folder-badgePrivate Folder Badge04prfb\##
    ooo00000R0U0U1?1P1P1P1P1P1V1V1V0214R^0Xcom.apple.icon-overlay.unsupported-badgeUnsupported Badge04ubdg\##
    ooo00000R0U0U141@1@1@1@1@1F1F1F0214R^0Mcom.apple.legacy.actions-iconActions Icon04acts\##
    ooo00000R0U0U161D1D1D1D1D1P1P1P0214R^0Ocom.apple.legacy.backward-arrowBackward Arrow04baro04sbar\##
    ooo00000R0U0U0l10101010101616160214R^0Ecom.apple.legacy.burnBurn04burn\##
    ooo00000R0U0U121<1<1<1<1<1B1B1B0214R^0Kcom.apple.legacy.clock-iconClock Icon04clck\##
    ooo00000R0U0U121<1<1<1<1<1B1B1B0214R^0Kcom.apple.legacy.connect-toConnect To04cnct\##
    ooo00000R0U0U191J1J1J1J1J1P1P1P0214R^0Rcom.apple.legacy.customize-toolbarCustomize Toolbar04tcus\##
    ooo00000R0U0U161D1D1D1D1D1J1J1J0214R^0Ocom.apple.legacy.delete-toolbarDelete Toolbar04tdel\##
    ooo00000R0U0U131>1>1>1>1>1D1D1D0214R^0Lcom.apple.legacy.eject-mediaEject Media04ejec\##
    ooo00000R0U0U0o16161616161<1<1<0214R^0Hcom.apple.legacy.erasingErasing04eras\##
    ooo00000R0U0U161D1D1D1D1D1J1J1J0214R^0Ocom.apple.legacy.favorite-itemsFavorite Items04favs\##
    ooo00000R0U0U1319191919197O7O7O0214R^0Lcom.apple.legacy.finder-iconFinder04scsh04scmp04ramd04dsrv04FNDR04capl04mntd04shfl04ownd04prnt04strt04shdf04amnu04ctrl05prfƒ04font04appr05intƒ05scrƒ05ƒloc04asup05ƒhlp04sapl04asnd04dsnd04mbdg04scrp04shrt04ftps04htps04isrv04atzn04afps04atlk04nfld04writ04shrw04shro04shna04shuk04nfil04susr04edtf04pref05ƒscr05ƒnet05ƒtex05ƒprd04ppdf04ctrD04extD04strD04shdD04macD05astƒ04cmnu04rapp04rdoc04rsrv04psys04papp04shlb04Shlb04sbdg04dali04rofl\##
    ooo00000R0U0U151B1B1B1B1B1N1N1N0214R^0Ncom.apple.legacy.forward-arrowForward Arrow04faro04sfar\##
    ooo00000R0U0U141@1@1@1@1@1F1F1F0214R^0Mcom.apple.legacy.general-iconGeneral Icon04gnrl\##
    ooo00000R0U0U0l10101010101616160214R^0Ecom.apple.legacy.gridGrid04grid\##
    ooo00000R0U0U151B1B1B1B1B1H1H1H0214R^0Ncom.apple.legacy.keep-arrangedKeep Arranged04arng\##
    ooo00000R0U0U0n14141414141:1:1:0214R^0Gcom.apple.legacy.lockedLocked04lock\##
    ooo00000R0U0U181H1H1H1H1H1N1N1N0214R^0Qcom.apple.legacy.magnifying-glassMagnifying Glass04glas\##
    ooo00000R0U0U161D1D1D1D1D1J1J1J0214R^0Ocom.apple.legacy.multiple-itemsMultiple Items04mitm\##
    ooo00000R0U0U1018181818181>1>1>0214R^0Icom.apple.legacy.no-writeNo Write04nwrt\##
    ooo00000R0U0U131>1>1>1>1>1D1D1D0214R^0Lcom.apple.legacy.open-folderOpen Folder04ofld\##
    ooo00000R0U0U151B1B1B1B1B1H1H1H0214R^0Ncom.apple.legacy.question-markQuestion Mark04ques\##
    ooo00000R0U0U1=1R1R1R1R1R1X1X1X0214R^0Vcom.apple.legacy.right-container-arrowRight Container Arrow04rcar\##
    ooo00000R0U0U1:1L1L1L1L1L1R1R1R0214R^0Scom.apple.legacy.sidebar-prefs-iconSidebar Prefs Icon04sdbp\##
    ooo00000R0U0U131>1>1>1>1>1D1D1D0214R^0Lcom.apple.legacy.synchronizeSynchronize04sync\##
    ooo00000R0U0U1=1R1R1R1R1R1X1X1X0214R^0Vcom.apple.legacy.toolbar-advanced-iconToolbar Advanced Icon04tbav\##
    ooo00000R0U0U191J1J1J1J1J1P1P1P0214R^0Rcom.apple.legacy.toolbar-info-iconToolbar Info Icon04tbin\##
    ooo00000R0U0U1;1N1N1N1N1N1T1T1T0214R^0Tcom.apple.legacy.toolbar-labels-iconToolbar Labels Icon04tblb\##
    ooo00000R0U0U1018181818181>1>1>0214R^0Icom.apple.legacy.unlockedUnlocked04ulck\##
    ooo00000R0U0U0n14141414141:1:1:0214R^0Gcom.apple.legacy.windowWindow04gwin\##
    ooo00000R0U0U0k15151515151;1;1;0214R^0Dcom.apple.not-loadedNot Loaded04nldd\##
    ooo00000R0U0U0o1=1=1=1=1=1C1C1C0214R^0Hcom.apple.unknown-objectUnknown Object04unfs\##
    """##
}
