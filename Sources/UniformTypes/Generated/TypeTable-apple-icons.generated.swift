// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleIcons: StaticString = ##"""
    0000001nA0000001IU0000000001?o0000O70000000000000000001Jc000000000000000000000000000000000000000\##
    0000000000000000000000000000000aJ0000000001H?0Xf0?j0g=0KM00000000000000011k0000001Y:0000000[?000\##
    0<00000000000000000000000000000000000000000eB1;A0000000001Fc1W`15300000013W0Tn00000016[0A=000000\##
    1AQ0000000]H0000000000000000000000000000000000000Ce0n700019_0000000000000000000000000000cE0_A1jX\##
    0000jI0001[f0000000001>W0000001i20000Q41<o0000000000000000000EV0M80001L?0001EA000000000000000189\##
    1VX1bl0000001Cm1kh0000000000000000000000000=C0000000000001ZF1aB1gP0000000Vm000000000000000000000\##
    1S`0000000000001U@0000000000000hj1ef0000001_h0000000000000000GW1^R0BH0001m41001]B000000000000000\##
    0000000001BY0000000l80000000000>O0000000000000IJ0S70000000000001dP000000000000000000000000000000\##
    ooo00000T0W0W101=1=1=1=1=1C1C1C1C0214R^0Gcom.apple.accounts-iconAccounts Icon04acct\##
    02000000S0V0V0o1<1<1<1<1<1<1<1<1<028PF0Gcom.apple.document-typeDocument Type\##
    ooo00000T0W0W1;1E1E1E1E1E1K1K1K1K0214R^0Rcom.apple.document-type.dictionaryDictionary04dict\##
    ooo00000T0W0W101=1=1=1=1=1C1C1C1C0214R^0Gcom.apple.everyone-iconEveryone Icon04evry\##
    02400000Q0Q0Q0l1;1;1;1;1;1;1;1;1;0Icom.apple.icon-decorationIcon Decoration\##
    02500000Q0Q0Q151M1M1M1M1M1M1M1M1M0Rcom.apple.icon-decoration-positionIcon Decoration Position\##
    0=100000T0W0W1B1a1a1a1a1a1a1a1a1a00P4SF0Ycom.apple.icon-decoration-position.centerIcon Decoration Position Center\##
    0=200000T0W0W1J21212121212121212100P4SF0acom.apple.icon-decoration-position.leading-bottomIcon Decoration Position Leading Bottom\##
    ooo00000T0W0W1C1c1c1c1c1c1c1c1c1c00P4SF0Zcom.apple.icon-decoration-position.overlayIcon Decoration Position Overlay\##
    0=300000T0W0W1K23232323232323232300P4SF0bcom.apple.icon-decoration-position.trailing-bottomIcon Decoration Position Trailing Bottom\##
    0=400000_0e0e1F1[1[1[1[1[1[1[1[1[00`000000000084S_4QM0Ocom.apple.icon-decoration.badgeIcon Decoration Badge\##
    ooo00000_0e0e1P1o1o1o1o1o1o1o1o1o00`0000000000H4S_4Pb0Ycom.apple.icon-decoration.badge.checkmarkIcon Decoration Checkmark Badge\##
    ooo00000_0e0e1O1m1m1m1m1m1m1m1m1m00`0000000000H4S_4Pb0Xcom.apple.icon-decoration.badge.commentsIcon Decoration Comments Badge\##
    ooo00000_0e0e1R23232323232323232300`0000000000H4S_4Pb0[com.apple.icon-decoration.badge.drop-folderIcon Decoration Drop Folder Badge\##
    ooo00000_0e0e1L1g1g1g1g1g1g1g1g1g00`0000000000H4S_4Pb0Ucom.apple.icon-decoration.badge.heartIcon Decoration Heart Badge\##
    ooo00000_0e0e1P1o1o1o1o1o1o1o1o1o00`0000000000H4S_4Pb0Ycom.apple.icon-decoration.badge.in-reviewIcon Decoration In Review Badge\##
    ooo00000_0e0e1M1i1i1i1i1i1i1i1i1i00`0000000000T4RD4S:0Vcom.apple.icon-decoration.badge.lockedIcon Decoration Locked Badge\##
    ooo00000_0e0e1]2I2I2I2I2I2I2I2I2I00`0000000000H4S_4Pb0fcom.apple.icon-decoration.badge.locked-by-collaboratorIcon Decoration Locked By Collaborator Badge\##
    ooo00000_0e0e1U29292929292929292900`0000000000H4S_4Pb0^com.apple.icon-decoration.badge.locked-by-userIcon Decoration Locked By User Badge\##
    ooo00000_0e0e1M1i1i1i1i1i1i1i1i1i00`0000000000H4S_4Pb0Vcom.apple.icon-decoration.badge.pinnedIcon Decoration Pinned Badge\##
    ooo00000_0e0e1U29292929292929292900`0000000000H4S_4Pb0^com.apple.icon-decoration.badge.private-folderIcon Decoration Private Folder Badge\##
    ooo00000_0e0e1N1k1k1k1k1k1k1k1k1k00`0000000000H4S_4Pb0Wcom.apple.icon-decoration.badge.syncingIcon Decoration Syncing Badge\##
    ooo00000_0e0e1O1m1m1m1m1m1m1m1m1m00`0000000000H4S_4Pb0Xcom.apple.icon-decoration.badge.trendingIcon Decoration Trending Badge\##
    ooo00000_0e0e1N1k1k1k1k1k1k1k1k1k00`0000000000H4S_4Pb0Wcom.apple.icon-decoration.badge.warningIcon Decoration Warning Badge\##
    ooo00000_0e0e1G1]1]1]1]1]1]1]1]1]00`000000000024Q`4QM0Pcom.apple.icon-decoration.embossIcon Decoration Emboss\##
    0=500000T0W0W191O1O1O1O1O1O1O1O1O00@4QM0Pcom.apple.icon-decoration.systemIcon Decoration System\##
    ooo00000_0b0b1J1_1_1_1_1_1_1_1_1_00@0000000000P4S:0Vcom.apple.icon-decoration.system.aliasIcon Decoration Alias\##
    ooo00000_0b0b1R1o1o1o1o1o1o1o1o1o00@0000000000P4S:0^com.apple.icon-decoration.system.caution-alertIcon Decoration Alert Caution\##
    ooo00000_0b0b1O1i1i1i1i1i1i1i1i1i00@0000000000P4S:0[com.apple.icon-decoration.system.new-folderIcon Decoration New Folder\##
    ooo00000_0b0b1P1k1k1k1k1k1k1k1k1k00@0000000000P4S:0\com.apple.icon-decoration.system.unsupportedIcon Decoration Unsupported\##
    ooo00000T0W0W1C1V1V1V1V1V1\1\1\1\0214R^0Zcom.apple.icon-overlay.alert-caution-badgeAlert Caution Badge04cbdg\##
    ooo00000T0W0W1;1F1F1F1F1F1L1L1L1L0214R^0Rcom.apple.icon-overlay.alias-badgeAlias Badge04abdg\##
    ooo00000T0W0W1A1R1R1R1R1R1X1X1X1X0214R^0Xcom.apple.icon-overlay.drop-folder-badgeDrop Folder Badge04drfb\##
    ooo00000T0W0W1<1H1H1H1H1H1N1N1N1N0214R^0Scom.apple.icon-overlay.locked-badgeLocked Badge04lbdg\##
    ooo00000T0W0W1@1P1P1P1P1P1V1V1V1V0214R^0Wcom.apple.icon-overlay.new-folder-badgeNew Folder Badge04nfbg\##
    ooo00000T0W0W1>1L1L1L1L1L1R1R1R1R0214R^0Ucom.apple.icon-overlay.private-folderPrivate Folder04prvf\##
    ooo00000T0W0W1D1X1X1X1X1X1^1^1^1^0214R^0[com.apple.icon-overlay.private-folder-badgePrivate Folder Badge04prfb\##
    ooo00000T0W0W1A1R1R1R1R1R1X1X1X1X0214R^0Xcom.apple.icon-overlay.unsupported-badgeUnsupported Badge04ubdg\##
    ooo00000T0W0W161B1B1B1B1B1H1H1H1H0214R^0Mcom.apple.legacy.actions-iconActions Icon04acts\##
    ooo00000T0W0W181F1F1F1F1F1R1R1R1R0214R^0Ocom.apple.legacy.backward-arrowBackward Arrow04baro04sbar\##
    ooo00000T0W0W0n1212121212181818180214R^0Ecom.apple.legacy.burnBurn04burn\##
    ooo00000T0W0W141>1>1>1>1>1D1D1D1D0214R^0Kcom.apple.legacy.clock-iconClock Icon04clck\##
    ooo00000T0W0W141>1>1>1>1>1D1D1D1D0214R^0Kcom.apple.legacy.connect-toConnect To04cnct\##
    ooo00000T0W0W1;1L1L1L1L1L1R1R1R1R0214R^0Rcom.apple.legacy.customize-toolbarCustomize Toolbar04tcus\##
    ooo00000T0W0W181F1F1F1F1F1L1L1L1L0214R^0Ocom.apple.legacy.delete-toolbarDelete Toolbar04tdel\##
    ooo00000T0W0W151@1@1@1@1@1F1F1F1F0214R^0Lcom.apple.legacy.eject-mediaEject Media04ejec\##
    ooo00000T0W0W1118181818181>1>1>1>0214R^0Hcom.apple.legacy.erasingErasing04eras\##
    ooo00000T0W0W181F1F1F1F1F1L1L1L1L0214R^0Ocom.apple.legacy.favorite-itemsFavorite Items04favs\##
    ooo00000T0W0W151;1;1;1;1;7Q7Q7Q7Q0214R^0Lcom.apple.legacy.finder-iconFinder04scsh04scmp04ramd04dsrv04FNDR04capl04mntd04shfl04ownd04prnt04strt04shdf04amnu04ctrl05prfƒ04font04appr05intƒ05scrƒ05ƒloc04asup05ƒhlp04sapl04asnd04dsnd04mbdg04scrp04shrt04ftps04htps04isrv04atzn04afps04atlk04nfld04writ04shrw04shro04shna04shuk04nfil04susr04edtf04pref05ƒscr05ƒnet05ƒtex05ƒprd04ppdf04ctrD04extD04strD04shdD04macD05astƒ04cmnu04rapp04rdoc04rsrv04psys04papp04shlb04Shlb04sbdg04dali04rofl\##
    ooo00000T0W0W171D1D1D1D1D1P1P1P1P0214R^0Ncom.apple.legacy.forward-arrowForward Arrow04faro04sfar\##
    ooo00000T0W0W161B1B1B1B1B1H1H1H1H0214R^0Mcom.apple.legacy.general-iconGeneral Icon04gnrl\##
    ooo00000T0W0W0n1212121212181818180214R^0Ecom.apple.legacy.gridGrid04grid\##
    ooo00000T0W0W171D1D1D1D1D1J1J1J1J0214R^0Ncom.apple.legacy.keep-arrangedKeep Arranged04arng\##
    ooo00000T0W0W1016161616161<1<1<1<0214R^0Gcom.apple.legacy.lockedLocked04lock\##
    ooo00000T0W0W1:1J1J1J1J1J1P1P1P1P0214R^0Qcom.apple.legacy.magnifying-glassMagnifying Glass04glas\##
    ooo00000T0W0W181F1F1F1F1F1L1L1L1L0214R^0Ocom.apple.legacy.multiple-itemsMultiple Items04mitm\##
    ooo00000T0W0W121:1:1:1:1:1@1@1@1@0214R^0Icom.apple.legacy.no-writeNo Write04nwrt\##
    ooo00000T0W0W151@1@1@1@1@1F1F1F1F0214R^0Lcom.apple.legacy.open-folderOpen Folder04ofld\##
    ooo00000T0W0W171D1D1D1D1D1J1J1J1J0214R^0Ncom.apple.legacy.question-markQuestion Mark04ques\##
    ooo00000T0W0W1?1T1T1T1T1T1Z1Z1Z1Z0214R^0Vcom.apple.legacy.right-container-arrowRight Container Arrow04rcar\##
    ooo00000T0W0W1<1N1N1N1N1N1T1T1T1T0214R^0Scom.apple.legacy.sidebar-prefs-iconSidebar Prefs Icon04sdbp\##
    ooo00000T0W0W151@1@1@1@1@1F1F1F1F0214R^0Lcom.apple.legacy.synchronizeSynchronize04sync\##
    ooo00000T0W0W1?1T1T1T1T1T1Z1Z1Z1Z0214R^0Vcom.apple.legacy.toolbar-advanced-iconToolbar Advanced Icon04tbav\##
    ooo00000T0W0W1;1L1L1L1L1L1R1R1R1R0214R^0Rcom.apple.legacy.toolbar-info-iconToolbar Info Icon04tbin\##
    ooo00000T0W0W1=1P1P1P1P1P1V1V1V1V0214R^0Tcom.apple.legacy.toolbar-labels-iconToolbar Labels Icon04tblb\##
    ooo00000T0W0W121:1:1:1:1:1@1@1@1@0214R^0Icom.apple.legacy.unlockedUnlocked04ulck\##
    ooo00000T0W0W1016161616161<1<1<1<0214R^0Gcom.apple.legacy.windowWindow04gwin\##
    ooo00000T0W0W0m17171717171=1=1=1=0214R^0Dcom.apple.not-loadedNot Loaded04nldd\##
    ooo00000T0W0W111?1?1?1?1?1E1E1E1E0214R^0Hcom.apple.unknown-objectUnknown Object04unfs\##
    """##
}
