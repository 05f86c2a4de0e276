// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgMedia: StaticString = ##"""
    0000Fo0oC0000000:70Z;1=X0JP00015o0000`g1:60fb00014;0000000000001D<0bC0000000000000000000VE000000\##
    0_;0000000000000eC0000000000HR1?F0000000N511E0cc12Z0E30000000Wl0000AD0000000600ii0RS1830000Pm0kZ\##
    07N0000000000000001Gh0000000hI0000]c0000TR0000000000000000000001@c0000OL0001F10>50000000000LS0\3\##
    0001;o0000000000000000000000m00000000001BL0000CU000000000000000000000000000000000000000000000000\##
    ooo00000S0V0V0f1919191>1N1N1N1N1NP28P70>com.amazon.amzAmazon MP3 download03amz0>audio/x-amzxml\##
    ooo000P0Z0]0`101?1?1?2K2Y2Y2Y2Y2Yh2000000810:<1l0>com.amiga.animAmiga animation04anim05anim105anim205anim305anim405anim505anim605anim705anim805anim905animj0<video/x-anim\##
    ooo000P1?1B1B1j2F2l2l323Q3Q3Q3Q3Q`F0000000000000000000000000000000000000000100210@0Vcom.apple.http-live-streaming-playlistHTTP Live Streaming playlisthttps://www.rfc-editor.org/rfc/rfc821604m3u80Mapplication/vnd.apple.mpegurl0Eapplication/x-mpegurl04m3u8\##
    ooo000P0m10101@1L2I2I2^3?3?3?3?3?h20000800000000000000000000P>\S0>com.dts.dts-hdDTS-HD audiohttps://www.iana.org/assignments/media-types/audio/vnd.dts.hd05dtshd05dtsma05dtshr0@audio/vnd.dts.hd0=audio/x-dtshd\##
    ooo00000S0V0V101D1D1D1I2A2A2A2A2A`F9QB0Hcom.google.video-pointerGoogle Video pointer03gvp0Ktext/x-google-video-pointer0Itext/google-video-pointer\##
    ooo00000S0V0V0f1515151:1N1N1N1N1NP28P70>com.iriver.plaiRiver playlist03pla0Baudio/x-iriver-pla\##
    ooo000P0Z0]0]111H1H1H1M1`1`1`1`1``2000000250J0Bcom.microsoft.modiOffice Document Imaging03mdi0Aimage/vnd.ms-modi0:text/plain\##
    ooo00000Z0]0]111?1?1?1E1S1S1S1S1S`2000000250J0Bcom.microsoft.msodOffice drawing04msod0<image/x-msod\##
    ooo00000S0V0V151J1J1J1O1n1n1n1n1n`F9QB0Mcom.microsoft.netshow-channelWindows Media station03nsc0Mapplication/x-netshow-channel\##
    ooo00000o12121L1Y1Y1Y1b2323232323h2000080000000000000000000000P>^R0Hcom.neillcorlett.minipsfMiniPSF audio07minipsf0?audio/x-minipsf\##
    ooo00000S0V0V0o1:1:1:1B1R1R1R1R1RP28P70Gcom.neillcorlett.psflibPSF library06psflib0>audio/x-psflib\##
    ooo00000S0V0V0f1515151:1G1G1G1G1G`F9QB0>com.newtek.lwsLightWave scene03lws0;image/x-lws\##
    ooo00000S0V0V0d1616161;1L1L1L1L1L`F9QB0<com.real.ramRealMedia playlist03ram0?application/ram03ram\##
    ooo00000S0V0V0h1<1<1<1@1V1V1V1V1V`F9QB0@com.real.realpixRealPix presentation02rp0Dimage/vnd.rn-realpix\##
    ooo00000Z0]0]111:1:1:1C1o1o1o1o1oh2000000810:0Bcom.real.realvideoRealVideo02rv03rvx0Fvideo/vnd.rn-realvideo0Bvideo/x-real-video\##
    ooo000P0S0V0V0o1B1B1B1L1^1^1^1^1^`F9QB0Gcom.subviewer.subtitlesSubViewer subtitles03sub03sbv0@text/x-subviewer03sub\##
    ooo00000Z0]0`161B1B1B1G1W1W1W1W1Wh2000000810:13G0Dcom.sun.javafx-videoJavaFX video03fxm0>video/x-javafx\##
    ooo000P0Z0]0]0m1717171Z1n1n1n1n1n`2000000250J0>com.sun.rasterSun raster03sun03im103im804im2404im3202rs02sr0Bimage/x-sun-raster03ras0:text/plain\##
    ooo00000X0[0[1@1X1X1X1\1h1h1h1h1hh20000810=0Scom.tracker.fasttracker2-instrumentFastTracker 2 instrument02xi0:audio/x-xi\##
    ooo000P0X0[0[171N1N1N1S1`1`1`1`1`h20000810=0Jcom.tracker.screamtracker2Scream Tracker 2 module03stm0;audio/x-stm\##
    ooo000P0X0[0[0l1616161;1H1H1H1H1Hh20000810=0?com.un4seen.mo3MO3 module03mo30;audio/x-mo3\##
    ooo000P0Z0]0]0k1515151@1\1\1\1\1\h2000000810:0<com.vivo.vivVivo video03viv04vivo0>video/vnd.vivo0:video/vivo\##
    ooo000P0S0V0V0g1414141?1L1L1L1L1L`b9PU0?com.yamaha.mrmlMRML playlist04mrml03mrl0;text/x-mrml\##
    ooo00000Z0]0]0m1717171<1P1P1P1P1P`2000000250J0>edu.cmu.rasterCMU raster03ras0Bimage/x-cmu-raster\##
    ooo000P0Z0]0]0k1;1;1;1@1K1K1K1K1K`2000000250J0<edu.utah.rleUtah RLE picture03rle09image/rle03rle\##
    ooo000P0S0V0V0j1818181=1J1J1J1J1J`F9QB0Bnet.mpl2.subtitlesMPL2 subtitles03mpl0;text/x-mpl203mpl\##
    ooo000P0S0V0V0m1;1;1;1B1W1W1W1W1W`b9PU0Enet.sourceforge.ufrawUFRaw settings05ufraw0Capplication/x-ufraw\##
    ooo00000X0[0[0o1>1>1>1C1P1P1P1P1Ph20000810=0Borg.3gpp.gsm-06.10GSM 06.10 audio03gsm0;audio/x-gsm\##
    ooo00000S0V0V0o1B1B1B1J1a1a1a1a1aP28P70Gorg.enlightenment.themeEnlightenment theme06etheme0Eapplication/x-e-theme\##
    ooo00000Z0]0]0k1616161;1F1F1F1F1F`2000000250J0<org.ietf.iefIEF picture03ief09image/ief\##
    ooo000P0S0V0V0d1;1;1;1@2929292929`F9QB0<org.ietf.sdpSDP session description03sdp0?application/sdp0Aapplication/x-sdp0Capplication/vnd.sdp03sdp03sdp\##
    ooo000P0S0V0V0h1818181B2222222222`F9QB0@org.irda.imelodyiMelody ringtone03imy03ime0>text/x-iMelody0?audio/x-iMelody0=audio/iMelody\##
    ooo00000Z0]0]0l151515151E1E1E1E1Eh2000000810:0=org.isi.videoISI video0>video/isivideo\##
    ooo00000X0[0[0i1:1:1:1E1Q1Q1Q1Q1Qh20000810=0<org.iso.usacMPEG-D USAC audio03xhe04loas0:audio/usac\##
    ooo00000Z0]0`161H1H1H1U1d1d1d1d1dh2000000810:50`0Dorg.jpeg.motion-jpegMotion JPEG stream05mjpeg04mjpg0=video/x-mjpeg\##
    ooo00000X0[0[101@1@1@1F2424242424h20000810=0Corg.midi.mobile-xmfMobile XMF audio04mxmf0@audio/mobile-xmf0Jaudio/vnd.nokia.mobile-xmf\##
    ooo000P0X0[0[0i1212121=1g1g1g1g1gh20000810=0<org.midi.xmfXMF audio03xmf04mxmf0;audio/x-xmf09audio/xmf0@audio/mobile-xmf0:text/plain\##
    ooo000P0S0V0V0h1616161E1i1i1i1i1i`F9QB0@org.mpeg.mpegurlVideo playlist03m1u03m4u03mxu0Avideo/vnd.mpegurl0?video/x-mpegurl\##
    ooo000P0S0V0V0i1:1:1:1F1T1T1T1T1T`F9QB0Aorg.mplayer.mpsubMPlayer subtitles05mpsub03sub0<text/x-mpsub03sub\##
    ooo000P0Z0`0`151D1D1D1M1^1^1^1^1^`F000000250J9QB0Corg.skencil.drawingSkencil drawing02sk03sk10?image/x-skencil\##
    ooo00000Z0]0]111>1>1>1>1M1M1M1M1Mh2000000810:0Borg.summus.waveletWavelet video0=video/wavelet\##
    ooo00000Z0]0]101?1?1?1E1Y1Y1Y1Y1Y`2000000250J0Aorg.wapforum.wbmpWireless bitmap04wbmp0Bimage/vnd.wap.wbmp\##
    ooo00000S0V0V0h0o0o0o141`1`1`1`1`h21240@org.xiph.annodexAnnodex03anx0Capplication/annodex0Eapplication/x-annodex\##
    ooo00000X0[0[131@1@1@1E1e1e1e1e1eh20000810=0Forg.xiph.annodex-audioAnnodex audio03axa0=audio/annodex0?audio/x-annodex\##
    ooo00000Z0]0]151B1B1B1G1g1g1g1g1gh2000000810:0Forg.xiph.annodex-videoAnnodex video03axv0=video/annodex0?video/x-annodex\##
    ooo00000Z0]0]0k141414191W1W1W1W1Wh2000000810:0<org.xiph.ogmOGM video03ogm0?video/x-ogm+ogg0;video/x-ogm03ogm\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var anim: Self { Self(number: 106560) }
  @inlinable @inline(__always) package static var httpLiveStreaming: Self { Self(number: 106501) }
  @inlinable @inline(__always) package static var dtsHD: Self { Self(number: 106586) }
  @inlinable @inline(__always) package static var documentImaging: Self { Self(number: 106545) }
  @inlinable @inline(__always) package static var subViewer: Self { Self(number: 106573) }
  @inlinable @inline(__always) package static var sunRaster: Self { Self(number: 106548) }
  @inlinable @inline(__always) package static var screamTracker2: Self { Self(number: 106591) }
  @inlinable @inline(__always) package static var mo3: Self { Self(number: 106571) }
  @inlinable @inline(__always) package static var vivo: Self { Self(number: 106528) }
  @inlinable @inline(__always) package static var mrml: Self { Self(number: 106508) }
  @inlinable @inline(__always) package static var utahRLE: Self { Self(number: 106543) }
  @inlinable @inline(__always) package static var mpl2: Self { Self(number: 106533) }
  @inlinable @inline(__always) package static var ufraw: Self { Self(number: 106510) }
  @inlinable @inline(__always) package static var sdp: Self { Self(number: 106601) }
  @inlinable @inline(__always) package static var iMelody: Self { Self(number: 106498) }
  @inlinable @inline(__always) package static var xmf: Self { Self(number: 106556) }
  @inlinable @inline(__always) package static var mpegURL4: Self { Self(number: 106509) }
  @inlinable @inline(__always) package static var mpSub: Self { Self(number: 106593) }
  @inlinable @inline(__always) package static var skencil: Self { Self(number: 106503) }
}
