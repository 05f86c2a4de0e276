// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityArchives: StaticString = ##"""
    4:_0000000fA0000000000000004950000000000L_0000000000000001hI0000002iQ0000000000000002:;0000001jD\##
    0000000000001JD0001DL1P:32R0000003Co00000000000028F2MN1G^0000000000001]J0001;]4aa2ch0001fY0001L@\##
    2F:0000000000000000000000000000000000000000002QF0000000000004KM0000000000SU4RY2f?4HN000000000000\##
    0000000000000000000000000000000000000000004]U0000000000000000000000000000hH3c?0000000000001Bc000\##
    0000000000000000[`1A80000000002b300000000000000000037`0000000000000000003mZ0001dU0000000002DX000\##
    0000003QE0000NF0000002?o0000000000000000000002^[0002KS2SD0000000001Yb2AY00042J0004jh000000000000\##
    0000000000003j000000000000022o0000000000001Wg0000000000003]l4go0000003Vk0000000000oS000000000000\##
    0003Zl0000000000000000001F50000000000YW0001>14EV00000000000040Y00000030e0_M1[X3I:0UR4`53ka0002`J\##
    0001TN0000000000000002X<0000000000000004<H0000000002Vi44V4NL0]@0000000000000000002Gi0002<3000000\##
    0000003<l00000015b0000000000000002Ie1170000000000000000001l[0000000l14Y20000003oF0000001VA2Y^000\##
    0000000mI0004TM2la0j80000000000000000aT0000003eN0003TH0000001N:1aJ0004Ch000000000000000000000000\##
    0000IC0000003`T0003Ma0000000K70000000000000000000000000000000H00003?H0000000000000000000000002\T\##
    0000000000000000001ba4UZ00012_46F00000000000000026\0004QF0000000004=`0001oA0000004ej2k50003G04mM\##
    4Zg3;B0000001R13XV0000000000000000000004Al000000000000000000000000000000000000000000000000000000\##
    0002Tl0000000000P:0000000000000000004c:00000000000000000000000000000000019T00000000024`000000000\##
    0002nU0000000000000003KL0Qb2OR0c30dh35m0003gf0000000002>S00000000000000000000000000014K000000000\##
    ooo00000S0V0Y0m1=1=1=1C1C1C1C1C1CP28P70Q=0Bcom.1password.1pux1Password export041pux\##
    ooo00000Y0_0_101>1>1>1I1d1d1d1d1dP20000488P70Q<0?com.acronis.tibAcronis backup03tib04tibx0Iapplication/x-acronis-tib\##
    ooo00000S0V0V0h1616161;1X1X1X1X1XP28P70@com.aescrypt.aesAES Crypt file03aes0Kapplication/x-aes-encrypted\##
    ooo00000Y0_0_1;1M1M1M1W1W1W1W1W1WP20000488P70Q<0Jcom.alcohol-soft.mdf-imageAlcohol 120% image03mdf03mds\##
    ooo000P0Y0_0_0n1>1>1>1C1d1d1d1d1dP20000488P70Q<0=com.amiga.adfAmiga disk image03adf0Oapplication/x-amiga-disk-format\##
    ooo00000[0^0^101F1F1F1X1X1X1X1X1XP20004400@0Q=0@com.android.apksAndroid split packages04apks04apkm04xapk\##
    ooo000P1114141L1^1^1^1c1c1c1c1c1cP200044@0@00000000000000000000020Q>0Fcom.android.app-bundleAndroid App Bundle03aab\##
    ooo00001114141Q1`1`1`1m1m1m1m1m1mP200044@0@00000000000000000000020Q>0Kcom.android.library-archiveAndroid library0;aar-android\##
    ooo000P1114141Q1`3434393b3b3b3b3bP200044@0@00000000000000000000020Q>0Kcom.android.package-archiveAndroid packagehttps://www.iana.org/assignments/media-types/application/vnd.android.package-archive03apk0Wapplication/vnd.android.package-archive0Aapplication/x-apk\##
    ooo00000Y0_0_181K1K1K1X2929292929P20000488P70Q<0Gcom.apple.disk-copy-4-2Disk Copy 4.2 image05image04dc420Oapplication/x-dc42-floppy-image\##
    ooo00000^0a0d1>1L1L1L1P1P1P1P1P1PP2000048000040Pc:SD0Hcom.apple.disk-image-rawRaw disk image02dd\##
    ooo00000^0a0a1>1O1O1O1\2=2=2=2=2=P2000048000040Pc0Kcom.apple.disk-image-sparseSparse disk image0;sparseimage0Oapplication/x-apple-sparseimage\##
    ooo00010Y0_0_1C1[1[1[2727272727270200P04<30m0Q<0Rcom.apple.disk-image-sparse-bundleSparse bundle disk image0<sparsebundle0<backupbundle\##
    ooo000P0Y0_0_121E1E1E1O1O1O1O1O1OP20000488P70Q<0Acom.apple.ii-diskApple II disk image032mg03woz\##
    ooo00000[0^0^151D1D1D1J1e1e1e1e1eP20004400@0Q=0Ecom.apple.itunes.ipswiPhone software04ipsw0Iapplication/x-itunes-ipsw\##
    ooo00000S0V0V0j1212121I1I1I1I1I1IP28P70Bcom.apple.keychainKeychain08keychain0;keychain-db\##
    ooo000P0S0V0V0o1E1E1E1O1l1l1l1l1lP28P70Gcom.apple.macos-dsstoreFinder folder settings08ds_store0Kapplication/x-apple-dsstore09.ds_store\##
    ooo00000Y0_0_0n1B1B1B1G1`1`1`1`1`P20000488P70Q<0=com.atari.msaAtari MSA disk image03msa0Gapplication/x-atari-msa\##
    ooo00000X0^0^111F1F1F1K1i1i1i1i1iP2000048P70Qk0Acom.cazip.archiveCAZIP compressed file03caz0Lapplication/x-compress-cazip\##
    ooo00000Y0_0_161C1C1C1H1H1H1H1H1HP20000488P70Q<0Ecom.clonecd.ccd-imageCloneCD image03ccd\##
    ooo000P0Y0_0_181L1L1L1\2:2:2:2:2:P20000488P70Q<0Gcom.compressed-iso.cisoCompressed ISO image03cso04ciso03zso0Lapplication/x-compressed-iso\##
    ooo00000X0^0^101<1<1<1@1T1T1T1T1TP2000048P70Qk0@com.dzip.archiveDzip archive02dz0Bapplication/x-dzip\##
    ooo00000X0^0^0l1;1;1;1;1X1X1X1X1XP2000048P70Qk0<com.edi.packEDI Install LZS0Kapplication/x-edi-pack-lzss\##
    ooo000P0X0^0^171D1D1D1I1\1\1\1\1\P2000048P70Qk0Gcom.estsoft.alz-archiveALZip archive03alz0Aapplication/x-alz\##
    ooo000P0X0^0^171B1B1B1G1G1G1G1G1GP2000048P70Qk0Gcom.estsoft.egg-archiveEGG archive03egg\##
    0L0000T0X0^0^1>1O25252@2R2R2R2R2RP2000048P70Qk0Ncom.facebook.zstandard-archiveZstandard archivehttps://www.rfc-editor.org/rfc/rfc887803zst04zstd0@application/zstd0Gapplication/x-zstandard0Bapplication/x-zstd0Qapplication/x-zstd-compressed-tar\##
    ooo00000n11111U1j1j1j202020202020P2000040000000000000000000001:TU0Rcom.facebook.zstandard-tar-archiveZstandard tar archive04tzst07tar.zst\##
    ooo00000X0^0^191D1j1j1n2D2D2D2D2DP2000048P70Qk0Icom.google.brotli-archiveBrotli filehttps://www.rfc-editor.org/rfc/rfc793202br0Dapplication/x-brotli\##
    ooo000P0X0^0^181C2@2@2D2a2a2a2a2aP2000048P70Qk0Hcom.google.snappy-framedSnappy filehttps://github.com/google/snappy/blob/main/framing_format.txt02sz0Kapplication/x-snappy-framed0Dapplication/x-snappy\##
    ooo00000X0^0^151?1?1?1D1[1[1[1[1[P2000048P70Qk0Ecom.google.web-bundleWeb bundle03wbn0Eapplication/webbundle\##
    ooo00000Y0_0_0k1<1<1<1A1Y1Y1Y1Y1YP20000488P70Q<0:com.hp.lifHP LIF disk image03lif0Fapplication/x-lif-disk\##
    ooo00000Y0_0_0l1=1=1=1B1Y1Y1Y1Y1YP20000488P70Q<0;com.ibm.dskCPCEMU disk image03dsk0Eapplication/x-ibm-dsk\##
    ooo00000X0^0^0o1=1=1=1B1Y1Y1Y1Y1YP2000048P70Qk0?com.ibm.os2-wpiWarpIN archive03wpi0Eapplication/x-os2-wpi\##
    ooo000P0X0^0^191N1N1N1N2V2V2V2V2VP2000048P70Qk0Icom.installshield.archiveInstallShield cabinet0Kapplication/x-installshield0Yapplication/x-installshield-compress-szdd\##
    ooo00000S0V0V0m1H1H1H1M1g1g1g1g1g`F9QB0Ecom.installshield.lidInstallShield language list03lid0Htext/x-installshield-lid03lid\##
    ooo00000S0V0V101D1D1D1I1j1j1j1j1jP28P70Hcom.installshield.scriptInstallShield script03ins0Oapplication/x-installshield-ins\##
    ooo00000X0^0^131J1J1J1J2020202020P2000048P70Qk0Ccom.installshield.zInstallShield Z archive0Tapplication/x-compress-installshield\##
    ooo00000X0^0^0n1D1D1D1M1g1g1g1g1gP2000048P70Qk0>com.maxis.dbpfMaxis database package07package0Happlication/x-maxis-dbpf\##
    ooo000P0[0^0^121E1E1E1i2M2M2M2M2MP20004400@0Q=0Bcom.microsoft.appxWindows app package04appx04msix0:appxbundle0:msixbundle0@application/appx0@application/msix\##
    ooo00000S0V0V121H1H1H1M1c1c1c1c1cP28P70Jcom.microsoft.clip-galleryClip gallery catalogue03cag0Dapplication/x-ms-cag\##
    ooo00000S0V0V0i1B1B1B1G1V1V1V1V1V`F9QB0Acom.microsoft.cpxControl panel applet list03cpx0=text/x-ms-cpx\##
    ooo00000X0^0a171E1E1E1M1k1k1k1k1kP2000048P70Qk0Q=0Dcom.microsoft.gadgetWindows gadget06gadget0Lapplication/x-windows-gadget\##
    ooo000P0X0^0^121F1F1F1F1f1f1f1f1fP2000048P70Qk0Bcom.microsoft.kwajKWAJ compressed file0Napplication/x-ms-compress-kwaj\##
    ooo00000X0^0^111G1G1G1L1b1b1b1b1bP2000048P70Qk0Acom.microsoft.mdzAccess wizard template03mdz0Dapplication/x-ms-mdz\##
    0M1000T0X0^0a1>1W1W1h272b2b2b2b2bP2000048P70Qk<QF0Kcom.microsoft.msi-installerWindows Installer packageapplication/x-msi03msi03msp03mst0Fapplication/vnd.ms-msi0Aapplication/x-msi0?application/msi0Japplication/x-ms-installer0Oapplication/x-windows-installer\##
    ooo000P0[0^0^131@1@1@1G1G1G1G1G1GP20004400@0Q=0Ccom.microsoft.nugetNuGet package05nupkg\##
    ooo00000Y0_0_121I1I1I1N1d1d1d1d1dP20000488P70Q<0Acom.microsoft.sdiSystem deployment image03sdi0Dapplication/x-ms-sdi\##
    ooo000P0[0^0^191P1P1P1U2424242424P20004400@0Q=0Icom.microsoft.silverlightSilverlight application03xap0Mapplication/x-silverlight-app\##
    ooo000P0X0^0^101B1B1B1B1`1`1`1`1`P2000048P70Qk0@com.microsoft.szSZ compressed file0Lapplication/x-ms-compress-sz\##
    ooo000P0X0^0^121F1F1F1K1k1k1k1k1kP2000048P70Qk0Bcom.microsoft.szddSZDD compressed file03sz_0Napplication/x-ms-compress-szdd\##
    ooo000P0X0^0a1:1L1L1L1f2G2G2G2G2GP2000048P70Qk0QO0Gcom.microsoft.themepackWindows theme pack09themepack0=deskthemepack0Oapplication/x-windows-themepack\##
    ooo000P0Y0_0_121C1C1C1M2C2C2C2C2CP20000488P70Q<0Acom.microsoft.vhdVirtual hard disk03vhd03vpc0Fapplication/x-vhd-disk0Lapplication/x-virtualbox-vhd0Aapplication/x-vhd\##
    ooo000P0Y0_0_131G2G2G2M3E3E3E3E3EP20000488P70Q<0Bcom.microsoft.vhdxVirtual hard disk v2https://learn.microsoft.com/openspecs/windows_protocols/ms-vhdx/04vhdx0Gapplication/x-vhdx-disk0Mapplication/x-virtualbox-vhdx0Gapplication/x-vhdx-disk\##
    ooo000P0[0^0^121I1I1I1O1a1a1a1a1aP20004400@0Q=0Bcom.microsoft.vsixVisual Studio extension04vsix0@application/vsix\##
    ooo000P0Y0_0_1:1G1G1G1V1l1l1l1l1lP20000488P70Q<0Icom.microsoft.wim-archiveWindows image03wim03swm03esd0Dapplication/x-ms-wim\##
    ooo00000Y0_0_131B1B1B1G1Z1Z1Z1Z1ZP20000488P70Q<0Bcom.nero.nrg-imageNero disc image03nrg0Aapplication/x-nrg\##
    ooo000P0Y0_0_161H1H1H1M1e1e1e1e1eP20000488P70Q<0Ecom.nintendo.fds-diskFamicom disk image03fds0Fapplication/x-fds-disk\##
    ooo00000X0^0^131I1I1I1I1h1h1h1h1hP2000048P70Qk0Ccom.novell.compressNovell compressed file0Mapplication/x-novell-compress\##
    ooo000P0Y0_0_141E1E1g1l1l1l1l1l1lP20000488P70Q<0Ccom.padus.cdi-imageDiscJuggler imageapplication/x-discjuggler-cd-image03cdi0Rapplication/x-discjuggler-cd-image\##
    ooo00010Y0\0\0n1G1G1G1L1L1L1L1L1L0200P00430m0@com.parallels.vmParallels virtual machine03pvm\##
    ooo00000X0^0^121@1@1@1D1Z1Z1Z1Z1ZP2000048P70Qk0Bcom.qpress.archiveQPress archive02qp0Dapplication/x-qpress\##
    0N4000T0X0^0^161A1P1P1[2T2T2T2T2TP2000048P70Qk0Fcom.redhat.rpm-archiveRPM packagehttps://rpm.org03rpm04srpm0Aapplication/x-rpm0Tapplication/x-redhat-package-manager0Iapplication/x-rpm-package\##
    ooo00000Y0_0_1;1K1K1K1R1R1R1R1R1RP20000488P70Q<0Jcom.roxio.disk-image-toastToast disc image05toast\##
    ooo00000Y0_0_111B1B1B1G1_1_1_1_1_P20000488P70Q<0@com.sinclair.trdTR-DOS disk image03trd0Fapplication/x-trid-trd\##
    ooo000P1114141P1g1g1g1l1l1l1l1l1lP200044@0@00000000000000000000020Q>0Jcom.sun.enterprise-archiveJava enterprise archive03ear\##
    ooo000P0S0V0V0j1<1<1<1D1^1^1^1^1^P28P70Bcom.sun.java-imageJava runtime image06jimage0Happlication/x-java-image\##
    ooo000P0S0V0V111C1C1C1J1k1k1k1k1kP28P70Icom.sun.java-jce-keystoreJava JCE key store05jceks0Oapplication/x-java-jce-keystore\##
    ooo000P0S0V0V0m1;1;1;1N1k1k1k1k1kP28P70Ecom.sun.java-keystoreJava key store03jks08keystore02ks0Kapplication/x-java-keystore07cacerts\##
    ooo000P0Y0b0e1:1E1E1E1K1d1d1d1d1dP200004@8P730_0Qk0Q=0Ccom.sun.java-moduleJava module04jmod0Gapplication/x-java-jmod\##
    ooo000P0X0^0^141C1C1C1L1h1h1h1h1hP2000048P70Qk0Dcom.sun.java-pack200Pack200 archive07pack2000Japplication/x-java-pack20004pack\##
    ooo00000X0^0^101<1<1<1<1X1X1X1X1XP2000048P70Qk0@com.svr4.packageSVR4 package0Japplication/x-svr4-package\##
    ooo00000Y0_0_131I1I1I1N1m1m1m1m1mP20000488P70Q<0Bcom.sydex.telediskTransCopy floppy image03td00Mapplication/x-floppy-image-tc\##
    ooo00000Y0_0_131>1>1>1C1C1C1C1C1CP20000488P70Q<0Bcom.symantec.ghostGhost image03gho\##
    ooo00010Y0\0\121H1H1H1R1R1R1R1R1R0200P00430m0Dcom.vmware.vm-bundleVMware virtual machine08vmwarevm\##
    ooo000P0Y0_0_101;1;1;1A1n1n1n1n1nP20000488P70Q<0?com.vmware.vmdkVMware disk04vmdk0Gapplication/x-vmdk-disk0Bapplication/x-vmdk0Mapplication/x-virtualbox-vmdk0Gapplication/x-vmdk-disk\##
    ooo000P0X0^0^161A1A1A1F2727272727P2000048P70Qk0Fcom.winace.ace-archiveACE archive03ace0Lapplication/x-ace-compressed0Aapplication/x-ace\##
    ooo00000[0^0^171C1Y1Y1_1_1_1_1_1_P20004400@0Q=0Gcom.winzip.zipx-archiveZIPX archivehttps://www.winzip.com04zipx\##
    ooo000P0X0^0^111<1<1<1A1T1T1T1T1TP2000048P70Qk0Acx.c3.arc-archiveARC archive03arc0Aapplication/x-arc03arc\##
    ooo000P0X0^0^111<1<1<1A1e1e1e1e1eP2000048P70Qk0Acx.c3.arj-archiveARJ archive03arj0Aapplication/x-arj0?application/arj\##
    ooo00001B1E1E1a2727272@2@2@2@2@2@P2000040000000000000000000000000000000000000000010PC0Jcx.c3.compress-tar-archiveCompressed tar archive03taz02tz05tar.z\##
    ooo000P0X0^0^111<1<1<1K2Q2Q2Q2Q2QP2000048P70Qk0Acx.c3.lha-archiveLHA archive03lzh03lha03lzs0Lapplication/x-lzh-compressed0Aapplication/x-lha0Capplication/x-lharc0Lapplication/x-lha-compressed0Aapplication/x-lzh\##
    ooo000P0X0^0^111<1<1<1A1T1T1T1T1TP2000048P70Qk0Acx.c3.zoo-archiveZoo archive03zoo0Aapplication/x-zoo\##
    ooo00000X0^0a141@1@1@1F1\1\1\1\1\P2000048P70Qk:Ri0Aio.snapcraft.snapSnap package04snap0Dapplication/vnd.snap\##
    ooo000P0Y0_0_111A1A1A1L1d1d1d1d1dP20000028P78PA0@net.keepass.kdbxKeePass database04kdbx03kdb0Fapplication/x-keepass2\##
    ooo000P0S0V0V0n1@1]1]1b2@2@2@2@2@P28P70Forg.age-encryption.ageage encrypted filehttps://age-encryption.org/v103age0Lapplication/x-age-encryption\##
    ooo00001316161O1]1]1]1]1]1]1]1]1]P20000400000000000000000000000000<0Pj0Gorg.alpinelinux.packageAlpine package\##
    0O5000T1:1=1@1W1_2G2G2Q2k2k2k2k2kP200000@00000000000000000000000000000000131W=1Y0Eorg.appimage.appimageAppImagehttps://github.com/AppImage/AppImageSpec08appimage0Happlication/vnd.appimage0Napplication/x-iso9660-appimage\##
    ooo000P0X0^0^0o1C1C1C1H1^1^1^1^1^P2000048P70Qk0?org.archive.arcInternet Archive ARC03arc0Dapplication/x-ia-arc03arc\##
    ooo000P0X0^0^181C2@2@2F2X2X2X2X2XP2000048P70Qk0Horg.archive.warc-archiveWeb archivehttps://www.iana.org/assignments/media-types/application/warc04warc0@application/warc0Capplication/warc+gz0Bapplication/x-warc06arc.gz07warc.gz\##
    ooo00000X0^0^151A1A1A1A1A1A1A1A1AP2000048P70Qk0Eorg.archlinux.packageArch package0:pkg.tar.xz0;pkg.tar.zst\##
    ooo000P0X0^0a191I1I1I1N1n1n1n1n1nP2000048P70Qk0Q=0Forg.chromium.extensionChrome extension03crx0Napplication/x-chrome-extension0Lapplication/x-chrome-package\##
    ooo000P0X0^0a191G2Y2Y2d4<4<4<4<4<P2000048P70Qk:UA0Forg.debian.deb-archiveDebian packagehttps://www.iana.org/assignments/media-types/application/vnd.debian.binary-package03deb04udeb0Uapplication/vnd.debian.binary-package0Aapplication/x-deb0Lapplication/x-debian-package0Iapplication/x-deb-package\##
    ooo000P1@1C1C1Q1l2N2N2S3131313131P200004000000000000000000000000002000000000000@0PF0<org.dmtf.ovaOpen Virtualization archivehttps://www.dmtf.org/standards/ovf03ova0Lapplication/x-virtualbox-ova\##
    ooo000P0S0V0V0d1B1d1d1i2:2:2:2:2:`b9PU0<org.dmtf.ovfOpen Virtualization descriptorhttps://www.dmtf.org/standards/ovf03ovf0?application/ovf\##
    ooo000P0X0^0^121@1@1@1Q1j1j1j1j1jP2000048P70Qk0Borg.flatpak.bundleFlatpak bundle07flatpak06xdgapp0Gapplication/vnd.flatpak0Fapplication/vnd.xdgapp\##
    ooo000P0S0V0V0m1>1>1>1J2E2E2E2E2E`F9QB0Eorg.flatpak.referenceFlatpak reference0:flatpakref0Kapplication/vnd.flatpak.ref0Lapplication/vnd.flatpak.repo\##
    ooo00001@1C1C1T1i3131373T3T3T3T3TP200004000000000000000000000000002000000000000@0PF0?org.gentoo.gpkgGentoo binary packagehttps://www.iana.org/assignments/media-types/application/vnd.gentoo.gpkg04gpkg0Kapplication/vnd.gentoo.gpkg\##
    ooo00000X0^0^0o1B2J2J2V3333333333P2000048P70Qk0?org.gentoo.xpakGentoo XPAK packagehttps://www.iana.org/assignments/media-types/application/vnd.gentoo.xpak04xpak04tbz20Kapplication/vnd.gentoo.xpak\##
    ooo000T0X0^0^121<1<1<1H2M2M2M2M2MP2000048P70Qk0Borg.gnu.ar-archivear archive01a02ar03lib0Eapplication/x-archive0Japplication/x-unix-archive0@application/x-ar04rlib\##
    ooo00000X0^0^141A1A1A1G1[1[1[1[1[`F000049QB0Qk0Dorg.gnu.shar-archiveShell archive04shar0Bapplication/x-shar\##
    ooo00001@1C1C1Y1j1j1j212F2F2F2F2FP200004000000000000000000000000002000000000000@0PF0Dorg.gnu.tar-variantsPOSIX tar archive05ustar0Capplication/x-ustar\##
    ooo000\0S0V0V0d0l1R1R1W2R2R2R2R2R`F9QB0<org.ietf.pemPEM texthttps://www.rfc-editor.org/rfc/rfc746803pem0Fapplication/x-pem-file0Qapplication/pem-certificate-chain08id_ecdsa0:id_ed2551906id_rsa\##
    ooo000P0S0V0Y0k1>1d1d1n2B2B2B2B2BP28P7:SQ0@org.ietf.pkcs-10Certificate requesthttps://www.rfc-editor.org/rfc/rfc596703p1003csr0Bapplication/pkcs100Dapplication/x-pkcs10\##
    0R1000\0S0V0Y0j191_1_1i2A2A2A2A2AP28P7:SQ0?org.ietf.pkcs-7PKCS #7 messagehttps://www.rfc-editor.org/rfc/rfc855103p7c03p7m0Fapplication/pkcs7-mime0Happlication/x-pkcs7-mime\##
    ooo000P0S0V0Y0j1=1c1c1l2?2?2?2?2?P28P7:SQ0?org.ietf.pkcs-8PKCS #8 private keyhttps://www.rfc-editor.org/rfc/rfc595802p803pk80Aapplication/pkcs8\##
    ooo000P0S0V0Y0l1G1m1m222H2H2H2H2HP28P7:SQ0Aorg.ietf.pkix-crlCertificate revocation listhttps://www.rfc-editor.org/rfc/rfc258503crl0Dapplication/pkix-crl\##
    ooo000P0X0^0^0m181^1^1h2:2:2:2:2:P2000048P70Qk0=org.ietf.zlibzlib streamhttps://www.rfc-editor.org/rfc/rfc671302zz04zlib0@application/zlib\##
    ooo00000S0V0V101H1H1H1H1a1a1a1a1aP28P70Horg.jrsoftware.innosetupInno Setup uninstall log0Gapplication/x-innosetup\##
    ooo00000S0V0V191L1L1L1L1i1i1i1i1iP28P70Qorg.jrsoftware.innosetup-messagesInno Setup messages0Kapplication/x-innosetup-msg\##
    ooo000P0Y0_0_121>1>1>1F1\1\1\1\1\P20000488P70Q<0Aorg.kernel.cramfsCramfs image06cramfs0Dapplication/x-cramfs\##
    ooo000P0Y0_0_111<1<1<1C1C1C1C1C1CP20000488P70Q<0@org.kernel.erofsEROFS image05erofs\##
    ooo000P0Y0_0_1:1O1O1O1a1a1a1a1a1aP20000488P70Q<0Iorg.kernel.ext-filesystemext file system image04ext204ext304ext4\##
    ooo000T0Y0_0_141B1B1B1]2727272727P20000488P70Q<0Corg.kernel.squashfsSquashfs image08squashfs04sqfs03sfs04sqsh0Happlication/vnd.squashfs03sqs\##
    ooo000T0X0^0^191F1F1F1K1`1`1`1`1`P2000048P70Qk0Iorg.kolivas.lrzip-archiveLrzip archive03lrz0Capplication/x-lrzip\##
    ooo000T0X0^0^131;26262;2N2N2N2N2NP2000048P70Qk0Corg.lz4.lz4-archiveLZ4 filehttps://github.com/lz4/lz4/blob/dev/doc/lz4_Frame_format.md03lz40Aapplication/x-lz40?application/lz4\##
    ooo000T0X0^0^151A1A1A1F1Z1Z1Z1Z1ZP2000048P70Qk0Eorg.lzop.lzop-archiveLzop archive03lzo0Bapplication/x-lzop\##
    ooo000P0Y0_0_0m1<1<1<1A1Y1Y1Y1Y1YP20000488P70Q<0<org.mame.chdMAME disc image03chd0Fapplication/x-mame-chd\##
    ooo00000S0V0V0e101010101H1H1H1H1HP28P70=org.mcrypt.ncmcrypt file0Fapplication/x-crypt-nc\##
    ooo00000X0^0^131S1S1S1S4<4<4<4<4<P2000048P70Qk0Corg.misc.compressedCompressed file of an old packer0Mapplication/x-compress-ftcomp0Happlication/x-compress-j0Japplication/x-compress-jar0Oapplication/x-compress-pucrunch0Mapplication/x-compress-ttcomp0Bapplication/x-fzip\##
    ooo000P0S0V0V0k1;1;1;1T1l1l1l1l1lP28P70Corg.mozilla.jsonlz4Mozilla LZ4 file07jsonlz406mozlz406baklz40Fapplication/x-lz4+json\##
    ooo000P0[0^0^0o1@1@1@1E1^1^1^1^1^P20004400@0Q=0?org.mozilla.xpiMozilla extension03xpi0Gapplication/x-xpinstall\##
    ooo000T0X0^0^171C1_1_1c2I2I2I2I2IP2000048P70Qk0Gorg.nongnu.lzip-archiveLzip archivehttps://www.nongnu.org/lzip/02lz0Bapplication/x-lzip0@application/lzip0Mapplication/x-lzip-compressed\##
    ooo000P0S0V0Y101?1e1e242O2O2O2O2OP28P7:VB0Eorg.openpgp.encryptedOpenPGP messagehttps://www.rfc-editor.org/rfc/rfc315603pgp03gpg03asc0Iapplication/pgp-encrypted0?application/pgp03asc03gpg03pgp\##
    ooo000P0S0V0Y0k171]1]2E2[2[2[2[2[P28P7:VB0@org.openpgp.keysOpenPGP keyshttps://www.rfc-editor.org/rfc/rfc315603key08pgp-keys03skr03pkr03asc03pgp03gpg0Dapplication/pgp-keys03pub03asc03gpg03pgp\##
    ooo000P0S0V0Y101A1g1g2;2V2V2V2V2VP28P7:VB0Eorg.openpgp.signatureOpenPGP signaturehttps://www.rfc-editor.org/rfc/rfc315603sig03asc03pgp03gpg0Iapplication/pgp-signature03asc03gpg03pgp03sig\##
    ooo00040S0V0V0h191919191C1C1C1C1C`F9QB0@org.openpgp.textPGP armoured text08text/pgp\##
    ooo000P0S0V0V0m1>1>1>1C1d1d1d1d1d`F9QB0Eorg.putty.private-keyPuTTY private key03ppk0Oapplication/x-putty-private-key\##
    ooo00000[0^0^0n1818181=1=1=1=1=1=P20004400@0Q=0>org.python.eggPython egg03egg\##
    ooo000P0[0^0^101<2M2g2l2l2l2l2l2lP20004400@0Q=0@org.python.wheelPython wheelhttps://packaging.python.org/en/latest/specifications/binary-distribution-format/application/x-python-wheel03whl0Japplication/x-python-wheel\##
    ooo00000[0^0^111G1G1G1R1e1e1e1e1eP20004400@0Q=0Aorg.python.zipappPython zip application03pyz04pyzw0Aapplication/x-pyz\##
    ooo000P0Y0_0_0o1>21212E2^2^2^2^2^P20000488P70Q<0>org.qemu.qcow2QEMU disk imagehttps://www.qemu.org/docs/master/interop/qcow2.html05qcow204qcow05qcow30Gapplication/x-qemu-disk\##
    ooo000P1@1C1C1U1]1]23282828282828P200004000000000000000000000000002000000000000@0PF0@org.rubygems.gemRuby gemapplication/x-ruby-gem03gem0Fapplication/x-ruby-gem\##
    ooo00001316161K1U1U1U1\1\1\1\1\1\P20000400000000000000000000000000<0Pj0Corg.rust-lang.crateRust crate05crate\##
    ooo00000Y0_0_151E1E1E1I1I1I1I1I1IP20000488P70Q<0Dorg.truecrypt.volumeVeraCrypt volume02hc\##
    0S3000P0X0^0^181D1[1[1i2=2=2=2=2=P2000048P70Qk0Horg.tukaani.lzma-archiveLZMA archivehttps://tukaani.org/xz/04lzma06lzma860Bapplication/x-lzma0Qapplication/x-lzma-compressed-tar\##
    ooo00001518181V1f1f1f1k1k1k1k1k1kP20000400000000000000000000000000008:W<0Lorg.tukaani.tar-lzma-archiveLZMA tar archive03tlz08tar.lzma\##
    ooo000\0Y0_0_1A1O1O1O1n2_2_2_2_2_P20000488P70Q<0Porg.uniform-types.raw-disk-imageRaw disk image0>raw-disk-image03ima03vfd03img0Lapplication/x-raw-disk-image0Aapplication/x-ima03img03img\##
    ooo000P0Y0_0_131B1B1B1G2=2=2=2=2=P20000488P70Q<0Borg.virtualbox.vdiVirtualBox disk03vdi0Fapplication/x-vdi-disk0Lapplication/x-virtualbox-vdi0Fapplication/x-vdi-disk\##
    ooo000P0X0^0^0m1919191?1S1S1S1S1SP2000048P70Qk0=org.zpaq.zpaqZPAQ archive04zpaq0Bapplication/x-zpaq\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var amigaDisk: Self { Self(number: 43172) }
  @inlinable @inline(__always) package static var androidBundle: Self { Self(number: 43496) }
  @inlinable @inline(__always) package static var androidPackage: Self { Self(number: 43259) }
  @inlinable @inline(__always) package static var appleIIDisk: Self { Self(number: 43340) }
  @inlinable @inline(__always) package static var dsStore: Self { Self(number: 43011) }
  @inlinable @inline(__always) package static var compressedISO: Self { Self(number: 43330) }
  @inlinable @inline(__always) package static var alz: Self { Self(number: 43401) }
  @inlinable @inline(__always) package static var egg: Self { Self(number: 43516) }
  @inlinable @inline(__always) package static var zstandard: Self { Self(number: 43301) }
  @inlinable @inline(__always) package static var snappy: Self { Self(number: 43246) }
  @inlinable @inline(__always) package static var installShieldCabinet: Self { Self(number: 43058) }
  @inlinable @inline(__always) package static var windowsApp: Self { Self(number: 43428) }
  @inlinable @inline(__always) package static var kwaj: Self { Self(number: 43190) }
  @inlinable @inline(__always) package static var windowsInstaller: Self { Self(number: 43063) }
  @inlinable @inline(__always) package static var nuGet: Self { Self(number: 43349) }
  @inlinable @inline(__always) package static var silverlightApp: Self { Self(number: 43162) }
  @inlinable @inline(__always) package static var sz: Self { Self(number: 43069) }
  @inlinable @inline(__always) package static var szdd: Self { Self(number: 43027) }
  @inlinable @inline(__always) package static var themePack: Self { Self(number: 43039) }
  @inlinable @inline(__always) package static var vhd: Self { Self(number: 43315) }
  @inlinable @inline(__always) package static var vhdx: Self { Self(number: 43416) }
  @inlinable @inline(__always) package static var visualStudioExtension: Self { Self(number: 43209) }
  @inlinable @inline(__always) package static var wim: Self { Self(number: 43484) }
  @inlinable @inline(__always) package static var floppyFDS: Self { Self(number: 43056) }
  @inlinable @inline(__always) package static var discJuggler: Self { Self(number: 43293) }
  @inlinable @inline(__always) package static var rpm: Self { Self(number: 43191) }
  @inlinable @inline(__always) package static var enterpriseArchive: Self { Self(number: 43291) }
  @inlinable @inline(__always) package static var javaImage: Self { Self(number: 43307) }
  @inlinable @inline(__always) package static var javaCryptographyKeyStore: Self { Self(number: 43185) }
  @inlinable @inline(__always) package static var javaKeyStore: Self { Self(number: 43057) }
  @inlinable @inline(__always) package static var javaModule: Self { Self(number: 43497) }
  @inlinable @inline(__always) package static var javaPack200: Self { Self(number: 43087) }
  @inlinable @inline(__always) package static var vmdk: Self { Self(number: 43326) }
  @inlinable @inline(__always) package static var ace: Self { Self(number: 43391) }
  @inlinable @inline(__always) package static var arc: Self { Self(number: 43263) }
  @inlinable @inline(__always) package static var arj: Self { Self(number: 43146) }
  @inlinable @inline(__always) package static var lha: Self { Self(number: 43098) }
  @inlinable @inline(__always) package static var zoo: Self { Self(number: 43030) }
  @inlinable @inline(__always) package static var keePass: Self { Self(number: 43333) }
  @inlinable @inline(__always) package static var age: Self { Self(number: 43489) }
  @inlinable @inline(__always) package static var appImage: Self { Self(number: 43048) }
  @inlinable @inline(__always) package static var webArchiveARC: Self { Self(number: 43500) }
  @inlinable @inline(__always) package static var webArchiveWARC: Self { Self(number: 43153) }
  @inlinable @inline(__always) package static var chromeExtension: Self { Self(number: 43298) }
  @inlinable @inline(__always) package static var debianPackage: Self { Self(number: 43382) }
  @inlinable @inline(__always) package static var virtualAppliance: Self { Self(number: 43051) }
  @inlinable @inline(__always) package static var ovf: Self { Self(number: 43422) }
  @inlinable @inline(__always) package static var flatpak: Self { Self(number: 43258) }
  @inlinable @inline(__always) package static var flatpakRef: Self { Self(number: 43495) }
  @inlinable @inline(__always) package static var arArchive: Self { Self(number: 43345) }
  @inlinable @inline(__always) package static var pem: Self { Self(number: 43233) }
  @inlinable @inline(__always) package static var certificateRequest: Self { Self(number: 43219) }
  @inlinable @inline(__always) package static var pkcs7: Self { Self(number: 43364) }
  @inlinable @inline(__always) package static var pkcs8: Self { Self(number: 43129) }
  @inlinable @inline(__always) package static var revocationList: Self { Self(number: 43343) }
  @inlinable @inline(__always) package static var zlib: Self { Self(number: 43502) }
  @inlinable @inline(__always) package static var cramFS: Self { Self(number: 43160) }
  @inlinable @inline(__always) package static var erofs: Self { Self(number: 43322) }
  @inlinable @inline(__always) package static var extFileSystem: Self { Self(number: 43252) }
  @inlinable @inline(__always) package static var squashFS: Self { Self(number: 43193) }
  @inlinable @inline(__always) package static var lrzip: Self { Self(number: 43282) }
  @inlinable @inline(__always) package static var lz4: Self { Self(number: 43402) }
  @inlinable @inline(__always) package static var lzop: Self { Self(number: 43017) }
  @inlinable @inline(__always) package static var chd: Self { Self(number: 43008) }
  @inlinable @inline(__always) package static var mozillaLZ4: Self { Self(number: 43437) }
  @inlinable @inline(__always) package static var xpInstall: Self { Self(number: 43351) }
  @inlinable @inline(__always) package static var lzip: Self { Self(number: 43247) }
  @inlinable @inline(__always) package static var openPGPEncrypted: Self { Self(number: 43099) }
  @inlinable @inline(__always) package static var openPGPKeys: Self { Self(number: 43092) }
  @inlinable @inline(__always) package static var openPGPSignature: Self { Self(number: 43283) }
  @inlinable @inline(__always) package static var puttyKey: Self { Self(number: 43097) }
  @inlinable @inline(__always) package static var pythonWheel: Self { Self(number: 43399) }
  @inlinable @inline(__always) package static var qcow: Self { Self(number: 43424) }
  @inlinable @inline(__always) package static var rubyGem: Self { Self(number: 43118) }
  @inlinable @inline(__always) package static var lzma: Self { Self(number: 43468) }
  @inlinable @inline(__always) package static var rawDiskImage: Self { Self(number: 43220) }
  @inlinable @inline(__always) package static var vdi: Self { Self(number: 43195) }
  @inlinable @inline(__always) package static var zpaq: Self { Self(number: 43423) }
}
