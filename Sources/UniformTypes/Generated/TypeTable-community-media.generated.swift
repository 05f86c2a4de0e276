// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityMedia: StaticString = ##"""
    1:399P1l89oe000:][00000000000060k0000004di7dU6BT0005Bi33o000000000000000000000000000000000000000\##
    0000008fh00000000000000000000000092c4[K0000000000000008FZ6TB7hR0000000000000009PD0000001Wa000000\##
    3ik3K:0001Im0000003Df6E27K?3Oj1YA5;87@V0000000000000000000008QZ000000000000000:1=0000005K9000000\##
    0000000000000000000000000000008A@0002_<52m:OI0001cU0001N^0000000000000000000000000000000004Bf000\##
    0000003:H2Pj4=m7bM0005hJ4?`0009AP00000000011M75M0000003>^0000002?]0000000000000kj000000000000000\##
    00000000000072Y0000000000006Pm0000001fZ3291360000000003C@00000085n0002E\000000000000000000000000\##
    0000000000000000006[H0000000000000000000000000000000000000000000000000000004`00000000000000000eQ\##
    5<_0000000000004go0000000000000000000000000000000000000002C12iI0000000000000000000009627U\000000\##
    0000000000007C10000000000002g]0000000006<H0000d156c0000000000008TS0003cZ6nn0000000000000000009;7\##
    0000000000000000000000000000000000000000003X>8Ya1C\89I0000000000005\S0000000000003<Q000000000000\##
    0000000000000000000000000000006Z40000001FP7161KA0000002I@0000005M?000000000:\I000000000000000000\##
    0000000000000000000000000000000000003AM5^T6bG00000000000014c0000000000000005P\000000000000000000\##
    0000000000000000000007`C0004^O000000000000000000000000000:<=000:CE000000::^8^[000000:Zh000000000\##
    0000000000003n=000000000000:3i0000007oI0002[55V>0000000000000000000000000000000000003]J0000006h\\##
    0000004Oa83T10800000058G00000000000097W0000001h69eo2]A0005mK0000000000000000000005ia5W]1;N000000\##
    8N[35F0000007Wk0000003lc0003N67;A8CS4oT8<j0`02X]0000002dm5fh1\17Z84Km0000005e<0000000000000aB6gF\##
    51@0000004Wa00000048^0000000002f@6370001]`0000000009gV0000000000000002=m0000000004kC000000000000\##
    00000000046U0000000000000004S?0000000000001Qj8jl0000000001B18hP0000001ZZ1j=9QW6kH0002A97]78a25H7\##
    9mo0000000000000000000008bE:Dk0000000006`C3af0009?k0002kC4To0000000000000000000000000004aX81823E\##
    54e000:7>00077o0000000000000000000001@N2D<0001VJ9Zd:Wk4m200000045;0000000000000fh6XL:Re0001`G5RN\##
    :2T43d5kS000:H=0000000000000000006LR3[93Fd0006]>0001P?1oZ3LO4<E90R9C<9kJ7m:0000000000000000000bZ\##
    0000004iZ4fQ0000000000000005E;0000000000000000007f7000000:5Q0000000000006U[:>N5T10000008dZ000000\##
    0000000008;R0000000000001La00000000038N0000000000004VC0000000000000000000000002GS2;;0008W1000000\##
    0000000000002LT18H0000000000000000003VG00000000000000000000036j4H46:R0000000001n;0000005O1000000\##
    6K33^V7[T0000000000000j20000000000000000004:U000000:?k0000000008JZ9iJ0000000000000000000000h:3TR\##
    :Ag0000002oX7Lb9F50000000000005FV6j33hD5`Q9TS0000005?^3o`0000004n@000000000000000000000000000000\##
    0000000003`F6IJ7=L7TL1?92W96N48E800000065\0000000003kK9Wc:FJ00076V2l]0000006dQ0000000004I_1HK1SM\##
    0009=m0000000000008>m:970000000000000007Hd0006FK9M43HK00000000067L0000000000000000000002T?6ma7Oi\##
    0000000000004c?6^^9bn00000000059n0000000000000000008m=0000000000000000001=O0000000000009aE000000\##
    0000004\W5o>5IR:Td5cW3Qh0000000000000000005Zk0001710002b4:L^4F=0000000000000007FS0004DX0007^k000\##
    9IY0000000002cV9]g0000000005Xo7RA00000029C6>I4Yi000000:JH00026`0000000000000000009H>6@?000000421\##
    2<S00000000000000000000021<0000000000007jB0005ao0009Do00079e3S=00000000024f3g93eN0000000008\3000\##
    ooo00000X0[0[0i121212171B1B1B1B1Bh20000810=0<com.3gpp.evsEVS audio03evs09audio/evs\##
    ooo000P0Z0]0]0m1515151:1H1H1H1H1Hh2000000810:0>com.4xtech.4xm4X movie034xm0<video/x-4xmv\##
    ooo00000S0V0\121B1B1B1G1G1G1G1G1GP28P70PE9PU0Dcom.ableton.live-setAbleton Live set03als\##
    ooo00000Z0]0]0n1K1K1K1P1P1P1P1P1Ph2000000810:0?com.actions.mtvMTV video of portable players03mtv\##
    ooo00000S0V0V121B1B1B1G1G1G1G1G1GP28P70Jcom.adobe.camera-raw-masksCamera Raw masks03acr\##
    ooo000P0S0V0V0l1=1=1=1B1B1B1B1B1BP28P70Dcom.adobe.color-bookAdobe colour book03acb\##
    ooo00001=1@1@1O1^1^1^1h1h1h1h1h1hh20000800000000000000000000000000000000000041170=com.adobe.f4aFlash MP4 audio03f4a03f4b\##
    ooo00001=1@1@1O1^1^1^1h1h1h1h1h1hh200000080000000000000000000000000000000000211N0=com.adobe.f4vFlash MP4 movie03f4v03f4p\##
    ooo000P0S0Y0Y0j152C2C2M3O3O3O3O3O`28P78P;0?com.adobe.flashFlash moviehttps://www.iana.org/assignments/media-types/application/vnd.adobe.flash.movie03swf03spl0Qapplication/vnd.adobe.flash.movie0Mapplication/x-shockwave-flash0Happlication/futuresplash0Capplication/x-flash\##
    ooo00000S0V0V0n1@1@1@1E1E1E1E1E1E`b9PU0Fcom.adobe.lens-profileAdobe lens profile03lcp\##
    ooo00000Y0_0b1?1R1R1R1Y1Y1Y1Y1Y1YP20000028P78PA<1C0Kcom.adobe.lightroom.catalogLightroom catalogue05lrcat\##
    ooo00010Y0\0\191J1J1J1]1]1]1]1]1]0200P00430m0Kcom.adobe.lightroom.libraryLightroom library09lrlibrary06lrdata\##
    ooo00000S0V0V121B1B1Y1e1e1e1e1e1e`F9QB0Jcom.adobe.lightroom.presetLightroom presettext/x-lightroom-preset0:lrtemplate0Gtext/x-lightroom-preset\##
    ooo00000S0V0V111B1B1B1G1G1G1G1G1GP28P70Icom.adobe.photoshop-brushPhotoshop brushes03abr\##
    ooo00000S0V0V0h1=1=1=1B1[1[1[1[1[P28P70@com.adobe.swatchAdobe colour swatches03aco0Gapplication/x-adobe-aco\##
    ooo000P0S0V0V111F1F1F1K1K1K1K1K1KP28P70Icom.adobe.swatch-exchangeAdobe swatch exchange03ase\##
    ooo000P0S0V0Y0h141Y1l212121212121`b9PU;Pc0=com.adobe.xmpXMP metadatahttps://www.adobe.com/devnet/xmp.htmlapplication/rdf+xml03xmp\##
    ooo000P0X0[0^0n1A1A1A1L1Z1Z1Z1Z1Zh20000810=<1l0>com.amiga.8svxAmiga sampled voice048svx03iff0<audio/x-8svx\##
    ooo000P0Z0]0]0j131313181E1E1E1E1Eh2000000810:0;com.amv.amvAMV video03amv0;video/x-amv\##
    ooo00020Y0\0\181H1H1H1S1S1S1S1S1S0200P00430m0Jcom.apple.aperture.libraryAperture Library09aplibrary\##
    ooo00020Y0\0\1;1P1P1P1[1[1[1[1[1[0200P00430m0Mcom.apple.finalcutpro.libraryFinal Cut Pro Library09fcpbundle\##
    ooo000P0S0V0V111B2\2\2d2d2d2d2d2d`b9PU0Icom.apple.finalcutpro.xmlFinal Cut Pro XMLhttps://developer.apple.com/documentation/professional_video_applications/fcpxml_reference06fcpxml\##
    ooo000P1518181U1f1f1f1k1k1k1k1k1k`b000000000000000000000000000000000@>VC0Kcom.apple.itunes-timed-textiTunes Timed Text03itt\##
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
    ooo00000m10161H1Y1Y1Y1_1_1_1_1_1_h20000800000000000000000000410H>YN1170@com.audible.aaxcAudible audiobook04aaxc\##
    ooo000P0Z0]0`121C2=2=2H2W2W2W2W2W`2000000250J0Q=0@com.autodesk.dwfDesign Web Formathttps://www.iana.org/assignments/media-types/model/vnd.dwf03dwf04dwfx0=model/vnd.dwf\##
    ooo000P0Z0]0]0o1>28282=2^2^2^2^2^`2000000250J0@com.autodesk.dwgAutoCAD drawinghttps://www.iana.org/assignments/media-types/image/vnd.dwg03dwg0=image/vnd.dwg0@application/acad0Aapplication/x-dwg0;image/x-dwg\##
    ooo000P0Z0]0`121I2C2C2H2W2W2W2W2W`2000000250J9QB0@com.autodesk.dxfDrawing Exchange Formathttps://www.iana.org/assignments/media-types/image/vnd.dxf03dxf0=image/vnd.dxf0?application/dxf0;image/x-dxf\##
    ooo00000S0V0V111B1B1B1L1L1L1L1L1LP28P70Icom.avid.protools-sessionPro Tools session03ptx03ptf\##
    ooo00000Z0]0]121A1A1A1F2727272727`2000000250J0Ccom.award.bios-logoAward BIOS logo03epa0Fimage/x-award-bioslogo0Gimage/x-award-bioslogo2\##
    ooo000P0S0V0\0m1F1F1F1K1f1f1f1f1fP28P7>P2<QF0?com.bentley.celMicroStation cell library03cel0Iapplication/x-bentley-cel03cel\##
    ooo000T0Z0]0`111D1D1D1I2323232323`2000000250J<QF0?com.bentley.dgnMicroStation design03dgn0=image/vnd.dgn0Iapplication/x-bentley-dgn\##
    ooo000P0Z0]0]111H1H1H1O1O1O1O1O1O`2000000250J0Bcom.binomial.basisBasis Universal texture05basis\##
    ooo00000Z0]0]181L1L1L1R1R1R1R1R1Rh2000000810:0Icom.blackmagicdesign.brawBlackmagic RAW video04braw\##
    ooo000P0S0V0V111E1E1[1a1a1a1a1a1aP28P70Icom.blackmagicdesign.cubeColour look-up tableapplication/x-cube-lut04cube0Fapplication/x-cube-lut\##
    ooo000P0Z0]0]0o1?1?1?1D1Q1Q1Q1Q1Q`2000000250J0@com.blizzard.blpBlizzard texture03blp0;image/x-blp\##
    ooo000P0Z0]0`1C1R1R1R1Z1j1j1j1j1j`2000000250J0Q=0Qcom.bohemiancoding.sketch.drawingSketch document06sketch0>image/x-sketch\##
    ooo000P0X0[0[0h1:24242?2N2N2N2N2Nh20000810=0;com.c64.sidCommodore 64 musichttps://www.iana.org/assignments/media-types/audio/prs.sid03sid04psid0=audio/prs.sid03sid\##
    ooo00001;1>1>1S1c1c1c1h1h1h1h1h1h`2000000200000000000000000000000000000000450`0Ccom.canon.thumbnailCamera thumbnail03thm\##
    ooo00000S0V0V0o1C1C1C1H1H1H1H1H1H`b9PU0Gcom.captureone.settingsCapture One settings03cos\##
    ooo00000Z0]0]161E1E1E1J1J1J1J1J1J`20000@0280S0Gcom.casio.bay-raw-imageCasio RAW image03bay\##
    ooo000P0S0V0V0f0o0o0o141G1G1G1G1G`F9QB0>com.cdrwin.cueCUE sheet03cue0Aapplication/x-cue0Gapplication/x-cue-sheet\##
    ooo000P0Z0]0`101>1>1>1>1L1L1L1L1Lh2000000810:<0Z0>com.cdxa.videoVideo CD track0<video/x-cdxa\##
    ooo00000S0V0V0i17171L1Q1Q1Q1Q1Q1Q`F9QB0Acom.cockos.reaperReaper projecttext/x-reaper-project03rpp0Etext/x-reaper-project\##
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
    ooo00001=1@1@1M1e1e1e1j1j1j1j1j1jh200000080000000000000000000000000000000000211N0;com.dji.lrfDJI low-resolution video03lrf\##
    ooo000P0X0[0[0j1:1:1:1?1J1J1J1J1Jh20000810=0=com.dolby.ac4Dolby AC-4 audio03ac409audio/ac4\##
    ooo000P0X0[0[0m1?2?2?2Q2f2f2f2f2fh20000810=0@com.dolby.truehdDolby TrueHD audiohttps://www.iana.org/assignments/media-types/audio/vnd.dolby.mlp03thd06truehd03mlp0Caudio/vnd.dolby.mlp03mlp\##
    0K5000T0X0[0[0h111k1k202?2?2?2?2?h20000810=0;com.dts.dtsDTS audiohttps://www.iana.org/assignments/media-types/audio/vnd.dts03dts0=audio/vnd.dts0;audio/x-dts03dts\##
    ooo00000S0V0V0g1;1;1M1R1R1R1R1R1R`F9QB0?com.dxo.sidecarDxO PhotoLab sidecartext/x-dxo-sidecar03dop0Btext/x-dxo-sidecar\##
    ooo00000Z0]0`141B1B1B1G1G1G1G1G1G`2000000250J0Q=0Bcom.figma.documentFigma document03fig\##
    ooo000P0Z0]0]0k1=1=1=1B1T1T1T1T1T`2000000250J0<com.flir.fpfFLIR thermal image03fpf0@image/x-flir-fpf\##
    ooo00000S0V0V0k1@1@1@1@1T1T1T1T1TP28P70Ccom.garmin.firmwareGarmin firmware image0Bimage/x-garmin-exe\##
    ooo00000X0[0[0m1919191>1j1j1j1j1jh20000810=0@com.garmin.voiceGarmin voice03vpm0Baudio/x-vpm-garmin0Faudio/x-vpm-wav-garmin\##
    ooo00001=1@1@1_212121292929292929h200000080000000000000000000000000000000000211N0Mcom.google.motion-photo-videoMotion photo movie02mp02mv\##
    ooo00000Z0]0]1:1Q1Q1a1a1a1a1a1a1a`B00000049QF0Kcom.google.takeout-metadataGoogle Takeout metadataapplication/json0Jsupplemental-metadata.json\##
    ooo00001;1>1>1T1b2_2_2_2_2_2_2_2_`2000000200000000000000000000000000000000450`0Dcom.google.ultra-hdrUltra HDR JPEGhttps://developer.android.com/media/platform/hdr-image-format\##
    ooo00001=1@1@1O1^1^1^1c1c1c1c1c1ch200000080000000000000000000000000000000000211N0=com.gopro.360GoPro 360 video03360\##
    ooo000P0Z0]0`0o1>1>1>1C1V1V1V1V1V`20000@0280S50l0=com.gopro.gprGoPro RAW image03gpr0Aimage/x-gopro-gpr\##
    ooo00001=1@1@1O1i1i1i1n1n1n1n1n1nh200000080000000000000000000000000000000000211N0=com.gopro.lrvGoPro low-resolution video03lrv\##
    ooo00000Z0]0]121919191>1W1W1W1W1W`2000000250J0Ccom.greenstreet.artGST art03art0Gimage/x-greenstreet-art\##
    ooo00000Z0]0`0m172;2;2F2_2_2_2_2_`2000000250J9QB0;com.hp.hpglHP-GL plothttps://www.iana.org/assignments/media-types/application/vnd.hp-HPGL04hpgl03plt0Gapplication/vnd.hp-hpgl\##
    ooo00000Z0]0]0k131313181E1E1E1E1E`2000000250J0<com.hsi.jpegHSI JPEG03hsi0;image/x-hsi\##
    ooo000\0Z0]0]111<1<1<1A1W1W1W1W1W`2000000250J0Bcom.ibm.os2-bitmapOS/2 bitmap03bga0Dimage/x-os2-graphics\##
    ooo000P0Z0]0]0o1818181=1N1N1N1N1N`2000000250J0@com.ibm.os2-iconOS/2 icon03ico0?image/x-os2-ico0Dimage/x-os2-graphics\##
    ooo000P0Z0]0]121>1>1>1C1X1X1X1X1X`2000000250J0Ccom.ibm.os2-pointerOS/2 pointer03ptr0Cimage/x-ibm-pointer0Dimage/x-os2-graphics\##
    ooo00000Z0]0]0m171717171E1E1E1E1E`2000000250J0>com.ilab.imageiLab image0<image/x-ilab\##
    ooo00000S0V0V0o1@1@1@1E1E1E1E1E1EP28P70Gcom.imageline.fl-studioFL Studio project03flp\##
    ooo00001;1>1>1Q1_1_1_1e1e1e1e1e1e`2000000200000000000000000000000000000000450`0Acom.insta360.inspInsta360 photo04insp\##
    ooo00001=1@1@1S1a1a1a1g1g1g1g1g1gh200000080000000000000000000000000000000000211N0Acom.insta360.insvInsta360 video04insv\##
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
    ooo000P0X0[0[121@1@1@1D1D1D1D1D1Dh20000810=0Ecom.lossless-audio.laLossless Audio02la02la\##
    ooo00000S0V0V0o1E1E1E1J1J1J1J1J1JP28P70Gcom.lucasfilm.avchd-cpiAVCHD clip information03cpi\##
    ooo000P0S0V0V0o1=1=1=1B1B1B1B1B1BP28P70Gcom.lucasfilm.avchd-mplAVCHD playlist03mpl03mpl0:text/plain\##
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
    ooo000P1?1E1E1X1n3131363N3N3N3N3N`b000000000000000000000000000000000000000000029PU10?0Acom.microsoft.wplWindows Media playlisthttps://www.iana.org/assignments/media-types/application/vnd.ms-wpl03wpl0Fapplication/vnd.ms-wpl\##
    ooo000P0Z0]0]101K1K1K1P1`1`1`1`1`h2000000810:0Acom.microsoft.wtvWindows recorded television03wtv0>video/x-ms-wtv\##
    ooo000P0X0[0[0o1919191D1D1D1D1D1Dh20000810=0Bcom.microsoft.xwmaxWMA audio03xwm04xwma\##
    ooo00000Z0]0]181I1I1I1N1N1N1N1N1N`20000@0280S0Icom.minolta.mdc-raw-imageMinolta RAW image03mdc\##
    ooo000P0X0[0[111?1?1?1I1V1V1V1V1Vh20000810=0Dcom.monkeysaudio.apeMonkey's Audio03ape03mac0;audio/x-ape09audio/ape0Eaudio/x-monkeys-audio\##
    ooo00000S0V0V161H1H1H1R1R1R1R1R1RP28P70Ncom.native-instruments.kontaktKontakt instrument03nki03nkm\##
    ooo000P0X0[0[0h1717171<1<1<1<1<1<h20000810=0;com.nec.hesPC Engine music03hes\##
    0M5000T0X0[0[111F1F1F1Q1^1^1^1^1^h20000810=0Dcom.neillcorlett.psfPortable Sound Format03psf04psf20;audio/x-psf03dsf03psf\##
    ooo00000S0V0V141K1K1K1Q1Q1Q1Q1Q1Q`b9PU0Lcom.nikon.capture-nx-sidecarNikon NX Studio sidecar04nksc\##
    ooo000P0X0[0[0o1B1B1B1I1X1X1X1X1Xh20000810=0Bcom.nintendo.bcstmNintendo 3DS stream05bcstm0=audio/x-bcstm\##
    ooo000P0X0[0[0o1A1A1A1H1W1W1W1W1Wh20000810=0Bcom.nintendo.bcwavNintendo 3DS sound05bcwav0=audio/x-bcwav\##
    ooo000P0X0[0[0o1D1D1D1K1Z1Z1Z1Z1Zh20000810=0Bcom.nintendo.bfstmNintendo Wii U stream05bfstm0=audio/x-bfstm\##
    ooo000P0X0[0[0o1B1B1B1I1X1X1X1X1Xh20000810=0Bcom.nintendo.brstmNintendo Wii stream05brstm0=audio/x-brstm\##
    ooo000P0Z0]0]0l1717171<1N1N1N1N1N`2000000250J0=com.nokia.mbmEPOC bitmap03mbm0@image/x-epoc-mbm\##
    ooo00000S0V0V0g15151A1M1M1M1M1M1M`F9QB0?com.nokia.rtttlRTTTL ringtonetext/x-rtttl05rtttl03rtx0<text/x-rtttl\##
    ooo000P0Z0]0]0o1G1G1G1L1Y1Y1Y1Y1Yh2000000810:0@com.nullsoft.nsvNullsoft streaming video03nsv0;video/x-nsv\##
    ooo000P0X0[0[0n1=1=1H1R1R1R1R1R1Rh20000810=0Acom.ofr.optimfrogOptimFROG audioaudio/x-ofr03ofr03ofs0;audio/x-ofr\##
    ooo00000Z0]0]0n1919191>1>1>1>1>1>`B00000049QF0?com.on1.sidecarON1 sidecar03on1\##
    ooo00000X0[0^101>1>1>1D1D1D1D1D1Dh20000810=>P:0@com.openmpt.mptmOpenMPT module04mptm\##
    ooo00000Z0]0c1?1R1R1R1\1\1\1\1\1\`20000@0280S50l0Q=0Jcom.phaseone.cap-raw-imagePhase One RAW image03cap03eip\##
    ooo000P0X0[0[0o1;1;1;1E1]1]1]1]1]h20000810=0Bcom.philips.dsdiffDSDIFF audio03dff03dsd09audio/dff0;audio/x-dff\##
    ooo00000Z0]0]1L1c1c1c1h1h1h1h1h1h`2000000250J0]com.pixelmatorteam.pixelmator.document.binaryPixelmator Pro document03pxd\##
    ooo00000Z0]0]171K1K1K1P1n1n1n1n1n`2000000250J0Hcom.polar.monitor-bitmapPolar monitor bitmap03pmb0Limage/x-polar-monitor-bitmap\##
    ooo00000Z0]0`181I1I1I1T1T1T1T1T1T`2000000250J0Q=0Fcom.procreate.documentProcreate artwork09procreate\##
    ooo00000Z0]0]0o1:1:1:1B1W1W1W1W1W`2000000250J0@com.psion.sketchEPOC sketch06sketch0Cimage/x-epoc-sketch\##
    ooo000P0X0[0[0j1515151:1:1:1:1:1:h20000810=0=com.psion.wvePsion audio03wve\##
    ooo000P0X0[0[0m1E1E1E1J1W1W1W1W1Wh20000810=0@com.qualcomm.qcpQualcomm PureVoice audio03qcp0;audio/qcelp\##
    ooo000P0Z0]0]141>2G2G2Q2o2o2o2o2oh2000000810:0Ecom.radgametools.binkBink videohttps://www.iana.org/assignments/media-types/video/vnd.radgamettools.bink03bik03bk20Lvideo/vnd.radgamettools.bink\##
    ooo000P0Z0]0]171D2P2P2U3636363636h2000000810:0Hcom.radgametools.smackerSmacker videohttps://www.iana.org/assignments/media-types/video/vnd.radgamettools.smacker03smk0Ovideo/vnd.radgamettools.smacker03smk\##
    ooo00000S0V0V0o1B1B1\1f1f1f1f1f1f`F9QB0Gcom.rawtherapee.profileRawTherapee profiletext/x-rawtherapee-profile03pp303arp0Jtext/x-rawtherapee-profile\##
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
    ooo000P0X0[0^181J1J1J1N1d1d1d1d1dh20000810=>P:0Hcom.tracker.fasttracker2FastTracker module02xm08audio/xm0:audio/x-xm02xm\##
    ooo000P0X0[0^131I1I1I1M1c1c1c1c1ch20000810=>P:0Ccom.tracker.impulseImpulse Tracker module02it08audio/it0:audio/x-it\##
    ooo000P0X0[0[131I1I1I1M1Y1Y1Y1Y1Yh20000810=0Fcom.tracker.instrumentFastTracker instrument02xi0:audio/x-xi02xi\##
    ooo000T0X0[0[0o1;1;1;1T1a1a1a1a1ah20000810=0Bcom.tracker.moduleMusic module03mod03nst03wow03uni03m150;audio/x-mod0?audio/x-tracker03m1503mod\##
    ooo000P0X0[0^111E1E1E272D2D2D2D2Dh20000810=>P:0Acom.tracker.otherOther tracker module03mtm0366903med03okt03far03ult03ptm03umx03amf03dbm0;audio/x-mod0?audio/x-tracker\##
    ooo000P0X0[0^1:1N1N1N1S1`1`1`1`1`h20000810=>P:0Jcom.tracker.screamtracker3ScreamTracker module03s3m0;audio/x-s3m\##
    ooo00000S0V0V0j1>1>1>1R3636363636P28P70Bcom.ulead.imaginfoUlead album or image03pe303pe403pst03tpl0Fimage/x-ulead-imaginfo0Aimage/x-ulead-pe30Aimage/x-ulead-pe40Aimage/x-ulead-pst0Aimage/x-ulead-tpl\##
    ooo000P0Z0]0]141A1A1A1F1f1f1f1f1f`2000000250J0Ecom.valvesoftware.vtfValve texture03vtf0Nimage/vnd.valve.source.texture\##
    ooo000P1;1>1>1T1_1_1_1d2121212121`2000000200000000000000000000000000000000450`0Dcom.vrex.stereo-jpegStereo JPEG03jps0;image/x-jps\##
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
    ooo000P0X0[0a161@1f20252525252525h20000810=>YN11[0Corg.3gpp.3gpp-audio3GPP audiohttps://www.rfc-editor.org/rfc/rfc3839audio/3gpp033ga033ga\##
    ooo000P0X0[0[0l1?1e1e1j2828282828h20000810=0?org.3gpp.amr-wbAMR wide-band audiohttps://www.rfc-editor.org/rfc/rfc486703awb0<audio/amr-wb0Faudio/amr-wb-encrypted033ga03amr09audio/amr\##
    ooo000P0X0[0[0k1515151:1F1F1F1F1Fh20000810=0>org.3gpp2.evrcEVRC audio03evc0:audio/evrc\##
    ooo00000S0V0Y101B1B1B1G1G1G1G1G1GP28P750l0Eorg.adobe.dng-profileDNG camera profile03dcp\##
    ooo00000Z0]0]0l1@1@1@1E1E1E1E1E1Eh2000000810:0=org.adobe.f4fFlash video fragment03f4f\##
    ooo000P0S0V0V0g1A1g1g212I2I2I2I2I`F9QB0?org.aegisub.assSubStation Alpha subtitleshttp://www.tcax.org/docs/ass-specs.htm03ass03ssa0:text/x-ssa0:text/x-ass\##
    ooo000P0X0[0[0j1313131=1=1=1=1=1=h20000810=0=org.amiga.ahxAHX music03ahx03hvl\##
    ooo000P0Z0]0]0n1;1c1c1m2828282828h2000000810:0?org.aomedia.obuAV1 bitstreamhttps://aomediacodec.github.io/av1-spec/03obu03av109video/av1\##
    ooo00000S0V0V0g18181B1G1G1G1G1G1G`F9QB0?org.aqtitle.aqtAQTitle subtitlestext/x-aqt03aqt0:text/x-aqt\##
    ooo000P0Z0]0]141C2H2H2R2d2d2d2d2d`2000000250J0Eorg.aseprite.asepriteAseprite spritehttps://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md08aseprite0@image/x-aseprite\##
    ooo000P0X0[0[0i151515191919191919h20000810=0<org.atari.ymYM2149 music02ym\##
    ooo00000S0V0Y131C1C1C1I1I1I1I1I1IP28P7<1C0Horg.audacityteam.projectAudacity project04aup3\##
    ooo00000S0V0V101?1?1M1V1V1V1V1V1V`F9QB0Horg.audio.replaygain-logAccurateRip logtext/x-accurip07accurip0>text/x-accurip\##
    ooo000P0Z0]0]0l1818181=1L1L1L1L1Lh2000000810:0=org.bbc.diracDirac stream03drc0=video/x-dirac\##
    ooo000P0Z0]0]0n1F1^1^1c1n1n1n1n1n`2000000250J0?org.bellard.bpgBetter Portable Graphicshttps://bellard.org/bpg/03bpg09image/bpg0;image/x-bpg\##
    ooo000<1=1@1@1R232Y2c2n2n2n2n2n2nh20000008000000000000000000000000000000000011040@org.blu-ray.m2tsAVCHD or Blu-ray transport streamhttps://www.rfc-editor.org/rfc/rfc3555video/mp2t04m2ts03m2t0:video/mp2t\##
    ooo000P0S0V0V0k1R2F2F2K2K2K2K2K2KP28P70Corg.blu-raydisc.pgsPresentation graphic stream (subtitles)https://patents.google.com/patent/US20090185789A1/en03sup\##
    0P4000T0X0^0^0m1:25252@2^2^2^2^2^`20000P8P78PD0=org.djvu.djvuDjVu documenthttps://www.iana.org/assignments/media-types/image/vnd.djvu04djvu03djv0>image/vnd.djvu0<image/x-djvu0:image/djvu0Himage/vnd.djvu+multipage0<image/x.djvu\##
    ooo000P1215151I1g1g1g1g2A2A2A2A2A`20000P0000000000000000000000000@>T40Borg.djvu.multipageDjVu document of several pages0Himage/vnd.djvu+multipage\##
    ooo00000Z0]0]0k132222272K2K2K2K2Kh2000000810:0<org.dvb.fileDVB filehttps://www.iana.org/assignments/media-types/video/vnd.dvb.file03dvb0Bvideo/vnd.dvb.file\##
    ooo00000S0V0V0h1<1<1<1F1S1S1S1S1SP28P70@org.dvdforum.ifoDVD information file03ifo03bup0;video/x-ifo\##
    ooo00001<1?1?1Q1a1a1a1f2?2?2?2?2?h20000008000000000000000000000000000000000P12O0@org.dvdforum.vobDVD video object03vob0:video/mpeg0;video/x-vob0Avideo/mpeg-system0Cvideo/x-mpeg-system0>video/x-ms-vob\##
    ooo00000o12121@1J24242:2H2H2H2H2Hh2000080000000000000000000000@10h0<org.ebu.rf64RF64 audiohttps://tech.ebu.ch/docs/tech/tech3306.pdf04rf640<audio/x-rf64\##
    ooo000P0S0V0V0c101Z1Z1_2626262626P28P70;org.ebu.stlEBU subtitleshttps://tech.ebu.ch/docs/tech/tech3264.pdf03stl0Eapplication/x-ebu-stl03stl\##
    ooo000P0Z0]0]0m1616161;1;1;1;1;1;h2000000810:0>org.ffmpeg.nutNUT movie03nut03nut\##
    ooo000P0Z0]0]0l1F1a1a1g2323232323`2000000250J0=org.flif.flifFree Lossless Image Formathttps://flif.info/spec.html04flif0:image/flif0:text/plain\##
    ooo000P0Z0]0`1<1L1f1f1k2=2=2=2=2=`2000000250J0Q=0Jorg.freedesktop.openrasterOpenRaster imagehttps://www.openraster.org03ora0@image/openraster\##
    ooo000P0X0[0[0l1:1:1:1?1L1L1L1L1Lh20000810=0?org.gameboy.gbsGame Boy music03gbs0;audio/x-gbs\##
    ooo000P0Z0]0]0m1717171<1N1N1N1N1N`2000000250J0>org.gimp.brushGIMP brush03gbr0@image/x-gimp-gbr03gbr\##
    ooo000P0Z0]0]121A1A1A1F1X1X1X1X1X`2000000250J0Corg.gimp.brush-pipeGIMP brush pipe03gih0@image/x-gimp-gih0:text/plain\##
    ooo00000S0V0V0f101010151H1H1H1H1H`F9QB0>org.gimp.curveGIMP curve03crv0Atext/x-gimp-curve\##
    ooo000P0S0V0V0i161d1d1i2:2:2:2:2:`F9QB0Aorg.gimp.gradientGIMP gradienthttps://developer.gimp.org/core/standards/ggr/03ggr0?text/x-gimp-ggr\##
    ooo000P0S0V0V0h141b1b1g2828282828`F9QB0@org.gimp.paletteGIMP palettehttps://developer.gimp.org/core/standards/gpl/03gpl0?text/x-gimp-gpl\##
    ooo000P0Z0]0]0o1;1;1;1@1R1R1R1R1R`2000000250J0@org.gimp.patternGIMP pattern03pat0@image/x-gimp-pat\##
    ooo000P0Z0]0]0k1529292>2K2K2K2K2K`2000000250J0<org.gimp.xcfGIMP imagehttps://gitlab.gnome.org/GNOME/gimp/-/blob/master/devel-docs/xcf.txt03xcf0;image/x-xcf\##
    ooo00000Z0]0]131@1@1@1L1`1`1`1`1``2000000250J0Dorg.godotengine.stexGodot texture04stex04ctex0Bimage/x-godot-stex\##
    ooo00000Z0]0]161X2S2S2X2h2h2h2h2h`2000000250J0Gorg.iana.image.vnd.xiffeXtended Image File Format picturehttps://www.iana.org/assignments/media-types/image/vnd.xiff03xif0>image/vnd.xiff\##
    ooo000P0Z0]0]131D1k1k212?2?2?2?2?`2000000250J0Dorg.imagemagick.miffImageMagick imagehttps://imagemagick.org/script/miff.php04miff0<image/x-miff\##
    ooo00000Z0]0]121M1M1M1R1_1_1_1_1_`2000000250J0Corg.imagemagick.mvgImageMagick vector graphics03mvg0;image/x-mvg\##
    ooo000\0S0Y0Y121E1l2;2;2;2;2;2;2;`28P78P;0Gorg.iso.base-media-fileISO base media filehttps://www.iso.org/standard/83102.htmlapplication/mp40?application/mp4\##
    ooo000P0Z0]0]0j1D2:2:2?2J2J2J2J2J`2000000250J0;org.iso.cgmComputer Graphics Metafilehttps://www.iana.org/assignments/media-types/image/cgm03cgm09image/cgm\##
    ooo000\1=1@1@1[1i2g2g383K3K3K3K3Kh200000080000000000000000000000000000000000211N0Iorg.iso.mpeg-dash-segmentMPEG-4 segmenthttps://www.iana.org/assignments/media-types/video/iso.segment03m4s04cmfv04cmfa0Avideo/iso.segment\##
    ooo00001<1?1?1O1Z1Z1Z1^1k1k1k1k1k`20000002000000000000000000000000000000040451b0>org.itu.g3-faxGroup 3 fax02g30;image/g3fax0<image/fax-g3\##
    ooo00000Z0]0]0k1616161<1H1H1H1H1Hh2000000810:0<org.itu.h261H.261 video04h2610:video/h261\##
    ooo00000Z0]0]0k161\1\1g2323232323h2000000810:0<org.itu.h263H.263 videohttps://www.rfc-editor.org/rfc/rfc46290326304h2630:video/h263\##
    ooo000P0Z0]0]121A1g1g272C2C2C2C2Ch2000000810:0Corg.itu.h264-streamH.264 bitstreamhttps://www.rfc-editor.org/rfc/rfc618404h2640326403avc0:video/h264\##
    ooo000P0Z0]0]121@1f1f272C2C2C2C2Ch2000000810:0Corg.itu.h265-streamHEVC bitstreamhttps://www.rfc-editor.org/rfc/rfc779804h2650326504hevc0:video/h265\##
    ooo000P0Z0]0]121?1?1?1I1U1U1U1U1Uh2000000810:0Corg.itu.h266-streamVVC bitstream0326603vvc0:video/h266\##
    ooo000P0Z0]0]0l1717171C1R1R1R1R1R`2000000250J0=org.itu.jbig2JBIG2 image03jb205jbig20=image/x-jbig2\##
    ooo000P1;1>1>1b2A37373A3X3X3X3X3X`2000000200000000000000000000000000000000851e0Rorg.jpeg.high-throughput-jpeg-2000High-throughput JPEG 2000 imagehttps://www.iana.org/assignments/media-types/image/jph03jph03jhc09image/jph0:image/jphc0Fimage/x-jp2-codestream\##
    ooo000P1;1>1>1]212g2g363A3A3A3A3A`2000000200000000000000000000000000000000851e0Morg.jpeg.jpeg-2000-codestreamJPEG 2000 codestreamhttps://www.iana.org/assignments/media-types/image/j2c03j2c03jpc03j2k09image/j2c0Fimage/x-jp2-codestream0Fimage/x-jp2-codestream\##
    ooo000P1;1>1>1[232Y2Y2d2o2o2o2o2o`2000000200000000000000000000000000000000851e0Korg.jpeg.jpeg-2000-compoundJPEG 2000 compound imagehttps://www.rfc-editor.org/rfc/rfc374503jpm04jpgm09image/jpm\##
    ooo000P1;1>1>1X1n2T2T2^2i2i2i2i2i`2000000200000000000000000000000000000000851e0Horg.jpeg.jpeg-2000-part2JPEG 2000 Part 2 imagehttps://www.rfc-editor.org/rfc/rfc374503jpx03jpf09image/jpx\##
    ooo000P0Z0]0]0o1<2222272B2B2B2B2B`2000000250J0@org.jpeg.jpeg-lsJPEG-LS imagehttps://www.iana.org/assignments/media-types/image/jls03jls09image/jls0:image/jpeg\##
    ooo000P0Z0]0]0o1<22222A2`2`2`2`2``2000000250J0@org.jpeg.jpeg-xrJPEG XR imagehttps://www.iana.org/assignments/media-types/image/jxr03jxr03wdp03hdp09image/jxr0Bimage/vnd.ms-photo\##
    ooo000P0Z0]0]0o1<2222272B2B2B2B2B`2000000250J0@org.jpeg.jpeg-xsJPEG XS imagehttps://www.iana.org/assignments/media-types/image/jxs03jxs09image/jxs\##
    ooo00000S0V0V0f1<29292F2X2X2X2X2XP28P70>org.jpeg.jumbfJUMBF or C2PA manifesthttps://www.iana.org/assignments/media-types/application/c2pa05jumbf04c2pa0@application/c2pa\##
    ooo000P0Z0]0`1;1K21212<2G2G2G2G2Gh2000000810:>YN0Iorg.jpeg.motion-jpeg-2000Motion JPEG 2000https://www.rfc-editor.org/rfc/rfc374503mj204mjp209video/mj2\##
    ooo000P0S0V0V0g0m0m0m121C1C1C1C1C`F9QB0?org.karaoke.lrcLyrics03lrc0?application/lrc\##
    ooo000P0Z0]0]0o1<2323292E2E2E2E2E`2000000250J0@org.khronos.ktx2KTX 2 texturehttps://www.iana.org/assignments/media-types/image/ktx204ktx20:image/ktx2\##
    ooo000P0Z0]0`141B1B1B1L1a1a1a1a1a`2000000250J0Q=0Borg.krita.documentKrita document03kra03krz0Capplication/x-krita0Kapplication/x-krita-archive\##
    ooo000P0Z0]0]0m1F1F1F1K1X1X1X1X1X`2000000250J0>org.libpgf.pgfProgressive Graphics File03pgf0;image/x-pgf\##
    ooo000P0Z0]0]0m1B1m1m222L2L2L2L2L`2000000250J0>org.libpng.jngJPEG Network Graphicshttp://www.libpng.org/pub/mng/spec/jng.html03jng0;image/x-jng0;video/x-jng\##
    ooo000P0Z0]0]0m1L1o1o242A2A2A2A2Ah2000000810:0>org.libpng.mngMultiple-image Network Graphicshttp://www.libpng.org/pub/mng/spec/03mng0;video/x-mng\##
    ooo000P1417171J1\2B2B2H3030303030h200000080000000000000000000000000P12f0Aorg.matroska.mk3dMatroska 3-D videohttps://www.rfc-editor.org/rfc/rfc955904mk3d0Avideo/matroska-3d0Cvideo/x-matroska-3d0Cvideo/x-matroska-3d\##
    ooo000P0S0Y0\0n1@1f1f1k2A2A2A2A2A`28P78P;12f0@org.matroska.mksMatroska subtitleshttps://www.rfc-editor.org/rfc/rfc955903mks0Dapplication/matroska\##
    ooo000P0S0V0V0k1;1l1l212Q2Q2Q2Q2Q`F9QB0Corg.matroska.subripSubRip subtitleshttps://www.matroska.org/technical/subtitles.html03srt0Dapplication/x-subrip08text/srt0Aapplication/x-srt0:text/x-srt0=text/x-subrip\##
    ooo000P0S0V0V0h1:1:1:1?1P1P1P1P1P`F9QB0@org.microdvd.subMicroDVD subtitles03sub0?text/x-microdvd03sub\##
    ooo00001<1?1B1P1Y1Y1Y1^1i1i1i1i1ih20000800000000000000000000000000000000000812:<0Z0<org.midi.rmiRIFF MIDI03rmi09audio/mid\##
    ooo000P0Z0]0]111@1@1@1E1W1W1W1W1Wh2000000810:0Borg.mjpegtools.y4mYUV4MPEG2 video03y4m0@video/x-yuv4mpeg\##
    ooo00001?1B1B1T1`2<2<2B2N2N2N2N2N`20000002000000000000000000000000000000000000451c0@org.mozilla.apngAnimated PNGhttps://www.w3.org/TR/png-3/04apng0:image/apng0Fimage/vnd.mozilla.apng\##
    ooo000P1619191H1S1S1S1Y1Y1Y1Y1Y1Yh20000800000000000000000000000000000@10F0=org.mpeg.adifAAC in ADIF04adif0Caudio/x-hx-aac-adif\##
    ooo000P0X0[0^0l1>1>1>1H1U1U1U1U1Uh20000810=11C0<org.mpeg.mp1MPEG layer 1 audio03mp103m1a0;audio/x-mp1\##
    ooo00000Z0]0]141G1G1G1L1W1W1W1W1Wh2000000810:0Eorg.mpeg.mpeg-1-videoMPEG-1 video stream03m1v09video/mpv03mpv\##
    ooo000P0Z0]0]151I1I1I1N1c1c1c1c1ch2000000810:0Forg.mpeg.mpeg-4-visualMPEG-4 visual stream03m4e0Cvideo/mpeg4-generic\##
    ooo000P0X0[0[0h111111161616161616h20000810=0;org.msx.kssMSX music03kss\##
    ooo000P0X0[0[0m1;1S1S1b2424242424h20000810=0@org.musepack.mpcMusepack audiohttps://www.musepack.net03mpc03mp+03mpp0@audio/x-musepack03mpp\##
    ooo00000X0^0a161E1E1E1K1K1K1K1K1K`20000P8P78PD0Q=0Corg.musescore.scoreMuseScore score04mscz\##
    ooo000P0X0^0a1:1S2b2b2g3K3K3K3K3K`20000P8P78PD0Q=0Gorg.musicxml.compressedCompressed MusicXML scorehttps://www.iana.org/assignments/media-types/application/vnd.recordare.musicxml03mxl0Rapplication/vnd.recordare.musicxml\##
    ooo000P0S0V0V0m1;2N2N2X3@3@3@3@3@`b9PU0Eorg.musicxml.musicxmlMusicXML scorehttps://www.iana.org/assignments/media-types/application/vnd.recordare.musicxml+xml08musicxml0Vapplication/vnd.recordare.musicxml+xml\##
    ooo000P0X0[0[0h111111161C1C1C1C1Ch20000810=0;org.nes.nsfNES music03nsf0;audio/x-nsf\##
    ooo00001>1A1A1T1c2N2N2S2l2l2l2l2l`2000000200000000000000000000000000000000000@50K0Aorg.netpbm.anymapPortable anymaphttps://netpbm.sourceforge.net/doc/pnm.html03pnm0Gimage/x-portable-anymap\##
    ooo000P1>1A1A1[212\2\2a3@3@3@3@3@`2000000200000000000000000000000000000000000@50K0Horg.netpbm.arbitrary-mapPortable arbitrary maphttps://netpbm.sourceforge.net/doc/pam.html03pam0Mimage/x-portable-arbitrarymap\##
    ooo000P1>1A1A1T1c2N2N2S2l2l2l2l2l`2000000200000000000000000000000000000000000@50K0Aorg.netpbm.bitmapPortable bitmaphttps://netpbm.sourceforge.net/doc/pbm.html03pbm0Gimage/x-portable-bitmap03pnm\##
    ooo000P1>1A1A1V1h2S2S2X3333333333`2000000200000000000000000000000000000000000@50K0Corg.netpbm.floatmapPortable float maphttps://netpbm.sourceforge.net/doc/pfm.html03pfm0Iimage/x-portable-floatmap\##
    ooo000P1>1A1A1U1e2P2P2U2o2o2o2o2o`2000000200000000000000000000000000000000000@50K0Borg.netpbm.graymapPortable graymaphttps://netpbm.sourceforge.net/doc/pgm.html03pgm0Himage/x-portable-graymap0Himage/x-portable-greymap03pnm\##
    ooo000P0Z0]0]111H1H1H1M1M1M1M1M1M`2000000250J0Borg.netpbm.halfmapPortable half-float map03phm0:text/plain\##
    ooo000P1>1A1A1T1c2N2N2S2l2l2l2l2l`2000000200000000000000000000000000000000000@50K0Aorg.netpbm.pixmapPortable pixmaphttps://netpbm.sourceforge.net/doc/ppm.html03ppm0Gimage/x-portable-pixmap03pnm\##
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
    0S4000P0S0V0V0c0m1I1I1U1k1k1k1k1k`b9PU0;org.w3.ttmlTimed Texthttps://www.w3.org/TR/ttml2/04ttml04dfxp0Dapplication/ttml+xml0Dapplication/ttaf+xml\##
    ooo000P0Z0]0]121;1;1;1@1M1M1M1M1Mh2000000810:0Corg.webmproject.ivfIVF video03ivf0;video/x-ivf\##
    ooo000P0X0[0a1=1G1G1G1M1Y1Y1Y1Y1Yh20000810=12f12U0Jorg.webmproject.webm-audioWebM audio04weba0:audio/webm0<audio/x-webm03mka\##
    ooo000P0Z0]0]0l1414141=1N1N1N1N1N`2000000250J0=org.x.xcursorX cursor07xcursor0?image/x-xcursor\##
    ooo000P0Z0]0`0k131313181V1V1V1V1V`2000000250J9QB09org.x.xpmX pixmap03xpm0?image/x-xpixmap0;image/x-xpm\##
    ooo000P0Z0]0]0h1515151:1O1O1O1O1O`2000000250J09org.x.xwdX window dump03xwd0Cimage/x-xwindowdump\##
    ooo000P0Z0]0`111<1<1<1A1O1O1O1O1O`2000000250J9QB0?org.xfig.figureXfig figure03fig0<image/x-xfig0Bapplication/x-xfig\##
    ooo000\0S0V0V0d0l1R1R1W1h1h1h1h1hh21240<org.xiph.oggOgg filehttps://www.rfc-editor.org/rfc/rfc533403ogx0?application/ogg0Aapplication/x-ogg\##
    ooo000P1518181K1Y1Y1Y1c2525252525h2000080000000000000000000000000000P1190Aorg.xiph.ogg-flacOgg FLAC audio03oga03ogg0@audio/x-flac+ogg0?audio/x-oggflac\##
    ooo000P1518181G1Q27272=2I2I2I2I2Ih2000080000000000000000000000000000P1190=org.xiph.opusOpus audiohttps://www.rfc-editor.org/rfc/rfc784504opus0:audio/opus0@audio/x-opus+ogg\##
    ooo000P1518181H1S29292H2d2d2d2d2dh2000080000000000000000000000000000P1190>org.xiph.speexSpeex audiohttps://www.rfc-editor.org/rfc/rfc533403spx03oga03ogg0;audio/speex0=audio/x-speex0Aaudio/x-speex+ogg03spx03spx09video/ogg\##
    ooo000P1619191J1V1V1V1[1o1o1o1o1oh200000080000000000000000000000000001B0;0?org.xiph.theoraTheora video03ogg0Bvideo/x-theora+ogg\##
    ooo000P1518181I1U2;2;2E2S2S2S2S2Sh2000080000000000000000000000000000P1190?org.xiph.vorbisVorbis audiohttps://www.rfc-editor.org/rfc/rfc533403oga03ogg0<audio/vorbis0>audio/x-vorbis0Baudio/x-vorbis+ogg\##
    ooo000P1?1E1E1X1e29292?2U2U2U2U2U`b000000000000000000000000000000000000000000029PU10?0Aorg.xspf.playlistXSPF playlisthttps://www.xspf.org04xspf0Dapplication/xspf+xml0Fapplication/x-xspf+xml\##
    ooo000P0Z0]0]0o1;1;1;1;1Q1Q1Q1Q1Q`2000000250J0@org.xv.thumbnailXV thumbnail0Dimage/x-xv-thumbnail\##
    ooo000P0X0[0[0o1>1>1>1B1B1B1B1B1Bh20000810=0Borg.zx-spectrum.ayAY-3-8910 music02ay\##
    ooo000P0X0[0[0n17171B1G1G1G1G1G1Gh20000810=0Atech.takaudio.takTAK audioaudio/x-tak03tak0;audio/x-tak\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var fourXM: Self { Self(number: 59902) }
  @inlinable @inline(__always) package static var colorBook: Self { Self(number: 60026) }
  @inlinable @inline(__always) package static var flashMovie: Self { Self(number: 59546) }
  @inlinable @inline(__always) package static var swatchExchange: Self { Self(number: 59392) }
  @inlinable @inline(__always) package static var xmp: Self { Self(number: 59869) }
  @inlinable @inline(__always) package static var eightSVX: Self { Self(number: 60312) }
  @inlinable @inline(__always) package static var amv: Self { Self(number: 60231) }
  @inlinable @inline(__always) package static var finalCutXML: Self { Self(number: 59696) }
  @inlinable @inline(__always) package static var itunesTimedText: Self { Self(number: 59725) }
  @inlinable @inline(__always) package static var quickTimeMediaLink: Self { Self(number: 60255) }
  @inlinable @inline(__always) package static var arriRaw: Self { Self(number: 59466) }
  @inlinable @inline(__always) package static var sap: Self { Self(number: 59959) }
  @inlinable @inline(__always) package static var dwf: Self { Self(number: 59917) }
  @inlinable @inline(__always) package static var dwg: Self { Self(number: 60030) }
  @inlinable @inline(__always) package static var dxf: Self { Self(number: 59504) }
  @inlinable @inline(__always) package static var microStationCells: Self { Self(number: 59960) }
  @inlinable @inline(__always) package static var dgn: Self { Self(number: 59394) }
  @inlinable @inline(__always) package static var basis: Self { Self(number: 60154) }
  @inlinable @inline(__always) package static var cubeLUT: Self { Self(number: 60392) }
  @inlinable @inline(__always) package static var blp: Self { Self(number: 59999) }
  @inlinable @inline(__always) package static var sketchDocument: Self { Self(number: 60408) }
  @inlinable @inline(__always) package static var sid: Self { Self(number: 60372) }
  @inlinable @inline(__always) package static var cueSheet: Self { Self(number: 59927) }
  @inlinable @inline(__always) package static var videoCD: Self { Self(number: 59541) }
  @inlinable @inline(__always) package static var codec2: Self { Self(number: 59635) }
  @inlinable @inline(__always) package static var corelDraw: Self { Self(number: 60132) }
  @inlinable @inline(__always) package static var corelPhotoPaint: Self { Self(number: 59822) }
  @inlinable @inline(__always) package static var corelExchange: Self { Self(number: 59857) }
  @inlinable @inline(__always) package static var creativeVoice: Self { Self(number: 60338) }
  @inlinable @inline(__always) package static var adx: Self { Self(number: 60356) }
  @inlinable @inline(__always) package static var ac4: Self { Self(number: 59986) }
  @inlinable @inline(__always) package static var trueHD: Self { Self(number: 60246) }
  @inlinable @inline(__always) package static var dts: Self { Self(number: 60195) }
  @inlinable @inline(__always) package static var flirImage: Self { Self(number: 59873) }
  @inlinable @inline(__always) package static var goProRaw: Self { Self(number: 59570) }
  @inlinable @inline(__always) package static var os2Bitmap: Self { Self(number: 60051) }
  @inlinable @inline(__always) package static var os2Icon: Self { Self(number: 59881) }
  @inlinable @inline(__always) package static var os2Pointer: Self { Self(number: 59465) }
  @inlinable @inline(__always) package static var paintShopPro: Self { Self(number: 60044) }
  @inlinable @inline(__always) package static var viff: Self { Self(number: 60161) }
  @inlinable @inline(__always) package static var cineon: Self { Self(number: 60227) }
  @inlinable @inline(__always) package static var kodakKDC: Self { Self(number: 59671) }
  @inlinable @inline(__always) package static var photoCD: Self { Self(number: 60410) }
  @inlinable @inline(__always) package static var lxf: Self { Self(number: 60409) }
  @inlinable @inline(__always) package static var lightField: Self { Self(number: 60204) }
  @inlinable @inline(__always) package static var losslessAudio: Self { Self(number: 60241) }
  @inlinable @inline(__always) package static var avchdPlaylist: Self { Self(number: 59812) }
  @inlinable @inline(__always) package static var freeHand: Self { Self(number: 60210) }
  @inlinable @inline(__always) package static var mamiyaRaw: Self { Self(number: 60383) }
  @inlinable @inline(__always) package static var animatedCursor: Self { Self(number: 59939) }
  @inlinable @inline(__always) package static var emf: Self { Self(number: 59528) }
  @inlinable @inline(__always) package static var mids: Self { Self(number: 60348) }
  @inlinable @inline(__always) package static var multimediaMovie: Self { Self(number: 60340) }
  @inlinable @inline(__always) package static var sami: Self { Self(number: 60149) }
  @inlinable @inline(__always) package static var cursor: Self { Self(number: 60253) }
  @inlinable @inline(__always) package static var wmf: Self { Self(number: 59894) }
  @inlinable @inline(__always) package static var wpl: Self { Self(number: 59842) }
  @inlinable @inline(__always) package static var recordedTV: Self { Self(number: 59945) }
  @inlinable @inline(__always) package static var xWMA: Self { Self(number: 59987) }
  @inlinable @inline(__always) package static var monkeysAudio: Self { Self(number: 59907) }
  @inlinable @inline(__always) package static var hes: Self { Self(number: 59436) }
  @inlinable @inline(__always) package static var psf: Self { Self(number: 60322) }
  @inlinable @inline(__always) package static var bcstm: Self { Self(number: 59609) }
  @inlinable @inline(__always) package static var bcwav: Self { Self(number: 59997) }
  @inlinable @inline(__always) package static var bfstm: Self { Self(number: 60292) }
  @inlinable @inline(__always) package static var brstm: Self { Self(number: 59405) }
  @inlinable @inline(__always) package static var epocBitmap: Self { Self(number: 60067) }
  @inlinable @inline(__always) package static var nsv: Self { Self(number: 60066) }
  @inlinable @inline(__always) package static var optimFROG: Self { Self(number: 59931) }
  @inlinable @inline(__always) package static var dff: Self { Self(number: 59904) }
  @inlinable @inline(__always) package static var psionSound: Self { Self(number: 60298) }
  @inlinable @inline(__always) package static var qcp: Self { Self(number: 59467) }
  @inlinable @inline(__always) package static var bink: Self { Self(number: 59616) }
  @inlinable @inline(__always) package static var smacker: Self { Self(number: 60209) }
  @inlinable @inline(__always) package static var redRaw: Self { Self(number: 60202) }
  @inlinable @inline(__always) package static var gym: Self { Self(number: 60324) }
  @inlinable @inline(__always) package static var vgm: Self { Self(number: 59485) }
  @inlinable @inline(__always) package static var sgiMovie: Self { Self(number: 60031) }
  @inlinable @inline(__always) package static var sigmaX3F: Self { Self(number: 60090) }
  @inlinable @inline(__always) package static var silk: Self { Self(number: 59868) }
  @inlinable @inline(__always) package static var shorten: Self { Self(number: 60361) }
  @inlinable @inline(__always) package static var ircam: Self { Self(number: 60334) }
  @inlinable @inline(__always) package static var dsf: Self { Self(number: 59757) }
  @inlinable @inline(__always) package static var openMG: Self { Self(number: 60205) }
  @inlinable @inline(__always) package static var fastTracker: Self { Self(number: 60034) }
  @inlinable @inline(__always) package static var impulseTracker: Self { Self(number: 59859) }
  @inlinable @inline(__always) package static var trackerInstrument: Self { Self(number: 60323) }
  @inlinable @inline(__always) package static var module: Self { Self(number: 59402) }
  @inlinable @inline(__always) package static var trackerOther: Self { Self(number: 59915) }
  @inlinable @inline(__always) package static var screamTracker: Self { Self(number: 60237) }
  @inlinable @inline(__always) package static var valveTexture: Self { Self(number: 60150) }
  @inlinable @inline(__always) package static var jps: Self { Self(number: 59661) }
  @inlinable @inline(__always) package static var wavPack: Self { Self(number: 60380) }
  @inlinable @inline(__always) package static var wordPerfectGraphics: Self { Self(number: 59407) }
  @inlinable @inline(__always) package static var smaf: Self { Self(number: 60271) }
  @inlinable @inline(__always) package static var twinVQ: Self { Self(number: 60160) }
  @inlinable @inline(__always) package static var youTubeCaptions: Self { Self(number: 60043) }
  @inlinable @inline(__always) package static var dcx: Self { Self(number: 60233) }
  @inlinable @inline(__always) package static var pcx: Self { Self(number: 59561) }
  @inlinable @inline(__always) package static var fits: Self { Self(number: 60088) }
  @inlinable @inline(__always) package static var planetaryData: Self { Self(number: 60027) }
  @inlinable @inline(__always) package static var vicar: Self { Self(number: 59722) }
  @inlinable @inline(__always) package static var nitf: Self { Self(number: 59590) }
  @inlinable @inline(__always) package static var clipStudio: Self { Self(number: 60047) }
  @inlinable @inline(__always) package static var paintNet: Self { Self(number: 60293) }
  @inlinable @inline(__always) package static var trueAudio: Self { Self(number: 59981) }
  @inlinable @inline(__always) package static var threeGPPAudio: Self { Self(number: 59758) }
  @inlinable @inline(__always) package static var amrWB: Self { Self(number: 60249) }
  @inlinable @inline(__always) package static var evrc: Self { Self(number: 59903) }
  @inlinable @inline(__always) package static var subStation: Self { Self(number: 59962) }
  @inlinable @inline(__always) package static var ahx: Self { Self(number: 60286) }
  @inlinable @inline(__always) package static var av1Stream: Self { Self(number: 59672) }
  @inlinable @inline(__always) package static var aseprite: Self { Self(number: 59556) }
  @inlinable @inline(__always) package static var ym: Self { Self(number: 59535) }
  @inlinable @inline(__always) package static var dirac: Self { Self(number: 60403) }
  @inlinable @inline(__always) package static var bpg: Self { Self(number: 59882) }
  @inlinable @inline(__always) package static var presentationGraphics: Self { Self(number: 59468) }
  @inlinable @inline(__always) package static var djvu: Self { Self(number: 59652) }
  @inlinable @inline(__always) package static var djvuPages: Self { Self(number: 60346) }
  @inlinable @inline(__always) package static var ebuSubtitles: Self { Self(number: 60362) }
  @inlinable @inline(__always) package static var nut: Self { Self(number: 60230) }
  @inlinable @inline(__always) package static var flif: Self { Self(number: 59645) }
  @inlinable @inline(__always) package static var openRaster: Self { Self(number: 59876) }
  @inlinable @inline(__always) package static var gbs: Self { Self(number: 59893) }
  @inlinable @inline(__always) package static var gimpBrush: Self { Self(number: 60162) }
  @inlinable @inline(__always) package static var gimpBrushPipe: Self { Self(number: 59965) }
  @inlinable @inline(__always) package static var gimpGradient: Self { Self(number: 59783) }
  @inlinable @inline(__always) package static var gimpPalette: Self { Self(number: 59525) }
  @inlinable @inline(__always) package static var gimpPattern: Self { Self(number: 59406) }
  @inlinable @inline(__always) package static var xcf: Self { Self(number: 60080) }
  @inlinable @inline(__always) package static var miff: Self { Self(number: 60056) }
  @inlinable @inline(__always) package static var isoBaseMedia: Self { Self(number: 59998) }
  @inlinable @inline(__always) package static var cgm: Self { Self(number: 59843) }
  @inlinable @inline(__always) package static var mediaSegment: Self { Self(number: 59573) }
  @inlinable @inline(__always) package static var h264Stream: Self { Self(number: 60262) }
  @inlinable @inline(__always) package static var h265Stream: Self { Self(number: 59498) }
  @inlinable @inline(__always) package static var h266Stream: Self { Self(number: 59883) }
  @inlinable @inline(__always) package static var jbig2: Self { Self(number: 60234) }
  @inlinable @inline(__always) package static var htj2k: Self { Self(number: 59442) }
  @inlinable @inline(__always) package static var jpeg2000Codestream: Self { Self(number: 60181) }
  @inlinable @inline(__always) package static var jpm: Self { Self(number: 59872) }
  @inlinable @inline(__always) package static var jpx: Self { Self(number: 59476) }
  @inlinable @inline(__always) package static var jpegLS: Self { Self(number: 59669) }
  @inlinable @inline(__always) package static var jpegXR: Self { Self(number: 60125) }
  @inlinable @inline(__always) package static var jpegXS: Self { Self(number: 59695) }
  @inlinable @inline(__always) package static var motionJPEG2000: Self { Self(number: 59801) }
  @inlinable @inline(__always) package static var lyrics: Self { Self(number: 59966) }
  @inlinable @inline(__always) package static var ktx2: Self { Self(number: 59976) }
  @inlinable @inline(__always) package static var krita: Self { Self(number: 60093) }
  @inlinable @inline(__always) package static var pgf: Self { Self(number: 59426) }
  @inlinable @inline(__always) package static var jng: Self { Self(number: 59956) }
  @inlinable @inline(__always) package static var mng: Self { Self(number: 59951) }
  @inlinable @inline(__always) package static var matroska3D: Self { Self(number: 60305) }
  @inlinable @inline(__always) package static var matroskaSubtitles: Self { Self(number: 60053) }
  @inlinable @inline(__always) package static var subRip: Self { Self(number: 59435) }
  @inlinable @inline(__always) package static var microDVD: Self { Self(number: 59644) }
  @inlinable @inline(__always) package static var yuv4mpeg: Self { Self(number: 59393) }
  @inlinable @inline(__always) package static var adif: Self { Self(number: 60257) }
  @inlinable @inline(__always) package static var mp1: Self { Self(number: 59984) }
  @inlinable @inline(__always) package static var mpeg4Visual: Self { Self(number: 60054) }
  @inlinable @inline(__always) package static var kss: Self { Self(number: 60401) }
  @inlinable @inline(__always) package static var musepack: Self { Self(number: 60197) }
  @inlinable @inline(__always) package static var compressedMusicXML: Self { Self(number: 60352) }
  @inlinable @inline(__always) package static var musicXML: Self { Self(number: 60272) }
  @inlinable @inline(__always) package static var nsf: Self { Self(number: 59450) }
  @inlinable @inline(__always) package static var pam: Self { Self(number: 60206) }
  @inlinable @inline(__always) package static var pbm: Self { Self(number: 60242) }
  @inlinable @inline(__always) package static var floatMap: Self { Self(number: 60016) }
  @inlinable @inline(__always) package static var pgm: Self { Self(number: 60357) }
  @inlinable @inline(__always) package static var halfMap: Self { Self(number: 60317) }
  @inlinable @inline(__always) package static var ppm: Self { Self(number: 60294) }
  @inlinable @inline(__always) package static var xisf: Self { Self(number: 59921) }
  @inlinable @inline(__always) package static var qoi: Self { Self(number: 60182) }
  @inlinable @inline(__always) package static var smil: Self { Self(number: 60055) }
  @inlinable @inline(__always) package static var dpx: Self { Self(number: 59968) }
  @inlinable @inline(__always) package static var gxf: Self { Self(number: 59395) }
  @inlinable @inline(__always) package static var vc1: Self { Self(number: 59482) }
  @inlinable @inline(__always) package static var spc: Self { Self(number: 60032) }
  @inlinable @inline(__always) package static var farbfeld: Self { Self(number: 59817) }
  @inlinable @inline(__always) package static var livp: Self { Self(number: 60002) }
  @inlinable @inline(__always) package static var ttml: Self { Self(number: 59795) }
  @inlinable @inline(__always) package static var ivf: Self { Self(number: 60089) }
  @inlinable @inline(__always) package static var webMAudio: Self { Self(number: 60177) }
  @inlinable @inline(__always) package static var xCursor: Self { Self(number: 60192) }
  @inlinable @inline(__always) package static var xpm: Self { Self(number: 59797) }
  @inlinable @inline(__always) package static var xwd: Self { Self(number: 59977) }
  @inlinable @inline(__always) package static var xfig: Self { Self(number: 60243) }
  @inlinable @inline(__always) package static var ogg: Self { Self(number: 60036) }
  @inlinable @inline(__always) package static var oggFLAC: Self { Self(number: 60370) }
  @inlinable @inline(__always) package static var opus: Self { Self(number: 60339) }
  @inlinable @inline(__always) package static var speex: Self { Self(number: 59502) }
  @inlinable @inline(__always) package static var theora: Self { Self(number: 60028) }
  @inlinable @inline(__always) package static var oggVorbis: Self { Self(number: 60325) }
  @inlinable @inline(__always) package static var xspf: Self { Self(number: 60017) }
  @inlinable @inline(__always) package static var xvThumbnail: Self { Self(number: 59804) }
  @inlinable @inline(__always) package static var ay: Self { Self(number: 59737) }
  @inlinable @inline(__always) package static var tak: Self { Self(number: 59397) }
}
