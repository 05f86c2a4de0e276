// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgDevelopment: StaticString = ##"""
    16T1]S00000000000000000000000000000000000000000000000000000000000000011Z1890R]13D1SN1;<0000?41WD\##
    1MX1Ah0000hc0000000CE0N<0df0000000001EM0000YB1O?0000000000000000000bi0000000000600WU0g;0E?0lO000\##
    0001PZ0@S00000000014k0000000=80I>0000000000`T0000000000000G00Q@0nJ1Zk1_G0Aa00000010919Z0T7000000\##
    07\1C`00000009E0000000001HV1KZ1Th0000000L?0j`0001=a0;:0000000000000JU0Uo0Zk1YX0_L1Im1G00]U1R8000\##
    ooo000P0S0V0V0m1E1E1E1E1\1\1\1\1\P28P70Ecom.apple.appledoubleAppleDouble in a message0Emultipart/appledouble\##
    ooo000P0S0V0V0o1<1<1<1<1Y1Y1Y1Y1YP28P70Gcom.apple.ipod-firmwareiPod firmware0Kapplication/x-ipod-firmware\##
    ooo00000Y0_0_191G1G1G1G1e1e1e1e1eP200000@8P730_0Hcom.apple.pef-executablePEF executable0Lapplication/x-pef-executable\##
    ooo00000S0V0V141D1D1D1N1n1n1n1n1nP28P70Lcom.borland.jbuilder-projectJBuilder project03jpr03jpx0Napplication/x-jbuilder-project\##
    ooo000P0S0V0V0n1@1@1@1E1g1g1g1g1g`F9QB0Fcom.cisco.vpn-settingsCisco VPN settings03pcf0Papplication/x-cisco-vpn-settings03pcf\##
    ooo000P0S0V0V0f1717171<1O1O1O1O1O`F9QB0>com.citrix.icaCitrix connection03ica0Aapplication/x-ica\##
    ooo00000S0V0V0c0m0m0m121>1>1>1>1>`N9060;com.dec.dclDCL script03dcl0:text/x-dcl\##
    ooo00000S0V0V0j1818181=1T1T1T1T1T`N9060Bcom.markaby.sourceMarkaby source03mab0Eapplication/x-markaby\##
    ooo000P0S0V0V0h1C1C1C1H1j1j1j1j1j`F9QB0@com.sun.j2me.jadJava application descriptor03jad0Ptext/vnd.sun.j2me.app-descriptor\##
    ooo00000S0V0V121H1H1H1N1a1a1a1a1aP28P70Jcom.symbian.signed-installSigned Symbian package04sisx0Ax-epoc/x-sisx-app\##
    ooo000P1619191K1c1c1c1h2>2>2>2>2>`F00000000000000000000000000000000002BP\0@io.kaitai.structKaitai Struct definition03ksy0Dtext/x-kaitai-struct\##
    ooo00000S0V0V0a1616161;1G1G1G1G1G`N90609io.qt.mocQt meta-object source03moc0:text/x-moc\##
    ooo00000S0V0V101B1B1B1B1Z1Z1Z1Z1ZP28P70Hnet.sourceforge.gtktalogGTKtalog catalogue0Fapplication/x-gtktalog\##
    ooo00000[0^0^1B1V1V1V1[1i1i1i1i1i`N0000000PA7b0Rorg.accellera.systemverilog-headerSystemVerilog header03svh0<text/x-svhdr02vh\##
    ooo000P0S0V0V0n1@2I2I2V3434343434`F9QB0Forg.flatpak.repositoryFlatpak repositoryhttps://www.iana.org/assignments/media-types/application/vnd.flatpak.repo0;flatpakrepo0Lapplication/vnd.flatpak.repo\##
    ooo000P0S0V0V0f141414181M1M1M1M1M`F9QB0>org.fltk.fluidFLTK interface02fl0Capplication/x-fluid\##
    ooo000P0S0V0V0g1919191?1J1J1J1J1J`F9QB0?org.freedb.xmcdCD database record04xmcd09text/xmcd\##
    ooo000P0S0V0V141A1A1A1J1_1_1_1_1_`F9QB0Lorg.freedesktop.dbus-serviceD-Bus service07service0Ctext/x-dbus-service07service\##
    ooo00000S0V0V0m1:1:1:1A1V1V1V1V1V`F9QB0Eorg.freedesktop.themeDesktop theme05theme0Capplication/x-theme\##
    ooo000P0S0V0V0m1:1:1:1>1Y1Y1Y1Y1Y`b9PU0Eorg.gnome.gtk-builderGTK interface02ui0Iapplication/x-gtk-builder02ui\##
    ooo00000S0V0V0o1<1<1<1<1Y1Y1Y1Y1Y`F9QB0Gorg.gnome.nautilus-linkNautilus link0Kapplication/x-nautilus-link\##
    ooo000P1316161K1_1_1_1d2U2U2U2U2U`F00000000000000000000000000000001A6N0Corg.gnu.gettext-potTranslation template03pot0Stext/x-gettext-translation-template0:text/x-pot03pot\##
    ooo000P0S0V0V0o1>1>1>1B1c1c1c1c1c`F9QB0Gorg.gnu.libtool-librarylibtool library02la0Oapplication/x-shared-library-la02la\##
    ooo000P0S0V0V0h131313131313131313`F9QB0@org.gnu.rcs-fileRCS history03*,v\##
    ooo00001316161H1X1X1X1\1m1m1m1m1m`F0000000000000000000000000000000PA1C0@org.gnu.troff-metroff -me source02me0?text/x-troff-me0Fapplication/x-troff-me\##
    ooo00001316161H1X1X1X1\1m1m1m1m1m`F0000000000000000000000000000000PA1C0@org.gnu.troff-mmtroff -mm source02mm0?text/x-troff-mm\##
    ooo00001316161H1X1X1X1\1m1m1m1m1m`F0000000000000000000000000000000PA1C0@org.gnu.troff-mstroff -ms source02ms0?text/x-troff-ms0Fapplication/x-troff-ms\##
    ooo00000S0V0V101?1?1?1?1X1X1X1X1X`F9QB0Horg.ietf.delivery-statusDelivery report0Gmessage/delivery-status\##
    ooo00000S0V0V191K1K1K1K1m1m1m1m1m`F9QB0Qorg.ietf.disposition-notificationDisposition report0Pmessage/disposition-notification\##
    ooo00000S0V0V0n1H1H1H1H1_1_1_1_1_`F9QB0Forg.ietf.external-bodyReference to a remote part0Emessage/external-body\##
    ooo00000S0V0V161T1T1T1T1k1k1k1k1k`F9QB0Norg.ietf.multipart-alternativeOne message in several formats0Emultipart/alternative\##
    ooo00000S0V0V151I1I1I1I1_1_1_1_1_`F9QB0Morg.ietf.multipart-byterangesRanges of a resource0Dmultipart/byteranges\##
    ooo00000S0V0V111?1?1?1?1Q1Q1Q1Q1Q`F9QB0Iorg.ietf.multipart-digestMessage digest0@multipart/digest\##
    ooo00000S0V0V141E1E1E1E1Z1Z1Z1Z1Z`F9QB0Lorg.ietf.multipart-encryptedEncrypted message0Cmultipart/encrypted\##
    ooo00000S0V0V141B1B1B1B1W1W1W1W1W`F9QB0Lorg.ietf.multipart-form-dataSubmitted form0Cmultipart/form-data\##
    ooo00000S0V0V101H1H1H1H1Y1Y1Y1Y1Y`F9QB0Horg.ietf.multipart-mixedMessage of several parts0?multipart/mixed\##
    ooo00000S0V0V111C1C1C1C1U1U1U1U1U`F9QB0Iorg.ietf.multipart-reportMail system report0@multipart/report\##
    ooo00000S0V0V111?1?1?1?1Q1Q1Q1Q1Q`F9QB0Iorg.ietf.multipart-signedSigned message0@multipart/signed\##
    ooo00000S0V0V101A1A1A1A1R1R1R1R1R`F9QB0Horg.ietf.partial-messagePart of a message0?message/partial\##
    ooo000P1417171U1i1i1i232U2U2U2U2UP2000000000000000000000000000000002:UT0Lorg.ietf.pkcs-7-certificatesPKCS #7 certificates03p7b03spc0Papplication/x-pkcs7-certificates\##
    ooo000P1417171R1l2R2R2W3S3S3S3S3SP2000000000000000000000000000000002:UT0Iorg.ietf.pkcs-7-signatureDetached PKCS #7 signaturehttps://www.rfc-editor.org/rfc/rfc855103p7s0Kapplication/pkcs7-signature0Mapplication/x-pkcs7-signature0Mapplication/x-pkcs7-signature03p7s\##
    ooo00000S0V0V111F1F1F1K1h1h1h1h1hP28P70Iorg.ietf.pkcs-8-encryptedEncrypted private key03p8e0Kapplication/pkcs8-encrypted\##
    ooo00000S0V0V0h1:1:1:1C1]1]1]1]1]P28P70@org.ietf.pkipathCertification path07pkipath0Happlication/pkix-pkipath\##
    ooo00000S0V0V0o1>1>1>1>1S1S1S1S1S`F9QB0Gorg.ietf.rfc822-headersMessage headers0Ctext/rfc822-headers\##
    ooo00000S0V0V0f1717171C1V1V1V1V1V`F9QB0>org.ietf.sieveSieve mail filter03siv05sieve0Aapplication/sieve\##
    ooo00000S0V0V0e1616161;1G1G1G1G1G`N9060=org.iso.dssslDSSSL style sheet03dsl0:text/x-dsl\##
    ooo000P0S0V0V0o1919191C1]1]1]1]1]`b9PU0Gorg.metalinker.metalinkMetalink 308metalink0Happlication/metalink+xml\##
    ooo00000S0V0V1;1S1S1S1S1n1n1n1n1n`F9QB0Sorg.mozilla.multipart-mixed-replaceStream of replaced parts0Imultipart/x-mixed-replace\##
    ooo000P0S0V0V0n1<1<1<1F1W1W1W1W1W`F9QB0Forg.netfilter.iptablesiptables rules08iptables0?text/x-iptables\##
    ooo000P0S0V0V0g131313181K1K1K1K1K`b9PU0?org.newzbin.nzbUsenet index03nzb0Aapplication/x-nzb\##
    ooo00000S0V0V0c1=1=1=1B1N1N1N1N1N`N9060;org.omg.oclObject Constraint Language03ocl0:text/x-ocl\##
    ooo00000S0V0V0k1515151:1F1F1F1F1F`N9060Corg.ooc-lang.sourceooc source03ooc0:text/x-ooc\##
    ooo00000S0V0V0i1919191>1J1J1J1J1J`N9060Aorg.opengroup.uilMotif UIL source03uil0:text/x-uil\##
    ooo00001?1B1B1]1l1l1l2<2L2L2L2L2L`N0000000300000000000000000000000000000000000891=0Iorg.python.python3-sourcePython 3 source03py304py3x03pyi0>text/x-python3\##
    ooo000P0S0V0V0g151515192D2D2D2D2D`b9PU0?org.qt.linguistQt translation02ts0Ktext/vnd.trolltech.linguist0Fapplication/x-linguist0Dtext/vnd.qt.linguist\##
    ooo000P0S0V0V0d0l0l0l121C1C1C1C1C`F9QB0<org.rpm.specRPM spec04spec0?text/x-rpm-spec\##
    ooo00001?1B1B1T1d1d1d1d2222222222`N0000000300000000000000000000000000000000000891=0@org.scons.sourceSCons build file0<text/x-scons0:sconscript0<sconscript.*0:sconstruct\##
    ooo000P0Y0_0_131D1D1D1M1d1d1d1d1dP20000028P78PA0Borg.sqlite.sqlite2SQLite 2 database07sqlite20Eapplication/x-sqlite2\##
    ooo00000S0V0V0i1<1<1<1A2J2J2J2J2J`F9QB0Aorg.w3.xml-entityXML external entity03ent0Vapplication/xml-external-parsed-entity0Otext/xml-external-parsed-entity\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var appleDouble: Self { Self(number: 96314) }
  @inlinable @inline(__always) package static var iPodFirmware: Self { Self(number: 96352) }
  @inlinable @inline(__always) package static var ciscoVPN: Self { Self(number: 96329) }
  @inlinable @inline(__always) package static var citrixICA: Self { Self(number: 96286) }
  @inlinable @inline(__always) package static var jad: Self { Self(number: 96294) }
  @inlinable @inline(__always) package static var kaitai: Self { Self(number: 96339) }
  @inlinable @inline(__always) package static var flatpakRepo: Self { Self(number: 96295) }
  @inlinable @inline(__always) package static var fluid: Self { Self(number: 96340) }
  @inlinable @inline(__always) package static var xmcd: Self { Self(number: 96281) }
  @inlinable @inline(__always) package static var dbusService: Self { Self(number: 96349) }
  @inlinable @inline(__always) package static var gtkBuilder: Self { Self(number: 96315) }
  @inlinable @inline(__always) package static var poTemplate: Self { Self(number: 96376) }
  @inlinable @inline(__always) package static var libtool: Self { Self(number: 96381) }
  @inlinable @inline(__always) package static var rcs: Self { Self(number: 96378) }
  @inlinable @inline(__always) package static var pkcs7Certificates: Self { Self(number: 96284) }
  @inlinable @inline(__always) package static var pkcs7Signature: Self { Self(number: 96368) }
  @inlinable @inline(__always) package static var metalink3: Self { Self(number: 96379) }
  @inlinable @inline(__always) package static var iptables: Self { Self(number: 96288) }
  @inlinable @inline(__always) package static var nzb: Self { Self(number: 96303) }
  @inlinable @inline(__always) package static var qtLinguist: Self { Self(number: 96287) }
  @inlinable @inline(__always) package static var rpmSpec: Self { Self(number: 96377) }
  @inlinable @inline(__always) package static var sqlite2: Self { Self(number: 96257) }
}
