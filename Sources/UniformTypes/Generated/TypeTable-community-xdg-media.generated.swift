// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgMedia: StaticString = ##"""
    0000F_0n?0000000:30YP1<?0J<00014c0000`418f0ee0001310000000000001B[0aV0000000000000000000U^000000\##
    0^J0000000000000dM0000000000H@1=k0000000M]10?0c411R0De0000000WC0000A:0000000600i00R516e0000PQ0j_\##
    07L0000000000000001FC0000000gR0000]40000T20000000000000000000001?F0000O20001DN0=m0000000000L=0[F\##
    0001:]0000000000000000000000l30000000001@m0000CI000000000000000000000000000000000000000000000000\##
    ooo00000Q0T0T0d1717171<1L1L1L1LP28P70>com.amazon.amzAmazon MP3 download03amz0>audio/x-amzxml\##
    ooo000P0X0[0^0n1=1=1=2I2W2W2W2Wh2000000410:<1l0>com.amiga.animAmiga animation04anim05anim105anim205anim305anim405anim505anim605anim705anim805anim905animj0<video/x-anim\##
    ooo000P1;1>1>1f2B2h2h2n3M3M3M3M`F00000000000000000000000000000000000000@00810@0Vcom.apple.http-live-streaming-playlistHTTP Live Streaming playlisthttps://www.rfc-editor.org/rfc/rfc821604m3u80Mapplication/vnd.apple.mpegurl0Eapplication/x-mpegurl04m3u8\##
    ooo000P0k0n0n1>1J2G2G2\3=3=3=3=h20000400000000000000000000P><S0>com.dts.dts-hdDTS-HD audiohttps://www.iana.org/assignments/media-types/audio/vnd.dts.hd05dtshd05dtsma05dtshr0@audio/vnd.dts.hd0=audio/x-dtshd\##
    ooo00000Q0T0T0n1B1B1B1G2?2?2?2?`F9QB0Hcom.google.video-pointerGoogle Video pointer03gvp0Ktext/x-google-video-pointer0Itext/google-video-pointer\##
    ooo00000Q0T0T0d131313181L1L1L1LP28P70>com.iriver.plaiRiver playlist03pla0Baudio/x-iriver-pla\##
    ooo000P0X0[0[0o1F1F1F1K1^1^1^1^`2000000150J0Bcom.microsoft.modiOffice Document Imaging03mdi0Aimage/vnd.ms-modi0:text/plain\##
    ooo00000X0[0[0o1=1=1=1C1Q1Q1Q1Q`2000000150J0Bcom.microsoft.msodOffice drawing04msod0<image/x-msod\##
    ooo00000Q0T0T131H1H1H1M1l1l1l1l`F9QB0Mcom.microsoft.netshow-channelWindows Media station03nsc0Mapplication/x-netshow-channel\##
    ooo00000m10101J1W1W1W1`21212121h20000400000000000000000000008>>R0Hcom.neillcorlett.minipsfMiniPSF audio07minipsf0?audio/x-minipsf\##
    ooo00000Q0T0T0m1818181@1P1P1P1PP28P70Gcom.neillcorlett.psflibPSF library06psflib0>audio/x-psflib\##
    ooo00000Q0T0T0d131313181E1E1E1E`F9QB0>com.newtek.lwsLightWave scene03lws0;image/x-lws\##
    ooo00000Q0T0T0b141414191J1J1J1J`F9QB0<com.real.ramRealMedia playlist03ram0?application/ram03ram\##
    ooo00000Q0T0T0f1:1:1:1>1T1T1T1T`F9QB0@com.real.realpixRealPix presentation02rp0Dimage/vnd.rn-realpix\##
    ooo00000X0[0[0o1818181A1m1m1m1mh2000000410:0Bcom.real.realvideoRealVideo02rv03rvx0Fvideo/vnd.rn-realvideo0Bvideo/x-real-video\##
    ooo000P0Q0T0T0m1@1@1@1J1\1\1\1\`F9QB0Gcom.subviewer.subtitlesSubViewer subtitles03sub03sbv0@text/x-subviewer\##
    ooo00000X0[0^141@1@1@1E1U1U1U1Uh2000000410:13G0Dcom.sun.javafx-videoJavaFX video03fxm0>video/x-javafx\##
    ooo000P0X0[0[0k1515151X1l1l1l1l`2000000150J0>com.sun.rasterSun raster03sun03im103im804im2404im3202rs02sr0Bimage/x-sun-raster03ras0:text/plain\##
    ooo00000V0Y0Y1>1V1V1V1Z1f1f1f1fh20000410=0Scom.tracker.fasttracker2-instrumentFastTracker 2 instrument02xi0:audio/x-xi\##
    ooo000P0V0Y0Y151L1L1L1Q1^1^1^1^h20000410=0Jcom.tracker.screamtracker2Scream Tracker 2 module03stm0;audio/x-stm\##
    ooo000P0V0Y0Y0j141414191F1F1F1Fh20000410=0?com.un4seen.mo3MO3 module03mo30;audio/x-mo3\##
    ooo000P0X0[0[0i1313131>1Z1Z1Z1Zh2000000410:0<com.vivo.vivVivo video03viv04vivo0>video/vnd.vivo0:video/vivo\##
    ooo000P0Y0\0\0m1:1:1:1E1R1R1R1R`B000000089PU0?com.yamaha.mrmlMRML playlist04mrml03mrl0;text/x-mrml\##
    ooo00000X0[0[0k1515151:1N1N1N1N`2000000150J0>edu.cmu.rasterCMU raster03ras0Bimage/x-cmu-raster\##
    ooo000P0X0[0[0i1919191>1I1I1I1I`2000000150J0<edu.utah.rleUtah RLE picture03rle09image/rle\##
    ooo000P0Q0T0T0h1616161;1H1H1H1H`F9QB0Bnet.mpl2.subtitlesMPL2 subtitles03mpl0;text/x-mpl2\##
    ooo000P0Y0\0\131A1A1A1H1]1]1]1]`B000000089PU0Enet.sourceforge.ufrawUFRaw settings05ufraw0Capplication/x-ufraw\##
    ooo00000V0Y0Y0m1<1<1<1A1N1N1N1Nh20000410=0Borg.3gpp.gsm-06.10GSM 06.10 audio03gsm0;audio/x-gsm\##
    ooo00000Q0T0T0m1@1@1@1H1_1_1_1_P28P70Gorg.enlightenment.themeEnlightenment theme06etheme0Eapplication/x-e-theme\##
    ooo00000X0[0[0i141414191D1D1D1D`2000000150J0<org.ietf.iefIEF picture03ief09image/ief\##
    ooo000P0Q0T0T0b1919191>27272727`F9QB0<org.ietf.sdpSDP session description03sdp0?application/sdp0Aapplication/x-sdp0Capplication/vnd.sdp03sdp\##
    ooo000P0Q0T0T0f1616161@20202020`F9QB0@org.irda.imelodyiMelody ringtone03imy03ime0>text/x-iMelody0?audio/x-iMelody0=audio/iMelody\##
    ooo00000X0[0[0j131313131C1C1C1Ch2000000410:0=org.isi.videoISI video0>video/isivideo\##
    ooo00000V0Y0Y0g1818181C1O1O1O1Oh20000410=0<org.iso.usacMPEG-D USAC audio03xhe04loas0:audio/usac\##
    ooo00000X0[0^141F1F1F1S1b1b1b1bh2000000410:50`0Dorg.jpeg.motion-jpegMotion JPEG stream05mjpeg04mjpg0=video/x-mjpeg\##
    ooo00000V0Y0Y0n1>1>1>1D22222222h20000410=0Corg.midi.mobile-xmfMobile XMF audio04mxmf0@audio/mobile-xmf0Jaudio/vnd.nokia.mobile-xmf\##
    ooo000P0V0Y0Y0g1010101;1e1e1e1eh20000410=0<org.midi.xmfXMF audio03xmf04mxmf0;audio/x-xmf09audio/xmf0@audio/mobile-xmf0:text/plain\##
    ooo000P0Q0T0T0f1414141C1g1g1g1g`F9QB0@org.mpeg.mpegurlVideo playlist03m1u03m4u03mxu0Avideo/vnd.mpegurl0?video/x-mpegurl\##
    ooo000P0Q0T0T0g1818181D1R1R1R1R`F9QB0Aorg.mplayer.mpsubMPlayer subtitles05mpsub03sub0<text/x-mpsub\##
    ooo000P0X0^0^131B1B1B1K1\1\1\1\`F000000150J9QB0Corg.skencil.drawingSkencil drawing02sk03sk10?image/x-skencil\##
    ooo00000X0[0[0o1<1<1<1<1K1K1K1Kh2000000410:0Borg.summus.waveletWavelet video0=video/wavelet\##
    ooo00000X0[0[0n1=1=1=1C1W1W1W1W`2000000150J0Aorg.wapforum.wbmpWireless bitmap04wbmp0Bimage/vnd.wap.wbmp\##
    ooo00000Q0T0T0f0m0m0m121^1^1^1^h21240@org.xiph.annodexAnnodex03anx0Capplication/annodex0Eapplication/x-annodex\##
    ooo00000V0Y0Y111>1>1>1C1c1c1c1ch20000410=0Forg.xiph.annodex-audioAnnodex audio03axa0=audio/annodex0?audio/x-annodex\##
    ooo00000X0[0[131@1@1@1E1e1e1e1eh2000000410:0Forg.xiph.annodex-videoAnnodex video03axv0=video/annodex0?video/x-annodex\##
    ooo00000X0[0[0i121212171U1U1U1Uh2000000410:0<org.xiph.ogmOGM video03ogm0?video/x-ogm+ogg0;video/x-ogm03ogm\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var anim: Self { Self(number: 94272) }
  @inlinable @inline(__always) package static var httpLiveStreaming: Self { Self(number: 94213) }
  @inlinable @inline(__always) package static var dtsHD: Self { Self(number: 94298) }
  @inlinable @inline(__always) package static var documentImaging: Self { Self(number: 94257) }
  @inlinable @inline(__always) package static var subViewer: Self { Self(number: 94285) }
  @inlinable @inline(__always) package static var sunRaster: Self { Self(number: 94260) }
  @inlinable @inline(__always) package static var screamTracker2: Self { Self(number: 94303) }
  @inlinable @inline(__always) package static var mo3: Self { Self(number: 94283) }
  @inlinable @inline(__always) package static var vivo: Self { Self(number: 94240) }
  @inlinable @inline(__always) package static var mrml: Self { Self(number: 94220) }
  @inlinable @inline(__always) package static var utahRLE: Self { Self(number: 94255) }
  @inlinable @inline(__always) package static var mpl2: Self { Self(number: 94245) }
  @inlinable @inline(__always) package static var ufraw: Self { Self(number: 94222) }
  @inlinable @inline(__always) package static var sdp: Self { Self(number: 94313) }
  @inlinable @inline(__always) package static var iMelody: Self { Self(number: 94210) }
  @inlinable @inline(__always) package static var xmf: Self { Self(number: 94268) }
  @inlinable @inline(__always) package static var mpegURL4: Self { Self(number: 94221) }
  @inlinable @inline(__always) package static var mpSub: Self { Self(number: 94305) }
  @inlinable @inline(__always) package static var skencil: Self { Self(number: 94215) }
}
