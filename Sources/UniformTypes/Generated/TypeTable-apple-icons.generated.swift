// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleIcons: StaticString = ##"""
    0000001nE0000001IY0000000001@30000O;0000000000000000001Jg000000000000000000000000000000000000000\##
    0000000000000000000000000000000aN0000000001HC0Xj0?j0gA0KQ00000000000000011o0000001Y>0000000[C000\##
    0<00000000000000000000000000000000000000000eF1;E0000000001Fg1Wd15700000013[0U200000016_0A=000000\##
    1AU0000000]L0000000000000000000000000000000000000Ce0n;00019c0000000000000000000000000000cI0_E1j\\##
    0000jM0001[j0000000001>[0000001i60000Q81=30000000000000000000EW0M<0001LC0001EE00000000000000018=\##
    1V\1c00000001D11kl0000000000000000000000000=C0000000000001ZJ1aF1gT0000000W1000000000000000000000\##
    1Sd0000000000001UD0000000000000hn1ej0000001_l0000000000000000GY1^V0BH0001m81041]F000000000000000\##
    0000000001B]0000000l<0000000000>O0000000000000IM0S;0000000000001dT000000000000000000000000000000\##
    ooo00000T0W0W101=1=1=1=1=1C1C1C1C0224R^0Gcom.apple.accounts-iconAccounts Icon04acct\##
    02100000S0V0V0o1<1<1<1<1<1<1<1<1<028PF0Gcom.apple.document-typeDocument Type\##
    ooo00000T0W0W1;1E1E1E1E1E1K1K1K1K0224R^0Rcom.apple.document-type.dictionaryDictionary04dict\##
    ooo00000T0W0W101=1=1=1=1=1C1C1C1C0224R^0Gcom.apple.everyone-iconEveryone Icon04evry\##
    02500000Q0Q0Q0l1;1;1;1;1;1;1;1;1;0Icom.apple.icon-decorationIcon Decoration\##
    03000000Q0Q0Q151M1M1M1M1M1M1M1M1M0Rcom.apple.icon-decoration-positionIcon Decoration Position\##
    0=100000U0X0X1C1b1b1b1b1b1b1b1b1b00014SF0Ycom.apple.icon-decoration-position.centerIcon Decoration Position Center\##
    0=200000U0X0X1K22222222222222222200014SF0acom.apple.icon-decoration-position.leading-bottomIcon Decoration Position Leading Bottom\##
    ooo00000U0X0X1D1d1d1d1d1d1d1d1d1d00014SF0Zcom.apple.icon-decoration-position.overlayIcon Decoration Position Overlay\##
    0=300000U0X0X1L24242424242424242400014SF0bcom.apple.icon-decoration-position.trailing-bottomIcon Decoration Position Trailing Bottom\##
    0=400000_0e0e1F1[1[1[1[1[1[1[1[1[00P100000000084S_4QM0Ocom.apple.icon-decoration.badgeIcon Decoration Badge\##
    ooo00000_0e0e1P1o1o1o1o1o1o1o1o1o00P1000000000H4S_4Pb0Ycom.apple.icon-decoration.badge.checkmarkIcon Decoration Checkmark Badge\##
    ooo00000_0e0e1O1m1m1m1m1m1m1m1m1m00P1000000000H4S_4Pb0Xcom.apple.icon-decoration.badge.commentsIcon Decoration Comments Badge\##
    ooo00000_0e0e1R23232323232323232300P1000000000H4S_4Pb0[com.apple.icon-decoration.badge.drop-folderIcon Decoration Drop Folder Badge\##
    ooo00000_0e0e1L1g1g1g1g1g1g1g1g1g00P1000000000H4S_4Pb0Ucom.apple.icon-decoration.badge.heartIcon Decoration Heart Badge\##
    ooo00000_0e0e1P1o1o1o1o1o1o1o1o1o00P1000000000H4S_4Pb0Ycom.apple.icon-decoration.badge.in-reviewIcon Decoration In Review Badge\##
    ooo00000_0e0e1M1i1i1i1i1i1i1i1i1i00P1000000000T4RD4S:0Vcom.apple.icon-decoration.badge.lockedIcon Decoration Locked Badge\##
    ooo00000_0e0e1]2I2I2I2I2I2I2I2I2I00P1000000000H4S_4Pb0fcom.apple.icon-decoration.badge.locked-by-collaboratorIcon Decoration Locked By Collaborator Badge\##
    ooo00000_0e0e1U29292929292929292900P1000000000H4S_4Pb0^com.apple.icon-decoration.badge.locked-by-userIcon Decoration Locked By User Badge\##
    ooo00000_0e0e1M1i1i1i1i1i1i1i1i1i00P1000000000H4S_4Pb0Vcom.apple.icon-decoration.badge.pinnedIcon Decoration Pinned Badge\##
    ooo00000_0e0e1U29292929292929292900P1000000000H4S_4Pb0^com.apple.icon-decoration.badge.private-folderIcon Decoration Private Folder Badge\##
    ooo00000_0e0e1N1k1k1k1k1k1k1k1k1k00P1000000000H4S_4Pb0Wcom.apple.icon-decoration.badge.syncingIcon Decoration Syncing Badge\##
    ooo00000_0e0e1O1m1m1m1m1m1m1m1m1m00P1000000000H4S_4Pb0Xcom.apple.icon-decoration.badge.trendingIcon Decoration Trending Badge\##
    ooo00000_0e0e1N1k1k1k1k1k1k1k1k1k00P1000000000H4S_4Pb0Wcom.apple.icon-decoration.badge.warningIcon Decoration Warning Badge\##
    ooo00000_0e0e1G1]1]1]1]1]1]1]1]1]00P100000000024Q`4QM0Pcom.apple.icon-decoration.embossIcon Decoration Emboss\##
    0=500000T0W0W191O1O1O1O1O1O1O1O1O00P4QM0Pcom.apple.icon-decoration.systemIcon Decoration System\##
    ooo00000_0b0b1J1_1_1_1_1_1_1_1_1_00P0000000000P4S:0Vcom.apple.icon-decoration.system.aliasIcon Decoration Alias\##
    ooo00000_0b0b1R1o1o1o1o1o1o1o1o1o00P0000000000P4S:0^com.apple.icon-decoration.system.caution-alertIcon Decoration Alert Caution\##
    ooo00000_0b0b1O1i1i1i1i1i1i1i1i1i00P0000000000P4S:0[com.apple.icon-decoration.system.new-folderIcon Decoration New Folder\##
    ooo00000_0b0b1P1k1k1k1k1k1k1k1k1k00P0000000000P4S:0\com.apple.icon-decoration.system.unsupportedIcon Decoration Unsupported\##
    ooo00000T0W0W1C1V1V1V1V1V1\1\1\1\0224R^0Zcom.apple.icon-overlay.alert-caution-badgeAlert Caution Badge04cbdg\##
    ooo00000T0W0W1;1F1F1F1F1F1L1L1L1L0224R^0Rcom.apple.icon-overlay.alias-badgeAlias Badge04abdg\##
    ooo00000T0W0W1A1R1R1R1R1R1X1X1X1X0224R^0Xcom.apple.icon-overlay.drop-folder-badgeDrop Folder Badge04drfb\##
    ooo00000T0W0W1<1H1H1H1H1H1N1N1N1N0224R^0Scom.apple.icon-overlay.locked-badgeLocked Badge04lbdg\##
    ooo00000T0W0W1@1P1P1P1P1P1V1V1V1V0224R^0Wcom.apple.icon-overlay.new-folder-badgeNew Folder Badge04nfbg\##
    ooo00000T0W0W1>1L1L1L1L1L1R1R1R1R0224R^0Ucom.apple.icon-overlay.private-folderPrivate Folder04prvf\##
    ooo00000T0W0W1D1X1X1X1X1X1^1^1^1^0224R^0[com.apple.icon-overlay.private-folder-badgePrivate Folder Badge04prfb\##
    ooo00000T0W0W1A1R1R1R1R1R1X1X1X1X0224R^0Xcom.apple.icon-overlay.unsupported-badgeUnsupported Badge04ubdg\##
    ooo00000T0W0W161B1B1B1B1B1H1H1H1H0224R^0Mcom.apple.legacy.actions-iconActions Icon04acts\##
    ooo00000T0W0W181F1F1F1F1F1R1R1R1R0224R^0Ocom.apple.legacy.backward-arrowBackward Arrow04baro04sbar\##
    ooo00000T0W0W0n1212121212181818180224R^0Ecom.apple.legacy.burnBurn04burn\##
    ooo00000T0W0W141>1>1>1>1>1D1D1D1D0224R^0Kcom.apple.legacy.clock-iconClock Icon04clck\##
    ooo00000T0W0W141>1>1>1>1>1D1D1D1D0224R^0Kcom.apple.legacy.connect-toConnect To04cnct\##
    ooo00000T0W0W1;1L1L1L1L1L1R1R1R1R0224R^0Rcom.apple.legacy.customize-toolbarCustomize Toolbar04tcus\##
    ooo00000T0W0W181F1F1F1F1F1L1L1L1L0224R^0Ocom.apple.legacy.delete-toolbarDelete Toolbar04tdel\##
    ooo00000T0W0W151@1@1@1@1@1F1F1F1F0224R^0Lcom.apple.legacy.eject-mediaEject Media04ejec\##
    ooo00000T0W0W1118181818181>1>1>1>0224R^0Hcom.apple.legacy.erasingErasing04eras\##
    ooo00000T0W0W181F1F1F1F1F1L1L1L1L0224R^0Ocom.apple.legacy.favorite-itemsFavorite Items04favs\##
    ooo00000T0W0W151;1;1;1;1;7Q7Q7Q7Q0224R^0Lcom.apple.legacy.finder-iconFinder04scsh04scmp04ramd04dsrv04FNDR04capl04mntd04shfl04ownd04prnt04strt04shdf04amnu04ctrl05prfƒ04font04appr05intƒ05scrƒ05ƒloc04asup05ƒhlp04sapl04asnd04dsnd04mbdg04scrp04shrt04ftps04htps04isrv04atzn04afps04atlk04nfld04writ04shrw04shro04shna04shuk04nfil04susr04edtf04pref05ƒscr05ƒnet05ƒtex05ƒprd04ppdf04ctrD04extD04strD04shdD04macD05astƒ04cmnu04rapp04rdoc04rsrv04psys04papp04shlb04Shlb04sbdg04dali04rofl\##
    ooo00000T0W0W171D1D1D1D1D1P1P1P1P0224R^0Ncom.apple.legacy.forward-arrowForward Arrow04faro04sfar\##
    ooo00000T0W0W161B1B1B1B1B1H1H1H1H0224R^0Mcom.apple.legacy.general-iconGeneral Icon04gnrl\##
    ooo00000T0W0W0n1212121212181818180224R^0Ecom.apple.legacy.gridGrid04grid\##
    ooo00000T0W0W171D1D1D1D1D1J1J1J1J0224R^0Ncom.apple.legacy.keep-arrangedKeep Arranged04arng\##
    ooo00000T0W0W1016161616161<1<1<1<0224R^0Gcom.apple.legacy.lockedLocked04lock\##
    ooo00000T0W0W1:1J1J1J1J1J1P1P1P1P0224R^0Qcom.apple.legacy.magnifying-glassMagnifying Glass04glas\##
    ooo00000T0W0W181F1F1F1F1F1L1L1L1L0224R^0Ocom.apple.legacy.multiple-itemsMultiple Items04mitm\##
    ooo00000T0W0W121:1:1:1:1:1@1@1@1@0224R^0Icom.apple.legacy.no-writeNo Write04nwrt\##
    ooo00000T0W0W151@1@1@1@1@1F1F1F1F0224R^0Lcom.apple.legacy.open-folderOpen Folder04ofld\##
    ooo00000T0W0W171D1D1D1D1D1J1J1J1J0224R^0Ncom.apple.legacy.question-markQuestion Mark04ques\##
    ooo00000T0W0W1?1T1T1T1T1T1Z1Z1Z1Z0224R^0Vcom.apple.legacy.right-container-arrowRight Container Arrow04rcar\##
    ooo00000T0W0W1<1N1N1N1N1N1T1T1T1T0224R^0Scom.apple.legacy.sidebar-prefs-iconSidebar Prefs Icon04sdbp\##
    ooo00000T0W0W151@1@1@1@1@1F1F1F1F0224R^0Lcom.apple.legacy.synchronizeSynchronize04sync\##
    ooo00000T0W0W1?1T1T1T1T1T1Z1Z1Z1Z0224R^0Vcom.apple.legacy.toolbar-advanced-iconToolbar Advanced Icon04tbav\##
    ooo00000T0W0W1;1L1L1L1L1L1R1R1R1R0224R^0Rcom.apple.legacy.toolbar-info-iconToolbar Info Icon04tbin\##
    ooo00000T0W0W1=1P1P1P1P1P1V1V1V1V0224R^0Tcom.apple.legacy.toolbar-labels-iconToolbar Labels Icon04tblb\##
    ooo00000T0W0W121:1:1:1:1:1@1@1@1@0224R^0Icom.apple.legacy.unlockedUnlocked04ulck\##
    ooo00000T0W0W1016161616161<1<1<1<0224R^0Gcom.apple.legacy.windowWindow04gwin\##
    ooo00000T0W0W0m17171717171=1=1=1=0224R^0Dcom.apple.not-loadedNot Loaded04nldd\##
    ooo00000T0W0W111?1?1?1?1?1E1E1E1E0224R^0Hcom.apple.unknown-objectUnknown Object04unfs\##
    """##
}
