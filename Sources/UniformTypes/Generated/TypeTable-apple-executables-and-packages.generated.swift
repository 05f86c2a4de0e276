// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleExecutablesAndPackages: StaticString = ##"""
    00016J0000Ql0000Sn18]0000000000000000000000000000000DJ0aF1Gn0Le1M?0000000000000000F40000c<0000@Q\##
    0000000000iF00000013E0000000000000000000BQ0001]Y0600001Ka0000000000000000000;P0YM14e1`G0lc1WE1=I\##
    1^_07`0Oe1@[0Zn1F>0000000000000000_L1DB0000000000eJ0jb0000001:j1BW0NH0K10000000000=G0U\0001<;000\##
    0WD0000>l0000000001041[i0961>f1RB0gL00000000000000000000011g0\C1J20000000000000000ne0000GF0IG000\##
    ooo000P0Y0_0_1D1Q1Q1Q1X1X1X1X1X1`0210P00430O30m0Scom.apple.applescript.script-bundleScript bundle05scptd>0;0>0;0\##
    0;1000P0Y0\0\131>1>1>1>1>1>1>1>1F0000000@30_0Ecom.apple.applicationapplication>0;0>0;0\##
    ooo000P0l0o0o1[2;2;2;2B2B2B2B2B2J0210P004000000000000000000P30b0Zcom.apple.application-and-system-extensionApplication and System Extension05appex>0;0>0;0\##
    0;2000Q0b0k0k1I1T1T1T1Y1Y1_1_1_1g0210P00D00020000131131430m0Lcom.apple.application-bundleapplication03app04APPL>0;0>0;0\##
    0;300000]0c0c1?1J1J1J1O1O1U1U1U1UP200000@00023118P70Jcom.apple.application-fileapplication03app04APPL\##
    ooo00000b0e0e1H1H1H1H1U1U1U1U1U1U0210P00D00060000130i0Qcom.apple.application-placeholder0;placeholder\##
    020000]0Y0\0\0n14141C1C1C1C1C1C1K020000048P80@com.apple.bundlebundleinode/directory>0;0>0;00?inode/directory0Bx-directory/normal\##
    ooo00000Y0\0\181^1^1^1i1i1i1i1i1i0200P00430m0Jcom.apple.coreml.mlpackageCore ML Machine Learning Model Package09mlpackage\##
    ooo00000b0h0h1D1T1T1T1Z1Z1Z1Z1Z1Z0210P00400000000131430m0Jcom.apple.dashboard-widgetDashboard widget04wdgt\##
    ooo00000b0h0h1B1B1B1B1B1B1B1B1B1B0210000T0000000013PI3140Hcom.apple.data-container\##
    ooo00000]0`0`1G1G1G1G1G1G21212121P200000@000:31K0Ucom.apple.deprecated-application-file04APPC04APPD04APPE04appe04CDEV04cdev04dfil\##
    ooo00000b0h0h1D1T1T1T1Z1Z1Z1Z1Z1Z0210P00400000000131430m0Jcom.apple.driver-extensionDriver Extension04dext\##
    ooo00000k0n0n1M1`1`1`1d1d1d1d1d1d0210P00400000000000000000231c0Mcom.apple.file-system-plug-inFile System Plug-in02fs\##
    ooo000Q0Y0\0\111:1:1:1E1E1K1K1K1S0210000430O0Ccom.apple.frameworkframework09framework04FMWK>0;0>0;0\##
    ooo00000Y0_0_191?1?1?1G1G1M1M1M1M0210P00430O30m0Hcom.apple.generic-bundlebundle06bundle04BNDL\##
    ooo00000k0n0n1R1k1k1k2727272727270210P00400000000000000000231c0Rcom.apple.ilifemediabrowser.pluginiLifeMediaBrowser plug-In0:ilmbplugin\##
    ooo00000Y0_0_1I1_1_1_1l1l222222220210P00430O30m0Xcom.apple.installer-distribution-packageInstaller distribution04dist05distz04dist\##
    ooo00000Y0_0_1A1R1R1R1X1X1^1^1^1^0210P00430O30m0Pcom.apple.installer-meta-packageInstaller package04mpkg04mpkg\##
    ooo00000Y0_0_1<1M1M1M1R1R1X1X1X1X0210P00430O30m0Kcom.apple.installer-packageInstaller package03pkg04pkg1\##
    ooo00000Y0_0_1H1f1f1f2929292929290210P00430O30m0Wcom.apple.intelligentsuggestions.assetsIntelligent Suggestions assets0Asuggestionsassets\##
    ooo00000Y0_0_1;1K1K1K1Q1Q1Q1Q1Q1Q0210P00430O30m0Jcom.apple.kernel-extensionKernel Extension04kext\##
    0@000000Y0\0\1?1E1E1E1E1E1E1E1E1E0210000430O0Qcom.apple.localizable-name-bundlebundle\##
    0H4000T1A1D1D1]1j1j2C2C2C2C2C2C2CP200000@000@00000000000000000000000000000000000230l0Gcom.apple.mach-o-binaryMach-O binaryapplication/x-mach-binary0Iapplication/x-mach-binary0Iapplication/x-mach-binary\##
    ooo000P1A1D1D1]1j1j1j1j1j1j1j1j1jP200000@000@000000000000@0000000000000000000000231d0Gcom.apple.mach-o-bundleMach-O bundle\##
    ooo000P1A1D1D1[1f1f1f1f1f1f1f1f1fP200000@000@000000000000@0000000000000000000000231d0Ecom.apple.mach-o-coreMach-O core\##
    ooo000P1A1D1D1\222222292929292929P200000@000@000000000000@0000000000000000000000231d0Fcom.apple.mach-o-dylibMach-O dynamic library05dylib03oct\##
    ooo000P1A1D1D1a222222222222222222P200000@000@000000000000@0000000000000000000000231d0Kcom.apple.mach-o-executableMach-O executable\##
    ooo000P1A1D1D1]1j1j1j1j1j1j1j1j1jP200000@000@000000000000@0000000000000000000000231d0Gcom.apple.mach-o-objectMach-O object\##
    ooo00000Y0_0_151F1F1F1L1L1L1L1L1L0210P00430m30O0Dcom.apple.menu-extraSystem Menu Extra04menu\##
    ooo000P0k0n0n1K1]1]1]1i1i1i1i1i210210P00400000000000000000231c0Kcom.apple.metadata-importerSpotlight importer0:mdimporter>0;0>0;0\##
    045000]0Y0\0\0o16161E1E1E1E1E1E1M020000048P80Acom.apple.packagePackageinode/directory>0;0>0;00?inode/directory0Bx-directory/normal\##
    ooo000P0Y0_0_151?1?1?1?1?1?1?1?1?P200000@8P730_0Dcom.apple.pef-binaryPEF binary\##
    ooo00000Y0_0_111515151=1[1[1[1[1[0210P00430O30m0@com.apple.pkpassPass06pkpass0Lapplication/vnd.apple.pkpass06pkpass\##
    0I1000P0Y0_0_111818181@1@1F1F1F1N0210P00430O30m0@com.apple.pluginplug-in06plugin04plug>0;0>0;0\##
    ooo00000Y0_0_141E1E1E1P1P1P1P1P1P0210P00430O30m0Ccom.apple.pluginkitPlugInKit plug-in09pluginkit\##
    ooo00000k0n0n1E1P1P1P1U1U1U1U1U1U0210P00400000000000000000231c0Ecom.apple.ppp-plug-inPPP Plug-in03ppp\##
    ooo00000Y0_0_1F1`1`1`1e2C2C2C2C2CP200000@8P730_0Ucom.apple.quartz-composer-compositionQuartz Composer compostion03qtz0Lapplication/x-quartzcomposer\##
    ooo000P0k0n0n1M1h1h1h25252525252=0210P00400000000000000000231c0Mcom.apple.quicklook-generatorQuickLook preview generator0;qlgenerator>0;0>0;0\##
    ooo00000Y0\0\171717171A1A1A1A1A1A0200P00430m0Icom.apple.safari.download08download\##
    ooo00000S0V0V121212121>1>1>1>1>1>P28P70Jcom.apple.safari.extension0:safariextz\##
    ooo00000b0e0e1D1D1D1D1M1M1M1M1M1M0210P00D00060000130i0Mcom.apple.service-application07service\##
    ooo00000b0h0h1D1T1T1T1e1e1e1e1e1e0210P00400000000131430m0Jcom.apple.system-extensionSystem Extension0?systemextension\##
    ooo000P0Y0_0_1D1Z1Z1Z1d1d1d1d1d1l0210P00430m30O0Scom.apple.systempreference.prefpaneSystem Preference pane08prefpane>0;0>0;0\##
    ooo00000Y0_0_1H1T1T1T1[1[1[1[1[1[0210P00430m30O0Wcom.apple.systempreference.screen-saverScreen Saver05saver\##
    ooo00000Y0_0_1N1`1`1`1l1l1l1l1l1l0210P00430m30O0]com.apple.systempreference.screen-slide-saverScreen Slide Saver0:slidesaver\##
    ooo00000k0n0n1G1U1U1U1`1`1`1`1`1`0210P00400000000000000000231c0Gcom.apple.webkit-pluginWebKit plug-in09webplugin\##
    ooo00001A1D1D1e242424242424242424P200000@000@000000000000@0000000000000000000000231d0Ocom.apple.x11-mach-o-executableX11 application\##
    ooo00000Y0\0\12121Y1Y1_1_1_1_1_1_0200P00430m0Dcom.apple.xcode.dsymhttp://developer.apple.com/tools/xcode/04dsym\##
    0J5000P0Y0_0_161A1A1A1F1F1F1F1F1N0210P00430O30m0Ecom.apple.xpc-serviceXPC Service03xpc>0;0>0;0\##
    ooo000P0Y0_0e1Q1o1o2\2a3;3;3;3;3;P200000@8P730_=0R=0d0Zcom.microsoft.windows-dynamic-link-libraryMicrosoft dynamic link libraryapplication/vnd.microsoft.portable-executable03dll0Happlication/x-msdownload0?application/exe0Aapplication/x-exe0Oapplication/x-ms-dos-executable0Kapplication/x-msdos-program0Dapplication/x-winexe\##
    ooo000P0Y0_0h1J1g1g2T2Y333333333;P200000@8P730_=0R=1>=0d0Pcom.microsoft.windows-executableMicrosoft Windows applicationapplication/vnd.microsoft.portable-executable03exe0Happlication/x-msdownload>0;0>0;00?application/exe0Aapplication/x-exe0Oapplication/x-ms-dos-executable0Kapplication/x-msdos-program0Dapplication/x-winexe\##
    ooo000P0Y0_0_131=1=1P1W1W1W1W1W1WP200000@8P730_0Bcom.sun.java-classJava classapplication/java-vm05class0@application/java0Japplication/java-byte-code0Capplication/java-vm0Happlication/x-class-file0Bapplication/x-java0Happlication/x-java-class0Eapplication/x-java-vm0Iapplication/x-java-applet\##
    0X0000T0Y0_0_121<1<1M1M1M1M1M1M1MP200000@8P730_0Apublic.elf-binaryELF binaryapplication/x-elf0Aapplication/x-elf\##
    074000\0Q0Q0Q0d0n0n0n0n0n0n0n0n160Apublic.executableexecutable>0;0>0;0\##
    0[400040Y0_0b161A1A1U1X1X1X1X1X1XP200000@8P730_31d0Bpublic.object-codeobject codeapplication/x-object01o\##
    0_1000\0]0f0f1>1M1M1M1M1M1S1S1S1[P200000@000@8P730_8P?0Fpublic.unix-executableUnix executable04xTol>0;0>0;0\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var osaScriptBundle: Self { Self(number: 12336) }
  @inlinable @inline(__always) package static var application: Self { Self(number: 12353) }
  @inlinable @inline(__always) package static var applicationExtension: Self { Self(number: 12392) }
  @inlinable @inline(__always) package static var applicationBundle: Self { Self(number: 12345) }
  @inlinable @inline(__always) package static var bundle: Self { Self(number: 12319) }
  @inlinable @inline(__always) package static var framework: Self { Self(number: 12308) }
  @inlinable @inline(__always) package static var machBinary: Self { Self(number: 12404) }
  @inlinable @inline(__always) package static var machBundle: Self { Self(number: 12363) }
  @inlinable @inline(__always) package static var machCore: Self { Self(number: 12306) }
  @inlinable @inline(__always) package static var machLibrary: Self { Self(number: 12317) }
  @inlinable @inline(__always) package static var machExecutable: Self { Self(number: 12368) }
  @inlinable @inline(__always) package static var machObject: Self { Self(number: 12395) }
  @inlinable @inline(__always) package static var spotlightImporter: Self { Self(number: 12369) }
  @inlinable @inline(__always) package static var package: Self { Self(number: 12349) }
  @inlinable @inline(__always) package static var pef: Self { Self(number: 12411) }
  @inlinable @inline(__always) package static var pluginBundle: Self { Self(number: 12403) }
  @inlinable @inline(__always) package static var quickLookGenerator: Self { Self(number: 12294) }
  @inlinable @inline(__always) package static var systemPreferencesPane: Self { Self(number: 12355) }
  @inlinable @inline(__always) package static var xpcService: Self { Self(number: 12338) }
  @inlinable @inline(__always) package static var windowsLibrary: Self { Self(number: 12309) }
  @inlinable @inline(__always) package static var exe: Self { Self(number: 12394) }
  @inlinable @inline(__always) package static var javaClass: Self { Self(number: 12350) }
  @inlinable @inline(__always) package static var elf: Self { Self(number: 12391) }
  @inlinable @inline(__always) package static var executable: Self { Self(number: 12335) }
  @inlinable @inline(__always) package static var unixExecutable: Self { Self(number: 12348) }
}
