// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleRawImages: StaticString = ##"""
    0KI0Co0000?V00008:0000hI0000`P0cI0[W0ji0000000000000300000000000f40000000000000:?0000000000F`0UI\##
    0000YM00012k0000000000000000000Of0000<00^F0ln0W=00000000000011:0Mf0oA0>005O0AU0000000SH0QZ0000I9\##
    ooo000P0Z0]0`151D1D1D1I1\1\1\1\1d`20000@0280S50l0Ccom.adobe.raw-imageAdobe raw image03dng0Aimage/x-adobe-dng0000B0?009image/dng0;image/x-dng0Aimage/x-raw-adobe\##
    ooo000P0Z0]0`191L1L1]1b1b1b1b1b1b`20000@0280S50l0Gcom.canon.cr2-raw-imageCanon CR2 raw imageimage/x-canon-cr203cr20Aimage/x-canon-cr20Aimage/x-raw-canon0Aimage/x-canon-cr2\##
    ooo000P0Z0]0`191L1L1]1b1b1b1b1b1b`20000@0280S>YN0Gcom.canon.cr3-raw-imageCanon CR3 raw imageimage/x-canon-cr303cr30Aimage/x-canon-cr3\##
    ooo000P0Z0]0]161I1I1I1N1a1a1a1a1a`20000@0280S0Gcom.canon.crw-raw-imageCanon CRW raw image03crw0Aimage/x-canon-crw\##
    ooo000P0Z0]0`191L1L1]1]1]1]1]1]1]`20000@0280S50l0Gcom.canon.tif-raw-imageCanon TIF raw imageimage/x-canon-tif0Aimage/x-canon-tif\##
    ooo00000Z0]0`131@1@1@1E1V1V1V1V1V`20000@0280S50l0Acom.dxo.raw-imageDxO raw image03dxo0?image/x-dxo-dxo\##
    ooo000P0Z0]0`151D1D1D1I1\1\1\1\1\`20000@0280S50l0Ccom.epson.raw-imageEpson raw image03erf0Aimage/x-epson-erf0Aimage/x-raw-epson\##
    ooo000P0Z0]0]111?1?1O1T1T1T1T1T1T`20000@0280S0Bcom.fuji.raw-imageFuji raw imageimage/x-fuji-raf03raf0@image/x-fuji-raf0@image/x-raw-fuji0@image/x-fuji-raf\##
    ooo000P0Z0]0`1>1V1V1l212121212121`20000@0280S50l0Lcom.hasselblad.3fr-raw-imageHasselblad 3FR raw imageimage/x-hasselblad-3fr033fr0Fimage/x-hasselblad-3fr0Fimage/x-raw-hasselblad\##
    ooo000P0Z0]0`1>1V1V1l212121212121`20000@0280S50l0Lcom.hasselblad.fff-raw-imageHasselblad FFF raw imageimage/x-hasselblad-fff03fff0Fimage/x-hasselblad-fff\##
    ooo000P0Z0]0`151D1D1U1Z1Z1Z1Z1Z1Z`20000@0280S50l0Ccom.kodak.raw-imageKodak raw imageimage/x-kodak-dcr03dcr0Aimage/x-kodak-dcr0Aimage/x-raw-kodak\##
    ooo000P0Z0]0]1:1K1K1^1c1c1c1c1c1c`20000@0280S0Kcom.konicaminolta.raw-imageMinolta raw imageimage/x-minolta-mrw03mrw0Cimage/x-minolta-mrw0Cimage/x-raw-minolta\##
    ooo000P0Z0]0`1;1I1I1Y1^1^1^1^1^1^`20000@0280S50l0Icom.leafamerica.raw-imageLeaf raw imageimage/x-leaf-mos03mos0@image/x-leaf-mos\##
    ooo00000Z0]0`191L1L1L1Q1d1d1d1d1d`20000@0280S50l0Gcom.leica.pwl-raw-imageLeica PWL raw image03pwl0Aimage/x-leica-pwl\##
    ooo000P0Z0]0`151D1D1Y1^1^1^1^1^1^`20000@0280S50l0Ccom.leica.raw-imageLeica raw imageimage/x-panasonic-raw03raw\##
    ooo000P0Z0]0`191H1H1Y1^1^1^1^1^1^`20000@0280S50l0Gcom.leica.rwl-raw-imageLeica raw imageimage/x-leica-rwl03rwl0Aimage/x-leica-rwl\##
    ooo000P0Z0]0`191L1L1L1Q1d1d1d1d1d`20000@0280S50l0Gcom.nikon.nrw-raw-imageNikon NRW raw image03nrw0Aimage/x-nikon-nrw\##
    ooo000P0Z0]0`151D1D1U1Z1Z1Z1Z1Z1Z`20000@0280S50l0Ccom.nikon.raw-imageNikon raw imageimage/x-nikon-nef03nef0Aimage/x-nikon-nef0Aimage/x-raw-nikon\##
    ooo00001013131M1a1a1a1f2:2:2:2:2:`20000@02000000000000000000000480;0Hcom.olympus.or-raw-imageOlympus OR raw image03orf0Bimage/x-olympus-or\##
    0N2000\0Z0]0`171H1H1[1`1`1`1`1`1``20000@0280S50l0Ecom.olympus.raw-imageOlympus raw imageimage/x-olympus-orf03orf0Cimage/x-olympus-orf0Cimage/x-raw-olympus0Cimage/x-olympus-orf\##
    ooo00001013131M1a1a1a1f2:2:2:2:2:`20000@02000000000000000000000480;0Hcom.olympus.sr-raw-imageOlympus SR raw image03orf0Bimage/x-olympus-sr\##
    ooo00000Z0]0`191L1L1`1e2<2<2<2<2<`20000@0280S50l0Gcom.panasonic.raw-imagePanasonic raw imageimage/x-panasonic-rw03raw0Eimage/x-panasonic-raw0Dimage/x-panasonic-rw0Eimage/x-raw-panasonic\##
    ooo000P0Z0]0`1=1R1R1g1l1l1l1l1l1l`20000@0280S50l0Kcom.panasonic.rw2-raw-imagePanasonic raw 2 imageimage/x-panasonic-rw203rw20Fimage/x-panasonic-raw20Eimage/x-panasonic-rw2\##
    ooo000P0Z0]0`161F1F1X1]1]1]1]1]1]`20000@0280S50l0Dcom.pentax.raw-imagePentax raw imageimage/x-pentax-pef03pef0Bimage/x-pentax-pef0Bimage/x-raw-pentax\##
    ooo000P0Z0]0`181K1K1_1d1d1d1d1d1d`20000@0280S50l0Fcom.phaseone.raw-imagePhase One raw imageimage/x-phaseone-iiq03iiq0Dimage/x-phaseone-iiq0Dimage/x-raw-phaseone\##
    ooo000P0Z0]0`171H1H1[1`1`1`1`1`1``20000@0280S50l0Ecom.samsung.raw-imageSamsung raw imageimage/x-samsung-srw03srw0Cimage/x-samsung-srw\##
    ooo000P0Z0]0`181J1J1Z1_1_1_1_1_1_`20000@0280S50l0Fcom.sony.arw-raw-imageSony ARW raw imageimage/x-sony-arw03arw0@image/x-raw-sony0@image/x-sony-arw\##
    ooo000P0Z0]0`141B1B1R1W1W1W1W1W1W`20000@0280S50l0Bcom.sony.raw-imageSony raw imageimage/x-sony-srf03srf0@image/x-sony-srf\##
    ooo000P0Z0]0`181J1J1J1O1a1a1a1a1a`20000@0280S50l0Fcom.sony.sr2-raw-imageSony SR2 raw image03sr20@image/x-sony-sr2\##
    064000\0Z0]0]161F1F1S1S1S1S1S1S1[`2000000250J0Gpublic.camera-raw-imagecamera raw imageimage/x-dcraw>0;0>0;009image/raw0=image/x-dcraw0;image/x-raw\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var dng: Self { Self(number: 32785) }
  @inlinable @inline(__always) package static var canonCR2: Self { Self(number: 32824) }
  @inlinable @inline(__always) package static var canonCR3: Self { Self(number: 32773) }
  @inlinable @inline(__always) package static var canonCRW: Self { Self(number: 32794) }
  @inlinable @inline(__always) package static var canonTIF: Self { Self(number: 32812) }
  @inlinable @inline(__always) package static var epsonRaw: Self { Self(number: 32771) }
  @inlinable @inline(__always) package static var fujiRaw: Self { Self(number: 32825) }
  @inlinable @inline(__always) package static var hasselblad3FR: Self { Self(number: 32769) }
  @inlinable @inline(__always) package static var hasselbladFFF: Self { Self(number: 32798) }
  @inlinable @inline(__always) package static var kodakRaw: Self { Self(number: 32831) }
  @inlinable @inline(__always) package static var minoltaRaw: Self { Self(number: 32768) }
  @inlinable @inline(__always) package static var leafRaw: Self { Self(number: 32821) }
  @inlinable @inline(__always) package static var leicaRaw: Self { Self(number: 32829) }
  @inlinable @inline(__always) package static var leicaRWL: Self { Self(number: 32828) }
  @inlinable @inline(__always) package static var nikonNRW: Self { Self(number: 32799) }
  @inlinable @inline(__always) package static var nikonRaw: Self { Self(number: 32815) }
  @inlinable @inline(__always) package static var olympusRaw: Self { Self(number: 32779) }
  @inlinable @inline(__always) package static var panasonicRW2: Self { Self(number: 32778) }
  @inlinable @inline(__always) package static var pentaxRaw: Self { Self(number: 32789) }
  @inlinable @inline(__always) package static var phaseOneRaw: Self { Self(number: 32775) }
  @inlinable @inline(__always) package static var samsungRaw: Self { Self(number: 32780) }
  @inlinable @inline(__always) package static var sonyARW: Self { Self(number: 32814) }
  @inlinable @inline(__always) package static var sonyRaw: Self { Self(number: 32822) }
  @inlinable @inline(__always) package static var sonySR2: Self { Self(number: 32820) }
  @inlinable @inline(__always) package static var rawImage: Self { Self(number: 32803) }
}
