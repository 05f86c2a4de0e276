// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityArchives: StaticString = ##"""
    46d0000000e^00000000000000045<0000000000LY0000000000000001fd0000002fd00000000000000028F0000001h]\##
    0000000000001I=0001CK1Nm2oZ0000003@d00000000000026S2KD1FY0000000000001[o0001:d4Zl2aA0001e60001K7\##
    2D90000000000000000000000000000000000000000002O80000000000004G50000000000SF4MX2cT4DG000000000000\##
    0000000000000000000000000000000000000000004WT0000000000000000000000000000gc3_a0000000000001Ad000\##
    0000000000000000[I1@;0000000002_N00000000000000000034]0000000000000000003j20001c40000000002BY000\##
    0000003N60000N>0000002>40000000000000000000002\?0002IK2Q40000000001XK2?\0003n\0004ce000000000000\##
    0000000000003fL00000000000021B0000000000001VR0000000000003ZR4a30000003SX0000000000nf000000000000\##
    0003WT0000000000000000001E20000000000YB0001=64AQ0000000000003lm0000002n00_21Z?3F20U@4YC3h;0002]l\##
    0001S=0000000000000002Uf00000000000000048K0000000002TU40a4Ic0\g0000000000000000002Ef0002:<000000\##
    00000039e00000014m0000000000000002G_10H0000000000000000001k20000000kH4S50000003k\0000001Tn2WF000\##
    0000000l^0004OJ2j00iQ0000000000000000a70000003an0003Q70000001Lo1_m0004?e000000000000000000000000\##
    0000IA0000003]80003JU0000000K30000000000000000000000000000000H00003<?0000000000000000000000002Z:\##
    0000000000000000001aB4PU00011n42O00000000000000024k0004LG00000000049a0001mV0000004_12hF0003Cb4fH\##
    4Th38=0000001Pb3UA0000000000000000000004=k000000000000000000000000000000000000000000000000000000\##
    0002RZ0000000000P00000000000000000004\C00000000000000000000000000000000018]000000000231000000000\##
    0002kb0000000000000003HB0QV2MF0bT0dG3310003dD0000000002<Z00000000000000000000000000013X000000000\##
    ooo00000Q0T0W0k1;1;1;1A1A1A1A1AP28P70Q=0Bcom.1password.1pux1Password export041pux\##
    ooo00000W0]0]0n1<1<1<1G1b1b1b1bP20000248P70Q<0?com.acronis.tibAcronis backup03tib04tibx0Iapplication/x-acronis-tib\##
    ooo00000Q0T0T0f141414191V1V1V1VP28P70@com.aescrypt.aesAES Crypt file03aes0Kapplication/x-aes-encrypted\##
    ooo00000W0]0]191K1K1K1U1U1U1U1UP20000248P70Q<0Jcom.alcohol-soft.mdf-imageAlcohol 120% image03mdf03mds\##
    ooo000P0W0]0]0l1<1<1<1A1b1b1b1bP20000248P70Q<0=com.amiga.adfAmiga disk image03adf0Oapplication/x-amiga-disk-format\##
    ooo00000Y0\0\0n1D1D1D1V1V1V1V1VP20002200@0Q=0@com.android.apksAndroid split packages04apks04apkm04xapk\##
    ooo000P0n11111I1[1[1[1`1`1`1`1`P20002280@00000000000000000000P0Q>0Fcom.android.app-bundleAndroid App Bundle03aab\##
    ooo00000n11111N1]1]1]1j1j1j1j1jP20002280@00000000000000000000P0Q>0Kcom.android.library-archiveAndroid library0;aar-android\##
    ooo000P0n11111N1]3131363_3_3_3_P20002280@00000000000000000000P0Q>0Kcom.android.package-archiveAndroid packagehttps://www.iana.org/assignments/media-types/application/vnd.android.package-archive03apk0Wapplication/vnd.android.package-archive0Aapplication/x-apk\##
    ooo00000W0]0]161I1I1I1V27272727P20000248P70Q<0Gcom.apple.disk-copy-4-2Disk Copy 4.2 image05image04dc420Oapplication/x-dc42-floppy-image\##
    ooo00000\0_0b1<1J1J1J1N1N1N1N1NP2000024000040Pc:SD0Hcom.apple.disk-image-rawRaw disk image02dd\##
    ooo00000\0_0_1<1M1M1M1Z2;2;2;2;P2000024000040Pc0Kcom.apple.disk-image-sparseSparse disk image0;sparseimage0Oapplication/x-apple-sparseimage\##
    ooo00010W0]0]1A1Y1Y1Y25252525250200@02630m0Q<0Rcom.apple.disk-image-sparse-bundleSparse bundle disk image0<sparsebundle0<backupbundle\##
    ooo000P0W0]0]101C1C1C1M1M1M1M1MP20000248P70Q<0Acom.apple.ii-diskApple II disk image032mg03woz\##
    ooo00000Y0\0\131B1B1B1H1c1c1c1cP20002200@0Q=0Ecom.apple.itunes.ipswiPhone software04ipsw0Iapplication/x-itunes-ipsw\##
    ooo00000Q0T0T0h1010101G1G1G1G1GP28P70Bcom.apple.keychainKeychain08keychain0;keychain-db\##
    ooo000P0Q0T0T0m1C1C1C1M1j1j1j1jP28P70Gcom.apple.macos-dsstoreFinder folder settings08ds_store0Kapplication/x-apple-dsstore09.ds_store\##
    ooo00000W0]0]0l1@1@1@1E1^1^1^1^P20000248P70Q<0=com.atari.msaAtari MSA disk image03msa0Gapplication/x-atari-msa\##
    ooo00000V0\0\0o1D1D1D1I1g1g1g1gP2000028P70Qk0Acom.cazip.archiveCAZIP compressed file03caz0Lapplication/x-compress-cazip\##
    ooo00000W0]0]141A1A1A1F1F1F1F1FP20000248P70Q<0Ecom.clonecd.ccd-imageCloneCD image03ccd\##
    ooo000P0W0]0]161J1J1J1Z28282828P20000248P70Q<0Gcom.compressed-iso.cisoCompressed ISO image03cso04ciso03zso0Lapplication/x-compressed-iso\##
    ooo00000V0\0\0n1:1:1:1>1R1R1R1RP2000028P70Qk0@com.dzip.archiveDzip archive02dz0Bapplication/x-dzip\##
    ooo00000V0\0\0j191919191V1V1V1VP2000028P70Qk0<com.edi.packEDI Install LZS0Kapplication/x-edi-pack-lzss\##
    ooo000P0V0\0\151B1B1B1G1Z1Z1Z1ZP2000028P70Qk0Gcom.estsoft.alz-archiveALZip archive03alz0Aapplication/x-alz\##
    ooo000P0V0\0\151@1@1@1E1E1E1E1EP2000028P70Qk0Gcom.estsoft.egg-archiveEGG archive03egg\##
    0L0000T0V0\0\1<1M23232>2P2P2P2PP2000028P70Qk0Ncom.facebook.zstandard-archiveZstandard archivehttps://www.rfc-editor.org/rfc/rfc887803zst04zstd0@application/zstd0Gapplication/x-zstandard0Bapplication/x-zstd0Qapplication/x-zstd-compressed-tar\##
    ooo00000l0o0o1S1h1h1h1n1n1n1n1nP2000020000000000000000000001:TU0Rcom.facebook.zstandard-tar-archiveZstandard tar archive04tzst07tar.zst\##
    ooo00000V0\0\171B1h1h1l2B2B2B2BP2000028P70Qk0Icom.google.brotli-archiveBrotli filehttps://www.rfc-editor.org/rfc/rfc793202br0Dapplication/x-brotli\##
    ooo000P0V0\0\161A2>2>2B2_2_2_2_P2000028P70Qk0Hcom.google.snappy-framedSnappy filehttps://github.com/google/snappy/blob/main/framing_format.txt02sz0Kapplication/x-snappy-framed0Dapplication/x-snappy\##
    ooo00000V0\0\131=1=1=1B1Y1Y1Y1YP2000028P70Qk0Ecom.google.web-bundleWeb bundle03wbn0Eapplication/webbundle\##
    ooo00000W0]0]0i1:1:1:1?1W1W1W1WP20000248P70Q<0:com.hp.lifHP LIF disk image03lif0Fapplication/x-lif-disk\##
    ooo00000W0]0]0j1;1;1;1@1W1W1W1WP20000248P70Q<0;com.ibm.dskCPCEMU disk image03dsk0Eapplication/x-ibm-dsk\##
    ooo00000V0\0\0m1;1;1;1@1W1W1W1WP2000028P70Qk0?com.ibm.os2-wpiWarpIN archive03wpi0Eapplication/x-os2-wpi\##
    ooo000P0V0\0\171L1L1L1L2T2T2T2TP2000028P70Qk0Icom.installshield.archiveInstallShield cabinet0Kapplication/x-installshield0Yapplication/x-installshield-compress-szdd\##
    ooo00000Q0T0T0k1F1F1F1K1e1e1e1e`F9QB0Ecom.installshield.lidInstallShield language list03lid0Htext/x-installshield-lid03lid\##
    ooo00000Q0T0T0n1B1B1B1G1h1h1h1hP28P70Hcom.installshield.scriptInstallShield script03ins0Oapplication/x-installshield-ins\##
    ooo00000V0\0\111H1H1H1H1n1n1n1nP2000028P70Qk0Ccom.installshield.zInstallShield Z archive0Tapplication/x-compress-installshield\##
    ooo00000V0\0\0l1B1B1B1K1e1e1e1eP2000028P70Qk0>com.maxis.dbpfMaxis database package07package0Happlication/x-maxis-dbpf\##
    ooo000P0Y0\0\101C1C1C1g2K2K2K2KP20002200@0Q=0Bcom.microsoft.appxWindows app package04appx04msix0:appxbundle0:msixbundle0@application/appx0@application/msix\##
    ooo00000Q0T0T101F1F1F1K1a1a1a1aP28P70Jcom.microsoft.clip-galleryClip gallery catalogue03cag0Dapplication/x-ms-cag\##
    ooo00000Q0T0T0g1@1@1@1E1T1T1T1T`F9QB0Acom.microsoft.cpxControl panel applet list03cpx0=text/x-ms-cpx\##
    ooo00000V0\0_151C1C1C1K1i1i1i1iP2000028P70Qk0Q=0Dcom.microsoft.gadgetWindows gadget06gadget0Lapplication/x-windows-gadget\##
    ooo000P0V0\0\101D1D1D1D1d1d1d1dP2000028P70Qk0Bcom.microsoft.kwajKWAJ compressed file0Napplication/x-ms-compress-kwaj\##
    ooo00000V0\0\0o1E1E1E1J1`1`1`1`P2000028P70Qk0Acom.microsoft.mdzAccess wizard template03mdz0Dapplication/x-ms-mdz\##
    0L5000T0V0\0_1<1U1U1f252`2`2`2`P2000028P70Qk<QF0Kcom.microsoft.msi-installerWindows Installer packageapplication/x-msi03msi03msp03mst0Fapplication/vnd.ms-msi0Aapplication/x-msi0?application/msi0Japplication/x-ms-installer0Oapplication/x-windows-installer\##
    ooo000P0Y0\0\111>1>1>1E1E1E1E1EP20002200@0Q=0Ccom.microsoft.nugetNuGet package05nupkg\##
    ooo00000W0]0]101G1G1G1L1b1b1b1bP20000248P70Q<0Acom.microsoft.sdiSystem deployment image03sdi0Dapplication/x-ms-sdi\##
    ooo000P0Y0\0\171N1N1N1S22222222P20002200@0Q=0Icom.microsoft.silverlightSilverlight application03xap0Mapplication/x-silverlight-app\##
    ooo000P0V0\0\0n1@1@1@1@1^1^1^1^P2000028P70Qk0@com.microsoft.szSZ compressed file0Lapplication/x-ms-compress-sz\##
    ooo000P0V0\0\101D1D1D1I1i1i1i1iP2000028P70Qk0Bcom.microsoft.szddSZDD compressed file03sz_0Napplication/x-ms-compress-szdd\##
    ooo000P0V0\0_181J1J1J1d2E2E2E2EP2000028P70Qk0QO0Gcom.microsoft.themepackWindows theme pack09themepack0=deskthemepack0Oapplication/x-windows-themepack\##
    ooo000P0W0]0]101A1A1A1K2A2A2A2AP20000248P70Q<0Acom.microsoft.vhdVirtual hard disk03vhd03vpc0Fapplication/x-vhd-disk0Lapplication/x-virtualbox-vhd0Aapplication/x-vhd\##
    ooo000P0W0]0]111E2E2E2K3C3C3C3CP20000248P70Q<0Bcom.microsoft.vhdxVirtual hard disk v2https://learn.microsoft.com/openspecs/windows_protocols/ms-vhdx/04vhdx0Gapplication/x-vhdx-disk0Mapplication/x-virtualbox-vhdx0Gapplication/x-vhdx-disk\##
    ooo000P0Y0\0\101G1G1G1M1_1_1_1_P20002200@0Q=0Bcom.microsoft.vsixVisual Studio extension04vsix0@application/vsix\##
    ooo000P0W0]0]181E1E1E1T1j1j1j1jP20000248P70Q<0Icom.microsoft.wim-archiveWindows image03wim03swm03esd0Dapplication/x-ms-wim\##
    ooo00000W0]0]111@1@1@1E1X1X1X1XP20000248P70Q<0Bcom.nero.nrg-imageNero disc image03nrg0Aapplication/x-nrg\##
    ooo000P0W0]0]141F1F1F1K1c1c1c1cP20000248P70Q<0Ecom.nintendo.fds-diskFamicom disk image03fds0Fapplication/x-fds-disk\##
    ooo00000V0\0\111G1G1G1G1f1f1f1fP2000028P70Qk0Ccom.novell.compressNovell compressed file0Mapplication/x-novell-compress\##
    ooo000P0W0]0]121C1C1e1j1j1j1j1jP20000248P70Q<0Ccom.padus.cdi-imageDiscJuggler imageapplication/x-discjuggler-cd-image03cdi0Rapplication/x-discjuggler-cd-image\##
    ooo00010W0Z0Z0l1E1E1E1J1J1J1J1J0200@00230m0@com.parallels.vmParallels virtual machine03pvm\##
    ooo00000V0\0\101>1>1>1B1X1X1X1XP2000028P70Qk0Bcom.qpress.archiveQPress archive02qp0Dapplication/x-qpress\##
    0N2000T0V0\0\141?1N1N1Y2R2R2R2RP2000028P70Qk0Fcom.redhat.rpm-archiveRPM packagehttps://rpm.org03rpm04srpm0Aapplication/x-rpm0Tapplication/x-redhat-package-manager0Iapplication/x-rpm-package\##
    ooo00000W0]0]191I1I1I1P1P1P1P1PP20000248P70Q<0Jcom.roxio.disk-image-toastToast disc image05toast\##
    ooo00000W0]0]0o1@1@1@1E1]1]1]1]P20000248P70Q<0@com.sinclair.trdTR-DOS disk image03trd0Fapplication/x-trid-trd\##
    ooo000P0n11111M1d1d1d1i1i1i1i1iP20002280@00000000000000000000P0Q>0Jcom.sun.enterprise-archiveJava enterprise archive03ear\##
    ooo000P0Q0T0T0h1:1:1:1B1\1\1\1\P28P70Bcom.sun.java-imageJava runtime image06jimage0Happlication/x-java-image\##
    ooo000P0Q0T0T0o1A1A1A1H1i1i1i1iP28P70Icom.sun.java-jce-keystoreJava JCE key store05jceks0Oapplication/x-java-jce-keystore\##
    ooo000P0Q0T0T0k1919191L1i1i1i1iP28P70Ecom.sun.java-keystoreJava key store03jks08keystore02ks0Kapplication/x-java-keystore07cacerts\##
    ooo000P0W0`0c181C1C1C1I1b1b1b1bP20000288P730_0Qk0Q=0Ccom.sun.java-moduleJava module04jmod0Gapplication/x-java-jmod\##
    ooo000P0V0\0\121A1A1A1J1f1f1f1fP2000028P70Qk0Dcom.sun.java-pack200Pack200 archive07pack2000Japplication/x-java-pack20004pack\##
    ooo00000V0\0\0n1:1:1:1:1V1V1V1VP2000028P70Qk0@com.svr4.packageSVR4 package0Japplication/x-svr4-package\##
    ooo00000W0]0]111G1G1G1L1k1k1k1kP20000248P70Q<0Bcom.sydex.telediskTransCopy floppy image03td00Mapplication/x-floppy-image-tc\##
    ooo00000W0]0]111<1<1<1A1A1A1A1AP20000248P70Q<0Bcom.symantec.ghostGhost image03gho\##
    ooo00010W0Z0Z101F1F1F1P1P1P1P1P0200@00230m0Dcom.vmware.vm-bundleVMware virtual machine08vmwarevm\##
    ooo000P0W0]0]0n1919191?1l1l1l1lP20000248P70Q<0?com.vmware.vmdkVMware disk04vmdk0Gapplication/x-vmdk-disk0Bapplication/x-vmdk0Mapplication/x-virtualbox-vmdk0Gapplication/x-vmdk-disk\##
    ooo000P0V0\0\141?1?1?1D25252525P2000028P70Qk0Fcom.winace.ace-archiveACE archive03ace0Lapplication/x-ace-compressed0Aapplication/x-ace\##
    ooo00000Y0\0\151A1W1W1]1]1]1]1]P20002200@0Q=0Gcom.winzip.zipx-archiveZIPX archivehttps://www.winzip.com04zipx\##
    ooo00000V0\0\0o1:1:1:1?1R1R1R1RP2000028P70Qk0Acx.c3.arc-archiveARC archive03arc0Aapplication/x-arc\##
    ooo000P0V0\0\0o1:1:1:1?1c1c1c1cP2000028P70Qk0Acx.c3.arj-archiveARJ archive03arj0Aapplication/x-arj0?application/arj\##
    ooo00001>1A1A1]2323232<2<2<2<2<P20000200000000000000000000000000000000000000040PC0Jcx.c3.compress-tar-archiveCompressed tar archive03taz02tz05tar.z\##
    ooo000P0V0\0\0o1:1:1:1I2O2O2O2OP2000028P70Qk0Acx.c3.lha-archiveLHA archive03lzh03lha03lzs0Lapplication/x-lzh-compressed0Aapplication/x-lha0Capplication/x-lharc0Lapplication/x-lha-compressed0Aapplication/x-lzh\##
    ooo000P0V0\0\0o1:1:1:1?1R1R1R1RP2000028P70Qk0Acx.c3.zoo-archiveZoo archive03zoo0Aapplication/x-zoo\##
    ooo00000V0\0_121>1>1>1D1Z1Z1Z1ZP2000028P70Qk:Ri0Aio.snapcraft.snapSnap package04snap0Dapplication/vnd.snap\##
    ooo000P0W0]0]0o1?1?1?1J1b1b1b1bP20000018P78PA0@net.keepass.kdbxKeePass database04kdbx03kdb0Fapplication/x-keepass2\##
    ooo000P0Q0T0T0l1>1[1[1`2>2>2>2>P28P70Forg.age-encryption.ageage encrypted filehttps://age-encryption.org/v103age0Lapplication/x-age-encryption\##
    ooo00001013131L1Z1Z1Z1Z1Z1Z1Z1ZP2000020000000000000000000000000H0Pj0Gorg.alpinelinux.packageAlpine package\##
    0O2000T16191<1S1[2C2C2M2g2g2g2gP2000008000000000000000000000000000000P31W=1Y0Eorg.appimage.appimageAppImagehttps://github.com/AppImage/AppImageSpec08appimage0Happlication/vnd.appimage0Napplication/x-iso9660-appimage\##
    ooo00000V0\0\0m1A1A1A1F1\1\1\1\P2000028P70Qk0?org.archive.arcInternet Archive ARC03arc0Dapplication/x-ia-arc\##
    ooo000P0V0\0\161A2>2>2D2V2V2V2VP2000028P70Qk0Horg.archive.warc-archiveWeb archivehttps://www.iana.org/assignments/media-types/application/warc04warc0@application/warc0Capplication/warc+gz0Bapplication/x-warc06arc.gz07warc.gz\##
    ooo00000V0\0\131?1?1?1?1?1?1?1?P2000028P70Qk0Eorg.archlinux.packageArch package0:pkg.tar.xz0;pkg.tar.zst\##
    ooo000P0V0\0_171G1G1G1L1l1l1l1lP2000028P70Qk0Q=0Forg.chromium.extensionChrome extension03crx0Napplication/x-chrome-extension0Lapplication/x-chrome-package\##
    ooo000P0V0\0_171E2W2W2b4:4:4:4:P2000028P70Qk:UA0Forg.debian.deb-archiveDebian packagehttps://www.iana.org/assignments/media-types/application/vnd.debian.binary-package03deb04udeb0Uapplication/vnd.debian.binary-package0Aapplication/x-deb0Lapplication/x-debian-package0Iapplication/x-deb-package\##
    ooo000P1=1@1@1N1i2K2K2P2n2n2n2nP2000020000000000000000000000000400000000000010PF0<org.dmtf.ovaOpen Virtualization archivehttps://www.dmtf.org/standards/ovf03ova0Lapplication/x-virtualbox-ova\##
    ooo000P0Y0\0\0j1H1j1j1o2@2@2@2@`B000000089PU0<org.dmtf.ovfOpen Virtualization descriptorhttps://www.dmtf.org/standards/ovf03ovf0?application/ovf\##
    ooo000P0V0\0\101>1>1>1O1h1h1h1hP2000028P70Qk0Borg.flatpak.bundleFlatpak bundle07flatpak06xdgapp0Gapplication/vnd.flatpak0Fapplication/vnd.xdgapp\##
    ooo000P0Q0T0T0k1<1<1<1H2C2C2C2C`F9QB0Eorg.flatpak.referenceFlatpak reference0:flatpakref0Kapplication/vnd.flatpak.ref0Lapplication/vnd.flatpak.repo\##
    ooo00001=1@1@1Q1f2n2n343Q3Q3Q3QP2000020000000000000000000000000400000000000010PF0?org.gentoo.gpkgGentoo binary packagehttps://www.iana.org/assignments/media-types/application/vnd.gentoo.gpkg04gpkg0Kapplication/vnd.gentoo.gpkg\##
    ooo00000V0\0\0m1@2H2H2T31313131P2000028P70Qk0?org.gentoo.xpakGentoo XPAK packagehttps://www.iana.org/assignments/media-types/application/vnd.gentoo.xpak04xpak04tbz20Kapplication/vnd.gentoo.xpak\##
    ooo000T0V0\0\101:1:1:1F2K2K2K2KP2000028P70Qk0Borg.gnu.ar-archivear archive01a02ar03lib0Eapplication/x-archive0Japplication/x-unix-archive0@application/x-ar04rlib\##
    ooo00000V0\0\121?1?1?1E1Y1Y1Y1Y`F000029QB0Qk0Dorg.gnu.shar-archiveShell archive04shar0Bapplication/x-shar\##
    ooo00001=1@1@1V1g1g1g1n2C2C2C2CP2000020000000000000000000000000400000000000010PF0Dorg.gnu.tar-variantsPOSIX tar archive05ustar0Capplication/x-ustar\##
    ooo000\0Q0T0T0b0j1P1P1U2P2P2P2P`F9QB0<org.ietf.pemPEM texthttps://www.rfc-editor.org/rfc/rfc746803pem0Fapplication/x-pem-file0Qapplication/pem-certificate-chain08id_ecdsa0:id_ed2551906id_rsa\##
    ooo000P0Q0T0W0i1<1b1b1l2@2@2@2@P28P7:SQ0@org.ietf.pkcs-10Certificate requesthttps://www.rfc-editor.org/rfc/rfc596703p1003csr0Bapplication/pkcs100Dapplication/x-pkcs10\##
    0Q1000\0Q0T0W0h171]1]1g2?2?2?2?P28P7:SQ0?org.ietf.pkcs-7PKCS #7 messagehttps://www.rfc-editor.org/rfc/rfc855103p7c03p7m0Fapplication/pkcs7-mime0Happlication/x-pkcs7-mime\##
    ooo000P0Q0T0W0h1;1a1a1j2=2=2=2=P28P7:SQ0?org.ietf.pkcs-8PKCS #8 private keyhttps://www.rfc-editor.org/rfc/rfc595802p803pk80Aapplication/pkcs8\##
    ooo000P0Q0T0W0j1E1k1k202F2F2F2FP28P7:SQ0Aorg.ietf.pkix-crlCertificate revocation listhttps://www.rfc-editor.org/rfc/rfc258503crl0Dapplication/pkix-crl\##
    ooo000P0V0\0\0k161\1\1f28282828P2000028P70Qk0=org.ietf.zlibzlib streamhttps://www.rfc-editor.org/rfc/rfc671302zz04zlib0@application/zlib\##
    ooo00000Q0T0T0n1F1F1F1F1_1_1_1_P28P70Horg.jrsoftware.innosetupInno Setup uninstall log0Gapplication/x-innosetup\##
    ooo00000Q0T0T171J1J1J1J1g1g1g1gP28P70Qorg.jrsoftware.innosetup-messagesInno Setup messages0Kapplication/x-innosetup-msg\##
    ooo000P0W0]0]101<1<1<1D1Z1Z1Z1ZP20000248P70Q<0Aorg.kernel.cramfsCramfs image06cramfs0Dapplication/x-cramfs\##
    ooo000P0W0]0]0o1:1:1:1A1A1A1A1AP20000248P70Q<0@org.kernel.erofsEROFS image05erofs\##
    ooo000P0W0]0]181M1M1M1_1_1_1_1_P20000248P70Q<0Iorg.kernel.ext-filesystemext file system image04ext204ext304ext4\##
    ooo000T0W0]0]121@1@1@1[25252525P20000248P70Q<0Corg.kernel.squashfsSquashfs image08squashfs04sqfs03sfs04sqsh0Happlication/vnd.squashfs\##
    ooo000T0V0\0\171D1D1D1I1^1^1^1^P2000028P70Qk0Iorg.kolivas.lrzip-archiveLrzip archive03lrz0Capplication/x-lrzip\##
    ooo000T0V0\0\11192424292L2L2L2LP2000028P70Qk0Corg.lz4.lz4-archiveLZ4 filehttps://github.com/lz4/lz4/blob/dev/doc/lz4_Frame_format.md03lz40Aapplication/x-lz40?application/lz4\##
    ooo000T0V0\0\131?1?1?1D1X1X1X1XP2000028P70Qk0Eorg.lzop.lzop-archiveLzop archive03lzo0Bapplication/x-lzop\##
    ooo000P0W0]0]0k1:1:1:1?1W1W1W1WP20000248P70Q<0<org.mame.chdMAME disc image03chd0Fapplication/x-mame-chd\##
    ooo00000Q0T0T0c0n0n0n0n1F1F1F1FP28P70=org.mcrypt.ncmcrypt file0Fapplication/x-crypt-nc\##
    ooo00000V0\0\111Q1Q1Q1Q4:4:4:4:P2000028P70Qk0Corg.misc.compressedCompressed file of an old packer0Mapplication/x-compress-ftcomp0Happlication/x-compress-j0Japplication/x-compress-jar0Oapplication/x-compress-pucrunch0Mapplication/x-compress-ttcomp0Bapplication/x-fzip\##
    ooo000P0Q0T0T0i1919191R1j1j1j1jP28P70Corg.mozilla.jsonlz4Mozilla LZ4 file07jsonlz406mozlz406baklz40Fapplication/x-lz4+json\##
    ooo000P0Y0\0\0m1>1>1>1C1\1\1\1\P20002200@0Q=0?org.mozilla.xpiMozilla extension03xpi0Gapplication/x-xpinstall\##
    ooo000T0V0\0\151A1]1]1a2G2G2G2GP2000028P70Qk0Gorg.nongnu.lzip-archiveLzip archivehttps://www.nongnu.org/lzip/02lz0Bapplication/x-lzip0@application/lzip0Mapplication/x-lzip-compressed\##
    ooo000P0Q0T0W0n1=1c1c222M2M2M2MP28P7:VB0Eorg.openpgp.encryptedOpenPGP messagehttps://www.rfc-editor.org/rfc/rfc315603pgp03gpg03asc0Iapplication/pgp-encrypted0?application/pgp\##
    ooo000P0Q0T0W0i151[1[2C2Y2Y2Y2YP28P7:VB0@org.openpgp.keysOpenPGP keyshttps://www.rfc-editor.org/rfc/rfc315603key08pgp-keys03skr03pkr03asc03pgp03gpg0Dapplication/pgp-keys03pub\##
    ooo000P0Q0T0W0n1?1e1e292T2T2T2TP28P7:VB0Eorg.openpgp.signatureOpenPGP signaturehttps://www.rfc-editor.org/rfc/rfc315603sig03asc03pgp03gpg0Iapplication/pgp-signature\##
    ooo00040Q0T0T0f171717171A1A1A1A`F9QB0@org.openpgp.textPGP armoured text08text/pgp\##
    ooo000P0Q0T0T0k1<1<1<1A1b1b1b1b`F9QB0Eorg.putty.private-keyPuTTY private key03ppk0Oapplication/x-putty-private-key\##
    ooo00000Y0\0\0l1616161;1;1;1;1;P20002200@0Q=0>org.python.eggPython egg03egg\##
    ooo000P0Y0\0\0n1:2K2K2P2P2P2P2PP20002200@0Q=0@org.python.wheelPython wheelhttps://packaging.python.org/en/latest/specifications/binary-distribution-format/03whl\##
    ooo00000Y0\0\0o1E1E1E1P1c1c1c1cP20002200@0Q=0Aorg.python.zipappPython zip application03pyz04pyzw0Aapplication/x-pyz\##
    ooo000P0W0]0]0m1<1o1o2C2\2\2\2\P20000248P70Q<0>org.qemu.qcow2QEMU disk imagehttps://www.qemu.org/docs/master/interop/qcow2.html05qcow204qcow05qcow30Gapplication/x-qemu-disk\##
    ooo00001=1@1@1R1Z1Z1Z1_1_1_1_1_P2000020000000000000000000000000400000000000010PF0@org.rubygems.gemRuby gem03gem\##
    ooo00001013131H1R1R1R1Y1Y1Y1Y1YP2000020000000000000000000000000H0Pj0Corg.rust-lang.crateRust crate05crate\##
    ooo00000W0]0]131C1C1C1G1G1G1G1GP20000248P70Q<0Dorg.truecrypt.volumeVeraCrypt volume02hc\##
    0R2000P0V0\0\161B1Y1Y1g2;2;2;2;P2000028P70Qk0Horg.tukaani.lzma-archiveLZMA archivehttps://tukaani.org/xz/04lzma06lzma860Bapplication/x-lzma0Qapplication/x-lzma-compressed-tar\##
    ooo00001215151S1c1c1c1h1h1h1h1hP2000020000000000000000000000000004:W<0Lorg.tukaani.tar-lzma-archiveLZMA tar archive03tlz08tar.lzma\##
    ooo000\0W0]0]1?1M1M1M1l2]2]2]2]P20000248P70Q<0Porg.uniform-types.raw-disk-imageRaw disk image0>raw-disk-image03ima03vfd03img0Lapplication/x-raw-disk-image0Aapplication/x-ima03img\##
    ooo000P0W0]0]111@1@1@1E2;2;2;2;P20000248P70Q<0Borg.virtualbox.vdiVirtualBox disk03vdi0Fapplication/x-vdi-disk0Lapplication/x-virtualbox-vdi0Fapplication/x-vdi-disk\##
    ooo000P0V0\0\0k1717171=1Q1Q1Q1QP2000028P70Qk0=org.zpaq.zpaqZPAQ archive04zpaq0Bapplication/x-zpaq\##
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
  @inlinable @inline(__always) package static var arj: Self { Self(number: 43146) }
  @inlinable @inline(__always) package static var lha: Self { Self(number: 43098) }
  @inlinable @inline(__always) package static var zoo: Self { Self(number: 43030) }
  @inlinable @inline(__always) package static var keePass: Self { Self(number: 43333) }
  @inlinable @inline(__always) package static var age: Self { Self(number: 43489) }
  @inlinable @inline(__always) package static var appImage: Self { Self(number: 43048) }
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
  @inlinable @inline(__always) package static var lzma: Self { Self(number: 43468) }
  @inlinable @inline(__always) package static var rawDiskImage: Self { Self(number: 43220) }
  @inlinable @inline(__always) package static var vdi: Self { Self(number: 43195) }
  @inlinable @inline(__always) package static var zpaq: Self { Self(number: 43423) }
}
