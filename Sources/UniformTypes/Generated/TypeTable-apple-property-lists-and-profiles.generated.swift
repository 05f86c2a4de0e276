// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let applePropertyListsAndProfiles: StaticString = ##"""
    01P0710000000AM0CR0HX00008T0000000000000000000000000000000000EN0?e0000000000:g00004=0K20=7000000\##
    0;500000W0]0`1?1R1R1e1l1l1l1l1l1l`B00019QC7PM9QB0Mcom.apple.ascii-property-listascii property listapplication/x-plist05plist0Capplication/x-plist0Japplication/x-plist-itunes\##
    0<0000\0W0Z0Z1:1N1N1b1i1i1i1i1i21P200017PM0Ncom.apple.binary-property-listbinary property listapplication/x-bplist05plist>0;0>0;00Dapplication/x-bplist0Kapplication/x-bplist-itunes\##
    ooo00000S0V0V0o1D1D1D1S1S1S1S1S1S`b9PU0Gcom.apple.configprofileconfiguration profile0=configprofile\##
    ooo00000S0V0_171K1K1K1a2C2C2C2C2C`b9PU7PD:UT9QB0Fcom.apple.mobileconfigmobile configuration0<mobileconfig06mobile0Papplication/x-apple-aspen-config\##
    ooo00000S0V0Y141D1D1D1U2@2@2@2@2@P28P7:UT0Icom.apple.mobileprovisionmobile provision0?mobileprovision0Yapplication/x-apple-aspen-mobileprovision\##
    050000\0S0V0Y121?1?1R1Y1Y1Y1Y1Y1aP28P79PU0Gcom.apple.property-listproperty listapplication/x-plist05plist>0;0>0;00Capplication/x-plist0Japplication/x-plist-itunes0:info.plist\##
    ooo00000S0V0Y151F1F1F1X1X1X1X1X1X`b9PU:UT0Jcom.apple.provisionprofileprovision profile0@provisionprofile\##
    ooo00000l0o0o1[1g1g1g252525252525`b000100000000000000000000@7PD0Zcom.apple.xcode.entitlements-property-listEntitlements0<entitlements\##
    ooo00000W0Z0]1A1_1_1_1l1l1l1l1l1lP200017PM7PD0Rcom.apple.xcode.strings-dictionaryLocalizable Strings Dictionary0;stringsdict\##
    0J4000\0W0]0]1:1K1K1^1e1e1e1e1e1m`b00019PU7PM0Kcom.apple.xml-property-listXML property listapplication/x-plist05plist>0;0>0;00Capplication/x-plist0Japplication/x-plist-itunes0Ahidden-tmlanguage07sttheme\##
    ooo000P0S0V0V0g1N1N1N1X1n1n1n1n26P28P70?com.rsa.pkcs-12personal information exchange (PKCS#12)03p1203pfx0Dapplication/x-pkcs12>0;0>0;00Bapplication/pkcs12\##
    ooo000P0S0V0Y121E1E1E1Y252525252=P28P7:SQ0Gpublic.x509-certificatecertificate (X.509)03cer03der03crt03pem0Japplication/x-x509-ca-cert>0;0>0;00Eapplication/pkix-cert0Gapplication/x-x509-cert0Lapplication/x-x509-user-cert04cert\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var binaryPropertyList: Self { Self(number: 30747) }
  @inlinable @inline(__always) package static var propertyList: Self { Self(number: 30749) }
  @inlinable @inline(__always) package static var xmlPropertyList: Self { Self(number: 30740) }
  @inlinable @inline(__always) package static var pkcs12: Self { Self(number: 30726) }
  @inlinable @inline(__always) package static var x509Certificate: Self { Self(number: 30748) }
}
