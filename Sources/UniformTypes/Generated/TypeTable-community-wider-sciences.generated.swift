// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityWiderSciences: StaticString = ##"""
    4Q=0000000000001OY0000000000004?X2[Y2mH0004LI0000000001mE4]_0001JY3e70002jR0000003Y]00000019\2S5\##
    00017N0000000000Ch0000000000000000000000000000N70000003>53bk0SP3;G0000000PK2Md3JR4SY0000000>^000\##
    0fk00038K3O226d35X0000004J60000002<60000001HQ00000000012V0000000000003^R4Xe1^L0000d22@^30532c0a>\##
    0001AG2^:0000000000000003WV0000000000000Ul0003Ea0000m`0000001a11R30000002Y>1cR1ok00014n1VL2PV48W\##
    2KU1[V0[30000002gn0000003oB0000jm0000001ec0000001X\3`Y0000001F;0@a29A2VK2eU0003j@3La0004Eh000000\##
    0000000000003gg4BO1M>0001?44V60002EO4N]0000000En2H60000003Q>00000000046P0003BF0hB1D=0000000001hL\##
    3\=0XO4H30000]500000022E00041d2c20000_B0003UG0000000000000000000000K40002C7000000000000000000000\##
    0000<000000043l3lf1j]0002>=0Hi4;00003SD10800024N3@=0000000004[Z1T<0000000000002`X4=43HF0000001<\\##
    ooo000P0S0V0V0m1;1d1d252M2M2M2M2M`F9QB0Eat.univie.vasp.poscarVASP structurehttps://www.vasp.at/wiki/index.php/POSCAR06poscar07contcar0Fchemical/x-vasp-poscar07contcar06poscar\##
    ooo000P0S0V0V0d0m1Y1Y1_2323232323P28P70<ch.cern.rootROOT datahttps://root.cern/doc/master/classTFile.html04root0Bapplication/x-root\##
    ooo000P0S0V0V121H2T2T2^3232323232P28P70Jcom.appliedbiosystems.abifSequencer trace (ABIF)https://projects.nfstc.org/workshops/resources/articles/ABIF_File_Format.pdf03ab103abi0Bapplication/x-abif03fsa\##
    ooo000P0S0V0V0g1:1e1e1e2121212121P28P70?com.biosemi.bdfBioSemi data formathttps://www.biosemi.com/faq/file_format.htm0:biosig/bdf03bdf\##
    ooo000P0S0V0V101I20202N2k2k2k2k2kP28P70Hcom.blackrock.continuousBlackrock continuous datahttps://blackrockneurotech.com/support/03ns103ns203ns303ns403ns503ns60Kapplication/x-blackrock-nsx\##
    ooo000P0S0V0V0l1C1j1j1o2;2;2;2;2;P28P70Dcom.blackrock.eventsBlackrock neural eventshttps://blackrockneurotech.com/support/03nev0:biosig/nev\##
    ooo000P0S0V0V101B2S2S2_3333333333`F9QB0Hcom.brainproducts.headerBrainVision headerhttps://www.brainproducts.com/support-resources/brainvision-core-data-format-1-0/04vhdr04vmrk0Bbiosig/brainvision\##
    ooo000P0S0V0V0d121g1g1l2D2D2D2D2D`F9QB0<com.esri.e00ArcInfo exporthttps://gdal.org/en/stable/drivers/vector/avce00.html03e000Fapplication/x-esri-e00\##
    ooo000P0S0V0V0n1E2I2I2S3535353535P28P70Fcom.esri.spatial-indexShapefile spatial indexhttps://www.loc.gov/preservation/digital/formats/fdd/fdd000280.shtml03sbn03sbx0Papplication/x-esri-spatial-index\##
    ooo000P0S0V0V0n192828282L2L2L2L2L`F9QB0Fcom.exelis.envi-headerENVI headerhttps://www.nv5geospatialsoftware.com/docs/enviheaderfiles.html0Btext/x-envi-header\##
    ooo000P0S0V0V0f161o1o1o2I2I2I2I2IP28P70>com.garmin.gdbGarmin waypointshttps://www.gpsbabel.org/htmldoc-development/fmt_gdb.html0Happlication/x-garmin-gdb03gdb03gdb\##
    ooo000P0S0V0V0o1L1i1i242T2T2T2T2T`F9QB0Gcom.gaussian.checkpointGaussian formatted checkpointhttps://gaussian.com/formchk/03fch04fchk0Nchemical/x-gaussian-checkpoint\##
    ooo000P0S0V0V0i161S1S1X2222222222`F9QB0Acom.gaussian.cubeGaussian cubehttps://gaussian.com/cubegen/03cub0Hchemical/x-gaussian-cube\##
    ooo000P0S0V0V0j181S1S1b2=2=2=2=2=`F9QB0Bcom.gaussian.inputGaussian inputhttps://gaussian.com/input/03gjf03gau03gjc0Ichemical/x-gaussian-input\##
    ooo000P0S0V0V0h171S1S1S1l1l1l1l1l`F9QB0@com.gaussian.logGaussian outputhttps://gaussian.com/output/0Gchemical/x-gaussian-log\##
    ooo000P0S0V0V0o1:2D2D2D2_2_2_2_2_P28P70Gcom.goldensoftware.gridSurfer gridhttps://surferhelp.goldensoftware.com/topics/surfer_7_grid_file_format.htm0Iapplication/x-surfer-grid03grd\##
    ooo000P0S0V0V141G2N2N2N2i2i2i2i2i`F9QB0Lcom.goldensoftware.grid-textSurfer grid as texthttps://surferhelp.goldensoftware.com/topics/ascii_grid_file_format.htm0Iapplication/x-surfer-grid\##
    ooo000P0S0V0V0e171717171G1G1G1G1G`F9QB0=com.hyper.hinHyperChem molecule0>chemical/x-hin\##
    ooo000P0Z0]0]131>2B2B2B2Q2Q2Q2Q2Q`2000000250J0Dcom.lizardtech.mrsidMrSID imagehttps://www.loc.gov/preservation/digital/formats/fdd/fdd000031.shtml0=image/x-mrsid03sid03sid\##
    ooo000P0S0V0V0g1:2>2>2>2Y2Y2Y2Y2Y`F9QB0?com.mapinfo.mifMapInfo interchangehttps://www.loc.gov/preservation/digital/formats/fdd/fdd000622.shtml0Iapplication/x-mapinfo-mif03mif03mif\##
    ooo000P0S0V0V0g141h1h1h2C2C2C2C2C`F9QB0?com.mapinfo.tabMapInfo tablehttps://gdal.org/en/stable/drivers/vector/mitab.html0Iapplication/x-mapinfo-tab03tab\##
    ooo000P0S0V0V0m1C29292>2N2N2N2N2N`F9QB0Ecom.matrixscience.mgfMascot generic spectrahttps://www.matrixscience.com/help/data_file_help.html03mgf0>chemical/x-mgf\##
    ooo000P0S0V0V0f172121212H2H2H2H2H`F9QB0>com.mdl.rdfileMDL reaction datahttps://www.daylight.com/meetings/mug05/Kappler/ctfile.pdf0Echemical/x-mdl-rdfile\##
    ooo00000S0V0V0c1=27272<2P2P2P2P2P`F9QB0;com.mdl.tgfMDL transportable graphicshttps://www.daylight.com/meetings/mug05/Kappler/ctfile.pdf03tgf0Bchemical/x-mdl-tgf\##
    ooo000P0S0V0V101@1l1l1l2929292929P28P70Hcom.moleculardevices.abfAxon binary filehttps://swharden.com/pyabf/abf2-file-format/0;biosig/abf203abf\##
    ooo000P0Z0]0]0l1B2X2X2]3030303030`2000000250J0=com.nikon.nd2Nikon microscope imagehttps://docs.openmicroscopy.org/bio-formats/latest/formats/nikon-nis-elements-nd2.html03nd20Aimage/x-nikon-nd2\##
    ooo000P0S0V0V0g1>2424242H2H2H2H2H`F9QB0?com.philips.parPhilips scan parametershttps://nipy.org/nibabel/reference/nibabel.parrec.html0Btext/x-philips-par\##
    ooo000P0S0V0V0e171k1k202C2C2C2C2CP28P70=com.roche.sffStandard flowgramshttps://www.ncbi.nlm.nih.gov/sra/docs/submitformats/03sff0Aapplication/x-sff\##
    ooo00000S0V0V121F2C2C2I2f2f2f2f2f`F9QB0Jcom.schrodinger.macromodelMacroModel structurehttps://openbabel.org/docs/FileFormats/MacroModel_format.html04mmod0Kchemical/x-macromodel-input\##
    ooo000P0S0V0V0i111T1T1Y1n1n1n1n1n`F9QB0Aedu.duke.kinemageKinemagehttps://github.com/rlabduke/javadev03kin0Cchemical/x-kinemage\##
    ooo000P0S0V0V0d121n1n1n2A2A2A2A2AP28P70<edu.iris.sacSAC seismogramhttps://ds.iris.edu/files/sac-manual/manual/file_format.html0Aapplication/x-sac03sac\##
    ooo000P0S0V0V0d191g1g1l2828282828`F9QB0<edu.ucsc.bedGenome features (BED)https://samtools.github.io/hts-specs/BEDv1.pdf03bed0:text/x-bed\##
    ooo000P0S0V0V0i1@25252D2U2U2U2U2U`F9QB0Aedu.ucsc.bedgraphGenome graph (bedGraph)https://genome.ucsc.edu/goldenPath/help/bedgraph.html08bedgraph03bdg0?text/x-bedgraph\##
    ooo000P0S0V0V0g161i1i212G2G2G2G2GP28P70?edu.ucsc.bigbedbigBed featureshttps://genome.ucsc.edu/goldenPath/help/bigBed.html06bigbed0Dapplication/x-bigbed02bb\##
    ooo000P0S0V0V0g151h1h242J2J2J2J2JP28P70?edu.ucsc.bigwigbigWig signalshttps://genome.ucsc.edu/goldenPath/help/bigWig.html02bw06bigwig0Dapplication/x-bigwig\##
    ooo000P0S0V0V0d161h1h1m2929292929`F9QB0<edu.ucsc.mafMultiple alignmenthttps://genome.ucsc.edu/FAQ/FAQformat.html#format503maf0:text/x-maf\##
    ooo000P0S0V0V0g141f1f1l2@2@2@2@2@P28P70?edu.ucsc.twobitPacked genomehttps://genome.ucsc.edu/FAQ/FAQformat.html#format7042bit0Bapplication/x-2bit\##
    ooo000P0S0V0V0g1<1o1o242@2@2@2@2@`F9QB0?edu.ucsc.wiggleGenome graph (wiggle)https://genome.ucsc.edu/goldenPath/help/wiggle.html03wig0:text/x-wig\##
    ooo000P0S0V0V0l1?2@2@2E2a2a2a2a2aP28P70Dgov.nasa.naif.kernelSPICE binary kernelhttps://naif.jpl.nasa.gov/pub/naif/toolkit_docs/C/req/kernel.html03bpc0Japplication/x-spice-kernel02bc03bsp\##
    ooo000P0S0V0V111B2C2C2M2b2b2b2b2b`F9QB0Igov.nasa.naif.text-kernelSPICE text kernelhttps://naif.jpl.nasa.gov/pub/naif/toolkit_docs/C/req/kernel.html03tls03tpc0Ctext/x-spice-kernel02tf\##
    ooo00000S0V0V0e1428282=2U2U2U2U2UP28P70=gov.nasa.srtmSRTM elevationshttps://www.loc.gov/preservation/digital/formats/fdd/fdd000612.shtml03hgt0Fapplication/x-srtm-hgt\##
    ooo000P0S0V0V0i1?2525252Q2Q2Q2Q2Q`F9QB0Agov.nih.ncbi-asn1NCBI sequence in ASN.1https://www.ncbi.nlm.nih.gov/Sitemap/samplerecord.html0Jchemical/x-ncbi-asn1-ascii\##
    ooo000P0S0V0V0d102121212A2A2A2A2A`F9QB0<gov.nist.mspNIST spectrahttps://chemdata.nist.gov/dokuwiki/doku.php?id=chemdata:ms-search0>chemical/x-msp\##
    ooo00000S0V0V0d182<2<2A2Y2Y2Y2Y2Y`F9QB0<gov.usgs.demUSGS elevation modelhttps://www.loc.gov/preservation/digital/formats/fdd/fdd000423.shtml03dem0Fapplication/x-usgs-dem\##
    ooo000P0S0V0V0d1=1b1b1m2A2A2A2A2AP28P70<int.wmo.bufrBUFR weather observationshttps://library.wmo.int/idurl/4/3562504bufr03bfr0Bapplication/x-bufr\##
    ooo000P0S0V0V0d1B1i1i282L2L2L2L2LP28P70<mil.nga.dtedDigital terrain elevation datahttps://www.dlb.nato.int/MIL-PRF-89020B03dt003dt103dt20Bapplication/x-dted0:text/plain\##
    ooo00000S0V0V0o1@1c1c282V2V2V2V2V`F9QB0Gorg.ambermd.coordinatesAmber coordinateshttps://ambermd.org/FileFormats.php06inpcrd04rst705mdcrd0Lchemical/x-amber-coordinates\##
    ooo000P0S0V0V0l1:1]1]1l2E2E2E2E2E`F9QB0Dorg.ambermd.topologyAmber topologyhttps://ambermd.org/FileFormats.php06prmtop05parm70Gchemical/x-amber-prmtop03top\##
    ooo000P0S0V0V0f1H1h1h1h2424242424P28P70>org.biosig.gdfGeneral data format for biosignalshttps://arxiv.org/abs/cs/06080520:biosig/gdf03gdf\##
    ooo000P0S0V0V0e141b1b1n2A2A2A2A2AP28P70=org.ccpem.mrcMRC density maphttps://www.ccpem.ac.uk/mrc_format/mrc2014.php04ccp404mrcs0Aapplication/x-mrc03mrc\##
    ooo000P0S0V0V0f182121212H2H2H2H2H`F9QB0>org.charmm.crdCHARMM coordinateshttps://academiccharmm.org/documentation/version/c47b1/io0Echemical/x-charmm-crd03crd\##
    ooo000P0S0V0V0f162I2I2I2`2`2`2`2``F9QB0>org.charmm.psfCHARMM structurehttps://www.ks.uiuc.edu/Training/Tutorials/namd/namd-tutorial-unix-html/node23.html0Echemical/x-charmm-psf03psf\##
    ooo000P0S0V0V0m1>1T1T1g2727272727`F9QB0Eorg.clustal.alignmentClustal alignmenthttp://www.clustal.org03aln03clw07clustal0>text/x-clustal\##
    ooo000P0S0V0V121A2323232L2L2L2L2LP28P70Jorg.cog-genomics.plink-bedPLINK genotypeshttps://www.cog-genomics.org/plink/1.9/formats#bed0Gapplication/x-plink-bed03bed\##
    ooo00000S0V0V121@2222272I2I2I2I2I`F9QB0Jorg.cog-genomics.plink-bimPLINK variantshttps://www.cog-genomics.org/plink/1.9/formats#bim03bim0@text/x-plink-bim\##
    ooo00000S0V0V121?2121262H2H2H2H2H`F9QB0Jorg.cog-genomics.plink-famPLINK sampleshttps://www.cog-genomics.org/plink/1.9/formats#fam03fam0@text/x-plink-fam\##
    ooo000P0S0V0V131D27272=2W2W2W2W2WP28P70Korg.cog-genomics.plink-pgenPLINK 2 genotypeshttps://www.cog-genomics.org/plink/2.0/formats#pgen04pgen0Happlication/x-plink-pgen\##
    ooo000P0S0V0V0e1330303;3O3O3O3O3O`F9QB0=org.ctbto.gseGSE seismogramhttps://www.seismo.ethz.ch/export/sites/sedsite/research-and-teaching/.galleries/pdf_products_software/provisional_GSE2.1.pdf03gse04gse20Bapplication/x-gse2\##
    ooo000P0S0V0V0g1;1b1b1b1n1n1n1n1nP28P70?org.edfplus.edfEuropean data formathttps://www.edfplus.info/specs/edf.html0:biosig/edf03edf0:biosig/edf\##
    ooo000P0S0V0V0l1;2<2<2B2V2V2V2V2VP28P70Dorg.energistics.dlisWell log (DLIS)https://energistics.org/sites/default/files/RP66/V1/Toc/main.html04dlis0Bapplication/x-dlis0:text/plain\##
    ooo00000S0V0V0k1927272<2O2O2O2O2OP28P70Corg.energistics.lisWell log (LIS)https://energistics.org/sites/default/files/2022-10/lis-79.pdf03lis0Aapplication/x-lis\##
    ooo00000S0V0V0k152929333F3F3F3F3F`F9QB0Corg.esri.world-fileWorld filehttps://www.loc.gov/preservation/digital/formats/fdd/fdd000287.shtml03tfw03jgw03pgw03gfw03bpw03wld03j2w03sdw04tifw04jpgw04pngw0Atext/x-world-file\##
    ooo000P0S0V0V0c172K2K2P2c2c2c2c2c`F9QB0;org.fai.igcGlider flight recordhttps://www.fai.org/sites/default/files/igc_fr_specification_with_al8_2023-2-1_0.pdf03igc0Aapplication/x-igc\##
    ooo000P0S0V0V0k1@1a1a1m2K2K2K2K2K`b9PU0Corg.fdsn.stationxmlFDSN station metadatahttps://www.fdsn.org/xml/station/0:stationxml0Lapplication/x-stationxml+xml\##
    ooo00000S0V0V0j1;29292>2Q2Q2Q2Q2QP28P70Borg.freesurfer.mghFreeSurfer volumehttps://surfer.nmr.mgh.harvard.edu/fswiki/FsTutorial/MghFormat03mgh0Aapplication/x-mgh\##
    ooo000P0S0V0V0h141n1n252N2N2N2N2N`F9QB0@org.gamess.inputGAMESS inputhttps://www.msg.chem.iastate.edu/gamess/documentation.html05gamin0Gchemical/x-gamess-input\##
    ooo000P0S0V0V0d171i1i1n2J2J2J2J2J`b9PU0<org.gdal.vrtGDAL virtual rasterhttps://gdal.org/en/stable/drivers/raster/vrt.html03vrt0Japplication/x-gdal-vrt+xml\##
    ooo000P0S0V0V0l1B2B2B2G2S2S2S2S2S`F9QB0Dorg.geneontology.gafGene annotations (GAF)https://geneontology.org/docs/go-annotation-file-gaf-format-2.2/03gaf0:text/x-gaf\##
    ooo000P0S0V0V0l1828282=2I2I2I2I2I`F9QB0Dorg.geneontology.oboOBO ontologyhttps://owlcollab.github.io/oboformat/doc/GO.format.obo-1_4.html03obo0:text/x-obo\##
    ooo000P0S0V0V0i131o1o2?2T2T2T2T2T`F9QB0Aorg.grace.projectGrace plothttps://plasma-gate.weizmann.ac.il/Grace/doc/UsersGuide.html03agr03xvg04xvgr0Capplication/x-grace\##
    ooo000P0S0V0V0n1@2I2I2I2a2a2a2a2aP28P70Forg.gromacs.checkpointGROMACS checkpointhttps://manual.gromacs.org/current/reference-manual/file-formats.html#cpt0Fchemical/x-gromacs-cpt03cpt\##
    ooo000P0S0V0V0g172@2@2E2]2]2]2]2]P28P70?org.gromacs.edrGROMACS energieshttps://manual.gromacs.org/current/reference-manual/file-formats.html#edr03edr0Fchemical/x-gromacs-edr\##
    ooo000P0S0V0V0g182A2A2F2^2^2^2^2^`F9QB0?org.gromacs.groGROMACS structurehttps://manual.gromacs.org/current/reference-manual/file-formats.html#gro03gro0Fchemical/x-gromacs-gro\##
    ooo00000S0V0V0i1=2F2F2K2e2e2e2e2e`F9QB0Aorg.gromacs.indexGROMACS index groupshttps://manual.gromacs.org/current/reference-manual/file-formats.html#ndx03ndx0Hchemical/x-gromacs-index\##
    ooo00000S0V0V0g1=2F2F2K2c2c2c2c2c`F9QB0?org.gromacs.mdpGROMACS run parametershttps://manual.gromacs.org/current/reference-manual/file-formats.html#mdp03mdp0Fchemical/x-gromacs-mdp\##
    ooo000P0S0V0V0l1<2E2E2O2l2l2l2l2l`F9QB0Dorg.gromacs.topologyGROMACS topologyhttps://manual.gromacs.org/current/reference-manual/file-formats.html#top03top03itp0Kchemical/x-gromacs-topology\##
    ooo000P0S0V0V0g182A2A2F2^2^2^2^2^P28P70?org.gromacs.tprGROMACS run inputhttps://manual.gromacs.org/current/reference-manual/file-formats.html#tpr03tpr0Fchemical/x-gromacs-tpr\##
    ooo000P0S0V0V0g131S1S1j2828282828`F9QB0?org.hepmc.hepmcHepMC eventshttps://hepmc.web.cern.ch/hepmc/05hepmc06hepmc206hepmc30<text/x-hepmc\##
    ooo000P0S0V0V0i171f1f1k2929292929`F9QB0Aorg.hmmer.profileHMMER profileshttp://eddylab.org/software/hmmer/Userguide.pdf03hmm0<text/x-hmmer\##
    ooo000P1=1@1@1V1k2Q2Q313K3K3K3K3K`B0000000000000000000000000000000000000000089QH0Dorg.ietf.geojson-seqGeoJSON text sequencehttps://www.rfc-editor.org/rfc/rfc814208geojsonl08geojsons0:geojsonseq0Happlication/geo+json-seq\##
    ooo000P0S0V0V0h1F2G2G2G2U2U2U2U2UP28P70@org.ishne.holterISHNE Holter electrocardiogramhttp://thew-project.org/papers/Badilini.ISHNE.Holter.Standard.pdf0<biosig/ishne\##
    ooo000P0S0V0V0g171c1c1j2<2<2<2<2<`F9QB0?org.iupac.inchiInChI structureshttps://www.inchi-trust.org/technical-faq-2/05inchi0@chemical/x-inchi\##
    ooo000P0S0V0V0h0o1V1V1d2?2?2?2?2?`b9PU0@org.ivoa.votableVOTablehttps://www.ivoa.net/documents/VOTable/03vot07votable0Iapplication/x-votable+xml\##
    ooo000P0S0V0V0d151[1[1l2A2A2A2A2A`F9QB0<org.jcamp.dxJCAMP-DX spectrumhttp://www.jcamp-dx.org/protocols.html03jdx05jcamp03jcm0Cchemical/x-jcamp-dx\##
    ooo000P0S0V0V0g181Y1Y1d2<2<2<2<2<`F9QB0?org.lammps.dumpLAMMPS trajectoryhttps://docs.lammps.org/dump.html09lammpstrj0Fchemical/x-lammps-dump\##
    ooo000P0S0V0V0d161Z1Z1_2626262626`b9PU0<org.lhef.lheLes Houches eventshttps://arxiv.org/abs/hep-ph/060901703lhe0Eapplication/x-lhe+xml\##
    ooo000P0S0V0V0g1>1S1S1Z2323232323`b9PU0?org.nexml.nexmlNeXML phylogenetic datahttps://www.nexml.org05nexml0Gapplication/x-nexml+xml\##
    ooo000P0S0V0V0g1>1e1e212?2?2?2?2?`F9QB0?org.nexus.nexusNEXUS phylogenetic datahttps://doi.org/10.1093/sysbio/46.4.59003nex05nexus0<text/x-nexus\##
    ooo000P0S0V0V0g141Y1Y1^2727272727`b9PU0?org.nitrc.giftiGIFTI surfacehttps://www.nitrc.org/projects/gifti/03gii0Gapplication/x-gifti+xml\##
    ooo000P0S0V0V0c1Z2?2?2D2P2P2P2P2P`F9QB0;org.ogc.wktWell-known text of geometries or their reference systemhttps://www.ogc.org/standard/wkt-crs/03wkt0:text/x-wkt\##
    ooo000P0S0V0V0g121k1k1o2E2E2E2E2E`F9QB0?org.opendx.dataOpenDX datahttps://apbs.readthedocs.io/en/latest/formats/opendx.html02dx0Dapplication/x-opendx\##
    ooo000P0S0V0V0g1<1c1c1c2222222222P28P70?org.openecg.scpSCP electrocardiogramhttps://www.iso.org/standard/46493.html0=biosig/scpecg03scp\##
    ooo000P0S0V0V0g1?1`1`1`2=2=2=2=2=`b9PU0?org.opengis.sldStyled layer descriptionhttps://www.ogc.org/standard/sld/0Kapplication/vnd.ogc.sld+xml03sld\##
    ooo00000S0V0V0k161R1R1d2<2<2<2<2<`F9QB0Corg.openmopac.inputMOPAC inputhttp://openmopac.net/manual/03mop06mopcrt03zmt0Fchemical/x-mopac-input\##
    ooo000P0S0V0V111F2323282`2`2`2`2``b9PU0Iorg.openstreetmap.changesOpenStreetMap changeshttps://wiki.openstreetmap.org/wiki/OsmChange03osc0Vapplication/vnd.openstreetmap.data+xml\##
    ooo000P0S0V0V0m1E1l1l262I2I2I2I2IP28P70Eorg.openstreetmap.o5mOpenStreetMap data (o5m)https://wiki.openstreetmap.org/wiki/O5m03o5m03o5c0Aapplication/x-o5m\##
    ooo000P0S0V0V101H2424292V2V2V2V2VP28P70Horg.osgeo.quadtree-indexShapefile quadtree indexhttps://mapserver.org/utilities/shptree.html03qix0Kapplication/x-mapserver-qix\##
    ooo000P0S0V0V0l1<20202=2L2L2L2L2L`F9QB0Dorg.phylip.alignmentPHYLIP alignmenthttps://phylipweb.github.io/phylip/doc/sequence.html03phy06phylip0=text/x-phylip\##
    ooo000P0S0V0V0i151g1g2C2R2R2R2R2R`F9QB0Aorg.phylip.newickNewick treeshttps://phylipweb.github.io/phylip/newicktree.html03nwk06newick03nhx08treefile0=text/x-newick\##
    ooo000P0S0V0V0m1;1R1R1\2828282828`b9PU0Eorg.phyloxml.phyloxmlphyloXML treeshttp://www.phyloxml.org08phyloxml0Japplication/x-phyloxml+xml\##
    ooo00000S0V0V101I2?2?2D2T2T2T2T2T`F9QB0Horg.poissonboltzmann.pqrPQR molecule with chargeshttps://apbs.readthedocs.io/en/latest/formats/pqr.html03pqr0>chemical/x-pqr\##
    ooo000P0S0V0V0i171U1U1]2727272727`b9PU0Aorg.psidev.mzdatamzData spectrahttps://www.psidev.info/mzdata06mzdata0Happlication/x-mzdata+xml\##
    ooo000P0S0V0V0l1E1f1f1l2I2I2I2I2I`b9PU0Dorg.psidev.mzidentmlmzIdentML identificationshttps://www.psidev.info/mzidentml04mzid0Kapplication/x-mzidentml+xml\##
    ooo000P0S0V0V0g131O1O1\2424242424`b9PU0?org.psidev.mzmlmzML spectrahttps://www.psidev.info/mzML04mzml05imzml0Fapplication/x-mzml+xml\##
    ooo000P1@1C1C1U1b2?2?2F2T2T2T2T2T`F0000000000000000000000000000000000000800000089Q@0@org.psidev.mztabmzTab resultshttps://www.psidev.info/mztab05mztab0<text/x-mztab\##
    ooo000P0S0V0V0h142F2F2K2g2g2g2g2g`b9PU0@org.qgis.projectQGIS projecthttps://docs.qgis.org/latest/en/docs/user_manual/appendices/qgis_file_formats.html03qgs0Japplication/x-qgis-project\##
    ooo00000[0^0^181L2^2^2c3I3I3I3I3IP20004400@0Q=0Horg.qgis.project-archiveQGIS project archivehttps://docs.qgis.org/latest/en/docs/user_manual/appendices/qgis_file_formats.html03qgz0Tapplication/x-qgis-project-container\##
    ooo000P0S0V0V0k191W1W1`2;2;2;2;2;`b9PU0Corg.quakeml.quakemlQuakeML eventshttps://quake.ethz.ch/quakeml/07quakeml0Iapplication/x-quakeml+xml\##
    ooo000P0S0V0V0f1:1\1\1g2323232323`F9QB0>org.sanger.gtfGene transfer formathttps://mblab.wustl.edu/GTF22.html03gtf04gff20:text/x-gtf\##
    ooo000P0S0V0V0i1;1j1j212C2C2C2C2C`F9QB0Aorg.scripps.pdbqtAutoDock structurehttps://autodock-vina.readthedocs.io/en/latest/05pdbqt0@chemical/x-pdbqt\##
    ooo00000S0V0V0d161j1j202D2D2D2D2DP28P70<org.seg.segdSEG-D seismic datahttps://seg.org/Publications/SEG-Technical-Standards04segd0Bapplication/x-segd\##
    ooo000P0S0V0V101C1n1n2>2P2P2P2P2P`F9QB0Horg.sonnhammer.stockholmStockholm alignmenthttps://sonnhammer.sbc.su.se/Stockholm.html03sto09stockholm0@text/x-stockholm\##
    ooo000P0S0V0V0f1;2424242G2G2G2G2GP28P70>org.staden.scfSequencer trace (SCF)https://staden.sourceforge.net/manual/formats_unix_2.html0Aapplication/x-scf03scf\##
    ooo000P0S0V0V0f1;25252:2M2M2M2M2MP28P70>org.staden.ztrSequencer trace (ZTR)https://staden.sourceforge.net/manual/formats_unix_12.html03ztr0Aapplication/x-ztr\##
    ooo000P0S0V0V101=2?2?2F2_2_2_2_2_`b9PU0Horg.systemsbiology.mzxmlmzXML spectrahttp://tools.proteomecenter.org/wiki/index.php?title=Formats:mzXML05mzxml0Gapplication/x-mzxml+xml\##
    ooo000P0S0V0V111@2C2C2K2e2e2e2e2e`b9PU0Iorg.systemsbiology.pepxmlpepXML peptideshttp://tools.proteomecenter.org/wiki/index.php?title=Formats:pepXML06pepxml0Happlication/x-pepxml+xml\##
    ooo000P0S0V0V0h171_1_1_2525252525`F9QB0@org.uniprot.flatUniProt entrieshttps://web.expasy.org/docs/userman.html0Dchemical/x-swissprot\##
    ooo000P0S0V0V0h1:1^1^1d2424242424`F9QB0@org.xcrysden.xsfXCrySDen structurehttp://www.xcrysden.org/doc/XSF.html04axsf0>chemical/x-xsf03xsf\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var vaspPOSCAR: Self { Self(number: 92385) }
  @inlinable @inline(__always) package static var rootData: Self { Self(number: 92222) }
  @inlinable @inline(__always) package static var abif: Self { Self(number: 92309) }
  @inlinable @inline(__always) package static var biosemiSignal: Self { Self(number: 92197) }
  @inlinable @inline(__always) package static var neuralContinuous: Self { Self(number: 92335) }
  @inlinable @inline(__always) package static var neuralEvents: Self { Self(number: 92393) }
  @inlinable @inline(__always) package static var brainVision: Self { Self(number: 92374) }
  @inlinable @inline(__always) package static var arcInfoExport: Self { Self(number: 92207) }
  @inlinable @inline(__always) package static var shapeSpatialIndex: Self { Self(number: 92216) }
  @inlinable @inline(__always) package static var enviHeader: Self { Self(number: 92212) }
  @inlinable @inline(__always) package static var garminDatabase: Self { Self(number: 92269) }
  @inlinable @inline(__always) package static var gaussianCheckpoint: Self { Self(number: 92353) }
  @inlinable @inline(__always) package static var gaussianCube: Self { Self(number: 92290) }
  @inlinable @inline(__always) package static var gaussianInput: Self { Self(number: 92356) }
  @inlinable @inline(__always) package static var gaussianLog: Self { Self(number: 92364) }
  @inlinable @inline(__always) package static var surferGrid: Self { Self(number: 92255) }
  @inlinable @inline(__always) package static var surferTextGrid: Self { Self(number: 92251) }
  @inlinable @inline(__always) package static var hyperChem: Self { Self(number: 92224) }
  @inlinable @inline(__always) package static var mrSID: Self { Self(number: 92346) }
  @inlinable @inline(__always) package static var mapInfoInterchange: Self { Self(number: 92298) }
  @inlinable @inline(__always) package static var mapInfoTable: Self { Self(number: 92273) }
  @inlinable @inline(__always) package static var mascotGeneric: Self { Self(number: 92397) }
  @inlinable @inline(__always) package static var rdFile: Self { Self(number: 92242) }
  @inlinable @inline(__always) package static var axonBinary: Self { Self(number: 92193) }
  @inlinable @inline(__always) package static var nikonND2: Self { Self(number: 92190) }
  @inlinable @inline(__always) package static var philipsPAR: Self { Self(number: 92415) }
  @inlinable @inline(__always) package static var standardFlowgram: Self { Self(number: 92328) }
  @inlinable @inline(__always) package static var kinemage: Self { Self(number: 92347) }
  @inlinable @inline(__always) package static var sacSeismogram: Self { Self(number: 92308) }
  @inlinable @inline(__always) package static var browserExtensible: Self { Self(number: 92238) }
  @inlinable @inline(__always) package static var bedGraph: Self { Self(number: 92181) }
  @inlinable @inline(__always) package static var bigBed: Self { Self(number: 92326) }
  @inlinable @inline(__always) package static var bigWig: Self { Self(number: 92165) }
  @inlinable @inline(__always) package static var multipleAlignment: Self { Self(number: 92277) }
  @inlinable @inline(__always) package static var twoBit: Self { Self(number: 92405) }
  @inlinable @inline(__always) package static var wiggle: Self { Self(number: 92285) }
  @inlinable @inline(__always) package static var spiceKernel: Self { Self(number: 92304) }
  @inlinable @inline(__always) package static var spiceTextKernel: Self { Self(number: 92289) }
  @inlinable @inline(__always) package static var ncbiASN1: Self { Self(number: 92276) }
  @inlinable @inline(__always) package static var nistSpectra: Self { Self(number: 92281) }
  @inlinable @inline(__always) package static var bufr: Self { Self(number: 92351) }
  @inlinable @inline(__always) package static var dted: Self { Self(number: 92390) }
  @inlinable @inline(__always) package static var amberTopology: Self { Self(number: 92282) }
  @inlinable @inline(__always) package static var generalSignal: Self { Self(number: 92359) }
  @inlinable @inline(__always) package static var mrcVolume: Self { Self(number: 92399) }
  @inlinable @inline(__always) package static var charmmCoordinates: Self { Self(number: 92228) }
  @inlinable @inline(__always) package static var charmmStructure: Self { Self(number: 92310) }
  @inlinable @inline(__always) package static var clustal: Self { Self(number: 92235) }
  @inlinable @inline(__always) package static var plinkGenotypes: Self { Self(number: 92392) }
  @inlinable @inline(__always) package static var plinkPhased: Self { Self(number: 92331) }
  @inlinable @inline(__always) package static var gseSeismogram: Self { Self(number: 92336) }
  @inlinable @inline(__always) package static var edfSignal: Self { Self(number: 92288) }
  @inlinable @inline(__always) package static var dlis: Self { Self(number: 92217) }
  @inlinable @inline(__always) package static var igcFlight: Self { Self(number: 92311) }
  @inlinable @inline(__always) package static var stationXML: Self { Self(number: 92280) }
  @inlinable @inline(__always) package static var gamessInput: Self { Self(number: 92258) }
  @inlinable @inline(__always) package static var gdalVirtual: Self { Self(number: 92410) }
  @inlinable @inline(__always) package static var geneAnnotations: Self { Self(number: 92362) }
  @inlinable @inline(__always) package static var obo: Self { Self(number: 92312) }
  @inlinable @inline(__always) package static var graceProject: Self { Self(number: 92293) }
  @inlinable @inline(__always) package static var gromacsCheckpoint: Self { Self(number: 92184) }
  @inlinable @inline(__always) package static var gromacsEnergies: Self { Self(number: 92172) }
  @inlinable @inline(__always) package static var gromacsStructure: Self { Self(number: 92253) }
  @inlinable @inline(__always) package static var gromacsTopology: Self { Self(number: 92226) }
  @inlinable @inline(__always) package static var gromacsRunInput: Self { Self(number: 92213) }
  @inlinable @inline(__always) package static var hepMC: Self { Self(number: 92210) }
  @inlinable @inline(__always) package static var hmmerProfile: Self { Self(number: 92400) }
  @inlinable @inline(__always) package static var geoJSONSequence: Self { Self(number: 92345) }
  @inlinable @inline(__always) package static var ishneECG: Self { Self(number: 92271) }
  @inlinable @inline(__always) package static var inChI: Self { Self(number: 92412) }
  @inlinable @inline(__always) package static var voTable: Self { Self(number: 92218) }
  @inlinable @inline(__always) package static var jcampDX: Self { Self(number: 92315) }
  @inlinable @inline(__always) package static var lammpsDump: Self { Self(number: 92227) }
  @inlinable @inline(__always) package static var lesHouches: Self { Self(number: 92339) }
  @inlinable @inline(__always) package static var neXML: Self { Self(number: 92396) }
  @inlinable @inline(__always) package static var phylogeneticNexus: Self { Self(number: 92366) }
  @inlinable @inline(__always) package static var gifti: Self { Self(number: 92264) }
  @inlinable @inline(__always) package static var wellKnownText: Self { Self(number: 92187) }
  @inlinable @inline(__always) package static var openDX: Self { Self(number: 92352) }
  @inlinable @inline(__always) package static var scpECG: Self { Self(number: 92247) }
  @inlinable @inline(__always) package static var styledLayer: Self { Self(number: 92305) }
  @inlinable @inline(__always) package static var osmChanges: Self { Self(number: 92182) }
  @inlinable @inline(__always) package static var o5m: Self { Self(number: 92324) }
  @inlinable @inline(__always) package static var quadtreeIndex: Self { Self(number: 92314) }
  @inlinable @inline(__always) package static var phylip: Self { Self(number: 92389) }
  @inlinable @inline(__always) package static var newick: Self { Self(number: 92296) }
  @inlinable @inline(__always) package static var phyloXML: Self { Self(number: 92361) }
  @inlinable @inline(__always) package static var mzData: Self { Self(number: 92343) }
  @inlinable @inline(__always) package static var mzIdentML: Self { Self(number: 92287) }
  @inlinable @inline(__always) package static var mzML: Self { Self(number: 92394) }
  @inlinable @inline(__always) package static var mzTab: Self { Self(number: 92411) }
  @inlinable @inline(__always) package static var qgisProject: Self { Self(number: 92170) }
  @inlinable @inline(__always) package static var quakeML: Self { Self(number: 92317) }
  @inlinable @inline(__always) package static var geneTransfer: Self { Self(number: 92354) }
  @inlinable @inline(__always) package static var pdbqt: Self { Self(number: 92232) }
  @inlinable @inline(__always) package static var stockholm: Self { Self(number: 92332) }
  @inlinable @inline(__always) package static var stadenTrace: Self { Self(number: 92160) }
  @inlinable @inline(__always) package static var ztrTrace: Self { Self(number: 92219) }
  @inlinable @inline(__always) package static var mzXML: Self { Self(number: 92329) }
  @inlinable @inline(__always) package static var pepXML: Self { Self(number: 92248) }
  @inlinable @inline(__always) package static var swissProt: Self { Self(number: 92404) }
  @inlinable @inline(__always) package static var xcrysden: Self { Self(number: 92179) }
}
