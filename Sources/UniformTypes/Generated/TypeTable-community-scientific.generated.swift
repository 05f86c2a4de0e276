// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityScientific: StaticString = ##"""
    0000000dg1F[0000000000G>0cE1Rf0000000000001=n0000000000000000001Vf0001X_0000000001<d0ET1>n000060\##
    14@0001PK00000000000000000000011o0000000K@0Pn0000O70000:k1UF0000000000000000000001NS10V0000]3000\##
    00000000000016\0000000000?b0000X61Bf0[;0000000000000000<@1KS0000721M40aU00000000018j0000000VA000\##
    0000000000RI1HI0S^0oO0000000000000000001Yb1;N0000000000001@C0000000Le00008c0000001J:1D30IQ0_2000\##
    ooo00000Q0T0T0b0l0l0l1212121212P28P70<ai.onnx.onnxONNX model04onnx\##
    ooo00001=1@1@1P1\1\1\1a1a1a1a1a`20000001000000000000000000000000000000000000250l0>com.aperio.svsAperio slide03svs\##
    ooo00000Q0T0T0i1:1O1O1\28282828`F9QB0Ccom.daylight.smilesSMILES structureshttp://opensmiles.org03smi06smiles0Jchemical/x-daylight-smiles\##
    ooo00010W0Z0Z101@1@1@1E1E1E1E1E0200@00230m0Dcom.esri.geodatabaseFile geodatabase03gdb\##
    ooo000P0Q0T0T0h1121212;2e2e2e2eP28P70Bcom.esri.shapefileShapefilehttps://www.iana.org/assignments/media-types/application/vnd.shp03shp03shx0Capplication/vnd.shp0Capplication/vnd.shx0Bapplication/x-qgis0Gapplication/x-shapefile\##
    ooo00000Q0T0T0d1:1:1:1D5b5b5b5bP28P70>com.garmin.mapGarmin map or map part03img03gmp0Happlication/x-garmin-map0Happlication/x-garmin-gpm0Happlication/x-garmin-lbl0Happlication/x-garmin-mdr0Happlication/x-garmin-net0Happlication/x-garmin-nod0Happlication/x-garmin-rgn0Happlication/x-garmin-srt0Happlication/x-garmin-tre0Happlication/x-garmin-trf0Happlication/x-garmin-typ\##
    ooo00000Q0T0T0f1919191>1Z1Z1Z1ZP28P70@com.geoswath.rdfGeoSwath sonar data03rdf0Japplication/x-geoswath-rdf\##
    ooo000P0Q0T0T0f0o0o0o1:1R1R1R1RP28P70@com.ibm.spss-savSPSS data03sav04zsav0Fapplication/x-spss-sav0Bapplication/x-spss0Kapplication/x-spss-savefile\##
    ooo00001=1@1@1O1Z1Z1Z1_1_1_1_1_`20000001000000000000000000000000000000000000250l0=com.leica.scnLeica slide03scn\##
    ooo000P0Q0T0W0j1515151:1U1U1U1UP28P7@1K0Acom.mathworks.matMATLAB data03mat0Iapplication/x-matlab-data\##
    ooo000P0Q0T0T0n1>1m1m222B2B2B2BP28P70Hcom.perkinelmer.chemdrawChemDraw drawinghttps://iupac.github.io/IUPAC-FAIRSpec/cdx_sdk/03cdx0>chemical/x-cdx\##
    0N300040Q0T0T0e0m0m0m1<1g1g1g1gP28P70?com.sas.datasetSAS data08sas7bdat03xpt0Fapplication/x-sas-data0Aapplication/x-sas\##
    ooo000P0Q0T0T0c0m0m0m121K1K1K1KP28P70=com.stata.dtaStata data03dta0Gapplication/x-stata-dta\##
    ooo000P0X0[0[0j1@1@1@1E1E1E1E1E`2000000150J0=com.zeiss.cziZeiss microscope image03czi\##
    ooo000P0Q0T0W0h131`1`1i2S2S2S2SP28P7@1K0?edu.ucar.netcdfNetCDF datahttps://www.unidata.ucar.edu/software/netcdf/02nc03cdf0Bapplication/netcdf0Dapplication/x-netcdf\##
    ooo000P0Q0T0T0b141M1M1R1e1e1e1eP28P70<gov.nasa.cdfCommon Data Formathttps://cdf.gsfc.nasa.gov03cdf0Aapplication/x-cdf\##
    ooo00000Q0T0T0d191R1R1\35353535`F9QB0>int.rinex.dataRINEX navigation datahttps://igs.org/wg/rinex/03rnx03obs0?rinex/broadcast0;rinex/clock0Drinex/meteorological0@rinex/navigation0Arinex/observation\##
    ooo000P0Q0T0T0b1313131>1h1h1h1hP28P70<int.wmo.gribGRIB weather data04grib03grb0Dapplication/wmo-grib0Bapplication/x-grib\##
    ooo000P0Q0T0T0c1616161C1o1o1o1oP28P70=int.wmo.grib2GRIB 2 weather data05grib204grb20Eapplication/wmo-grib20Capplication/x-grib2\##
    ooo000P0Q0T0T0j1I1m1m232G2G2G2GP28P70Dorg.asdf-format.asdfAdvanced Scientific Data Formathttps://asdf-standard.readthedocs.io04asdf0Bapplication/x-asdf0:text/plain\##
    ooo000P0Q0T0T0n1=1=1=1R1`1`1`1``F9QB0Horg.bioinformatics.fastaFASTA sequences05fasta02fa03fna03faa0<text/x-fasta\##
    ooo000P0Q0T0T0n1919191D1R1R1R1R`F9QB0Horg.bioinformatics.fastqFASTQ reads05fastq02fq0<text/x-fastq\##
    ooo00000Q0T0T0g1:1X1X2M:X:X:X:XP28P70Aorg.biosig.signalBiosignal recordinghttps://biosig.sourceforge.net03edf03gdf03bdf04vhdr04vmrk03eeg03nev03abf04axgd03scp0;biosig/abf20<biosig/alpha0;biosig/ates0:biosig/atf0:biosig/axg0<biosig/axona0>biosig/bci20000:biosig/bdf0Bbiosig/brainvision0:biosig/ced0>biosig/ced-smr0;biosig/cfwb0;biosig/demg0:biosig/ebs0:biosig/edf0<biosig/embla0>biosig/etg40000:biosig/fef0;biosig/fiff0>biosig/galileo0:biosig/gdf0;biosig/heka0>biosig/igorpro0<biosig/ishne0;biosig/mfer0:biosig/nev0;biosig/nex10=biosig/plexon0=biosig/scpecg0<biosig/sigif0<biosig/sigma0>biosig/synergy0<biosig/tms320>biosig/tmsilog0=biosig/unipro0Fbiosig/walter-graphtek0:biosig/wcp\##
    ooo000P0Q0T0T0h1212121717171717P28P70Borg.flatgeobuf.fgbFlatGeobuf03fgb\##
    ooo000P0Q0T0T0c0o0o0o151I1I1I1IP28P70=org.gguf.ggufGGUF weights04gguf0Bapplication/x-gguf\##
    ooo000P0Q0T0T0e172<2<2A2A2A2A2AP28P70?org.gromacs.trrGROMACS trajectoryhttps://manual.gromacs.org/current/reference-manual/file-formats.html03trr\##
    ooo000P0Q0T0T0e1B2G2G2L2L2L2L2LP28P70?org.gromacs.xtcGROMACS compressed trajectoryhttps://manual.gromacs.org/current/reference-manual/file-formats.html03xtc\##
    ooo000P0Q0T0T0g101H1H1W1j1j1j1jP28P70Aorg.hdfgroup.hdf4HDF4 datahttps://www.hdfgroup.org03hdf02h404hdf40Aapplication/x-hdf0Bapplication/x-hdf4\##
    ooo000T0Q0T0T0g101H1H1W1k1k1k1kP28P70Aorg.hdfgroup.hdf5HDF5 datahttps://www.hdfgroup.org02h504hdf503he50Bapplication/x-hdf50@application/hdf50Eapplication/x-netcdf4\##
    ooo00000Q0T0T101A1A1A1F1F1F1F1F`F9QB0Jorg.ieee.value-change-dumpValue change dump03vcd\##
    ooo000P0Q0T0T0g1010101:1:1:1:1:P28P70Aorg.itk.metaimageMetaImage03mha03mhd\##
    ooo00000Q0T0T0b0j0j0j1010101010`F9QB0<org.nmea.logNMEA log04nmea\##
    ooo000P0Q0T0T0c1919191E1E1E1E1EP28P70=org.nrrd.nrrdNearly raw raster data04nrrd04nhdr\##
    ooo000P0Q0T0T0c0n2424292S2S2S2SP28P70=org.numpy.npyNumPy arrayhttps://numpy.org/doc/stable/reference/generated/numpy.lib.format.html03npy0Happlication/x-numpy-data\##
    ooo000P0Y0\0\0k1818181=1=1=1=1=P20002200@0Q=0=org.numpy.npzNumPy archive03npz\##
    ooo000P0Q0T0T0k1226262?2X2X2X2XP28P70Eorg.protomaps.pmtilesPMTileshttps://www.iana.org/assignments/media-types/application/vnd.pmtiles07pmtiles0Gapplication/vnd.pmtiles\##
    ooo000P0Q0T0T0g1414141A1^1^1^1^P28P70Aorg.python.picklePython pickle03pkl06pickle0Kapplication/x-python-pickle\##
    ooo000P0Q0T0W0o1A1A1A1J1a1a1a1aP28P70Q=0Forg.pytorch.checkpointPyTorch checkpoint02pt03pth0Eapplication/x-pytorch\##
    ooo000P0Q0T0]121818181I1I1I1I1IP28P70PE0Ph0QP0Corg.r-project.rdataR data05rdata03rda03rds\##
    ooo000P0Q0T0T111D1D1D1Q1Q1Q1Q1QP28P70Korg.safetensors.safetensorsSafetensors weights0;safetensors\##
    ooo000P0Q0T0W0i1717171<1O1O1O1OP28P70PE0@org.samtools.bamBAM alignments03bam0Aapplication/x-bam\##
    ooo000P0Q0T0T0l151c1c1h1h1h1h1hP28P70Forg.samtools.bam-indexBAM indexhttps://samtools.github.io/hts-specs/SAMv1.pdf03bai\##
    ooo000P0Q0T0Z0l1@2323282K2K2K2KP28P70PE@090@org.samtools.bcfBinary variant callshttps://samtools.github.io/hts-specs/BCFv2_qref.pdf03bcf0Aapplication/x-bcf\##
    ooo000T1013131F1W2E2E2P2P2P2P2PP200002000000000000000000000000080PE0Aorg.samtools.bgzfBlocked gzip filehttps://samtools.github.io/hts-specs/SAMv1.pdf03bgz04bgzf\##
    ooo000P0Q0T0T0g1616161<1P1P1P1PP28P70Aorg.samtools.cramCRAM alignments04cram0Bapplication/x-cram\##
    ooo000P0Q0T0W0k161d1d1i1i1i1i1iP28P70PE0Borg.samtools.tabixTabix indexhttps://samtools.github.io/hts-specs/tabix.pdf03tbi\##
    ooo00000Q0T0T0f1313131313131313`F9QB0@org.samtools.vcfVariant calls\##
    ooo000P0Q0T0T0k1@1@1@1H1H1H1H1HP28P70Eorg.tensorflow.tfliteTensorFlow Lite model06tflite\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var shapefile: Self { Self(number: 65618) }
  @inlinable @inline(__always) package static var spssData: Self { Self(number: 65543) }
  @inlinable @inline(__always) package static var matlabData: Self { Self(number: 65581) }
  @inlinable @inline(__always) package static var chemDraw: Self { Self(number: 65654) }
  @inlinable @inline(__always) package static var stata: Self { Self(number: 65582) }
  @inlinable @inline(__always) package static var czi: Self { Self(number: 65635) }
  @inlinable @inline(__always) package static var netCDF: Self { Self(number: 65637) }
  @inlinable @inline(__always) package static var nasaCDF: Self { Self(number: 65630) }
  @inlinable @inline(__always) package static var grib: Self { Self(number: 65612) }
  @inlinable @inline(__always) package static var grib2: Self { Self(number: 65598) }
  @inlinable @inline(__always) package static var asdf: Self { Self(number: 65662) }
  @inlinable @inline(__always) package static var fasta: Self { Self(number: 65623) }
  @inlinable @inline(__always) package static var fastq: Self { Self(number: 65544) }
  @inlinable @inline(__always) package static var flatGeobuf: Self { Self(number: 65638) }
  @inlinable @inline(__always) package static var gguf: Self { Self(number: 65596) }
  @inlinable @inline(__always) package static var gromacsTrajectory: Self { Self(number: 65578) }
  @inlinable @inline(__always) package static var gromacsCoordinates: Self { Self(number: 65568) }
  @inlinable @inline(__always) package static var hdf4: Self { Self(number: 65604) }
  @inlinable @inline(__always) package static var hdf5: Self { Self(number: 65627) }
  @inlinable @inline(__always) package static var metaImage: Self { Self(number: 65563) }
  @inlinable @inline(__always) package static var nrrd: Self { Self(number: 65565) }
  @inlinable @inline(__always) package static var numpy: Self { Self(number: 65651) }
  @inlinable @inline(__always) package static var numpyArchive: Self { Self(number: 65611) }
  @inlinable @inline(__always) package static var pmTiles: Self { Self(number: 65660) }
  @inlinable @inline(__always) package static var pickle: Self { Self(number: 65539) }
  @inlinable @inline(__always) package static var torchCheckpoint: Self { Self(number: 65636) }
  @inlinable @inline(__always) package static var rData: Self { Self(number: 65659) }
  @inlinable @inline(__always) package static var safeTensors: Self { Self(number: 65619) }
  @inlinable @inline(__always) package static var bam: Self { Self(number: 65622) }
  @inlinable @inline(__always) package static var bamIndex: Self { Self(number: 65595) }
  @inlinable @inline(__always) package static var bcf: Self { Self(number: 65570) }
  @inlinable @inline(__always) package static var bgzf: Self { Self(number: 65545) }
  @inlinable @inline(__always) package static var cram: Self { Self(number: 65587) }
  @inlinable @inline(__always) package static var tabix: Self { Self(number: 65557) }
  @inlinable @inline(__always) package static var tfLite: Self { Self(number: 65645) }
}
