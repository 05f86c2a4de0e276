// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityMedia: StaticString = ##"""
    19A90i1k@9g1000:T`0000000000005l^0000004b97_26><0005?Z31T000000000000000000000000000000000000000\##
    0000008^G0000000000000000000000008jB4X`0000000000000008>=6Oj7bo0000000000000009GV0000001Vn000000\##
    3gJ3H[0001I:0000003BH6@Z7El3MK1XN57n7;C0000000000000000000008I:0000000000000009hI0000005G4000000\##
    00000000000000000000000000000088c0002]R4oc:FU0001bb0001Mk0000000000000000000000000000000004@<000\##
    00000037m2O@4;C7\j0005dE4=600098g00000000011K70Z0000003<B0000002>_0000000000000kh000000000000000\##
    0000000000006mf0000000000006LU0000001eg30D1340000000003@b0000007mS0002D2000000000000000000000000\##
    0000000000000000006W00000000000000000000000000000000000000000000000000000004]@0000000000000000eQ\##
    59U0000000000004e?0000000000000000000000000000000000000002AG2g_0000000000000000000008mQ7P>000000\##
    0000000000007=^0000000000002f30000000006810000d153Y0000000000008L20003a96jQ00000000000000000092P\##
    0000000000000000000000000000000000000000003U]8Q@1Bj80m0000000000005XN0000000000003:5000000000000\##
    0000000000000000000000000000006U\0000001E^6lY1JN0000002GV0000005I:000000000:SN000000000000000000\##
    0000000000000000000000000000000000003?05ZO6]o00000000000014a0000000000000005LW000000000000000000\##
    0000000000000000000007Z`0004[_000000000000000000000000000:3I000::Q000000:1j8V:000000:Qm000000000\##
    0000000000003kX0000000000009k50000007fn0002YK5R90000000000000000000000000000000000003Zi0000006d?\##
    0000004M77k910600000055=0000000000008o10000001gC9];2[W0005iB0000000000000000000005e\5SX1:\000000\##
    8F<32k0000007RM0000003j>0003KW7608;64lJ84M0`02W30000002cC5bc1[>7TZ4IC0000005a70000000000000aB6bi\##
    4n60000004U60000004640000000002dV5n`0001\m0000000009^b0000000000000002<o0000000004h9000000000000\##
    00000000043k0000000000000004PT0000000000001Q78bK0000000001A?8_o0000001Yg1iJ9Hi6fk0002@;7WT8XQ5D2\##
    9e;0000000000000000000008Yd:<70000000006[k3_E00097B0002iX4RD0000000000000000000000000004^h7h]22M\##
    51[0009nJ00073<0000000000000000000001?\2BR0001UW9R3:O14ih00000042Q0000000000000fh6T4:Il0001_T5NI\##
    9i`41:5gN000:?I0000000000000000006H:3XX3DE0006Xf0001OL1nb3J049[8h19:S9bV7d_0000000000000000000bZ\##
    0000004fP4ca0000000000000005A60000000000000000007`T0000009l]0000000000006QC:5Z5Ol0000008\9000000\##
    0000000008350000000000001Kn0000000003630000000000004SX0000000000000000000000002Ei2:=0008NP000000\##
    0000000000002Jj17V0000000000000000003Sg00000000000000000000034O4EJ66;0000000001mC0000005Jl000000\##
    6F[3\57V60000000000000j100000000000000000047k000000:770000000008B<9`V0000000000000000000000h:3R3\##
    :930000002mh7GO9=L0000000000005BQ6eV3ec5\L9Kd0000005<T3m60000004k6000000000000000000000000000000\##
    0000000003]e6E278;7O31>G2UO6I\8<[00000061E0000000003hj9O3:=V00071c2k20000006`40000000004G51GX1RZ\##
    00095E00000000000086P:0C0000000000000007CQ0006B39DF3El0000000006350000000000000000000002RU6iD7JU\##
    0000000000004`O6ZF9Z;00000000056d0000000000000000008d\0000000000000000001<]0000000000009XR000000\##
    0000004Yl5k55EM:Kj5_R3OI0000000000000000005Vf00016?0002`J:Cj4CS0000000000000007A@0004An0007YH000\##
    9@k0000000002al9U50000000005Tj7Lm00000028F6:14W>000000:AT00025h0000000000000000009?P6;g0000003oG\##
    2;U00000000000000000000020D0000000000000000005]j0009<F00074T3P^00000000023n3dX3bm0000000008SR000\##
    ooo00000X0[0[0i121212171B1B1B1B1Bh20000810=0<com.3gpp.evsEVS audio03evs09audio/evs\##
    ooo000P0Z0]0]0m1515151:1H1H1H1H1Hh2000000810:0>com.4xtech.4xm4X movie034xm0<video/x-4xmv\##
    ooo00000S0V0\121B1B1B1G1G1G1G1G1GP28P70PE9PU0Dcom.ableton.live-setAbleton Live set03als\##
    ooo00000Z0]0]0n1K1K1K1P1P1P1P1P1Ph2000000810:0?com.actions.mtvMTV video of portable players03mtv\##
    ooo00000S0V0V121B1B1B1G1G1G1G1G1GP28P70Jcom.adobe.camera-raw-masksCamera Raw masks03acr\##
    ooo000P0S0V0V0l1=1=1=1B1B1B1B1B1BP28P70Dcom.adobe.color-bookAdobe colour book03acb\##
    ooo00001<1?1?1N1]1]1]1g1g1g1g1g1gh2000080000000000000000000000000000000000021170=com.adobe.f4aFlash MP4 audio03f4a03f4b\##
    ooo00001<1?1?1N1]1]1]1g1g1g1g1g1gh20000008000000000000000000000000000000000111N0=com.adobe.f4vFlash MP4 movie03f4v03f4p\##
    ooo000P0S0Y0Y0j152C2C2M3O3O3O3O3O`28P78P;0?com.adobe.flashFlash moviehttps://www.iana.org/assignments/media-types/application/vnd.adobe.flash.movie03swf03spl0Qapplication/vnd.adobe.flash.movie0Mapplication/x-shockwave-flash0Happlication/futuresplash0Capplication/x-flash\##
    ooo00000S0V0V0n1@1@1@1E1E1E1E1E1E`b9PU0Fcom.adobe.lens-profileAdobe lens profile03lcp\##
    ooo00000Y0_0b1?1R1R1R1Y1Y1Y1Y1Y1YP20000028P78PA<1C0Kcom.adobe.lightroom.catalogLightroom catalogue05lrcat\##
    ooo00010Y0\0\191J1J1J1]1]1]1]1]1]0200P00430m0Kcom.adobe.lightroom.libraryLightroom library09lrlibrary06lrdata\##
    ooo00000S0V0V121B1B1B1N1N1N1N1N1N`F9QB0Jcom.adobe.lightroom.presetLightroom preset0:lrtemplate\##
    ooo00000S0V0V111B1B1B1G1G1G1G1G1GP28P70Icom.adobe.photoshop-brushPhotoshop brushes03abr\##
    ooo00000S0V0V0h1=1=1=1B1[1[1[1[1[P28P70@com.adobe.swatchAdobe colour swatches03aco0Gapplication/x-adobe-aco\##
    ooo000P0S0V0V111F1F1F1K1K1K1K1K1KP28P70Icom.adobe.swatch-exchangeAdobe swatch exchange03ase\##
    ooo000P0S0V0Y0h141Y1l212121212121`b9PU;Pc0=com.adobe.xmpXMP metadatahttps://www.adobe.com/devnet/xmp.htmlapplication/rdf+xml03xmp\##
    ooo000P0X0[0^0n1A1A1A1L1Z1Z1Z1Z1Zh20000810=<1l0>com.amiga.8svxAmiga sampled voice048svx03iff0<audio/x-8svx\##
    ooo000P0Z0]0]0j131313181E1E1E1E1Eh2000000810:0;com.amv.amvAMV video03amv0;video/x-amv\##
    ooo00020Y0\0\181H1H1H1S1S1S1S1S1S0200P00430m0Jcom.apple.aperture.libraryAperture Library09aplibrary\##
    ooo00020Y0\0\1;1P1P1P1[1[1[1[1[1[0200P00430m0Mcom.apple.finalcutpro.libraryFinal Cut Pro Library09fcpbundle\##
    ooo000P0S0V0V111B2\2\2d2d2d2d2d2d`b9PU0Icom.apple.finalcutpro.xmlFinal Cut Pro XMLhttps://developer.apple.com/documentation/professional_video_applications/fcpxml_reference06fcpxml\##
    ooo000P1417171T1e1e1e1j1j1j1j1j1j`b00000000000000000000000000000000P>6C0Kcom.apple.itunes-timed-textiTunes Timed Text03itt\##
    ooo00010Y0_0_191J1J1J1R1R1R1R1R1R@200P00430m8P;0Hcom.apple.logicx.projectLogic Pro project06logicx\##
    ooo00000Z0]0]121?1?1?1D1D1D1D1D1D`2000000250J0Ccom.apple.lsr-imageLayered image03lsr\##
    ooo00010Y0\0\151B1B1B1P1P1P1P1P1P0200P00430m0Gcom.apple.music.libraryMusic Library0<musiclibrary\##
    ooo00020Y0\0\1;1N1N1N1m1m1m1m1m1m0200P00430m0Mcom.apple.photo-booth-libraryPhoto Booth Library0Aphotoboothlibrary0:photobooth\##
    ooo00020Y0\0\151C1C1C1Q1Q1Q1Q1Q1Q0200P00430m0Gcom.apple.photo.libraryiPhoto Library0<photolibrary\##
    ooo00010Y0\0\1;1N1N1N1[1[1[1[1[1[0200P00430m0Mcom.apple.photos.asset-bundlePhotos asset bundle0;photosasset\##
    ooo00020Y0\0\161D1D1D1S1S1S1S1S1S0200P00430m0Hcom.apple.photos.libraryPhotos Library0=photoslibrary\##
    ooo000P0S0V0V171E1E1E1J2I2I2I2I2I`b9PU0Ocom.apple.quicktime-player-linkQuickTime link03qtl0Mapplication/x-quicktimeplayer0Napplication/x-quicktime-player0Rapplication/x-quicktime-media-link\##
    ooo00010Y0\0\121<1<1<1G1G1G1G1G1G0200P00430m0Dcom.apple.tv.libraryTV Library09tvlibrary\##
    ooo00010Y0_0_141H1H1H1P1P1P1P1P1P@200P00430m8P;0Ccom.apple.tv.movpkgDownloaded HLS movie06movpkg\##
    ooo000P0Z0]0]111?1?1?1I1I1I1I1I1I`20000@0280S0Bcom.arri.raw-imageARRI RAW frame03ari03arx\##
    ooo000P0X0[0[0j1515151:1G1G1G1G1Gh20000810=0=com.atari.sapAtari music03sap0;audio/x-sap\##
    ooo00000m10161H1Y1Y1Y1_1_1_1_1_1_h20000800000000000000000000410H>9N1170@com.audible.aaxcAudible audiobook04aaxc\##
    ooo000P0Z0]0`121C2=2=2H2W2W2W2W2W`2000000250J0Q=0@com.autodesk.dwfDesign Web Formathttps://www.iana.org/assignments/media-types/model/vnd.dwf03dwf04dwfx0=model/vnd.dwf\##
    ooo000P0Z0]0]0o1>28282=2^2^2^2^2^`2000000250J0@com.autodesk.dwgAutoCAD drawinghttps://www.iana.org/assignments/media-types/image/vnd.dwg03dwg0=image/vnd.dwg0@application/acad0Aapplication/x-dwg0;image/x-dwg\##
    ooo000P0Z0]0`121I2C2C2H2W2W2W2W2W`2000000250J9QB0@com.autodesk.dxfDrawing Exchange Formathttps://www.iana.org/assignments/media-types/image/vnd.dxf03dxf0=image/vnd.dxf0?application/dxf0;image/x-dxf\##
    ooo00000S0V0V111B1B1B1L1L1L1L1L1LP28P70Icom.avid.protools-sessionPro Tools session03ptx03ptf\##
    ooo00000Z0]0]121A1A1A1F2727272727`2000000250J0Ccom.award.bios-logoAward BIOS logo03epa0Fimage/x-award-bioslogo0Gimage/x-award-bioslogo2\##
    ooo000P0S0V0\0m1F1F1F1K1f1f1f1f1fP28P7>02<QF0?com.bentley.celMicroStation cell library03cel0Iapplication/x-bentley-cel\##
    ooo000T0Z0]0`111D1D1D1I2323232323`2000000250J<QF0?com.bentley.dgnMicroStation design03dgn0=image/vnd.dgn0Iapplication/x-bentley-dgn\##
    ooo000P0Z0]0]111H1H1H1O1O1O1O1O1O`2000000250J0Bcom.binomial.basisBasis Universal texture05basis\##
    ooo00000Z0]0]181L1L1L1R1R1R1R1R1Rh2000000810:0Icom.blackmagicdesign.brawBlackmagic RAW video04braw\##
    ooo000P0S0V0V111E1E1[1a1a1a1a1a1aP28P70Icom.blackmagicdesign.cubeColour look-up tableapplication/x-cube-lut04cube0Fapplication/x-cube-lut\##
    ooo000P0Z0]0]0o1?1?1?1D1Q1Q1Q1Q1Q`2000000250J0@com.blizzard.blpBlizzard texture03blp0;image/x-blp\##
    ooo000P0Z0]0`1C1R1R1R1Z1j1j1j1j1j`2000000250J0Q=0Qcom.bohemiancoding.sketch.drawingSketch document06sketch0>image/x-sketch\##
    ooo000P0X0[0[0h1:24242?2N2N2N2N2Nh20000810=0;com.c64.sidCommodore 64 musichttps://www.iana.org/assignments/media-types/audio/prs.sid03sid04psid0=audio/prs.sid\##
    ooo00001:1=1=1R1b1b1b1g1g1g1g1g1g`200000020000000000000000000000000000000850`0Ccom.canon.thumbnailCamera thumbnail03thm\##
    ooo00000S0V0V0o1C1C1C1H1H1H1H1H1H`b9PU0Gcom.captureone.settingsCapture One settings03cos\##
    ooo00000Z0]0]161E1E1E1J1J1J1J1J1J`20000@0280S0Gcom.casio.bay-raw-imageCasio RAW image03bay\##
    ooo000P0S0V0V0f0o0o0o141G1G1G1G1G`F9QB0>com.cdrwin.cueCUE sheet03cue0Aapplication/x-cue0Gapplication/x-cue-sheet\##
    ooo000P0Z0]0`101>1>1>1>1L1L1L1L1Lh2000000810:<0Z0>com.cdxa.videoVideo CD track0<video/x-cdxa\##
    ooo00000S0V0V0i1717171<1<1<1<1<1<`F9QB0Acom.cockos.reaperReaper project03rpp\##
    ooo000P0X0[0[0j1717171;1;1;1;1;1;h20000810=0=com.codec2.c2Codec 2 audio02c2\##
    ooo00000Z0]0]0l1818181=1P1P1P1P1P`2000000250J0=com.corel.bmfCorel bitmap03bmf0Aimage/x-corel-bmf\##
    ooo00000Z0]0]101I1I1I1N1g1g1g1g1g`2000000250J0Acom.corel.clipartCorel compressed exchange03ccx0Gapplication/x-corel-ccx\##
    ooo00000S0V0V0e1?1?1?1D1]1]1]1]1]P28P70=com.corel.cphCorel Print House document03cph0Gapplication/x-corel-cph\##
    ooo00000Z0]0`141J1J1J1O3D3D3D3D3D`2000000250J0Q=0Bcom.corel.designerCorel Designer drawing03des0]application/x-vnd.corel.designer.document+zip0aapplication/x-vnd.corel.zcf.designer.document+zip0Aimage/x-corel-des\##
    ooo000P0Z0]0`101A1A1A1F1b1b1b1b1b`2000000250J<0Z0>com.corel.drawCorelDRAW drawing03cdr0Japplication/vnd.corel-draw0?application/cdr0Eapplication/coreldraw0Aapplication/x-cdr0Gapplication/x-coreldraw09image/cdr0;image/x-cdr0Aimage/x-coreldraw0Nzz-application/zz-winassoc-cdr03cdr\##
    ooo00000Z0]0`191K1K1K1P2j2j2j2j2j`2000000250J0Q=0Gcom.corel.draw-templateCorelDRAW template03cdt0Yapplication/x-vnd.corel.draw.template+zip0]application/x-vnd.corel.zcf.draw.template+zip0Iimage/x-coreldrawtemplate\##
    ooo00000Z0]0`141K1K1K1P2j2j2j2j2j`2000000250J0Q=0Bcom.corel.draw-zipCorelDRAW drawing (ZIP)03cdr0Yapplication/x-vnd.corel.draw.document+zip0]application/x-vnd.corel.zcf.draw.document+zip\##
    ooo00000S0V0V0i1616161;1T1T1T1T1TP28P70Acom.corel.galleryCorel gallery03gal0Gapplication/x-corel-gal\##
    ooo00000Z0]0`131@1@1@1E1n1n1n1n1n`2000000250J0Q=0Acom.corel.patternCorel pattern03pat0Wapplication/x-vnd.corel.zcf.pattern+zip0Himage/x-coreldrawpattern\##
    ooo000P0Z0]0]141K1K1K1P1c1c1c1c1c`2000000250J0Ecom.corel.photo-paintCorel Photo-Paint image03cpt0Aimage/x-corel-cpt0Gimage/x-corelphotopaint\##
    ooo000P0Z0]0]1>1Y1Y1Y1^1k1k1k1k1k`2000000250J0Ocom.corel.presentation-exchangeCorel presentation exchange03cmx0;image/x-cmx\##
    ooo00000S0V0Y131G1G1G1L2h2h2h2h2hP28P70Q=0Hcom.corel.symbol-libraryCorel symbol library03csl0Zapplication/x-vnd.corel.symbol.library+zip0^application/x-vnd.corel.zcf.symbol.library+zip\##
    ooo000P0X0[0[0m1@1@1@1E1R1R1R1R1Rh20000810=0@com.creative.vocCreative voice file03voc0;audio/x-voc\##
    ooo000P0X0[0[0h1515151:1G1G1G1G1Gh20000810=0;com.cri.adxCRI ADX audio03adx0;audio/x-adx\##
    ooo00000S0V0V0k1:1:1:1C1C1C1C1C1C`b9PU0Ccom.darktable.styledarktable style07dtstyle\##
    ooo00000X0[0[0m1616161:1M1M1M1M1Mh20000810=0@com.dec.au-audioDEC audio02au0Aaudio/x-dec-basic\##
    ooo00000Z0]0]1<1E1E1E1O1\1\1\1\1\`2000000250J0Mcom.digitalresearch.gem-imageGEM image03img03gem0;image/x-gem\##
    ooo00001<1?1?1L1d1d1d1i1i1i1i1i1ih20000008000000000000000000000000000000000111N0;com.dji.lrfDJI low-resolution video03lrf\##
    ooo000P0X0[0[0j1:1:1:1?1J1J1J1J1Jh20000810=0=com.dolby.ac4Dolby AC-4 audio03ac409audio/ac4\##
    ooo000P0X0[0[0m1?2?2?2Q2f2f2f2f2fh20000810=0@com.dolby.truehdDolby TrueHD audiohttps://www.iana.org/assignments/media-types/audio/vnd.dolby.mlp03thd06truehd03mlp0Caudio/vnd.dolby.mlp\##
    0K5000T0X0[0[0h111k1k202?2?2?2?2?h20000810=0;com.dts.dtsDTS audiohttps://www.iana.org/assignments/media-types/audio/vnd.dts03dts0=audio/vnd.dts0;audio/x-dts\##
    ooo00000S0V0V0g1;1;1;1@1@1@1@1@1@`F9QB0?com.dxo.sidecarDxO PhotoLab sidecar03dop\##
    ooo00000Z0]0`141B1B1B1G1G1G1G1G1G`2000000250J0Q=0Bcom.figma.documentFigma document03fig\##
    ooo000P0Z0]0]0k1=1=1=1B1T1T1T1T1T`2000000250J0<com.flir.fpfFLIR thermal image03fpf0@image/x-flir-fpf\##
    ooo00000S0V0V0k1@1@1@1@1T1T1T1T1TP28P70Ccom.garmin.firmwareGarmin firmware image0Bimage/x-garmin-exe\##
    ooo00000X0[0[0m1919191>1j1j1j1j1jh20000810=0@com.garmin.voiceGarmin voice03vpm0Baudio/x-vpm-garmin0Faudio/x-vpm-wav-garmin\##
    ooo00001<1?1?1^202020282828282828h20000008000000000000000000000000000000000111N0Mcom.google.motion-photo-videoMotion photo movie02mp02mv\##
    ooo00000Z0]0]1:1Q1Q1a1a1a1a1a1a1a`B00000049QF0Kcom.google.takeout-metadataGoogle Takeout metadataapplication/json0Jsupplemental-metadata.json\##
    ooo00001:1=1=1S1a2^2^2^2^2^2^2^2^`200000020000000000000000000000000000000850`0Dcom.google.ultra-hdrUltra HDR JPEGhttps://developer.android.com/media/platform/hdr-image-format\##
    ooo00001<1?1?1N1]1]1]1b1b1b1b1b1bh20000008000000000000000000000000000000000111N0=com.gopro.360GoPro 360 video03360\##
    ooo000P0Z0]0`0o1>1>1>1C1V1V1V1V1V`20000@0280S50l0=com.gopro.gprGoPro RAW image03gpr0Aimage/x-gopro-gpr\##
    ooo00001<1?1?1N1h1h1h1m1m1m1m1m1mh20000008000000000000000000000000000000000111N0=com.gopro.lrvGoPro low-resolution video03lrv\##
    ooo00000Z0]0]121919191>1W1W1W1W1W`2000000250J0Ccom.greenstreet.artGST art03art0Gimage/x-greenstreet-art\##
    ooo00000Z0]0`0m172;2;2F2_2_2_2_2_`2000000250J9QB0;com.hp.hpglHP-GL plothttps://www.iana.org/assignments/media-types/application/vnd.hp-HPGL04hpgl03plt0Gapplication/vnd.hp-hpgl\##
    ooo00000Z0]0]0k131313181E1E1E1E1E`2000000250J0<com.hsi.jpegHSI JPEG03hsi0;image/x-hsi\##
    ooo000\0Z0]0]111<1<1<1A1W1W1W1W1W`2000000250J0Bcom.ibm.os2-bitmapOS/2 bitmap03bga0Dimage/x-os2-graphics\##
    ooo000P0Z0]0]0o1818181=1N1N1N1N1N`2000000250J0@com.ibm.os2-iconOS/2 icon03ico0?image/x-os2-ico0Dimage/x-os2-graphics\##
    ooo000P0Z0]0]121>1>1>1C1X1X1X1X1X`2000000250J0Ccom.ibm.os2-pointerOS/2 pointer03ptr0Cimage/x-ibm-pointer0Dimage/x-os2-graphics\##
    ooo00000Z0]0]0m171717171E1E1E1E1E`2000000250J0>com.ilab.imageiLab image0<image/x-ilab\##
    ooo00000S0V0V0o1@1@1@1E1E1E1E1E1EP28P70Gcom.imageline.fl-studioFL Studio project03flp\##
    ooo00001:1=1=1P1^1^1^1d1d1d1d1d1d`200000020000000000000000000000000000000850`0Acom.insta360.inspInsta360 photo04insp\##
    ooo00001<1?1?1R1`1`1`1f1f1f1f1f1fh20000008000000000000000000000000000000000111N0Acom.insta360.insvInsta360 video04insv\##
    ooo00000Z0]0]141E1E1E1O2k2k2k2k2k`2000000250J0Ecom.intergraph.rasterIntergraph raster03cit03rle0Bimage/x-intergraph0Fimage/x-intergraph-cit0Fimage/x-intergraph-rgb0Fimage/x-intergraph-rle\##
    ooo000P0Z0]0]161J1J1J1^2A2A2A2A2A`2000000250J0Gcom.jasc.paint-shop-proPaint Shop Pro image03psp08pspimage03tub0Dimage/x-paintshoppro0;image/x-psp\##
    ooo00000S0V0V0c1717171<1<1<1<1<1<P28P70;com.jvc.moiCamcorder clip index03moi\##
    ooo000P0Z0]0]0n1H1H1H1R1`1`1`1`1``2000000250J0?com.khoral.viffKhoros visualization image04viff02xv0<image/x-viff\##
    ooo000P0Z0]0]0o1;1;1;1@1P1P1P1P1P`2000000250J0@com.kodak.cineonCineon image03cin0>image/x-cineon\##
    ooo00000Z0]0`191L1L1L1Q1d1d1d1d1d`20000@0280S50l0Gcom.kodak.k25-raw-imageKodak K25 RAW image03k250Aimage/x-kodak-k25\##
    ooo000P0Z0]0`191L1L1L1Q1d1d1d1d1d`20000@0280S50l0Gcom.kodak.kdc-raw-imageKodak KDC RAW image03kdc0Aimage/x-kodak-kdc\##
    ooo000P0Z0]0]101D1D1D1I1[1[1[1[1[`2000000250J0Acom.kodak.photocdKodak Photo CD image03pcd0@image/x-photo-cd\##
    ooo000P0Z0]0]0m1616161;1;1;1;1;1;h2000000810:0>com.leitch.lxfLXF movie03lxf\##
    ooo000P0Z0]0]141M1M1M1W1W1W1W1W1W`2000000250J0Ecom.lightillusion.lfpLytro light field picture03lfp03lfr\##
    ooo00000Z0]0]191K1K1K1P1P1P1P1P1P`20000@0280S0Jcom.logitech.pxn-raw-imageLogitech RAW image03pxn\##
    ooo000P0X0[0[121@1@1@1D1D1D1D1D1Dh20000810=0Ecom.lossless-audio.laLossless Audio02la\##
    ooo00000S0V0V0o1E1E1E1J1J1J1J1J1JP28P70Gcom.lucasfilm.avchd-cpiAVCHD clip information03cpi\##
    ooo000P0S0V0V0o1=1=1=1B1B1B1B1B1BP28P70Gcom.lucasfilm.avchd-mplAVCHD playlist03mpl0:text/plain\##
    ooo000P0Z0]0]161F1F1F1o2A2A2A2A2A`2000000250J0Gcom.macromedia.freehandFreeHand drawing02fh03fh403fh503fh703fh803fh904fh1004fh110@image/x-freehand\##
    ooo000P0Z0]0`1:1J1J1J1O1c1c1c1c1c`20000@0280S50l0Hcom.mamiya.mef-raw-imageMamiya RAW image03mef0Bimage/x-mamiya-mef\##
    ooo00000X0[0[0i1717171;1G1G1G1G1Gh20000810=0<com.maxis.xaMaxis XA audio02xa0:audio/x-xa\##
    ooo00000X0[0[101;1;1;1;1J1J1J1J1Jh20000810=0Ccom.microsoft.adpcmADPCM audio0=audio/x-adpcm\##
    ooo000P0Z0]0`1?1V1V1V1[2929292929`2000000250J<0Z0Mcom.microsoft.animated-cursorWindows animated cursor03ani0Lapplication/x-navi-animation\##
    ooo00000Z0]0]1=1R1R1R1W1g1g1g1g1g`2000000250J0Ncom.microsoft.at-work-documentMicrosoft At Work fax03awd0>image/x-ms-awd\##
    ooo00000Z0]0`1C1V1V1V1`1`1`1`1`1``2000000250J0PE0Qcom.microsoft.compressed-metafileCompressed metafile03wmz03emz\##
    ooo00000Z0]0]101F1F1F1K1X1X1X1X1X`2000000250J0Acom.microsoft.cpiColorLab project image03cpi0;image/x-cpi\##
    ooo00000Z0]0`161K1K1K1S1c1c1c1c1ch2000000810:13I0Dcom.microsoft.dvr-msMicrosoft recorded TV06dvr-ms0>video/x-ms-dvr\##
    ooo000P0Z0]0]1>1O25252:2R2R2R2R2R`2000000250J0Ocom.microsoft.enhanced-metafileEnhanced Metafilehttps://www.rfc-editor.org/rfc/rfc790303emf09image/emf0;image/x-emf0?application/emf0Aapplication/x-emf\##
    ooo00000Z0]0]191M1M1M1R1b1b1b1b1b`2000000250J0Jcom.microsoft.icon-libraryWindows icon library03icl0>image/x-ms-icl\##
    ooo000P0X0[0^121B1B1B1G1U1U1U1U1Uh20000810=<0Z0Bcom.microsoft.midsRIFF MIDI stream03mds0<audio/x-mids\##
    ooo000P0Z0]0`1@1U1U1U1Z1g1g1g1g1gh2000000810:<0Z0Ncom.microsoft.multimedia-movieRIFF multimedia movie03mmm0;video/x-mmm\##
    ooo000P0S0V0V0j1717171B1V1V1V1V1V`B9QC0Bcom.microsoft.samiSAMI captions03smi04sami0Bapplication/x-sami03smi\##
    ooo000P0Z0]0]1;1I1I1I1N2>2>2>2>2>`2000000250J0Lcom.microsoft.windows-cursorWindows cursor03cur0Bimage/x-win-bitmap0Jimage/vnd.microsoft.cursor\##
    ooo000P0Z0]0]1=1M2323282P2P2P2P2P`2000000250J0Ncom.microsoft.windows-metafileWindows Metafilehttps://www.rfc-editor.org/rfc/rfc790303wmf09image/wmf0;image/x-wmf0?application/wmf0Happlication/x-msmetafile0Aapplication/x-wmf0Dimage/x-win-metafile\##
    ooo000P1>1D1D1W1m3030353M3M3M3M3M`b00000000000000000000000000000000000000000019PU10?0Acom.microsoft.wplWindows Media playlisthttps://www.iana.org/assignments/media-types/application/vnd.ms-wpl03wpl0Fapplication/vnd.ms-wpl\##
    ooo000P0Z0]0]101K1K1K1P1`1`1`1`1`h2000000810:0Acom.microsoft.wtvWindows recorded television03wtv0>video/x-ms-wtv\##
    ooo000P0X0[0[0o1919191D1D1D1D1D1Dh20000810=0Bcom.microsoft.xwmaxWMA audio03xwm04xwma\##
    ooo00000Z0]0]181I1I1I1N1N1N1N1N1N`20000@0280S0Icom.minolta.mdc-raw-imageMinolta RAW image03mdc\##
    ooo000P0X0[0[111?1?1?1I1V1V1V1V1Vh20000810=0Dcom.monkeysaudio.apeMonkey's Audio03ape03mac0;audio/x-ape09audio/ape0Eaudio/x-monkeys-audio\##
    ooo00000S0V0V161H1H1H1R1R1R1R1R1RP28P70Ncom.native-instruments.kontaktKontakt instrument03nki03nkm\##
    ooo000P0X0[0[0h1717171<1<1<1<1<1<h20000810=0;com.nec.hesPC Engine music03hes\##
    0M4000T0X0[0[111F1F1F1Q1^1^1^1^1^h20000810=0Dcom.neillcorlett.psfPortable Sound Format03psf04psf20;audio/x-psf03dsf\##
    ooo00000S0V0V141K1K1K1Q1Q1Q1Q1Q1Q`b9PU0Lcom.nikon.capture-nx-sidecarNikon NX Studio sidecar04nksc\##
    ooo000P0X0[0[0o1B1B1B1I1X1X1X1X1Xh20000810=0Bcom.nintendo.bcstmNintendo 3DS stream05bcstm0=audio/x-bcstm\##
    ooo000P0X0[0[0o1A1A1A1H1W1W1W1W1Wh20000810=0Bcom.nintendo.bcwavNintendo 3DS sound05bcwav0=audio/x-bcwav\##
    ooo000P0X0[0[0o1D1D1D1K1Z1Z1Z1Z1Zh20000810=0Bcom.nintendo.bfstmNintendo Wii U stream05bfstm0=audio/x-bfstm\##
    ooo000P0X0[0[0o1B1B1B1I1X1X1X1X1Xh20000810=0Bcom.nintendo.brstmNintendo Wii stream05brstm0=audio/x-brstm\##
    ooo000P0Z0]0]0l1717171<1N1N1N1N1N`2000000250J0=com.nokia.mbmEPOC bitmap03mbm0@image/x-epoc-mbm\##
    ooo00000S0V0V0g1515151A1A1A1A1A1A`F9QB0?com.nokia.rtttlRTTTL ringtone05rtttl03rtx\##
    ooo000P0Z0]0]0o1G1G1G1L1Y1Y1Y1Y1Yh2000000810:0@com.nullsoft.nsvNullsoft streaming video03nsv0;video/x-nsv\##
    ooo000P0X0[0[0n1=1=1H1R1R1R1R1R1Rh20000810=0Acom.ofr.optimfrogOptimFROG audioaudio/x-ofr03ofr03ofs0;audio/x-ofr\##
    ooo00000Z0]0]0n1919191>1>1>1>1>1>`B00000049QF0?com.on1.sidecarON1 sidecar03on1\##
    ooo00000X0[0^101>1>1>1D1D1D1D1D1Dh20000810=>0:0@com.openmpt.mptmOpenMPT module04mptm\##
    ooo00000Z0]0c1?1R1R1R1\1\1\1\1\1\`20000@0280S50l0Q=0Jcom.phaseone.cap-raw-imagePhase One RAW image03cap03eip\##
    ooo000P0X0[0[0o1;1;1;1E1]1]1]1]1]h20000810=0Bcom.philips.dsdiffDSDIFF audio03dff03dsd09audio/dff0;audio/x-dff\##
    ooo00000Z0]0]1L1c1c1c1h1h1h1h1h1h`2000000250J0]com.pixelmatorteam.pixelmator.document.binaryPixelmator Pro document03pxd\##
    ooo00000Z0]0]171K1K1K1P1n1n1n1n1n`2000000250J0Hcom.polar.monitor-bitmapPolar monitor bitmap03pmb0Limage/x-polar-monitor-bitmap\##
    ooo00000Z0]0`181I1I1I1T1T1T1T1T1T`2000000250J0Q=0Fcom.procreate.documentProcreate artwork09procreate\##
    ooo00000Z0]0]0o1:1:1:1B1W1W1W1W1W`2000000250J0@com.psion.sketchEPOC sketch06sketch0Cimage/x-epoc-sketch\##
    ooo000P0X0[0[0j1515151:1:1:1:1:1:h20000810=0=com.psion.wvePsion audio03wve\##
    ooo000P0X0[0[0m1E1E1E1J1W1W1W1W1Wh20000810=0@com.qualcomm.qcpQualcomm PureVoice audio03qcp0;audio/qcelp\##
    ooo000P0Z0]0]141>2G2G2Q2o2o2o2o2oh2000000810:0Ecom.radgametools.binkBink videohttps://www.iana.org/assignments/media-types/video/vnd.radgamettools.bink03bik03bk20Lvideo/vnd.radgamettools.bink\##
    ooo000P0Z0]0]171D2P2P2U3636363636h2000000810:0Hcom.radgametools.smackerSmacker videohttps://www.iana.org/assignments/media-types/video/vnd.radgamettools.smacker03smk0Ovideo/vnd.radgamettools.smacker\##
    ooo00000S0V0V0o1B1B1B1L1L1L1L1L1L`F9QB0Gcom.rawtherapee.profileRawTherapee profile03pp303arp\##
    ooo00000S0V0V0i111111151K1K1K1K1K`F9QB0Acom.real.realtextRealText02rt0Dtext/vnd.rn-realtext\##
    ooo000P0Z0]0]0j1;1;1;1@1Q1Q1Q1Q1Qh2000000810:0;com.red.r3dREDCODE RAW video03r3d0?video/x-red-r3d\##
    ooo00000Z0]0]161F1F1F1K1K1K1K1K1K`20000@0280S0Gcom.ricoh.rwz-raw-imageRawzor RAW image03rwz\##
    ooo000P0X0[0[0i1:1:1E1J1J1J1J1J1Jh20000810=0<com.sega.gymGenesis music logaudio/x-gym03gym0;audio/x-gym\##
    ooo000P0X0[0^0l151_1_1i2626262626h20000810=0PE0<com.sega.vgmVGM musichttps://vgmrips.net/wiki/VGM_Specification03vgm03vgz0;audio/x-vgm\##
    ooo00000Z0]0]1>1X1X1X1b1b1b1b1b1b`2000000250J0Ocom.seriflabs.affinity-designerAffinity Designer document08afdesign\##
    ooo00000Z0]0]1;1R1R1R1[1[1[1[1[1[`2000000250J0Lcom.seriflabs.affinity-photoAffinity Photo document07afphoto\##
    ooo00000X0^0^1@1[1[1[1b1b1b1b1b1b`20000P8P78PD0Pcom.seriflabs.affinity-publisherAffinity Publisher document05afpub\##
    ooo000P0Z0]0]0l1515151@1S1S1S1S1Sh2000000810:0=com.sgi.movieSGI movie05movie02mv0Avideo/x-sgi-movie\##
    ooo000P0Z0]0]161E1E1E1J1j1j1j1j1j`20000@0280S0Gcom.sigma.x3f-raw-imageSigma RAW image03x3f0Aimage/x-sigma-x3f0;image/x-x3f0Aimage/x-raw-sigma\##
    ooo00000Z0]0]161E1E1E1O1O1O1O1O1O`20000@0280S0Gcom.sinar.sti-raw-imageSinar RAW image03cs103sti\##
    ooo000P0X0[0[0n1818181B1B1B1B1B1Bh20000810=0Acom.skyworks.silkSILK audio03sil03slk\##
    ooo000P0X0[0[121?1?1?1D1U1U1U1U1Uh20000810=0Ecom.softsound.shortenShorten audio03shn0?audio/x-shorten0Eapplication/x-shorten\##
    ooo000P0X0[0[131>1>1>1I1X1X1X1X1Xh20000810=0Fcom.sonicfoundry.ircamIRCAM sound02sf05ircam0=audio/x-ircam\##
    ooo00000Z0]0`181J1J1Z1_1_1_1_1_1_`20000@0280S50l0Fcom.sony.axr-raw-imageSony AXR RAW imageimage/x-sony-axr03axr0@image/x-sony-axr\##
    ooo000P0X0[0[0i1818181=1U1U1U1U1Uh20000810=0<com.sony.dsfDSD stream file03dsf09audio/dsf0;audio/x-dsf09audio/dsd0;audio/x-dsd\##
    ooo000P0X0[0[0l1717171A1N1N1N1N1Nh20000810=0?com.sony.openmgATRAC audio03oma03aa30;audio/x-oma\##
    ooo00000S0V0V161L1L1L1X1X1X1X1X1X`b9PU0Ncom.sony.playmemories-metadataPlayMemories clip data04modd04moff\##
    ooo00000Z0]0]0k1>1>1>1C1U1U1U1U1U`2000000250J0<com.sony.timPlayStation texture03tim0@image/x-sony-tim\##
    ooo00000X0[0[191I1I1I1N1\1\1\1\1\h20000810=0Lcom.soundblaster.soundfont-1SoundFont 1 bank03sbk0<audio/x-sfbk\##
    ooo00000S0V0V0k131313181R1R1R1R1RP28P70Ccom.sourceforge.idfIDF file03idf0;image/x-idf0;audio/x-idf\##
    ooo00000S0V0V141B1B1B1G1G1G1G1G1GP28P70Lcom.steinberg.cubase-projectCubase project03cpr\##
    ooo00000Z0]0]181G1G1G1L1b1b1b1b1b`2000000250J0Icom.tandy.deskmate-figureDeskMate figure03fig0Dimage/x-deskmate-fig\##
    ooo000P0X0[0^181J1J1J1N1d1d1d1d1dh20000810=>0:0Hcom.tracker.fasttracker2FastTracker module02xm08audio/xm0:audio/x-xm\##
    ooo000P0X0[0^131I1I1I1M1c1c1c1c1ch20000810=>0:0Ccom.tracker.impulseImpulse Tracker module02it08audio/it0:audio/x-it\##
    ooo000P0X0[0[131I1I1I1M1Y1Y1Y1Y1Yh20000810=0Fcom.tracker.instrumentFastTracker instrument02xi0:audio/x-xi\##
    ooo000T0X0[0[0o1;1;1;1T1a1a1a1a1ah20000810=0Bcom.tracker.moduleMusic module03mod03nst03wow03uni03m150;audio/x-mod0?audio/x-tracker\##
    ooo000P0X0[0^111E1E1E272D2D2D2D2Dh20000810=>0:0Acom.tracker.otherOther tracker module03mtm0366903med03okt03far03ult03ptm03umx03amf03dbm0;audio/x-mod0?audio/x-tracker\##
    ooo000P0X0[0^1:1N1N1N1S1`1`1`1`1`h20000810=>0:0Jcom.tracker.screamtracker3ScreamTracker module03s3m0;audio/x-s3m\##
    ooo00000S0V0V0j1>1>1>1R3636363636P28P70Bcom.ulead.imaginfoUlead album or image03pe303pe403pst03tpl0Fimage/x-ulead-imaginfo0Aimage/x-ulead-pe30Aimage/x-ulead-pe40Aimage/x-ulead-pst0Aimage/x-ulead-tpl\##
    ooo000P0Z0]0]141A1A1A1F1f1f1f1f1f`2000000250J0Ecom.valvesoftware.vtfValve texture03vtf0Nimage/vnd.valve.source.texture\##
    ooo000P1:1=1=1S1^1^1^1c2020202020`200000020000000000000000000000000000000850`0Dcom.vrex.stereo-jpegStereo JPEG03jps0;image/x-jps\##
    ooo00000S0V0V0n1E1E1E1J1f1f1f1f1fP28P70Fcom.wavpack.correctionWavPack correction file03wvc0Jaudio/x-wavpack-correction\##
    ooo000P0X0[0[0k181O1O1X1i1i1i1i1ih20000810=0>com.wavpack.wvWavPack audiohttps://www.wavpack.com02wv03wvp0?audio/x-wavpack0=audio/wavpack0;audio/x-wav\##
    ooo000P0Z0]0]171K1K1K1P2;2;2;2;2;`2000000250J0Hcom.wordperfect.graphicsWordPerfect graphics03wpg0;image/x-wpg0Limage/x-wordperfect-graphics0Aapplication/x-wpg\##
    ooo00000S0V0V0e1616161<1I1I1I1I1I`F9QB0=com.xmcd.cddbCD database entry04xmcd0;text/x-xmcd\##
    ooo000P0X0[0[0l192:2:2E2[2[2[2[2[h20000810=0?com.yamaha.smafSMAF ringtonehttps://www.iana.org/assignments/media-types/application/vnd.smaf03mmf04smaf0Dapplication/vnd.smaf0Bapplication/x-smaf\##
    ooo00000X0[0[0m1G1G1G1L1Y1Y1Y1Y1Yh20000810=0@com.yamaha.sysexMIDI system exclusive dump03syx0;audio/x-syx\##
    ooo000P0X0[0[0n1:1:1:1?1O1O1O1O1Oh20000810=0Acom.yamaha.twinvqTwinVQ audio03vqf0>audio/x-twinvq\##
    ooo000P0S0V0V0g17171A1F1F1F1F1F1F`F9QB0?com.youtube.sbvYouTube captionstext/x-sbv03sbv0:text/x-sbv\##
    ooo000P0Z0]0]0l1@2A2A2F2i2i2i2i2i`2000000250J0=com.zsoft.dcxPCX multi-page imagehttps://www.iana.org/assignments/media-types/image/vnd.zbrush.dcx03dcx0Dimage/vnd.zbrush.dcx0;image/x-dcx\##
    ooo000P0Z0]0]0l1526262;2^2^2^2^2^`2000000250J0=com.zsoft.pcxPCX imagehttps://www.iana.org/assignments/media-types/image/vnd.zbrush.pcx03pcx0Dimage/vnd.zbrush.pcx0;image/x-pcx0Japplication/vnd.zbrush.pcx09image/pcx\##
    ooo00000Z0]0]0j1717171<1I1I1I1I1Ih2000000810:0;de.tvdr.vdrVDR recording03vdr0;video/x-vdr\##
    ooo000P0Z0]0]0l161\1\1l2J2J2J2J2J`2000000250J0=gov.nasa.fitsFITS imagehttps://www.rfc-editor.org/rfc/rfc404704fits03fit03fts0:image/fits0@application/fits0<image/x-fits07fits.gz\##
    ooo000P0Z0]0]0k1F1F1F1K1X1X1X1X1X`2000000250J0<gov.nasa.pdsPlanetary Data System image03pds0;image/x-pds\##
    ooo000P0Z0]0]0m1818181D1D1D1D1D1D`2000000250J0>gov.nasa.vicarVICAR image03vic05vicar\##
    ooo000P0Z0]0]0k1O1O1O1Z1f1f1f1f1f`2000000250J0<gov.nga.nitfNational imagery transmission format03ntf04nitf0:image/nitf\##
    ooo000P0Z0]0]101J1J1J1P1P1P1P1P1P`2000000250J0Ajp.co.celsys.clipClip Studio Paint document04clip\##
    ooo000P0Z0]0]0o1>1>1>1C1U1U1U1U1U`2000000250J0@net.getpaint.pdnPaint.NET image03pdn0@image/x-paintnet\##
    ooo000P0X0[0[0h121W1W1\1i1i1i1i1ih20000810=0;net.tta.ttaTrue Audiohttps://sourceforge.net/projects/tta/03tta0;audio/x-tta09audio/tta\##
    ooo000P0X0[0a161@1f20252525252525h20000810=>9N11[0Corg.3gpp.3gpp-audio3GPP audiohttps://www.rfc-editor.org/rfc/rfc3839audio/3gpp033ga\##
    ooo000P0X0[0[0l1?1e1e1j2828282828h20000810=0?org.3gpp.amr-wbAMR wide-band audiohttps://www.rfc-editor.org/rfc/rfc486703awb0<audio/amr-wb0Faudio/amr-wb-encrypted033ga03amr09audio/amr\##
    ooo000P0X0[0[0k1515151:1F1F1F1F1Fh20000810=0>org.3gpp2.evrcEVRC audio03evc0:audio/evrc\##
    ooo00000S0V0Y101B1B1B1G1G1G1G1G1GP28P750l0Eorg.adobe.dng-profileDNG camera profile03dcp\##
    ooo00000Z0]0]0l1@1@1@1E1E1E1E1E1Eh2000000810:0=org.adobe.f4fFlash video fragment03f4f\##
    ooo000P0S0V0V0g1A1g1g212I2I2I2I2I`F9QB0?org.aegisub.assSubStation Alpha subtitleshttp://www.tcax.org/docs/ass-specs.htm03ass03ssa0:text/x-ssa0:text/x-ass\##
    ooo000P0X0[0[0j1313131=1=1=1=1=1=h20000810=0=org.amiga.ahxAHX music03ahx03hvl\##
    ooo000P0Z0]0]0n1;1c1c1m2828282828h2000000810:0?org.aomedia.obuAV1 bitstreamhttps://aomediacodec.github.io/av1-spec/03obu03av109video/av1\##
    ooo00000S0V0V0g1818181=1=1=1=1=1=`F9QB0?org.aqtitle.aqtAQTitle subtitles03aqt\##
    ooo000P0Z0]0]141C2H2H2R2d2d2d2d2d`2000000250J0Eorg.aseprite.asepriteAseprite spritehttps://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md08aseprite0@image/x-aseprite\##
    ooo000P0X0[0[0i151515191919191919h20000810=0<org.atari.ymYM2149 music02ym\##
    ooo00000S0V0Y131C1C1C1I1I1I1I1I1IP28P7<1C0Horg.audacityteam.projectAudacity project04aup3\##
    ooo00000S0V0V101?1?1?1H1H1H1H1H1H`F9QB0Horg.audio.replaygain-logAccurateRip log07accurip\##
    ooo000P0Z0]0]0l1818181=1L1L1L1L1Lh2000000810:0=org.bbc.diracDirac stream03drc0=video/x-dirac\##
    ooo000P0Z0]0]0n1F1^1^1c1n1n1n1n1n`2000000250J0?org.bellard.bpgBetter Portable Graphicshttps://bellard.org/bpg/03bpg09image/bpg0;image/x-bpg\##
    ooo000<1;1>1>1P212W2a2l2l2l2l2l2lh2000000800000000000000000000000000000000P1040@org.blu-ray.m2tsAVCHD or Blu-ray transport streamhttps://www.rfc-editor.org/rfc/rfc3555video/mp2t04m2ts03m2t0:video/mp2t\##
    ooo000P0S0V0V0k1R2F2F2K2K2K2K2K2KP28P70Corg.blu-raydisc.pgsPresentation graphic stream (subtitles)https://patents.google.com/patent/US20090185789A1/en03sup\##
    0P1000T0X0^0^0m1:25252@2^2^2^2^2^`20000P8P78PD0=org.djvu.djvuDjVu documenthttps://www.iana.org/assignments/media-types/image/vnd.djvu04djvu03djv0>image/vnd.djvu0<image/x-djvu0:image/djvu0Himage/vnd.djvu+multipage0<image/x.djvu\##
    ooo000P1215151I1g1g1g1g2A2A2A2A2A`20000P00000000000000000000000002>440Borg.djvu.multipageDjVu document of several pages0Himage/vnd.djvu+multipage\##
    ooo00000Z0]0]0k132222272K2K2K2K2Kh2000000810:0<org.dvb.fileDVB filehttps://www.iana.org/assignments/media-types/video/vnd.dvb.file03dvb0Bvideo/vnd.dvb.file\##
    ooo00000S0V0V0h1<1<1<1F1S1S1S1S1SP28P70@org.dvdforum.ifoDVD information file03ifo03bup0;video/x-ifo\##
    ooo00001;1>1>1P1`1`1`1e2>2>2>2>2>h2000000800000000000000000000000000000000@12O0@org.dvdforum.vobDVD video object03vob0:video/mpeg0;video/x-vob0Avideo/mpeg-system0Cvideo/x-mpeg-system0>video/x-ms-vob\##
    ooo00000o12121@1J24242:2H2H2H2H2Hh2000080000000000000000000000810h0<org.ebu.rf64RF64 audiohttps://tech.ebu.ch/docs/tech/tech3306.pdf04rf640<audio/x-rf64\##
    ooo000P0S0V0V0c101Z1Z1_2626262626P28P70;org.ebu.stlEBU subtitleshttps://tech.ebu.ch/docs/tech/tech3264.pdf03stl0Eapplication/x-ebu-stl\##
    ooo000P0Z0]0]0m1616161;1;1;1;1;1;h2000000810:0>org.ffmpeg.nutNUT movie03nut\##
    ooo000P0Z0]0]0l1F1a1a1g2323232323`2000000250J0=org.flif.flifFree Lossless Image Formathttps://flif.info/spec.html04flif0:image/flif0:text/plain\##
    ooo000P0Z0]0`1<1L1f1f1k2=2=2=2=2=`2000000250J0Q=0Jorg.freedesktop.openrasterOpenRaster imagehttps://www.openraster.org03ora0@image/openraster\##
    ooo000P0X0[0[0l1:1:1:1?1L1L1L1L1Lh20000810=0?org.gameboy.gbsGame Boy music03gbs0;audio/x-gbs\##
    ooo000P0Z0]0]0m1717171<1N1N1N1N1N`2000000250J0>org.gimp.brushGIMP brush03gbr0@image/x-gimp-gbr\##
    ooo000P0Z0]0]121A1A1A1F1X1X1X1X1X`2000000250J0Corg.gimp.brush-pipeGIMP brush pipe03gih0@image/x-gimp-gih0:text/plain\##
    ooo00000S0V0V0f101010151H1H1H1H1H`F9QB0>org.gimp.curveGIMP curve03crv0Atext/x-gimp-curve\##
    ooo000P0S0V0V0i161d1d1i2:2:2:2:2:`F9QB0Aorg.gimp.gradientGIMP gradienthttps://developer.gimp.org/core/standards/ggr/03ggr0?text/x-gimp-ggr\##
    ooo000P0S0V0V0h141b1b1g2828282828`F9QB0@org.gimp.paletteGIMP palettehttps://developer.gimp.org/core/standards/gpl/03gpl0?text/x-gimp-gpl\##
    ooo000P0Z0]0]0o1;1;1;1@1R1R1R1R1R`2000000250J0@org.gimp.patternGIMP pattern03pat0@image/x-gimp-pat\##
    ooo000P0Z0]0]0k1529292>2K2K2K2K2K`2000000250J0<org.gimp.xcfGIMP imagehttps://gitlab.gnome.org/GNOME/gimp/-/blob/master/devel-docs/xcf.txt03xcf0;image/x-xcf\##
    ooo00000Z0]0]131@1@1@1L1`1`1`1`1``2000000250J0Dorg.godotengine.stexGodot texture04stex04ctex0Bimage/x-godot-stex\##
    ooo000P0Z0]0]131D1k1k212?2?2?2?2?`2000000250J0Dorg.imagemagick.miffImageMagick imagehttps://imagemagick.org/script/miff.php04miff0<image/x-miff\##
    ooo00000Z0]0]121M1M1M1R1_1_1_1_1_`2000000250J0Corg.imagemagick.mvgImageMagick vector graphics03mvg0;image/x-mvg\##
    ooo000\0S0Y0Y121E1l2;2;2;2;2;2;2;`28P78P;0Gorg.iso.base-media-fileISO base media filehttps://www.iso.org/standard/83102.htmlapplication/mp40?application/mp4\##
    ooo000P0Z0]0]0j1D2:2:2?2J2J2J2J2J`2000000250J0;org.iso.cgmComputer Graphics Metafilehttps://www.iana.org/assignments/media-types/image/cgm03cgm09image/cgm\##
    ooo000\1<1?1?1Z1h2f2f373J3J3J3J3Jh20000008000000000000000000000000000000000111N0Iorg.iso.mpeg-dash-segmentMPEG-4 segmenthttps://www.iana.org/assignments/media-types/video/iso.segment03m4s04cmfv04cmfa0Avideo/iso.segment\##
    ooo00001;1>1>1N1Y1Y1Y1]1j1j1j1j1j`2000000200000000000000000000000000000080251b0>org.itu.g3-faxGroup 3 fax02g30;image/g3fax0<image/fax-g3\##
    ooo00000Z0]0]0k1616161<1H1H1H1H1Hh2000000810:0<org.itu.h261H.261 video04h2610:video/h261\##
    ooo00000Z0]0]0k161\1\1g2323232323h2000000810:0<org.itu.h263H.263 videohttps://www.rfc-editor.org/rfc/rfc46290326304h2630:video/h263\##
    ooo000P0Z0]0]121A1g1g272C2C2C2C2Ch2000000810:0Corg.itu.h264-streamH.264 bitstreamhttps://www.rfc-editor.org/rfc/rfc618404h2640326403avc0:video/h264\##
    ooo000P0Z0]0]121@1f1f272C2C2C2C2Ch2000000810:0Corg.itu.h265-streamHEVC bitstreamhttps://www.rfc-editor.org/rfc/rfc779804h2650326504hevc0:video/h265\##
    ooo000P0Z0]0]121?1?1?1I1U1U1U1U1Uh2000000810:0Corg.itu.h266-streamVVC bitstream0326603vvc0:video/h266\##
    ooo000P0Z0]0]0l1717171C1R1R1R1R1R`2000000250J0=org.itu.jbig2JBIG2 image03jb205jbig20=image/x-jbig2\##
    ooo000P1:1=1=1a2@36363@3W3W3W3W3W`200000020000000000000000000000000000000@51e0Rorg.jpeg.high-throughput-jpeg-2000High-throughput JPEG 2000 imagehttps://www.iana.org/assignments/media-types/image/jph03jph03jhc09image/jph0:image/jphc0Fimage/x-jp2-codestream\##
    ooo000P1:1=1=1\202f2f353@3@3@3@3@`200000020000000000000000000000000000000@51e0Morg.jpeg.jpeg-2000-codestreamJPEG 2000 codestreamhttps://www.iana.org/assignments/media-types/image/j2c03j2c03jpc03j2k09image/j2c0Fimage/x-jp2-codestream0Fimage/x-jp2-codestream\##
    ooo000P1:1=1=1Z222X2X2c2n2n2n2n2n`200000020000000000000000000000000000000@51e0Korg.jpeg.jpeg-2000-compoundJPEG 2000 compound imagehttps://www.rfc-editor.org/rfc/rfc374503jpm04jpgm09image/jpm\##
    ooo000P1:1=1=1W1m2S2S2]2h2h2h2h2h`200000020000000000000000000000000000000@51e0Horg.jpeg.jpeg-2000-part2JPEG 2000 Part 2 imagehttps://www.rfc-editor.org/rfc/rfc374503jpx03jpf09image/jpx\##
    ooo000P0Z0]0]0o1<2222272B2B2B2B2B`2000000250J0@org.jpeg.jpeg-lsJPEG-LS imagehttps://www.iana.org/assignments/media-types/image/jls03jls09image/jls0:image/jpeg\##
    ooo000P0Z0]0]0o1<22222A2`2`2`2`2``2000000250J0@org.jpeg.jpeg-xrJPEG XR imagehttps://www.iana.org/assignments/media-types/image/jxr03jxr03wdp03hdp09image/jxr0Bimage/vnd.ms-photo\##
    ooo000P0Z0]0]0o1<2222272B2B2B2B2B`2000000250J0@org.jpeg.jpeg-xsJPEG XS imagehttps://www.iana.org/assignments/media-types/image/jxs03jxs09image/jxs\##
    ooo00000S0V0V0f1<29292F2X2X2X2X2XP28P70>org.jpeg.jumbfJUMBF or C2PA manifesthttps://www.iana.org/assignments/media-types/application/c2pa05jumbf04c2pa0@application/c2pa\##
    ooo000P0Z0]0`1;1K21212<2G2G2G2G2Gh2000000810:>9N0Iorg.jpeg.motion-jpeg-2000Motion JPEG 2000https://www.rfc-editor.org/rfc/rfc374503mj204mjp209video/mj2\##
    ooo000P0S0V0V0g0m0m0m121C1C1C1C1C`F9QB0?org.karaoke.lrcLyrics03lrc0?application/lrc\##
    ooo000P0Z0]0]0o1<2323292E2E2E2E2E`2000000250J0@org.khronos.ktx2KTX 2 texturehttps://www.iana.org/assignments/media-types/image/ktx204ktx20:image/ktx2\##
    ooo000P0Z0]0`141B1B1B1L1a1a1a1a1a`2000000250J0Q=0Borg.krita.documentKrita document03kra03krz0Capplication/x-krita0Kapplication/x-krita-archive\##
    ooo000P0Z0]0]0m1F1F1F1K1X1X1X1X1X`2000000250J0>org.libpgf.pgfProgressive Graphics File03pgf0;image/x-pgf\##
    ooo000P0Z0]0]0m1B1m1m222L2L2L2L2L`2000000250J0>org.libpng.jngJPEG Network Graphicshttp://www.libpng.org/pub/mng/spec/jng.html03jng0;image/x-jng0;video/x-jng\##
    ooo000P0Z0]0]0m1L1o1o242A2A2A2A2Ah2000000810:0>org.libpng.mngMultiple-image Network Graphicshttp://www.libpng.org/pub/mng/spec/03mng0;video/x-mng\##
    ooo000P1417171J1\2B2B2H3030303030h200000080000000000000000000000000212f0Aorg.matroska.mk3dMatroska 3-D videohttps://www.rfc-editor.org/rfc/rfc955904mk3d0Avideo/matroska-3d0Cvideo/x-matroska-3d0Cvideo/x-matroska-3d\##
    ooo000P0S0Y0\0n1@1f1f1k2A2A2A2A2A`28P78P;12f0@org.matroska.mksMatroska subtitleshttps://www.rfc-editor.org/rfc/rfc955903mks0Dapplication/matroska\##
    ooo000P0S0V0V0k1;1l1l212Q2Q2Q2Q2Q`F9QB0Corg.matroska.subripSubRip subtitleshttps://www.matroska.org/technical/subtitles.html03srt0Dapplication/x-subrip08text/srt0Aapplication/x-srt0:text/x-srt0=text/x-subrip\##
    ooo000P0S0V0V0h1:1:1:1?1P1P1P1P1P`F9QB0@org.microdvd.subMicroDVD subtitles03sub0?text/x-microdvd\##
    ooo00001;1>1A1O1X1X1X1]1h1h1h1h1hh2000080000000000000000000000000000000000412:<0Z0<org.midi.rmiRIFF MIDI03rmi09audio/mid\##
    ooo000P0Z0]0]111@1@1@1E1W1W1W1W1Wh2000000810:0Borg.mjpegtools.y4mYUV4MPEG2 video03y4m0@video/x-yuv4mpeg\##
    ooo00001>1A1A1S1_2;2;2A2M2M2M2M2M`2000000200000000000000000000000000000000000251c0@org.mozilla.apngAnimated PNGhttps://www.w3.org/TR/png-3/04apng0:image/apng0Fimage/vnd.mozilla.apng\##
    ooo000P1518181G1R1R1R1X1X1X1X1X1Xh2000080000000000000000000000000000P10F0=org.mpeg.adifAAC in ADIF04adif0Caudio/x-hx-aac-adif\##
    ooo000P0X0[0^0l1>1>1>1H1U1U1U1U1Uh20000810=11C0<org.mpeg.mp1MPEG layer 1 audio03mp103m1a0;audio/x-mp1\##
    ooo00000Z0]0]141G1G1G1L1W1W1W1W1Wh2000000810:0Eorg.mpeg.mpeg-1-videoMPEG-1 video stream03m1v09video/mpv03mpv\##
    ooo000P0Z0]0]151I1I1I1N1c1c1c1c1ch2000000810:0Forg.mpeg.mpeg-4-visualMPEG-4 visual stream03m4e0Cvideo/mpeg4-generic\##
    ooo000P0X0[0[0h111111161616161616h20000810=0;org.msx.kssMSX music03kss\##
    ooo000P0X0[0[0m1;1S1S1b2424242424h20000810=0@org.musepack.mpcMusepack audiohttps://www.musepack.net03mpc03mp+03mpp0@audio/x-musepack\##
    ooo00000X0^0a161E1E1E1K1K1K1K1K1K`20000P8P78PD0Q=0Corg.musescore.scoreMuseScore score04mscz\##
    ooo000P0X0^0a1:1S2b2b2g3K3K3K3K3K`20000P8P78PD0Q=0Gorg.musicxml.compressedCompressed MusicXML scorehttps://www.iana.org/assignments/media-types/application/vnd.recordare.musicxml03mxl0Rapplication/vnd.recordare.musicxml\##
    ooo000P0S0V0V0m1;2N2N2X3@3@3@3@3@`b9PU0Eorg.musicxml.musicxmlMusicXML scorehttps://www.iana.org/assignments/media-types/application/vnd.recordare.musicxml+xml08musicxml0Vapplication/vnd.recordare.musicxml+xml\##
    ooo000P0X0[0[0h111111161C1C1C1C1Ch20000810=0;org.nes.nsfNES music03nsf0;audio/x-nsf\##
    ooo00001=1@1@1S1b2M2M2R2k2k2k2k2k`200000020000000000000000000000000000000000850K0Aorg.netpbm.anymapPortable anymaphttps://netpbm.sourceforge.net/doc/pnm.html03pnm0Gimage/x-portable-anymap\##
    ooo000P1=1@1@1Z202[2[2`3?3?3?3?3?`200000020000000000000000000000000000000000850K0Horg.netpbm.arbitrary-mapPortable arbitrary maphttps://netpbm.sourceforge.net/doc/pam.html03pam0Mimage/x-portable-arbitrarymap\##
    ooo000P1=1@1@1S1b2M2M2R2k2k2k2k2k`200000020000000000000000000000000000000000850K0Aorg.netpbm.bitmapPortable bitmaphttps://netpbm.sourceforge.net/doc/pbm.html03pbm0Gimage/x-portable-bitmap03pnm\##
    ooo000P1=1@1@1U1g2R2R2W3232323232`200000020000000000000000000000000000000000850K0Corg.netpbm.floatmapPortable float maphttps://netpbm.sourceforge.net/doc/pfm.html03pfm0Iimage/x-portable-floatmap\##
    ooo000P1=1@1@1T1d2O2O2T2n2n2n2n2n`200000020000000000000000000000000000000000850K0Borg.netpbm.graymapPortable graymaphttps://netpbm.sourceforge.net/doc/pgm.html03pgm0Himage/x-portable-graymap0Himage/x-portable-greymap03pnm\##
    ooo000P0Z0]0]111H1H1H1M1M1M1M1M1M`2000000250J0Borg.netpbm.halfmapPortable half-float map03phm0:text/plain\##
    ooo000P1=1@1@1S1b2M2M2R2k2k2k2k2k`200000020000000000000000000000000000000000850K0Aorg.netpbm.pixmapPortable pixmaphttps://netpbm.sourceforge.net/doc/ppm.html03ppm0Gimage/x-portable-pixmap03pnm\##
    ooo00000S0V0V0e1>1>1>1I1W1W1W1W1WP28P70=org.niff.niffNotation Interchange File03nif04niff0<image/x-niff\##
    ooo000P0Z0]0]121P1P1P1V1d1d1d1d1d`2000000250J0Corg.pixinsight.xisfExtensible image serialization04xisf0<image/x-xisf\##
    ooo000P0Z0]0]101>1S1S1X2020202020`2000000250J0Aorg.qoiformat.qoiQuite OK imagehttps://qoiformat.org03qoi09image/qoi0;image/x-qoi\##
    ooo000P0S0V0V0e161\1\1h2>2>2>2>2>`b9PU0=org.smil.smilSMIL presentationhttps://www.rfc-editor.org/rfc/rfc453604smil04kino0Dapplication/smil+xml0@application/smil03sml\##
    ooo000P0Z0]0]0l1D1D1D1N1f1f1f1f1f`2000000250J0=org.smpte.dpxDigital Picture Exchange03dpx03cin0;image/x-dpx09image/dpx\##
    ooo000P0Z0]0]0l1C1C1C1H1H1H1H1H1Hh2000000810:0=org.smpte.gxfGeneral Exchange Format03gxf\##
    ooo000P0Z0]0]0l1717171<1G1G1G1G1Gh2000000810:0=org.smpte.vc1VC-1 stream03vc109video/vc1\##
    ooo000P0X0[0[0i131313181E1E1E1E1Eh20000810=0<org.snes.spcSNES music03spc0;audio/x-spc\##
    ooo000P0Z0]0]141B1B1B1F1X1X1X1X1X`2000000250J0Eorg.suckless.farbfeldFarbfeld image02ff0@image/x-farbfeld\##
    ooo00000Z0]0]111E1E1E1N1]1]1]1]1]`2000000250J0Borg.syslinux.lss16Syslinux boot splash03lss02160=image/x-lss16\##
    ooo000P0a0g0j1B1T1T1c1i1i1i1i1i1iP20000000000000P51K8P70Q=0Forg.uniform-types.livpLive Photo archiveapplication/zip04livp\##
    ooo00000X0[0[181G1G1G1L1W1W1W1W1Wh20000810=0Korg.uniform-types.raw-audioRaw PCM samples03pcm09audio/pcm\##
    ooo00000Z0]0]1:1J1J1J1O1O1O1O1O1Oh2000000810:0Korg.uniform-types.raw-videoRaw video frames03yuv\##
    0R5000P0S0V0V0c0m1I1I1U1k1k1k1k1k`b9PU0;org.w3.ttmlTimed Texthttps://www.w3.org/TR/ttml2/04ttml04dfxp0Dapplication/ttml+xml0Dapplication/ttaf+xml\##
    ooo000P0Z0]0]121;1;1;1@1M1M1M1M1Mh2000000810:0Corg.webmproject.ivfIVF video03ivf0;video/x-ivf\##
    ooo000P0X0[0a1=1G1G1G1M1Y1Y1Y1Y1Yh20000810=12f12U0Jorg.webmproject.webm-audioWebM audio04weba0:audio/webm0<audio/x-webm03mka\##
    ooo000P0Z0]0]0l1414141=1N1N1N1N1N`2000000250J0=org.x.xcursorX cursor07xcursor0?image/x-xcursor\##
    ooo000P0Z0]0`0k131313181V1V1V1V1V`2000000250J9QB09org.x.xpmX pixmap03xpm0?image/x-xpixmap0;image/x-xpm\##
    ooo000P0Z0]0]0h1515151:1O1O1O1O1O`2000000250J09org.x.xwdX window dump03xwd0Cimage/x-xwindowdump\##
    ooo000P0Z0]0`111<1<1<1A1O1O1O1O1O`2000000250J9QB0?org.xfig.figureXfig figure03fig0<image/x-xfig0Bapplication/x-xfig\##
    ooo000\0S0V0V0d0l1R1R1W1h1h1h1h1hh21240<org.xiph.oggOgg filehttps://www.rfc-editor.org/rfc/rfc533403ogx0?application/ogg0Aapplication/x-ogg\##
    ooo000P1518181K1Y1Y1Y1c2525252525h200008000000000000000000000000000011190Aorg.xiph.ogg-flacOgg FLAC audio03oga03ogg0@audio/x-flac+ogg0?audio/x-oggflac\##
    ooo000P1518181G1Q27272=2I2I2I2I2Ih200008000000000000000000000000000011190=org.xiph.opusOpus audiohttps://www.rfc-editor.org/rfc/rfc784504opus0:audio/opus0@audio/x-opus+ogg\##
    ooo000P1518181H1S29292H2d2d2d2d2dh200008000000000000000000000000000011190>org.xiph.speexSpeex audiohttps://www.rfc-editor.org/rfc/rfc533403spx03oga03ogg0;audio/speex0=audio/x-speex0Aaudio/x-speex+ogg03spx09video/ogg\##
    ooo000P1518181I1U1U1U1Z1n1n1n1n1nh20000008000000000000000000000000002AP;0?org.xiph.theoraTheora video03ogg0Bvideo/x-theora+ogg\##
    ooo000P1518181I1U2;2;2E2S2S2S2S2Sh200008000000000000000000000000000011190?org.xiph.vorbisVorbis audiohttps://www.rfc-editor.org/rfc/rfc533403oga03ogg0<audio/vorbis0>audio/x-vorbis0Baudio/x-vorbis+ogg\##
    ooo000P1>1D1D1W1d28282>2T2T2T2T2T`b00000000000000000000000000000000000000000019PU10?0Aorg.xspf.playlistXSPF playlisthttps://www.xspf.org04xspf0Dapplication/xspf+xml0Fapplication/x-xspf+xml\##
    ooo000P0Z0]0]0o1;1;1;1;1Q1Q1Q1Q1Q`2000000250J0@org.xv.thumbnailXV thumbnail0Dimage/x-xv-thumbnail\##
    ooo000P0X0[0[0o1>1>1>1B1B1B1B1B1Bh20000810=0Borg.zx-spectrum.ayAY-3-8910 music02ay\##
    ooo000P0X0[0[0n17171B1G1G1G1G1G1Gh20000810=0Atech.takaudio.takTAK audioaudio/x-tak03tak0;audio/x-tak\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var fourXM: Self { Self(number: 57854) }
  @inlinable @inline(__always) package static var colorBook: Self { Self(number: 57978) }
  @inlinable @inline(__always) package static var flashMovie: Self { Self(number: 57498) }
  @inlinable @inline(__always) package static var swatchExchange: Self { Self(number: 57344) }
  @inlinable @inline(__always) package static var xmp: Self { Self(number: 57821) }
  @inlinable @inline(__always) package static var eightSVX: Self { Self(number: 58264) }
  @inlinable @inline(__always) package static var amv: Self { Self(number: 58183) }
  @inlinable @inline(__always) package static var finalCutXML: Self { Self(number: 57648) }
  @inlinable @inline(__always) package static var itunesTimedText: Self { Self(number: 57677) }
  @inlinable @inline(__always) package static var quickTimeMediaLink: Self { Self(number: 58207) }
  @inlinable @inline(__always) package static var arriRaw: Self { Self(number: 57418) }
  @inlinable @inline(__always) package static var sap: Self { Self(number: 57911) }
  @inlinable @inline(__always) package static var dwf: Self { Self(number: 57869) }
  @inlinable @inline(__always) package static var dwg: Self { Self(number: 57982) }
  @inlinable @inline(__always) package static var dxf: Self { Self(number: 57456) }
  @inlinable @inline(__always) package static var microStationCells: Self { Self(number: 57912) }
  @inlinable @inline(__always) package static var dgn: Self { Self(number: 57346) }
  @inlinable @inline(__always) package static var basis: Self { Self(number: 58106) }
  @inlinable @inline(__always) package static var cubeLUT: Self { Self(number: 58344) }
  @inlinable @inline(__always) package static var blp: Self { Self(number: 57951) }
  @inlinable @inline(__always) package static var sketchDocument: Self { Self(number: 58360) }
  @inlinable @inline(__always) package static var sid: Self { Self(number: 58324) }
  @inlinable @inline(__always) package static var cueSheet: Self { Self(number: 57879) }
  @inlinable @inline(__always) package static var videoCD: Self { Self(number: 57493) }
  @inlinable @inline(__always) package static var codec2: Self { Self(number: 57587) }
  @inlinable @inline(__always) package static var corelDraw: Self { Self(number: 58084) }
  @inlinable @inline(__always) package static var corelPhotoPaint: Self { Self(number: 57774) }
  @inlinable @inline(__always) package static var corelExchange: Self { Self(number: 57809) }
  @inlinable @inline(__always) package static var creativeVoice: Self { Self(number: 58290) }
  @inlinable @inline(__always) package static var adx: Self { Self(number: 58308) }
  @inlinable @inline(__always) package static var ac4: Self { Self(number: 57938) }
  @inlinable @inline(__always) package static var trueHD: Self { Self(number: 58198) }
  @inlinable @inline(__always) package static var dts: Self { Self(number: 58147) }
  @inlinable @inline(__always) package static var flirImage: Self { Self(number: 57825) }
  @inlinable @inline(__always) package static var goProRaw: Self { Self(number: 57522) }
  @inlinable @inline(__always) package static var os2Bitmap: Self { Self(number: 58003) }
  @inlinable @inline(__always) package static var os2Icon: Self { Self(number: 57833) }
  @inlinable @inline(__always) package static var os2Pointer: Self { Self(number: 57417) }
  @inlinable @inline(__always) package static var paintShopPro: Self { Self(number: 57996) }
  @inlinable @inline(__always) package static var viff: Self { Self(number: 58113) }
  @inlinable @inline(__always) package static var cineon: Self { Self(number: 58179) }
  @inlinable @inline(__always) package static var kodakKDC: Self { Self(number: 57623) }
  @inlinable @inline(__always) package static var photoCD: Self { Self(number: 58362) }
  @inlinable @inline(__always) package static var lxf: Self { Self(number: 58361) }
  @inlinable @inline(__always) package static var lightField: Self { Self(number: 58156) }
  @inlinable @inline(__always) package static var losslessAudio: Self { Self(number: 58193) }
  @inlinable @inline(__always) package static var avchdPlaylist: Self { Self(number: 57764) }
  @inlinable @inline(__always) package static var freeHand: Self { Self(number: 58162) }
  @inlinable @inline(__always) package static var mamiyaRaw: Self { Self(number: 58335) }
  @inlinable @inline(__always) package static var animatedCursor: Self { Self(number: 57891) }
  @inlinable @inline(__always) package static var emf: Self { Self(number: 57480) }
  @inlinable @inline(__always) package static var mids: Self { Self(number: 58300) }
  @inlinable @inline(__always) package static var multimediaMovie: Self { Self(number: 58292) }
  @inlinable @inline(__always) package static var sami: Self { Self(number: 58101) }
  @inlinable @inline(__always) package static var cursor: Self { Self(number: 58205) }
  @inlinable @inline(__always) package static var wmf: Self { Self(number: 57846) }
  @inlinable @inline(__always) package static var wpl: Self { Self(number: 57794) }
  @inlinable @inline(__always) package static var recordedTV: Self { Self(number: 57897) }
  @inlinable @inline(__always) package static var xWMA: Self { Self(number: 57939) }
  @inlinable @inline(__always) package static var monkeysAudio: Self { Self(number: 57859) }
  @inlinable @inline(__always) package static var hes: Self { Self(number: 57388) }
  @inlinable @inline(__always) package static var psf: Self { Self(number: 58274) }
  @inlinable @inline(__always) package static var bcstm: Self { Self(number: 57561) }
  @inlinable @inline(__always) package static var bcwav: Self { Self(number: 57949) }
  @inlinable @inline(__always) package static var bfstm: Self { Self(number: 58244) }
  @inlinable @inline(__always) package static var brstm: Self { Self(number: 57357) }
  @inlinable @inline(__always) package static var epocBitmap: Self { Self(number: 58019) }
  @inlinable @inline(__always) package static var nsv: Self { Self(number: 58018) }
  @inlinable @inline(__always) package static var optimFROG: Self { Self(number: 57883) }
  @inlinable @inline(__always) package static var dff: Self { Self(number: 57856) }
  @inlinable @inline(__always) package static var psionSound: Self { Self(number: 58250) }
  @inlinable @inline(__always) package static var qcp: Self { Self(number: 57419) }
  @inlinable @inline(__always) package static var bink: Self { Self(number: 57568) }
  @inlinable @inline(__always) package static var smacker: Self { Self(number: 58161) }
  @inlinable @inline(__always) package static var redRaw: Self { Self(number: 58154) }
  @inlinable @inline(__always) package static var gym: Self { Self(number: 58276) }
  @inlinable @inline(__always) package static var vgm: Self { Self(number: 57437) }
  @inlinable @inline(__always) package static var sgiMovie: Self { Self(number: 57983) }
  @inlinable @inline(__always) package static var sigmaX3F: Self { Self(number: 58042) }
  @inlinable @inline(__always) package static var silk: Self { Self(number: 57820) }
  @inlinable @inline(__always) package static var shorten: Self { Self(number: 58313) }
  @inlinable @inline(__always) package static var ircam: Self { Self(number: 58286) }
  @inlinable @inline(__always) package static var dsf: Self { Self(number: 57709) }
  @inlinable @inline(__always) package static var openMG: Self { Self(number: 58157) }
  @inlinable @inline(__always) package static var fastTracker: Self { Self(number: 57986) }
  @inlinable @inline(__always) package static var impulseTracker: Self { Self(number: 57811) }
  @inlinable @inline(__always) package static var trackerInstrument: Self { Self(number: 58275) }
  @inlinable @inline(__always) package static var module: Self { Self(number: 57354) }
  @inlinable @inline(__always) package static var trackerOther: Self { Self(number: 57867) }
  @inlinable @inline(__always) package static var screamTracker: Self { Self(number: 58189) }
  @inlinable @inline(__always) package static var valveTexture: Self { Self(number: 58102) }
  @inlinable @inline(__always) package static var jps: Self { Self(number: 57613) }
  @inlinable @inline(__always) package static var wavPack: Self { Self(number: 58332) }
  @inlinable @inline(__always) package static var wordPerfectGraphics: Self { Self(number: 57359) }
  @inlinable @inline(__always) package static var smaf: Self { Self(number: 58223) }
  @inlinable @inline(__always) package static var twinVQ: Self { Self(number: 58112) }
  @inlinable @inline(__always) package static var youTubeCaptions: Self { Self(number: 57995) }
  @inlinable @inline(__always) package static var dcx: Self { Self(number: 58185) }
  @inlinable @inline(__always) package static var pcx: Self { Self(number: 57513) }
  @inlinable @inline(__always) package static var fits: Self { Self(number: 58040) }
  @inlinable @inline(__always) package static var planetaryData: Self { Self(number: 57979) }
  @inlinable @inline(__always) package static var vicar: Self { Self(number: 57674) }
  @inlinable @inline(__always) package static var nitf: Self { Self(number: 57542) }
  @inlinable @inline(__always) package static var clipStudio: Self { Self(number: 57999) }
  @inlinable @inline(__always) package static var paintNet: Self { Self(number: 58245) }
  @inlinable @inline(__always) package static var trueAudio: Self { Self(number: 57933) }
  @inlinable @inline(__always) package static var threeGPPAudio: Self { Self(number: 57710) }
  @inlinable @inline(__always) package static var amrWB: Self { Self(number: 58201) }
  @inlinable @inline(__always) package static var evrc: Self { Self(number: 57855) }
  @inlinable @inline(__always) package static var subStation: Self { Self(number: 57914) }
  @inlinable @inline(__always) package static var ahx: Self { Self(number: 58238) }
  @inlinable @inline(__always) package static var av1Stream: Self { Self(number: 57624) }
  @inlinable @inline(__always) package static var aseprite: Self { Self(number: 57508) }
  @inlinable @inline(__always) package static var ym: Self { Self(number: 57487) }
  @inlinable @inline(__always) package static var dirac: Self { Self(number: 58355) }
  @inlinable @inline(__always) package static var bpg: Self { Self(number: 57834) }
  @inlinable @inline(__always) package static var presentationGraphics: Self { Self(number: 57420) }
  @inlinable @inline(__always) package static var djvu: Self { Self(number: 57604) }
  @inlinable @inline(__always) package static var djvuPages: Self { Self(number: 58298) }
  @inlinable @inline(__always) package static var ebuSubtitles: Self { Self(number: 58314) }
  @inlinable @inline(__always) package static var nut: Self { Self(number: 58182) }
  @inlinable @inline(__always) package static var flif: Self { Self(number: 57597) }
  @inlinable @inline(__always) package static var openRaster: Self { Self(number: 57828) }
  @inlinable @inline(__always) package static var gbs: Self { Self(number: 57845) }
  @inlinable @inline(__always) package static var gimpBrush: Self { Self(number: 58114) }
  @inlinable @inline(__always) package static var gimpBrushPipe: Self { Self(number: 57917) }
  @inlinable @inline(__always) package static var gimpGradient: Self { Self(number: 57735) }
  @inlinable @inline(__always) package static var gimpPalette: Self { Self(number: 57477) }
  @inlinable @inline(__always) package static var gimpPattern: Self { Self(number: 57358) }
  @inlinable @inline(__always) package static var xcf: Self { Self(number: 58032) }
  @inlinable @inline(__always) package static var miff: Self { Self(number: 58008) }
  @inlinable @inline(__always) package static var isoBaseMedia: Self { Self(number: 57950) }
  @inlinable @inline(__always) package static var cgm: Self { Self(number: 57795) }
  @inlinable @inline(__always) package static var mediaSegment: Self { Self(number: 57525) }
  @inlinable @inline(__always) package static var h264Stream: Self { Self(number: 58214) }
  @inlinable @inline(__always) package static var h265Stream: Self { Self(number: 57450) }
  @inlinable @inline(__always) package static var h266Stream: Self { Self(number: 57835) }
  @inlinable @inline(__always) package static var jbig2: Self { Self(number: 58186) }
  @inlinable @inline(__always) package static var htj2k: Self { Self(number: 57394) }
  @inlinable @inline(__always) package static var jpeg2000Codestream: Self { Self(number: 58133) }
  @inlinable @inline(__always) package static var jpm: Self { Self(number: 57824) }
  @inlinable @inline(__always) package static var jpx: Self { Self(number: 57428) }
  @inlinable @inline(__always) package static var jpegLS: Self { Self(number: 57621) }
  @inlinable @inline(__always) package static var jpegXR: Self { Self(number: 58077) }
  @inlinable @inline(__always) package static var jpegXS: Self { Self(number: 57647) }
  @inlinable @inline(__always) package static var motionJPEG2000: Self { Self(number: 57753) }
  @inlinable @inline(__always) package static var lyrics: Self { Self(number: 57918) }
  @inlinable @inline(__always) package static var ktx2: Self { Self(number: 57928) }
  @inlinable @inline(__always) package static var krita: Self { Self(number: 58045) }
  @inlinable @inline(__always) package static var pgf: Self { Self(number: 57378) }
  @inlinable @inline(__always) package static var jng: Self { Self(number: 57908) }
  @inlinable @inline(__always) package static var mng: Self { Self(number: 57903) }
  @inlinable @inline(__always) package static var matroska3D: Self { Self(number: 58257) }
  @inlinable @inline(__always) package static var matroskaSubtitles: Self { Self(number: 58005) }
  @inlinable @inline(__always) package static var subRip: Self { Self(number: 57387) }
  @inlinable @inline(__always) package static var microDVD: Self { Self(number: 57596) }
  @inlinable @inline(__always) package static var yuv4mpeg: Self { Self(number: 57345) }
  @inlinable @inline(__always) package static var adif: Self { Self(number: 58209) }
  @inlinable @inline(__always) package static var mp1: Self { Self(number: 57936) }
  @inlinable @inline(__always) package static var mpeg4Visual: Self { Self(number: 58006) }
  @inlinable @inline(__always) package static var kss: Self { Self(number: 58353) }
  @inlinable @inline(__always) package static var musepack: Self { Self(number: 58149) }
  @inlinable @inline(__always) package static var compressedMusicXML: Self { Self(number: 58304) }
  @inlinable @inline(__always) package static var musicXML: Self { Self(number: 58224) }
  @inlinable @inline(__always) package static var nsf: Self { Self(number: 57402) }
  @inlinable @inline(__always) package static var pam: Self { Self(number: 58158) }
  @inlinable @inline(__always) package static var pbm: Self { Self(number: 58194) }
  @inlinable @inline(__always) package static var floatMap: Self { Self(number: 57968) }
  @inlinable @inline(__always) package static var pgm: Self { Self(number: 58309) }
  @inlinable @inline(__always) package static var halfMap: Self { Self(number: 58269) }
  @inlinable @inline(__always) package static var ppm: Self { Self(number: 58246) }
  @inlinable @inline(__always) package static var xisf: Self { Self(number: 57873) }
  @inlinable @inline(__always) package static var qoi: Self { Self(number: 58134) }
  @inlinable @inline(__always) package static var smil: Self { Self(number: 58007) }
  @inlinable @inline(__always) package static var dpx: Self { Self(number: 57920) }
  @inlinable @inline(__always) package static var gxf: Self { Self(number: 57347) }
  @inlinable @inline(__always) package static var vc1: Self { Self(number: 57434) }
  @inlinable @inline(__always) package static var spc: Self { Self(number: 57984) }
  @inlinable @inline(__always) package static var farbfeld: Self { Self(number: 57769) }
  @inlinable @inline(__always) package static var livp: Self { Self(number: 57954) }
  @inlinable @inline(__always) package static var ttml: Self { Self(number: 57747) }
  @inlinable @inline(__always) package static var ivf: Self { Self(number: 58041) }
  @inlinable @inline(__always) package static var webMAudio: Self { Self(number: 58129) }
  @inlinable @inline(__always) package static var xCursor: Self { Self(number: 58144) }
  @inlinable @inline(__always) package static var xpm: Self { Self(number: 57749) }
  @inlinable @inline(__always) package static var xwd: Self { Self(number: 57929) }
  @inlinable @inline(__always) package static var xfig: Self { Self(number: 58195) }
  @inlinable @inline(__always) package static var ogg: Self { Self(number: 57988) }
  @inlinable @inline(__always) package static var oggFLAC: Self { Self(number: 58322) }
  @inlinable @inline(__always) package static var opus: Self { Self(number: 58291) }
  @inlinable @inline(__always) package static var speex: Self { Self(number: 57454) }
  @inlinable @inline(__always) package static var theora: Self { Self(number: 57980) }
  @inlinable @inline(__always) package static var oggVorbis: Self { Self(number: 58277) }
  @inlinable @inline(__always) package static var xspf: Self { Self(number: 57969) }
  @inlinable @inline(__always) package static var xvThumbnail: Self { Self(number: 57756) }
  @inlinable @inline(__always) package static var ay: Self { Self(number: 57689) }
  @inlinable @inline(__always) package static var tak: Self { Self(number: 57349) }
}
