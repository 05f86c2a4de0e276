// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleAudiovisual: StaticString = ##"""
    0000000000002cK0000000000000002Sl00000024R0b>2nn2L?0000R51m50000?:1h?0000c40000000002HL000000000\##
    0000000000000000000001:O0000000000001fC0000000000000001CO00000000000000014E0000000000000002]:000\##
    0000000000000002A>2Zn2kW0001`10000000000000000000000000002VT1Yo00000000032M0Hd1k00000001?E2h^000\##
    00022D0000001U90000000UB0000000001ab2FG0000000003430l?0000_?0Yd0000000000000000000MU1AJ0000002Bm\##
    0001ET27017f25Z0000WM0000000\12QP2;E2of0000000000000000000000Sa0000000000000000000000000000002_X\##
    0000000000000001[W0000000000000001RU0000001K10000dD0002DV2ei0000001W:0000000000000000000K<000000\##
    0000000000000000000000000Bm2:F0n<0000000000000000000J>28L0On0000000000<01GY11O1M50000000001^O000\##
    0000E>1<Q0001o<0000000000@o0000000000000000GD0000000000000000000jJ0h40000002=70`Y0001O=2Tc1Pm2K9\##
    ooo000T0X0[0a181C1C1C1\1i1i1i1ih2000000410:11N1170Ecom.adobe.flash.videoFlash video03flv03f4v03f4p03f4a03f4b0;video/x-flv0Iapplication/x-flash-video0Lflv-application/octet-stream09video/flv0;video/x-f4v\##
    ooo00000j0m0m1J1[1[1[1e1e1e1e1e`B00P000080000000000000000@7PD0Kcom.apple.audio-unit-presetaudio unit preset08aupreset\##
    ooo000P0V0Y0Y151K1K1V1[1[1a1a1ah20000410=0Jcom.apple.coreaudio-formatApple CoreAudio formataudio/x-caf03caf04caff0;audio/x-caf\##
    ooo00010W0]0]1;1M23232A2A2A2A2Ah200@00230m1240Lcom.apple.garageband.projectGarageBand Projecthttp://www.apple.com/ilife/garageband/04band06gbproj\##
    ooo000P171=1=1U2020202626262626`B0000002000000000000000000000000000000813o9QF0Fcom.apple.haptics.ahapApple Haptics Audio Pattern04ahap\##
    ooo00020W0Z0Z131A1A1A1P1P1P1P1P0200@00230m0Gcom.apple.imovielibraryiMovie Library0=imovielibrary\##
    ooo00020W0Z0Z131A1A1A1J1J1J1J1J0200@00230m0Gcom.apple.imovietheateriMovie Theater07theater\##
    ooo00000Q0T0T0i0i0i0i0n0n0n0n0nP28P70Ccom.apple.itunes.db03itl\##
    ooo000P191<1?1T1f1f1f1k282>2>2>h2000040000000000000000000000000000000000P117>2e0Ccom.apple.m4a-audioApple MPEG-4 audio03m4a0;audio/x-m4a04M4A 09audio/m4a\##
    0@1000P191<1?1T1f1f1f1k282>2>2>h2000000400000000000000000000000000000000@11N>2e0Ccom.apple.m4v-videoApple MPEG-4 movie03m4v0;video/x-m4v04M4V 09video/m4v\##
    ooo000P191<1<1W1_1_1_1d21272727h2000040000000000000000000000000000000000P1170Icom.apple.mpeg-4-ringtoneRingtone03m4r0;audio/x-m4r04M4R \##
    ooo00000Q0T0T12121212171\1\1\1\P28P70Lcom.apple.music.rmp-playlist03rmp0Sapplication/vnd.rn-rn_music_package\##
    ooo00000Q0T0`1L1L1L1L1Q1Q1Q1Q1QP28P77PK7PM7PD9PU0Zcom.apple.photos.slow-motion-video-sidecar03slm\##
    0I4000P0V0Y0b1D1Z1Z1c1h1h1n1n1nh20000410=>9N11N1170Pcom.apple.protected-mpeg-4-audioprotected MPEG-4 audioaudio/mp403m4p04M4P 0;audio/x-m4a\##
    ooo000P0i0l0o1S1i1i2227272=2=2=h200004000000000000000000@11W12m0Rcom.apple.protected-mpeg-4-audio-bprotected MPEG-4 audioaudio/mp403m4b04M4B 03f4b03f4b\##
    ooo000P191<1<1^24242=2=2=2=2=2=h2000000400000002000000000000000000000000@11k0Pcom.apple.protected-mpeg-4-videoprotected MPEG-4 movievideo/mp4\##
    ooo000P0X0[0^191H1H1H1Q1b1h1h1hh2000000410:>9N0Icom.apple.quicktime-movieQuickTime movie03mov02qt0?video/quicktime04MooV0Eapplication/quicktime09image/mov09video/mov08video/qt0Avideo/x-quicktime04moov04qtvr\##
    ooo00000Q0T0T0m1;1;1;1J1J1J1J1JP28P70Gcom.apple.shazamcatalogShazam Catalog0=shazamcatalog\##
    ooo00000Q0T0T0o1D1D1D1U1U1U1U1UP28P70Icom.apple.shazamsignatureShazam Signature Data0?shazamsignature\##
    ooo00000O0O0O0a0a0a0a0f0f0f0f0f0@com.apple.tv.ite03ite\##
    0K2000<0V0Y0Y0o1@1@1@1@1@1@1@1@h20000410=0Dcom.audible.aa-audioAudible.com Audio\##
    ooo000P0k0n0n1H1]1]242831373737h20000400000000000000000000410H0Hcom.audible.aa-audiobookAudible.com Audiobookaudio/x-pn-audibleaudio02aa0=audio/audible0Gaudio/x-pn-audibleaudio0?audio/x-audible04AUDB0Aaudio/vnd.audible0Daudio/vnd.audible.aa\##
    ooo000P0k0n141O1d1d1d1i2@2F2F2Fh20000400000000000000000000410H>9N1170Icom.audible.aax-audiobookAudible.com Audiobook03aax0Eaudio/vnd.audible.aax04AUDX\##
    ooo00000Q0T0T131Z1Z1Z1_1_1e1e1eh21240Mcom.avid.open-media-frameworkOpen Media Framework interchange format03omf04OMF \##
    ooo000P0V0Y0Y131J1J1U1Z1Z1`1`1`h20000410=0Hcom.digidesign.sd2-audioSound Designer II audioaudio/x-sd203sd204Sd2f0;audio/x-sd2\##
    0L1000\0Y0_0_1I1c1c21262F2L2L2LhB000000081249PU0Xcom.microsoft.advanced-stream-redirectorAdvanced Stream Redirectoraudio/x-ms-asx03asx0>video/x-ms-asx04ASX_0?application/asx0Dapplication/x-ms-asx0>audio/x-ms-asx\##
    0L2000\0Q0T0T1;1\1\1\1a21272727h21240Ucom.microsoft.advanced-systems-formatMicrosoft Advanced Systems Format03asf0>video/x-ms-asf04ASF_0Fapplication/vnd.ms-asf0Evideo/x-ms-asf-plugin\##
    0M2000T0V0Y0\1:1H1H1H1X2L2X2X2Xh20000410=<0Z0Lcom.microsoft.waveform-audioWaveform audio03wav04wave03bwf0>audio/vnd.wave09audio/wav0:audio/wave0;audio/x-wav04.WAV04WAVE0=audio/vnd.wav0>audio/x-pn-wav0<audio/x-wave0:text/plain\##
    ooo00000l12121S1f1f24292I2I2I2IhB00004008000000000000000000210=13:0Ocom.microsoft.windows-media-waxWindows media audioaudio/x-ms-wax03wax0>video/x-ms-wax0>audio/x-ms-wax\##
    ooo00000l12121R1_1_1_1c22222222h200000040000000000000000000410:13I0Ncom.microsoft.windows-media-wmWindows media02wm0=video/x-ms-wm\##
    ooo000P0l12121S1f1f24292I2I2I2Ih200004000000000000000000000410=13I0Ocom.microsoft.windows-media-wmaWindows media audioaudio/x-ms-wma03wma0>video/x-ms-wma09audio/wma0>audio/x-ms-wma\##
    ooo00000l12121S1`1`1`1e25252525h200000040000000000000000000410:13I0Ocom.microsoft.windows-media-wmpWindows media03wmp0>video/x-ms-wmp\##
    ooo000P0l12121S1`1`1`1e25252525h200000040000000000000000000410:13I0Ocom.microsoft.windows-media-wmvWindows media03wmv0>video/x-ms-wmv\##
    ooo00000l12121S1`1`1`1e25252525hB00000048000000000000000000210:13:0Ocom.microsoft.windows-media-wmxWindows media03wmx0>video/x-ms-wmx\##
    ooo00000l12121S1`1`1`1e25252525hB00000048000000000000000000210:13:0Ocom.microsoft.windows-media-wvxWindows media03wvx0>video/x-ms-wvx\##
    ooo000P0V0Y0\101?1?1?1H2I2O2O2Oh20000410=12^0Bcom.real.realaudioRealMedia Audio03ram02ra0Faudio/vnd.rn-realaudio0Daudio/x-pn-realaudio0Aaudio/x-realaudio04PNRA0Eaudio/vnd.m-realaudio0Kaudio/x-pn-realaudio-plugin03rax\##
    ooo000\0X0[0[0o1818181<1Z1`1`1`h2000000410:0Bcom.real.realmediaRealMedia02rm0Lapplication/vnd.rn-realmedia04PNRM03rmj03rmm03rms03rmx\##
    ooo00000X0[0^161P1P1P1V28282828h2000000410:12^0Fcom.real.realmedia-vbrRealMedia Variable Bitrate04rmvb0Papplication/vnd.rn-realmedia-vbr\##
    ooo000P0V0Y0Y0j16161A1F1F1F1F1Fh20000410=0?com.sony.wave64Wave64 Audioaudio/x-w6403w640;audio/x-w640;audio/x-w64\##
    ooo000P0V0Y0\181G1G1S1X1X1X1X1Xh20000410=<0Z0Jcom.soundblaster.soundfontSoundFont audioaudio/x-sfbk03sf2\##
    ooo000P0V0Y0Y1=1V1V1V1[1f1l1l1lh20000410=0Rorg.3gpp.adaptive-multi-rate-audioAdaptive Multi-rate audio03amr09audio/amr04amr 0Caudio/amr-encrypted0<audio/amr-nb033ga\##
    ooo00000V0\0_1M1f1f1f1k1k212121`20000@8P78PD<QF0\org.aafassociation.advanced-authoring-formatAdvanced Authoring Format03aaf04AAF \##
    0Q5000\0X0[0[0m1@1@1N1S1S1S1S1Sh2000000410:0@org.matroska.mkvMatroska Video Filevideo/matroska03mkv0Fapplication/x-matroska0>video/matroska0@video/x-matroska0@video/x-matroska04divx\##
    ooo000P0X0[0[0j1B1B1B1G1X1X1X1Xh2000000410:0=org.smpte.mxfMaterial eXchange Format03mxf0?application/mxf\##
    ooo000T0X0[0^141>1i1i1o2G2G2G2Gh2000000410:12f0Dorg.webmproject.webmWebM Mediahttps://www.webmproject.org/docs/container/04webm0:video/webm0:audio/webm0<audio/x-webm0<video/x-webm03mkv\##
    ooo000P0V0Y0Y0h121212181D1D1D1Dh20000410=0=org.xiph.flacFLAC audio04flac0:audio/flac0<audio/x-flac\##
    0R4000T0V0Y0\101919191I1T1T1T1Th20000410=>:40Borg.xiph.ogg-audioOgg Audio03ogg03oga04opus09audio/ogg0;audio/x-ogg\##
    0S1000P0X0[0a0n1818181H1`1l1l1lh2000000410:>9N11N0;public.3gpp3GPP movie033gp043gpp03sdv0:video/3gpp0:audio/3gpp043gpp04sdv 0Daudio/3gpp-encrypted0Caudio/x-rn-3gpp-amr0Maudio/x-rn-3gpp-amr-encrypted0Faudio/x-rn-3gpp-amr-wb0Paudio/x-rn-3gpp-amr-wb-encrypted09video/3gp0Dvideo/3gpp-encrypted\##
    0S2000P0X0[0a0o1:1:1:1E1_1e1e1eh2000000410:>9N11N0<public.3gpp23GPP2 movie033g2043gp20;video/3gpp20;audio/3gpp2043gp2053gpp2\##
    0S3000T0V0Y0Y0k1414141?1W1]1]1]h20000410=0@public.aac-audioAAC audio03aac04adts09audio/aac0;audio/x-aac04aac 0:audio/aacp0Caudio/vnd.dlna.adts0<audio/x-aacp0Caudio/x-hx-aac-adts\##
    ooo000\0V0Y0Y0k1515151:1E1K1K1Kh20000410=0@public.ac3-audioAC-3 audio03ac309audio/ac304ac-30Faudio/vnd.dolby.dd-raw0;audio/x-ac303a52\##
    0S4000\0V0Y0\0o1;1;1G1M1M1S1S1Sh20000410=<1l0Apublic.aifc-audioAIFF-C audioaudio/x-aifc04aifc04AIFC0<audio/x-aifc0=audio/x-aiffc05aiffc\##
    0S5000P1316161I1S1S1_1j2D2J2J2Jh2000040000000000000000000000000000@10C0Apublic.aiff-audioAIFF audioaudio/x-aiff04aiff03aif0:audio/aiff0<audio/x-aiff04AIFF0<audio/x-aifc0=audio/x-aiffc0?audio/x-pn-aiff\##
    ooo000P0V0Y0Y0j1212121;1H1H1H1Hh20000410=0?public.au-audioAU audio02au03snd0;audio/basic08audio/au0=audio/x-basic0=audio/x-pn-au0<audio/x-ulaw\##
    062000\0Q0T0T0b0g0g0g0g0g0g0g0gh21240<public.audioAudio0?audio/x-unknown\##
    003000\0Q0W0W131F1F1F1F1F1F1F1F`28P78P;0Jpublic.audiovisual-contentAudiovisual Content\##
    0T300000O0O0O161L1L1L1L1L1L1L1L0Upublic.audiovisual-content-collectionAudiovisual Collection\##
    ooo0002141:1:1S1c1c1c1j1j1j1j1j0200@0020000000000000000000000000000830m1220Gpublic.avchd-collectionAVCHD Collection05avchd\##
    ooo00000Q0T0T0j0j0j0j0o0o0o0o0oP28P70Dpublic.avchd-content03bdm\##
    ooo00000X0[0a1G1G1G1Q1V1V1V1V1Vh2000000410:>=51040Tpublic.avchd-mpeg-2-transport-streamvideo/mp2t03mts0:video/mp2t\##
    0T4000P0X0[0^0j13131B1L272C2C2Ch2000000410:<0Z0:public.aviAVI movievideo/x-msvideo03avi03vfw09video/avi0=video/msvideo0?video/x-msvideo04VfW 04Vfw 0Kapplication/x-troff-msvideo0:video/divx0=video/vnd.avi0>video/vnd.divx0;video/x-avi0<video/x-xvid03avf04divx04xvid\##
    ooo00001316161I1S1S1S1Y1Y1_1_1_h2000040000000000000000000000000000@10C0Apublic.cdda-audioCDDA audio04cdda04cdda\##
    ooo000P0V0Y0\171I1I1I1N1Y1Y1Y1Yh20000410=<0Z0Ipublic.downloadable-sounddownloadable sound03dls09audio/dls\##
    ooo000P0X0[0[0l14141<1E1Q1W1W1Wh2000000410:0?public.dv-movieDV movievideo/dv02dv03dif0:video/x-dv04dvc!08video/dv\##
    ooo000P0V0Y0\171J1J1J1U1a1g1g1gh20000410=11J0Ipublic.enhanced-ac3-audioEnhanced AC-3 audio04eac303ec30:audio/eac304ec-30<audio/x-eac3\##
    ooo000P0X0[0[111>1>1J1Y1d1j1j1jh2000000410:0Dpublic.flc-animationFLC animationvideo/x-flic03flc03fli03cel09video/flc04FLI 09video/fli0;video/x-flc0;video/x-fli0<video/x-flic\##
    0W300000O0O0O0g16161616161616160Fpublic.haptics-contentHaptics content\##
    0X4000T1;1A1A1V1b2\2\2g3f3f3f3f`F0000000000000000000000000000000000000000089QB10?0Cpublic.m3u-playlistM3U Playlisthttp://www.schworak.com/programming/music/playlist_m3u.asp03m3u04m3u80=audio/mpegurl0Mapplication/vnd.apple.mpegurl0?audio/x-mpegurl0?application/m3u0Eapplication/x-mpegurl09audio/m3u0;audio/x-m3u0Daudio/x-mp3-playlist03vlc\##
    0Y0000T0V0Y0Y0l1616161K1e1k1k1kh20000410=0Apublic.midi-audioMIDI audio04midi03mid03smf03kar0:audio/midi0<audio/x-midi04Midi0Bapplication/x-midi0;audio/x-mid\##
    082000\0Q0T0T0b0g0g0g0g0g0g0g0gh21240<public.moviemovie\##
    ooo000P0V0Y0\0h11111:1?1?1?1?1?h20000410=11C0:public.mp2MP2 audioaudio/mp203mp209audio/mp20;audio/x-mp203m2a03mpa\##
    0Y1000\0V0Y0Y0e0n0n0n192_3C3C3Ch20000410=0:public.mp3MP3 audio03mp304mpga0:audio/mpeg0;audio/mpeg309audio/mpg09audio/mp30<audio/x-mpeg0=audio/x-mpeg30;audio/x-mpg0;audio/x-mp304MPG304mpg304Mp3 04MP3 04mp3!04MP3!09audio/mpa0<audio/mpeg-30>audio/x-mpeg-30Aaudio/x-mpegaudio03mpa04mpg3\##
    ooo00000V0Y0Y0k1X1X1X1X1i1i1i1ih20000410=0@public.mp4a-latmLow-overhead MPEG-4 Audio Transport Multiplex0?audio/mp4a-latm0Aaudio/x-mp4a-latm\##
    ooo000P0V0Y0Y0k1K1K1\1h1h1h1h1hh20000410=0@public.mp4a-loasLow Overhead MPEG-4 Audio Streamaudio/x-mp4a-latm04loas04latm0Aaudio/x-mp4a-latm0Aaudio/x-mp4a-latm\##
    0Y2000T0X0[0[0h1212121L2>2J2J2Jh2000000410:0;public.mpegMPEG movie03mpg04mpeg03mpe03m7503m150:video/mpeg09video/mpg0<video/x-mpeg0;video/x-mpg04MPG 04MPEG0Avideo/mpeg-system0Cvideo/x-mpeg-system03m2p03mod03mp205mpeg105mpeg202ps03sub04svcd03vdr\##
    0Y3000\0X0[0[1;1R1R1\1`1`1`1`1`h2000000410:0Npublic.mpeg-2-transport-streamMPEG-2 Transport Streamvideo/mp2t02ts0:video/mp2t0:video/mp2t04mpeg03mpg04mt2s03trp\##
    ooo000P1>1A1A1V1b1b1l212Q2Q2Q2Qh200000040000000000000000000000000000000000000111`0Cpublic.mpeg-2-videoMPEG-2 videovideo/mpeg03m2v0;video/mpeg20Avideo/mpeg2-video0=video/x-mpeg203mpv\##
    0Y4000\0X0[0^0m1919191D1^1j1j1jh2000000410:>9N0=public.mpeg-4MPEG-4 movie03mp404mpg409video/mp40=video/mp4v-es04mpg404MP4 0?application/mp40;video/x-mp409video/mp403f4v03f4v03m4s05mpeg4\##
    0Y5000\0V0Y0_141@1@1@1K1g232323h20000410=>9N11N0Cpublic.mpeg-4-audioMPEG-4 audio03mp404mpg409audio/mp40?audio/mp4a-latm04mpg404MP4 09audio/m4b0;audio/x-m4b0;audio/x-m4p0;audio/x-mp40Aaudio/x-mp4a-latm03f4a03f4a03m4s\##
    0[3000\0O0O0O0`0h0h0h0h0h0h0h0h0?public.playlistplaylist\##
    ooo000P1;1A1D1Y1e1e1e1j29292929`B0000000000000000000000000000000000000000089QC10?9QB0Cpublic.pls-playlistPLS Playlist03pls0=audio/x-scpls0?application/pls0;audio/scpls\##
    ooo00000V0Y0Y0l16161A1P1P1V1V1Vh20000410=0Apublic.ulaw-audiouLaw audioaudio/basic02ul03ulw04ulaw04ULAW\##
    0^0000\0X0[0[0i0n0n0n0n0n0n0n0nh2000000410:0<public.videovideo\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var flashVideo: Self { Self(number: 4311) }
  @inlinable @inline(__always) package static var coreAudio: Self { Self(number: 4328) }
  @inlinable @inline(__always) package static var ahap: Self { Self(number: 4321) }
  @inlinable @inline(__always) package static var m4a: Self { Self(number: 4285) }
  @inlinable @inline(__always) package static var m4v: Self { Self(number: 4219) }
  @inlinable @inline(__always) package static var ringtone: Self { Self(number: 4307) }
  @inlinable @inline(__always) package static var appleProtectedMPEG4Audio: Self { Self(number: 4199) }
  @inlinable @inline(__always) package static var m4b: Self { Self(number: 4230) }
  @inlinable @inline(__always) package static var appleProtectedMPEG4Video: Self { Self(number: 4212) }
  @inlinable @inline(__always) package static var quickTimeMovie: Self { Self(number: 4233) }
  @inlinable @inline(__always) package static var audibleAA: Self { Self(number: 4272) }
  @inlinable @inline(__always) package static var audibleAAX: Self { Self(number: 4342) }
  @inlinable @inline(__always) package static var soundDesigner2: Self { Self(number: 4209) }
  @inlinable @inline(__always) package static var asx: Self { Self(number: 4298) }
  @inlinable @inline(__always) package static var asf: Self { Self(number: 4313) }
  @inlinable @inline(__always) package static var wav: Self { Self(number: 4152) }
  @inlinable @inline(__always) package static var wma: Self { Self(number: 4322) }
  @inlinable @inline(__always) package static var wmv: Self { Self(number: 4220) }
  @inlinable @inline(__always) package static var realAudio: Self { Self(number: 4312) }
  @inlinable @inline(__always) package static var realMedia: Self { Self(number: 4270) }
  @inlinable @inline(__always) package static var wave64: Self { Self(number: 4348) }
  @inlinable @inline(__always) package static var soundFont: Self { Self(number: 4350) }
  @inlinable @inline(__always) package static var amr: Self { Self(number: 4267) }
  @inlinable @inline(__always) package static var matroskaVideo: Self { Self(number: 4278) }
  @inlinable @inline(__always) package static var mxf: Self { Self(number: 4180) }
  @inlinable @inline(__always) package static var webM: Self { Self(number: 4261) }
  @inlinable @inline(__always) package static var flac: Self { Self(number: 4318) }
  @inlinable @inline(__always) package static var oggAudio: Self { Self(number: 4169) }
  @inlinable @inline(__always) package static var threeGPP: Self { Self(number: 4203) }
  @inlinable @inline(__always) package static var threeGPP2: Self { Self(number: 4140) }
  @inlinable @inline(__always) package static var aac: Self { Self(number: 4118) }
  @inlinable @inline(__always) package static var ac3: Self { Self(number: 4186) }
  @inlinable @inline(__always) package static var aifc: Self { Self(number: 4115) }
  @inlinable @inline(__always) package static var aiff: Self { Self(number: 4324) }
  @inlinable @inline(__always) package static var au: Self { Self(number: 4193) }
  @inlinable @inline(__always) package static var audio: Self { Self(number: 4109) }
  @inlinable @inline(__always) package static var audiovisualContent: Self { Self(number: 4228) }
  @inlinable @inline(__always) package static var avi: Self { Self(number: 4345) }
  @inlinable @inline(__always) package static var downloadableSound: Self { Self(number: 4223) }
  @inlinable @inline(__always) package static var dv: Self { Self(number: 4274) }
  @inlinable @inline(__always) package static var enhancedAC3: Self { Self(number: 4204) }
  @inlinable @inline(__always) package static var flic: Self { Self(number: 4124) }
  @inlinable @inline(__always) package static var m3uPlaylist: Self { Self(number: 4112) }
  @inlinable @inline(__always) package static var midi: Self { Self(number: 4234) }
  @inlinable @inline(__always) package static var movie: Self { Self(number: 4106) }
  @inlinable @inline(__always) package static var mp2: Self { Self(number: 4349) }
  @inlinable @inline(__always) package static var mp3: Self { Self(number: 4179) }
  @inlinable @inline(__always) package static var loas: Self { Self(number: 4158) }
  @inlinable @inline(__always) package static var mpeg: Self { Self(number: 4255) }
  @inlinable @inline(__always) package static var mpeg2TransportStream: Self { Self(number: 4100) }
  @inlinable @inline(__always) package static var mpeg2Video: Self { Self(number: 4275) }
  @inlinable @inline(__always) package static var mpeg4Movie: Self { Self(number: 4190) }
  @inlinable @inline(__always) package static var mpeg4Audio: Self { Self(number: 4167) }
  @inlinable @inline(__always) package static var playlist: Self { Self(number: 4111) }
  @inlinable @inline(__always) package static var pls: Self { Self(number: 4236) }
  @inlinable @inline(__always) package static var video: Self { Self(number: 4208) }
}
