// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleImages: StaticString = ##"""
    0000Yb1Q40000000000000000000000000000000000000?P0000bL0000000000000880000eH0001HT1Rj00016^1W^0V5\##
    0]l0g\10_1FM0;`0600000000000000000000000B90000001I_0o>0000000000kO0001`10000001OU0Pj1\J0000001:U\##
    1VJ18]0[H1@S0LI0000RL0000000Wn1Bn0000000J;0000000000000H500000000012\0000000000000E_0O^000000152\##
    0000000000000000001YJ0000001E?0000000000000000a10000F^1<f1T@0001LN1>F0000000000000TE0me0000CT000\##
    ooo00000X0[0[121<1g1g2222282828`2000000150J0Eca.mcgill.mni.bic.mncMINC Imagehttp://www.bic.mni.mcgill.ca/software/minc/03mnc04minc04MINC\##
    ooo000P0X0[0a1A1[1[2<2@2@2@2@2@`2000000150J2P]2QE0Ncom.adobe.illustrator.ai-imageAdobe Illustrator documentapplication/vnd.adobe.illustrator02ai0Gapplication/illustrator0Japplication/illustrator+ps0Qapplication/vnd.adobe.illustrator\##
    ooo000P0X0[0[161N1N1N1S343:3:3:`2000000150J0Icom.adobe.photoshop-imageAdobe Photoshop document03psd0Iimage/vnd.adobe.photoshop0?image/photoshop0Aimage/x-photoshop09image/psd0Eapplication/photoshop048BPS0Gapplication/x-photoshop0;image/x-psd\##
    ooo000P0X0[0[1<1Z1Z2328282>2>2>`2000000150J0Ocom.adobe.photoshop-large-imageAdobe Photoshop large documentimage/vnd.adobe.photoshop03psb048BPB0Iimage/vnd.adobe.photoshop\##
    ooo00000X0[0[0n1B1B1B1K1K1K1K1K`2000000150J0Acom.apple.drawingApple Drawing Format07drawing\##
    ooo000P0X0[0[0k1;1;1G1M1M1S1S1S`2000000150J0>com.apple.icnsApple icon imageimage/x-icns04icns04icns0:image/icns0<image/x-icns0<image/x-icns\##
    0?5000P0O0O0O0e0o0o0o0o0o0o0o0o0Dcom.apple.live-photoLive Photo\##
    ooo000Q0_0e0e1B1B1B1B1G1G1G1G1G0200@0020000000P51K30m0Kcom.apple.live-photo-bundle03pvt\##
    ooo000P0X0[0[151C1C1S1Y1Y1_1_1_`2000000150J0Hcom.apple.macpaint-imageMacPaint imageimage/x-macpaint04pntg04PNTG0@image/x-macpaint03mac\##
    ooo00000Q0T0]1I1I1I1`1e1e1e1e1eP28P77PK7PM7PD0Zcom.apple.photos.apple-adjustment-envelopeapplication/x-apple-aae03aae0Gapplication/x-apple-aae\##
    ooo000P0X0[0[0k1<1<1H1X2C2I3737`2000000150J0>com.apple.pictQuickDraw pictureimage/x-pict04pict03pct03pic0:image/pict0<image/x-pict0?image/x-macpict04PICT0JApple PICT pasteboard type0@NSPICTPboardType05pict105pict2\##
    ooo000P0X0[0[1<1<1<1<1<1<1<1<1<`2000000150J0Ocom.apple.private.auto-loop-gif\##
    ooo000Q0_0h0h1M1M1M1M1R1R1R1R1R0R00@0020000000P51K30O30m0Scom.apple.private.live-photo-bundle03pvt\##
    ooo000P0X0[0[161E1E1E1P1c1i1i1i`2000000150J0Icom.apple.quicktime-imageQuickTime image04qtif03qti0Aimage/x-quicktime04qtif\##
    0K4000T0X0[0[0o1818181=1H1N1N1N`2000000150J0Bcom.compuserve.gifGIF image03gif09image/gif04GIFf0;image/x-gif03pot\##
    ooo000P0X0[0[121?1?1J1O1O1O1O1O`2000000150J0Ecom.ilm.openexr-imageOpenEXR imageimage/x-exr03exr0;image/x-exr0;image/x-exr\##
    ooo0000181;1;1K1S1S1S1X1d1d1d1d`200000010000000000000000000000000000002P51b0>com.j2.efx-faxeFax fax03efx0:image/efax\##
    ooo0000181;1;1K1Q1Q1Q1V1V1V1V1V`200000010000000000000000000000000000002P51b0>com.j2.jfx-faxJ2 fax03jfx\##
    ooo000P0X0[0^181F1F1S1X28282828`2000000150J<QF0Hcom.kodak.flashpix-imageFlashPix imageimage/vnd.fpx03fpx09image/fpx0Capplication/vnd.fpx0=image/vnd.fpx0;image/x-fpx\##
    ooo000P0X0[0^111B1B1B1L1W1c1c1c`2000000150J>:C0Acom.microsoft.bmpWindows BMP image03bmp03dib09image/bmp04BMP 04BMPf0<image/ms-bmp0;image/x-bmp0;image/x-dib0>image/x-ms-bmp0Cimage/x-windows-bmp03rle\##
    ooo000P0X0[0[0n0n0n191>1>1>1>1>`2000000150J0Acom.microsoft.ddsimage/x-dds03dds0;image/x-dds\##
    ooo000P0X0[0[0n1@1@1@1E1_1_1_1_`2000000150J0Acom.microsoft.icoWindows icon image03ico0Himage/vnd.microsoft.icon0?application/ico09image/ico0:image/icon0;image/x-ico0<image/x-icon08text/ico\##
    ooo000P0X0[0[0n1D1D1O1T1_1e1e1e`2000000150J0Acom.sgi.sgi-imageSilicon Graphics imageimage/x-sgi03sgi09image/sgi04.SGI0;image/x-rgb0;image/x-sgi03rgb\##
    ooo000P0X0[0[151>1>1I1N272=2=2=`2000000150J0Hcom.truevision.tga-imageTGA imageimage/x-tga03tga0;image/targa09image/tga0?application/tga04TPIC0Capplication/x-targa0Aapplication/x-tga0;image/x-icb0=image/x-targa0;image/x-tga03icb04tpic03vda03vst\##
    ooo000P0Q0T0W0h0o1H1U1Z1Z1`1`1`P28P70PE0?gov.nih.nifti-1NIfTI-1http://nifti.nimh.nih.govimage/x.nifti03nii04NII10=image/x.nifti0=image/x.nifti06nii.gz\##
    ooo000P0X0[0[0m0m0m171=1=1=1=1=`2000000150J0@org.khronos.astcimage/astc04astc0:image/astc\##
    ooo000P0X0[0[0l18181A1F1F1F1F1F`2000000150J0?org.khronos.ktxKTX texturesimage/ktx03ktx09image/ktx\##
    ooo000P0Q0T0T0d0i1>1>1J1]1c1c1cP28P70>org.nema.dicomDICOMhttp://dicom.nema.org03dcm05dicom0Aapplication/dicom04DICM08dicomdir\##
    ooo000P0X0[0^141>1f1f1l28282828`2000000150J<0Z0Dorg.webmproject.webpWebP Imagehttps://developers.google.com/speed/webp04webp0:image/webp0<image/x-webp\##
    ooo000P171:1=1J1J1J1J1P1\1\1\1\`20000001000000000000000000000000000000P51Y51:0;public.avci04avci0:image/avci\##
    ooo000P171:1=1J1]1]1]1c1o1o1o1o`20000001000000000000000000000000000000P51Y50S0;public.avcsHEIF Image Sequence04avcs0:image/avcs\##
    ooo000\171:1=1J1J1J1J1P1\1\1\1\`20000001000000000000000000000000000000P51Y51:0;public.avif04avif0:image/avif0:image/heic\##
    ooo000P171:1=1J1J1J1J1Q1f1f1f1f`20000001000000000000000000000000000000P51Y5110;public.avis05avifs0Cimage/avif-sequence04avif0Cimage/heif-sequence\##
    0W1000<181>1A1M1P1P1P1P1P1P1P1P`200000010000000000000000000000000000000P50J1PJ50l0:public.faxfax\##
    ooo000P171:1=1J1T1T1T1Z1f1f1f1f`20000001000000000000000000000000000000P51Y51:0;public.heicHEIF Image04heic0:image/heic0<image/x-heic07mp.heic\##
    ooo000P171:1=1K1^1^1^1e2:2:2:2:`20000001000000000000000000000000000000P51Y50S0<public.heicsHEIF Image Sequence05heics0Cimage/heic-sequence04heic04heif03hif\##
    ooo000\171:1:1G1Q1Q1Q1\1h1h1h1h`20000001000000000000000000000000000000P51Y0;public.heifHEIF Image04heif03hif0:image/heif09image/hif0<image/x-heif\##
    0W5000\0X0[0^141>1>1>1>1>1>1>1>`2000000150J>9N0Dpublic.heif-standardHEIF Image\##
    ooo000\171:1:1H1[1[1[1b27272727`20000001000000000000000000000000000000P51Y0<public.heifsHEIF Image Sequence05heifs0Cimage/heif-sequence\##
    080000\0Q0W0W0e0j0j0j0j0j0j0j0j`28P78P;0<public.imageimage0?image/x-unknown\##
    0X1000\0X0[0[0h1212121B1Y1_1_1_`2000000150J0;public.jpegJPEG image04jpeg03jpg03jpe0:image/jpeg09image/jpg04JPEG0:image/jfif09image/jpe0;image/pjpeg0<image/x-jpeg06mp.jpg04jfif\##
    0X2000T0X0[0[0m1<1<1<1U1`1f1f1f`2000000150J0@public.jpeg-2000JPEG 2000 image03jp203jpf03jpx03j2k03j2c09image/jp204jp2 0>image/jpeg20000Dimage/jpeg2000-image0;image/x-jp20Fimage/x-jpeg2000-image04jpg2\##
    ooo000P0X0[0[0k121212171B1B1B1B`2000000150J0>public.jpeg-xlJPEG XL03jxl09image/jxl0;image/x-jxl\##
    ooo000P0X0[0^101M1M1V1[1[1[1[1[`2000000150J50`0@public.mpo-imageMultiple Picture Object imageimage/mpo03mpo09image/mpo\##
    0[000040X0[0^0j0j0j1A1F1F1F1F1F`2000000150J9QB0:public.pbmimage/x-portable-anymap03pbm\##
    0[4000T0X0[0[0g101010151@1F1a1a`2000000150J0:public.pngPNG image03png09image/png04PNGf0IApple PNG pasteboard type0;image/x-png0:drawio.png\##
    ooo000P0X0[0[0g0g0g121717171717`2000000150J0:public.pvrimage/x-pvr03pvr0;image/x-pvr\##
    ooo000P0X0[0[0l0l0l1>1H1H1H1H1H`2000000150J0?public.radianceimage/vnd.radiance03pic03hdr0Bimage/vnd.radiance\##
    ooo000P0Y0_0b141=1=1=1H1W1c1c1c`B0000001850J9PU0PE0@public.svg-imageSVG image03svg04svgz0=image/svg+xml04svg 04svgz09image/svg0=image/svg-xml0?image/x-svg+xml0<text/xml-svg0:drawio.svg06svg.gz\##
    0]1000\0X0[0[0h1212121=1I1O2A2A`2000000150J0;public.tiffTIFF image04tiff03tif0:image/tiff04TIFF0NNeXT TIFF v4.0 pasteboard type0@NSTIFFPboardType09image/tif0;image/x-tif0<image/x-tiff0Fimage/x-tiff-multipage07ome.tif08ome.tiff03btf\##
    ooo000P0X0[0^141B1B1B1G1X1X1X1X`2000000150J9QB0Dpublic.xbitmap-imageX bitmap image03xbm0?image/x-xbitmap0;image/x-xbm09image/xbm0?image/x-xpixmap\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var illustratorImage: Self { Self(number: 20502) }
  @inlinable @inline(__always) package static var photoshop: Self { Self(number: 20516) }
  @inlinable @inline(__always) package static var photoshopLarge: Self { Self(number: 20495) }
  @inlinable @inline(__always) package static var icns: Self { Self(number: 20606) }
  @inlinable @inline(__always) package static var livePhoto: Self { Self(number: 20571) }
  @inlinable @inline(__always) package static var livePhotoBundle: Self { Self(number: 20593) }
  @inlinable @inline(__always) package static var macPaint: Self { Self(number: 20562) }
  @inlinable @inline(__always) package static var pict: Self { Self(number: 20548) }
  @inlinable @inline(__always) package static var autoLoopGIF: Self { Self(number: 20572) }
  @inlinable @inline(__always) package static var privateLivePhotoBundle: Self { Self(number: 20539) }
  @inlinable @inline(__always) package static var quickTimeImage: Self { Self(number: 20550) }
  @inlinable @inline(__always) package static var gif: Self { Self(number: 20603) }
  @inlinable @inline(__always) package static var exr: Self { Self(number: 20511) }
  @inlinable @inline(__always) package static var flashPix: Self { Self(number: 20546) }
  @inlinable @inline(__always) package static var bmp: Self { Self(number: 20512) }
  @inlinable @inline(__always) package static var dds: Self { Self(number: 20591) }
  @inlinable @inline(__always) package static var ico: Self { Self(number: 20497) }
  @inlinable @inline(__always) package static var sgi: Self { Self(number: 20504) }
  @inlinable @inline(__always) package static var tga: Self { Self(number: 20513) }
  @inlinable @inline(__always) package static var nifti: Self { Self(number: 20533) }
  @inlinable @inline(__always) package static var astc: Self { Self(number: 20604) }
  @inlinable @inline(__always) package static var ktx: Self { Self(number: 20529) }
  @inlinable @inline(__always) package static var dicom: Self { Self(number: 20514) }
  @inlinable @inline(__always) package static var webP: Self { Self(number: 20566) }
  @inlinable @inline(__always) package static var avcImage: Self { Self(number: 20575) }
  @inlinable @inline(__always) package static var avcSequence: Self { Self(number: 20509) }
  @inlinable @inline(__always) package static var avif: Self { Self(number: 20545) }
  @inlinable @inline(__always) package static var avifSequence: Self { Self(number: 20543) }
  @inlinable @inline(__always) package static var heic: Self { Self(number: 20598) }
  @inlinable @inline(__always) package static var heics: Self { Self(number: 20547) }
  @inlinable @inline(__always) package static var heif: Self { Self(number: 20554) }
  @inlinable @inline(__always) package static var heifStandard: Self { Self(number: 20585) }
  @inlinable @inline(__always) package static var heifSequence: Self { Self(number: 20515) }
  @inlinable @inline(__always) package static var image: Self { Self(number: 20506) }
  @inlinable @inline(__always) package static var jpeg: Self { Self(number: 20528) }
  @inlinable @inline(__always) package static var jpeg2000: Self { Self(number: 20597) }
  @inlinable @inline(__always) package static var jpegxl: Self { Self(number: 20538) }
  @inlinable @inline(__always) package static var mpo: Self { Self(number: 20482) }
  @inlinable @inline(__always) package static var png: Self { Self(number: 20595) }
  @inlinable @inline(__always) package static var pvr: Self { Self(number: 20544) }
  @inlinable @inline(__always) package static var radiance: Self { Self(number: 20510) }
  @inlinable @inline(__always) package static var svg: Self { Self(number: 20582) }
  @inlinable @inline(__always) package static var tiff: Self { Self(number: 20540) }
  @inlinable @inline(__always) package static var xbm: Self { Self(number: 20535) }
}
