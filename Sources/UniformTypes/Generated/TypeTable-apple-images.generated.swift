// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleImages: StaticString = ##"""
    0000[?1UY0000000000000000000000000000000000000?V0000d@00000000000008:0000gF0001LY1WQ00019;1\S0WD\##
    0_O0i\12l1JN0;d0600000000000000000000000BA0000001Mn11I0000000000mV0001e@0000001T00Qa1aO0000001=@\##
    1[=1;>0\i1C^0M70000SJ0000000YG1FV0000000Jg0000000000000HZ00000000014k0000000000000F30PS00000017K\##
    0000000000000000001^F0000001I>0000000000000000bc0000G<1?[1Xi0001Pg1A?0000000000000UJ0on0000C^000\##
    ooo00000Z0]0]141>1i1i24242:2:2:2:`2000000250J0Eca.mcgill.mni.bic.mncMINC Imagehttp://www.bic.mni.mcgill.ca/software/minc/03mnc04minc04MINC\##
    ooo000P0Z0]0c1C1]1]2>2B2B2B2B2B2B`2000000250J2P]2QE0Ncom.adobe.illustrator.ai-imageAdobe Illustrator documentapplication/vnd.adobe.illustrator02ai0Gapplication/illustrator0Japplication/illustrator+ps0Qapplication/vnd.adobe.illustrator\##
    ooo000P0Z0]0]181P1P1P1U363<3<3<3<`2000000250J0Icom.adobe.photoshop-imageAdobe Photoshop document03psd0Iimage/vnd.adobe.photoshop0?image/photoshop0Aimage/x-photoshop09image/psd0Eapplication/photoshop048BPS0Gapplication/x-photoshop0;image/x-psd\##
    ooo000P0Z0]0]1>1\1\252:2:2@2@2@2@`2000000250J0Ocom.adobe.photoshop-large-imageAdobe Photoshop large documentimage/vnd.adobe.photoshop03psb048BPB0Iimage/vnd.adobe.photoshop\##
    ooo00000Z0]0]101D1D1D1M1M1M1M1M1M`2000000250J0Acom.apple.drawingApple Drawing Format07drawing\##
    ooo000P0Z0]0]0m1=1=1I1O1O1U1U1U1]`2000000250J0>com.apple.icnsApple icon imageimage/x-icns04icns04icns>0;0>0;00:image/icns0<image/x-icns0<image/x-icns\##
    0?5000P0Q0Q0Q0g1111111111111111190Dcom.apple.live-photoLive Photo>0;0>0;0\##
    ooo000Q0a0g0g1D1D1D1D1I1I1I1I1I1I0200P0040000000P51K30m0Kcom.apple.live-photo-bundle03pvt03pvt\##
    ooo000P0Z0]0]171E1E1U1[1[1a1a1a1a`2000000250J0Hcom.apple.macpaint-imageMacPaint imageimage/x-macpaint04pntg04PNTG0@image/x-macpaint03mac03mac\##
    ooo00000S0V0_1K1K1K1b1g1g1g1g1g1gP28P77PK7PM7PD0Zcom.apple.photos.apple-adjustment-envelopeapplication/x-apple-aae03aae0Gapplication/x-apple-aae\##
    ooo000P0Z0]0]0m1>1>1J1Z2E2K393939`2000000250J0>com.apple.pictQuickDraw pictureimage/x-pict04pict03pct03pic0:image/pict0<image/x-pict0?image/x-macpict04PICT0JApple PICT pasteboard type0@NSPICTPboardType05pict105pict203pic\##
    ooo000P0Z0]0]1>1>1>1>1>1>1>1>1>1>`2000000250J0Ocom.apple.private.auto-loop-gif\##
    ooo000Q0a0j0j1O1O1O1O1T1T1T1T1T1T0210P0040000000P51K30O30m0Scom.apple.private.live-photo-bundle03pvt03pvt\##
    ooo000P0Z0]0]181G1G1G1R1e1k1k1k1k`2000000250J0Icom.apple.quicktime-imageQuickTime image04qtif03qti0Aimage/x-quicktime04qtif03qti\##
    0K4000T0Z0]0]111:1:1:1?1J1P1P1P1X`2000000250J0Bcom.compuserve.gifGIF image03gif09image/gif04GIFf>0;0>0;00;image/x-gif03pot\##
    ooo000P0Z0]0]141A1A1L1Q1Q1Q1Q1Q1Y`2000000250J0Ecom.ilm.openexr-imageOpenEXR imageimage/x-exr03exr0000B0?00;image/x-exr0;image/x-exr\##
    ooo00001<1?1?1O1W1W1W1\1h1h1h1h1h`20000002000000000000000000000000000000040451b0>com.j2.efx-faxeFax fax03efx0:image/efax\##
    ooo00001<1?1?1O1U1U1U1Z1Z1Z1Z1Z1Z`20000002000000000000000000000000000000040451b0>com.j2.jfx-faxJ2 fax03jfx\##
    ooo000P0Z0]0`1:1H1H1U1Z2:2:2:2:2:`2000000250J<QF0Hcom.kodak.flashpix-imageFlashPix imageimage/vnd.fpx03fpx09image/fpx0Capplication/vnd.fpx0=image/vnd.fpx0;image/x-fpx\##
    ooo000P0Z0]0`131D1D1D1N1Y1e1e1e1m`2000000250J>ZC0Acom.microsoft.bmpWindows BMP image03bmp03dib09image/bmp04BMP 04BMPf>0;0>0;00<image/ms-bmp0;image/x-bmp0;image/x-dib0>image/x-ms-bmp0Cimage/x-windows-bmp03rle03rle\##
    ooo000P0Z0]0]1010101;1@1@1@1@1@1@`2000000250J0Acom.microsoft.ddsimage/x-dds03dds0;image/x-dds\##
    ooo000P0Z0]0]101B1B1B1G1a1a1a1a1i`2000000250J0Acom.microsoft.icoWindows icon image03ico0Himage/vnd.microsoft.icon>0;0>0;00?application/ico09image/ico0:image/icon0;image/x-ico0<image/x-icon08text/ico\##
    ooo000P0Z0]0]101F1F1Q1V1a1g1g1g1g`2000000250J0Acom.sgi.sgi-imageSilicon Graphics imageimage/x-sgi03sgi09image/sgi04.SGI0;image/x-rgb0;image/x-sgi03rgb\##
    ooo000P0Z0]0]171@1@1K1P292?2?2?2?`2000000250J0Hcom.truevision.tga-imageTGA imageimage/x-tga03tga0;image/targa09image/tga0?application/tga04TPIC0Capplication/x-targa0Aapplication/x-tga0;image/x-icb0=image/x-targa0;image/x-tga03icb04tpic03vda03vst03vst\##
    ooo000P0S0V0Y0j111J1W1\1\1b1b1b1bP28P70PE0?gov.nih.nifti-1NIfTI-1http://nifti.nimh.nih.govimage/x.nifti03nii04NII10=image/x.nifti0=image/x.nifti06nii.gz\##
    ooo000P0Z0]0]0o0o0o191?1?1?1?1?1?`2000000250J0@org.khronos.astcimage/astc04astc0:image/astc\##
    ooo000P0Z0]0]0n1:1:1C1H1H1H1H1H1H`2000000250J0?org.khronos.ktxKTX texturesimage/ktx03ktx09image/ktx\##
    ooo000P0S0V0V0f0k1@1@1L1_1e1e1e1eP28P70>org.nema.dicomDICOMhttp://dicom.nema.org03dcm05dicom0Aapplication/dicom04DICM08dicomdir\##
    ooo000P0Z0]0`161@1h1h1n2:2:2:2:2B`2000000250J<0Z0Dorg.webmproject.webpWebP Imagehttps://developers.google.com/speed/webp04webp0:image/webp>0;0>0;00<image/x-webp\##
    ooo000P1;1>1A1N1N1N1N1T1`1`1`1`1``2000000200000000000000000000000000000000151Y51:0;public.avci04avci0:image/avci\##
    ooo000P1;1>1A1N1a1a1a1g2323232323`2000000200000000000000000000000000000000151Y50S0;public.avcsHEIF Image Sequence04avcs0:image/avcs\##
    ooo000\1;1>1A1N1N1N1N1T1`1`1`1`1``2000000200000000000000000000000000000000151Y51:0;public.avif04avif0:image/avif04avif0:image/heic\##
    ooo000P1;1>1A1N1N1N1N1U1j1j1j1j1j`2000000200000000000000000000000000000000151Y5110;public.avis05avifs0Cimage/avif-sequence04avif04avif0Cimage/heif-sequence\##
    0X2000<1<1B1E1Q1T1T1T1T1T1T1T1T1T`20000002000000000000000000000000000000000450J1PJ50l0:public.faxfax\##
    ooo000P1;1>1A1N1X1X1X1^1j1j1j1j22`2000000200000000000000000000000000000000151Y51:0;public.heicHEIF Image04heic0:image/heic>0;0>0;00<image/x-heic07mp.heic04heic\##
    ooo000P1;1>1A1O1b1b1b1i2>2>2>2>2F`2000000200000000000000000000000000000000151Y50S0<public.heicsHEIF Image Sequence05heics0Cimage/heic-sequence0000B0?004heic04heif03hif04heic04heif03hif\##
    ooo000\1;1>1>1K1U1U1U1`1l1l1l1l24`2000000200000000000000000000000000000000151Y0;public.heifHEIF Image04heif03hif0:image/heif>0;0>0;009image/hif0<image/x-heif04heif03hif\##
    0Y0000\0Z0]0`161@1@1@1@1@1@1@1@1@`2000000250J>YN0Dpublic.heif-standardHEIF Image\##
    ooo000\1;1>1>1L1_1_1_1f2;2;2;2;2;`2000000200000000000000000000000000000000151Y0<public.heifsHEIF Image Sequence05heifs0Cimage/heif-sequence\##
    081000\0S0Y0Y0g0l0l0l0l0l0l0l0l14`28P78P;0<public.imageimage>0;0>0;00?image/x-unknown\##
    0Y2000\0Z0]0]0j1414141D1[1a1a1a1i`2000000250J0;public.jpegJPEG image04jpeg03jpg03jpe0:image/jpeg09image/jpg04JPEG>0;0>0;00:image/jfif09image/jpe0;image/pjpeg0<image/x-jpeg06mp.jpg04jfif\##
    0Y3000T0Z0]0]0o1>1>1>1W1b1h1h1h1h`2000000250J0@public.jpeg-2000JPEG 2000 image03jp203jpf03jpx03j2k03j2c09image/jp204jp2 0>image/jpeg20000Dimage/jpeg2000-image0;image/x-jp20Fimage/x-jpeg2000-image04jpg2\##
    ooo000P0Z0]0]0m141414191D1D1D1D1L`2000000250J0>public.jpeg-xlJPEG XL03jxl09image/jxlB2?2B2?20;image/x-jxl\##
    ooo000P0Z0]0`121O1O1X1]1]1]1]1]1]`2000000250J50`0@public.mpo-imageMultiple Picture Object imageimage/mpo03mpo09image/mpo\##
    0\400040Z0]0`0l0l0l1C1H1H1H1H1H1H`2000000250J9QB0:public.pbmimage/x-portable-anymap03pbm\##
    0]2000T0Z0]0]0i121212171B1H1c1c1k`2000000250J0:public.pngPNG image03png09image/png04PNGf0IApple PNG pasteboard type>0;0>0;00;image/x-png0:drawio.png\##
    ooo000P0Z0]0]0i0i0i14191919191919`2000000250J0:public.pvrimage/x-pvr03pvr0;image/x-pvr\##
    ooo000P0Z0]0]0n0n0n1@1J1J1J1J1J1J`2000000250J0?public.radianceimage/vnd.radiance03pic03hdr0Bimage/vnd.radiance03pic\##
    ooo000P0Z0`0c151>1>1>1I1X1d1d1d1l`b000000250J9PU0PE0@public.svg-imageSVG image03svg04svgz0=image/svg+xml04svg 04svgz>0;0>0;009image/svg0=image/svg-xml0?image/x-svg+xml0<text/xml-svg0:drawio.svg06svg.gz\##
    0^5000\0Z0]0]0j1414141?1K1Q2C2C2K`2000000250J0;public.tiffTIFF image04tiff03tif0:image/tiff04TIFF0NNeXT TIFF v4.0 pasteboard type0@NSTIFFPboardType>0;0>0;009image/tif0;image/x-tif0<image/x-tiff0Fimage/x-tiff-multipage07ome.tif08ome.tiff03btf\##
    ooo000P0Z0]0`161D1D1D1I1Z1Z1Z1Z1Z`2000000250J9QB0Dpublic.xbitmap-imageX bitmap image03xbm0?image/x-xbitmap0;image/x-xbm09image/xbm0?image/x-xpixmap\##
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
