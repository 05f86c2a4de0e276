// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let applePropertyListsAndProfiles: StaticString = ##"""
    01P06c0000000AE0CH0HE00008L0000000000000000000000000000000000EA0?W0000000000:e00004:0JU0=3000000\##
    0;500000T0Z0]1<1O1O1b1i1i1i1i1i`B00P9QC7PM9QB0Mcom.apple.ascii-property-listascii property listapplication/x-plist05plist0Capplication/x-plist0Japplication/x-plist-itunes\##
    0<0000\0T0W0W171K1K1_1f1f1f1f1fP200P7PM0Ncom.apple.binary-property-listbinary property listapplication/x-bplist05plist0Dapplication/x-bplist0Kapplication/x-bplist-itunes\##
    ooo00000Y0\0\151J1J1J1Y1Y1Y1Y1Y`B000000089PU0Gcom.apple.configprofileconfiguration profile0=configprofile\##
    ooo00000Y0\0e1=1Q1Q1Q1g2I2I2I2I`B000000089PU7PD:UT9QB0Fcom.apple.mobileconfigmobile configuration0<mobileconfig06mobile0Papplication/x-apple-aspen-config\##
    ooo00000Q0T0W121B1B1B1S2>2>2>2>P28P7:UT0Icom.apple.mobileprovisionmobile provision0?mobileprovision0Yapplication/x-apple-aspen-mobileprovision\##
    045000\0Q0T0W101=1=1P1W1W1W1W1WP28P79PU0Gcom.apple.property-listproperty listapplication/x-plist05plist0Capplication/x-plist0Japplication/x-plist-itunes0:info.plist\##
    ooo00000Y0\0_1;1L1L1L1^1^1^1^1^`B000000089PU:UT0Jcom.apple.provisionprofileprovision profile0@provisionprofile\##
    ooo00000j0m0m1Y1e1e1e2323232323`B00P000080000000000000000@7PD0Zcom.apple.xcode.entitlements-property-listEntitlements0<entitlements\##
    ooo00000T0W0Z1>1\1\1\1i1i1i1i1iP200P7PM7PD0Rcom.apple.xcode.strings-dictionaryLocalizable Strings Dictionary0;stringsdict\##
    0J4000\0Y0_0_1<1M1M1`1g1g1g1g1g`B00P000089PU7PM0Kcom.apple.xml-property-listXML property listapplication/x-plist05plist0Capplication/x-plist0Japplication/x-plist-itunes0Ahidden-tmlanguage07sttheme\##
    ooo000P0Q0T0T0e1L1L1L1V1l1l1l1lP28P70?com.rsa.pkcs-12personal information exchange (PKCS#12)03p1203pfx0Dapplication/x-pkcs120Bapplication/pkcs12\##
    ooo000P0Q0T0W101C1C1C1W23232323P28P7:SQ0Gpublic.x509-certificatecertificate (X.509)03cer03der03crt03pem0Japplication/x-x509-ca-cert0Eapplication/pkix-cert0Gapplication/x-x509-cert0Lapplication/x-x509-user-cert04cert\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var binaryPropertyList: Self { Self(number: 30747) }
  @inlinable @inline(__always) package static var propertyList: Self { Self(number: 30749) }
  @inlinable @inline(__always) package static var xmlPropertyList: Self { Self(number: 30740) }
  @inlinable @inline(__always) package static var pkcs12: Self { Self(number: 30726) }
  @inlinable @inline(__always) package static var x509Certificate: Self { Self(number: 30748) }
}
