// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let applePropertyListsAndProfiles: StaticString = ##"""
    01P06o0000000Ac0Ch0I100008Z0000000000000000000000000000000000Ec0@30000000000;500004<0KK0=E000000\##
    0;500000V0\0_1>1Q1Q1d1k1k1k1k1k1k`B00P9QC7PM9QB0Mcom.apple.ascii-property-listascii property listapplication/x-plist05plist0Capplication/x-plist0Japplication/x-plist-itunes\##
    0<0000\0V0Y0Y191M1M1a1h1h1h1h1h20P200P7PM0Ncom.apple.binary-property-listbinary property listapplication/x-bplist05plist>0;0>0;00Dapplication/x-bplist0Kapplication/x-bplist-itunes\##
    ooo00000[0^0^171L1L1L1[1[1[1[1[1[`B000000089PU0Gcom.apple.configprofileconfiguration profile0=configprofile\##
    ooo00000[0^0g1?1S1S1S1i2K2K2K2K2K`B000000089PU7PD:UT9QB0Fcom.apple.mobileconfigmobile configuration0<mobileconfig06mobile0Papplication/x-apple-aspen-config\##
    ooo00000S0V0Y141D1D1D1U2@2@2@2@2@P28P7:UT0Icom.apple.mobileprovisionmobile provision0?mobileprovision0Yapplication/x-apple-aspen-mobileprovision\##
    045000\0S0V0Y121?1?1R1Y1Y1Y1Y1Y1aP28P79PU0Gcom.apple.property-listproperty listapplication/x-plist05plist>0;0>0;00Capplication/x-plist0Japplication/x-plist-itunes0:info.plist\##
    ooo00000[0^0a1=1N1N1N1`1`1`1`1`1``B000000089PU:UT0Jcom.apple.provisionprofileprovision profile0@provisionprofile\##
    ooo00000l0o0o1[1g1g1g252525252525`B00P000080000000000000000@7PD0Zcom.apple.xcode.entitlements-property-listEntitlements0<entitlements\##
    ooo00000V0Y0\1@1^1^1^1k1k1k1k1k1kP200P7PM7PD0Rcom.apple.xcode.strings-dictionaryLocalizable Strings Dictionary0;stringsdict\##
    0J4000\0[0a0a1>1O1O1b1i1i1i1i1i21`B00P000089PU7PM0Kcom.apple.xml-property-listXML property listapplication/x-plist05plist>0;0>0;00Capplication/x-plist0Japplication/x-plist-itunes0Ahidden-tmlanguage07sttheme\##
    ooo000P0S0V0V0g1N1N1N1X1n1n1n1n26P28P70?com.rsa.pkcs-12personal information exchange (PKCS#12)03p1203pfx0Dapplication/x-pkcs12>0;0>0;00Bapplication/pkcs12\##
    ooo000P0S0V0Y121E1E1E1Y252525252=P28P7:SQ0Gpublic.x509-certificatecertificate (X.509)03cer03der03crt03pem0Japplication/x-x509-ca-cert>0;0>0;00Eapplication/pkix-cert0Gapplication/x-x509-cert0Lapplication/x-x509-user-cert04cert03pem\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var binaryPropertyList: Self { Self(number: 30747) }
  @inlinable @inline(__always) package static var propertyList: Self { Self(number: 30749) }
  @inlinable @inline(__always) package static var xmlPropertyList: Self { Self(number: 30740) }
  @inlinable @inline(__always) package static var pkcs12: Self { Self(number: 30726) }
  @inlinable @inline(__always) package static var x509Certificate: Self { Self(number: 30748) }
}
