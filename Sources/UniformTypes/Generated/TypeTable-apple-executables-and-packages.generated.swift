// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleExecutablesAndPackages: StaticString = ##"""
    00013n0000P\0000R\16?0000000000000000000000000000000CR0_b1Dn0Kc1Io0000000000000000E:0000aT0000?e\##
    0000000000gR00000010m0000000000000000000A[0001Z90600001H[0000000000000000000;20X512K1\[0jc1Si1:]\##
    1[507V0NW1=k0YT1C@0000000000000000]l1AF0000000000c^0hl00000018B1?]0M<0J10000000000<_0TH00019Q000\##
    0Un0000>B0000000000mh1XK08b1<81O00e\0000000000000000000000oY0Zg1Fn0000000000000000l[0000FJ0HI000\##
    ooo000P0W0]0]1B1O1O1O1V1V1V1V1V0R00@00230O30m0Scom.apple.applescript.script-bundleScript bundle05scptd\##
    0;1000P0W0Z0Z111<1<1<1<1<1<1<1<0000000830_0Ecom.apple.applicationapplication\##
    ooo000P0j0m0m1Y2929292@2@2@2@2@0R00@002000000000000000000P30b0Zcom.apple.application-and-system-extensionApplication and System Extension05appex\##
    0;2000Q0`0i0i1G1R1R1R1W1W1]1]1]0R00@00:00020000131131430m0Lcom.apple.application-bundleapplication03app04APPL\##
    0;300000[0a0a1=1H1H1H1M1M1S1S1SP200000800023118P70Jcom.apple.application-fileapplication03app04APPL\##
    ooo00000`0c0c1F1F1F1F1S1S1S1S1S0R00@00:00060000130i0Qcom.apple.application-placeholder0;placeholder\##
    015000]0W0Z0Z0l12121A1A1A1A1A1A020000028P80@com.apple.bundlebundleinode/directory0?inode/directory0Bx-directory/normal\##
    ooo00000W0Z0Z161\1\1\1g1g1g1g1g0200@00230m0Jcom.apple.coreml.mlpackageCore ML Machine Learning Model Package09mlpackage\##
    ooo00000`0f0f1B1R1R1R1X1X1X1X1X0R00@00200000000131430m0Jcom.apple.dashboard-widgetDashboard widget04wdgt\##
    ooo00000`0f0f1@1@1@1@1@1@1@1@1@0R00000B0000000013PI3140Hcom.apple.data-container\##
    ooo00000[0^0^1E1E1E1E1E1E1o1o1oP2000008000:31K0Ucom.apple.deprecated-application-file04APPC04APPD04APPE04appe04CDEV04cdev04dfil\##
    ooo00000`0f0f1B1R1R1R1X1X1X1X1X0R00@00200000000131430m0Jcom.apple.driver-extensionDriver Extension04dext\##
    ooo00000i0l0l1K1^1^1^1b1b1b1b1b0R00@00200000000000000000231c0Mcom.apple.file-system-plug-inFile System Plug-in02fs\##
    ooo000Q0W0Z0Z0o1818181C1C1I1I1I0R00000230O0Ccom.apple.frameworkframework09framework04FMWK\##
    ooo00000W0]0]171=1=1=1E1E1K1K1K0R00@00230O30m0Hcom.apple.generic-bundlebundle06bundle04BNDL\##
    ooo00000i0l0l1P1i1i1i25252525250R00@00200000000000000000231c0Rcom.apple.ilifemediabrowser.pluginiLifeMediaBrowser plug-In0:ilmbplugin\##
    ooo00000W0]0]1G1]1]1]1j1j2020200R00@00230O30m0Xcom.apple.installer-distribution-packageInstaller distribution04dist05distz04dist\##
    ooo00000W0]0]1?1P1P1P1V1V1\1\1\0R00@00230O30m0Pcom.apple.installer-meta-packageInstaller package04mpkg04mpkg\##
    ooo00000W0]0]1:1K1K1K1P1P1V1V1V0R00@00230O30m0Kcom.apple.installer-packageInstaller package03pkg04pkg1\##
    ooo00000W0]0]1F1d1d1d27272727270R00@00230O30m0Wcom.apple.intelligentsuggestions.assetsIntelligent Suggestions assets0Asuggestionsassets\##
    ooo00000W0]0]191I1I1I1O1O1O1O1O0R00@00230O30m0Jcom.apple.kernel-extensionKernel Extension04kext\##
    0@000000W0Z0Z1=1C1C1C1C1C1C1C1C0R00000230O0Qcom.apple.localizable-name-bundlebundle\##
    0H4000T1=1@1@1Y1f1f2?2?2?2?2?2?P2000008000@000000000000000000000000000000000830l0Gcom.apple.mach-o-binaryMach-O binaryapplication/x-mach-binary0Iapplication/x-mach-binary0Iapplication/x-mach-binary\##
    ooo000P1=1@1@1Y1f1f1f1f1f1f1f1fP2000008000@000000000000@00000000000000000000831d0Gcom.apple.mach-o-bundleMach-O bundle\##
    ooo000P1=1@1@1W1b1b1b1b1b1b1b1bP2000008000@000000000000@00000000000000000000831d0Ecom.apple.mach-o-coreMach-O core\##
    ooo000P1=1@1@1X1n1n1n2525252525P2000008000@000000000000@00000000000000000000831d0Fcom.apple.mach-o-dylibMach-O dynamic library05dylib03oct\##
    ooo000P1=1@1@1]1n1n1n1n1n1n1n1nP2000008000@000000000000@00000000000000000000831d0Kcom.apple.mach-o-executableMach-O executable\##
    ooo000P1=1@1@1Y1f1f1f1f1f1f1f1fP2000008000@000000000000@00000000000000000000831d0Gcom.apple.mach-o-objectMach-O object\##
    ooo00000W0]0]131D1D1D1J1J1J1J1J0R00@00230m30O0Dcom.apple.menu-extraSystem Menu Extra04menu\##
    ooo000P0i0l0l1I1[1[1[1g1g1g1g1g0R00@00200000000000000000231c0Kcom.apple.metadata-importerSpotlight importer0:mdimporter\##
    044000]0W0Z0Z0m14141C1C1C1C1C1C020000028P80Acom.apple.packagePackageinode/directory0?inode/directory0Bx-directory/normal\##
    ooo000P0W0]0]131=1=1=1=1=1=1=1=P20000088P730_0Dcom.apple.pef-binaryPEF binary\##
    ooo00000W0]0]0o1313131;1Y1Y1Y1Y0R00@00230O30m0@com.apple.pkpassPass06pkpass0Lapplication/vnd.apple.pkpass06pkpass\##
    0I1000P0W0]0]0o1616161>1>1D1D1D0R00@00230O30m0@com.apple.pluginplug-in06plugin04plug\##
    ooo00000W0]0]121C1C1C1N1N1N1N1N0R00@00230O30m0Ccom.apple.pluginkitPlugInKit plug-in09pluginkit\##
    ooo00000i0l0l1C1N1N1N1S1S1S1S1S0R00@00200000000000000000231c0Ecom.apple.ppp-plug-inPPP Plug-in03ppp\##
    ooo00000W0]0]1D1^1^1^1c2A2A2A2AP20000088P730_0Ucom.apple.quartz-composer-compositionQuartz Composer compostion03qtz0Lapplication/x-quartzcomposer\##
    ooo000P0i0l0l1K1f1f1f23232323230R00@00200000000000000000231c0Mcom.apple.quicklook-generatorQuickLook preview generator0;qlgenerator\##
    ooo00000W0Z0Z151515151?1?1?1?1?0200@00230m0Icom.apple.safari.download08download\##
    ooo00000Q0T0T101010101<1<1<1<1<P28P70Jcom.apple.safari.extension0:safariextz\##
    ooo00000`0c0c1B1B1B1B1K1K1K1K1K0R00@00:00060000130i0Mcom.apple.service-application07service\##
    ooo00000`0f0f1B1R1R1R1c1c1c1c1c0R00@00200000000131430m0Jcom.apple.system-extensionSystem Extension0?systemextension\##
    ooo000P0W0]0]1B1X1X1X1b1b1b1b1b0R00@00230m30O0Scom.apple.systempreference.prefpaneSystem Preference pane08prefpane\##
    ooo00000W0]0]1F1R1R1R1Y1Y1Y1Y1Y0R00@00230m30O0Wcom.apple.systempreference.screen-saverScreen Saver05saver\##
    ooo00000W0]0]1L1^1^1^1j1j1j1j1j0R00@00230m30O0]com.apple.systempreference.screen-slide-saverScreen Slide Saver0:slidesaver\##
    ooo00000i0l0l1E1S1S1S1^1^1^1^1^0R00@00200000000000000000231c0Gcom.apple.webkit-pluginWebKit plug-in09webplugin\##
    ooo00001=1@1@1a2020202020202020P2000008000@000000000000@00000000000000000000831d0Ocom.apple.x11-mach-o-executableX11 application\##
    ooo00000W0Z0Z10101W1W1]1]1]1]1]0200@00230m0Dcom.apple.xcode.dsymhttp://developer.apple.com/tools/xcode/04dsym\##
    0J5000P0W0]0]141?1?1?1D1D1D1D1D0R00@00230O30m0Ecom.apple.xpc-serviceXPC Service03xpc\##
    ooo000P0W0]0c1O1m1m2Z2_39393939P20000088P730_=0R=0d0Zcom.microsoft.windows-dynamic-link-libraryMicrosoft dynamic link libraryapplication/vnd.microsoft.portable-executable03dll0Happlication/x-msdownload0?application/exe0Aapplication/x-exe0Oapplication/x-ms-dos-executable0Kapplication/x-msdos-program0Dapplication/x-winexe\##
    ooo000P0W0]0f1H1e1e2R2W31313131P20000088P730_=0R=1>=0d0Pcom.microsoft.windows-executableMicrosoft Windows applicationapplication/vnd.microsoft.portable-executable03exe0Happlication/x-msdownload0?application/exe0Aapplication/x-exe0Oapplication/x-ms-dos-executable0Kapplication/x-msdos-program0Dapplication/x-winexe\##
    ooo000P0W0]0]111;1;1N1U1U1U1U1UP20000088P730_0Bcom.sun.java-classJava classapplication/java-vm05class0@application/java0Japplication/java-byte-code0Capplication/java-vm0Happlication/x-class-file0Bapplication/x-java0Happlication/x-java-class0Eapplication/x-java-vm0Iapplication/x-java-applet\##
    0V5000T0W0]0]101:1:1K1K1K1K1K1KP20000088P730_0Apublic.elf-binaryELF binaryapplication/x-elf0Aapplication/x-elf\##
    073000\0O0O0O0b0l0l0l0l0l0l0l0l0Apublic.executableexecutable\##
    0Z000040W0]0`141?1?1S1V1V1V1V1VP20000088P730_31d0Bpublic.object-codeobject codeapplication/x-object01o\##
    0]3000\0[0d0d1<1K1K1K1K1K1Q1Q1QP2000008000@8P730_8P?0Fpublic.unix-executableUnix executable04xTol\##
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
