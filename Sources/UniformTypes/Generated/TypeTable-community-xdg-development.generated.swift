// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgDevelopment: StaticString = ##"""
    1541[V00000000000000000000000000000000000000000000000000000000000000010@16W0R711h1QW19V0000>e1UG\##
    1Ka1@70000gS0000000C00MZ0c[0000000001CX0000XO1MF0000000000000000000aa0000000000600V`0em0Dh0k;000\##
    0001Ng0@B00000000013M0000000=00Hb0000000000_O0000000000000FW0P\0m41Y21]H0AN0000000na1860SO000000\##
    07Z1Am00000009A0000000001F]1Ie1Ro0000000K_0iN0001<80;40000000000000J70U<0Z61Wa0^I1H21E90\X1PC000\##
    ooo000P0Q0T0T0k1C1C1C1C1Z1Z1Z1ZP28P70Ecom.apple.appledoubleAppleDouble in a message0Emultipart/appledouble\##
    ooo000P0Q0T0T0m1:1:1:1:1W1W1W1WP28P70Gcom.apple.ipod-firmwareiPod firmware0Kapplication/x-ipod-firmware\##
    ooo00000W0]0]171E1E1E1E1c1c1c1cP20000088P730_0Hcom.apple.pef-executablePEF executable0Lapplication/x-pef-executable\##
    ooo00000Q0T0T121B1B1B1L1l1l1l1lP28P70Lcom.borland.jbuilder-projectJBuilder project03jpr03jpx0Napplication/x-jbuilder-project\##
    ooo000P0Q0T0T0l1>1>1>1C1e1e1e1e`F9QB0Fcom.cisco.vpn-settingsCisco VPN settings03pcf0Papplication/x-cisco-vpn-settings\##
    ooo000P0Q0T0T0d1515151:1M1M1M1M`F9QB0>com.citrix.icaCitrix connection03ica0Aapplication/x-ica\##
    ooo00000Q0T0T0a0k0k0k101<1<1<1<`N9060;com.dec.dclDCL script03dcl0:text/x-dcl\##
    ooo00000Q0T0T0h1616161;1R1R1R1R`N9060Bcom.markaby.sourceMarkaby source03mab0Eapplication/x-markaby\##
    ooo000P0Q0T0T0f1A1A1A1F1h1h1h1h`F9QB0@com.sun.j2me.jadJava application descriptor03jad0Ptext/vnd.sun.j2me.app-descriptor\##
    ooo00000Q0T0T101F1F1F1L1_1_1_1_P28P70Jcom.symbian.signed-installSigned Symbian package04sisx0Ax-epoc/x-sisx-app\##
    ooo000P1316161H1`1`1`1e2;2;2;2;`F0000000000000000000000000000000001B0\0@io.kaitai.structKaitai Struct definition03ksy0Dtext/x-kaitai-struct\##
    ooo00000Q0T0T0_141414191E1E1E1E`N90609io.qt.mocQt meta-object source03moc0:text/x-moc\##
    ooo00000Q0T0T0n1@1@1@1@1X1X1X1XP28P70Hnet.sourceforge.gtktalogGTKtalog catalogue0Fapplication/x-gtktalog\##
    ooo00000Y0\0\1@1T1T1T1Y1g1g1g1g`N0000000P@Wb0Rorg.accellera.systemverilog-headerSystemVerilog header03svh0<text/x-svhdr02vh\##
    ooo000P0Q0T0T0l1>2G2G2T32323232`F9QB0Forg.flatpak.repositoryFlatpak repositoryhttps://www.iana.org/assignments/media-types/application/vnd.flatpak.repo0;flatpakrepo0Lapplication/vnd.flatpak.repo\##
    ooo000P0Q0T0T0d121212161K1K1K1K`F9QB0>org.fltk.fluidFLTK interface02fl0Capplication/x-fluid\##
    ooo000P0Q0T0T0e1717171=1H1H1H1H`F9QB0?org.freedb.xmcdCD database record04xmcd09text/xmcd\##
    ooo000P0Q0T0T121?1?1?1H1]1]1]1]`F9QB0Lorg.freedesktop.dbus-serviceD-Bus service07service0Ctext/x-dbus-service\##
    ooo00000Q0T0T0k1818181?1T1T1T1T`F9QB0Eorg.freedesktop.themeDesktop theme05theme0Capplication/x-theme\##
    ooo000P0Y0\0\131@1@1@1D1_1_1_1_`B000000089PU0Eorg.gnome.gtk-builderGTK interface02ui0Iapplication/x-gtk-builder\##
    ooo00000Q0T0T0m1:1:1:1:1W1W1W1W`F9QB0Gorg.gnome.nautilus-linkNautilus link0Kapplication/x-nautilus-link\##
    ooo000P1013131H1\1\1\1a2R2R2R2R`F0000000000000000000000000000002@VN0Corg.gnu.gettext-potTranslation template03pot0Stext/x-gettext-translation-template0:text/x-pot\##
    ooo000P0Q0T0T0m1<1<1<1@1a1a1a1a`F9QB0Gorg.gnu.libtool-librarylibtool library02la0Oapplication/x-shared-library-la\##
    ooo000P0Q0T0T0f1111111111111111`F9QB0@org.gnu.rcs-fileRCS history03*,v\##
    ooo00001013131E1U1U1U1Y1j1j1j1j`F000000000000000000000000000000P@QC0@org.gnu.troff-metroff -me source02me0?text/x-troff-me0Fapplication/x-troff-me\##
    ooo00001013131E1U1U1U1Y1j1j1j1j`F000000000000000000000000000000P@QC0@org.gnu.troff-mmtroff -mm source02mm0?text/x-troff-mm\##
    ooo00001013131E1U1U1U1Y1j1j1j1j`F000000000000000000000000000000P@QC0@org.gnu.troff-mstroff -ms source02ms0?text/x-troff-ms0Fapplication/x-troff-ms\##
    ooo00000Q0T0T0n1=1=1=1=1V1V1V1V`F9QB0Horg.ietf.delivery-statusDelivery report0Gmessage/delivery-status\##
    ooo00000Q0T0T171I1I1I1I1k1k1k1k`F9QB0Qorg.ietf.disposition-notificationDisposition report0Pmessage/disposition-notification\##
    ooo00000Q0T0T0l1F1F1F1F1]1]1]1]`F9QB0Forg.ietf.external-bodyReference to a remote part0Emessage/external-body\##
    ooo00000Q0T0T141R1R1R1R1i1i1i1i`F9QB0Norg.ietf.multipart-alternativeOne message in several formats0Emultipart/alternative\##
    ooo00000Q0T0T131G1G1G1G1]1]1]1]`F9QB0Morg.ietf.multipart-byterangesRanges of a resource0Dmultipart/byteranges\##
    ooo00000Q0T0T0o1=1=1=1=1O1O1O1O`F9QB0Iorg.ietf.multipart-digestMessage digest0@multipart/digest\##
    ooo00000Q0T0T121C1C1C1C1X1X1X1X`F9QB0Lorg.ietf.multipart-encryptedEncrypted message0Cmultipart/encrypted\##
    ooo00000Q0T0T121@1@1@1@1U1U1U1U`F9QB0Lorg.ietf.multipart-form-dataSubmitted form0Cmultipart/form-data\##
    ooo00000Q0T0T0n1F1F1F1F1W1W1W1W`F9QB0Horg.ietf.multipart-mixedMessage of several parts0?multipart/mixed\##
    ooo00000Q0T0T0o1A1A1A1A1S1S1S1S`F9QB0Iorg.ietf.multipart-reportMail system report0@multipart/report\##
    ooo00000Q0T0T0o1=1=1=1=1O1O1O1O`F9QB0Iorg.ietf.multipart-signedSigned message0@multipart/signed\##
    ooo00000Q0T0T0n1?1?1?1?1P1P1P1P`F9QB0Horg.ietf.partial-messagePart of a message0?message/partial\##
    ooo000P1114141R1f1f1f202R2R2R2RP200000000000000000000000000000002:UT0Lorg.ietf.pkcs-7-certificatesPKCS #7 certificates03p7b03spc0Papplication/x-pkcs7-certificates\##
    ooo000P1114141O1i2O2O2T3P3P3P3PP200000000000000000000000000000002:UT0Iorg.ietf.pkcs-7-signatureDetached PKCS #7 signaturehttps://www.rfc-editor.org/rfc/rfc855103p7s0Kapplication/pkcs7-signature0Mapplication/x-pkcs7-signature0Mapplication/x-pkcs7-signature\##
    ooo00000Q0T0T0o1D1D1D1I1f1f1f1fP28P70Iorg.ietf.pkcs-8-encryptedEncrypted private key03p8e0Kapplication/pkcs8-encrypted\##
    ooo00000Q0T0T0f1818181A1[1[1[1[P28P70@org.ietf.pkipathCertification path07pkipath0Happlication/pkix-pkipath\##
    ooo00000Q0T0T0m1<1<1<1<1Q1Q1Q1Q`F9QB0Gorg.ietf.rfc822-headersMessage headers0Ctext/rfc822-headers\##
    ooo00000Q0T0T0d1515151A1T1T1T1T`F9QB0>org.ietf.sieveSieve mail filter03siv05sieve0Aapplication/sieve\##
    ooo00000Q0T0T0c141414191E1E1E1E`N9060=org.iso.dssslDSSSL style sheet03dsl0:text/x-dsl\##
    ooo000P0Y0\0\151?1?1?1I1c1c1c1c`B000000089PU0Gorg.metalinker.metalinkMetalink 308metalink0Happlication/metalink+xml\##
    ooo00000Q0T0T191Q1Q1Q1Q1l1l1l1l`F9QB0Sorg.mozilla.multipart-mixed-replaceStream of replaced parts0Imultipart/x-mixed-replace\##
    ooo000P0Q0T0T0l1:1:1:1D1U1U1U1U`F9QB0Forg.netfilter.iptablesiptables rules08iptables0?text/x-iptables\##
    ooo000P0Y0\0\0m1919191>1Q1Q1Q1Q`B000000089PU0?org.newzbin.nzbUsenet index03nzb0Aapplication/x-nzb\##
    ooo00000Q0T0T0a1;1;1;1@1L1L1L1L`N9060;org.omg.oclObject Constraint Language03ocl0:text/x-ocl\##
    ooo00000Q0T0T0i131313181D1D1D1D`N9060Corg.ooc-lang.sourceooc source03ooc0:text/x-ooc\##
    ooo00000Q0T0T0g1717171<1H1H1H1H`N9060Aorg.opengroup.uilMotif UIL source03uil0:text/x-uil\##
    ooo00001;1>1>1Y1h1h1h282H2H2H2H`N000000P1000000000000000000000000000000000P91=0Iorg.python.python3-sourcePython 3 source03py304py3x03pyi0>text/x-python3\##
    ooo000P0Y0\0\0m1;1;1;1?2J2J2J2J`B000000089PU0?org.qt.linguistQt translation02ts0Ktext/vnd.trolltech.linguist0Fapplication/x-linguist0Dtext/vnd.qt.linguist\##
    ooo000P0Q0T0T0b0j0j0j101A1A1A1A`F9QB0<org.rpm.specRPM spec04spec0?text/x-rpm-spec\##
    ooo00001;1>1>1P1`1`1`1`1n1n1n1n`N000000P1000000000000000000000000000000000P91=0@org.scons.sourceSCons build file0<text/x-scons0:sconscript0<sconscript.*0:sconstruct\##
    ooo000P0W0]0]111B1B1B1K1b1b1b1bP20000018P78PA0Borg.sqlite.sqlite2SQLite 2 database07sqlite20Eapplication/x-sqlite2\##
    ooo00000Q0T0T0g1:1:1:1?2H2H2H2H`F9QB0Aorg.w3.xml-entityXML external entity03ent0Vapplication/xml-external-parsed-entity0Otext/xml-external-parsed-entity\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var appleDouble: Self { Self(number: 84026) }
  @inlinable @inline(__always) package static var iPodFirmware: Self { Self(number: 84064) }
  @inlinable @inline(__always) package static var ciscoVPN: Self { Self(number: 84041) }
  @inlinable @inline(__always) package static var citrixICA: Self { Self(number: 83998) }
  @inlinable @inline(__always) package static var jad: Self { Self(number: 84006) }
  @inlinable @inline(__always) package static var kaitai: Self { Self(number: 84051) }
  @inlinable @inline(__always) package static var flatpakRepo: Self { Self(number: 84007) }
  @inlinable @inline(__always) package static var fluid: Self { Self(number: 84052) }
  @inlinable @inline(__always) package static var xmcd: Self { Self(number: 83993) }
  @inlinable @inline(__always) package static var dbusService: Self { Self(number: 84061) }
  @inlinable @inline(__always) package static var gtkBuilder: Self { Self(number: 84027) }
  @inlinable @inline(__always) package static var poTemplate: Self { Self(number: 84088) }
  @inlinable @inline(__always) package static var libtool: Self { Self(number: 84093) }
  @inlinable @inline(__always) package static var rcs: Self { Self(number: 84090) }
  @inlinable @inline(__always) package static var pkcs7Certificates: Self { Self(number: 83996) }
  @inlinable @inline(__always) package static var pkcs7Signature: Self { Self(number: 84080) }
  @inlinable @inline(__always) package static var metalink3: Self { Self(number: 84091) }
  @inlinable @inline(__always) package static var iptables: Self { Self(number: 84000) }
  @inlinable @inline(__always) package static var nzb: Self { Self(number: 84015) }
  @inlinable @inline(__always) package static var qtLinguist: Self { Self(number: 83999) }
  @inlinable @inline(__always) package static var rpmSpec: Self { Self(number: 84089) }
  @inlinable @inline(__always) package static var sqlite2: Self { Self(number: 83969) }
}
