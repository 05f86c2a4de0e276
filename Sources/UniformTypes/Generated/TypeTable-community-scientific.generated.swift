// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityScientific: StaticString = ##"""
    00000014G26l0002MD0000KB12c2EW0000000000001lS0000000000000000002I\0001?12L?0000001jW0IV1mm000060\##
    1Ig0002C:0SJ0000000001UM0000001Ff0000000OI0_]0000[H0000>b2H:0000000000000000000002@P1EK0000l71B5\##
    0000000000001M30000000000C]0000g61Qi22O0j=00009N0000000@92<T1^e07Z2>o10]0000000001OC0000]A0e?000\##
    0001b70000a:1X428\0bQ1DB0Q00000000000Xe2P>1hG0000000000001oj0000000VL0000<G1ek0002:O24B0MW0n81[Y\##
    ooo00000S0V0V0d0n0n1@1F1F1F1F1F1FP28P70<ai.onnx.onnxONNX modelapplication/x-onnx04onnx0Bapplication/x-onnx\##
    ooo00001@1C1C1S1_1_1_1d1d1d1d1d1d`200000020000000000000000000000000000000000000P50l0>com.aperio.svsAperio slide03svs\##
    ooo000P0S0V0V0k1:2@2Q2V2V2V2V2V2V`b9PU0Ccom.chemaxon.marvinMarvin documenthttps://docs.chemaxon.com/display/docs/formats_marvin-documents-mrv.mdchemical/x-marvin03mrv0Achemical/x-marvin\##
    ooo000P0S0V0V0k1<1Q1Q1o2K2K2K2K2K`F9QB0Ccom.daylight.smilesSMILES structureshttp://opensmiles.org03smi06smiles05cxsmi08cxsmiles0Jchemical/x-daylight-smiles\##
    ooo00010Y0\0\121B1B1B1G1G1G1G1G1G0200P00430m0Dcom.esri.geodatabaseFile geodatabase03gdb\##
    ooo000P0S0V0V0j1323232=2g2g2g2g2gP28P70Bcom.esri.shapefileShapefilehttps://www.iana.org/assignments/media-types/application/vnd.shp03shp03shx0Capplication/vnd.shp0Capplication/vnd.shx0Bapplication/x-qgis0Gapplication/x-shapefile\##
    ooo000P0S0V0V0f1<1<1<1F5d5d5d5d5dP28P70>com.garmin.mapGarmin map or map part03img03gmp0Happlication/x-garmin-map0Happlication/x-garmin-gpm0Happlication/x-garmin-lbl0Happlication/x-garmin-mdr0Happlication/x-garmin-net0Happlication/x-garmin-nod0Happlication/x-garmin-rgn0Happlication/x-garmin-srt0Happlication/x-garmin-tre0Happlication/x-garmin-trf0Happlication/x-garmin-typ03img\##
    ooo00000S0V0V0h1;1;1;1@1\1\1\1\1\P28P70@com.geoswath.rdfGeoSwath sonar data03rdf0Japplication/x-geoswath-rdf\##
    ooo000P0S0V0V0h1111111<1T1T1T1T1TP28P70@com.ibm.spss-savSPSS data03sav04zsav0Fapplication/x-spss-sav0Bapplication/x-spss0Kapplication/x-spss-savefile\##
    ooo00001@1C1C1R1]1]1]1b1b1b1b1b1b`200000020000000000000000000000000000000000000P50l0=com.leica.scnLeica slide03scn\##
    ooo000P0S0V0Y0l1717171<1W1W1W1W1WP28P7@QK0Acom.mathworks.matMATLAB data03mat0Iapplication/x-matlab-data\##
    ooo000P0S0V0V0g131m1m222J2J2J2J2J`F9QB0?com.mdl.rxnfileMDL reactionhttps://discover.3ds.com/ctfile-documentation-request-form03rxn0Fchemical/x-mdl-rxnfile\##
    ooo000P0n11111A1X2R2R2[3232323232`F000000000000000000000000004?0<0>com.mdl.sdfileMDL structure-data filehttps://discover.3ds.com/ctfile-documentation-request-form03sdf02sd0Echemical/x-mdl-sdfile\##
    ooo000P0S0V0V101@1o1o242D2D2D2D2DP28P70Hcom.perkinelmer.chemdrawChemDraw drawinghttps://iupac.github.io/IUPAC-FAIRSpec/cdx_sdk/03cdx0>chemical/x-cdx03cdx\##
    ooo000P0S0V0V141K2:2:2A2S2S2S2S2S`b9PU0Lcom.perkinelmer.chemdraw-xmlChemDraw drawing in XMLhttps://iupac.github.io/IUPAC-FAIRSpec/cdx_sdk/05cdxml0@chemical/x-cdxml\##
    0N500040S0V0V0g0o0o0o1>1i1i1i1i1iP28P70?com.sas.datasetSAS data08sas7bdat03xpt0Fapplication/x-sas-data0Aapplication/x-sas\##
    ooo000P0S0V0V0o1A1i272<2<2<2<2<2<`F9QB0Gcom.schrodinger.maestroMaestro structureshttps://github.com/schrodinger/maeparsertext/x-maestro03mae0>text/x-maestro\##
    ooo000P0S0V0V0e0o0o0o141M1M1M1M1MP28P70=com.stata.dtaStata data03dta0Gapplication/x-stata-dta\##
    ooo000P0Z0]0]0l1B1B1B1G1G1G1G1G1G`2000000250J0=com.zeiss.cziZeiss microscope image03czi\##
    ooo000P0S0V0Y0j151b1b1k2U2U2U2U2UP28P7@QK0?edu.ucar.netcdfNetCDF datahttps://www.unidata.ucar.edu/software/netcdf/02nc03cdf0Bapplication/netcdf0Dapplication/x-netcdf03cdf02nc\##
    ooo000P0S0V0V0d161O1O1T1g1g1g1g1gP28P70<gov.nasa.cdfCommon Data Formathttps://cdf.gsfc.nasa.gov03cdf0Aapplication/x-cdf\##
    ooo00000S0V0V0f1;1T1T1^3737373737`F9QB0>int.rinex.dataRINEX navigation datahttps://igs.org/wg/rinex/03rnx03obs0?rinex/broadcast0;rinex/clock0Drinex/meteorological0@rinex/navigation0Arinex/observation\##
    ooo000P0S0V0V0d1515151@1j1j1j1j1jP28P70<int.wmo.gribGRIB weather data04grib03grb0Dapplication/wmo-grib0Bapplication/x-grib\##
    ooo000P0S0V0V0e1818181E2121212121P28P70=int.wmo.grib2GRIB 2 weather data05grib204grb20Eapplication/wmo-grib20Capplication/x-grib2\##
    ooo000P0S0V0V0l1K1o1o252I2I2I2I2IP28P70Dorg.asdf-format.asdfAdvanced Scientific Data Formathttps://asdf-standard.readthedocs.io04asdf0Bapplication/x-asdf0:text/plain\##
    ooo000P0S0V0V101?1?1?1c2121212121`F9QB0Horg.bioinformatics.fastaFASTA sequences05fasta02fa03fna03faa03ffn03frn03fas0<text/x-fasta03fsa\##
    ooo000P0S0V0V101;1;1;1F1T1T1T1T1T`F9QB0Horg.bioinformatics.fastqFASTQ reads05fastq02fq0<text/x-fastq\##
    ooo00000S0V0V0i1<1Z1Z2O:Z:Z:Z:Z:ZP28P70Aorg.biosig.signalBiosignal recordinghttps://biosig.sourceforge.net03edf03gdf03bdf04vhdr04vmrk03eeg03nev03abf04axgd03scp0;biosig/abf20<biosig/alpha0;biosig/ates0:biosig/atf0:biosig/axg0<biosig/axona0>biosig/bci20000:biosig/bdf0Bbiosig/brainvision0:biosig/ced0>biosig/ced-smr0;biosig/cfwb0;biosig/demg0:biosig/ebs0:biosig/edf0<biosig/embla0>biosig/etg40000:biosig/fef0;biosig/fiff0>biosig/galileo0:biosig/gdf0;biosig/heka0>biosig/igorpro0<biosig/ishne0;biosig/mfer0:biosig/nev0;biosig/nex10=biosig/plexon0=biosig/scpecg0<biosig/sigif0<biosig/sigma0>biosig/synergy0<biosig/tms320>biosig/tmsilog0=biosig/unipro0Fbiosig/walter-graphtek0:biosig/wcp\##
    ooo000P0S0V0V0f1@2C2X2]2]2]2]2]2]P28P70>org.charmm.dcdCHARMM and NAMD trajectoryhttps://www.ks.uiuc.edu/Research/vmd/plugins/molfile/dcdplugin.htmlchemical/x-charmm-dcd03dcd0Echemical/x-charmm-dcd\##
    ooo000P0S0V0V0d121P1c1h1h1h1h1h1h`F9QB0<org.cwls.lasWell log (LAS)https://www.cwls.org/products/text/x-las-well-log03las0Ctext/x-las-well-log\##
    ooo000P0S0V0V0j141414191919191919P28P70Borg.flatgeobuf.fgbFlatGeobuf03fgb\##
    ooo000P0S0V0V0e111111171K1K1K1K1KP28P70=org.gguf.ggufGGUF weights04gguf0Bapplication/x-gguf\##
    ooo000P0S0V0V0g192>2T2Y2Y2Y2Y2Y2YP28P70?org.gromacs.trrGROMACS trajectoryhttps://manual.gromacs.org/current/reference-manual/file-formats.htmlchemical/x-gromacs-trr03trr0Fchemical/x-gromacs-trr\##
    ooo000P0S0V0V0g1D2I2_2d2d2d2d2d2dP28P70?org.gromacs.xtcGROMACS compressed trajectoryhttps://manual.gromacs.org/current/reference-manual/file-formats.htmlchemical/x-gromacs-xtc03xtc0Fchemical/x-gromacs-xtc\##
    ooo000P0S0V0V0i121J1J1Y1l1l1l1l1lP28P70Aorg.hdfgroup.hdf4HDF4 datahttps://www.hdfgroup.org03hdf02h404hdf40Aapplication/x-hdf0Bapplication/x-hdf4\##
    ooo000T0S0V0V0i121J1J1Y1m1m1m1m1mP28P70Aorg.hdfgroup.hdf5HDF5 datahttps://www.hdfgroup.org02h504hdf503he50Bapplication/x-hdf50@application/hdf50Eapplication/x-netcdf4\##
    ooo00001A1D1D1^2B3>3>3C3T3T3T3T3T`B000000000000000000000000000000000000000000000P9PO0Horg.iana.application.cwlCommon Workflow Language descriptionhttps://www.iana.org/assignments/media-types/application/cwl03cwl0?application/cwl\##
    ooo000P0S0V0V101E2A2A2F2W2W2W2W2WP28P70Horg.iana.application.mf4ASAM measurement datahttps://www.iana.org/assignments/media-types/application/MF403mf40?application/MF4\##
    ooo000P0S0V0V1;1P2W2W2m3I3I3I3I3IP28P70Sorg.iana.application.vnd.fdsn.mseedminiSEED seismic datahttps://www.iana.org/assignments/media-types/application/vnd.fdsn.mseed03msd05mseed08miniseed0Japplication/vnd.fdsn.mseed0:text/plain\##
    ooo000P0S0V0V191L2Q2Q2V3030303030P28P70Qorg.iana.application.vnd.isac.fcsFlow cytometry datahttps://www.iana.org/assignments/media-types/application/vnd.isac.fcs03fcs0Happlication/vnd.isac.fcs0:text/plain\##
    ooo000P0S0V0V1;1O2V2V2f3B3B3B3B3B`F9QB0Sorg.iana.application.vnd.sybyl.mol2Tripos Mol2 moleculehttps://www.iana.org/assignments/media-types/application/vnd.sybyl.mol203ml204mol203sy20Japplication/vnd.sybyl.mol2\##
    ooo00001114141]243?3?3D3d3d3d3d3d`F000000000000000000000000000008A1]0Worg.iana.application.vnd.wolfram.playerWolfram Player notebookhttps://www.iana.org/assignments/media-types/application/vnd.wolfram.player03nbp0Napplication/vnd.wolfram.player\##
    ooo000P0S0V0V0j1@26262<2G2G2G2G2G`F9QB0Borg.iana.text.gff3Generic feature formathttps://www.iana.org/assignments/media-types/text/gff304gff309text/gff303gff\##
    ooo000P0S0V0V121C1C1^1c1c1c1c1c1c`F9QB0Jorg.ieee.value-change-dumpValue change dumpapplication/vnd.gtkwave-vcd03vcd0Kapplication/vnd.gtkwave-vcd\##
    ooo000P0S0V0V0i12121I1S1S1S1S1S1SP28P70Aorg.itk.metaimageMetaImageapplication/x-metaimage03mha03mhd0Gapplication/x-metaimage\##
    ooo000P0S0V0V0d0l0l171=1=1=1=1=1=`F9QB0<org.nmea.logNMEA logtext/x-nmea04nmea0;text/x-nmea\##
    ooo000P0S0V0V0e1;1;1M1Y1Y1Y1Y1Y1YP28P70=org.nrrd.nrrdNearly raw raster dataapplication/x-nrrd04nrrd04nhdr0Bapplication/x-nrrd\##
    ooo000P0S0V0V0e1026262;2U2U2U2U2UP28P70=org.numpy.npyNumPy arrayhttps://numpy.org/doc/stable/reference/generated/numpy.lib.format.html03npy0Happlication/x-numpy-data\##
    ooo000P0[0^0^0m1:1:1K1P1P1P1P1P1PP20004400@0Q=0=org.numpy.npzNumPy archiveapplication/x-npz03npz0Aapplication/x-npz\##
    ooo000P0S0V0V0m1428282A2Z2Z2Z2Z2ZP28P70Eorg.protomaps.pmtilesPMTileshttps://www.iana.org/assignments/media-types/application/vnd.pmtiles07pmtiles0Gapplication/vnd.pmtiles\##
    ooo000P0S0V0V0i1616161C1`1`1`1`1`P28P70Aorg.python.picklePython pickle03pkl06pickle0Kapplication/x-python-pickle\##
    ooo000P0S0V0Y111C1C1C1L1c1c1c1c1cP28P70Q=0Forg.pytorch.checkpointPyTorch checkpoint02pt03pth0Eapplication/x-pytorch\##
    ooo000P0S0V0_141:1:1N1_1_1_1_1_1_P28P70PE0Ph0QP0Corg.r-project.rdataR dataapplication/x-r-data05rdata03rda03rds0Dapplication/x-r-data\##
    ooo000P0S0V0V131F1F1a1n1n1n1n1n1nP28P70Korg.safetensors.safetensorsSafetensors weightsapplication/vnd.safetensors0;safetensors0Kapplication/vnd.safetensors\##
    ooo000P0S0V0Y0k1919191>1Q1Q1Q1Q1QP28P70PE0@org.samtools.bamBAM alignments03bam0Aapplication/x-bam\##
    ooo000P0S0V0V0n171e2<2A2A2A2A2A2AP28P70Forg.samtools.bam-indexBAM indexhttps://samtools.github.io/hts-specs/SAMv1.pdfapplication/x-bam-index03bai0Gapplication/x-bam-index\##
    ooo000P0S0V0\0n1B25252:2M2M2M2M2MP28P70PE@P90@org.samtools.bcfBinary variant callshttps://samtools.github.io/hts-specs/BCFv2_qref.pdf03bcf0Aapplication/x-bcf\##
    ooo000T1316161I1Z2H2H2S2S2S2S2S2SP2000040000000000000000000000000040PE0Aorg.samtools.bgzfBlocked gzip filehttps://samtools.github.io/hts-specs/SAMv1.pdf03bgz04bgzf\##
    ooo000P0S0V0V0i1818181>1R1R1R1R1RP28P70Aorg.samtools.cramCRAM alignments04cram0Bapplication/x-cram\##
    ooo000P0S0V0Y0m181f292>2>2>2>2>2>P28P70PE0Borg.samtools.tabixTabix indexhttps://samtools.github.io/hts-specs/tabix.pdfapplication/x-tabix03tbi0Capplication/x-tabix\##
    ooo00000S0V0V0h151515151515151515`F9QB0@org.samtools.vcfVariant calls\##
    ooo000P0S0V0V0d16292K2V2V2V2V2V2VP28P70<org.seg.segySEG-Y seismic datahttps://seg.org/wp-content/uploads/2024/08/seg_y_rev2_1-mar2023.pdfapplication/x-segy03sgy04segy0Bapplication/x-segy\##
    ooo000P0S0V0V0m1B1B1V1^1^1^1^1^1^P28P70Eorg.tensorflow.tfliteTensorFlow Lite modelapplication/x-tflite06tflite0Dapplication/x-tflite\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var marvinDocument: Self { Self(number: 67663) }
  @inlinable @inline(__always) package static var smiles: Self { Self(number: 67704) }
  @inlinable @inline(__always) package static var shapefile: Self { Self(number: 67666) }
  @inlinable @inline(__always) package static var garminMap: Self { Self(number: 67656) }
  @inlinable @inline(__always) package static var spssData: Self { Self(number: 67591) }
  @inlinable @inline(__always) package static var matlabData: Self { Self(number: 67629) }
  @inlinable @inline(__always) package static var rxnFile: Self { Self(number: 67688) }
  @inlinable @inline(__always) package static var sdFile: Self { Self(number: 67619) }
  @inlinable @inline(__always) package static var chemDraw: Self { Self(number: 67702) }
  @inlinable @inline(__always) package static var chemDrawXML: Self { Self(number: 67692) }
  @inlinable @inline(__always) package static var maestro: Self { Self(number: 67677) }
  @inlinable @inline(__always) package static var stata: Self { Self(number: 67630) }
  @inlinable @inline(__always) package static var czi: Self { Self(number: 67683) }
  @inlinable @inline(__always) package static var netCDF: Self { Self(number: 67686) }
  @inlinable @inline(__always) package static var nasaCDF: Self { Self(number: 67678) }
  @inlinable @inline(__always) package static var grib: Self { Self(number: 67661) }
  @inlinable @inline(__always) package static var grib2: Self { Self(number: 67646) }
  @inlinable @inline(__always) package static var asdf: Self { Self(number: 67710) }
  @inlinable @inline(__always) package static var fasta: Self { Self(number: 67671) }
  @inlinable @inline(__always) package static var fastq: Self { Self(number: 67592) }
  @inlinable @inline(__always) package static var charmmTrajectory: Self { Self(number: 67607) }
  @inlinable @inline(__always) package static var wellLog: Self { Self(number: 67647) }
  @inlinable @inline(__always) package static var flatGeobuf: Self { Self(number: 67687) }
  @inlinable @inline(__always) package static var gguf: Self { Self(number: 67644) }
  @inlinable @inline(__always) package static var gromacsTrajectory: Self { Self(number: 67626) }
  @inlinable @inline(__always) package static var gromacsCoordinates: Self { Self(number: 67616) }
  @inlinable @inline(__always) package static var hdf4: Self { Self(number: 67652) }
  @inlinable @inline(__always) package static var hdf5: Self { Self(number: 67675) }
  @inlinable @inline(__always) package static var measurementData: Self { Self(number: 67623) }
  @inlinable @inline(__always) package static var miniSEED: Self { Self(number: 67684) }
  @inlinable @inline(__always) package static var flowCytometry: Self { Self(number: 67711) }
  @inlinable @inline(__always) package static var mol2: Self { Self(number: 67668) }
  @inlinable @inline(__always) package static var geneFeatures: Self { Self(number: 67705) }
  @inlinable @inline(__always) package static var valueChangeDump: Self { Self(number: 67694) }
  @inlinable @inline(__always) package static var metaImage: Self { Self(number: 67611) }
  @inlinable @inline(__always) package static var nmea: Self { Self(number: 67598) }
  @inlinable @inline(__always) package static var nrrd: Self { Self(number: 67613) }
  @inlinable @inline(__always) package static var numpy: Self { Self(number: 67699) }
  @inlinable @inline(__always) package static var numpyArchive: Self { Self(number: 67660) }
  @inlinable @inline(__always) package static var pmTiles: Self { Self(number: 67708) }
  @inlinable @inline(__always) package static var pickle: Self { Self(number: 67587) }
  @inlinable @inline(__always) package static var torchCheckpoint: Self { Self(number: 67685) }
  @inlinable @inline(__always) package static var rData: Self { Self(number: 67707) }
  @inlinable @inline(__always) package static var safeTensors: Self { Self(number: 67667) }
  @inlinable @inline(__always) package static var bam: Self { Self(number: 67670) }
  @inlinable @inline(__always) package static var bamIndex: Self { Self(number: 67643) }
  @inlinable @inline(__always) package static var bcf: Self { Self(number: 67618) }
  @inlinable @inline(__always) package static var bgzf: Self { Self(number: 67593) }
  @inlinable @inline(__always) package static var cram: Self { Self(number: 67635) }
  @inlinable @inline(__always) package static var tabix: Self { Self(number: 67605) }
  @inlinable @inline(__always) package static var segy: Self { Self(number: 67589) }
  @inlinable @inline(__always) package static var tfLite: Self { Self(number: 67693) }
}
