// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleAudiovisual: StaticString = ##"""
    0000000000002lf0000000000000002\@0000002;H0g[39V2T80000Tl23\0000?K1nb0000hS0000000002P<000000000\##
    0000000000000000000001@@0000000000001ld0000000000000001IH00000000000000019j0000000000000002f5000\##
    0000000000000002H`2cg35e0001fI0000000000000000000000000002_>1`A0000000003=H0KK21U0000001E:32R000\##
    0002980000001[G0000000X=0000000001hA2N50000000003?011f0000dX0Gf0]00000000000000000PD1GA0000002JR\##
    0001KO2>:1=U2<Z0000ZR0000000a@2YU2BV3:X0000000000000000000000VZ0000000000000000000000000000002hU\##
    0000000000000001ak0000000000000001X\0000001Q00000ie0002L=2oR0000001]J0000000000000000000Mg000000\##
    0000000000000000000000000CB2AU13e0000000000000000000Lg2?X0Ra0000000000<01MV1721S60000000001de000\##
    0000EU1BD00025e0000000_I0AB0000000000000000Ii0000000000000000000oo0mW0000002DO0f40001U@2]A1W22S0\##
    ooo000T0Z0]0c1:1E1E1E1^1k1k1k1k1kh2000000810:11N1170Ecom.adobe.flash.videoFlash video03flv03f4v03f4p03f4a03f4b0;video/x-flv0Iapplication/x-flash-video0Lflv-application/octet-stream09video/flv0;video/x-f4v03f4a03f4b03f4v\##
    ooo00000l0o0o1L1]1]1]1g1g1g1g1g1g`b000100000000000000000000@7PD0Kcom.apple.audio-unit-presetaudio unit preset08aupreset\##
    ooo000P0X0[0[171M1M1X1]1]1c1c1c1ch20000810=0Jcom.apple.coreaudio-formatApple CoreAudio formataudio/x-caf03caf04caff0;audio/x-caf\##
    ooo00010Y0_0_1=1O25252C2C2C2C2C2Ch200P00430m1240Lcom.apple.garageband.projectGarageBand Projecthttp://www.apple.com/ilife/garageband/04band06gbproj\##
    ooo000P1:1@1@1X23232329292929292A`B00000040000000000000000000000000000000@13o9QF0Fcom.apple.haptics.ahapApple Haptics Audio Pattern04ahap0000A0>0\##
    ooo000P0Z0]0f1A1V1V1e1k1k1k1k1k23h2000000810:12911N>YN0Icom.apple.immersive-videoApple Immersive Videovideo/quicktime04aivuJ0J00000\##
    ooo00020Y0\0\151C1C1C1R1R1R1R1R1R0200P00430m0Gcom.apple.imovielibraryiMovie Library0=imovielibrary\##
    ooo00020Y0\0\151C1C1C1L1L1L1L1L1L0200P00430m0Gcom.apple.imovietheateriMovie Theater07theater\##
    ooo00000S0V0V0k0k0k0k101010101010P28P70Ccom.apple.itunes.db03itl\##
    ooo000P1=1@1C1X1j1j1j1o2<2B2B2B2Bh2000080000000000000000000000000000000000004117>Re0Ccom.apple.m4a-audioApple MPEG-4 audio03m4a0;audio/x-m4a04M4A 09audio/m4a\##
    0@1000P1=1@1C1X1j1j1j1o2<2B2B2B2Bh200000080000000000000000000000000000000000211N>Re0Ccom.apple.m4v-videoApple MPEG-4 movie03m4v0;video/x-m4v04M4V 09video/m4v\##
    ooo000P1=1@1@1[1c1c1c1h252;2;2;2;h20000800000000000000000000000000000000000041170Icom.apple.mpeg-4-ringtoneRingtone03m4r0;audio/x-m4r04M4R \##
    ooo00000S0V0V14141414191^1^1^1^1^P28P70Lcom.apple.music.rmp-playlist03rmp0Sapplication/vnd.rn-rn_music_package\##
    ooo00000S0V0b1N1N1N1N1S1S1S1S1S1SP28P77PK7PM7PD9PU0Zcom.apple.photos.slow-motion-video-sidecar03slm\##
    0I4000P0X0[0d1F1\1\1e1j1j20202028h20000810=>YN11N1170Pcom.apple.protected-mpeg-4-audioprotected MPEG-4 audioaudio/mp403m4p04M4P >0;0>0;00;audio/x-m4a\##
    ooo000P0k0n111U1k1k2429292?2?2?2?h200008000000000000000000@11W12m0Rcom.apple.protected-mpeg-4-audio-bprotected MPEG-4 audioaudio/mp403m4b04M4B 03f4b03f4b03f4b\##
    ooo000P1=1@1@1b28282A2A2A2A2A2A2Ih200000080000000200000000000000000000000000211k0Pcom.apple.protected-mpeg-4-videoprotected MPEG-4 movievideo/mp4>0;0>0;0\##
    ooo000P0X0[0a1<1K1K1Z1_1_1_1_1_1gh20000810=129>YN0Icom.apple.quicktime-audioQuickTime audiovideo/quicktime03qtaJ0J00000\##
    ooo000P0Z0]0`1;1J1J1J1S1d1j1j1j22h2000000810:>YN0Icom.apple.quicktime-movieQuickTime movie03mov02qt0?video/quicktime04MooV>0;0>0;00Eapplication/quicktime09image/mov09video/mov08video/qt0Avideo/x-quicktime04moov04qtvr\##
    ooo00000S0V0V0o1=1=1=1L1L1L1L1L1LP28P70Gcom.apple.shazamcatalogShazam Catalog0=shazamcatalog\##
    ooo00000S0V0V111F1F1F1W1W1W1W1W1WP28P70Icom.apple.shazamsignatureShazam Signature Data0?shazamsignature\##
    ooo00000Q0Q0Q0c0c0c0c0h0h0h0h0h0h0@com.apple.tv.ite03ite\##
    0K2000<0X0[0[111B1B1B1B1B1B1B1B1Bh20000810=0Dcom.audible.aa-audioAudible.com Audio\##
    ooo000P0m10101J1_1_262:3339393939h20000800000000000000000000410H0Hcom.audible.aa-audiobookAudible.com Audiobookaudio/x-pn-audibleaudio02aa0=audio/audible0Gaudio/x-pn-audibleaudio0?audio/x-audible04AUDB0Aaudio/vnd.audible0Daudio/vnd.audible.aa\##
    ooo000P0m10161Q1f1f1f1k2B2H2H2H2Hh20000800000000000000000000410H>YN1170Icom.audible.aax-audiobookAudible.com Audiobook03aax0Eaudio/vnd.audible.aax04AUDX\##
    ooo00000S0V0V151\1\1\1a1a1g1g1g1gh21240Mcom.avid.open-media-frameworkOpen Media Framework interchange format03omf04OMF \##
    ooo000P0X0[0[151L1L1W1\1\1b1b1b1bh20000810=0Hcom.digidesign.sd2-audioSound Designer II audioaudio/x-sd203sd204Sd2f0;audio/x-sd2\##
    0L3000\0S0Y0Y1C1]1]1k202@2F2F2F2Fhb1249PU0Xcom.microsoft.advanced-stream-redirectorAdvanced Stream Redirectoraudio/x-ms-asx03asx0>video/x-ms-asx04ASX_0?application/asx0Dapplication/x-ms-asx0>audio/x-ms-asx\##
    0L4000\0S0V0V1=1^1^1^1c2329292929h21240Ucom.microsoft.advanced-systems-formatMicrosoft Advanced Systems Format03asf0>video/x-ms-asf04ASF_0Fapplication/vnd.ms-asf0Evideo/x-ms-asf-plugin\##
    0M4000T0X0[0^1<1J1J1J1Z2N2Z2Z2Z2bh20000810=<0Z0Lcom.microsoft.waveform-audioWaveform audio03wav04wave03bwf0>audio/vnd.wave09audio/wav0:audio/wave0;audio/x-wav04.WAV04WAVE>0;0>0;00=audio/vnd.wav0>audio/x-pn-wav0<audio/x-wave0:text/plain\##
    ooo00000n14141U1h1h262;2K2K2K2K2Khb00008000000000000000000000810=13:0Ocom.microsoft.windows-media-waxWindows media audioaudio/x-ms-wax03wax0>video/x-ms-wax0>audio/x-ms-wax\##
    ooo00000n14141T1a1a1a1e2424242424h200000080000000000000000000@10:13I0Ncom.microsoft.windows-media-wmWindows media02wm0=video/x-ms-wm\##
    ooo000P0n14141U1h1h262;2K2K2K2K2Kh200008000000000000000000000@10=13I0Ocom.microsoft.windows-media-wmaWindows media audioaudio/x-ms-wma03wma0>video/x-ms-wma09audio/wma0>audio/x-ms-wma\##
    ooo00000n14141U1b1b1b1g2727272727h200000080000000000000000000@10:13I0Ocom.microsoft.windows-media-wmpWindows media03wmp0>video/x-ms-wmp\##
    ooo000P0n14141U1b1b1b1g2727272727h200000080000000000000000000@10:13I0Ocom.microsoft.windows-media-wmvWindows media03wmv0>video/x-ms-wmv\##
    ooo00000n14141U1b1b1b1g2727272727hb00000080000000000000000000810:13:0Ocom.microsoft.windows-media-wmxWindows media03wmx0>video/x-ms-wmx\##
    ooo00000n14141U1b1b1b1g2727272727hb00000080000000000000000000810:13:0Ocom.microsoft.windows-media-wvxWindows media03wvx0>video/x-ms-wvx\##
    ooo000P0X0[0^121A1A1A1J2K2Q2Q2Q2Qh20000810=12^0Bcom.real.realaudioRealMedia Audio03ram02ra0Faudio/vnd.rn-realaudio0Daudio/x-pn-realaudio0Aaudio/x-realaudio04PNRA0Eaudio/vnd.m-realaudio0Kaudio/x-pn-realaudio-plugin03rax\##
    ooo000\0Z0]0]111:1:1:1>1\1b1b1b1bh2000000810:0Bcom.real.realmediaRealMedia02rm0Lapplication/vnd.rn-realmedia04PNRM03rmj03rmm03rms03rmx\##
    ooo00000Z0]0`181R1R1R1X2:2:2:2:2:h2000000810:12^0Fcom.real.realmedia-vbrRealMedia Variable Bitrate04rmvb0Papplication/vnd.rn-realmedia-vbr\##
    ooo000P0X0[0[0l18181C1H1H1H1H1H1Hh20000810=0?com.sony.wave64Wave64 Audioaudio/x-w6403w640;audio/x-w640;audio/x-w64\##
    ooo000P0X0[0^1:1I1I1U1Z1Z1Z1Z1Z1Zh20000810=<0Z0Jcom.soundblaster.soundfontSoundFont audioaudio/x-sfbk03sf2\##
    ooo000P0X0[0[1?1X1X1X1]1h1n1n1n1nh20000810=0Rorg.3gpp.adaptive-multi-rate-audioAdaptive Multi-rate audio03amr09audio/amr04amr 0Caudio/amr-encrypted0<audio/amr-nb033ga033ga\##
    ooo00000X0^0a1O1h1h1h1m1m23232323`20000P8P78PD<QF0\org.aafassociation.advanced-authoring-formatAdvanced Authoring Format03aaf04AAF \##
    0R5000\0Z0]0]0o1B1B1P1U1U1U1U1U1Uh2000000810:0@org.matroska.mkvMatroska Video Filevideo/matroska03mkv0Fapplication/x-matroska0>video/matroska0@video/x-matroska0@video/x-matroska04divx\##
    ooo000P0Z0]0]0l1D1D1D1I1Z1Z1Z1Z1Zh2000000810:0=org.smpte.mxfMaterial eXchange Format03mxf0?application/mxf\##
    ooo000T0Z0]0`161@1k1k212I2I2I2I2Ih2000000810:12f0Dorg.webmproject.webmWebM Mediahttps://www.webmproject.org/docs/container/04webm0:video/webm0:audio/webm0<audio/x-webm0<video/x-webm03mkv\##
    ooo000P0X0[0[0j1414141:1F1F1F1F1Fh20000810=0=org.xiph.flacFLAC audio04flac0:audio/flac0<audio/x-flac\##
    0S5000T0X0[0^121;1;1;1K1V1V1V1V1Vh20000810=>Z40Borg.xiph.ogg-audioOgg Audio03ogg03oga04opus09audio/ogg0;audio/x-ogg03ogg\##
    0T2000P0Z0]0c101:1:1:1J1b1n1n1n1nh2000000810:>YN11N0;public.3gpp3GPP movie033gp043gpp03sdv0:video/3gpp0:audio/3gpp043gpp04sdv 0Daudio/3gpp-encrypted0Caudio/x-rn-3gpp-amr0Maudio/x-rn-3gpp-amr-encrypted0Faudio/x-rn-3gpp-amr-wb0Paudio/x-rn-3gpp-amr-wb-encrypted09video/3gp0Dvideo/3gpp-encrypted\##
    0T3000P0Z0]0c111<1<1<1G1a1g1g1g1gh2000000810:>YN11N0<public.3gpp23GPP2 movie033g2043gp20;video/3gpp20;audio/3gpp2043gp2053gpp2\##
    0T4000T0X0[0[0m1616161A1Y1_1_1_1_h20000810=0@public.aac-audioAAC audio03aac04adts09audio/aac0;audio/x-aac04aac 0:audio/aacp0Caudio/vnd.dlna.adts0<audio/x-aacp0Caudio/x-hx-aac-adts\##
    ooo000\0X0[0[0m1717171<1G1M1M1M1Mh20000810=0@public.ac3-audioAC-3 audio03ac309audio/ac304ac-30Faudio/vnd.dolby.dd-raw0;audio/x-ac303a52\##
    0T5000\0X0[0^111=1=1I1O1O1U1U1U1Uh20000810=<1l0Apublic.aifc-audioAIFF-C audioaudio/x-aifc04aifc04AIFC0<audio/x-aifc0=audio/x-aiffc05aiffc\##
    0U0000P1619191L1V1V1b1m2G2M2M2M2Uh20000800000000000000000000000000000P10C0Apublic.aiff-audioAIFF audioaudio/x-aiff04aiff03aif0:audio/aiff0<audio/x-aiff04AIFF>0;0>0;00<audio/x-aifc0=audio/x-aiffc0?audio/x-pn-aiff\##
    ooo000P0X0[0[0l1414141=1J1J1J1J1Jh20000810=0?public.au-audioAU audio02au03snd0;audio/basic08audio/au0=audio/x-basic0=audio/x-pn-au0<audio/x-ulaw\##
    063000\0S0V0V0d0i0i0i0i0i0i0i0i11h21240<public.audioAudio>0;0>0;00?audio/x-unknown\##
    003000\0S0Y0Y151H1H1H1H1H1H1H1H1P`28P78P;0Jpublic.audiovisual-contentAudiovisual Content>0;0>0;0\##
    0U400000Q0Q0Q181N1N1N1N1N1N1N1N1N0Upublic.audiovisual-content-collectionAudiovisual Collection\##
    ooo0002171=1=1V1f1f1f1m1m1m1m1m1m0200P00400000000000000000000000000000@30m1220Gpublic.avchd-collectionAVCHD Collection05avchd\##
    ooo00000S0V0V0l0l0l0l111111111111P28P70Dpublic.avchd-content03bdm\##
    ooo00000Z0]0c1I1I1I1S1X1X1X1X1X1Xh2000000810:>]51040Tpublic.avchd-mpeg-2-transport-streamvideo/mp2t03mts0:video/mp2t03mts\##
    0U5000P0Z0]0`0l15151D1N292E2E2E2Mh2000000810:<0Z0:public.aviAVI movievideo/x-msvideo03avi03vfw09video/avi0=video/msvideo0?video/x-msvideo04VfW 04Vfw >0;0>0;00Kapplication/x-troff-msvideo0:video/divx0=video/vnd.avi0>video/vnd.divx0;video/x-avi0<video/x-xvid03avf04divx04xvid\##
    ooo00001619191L1V1V1V1\1\1b1b1b1bh20000800000000000000000000000000000P10C0Apublic.cdda-audioCDDA audio04cdda04cdda\##
    ooo000P0X0[0^191K1K1K1P1[1[1[1[1[h20000810=<0Z0Ipublic.downloadable-sounddownloadable sound03dls09audio/dls\##
    ooo000P0Z0]0]0n16161>1G1S1Y1Y1Y1Yh2000000810:0?public.dv-movieDV movievideo/dv02dv03dif0:video/x-dv04dvc!08video/dv03dif\##
    ooo000P0X0[0^191L1L1L1W1c1i1i1i1ih20000810=11J0Ipublic.enhanced-ac3-audioEnhanced AC-3 audio04eac303ec30:audio/eac304ec-30<audio/x-eac3\##
    ooo000P0Z0]0]131@1@1L1[1f1l1l1l1lh2000000810:0Dpublic.flc-animationFLC animationvideo/x-flic03flc03fli03cel09video/flc04FLI 09video/fli0;video/x-flc0;video/x-fli0<video/x-flic03cel\##
    0X400000Q0Q0Q0i1818181818181818180Fpublic.haptics-contentHaptics content\##
    0Z0000T1?1E1E1Z1f2`2`2k3j3j3j3j42`F000000000000000000000000000000000000000000029QB10?0Cpublic.m3u-playlistM3U Playlisthttp://www.schworak.com/programming/music/playlist_m3u.asp03m3u04m3u80=audio/mpegurl0Mapplication/vnd.apple.mpegurl0?audio/x-mpegurl>0;0>0;00?application/m3u0Eapplication/x-mpegurl09audio/m3u0;audio/x-m3u0Daudio/x-mp3-playlist03vlc\##
    0Z3000T0X0[0[0n1818181M1g1m1m1m25h20000810=0Apublic.midi-audioMIDI audio04midi03mid03smf03kar0:audio/midi0<audio/x-midi04Midi>0;0>0;00Bapplication/x-midi0;audio/x-mid03smf\##
    083000\0S0V0V0d0i0i0i0i0i0i0i0i11h21240<public.moviemovie>0;0>0;0\##
    ooo000P0X0[0^0j13131<1A1A1A1A1A1Ah20000810=11C0:public.mp2MP2 audioaudio/mp203mp209audio/mp20;audio/x-mp203m2a03mpa03mp203mpa\##
    0Z4000\0X0[0[0g1010101;2a3E3E3E3Mh20000810=0:public.mp3MP3 audio03mp304mpga0:audio/mpeg0;audio/mpeg309audio/mpg09audio/mp30<audio/x-mpeg0=audio/x-mpeg30;audio/x-mpg0;audio/x-mp304MPG304mpg304Mp3 04MP3 04mp3!04MP3!>0;0>0;009audio/mpa0<audio/mpeg-30>audio/x-mpeg-30Aaudio/x-mpegaudio03mpa04mpg303mpa\##
    ooo00000X0[0[0m1Z1Z1Z1Z1k1k1k1k1kh20000810=0@public.mp4a-latmLow-overhead MPEG-4 Audio Transport Multiplex0?audio/mp4a-latm0Aaudio/x-mp4a-latm\##
    ooo000P0X0[0[0m1M1M1^1j1j1j1j1j1jh20000810=0@public.mp4a-loasLow Overhead MPEG-4 Audio Streamaudio/x-mp4a-latm04loas04latm0Aaudio/x-mp4a-latm0Aaudio/x-mp4a-latm\##
    0Z5000T0Z0]0]0j1414141N2@2L2L2L2Th2000000810:0;public.mpegMPEG movie03mpg04mpeg03mpe03m7503m150:video/mpeg09video/mpg0<video/x-mpeg0;video/x-mpg04MPG 04MPEG>0;0>0;00Avideo/mpeg-system0Cvideo/x-mpeg-system03m2p03mod03mp205mpeg105mpeg202ps03sub04svcd03vdr03m1503mod03mp203sub\##
    0[0000\0Z0]0]1=1T1T1^1b1b1b1b1b1jh2000000810:0Npublic.mpeg-2-transport-streamMPEG-2 Transport Streamvideo/mp2t02ts>0;0>0;00:video/mp2t0:video/mp2t04mpeg03mpg04mt2s03trp02ts\##
    ooo000P1A1D1D1Y1e1e1o242T2T2T2T2\h2000000800000000000000000000000000000000000000@11`0Cpublic.mpeg-2-videoMPEG-2 videovideo/mpeg03m2v0;video/mpeg20Avideo/mpeg2-video>0;0>0;00=video/x-mpeg203mpv\##
    0[1000\0Z0]0`0o1;1;1;1F1`1l1l1l24h2000000810:>YN0=public.mpeg-4MPEG-4 movie03mp404mpg409video/mp40=video/mp4v-es04mpg404MP4 >0;0>0;00?application/mp40;video/x-mp409video/mp403f4v03f4v03m4s05mpeg403f4v03m4s04mpg4\##
    0[2000\0X0[0a161B1B1B1M1i2525252=h20000810=>YN11N0Cpublic.mpeg-4-audioMPEG-4 audio03mp404mpg409audio/mp40?audio/mp4a-latm04mpg404MP4 >0;0>0;009audio/m4b0;audio/x-m4b0;audio/x-m4p0;audio/x-mp40Aaudio/x-mp4a-latm03f4a03f4a03m4s03f4a03m4s04mpg4\##
    0]1000\0Q0Q0Q0b0j0j0j0j0j0j0j0j120?public.playlistplaylist>0;0>0;0\##
    ooo000P1?1E1H1]1i1i1i1n2=2=2=2=2=`B000000000000000000000000000000000000000000029QC10?9QB0Cpublic.pls-playlistPLS Playlist03pls0=audio/x-scpls0?application/pls0;audio/scpls03pls\##
    ooo00000X0[0[0n18181C1R1R1X1X1X1Xh20000810=0Apublic.ulaw-audiouLaw audioaudio/basic02ul03ulw04ulaw04ULAW\##
    0_4000\0Z0]0]0k101010101010101018h2000000810:0<public.videovideo>0;0>0;0\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var flashVideo: Self { Self(number: 4311) }
  @inlinable @inline(__always) package static var coreAudio: Self { Self(number: 4328) }
  @inlinable @inline(__always) package static var ahap: Self { Self(number: 4321) }
  @inlinable @inline(__always) package static var immersiveVideo: Self { Self(number: 4212) }
  @inlinable @inline(__always) package static var m4a: Self { Self(number: 4285) }
  @inlinable @inline(__always) package static var m4v: Self { Self(number: 4219) }
  @inlinable @inline(__always) package static var ringtone: Self { Self(number: 4307) }
  @inlinable @inline(__always) package static var appleProtectedMPEG4Audio: Self { Self(number: 4199) }
  @inlinable @inline(__always) package static var m4b: Self { Self(number: 4230) }
  @inlinable @inline(__always) package static var appleProtectedMPEG4Video: Self { Self(number: 4213) }
  @inlinable @inline(__always) package static var quickTimeAudio: Self { Self(number: 4327) }
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
