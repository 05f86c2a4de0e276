// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleOther: StaticString = ##"""
    0000000000000?N0000000000000920000000000000BN0000000000000000D?0:M0000000kI0000GO000000000000000\##
    0i;0000000000000][0000O`0[50000000jB0000Yl0000000LC0\T0000000000000eV0FH0000000000000000000=70QQ\##
    0_C00007:0>>0h@0dA0V10000000000000000000000000000Mm0000000000000Xi0lT0a50;b0000000000000JU0000EJ\##
    0000000000600b]0000000000WC00000000000000000000008;0TL0000000000000000H^0Re000000000000000000000\##
    ooo00000Q0Q0Q0k1:1:1:1:1:1:1:1:1:0Hcom.apple.active-webpageActive Web Page\##
    ooo00000Q0Q0Q0d0k0k0k0k0k111111110Acom.apple.airdropAirDrop04sbNC\##
    0:500000Q0Q0Q0b0g0g0g0g0g0g0g0g0g0?com.apple.alertAlert\##
    ooo00000\0_0_181E1E1E1E1E1K1K1K1K0000000000P6Q`0Gcom.apple.alert-cautionAlert Caution04caut\##
    ooo00000\0_0_151?1?1?1?1?1E1E1E1E0000000000P6Q`0Dcom.apple.alert-noteAlert Note04note\##
    ooo00000\0_0_151?1?1?1?1?1E1E1E1E0000000000P6Q`0Dcom.apple.alert-stopAlert Stop04stop\##
    ooo00000Q0Q0Q0d0k0k0k0k0k171717170Acom.apple.bonjourBonjour04bonj04sbBj\##
    ooo00000S0V0V0l1616161@1@1@1@1@1@P28P70Dcom.apple.color-fileColor File03clr03ccl\##
    ooo000P0S0V0V131D1D1^1l1l28282828P28P70Kcom.apple.colorsync-profileColorSync profileapplication/vnd.iccprofile03icc03icm02pf04clsp04prof0Japplication/vnd.iccprofile0Japplication/vnd.iccprofile\##
    ooo00000S0V0V0n1L1L1L1a1a1a1a1a1aP28P70Fcom.apple.coreml.modelCore ML Machine Learning Model07mlmodel0:mlkitmodel\##
    ooo00000Y0_0_121212121;1;1;1;1;1;P20000028P78PA0Acom.apple.csstore07csstore\##
    ooo00000Q0Q0Q0d0h0h0h0h0h0n0n0n0n0Acom.apple.dot-mac.Mac04mymc\##
    ooo00000Q0Q0Q0g1111111111171717170Dcom.apple.file-vaultFile Vault04fVlt\##
    0<300000S0V0V1119191919191?1?1?1?P28P70Icom.apple.finder.clippingclipping04clpu\##
    ooo00000^0d0d1C1S1S1S1a1a1g1g1g1g`2000000200086PJ50J0Mcom.apple.finder.pictclippingpicture clipping0<pictclipping04clpp\##
    ooo00000^0a0a1@1L1L1L1L1L1^1^1^1^P20000000000@6P`0Mcom.apple.finder.recent-itemsRecent Items04rcnt04sbRc04sbAF\##
    0<400000S0V0V151A1A1A1N1N1Z1Z1Z1ZP28P70Mcom.apple.finder.smart-folderSmart Folder0;savedsearch04sfld04sbSF\##
    ooo00000^0a0a1B1P1P1P1]1]1c1c1c1cP2000000000086PJ0Ocom.apple.finder.sound-clippingSound Clipping0;sndclipping04clps\##
    ooo00000^0a0a1@1M1M1M1[1[1a1a1a1aP2000000000086PJ0Mcom.apple.finder.textclippingtext clipping0<textclipping04clpt\##
    ooo00000S0V0V141>1>1>1>1>1D1D1D1DP28P70Lcom.apple.generic-stationeryStationery04sdoc\##
    ooo00000S0V0V1:1H1H1H1W1W1W1W1W1WP28P70Rcom.apple.groupactivities.activityGroup Activity0=groupactivity\##
    ooo00000l0o0o1E1O1O1O1O1O1U1U1U1U0000000000000000000000000046Q40Dcom.apple.guest-userGuest User04gusr\##
    ooo000P0S0V0V0o1<1<1<1<1<1B1B1B1BP28P70Gcom.apple.help-documentHelp Document04help\##
    ooo00000S0V0V131N1N1N1V1V1V1V1V1VP28P70Kcom.apple.icloud-file-faultiCloud synchronization file06icloud\##
    ooo00000Q0Q0Q0b0g0g0g0g0g131313130?com.apple.idiskiDisk04idsk04sbID\##
    ooo00000S0V0V11191919191919191919P28P70Icom.apple.mapkit.map-itemMap Item\##
    ooo00000Q0Q0Q111=1=1=1=1=1O1O1O1O0Ncom.apple.network-neighborhoodneighborhood04gnet04macn04sbNw\##
    ooo00000Q0Q0Q0j1717171717171717170Gcom.apple.notificationsNotifications\##
    ooo000P0S0V0Y1014141P1X1X1X1X1X1XP28P70Q=0Ecom.apple.pkpass-dataPassapplication/vnd.apple.pkpass06pkpass\##
    ooo00000S0V0Y121818181B1b1b1b1b1bP28P70Q=0Gcom.apple.pkpasses-dataPasses08pkpasses0Napplication/vnd.apple.pkpasses\##
    ooo00000S0V0V1:1R1R1R1R1R1X1X1X1XP28P70Rcom.apple.profile-background-colorProfile Background Color04pbcl\##
    ooo00000S0V0V181N1N1N1N1N1T1T1T1TP28P70Pcom.apple.profile-font-and-colorProfile Font And Color04pfcl\##
    ooo00000S0V0V131?1?1?1?1?1E1E1E1E028PF0Kcom.apple.profile-font-iconProfile Font04pfnt\##
    ooo00000S0V0_1B1B1B1h1m1m1m1m1m1mP28P77PK7PM7PD0Qcom.apple.systemprofiler.documentapplication/x-apple-systemprofiler+xml03spx0Vapplication/x-apple-systemprofiler+xml03spx\##
    0J200000Q0Q0Q0a0e0e0e0e0e0k0k0k0k0>com.apple.userUser04user\##
    ooo00000Q0Q0Q0g1111111111171717170Dcom.apple.user-groupUser Group04grup\##
    ooo00000Q0Q0Q0g1111111111171717170Dcom.apple.user-idiskUser iDisk04udsk\##
    ooo00000Q0Q0Q0i15151515151;1;1;1;0Fcom.apple.user-unknownUser Unknown04unus\##
    ooo00000S0Y0Y0n1717171B1B1B1B1B1B`28P78P;0Ccom.apple.watchfaceWatchface09watchface\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var iccProfile: Self { Self(number: 26628) }
  @inlinable @inline(__always) package static var helpDocument: Self { Self(number: 26694) }
  @inlinable @inline(__always) package static var passbookPass: Self { Self(number: 26661) }
}
