// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleOther: StaticString = ##"""
    0000000000000?>00000000000008l0000000000000B<0000000000000000Ck0:E0000000j:0000G5000000000000000\##
    0h00000000000000\c0000O<0ZA0000000i50000Y:0000000Kc0[^0000000000000dT0F00000000000000000000<k0Pk\##
    0^I0000780>00g70cA0UE0000000000000000000000000000MK0000000000000X90kC0`90;X0000000000000J70000E4\##
    0000000000600a_0000000000VU0000000000000000000000870Sb0000000000000000HB0R=000000000000000000000\##
    ooo00000O0O0O0i18181818181818180Hcom.apple.active-webpageActive Web Page\##
    ooo00000O0O0O0b0i0i0i0i0i0o0o0o0Acom.apple.airdropAirDrop04sbNC\##
    0:500000O0O0O0`0e0e0e0e0e0e0e0e0?com.apple.alertAlert\##
    ooo00000Z0]0]161C1C1C1C1C1I1I1I0000000000P6Q`0Gcom.apple.alert-cautionAlert Caution04caut\##
    ooo00000Z0]0]131=1=1=1=1=1C1C1C0000000000P6Q`0Dcom.apple.alert-noteAlert Note04note\##
    ooo00000Z0]0]131=1=1=1=1=1C1C1C0000000000P6Q`0Dcom.apple.alert-stopAlert Stop04stop\##
    ooo00000O0O0O0b0i0i0i0i0i1515150Acom.apple.bonjourBonjour04bonj04sbBj\##
    ooo00000Q0T0T0j1414141>1>1>1>1>P28P70Dcom.apple.color-fileColor File03clr03ccl\##
    ooo000P0Q0T0T111B1B1\1j1j262626P28P70Kcom.apple.colorsync-profileColorSync profileapplication/vnd.iccprofile03icc03icm02pf04clsp04prof0Japplication/vnd.iccprofile0Japplication/vnd.iccprofile\##
    ooo00000Q0T0T0l1J1J1J1_1_1_1_1_P28P70Fcom.apple.coreml.modelCore ML Machine Learning Model07mlmodel0:mlkitmodel\##
    ooo00000W0]0]101010101919191919P20000018P78PA0Acom.apple.csstore07csstore\##
    ooo00000O0O0O0b0f0f0f0f0f0l0l0l0Acom.apple.dot-mac.Mac04mymc\##
    ooo00000O0O0O0e0o0o0o0o0o1515150Dcom.apple.file-vaultFile Vault04fVlt\##
    0<300000Q0T0T0o17171717171=1=1=P28P70Icom.apple.finder.clippingclipping04clpu\##
    ooo00000\0b0b1A1Q1Q1Q1_1_1e1e1e`2000000100086PJ50J0Mcom.apple.finder.pictclippingpicture clipping0<pictclipping04clpp\##
    ooo00000\0_0_1>1J1J1J1J1J1\1\1\P20000000000@6P`0Mcom.apple.finder.recent-itemsRecent Items04rcnt04sbRc04sbAF\##
    0<400000Q0T0T131?1?1?1L1L1X1X1XP28P70Mcom.apple.finder.smart-folderSmart Folder0;savedsearch04sfld04sbSF\##
    ooo00000\0_0_1@1N1N1N1[1[1a1a1aP2000000000086PJ0Ocom.apple.finder.sound-clippingSound Clipping0;sndclipping04clps\##
    ooo00000\0_0_1>1K1K1K1Y1Y1_1_1_P2000000000086PJ0Mcom.apple.finder.textclippingtext clipping0<textclipping04clpt\##
    ooo00000Q0T0T121<1<1<1<1<1B1B1BP28P70Lcom.apple.generic-stationeryStationery04sdoc\##
    ooo00000Q0T0T181F1F1F1U1U1U1U1UP28P70Rcom.apple.groupactivities.activityGroup Activity0=groupactivity\##
    ooo00000j0m0m1C1M1M1M1M1M1S1S1S0000000000000000000000000046Q40Dcom.apple.guest-userGuest User04gusr\##
    ooo000P0Q0T0T0m1:1:1:1:1:1@1@1@P28P70Gcom.apple.help-documentHelp Document04help\##
    ooo00000Q0T0T111L1L1L1T1T1T1T1TP28P70Kcom.apple.icloud-file-faultiCloud synchronization file06icloud\##
    ooo00000O0O0O0`0e0e0e0e0e1111110?com.apple.idiskiDisk04idsk04sbID\##
    ooo00000Q0T0T0o1717171717171717P28P70Icom.apple.mapkit.map-itemMap Item\##
    ooo00000O0O0O0o1;1;1;1;1;1M1M1M0Ncom.apple.network-neighborhoodneighborhood04gnet04macn04sbNw\##
    ooo00000O0O0O0h15151515151515150Gcom.apple.notificationsNotifications\##
    ooo000P0Q0T0W0n12121N1V1V1V1V1VP28P70Q=0Ecom.apple.pkpass-dataPassapplication/vnd.apple.pkpass06pkpass\##
    ooo00000Q0T0W101616161@1`1`1`1`P28P70Q=0Gcom.apple.pkpasses-dataPasses08pkpasses0Napplication/vnd.apple.pkpasses\##
    ooo00000Q0T0T181P1P1P1P1P1V1V1VP28P70Rcom.apple.profile-background-colorProfile Background Color04pbcl\##
    ooo00000Q0T0T161L1L1L1L1L1R1R1RP28P70Pcom.apple.profile-font-and-colorProfile Font And Color04pfcl\##
    ooo00000Q0T0T111=1=1=1=1=1C1C1C028PF0Kcom.apple.profile-font-iconProfile Font04pfnt\##
    ooo00000Q0T0]1@1@1@1f1k1k1k1k1kP28P77PK7PM7PD0Qcom.apple.systemprofiler.documentapplication/x-apple-systemprofiler+xml03spx0Vapplication/x-apple-systemprofiler+xml\##
    0J200000O0O0O0_0c0c0c0c0c0i0i0i0>com.apple.userUser04user\##
    ooo00000O0O0O0e0o0o0o0o0o1515150Dcom.apple.user-groupUser Group04grup\##
    ooo00000O0O0O0e0o0o0o0o0o1515150Dcom.apple.user-idiskUser iDisk04udsk\##
    ooo00000O0O0O0g13131313131919190Fcom.apple.user-unknownUser Unknown04unus\##
    ooo00000Q0W0W0l1515151@1@1@1@1@`28P78P;0Ccom.apple.watchfaceWatchface09watchface\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var iccProfile: Self { Self(number: 26628) }
  @inlinable @inline(__always) package static var helpDocument: Self { Self(number: 26694) }
  @inlinable @inline(__always) package static var passbookPass: Self { Self(number: 26661) }
}
