// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityThirdPartyStandIns: StaticString = ##"""
    2cA0000S<1AG00013T43d0000000000003QM0000000000000000000000000000000000000002E22Ya0000000000000KC\##
    0000000W<36E0003Cb0000000001EE0000003L^0000003HG0000000000000000001:]2db0000000000003NH0000000Lm\##
    0000000oW16W1IW1[R38X1h900000000000000000000000000000032A0000000000000000000000002o7000000000000\##
    0000XV11D0000001\`2::0dP1kn0000000000000000000000000000000000000002Fg3Yj0000Tc1XQ0000002f\000000\##
    0001>30000000000000hn0aC0001ZH0000000000ml0000000000001Ce1G=1<g1UH0000000000000000000000003`A000\##
    0001mj0000V@0000001BU3;n0000000000000000000000000002jb00000000000000000000000000000000012G3I_000\##
    00000000000000000000000000015?0000000000000000000000001MO3jA23U2Lo3:50001ia3eQ00000017m3TK3hf1Sj\##
    0000000000000000000000003K80001?V42G0000000000000000000002\_00000045a0000Q\0fK0000003=P0002_n000\##
    1KV3BJ0000000000000000000002O?0000_c0000000003Vl0000000000002JV0000001a_00000021A2WI000000000000\##
    0003a\2H`2[C00000000000047Z0001eb0000000000000000000000000000000000000000000000000002TP000000000\##
    1be0000000000001;e3EG0000000000000000000000000000000003kg0000000002Ri3Fd000000000000000000000000\##
    25a0003^X0000003P61Vn0c=0000002Ue1Rd0000000001`S0000jd3[K3XO19V2BC3A?3g00000000003?G000000000000\##
    0000000000000]Y0000003]?0000000000000000002830001]n3R\2hQ2@30H0000000000000000000000000410000000\##
    0000000000000000000002Pi0000003cg1_>0000000000000000000000Yk0000PQ2^C0000000000000000003nk0002l>\##
    0000000002>70000000000001Ph3Ue0I\0000003mO0000000000O:00000000000030E0000000000000[a0001od000000\##
    0000000000000000002aK0000000000000001OT34?0000000002mT2<;000000000000000000000000000000000000000\##
    ooo00000Q0T0T1<1R1R1R1\1\1\1\1\`N9060Vcom.barebones.bbedit.ini-configurationINI configuration file03cfg03ini\##
    ooo000P0Q0T0T161F1F1Q1W1W1W1W1W`N9060Pcom.barebones.bbedit.scss-sourceSCSS source filetext/x-scss04scss\##
    ooo000P0Q0T0T151D1D1N1Z1Z1Z1Z1Z`N9060Ocom.barebones.bbedit.tex-sourceTeX source filetext/x-tex03tex05latex\##
    ooo000P0Q0T0T1<1R1R1j2=2=2=2=2=`N9060Vcom.barebones.bbedit.typescript-sourceTypeScript source fileapplication/x-typescript02ts03tsx03mts03cts\##
    ooo000P0X0[0[0n18181B1G1G1G1G1G`N000000P91R0Acom.coteditor.awkAWK scripttext/x-awk03awk\##
    ooo00000Q0T0T0h1515151;1;1;1;1;`B9QC0Bcom.coteditor.confConfiguration04conf\##
    ooo000P0Q0T0T0h13131E1P1P1P1P1P`N9060Bcom.coteditor.lispLisp scripttext/x-common-lisp04lisp03lsp\##
    ooo00000Q0T0T0h13131>1J1J1J1J1J`N9060Bcom.coteditor.mojoMojo scripttext/x-mojo04mojo04🔥0;text/x-mojo\##
    ooo000P0Q0T0T0j17171D1M1M1M1M1M`N9060Dcom.coteditor.schemeScheme scripttext/x-scheme03scm02ss\##
    ooo00000Q0T0T0h0l0l0l0l0l0l0l0l`F9QB0Bcom.coteditor.uuidUUID\##
    ooo000P0Q0T0T0k19191G1J1J1J1J1J`N9060Ecom.coteditor.verilogVerilog sourcetext/x-verilog01v\##
    ooo000P0Q0T0T0h131313181E1E1E1E`N9060Bcom.coteditor.vhdlVHDL source03vhd0;text/x-vhdl\##
    ooo00000X0[0[1?1I1I1[1f1f1f1f1f`N000000P91R0Rcom.macromates.textmate.cgi-scriptCGI scripttext/x-perl-script03cgi04fcgi\##
    ooo00000Q0T0T191K1K1K1h1h1h1h1h`B9QC0Scom.macromates.textmate.config-fileConfiguration file03cfg04conf06config08htaccess\##
    ooo00000Q0T0T111=1m1m2:2:2:2:2:`F9QB0Kcom.macromates.textmate.gtdGTD documenthttp://en.wikipedia.org/wiki/Getting_Things_Done03gtd06gtdlog\##
    ooo00000Q0T0T1:1F1F1F1K1K1K1K1K`N9060Tcom.macromates.textmate.include-fileInclude file03inc03inc\##
    ooo000P0Q0T0T121=1=1O1j1j1j1j1j`N9060Lcom.macromates.textmate.lispLisp sourcetext/x-common-lisp04lisp02cl01l03lsp03mud02el\##
    ooo00000Q0T0T121=1=1=1C1C1C1C1C`N9060Lcom.macromates.textmate.logoLogo source04logo\##
    ooo000P0Q0T0T141A1T1a1k1k1k1k1k`N9060Ncom.macromates.textmate.schemeScheme sourcehttp://www.r6rs.orgtext/x-scheme03scm03sch\##
    ooo00000Q0T0T141C2N2N2S2S2S2S2S`B9QC0Ncom.macromates.textmate.setextSetext documenthttp://docutils.sourceforge.net/mirror/setext/setext_concepts_Aug92.etx.txt03ext\##
    ooo000P0Q0T0T191K1K1U1Z1Z1Z1Z1Z`N9060Scom.macromates.textmate.standard-mlStandard ML sourcetext/x-sml03sml0:text/x-sml\##
    ooo000P0Q0T0T0h101010151H1H1H1H`F9QB0Bedu.uo.texshop.texTeX File03tex0Aapplication/x-tex0?application/tex08text/tex03toc03aux03bbl03bbx03cbx03cls03dtx03ins05latex03lbx03ltx04mkii04mkiv04mkvi03sty03toc\##
    ooo00001319191G1P1P1P1[1[1[1[1[h2000000400000000000000000000000000210:11[0<io.iina.3gpp3GPP File033gp043gpp\##
    ooo00001319191H1R1R1R1]1]1]1]1]h2000000400000000000000000000000000410:10\0=io.iina.3gpp23GPP2 File033g2043gp2\##
    ooo00000V0Y0Y0f0n0n0n1313131313h20000410=0;io.iina.aacAAC file03aac\##
    ooo00000V0Y0Y0f1313131=1=1=1=1=h20000410=0;io.iina.ac3Digital Audio03ac303a52\##
    ooo00001319191G1P1P1P1[1[1[1[1[h2000040000000000000000000000000000`10=13T0<io.iina.aiffAIFF file04aiff03aif\##
    ooo00000V0Y0Y0f1C1C1C1H1H1H1H1Hh20000410=0;io.iina.apeMonkey's Audio Lossless Audio03ape\##
    ooo00000X0[0[0h1A1A1A1F1F1F1F1Fh2000000410:0;io.iina.asfAdvanced Streaming Format03asf\##
    ooo0000141:1:1G1T1T1T1Y1Y1Y1Y1Yh20000004000000000000000000000000000@10:13i0;io.iina.aviAVI container03avi\##
    ooo00000Q0T0T0a0a0a121717171717`B9QC0;io.iina.cueapplication/x-cue03cue\##
    ooo00000X0[0[0i1212121818181818h2000000410:0<io.iina.divxDivX file04divx\##
    ooo00000X0[0[0g0n0n0n1212121212h2000000410:0:io.iina.dvDV file02dv\##
    ooo00000V0Y0Y0g1616161<1<1<1<1<h20000410=0<io.iina.flacFLAC Audio File04flac\##
    ooo00000X0[0[0j1:1:1:1S1S1S1S1Sh2000000410:0=io.iina.flashFlash Video File03flv03f4v03f4p03f4a03f4b\##
    ooo00000k0n0n1;1D1D1D1I1T1T1T1T`20000001000000000000000000@51k0;io.iina.gifGIF image03gif09image/gif0;image/x-gif\##
    ooo00000V0Y0Y0f1919191>1>1>1>1>h20000410=0;io.iina.mkaMatroska Audio File03mka\##
    ooo00000X0[0[0h1;1;1;1@1@1@1@1@h2000000410:0;io.iina.mkvMatroska Video File03mkv\##
    ooo00000V0Y0Y0m1<1<1<1P1P1P1P1Ph20000410=0Bio.iina.mpeg-audioMPEG Audio File03m2a03mp103mp203mpa\##
    ooo00000X0[0^131@1@1J1h1h1h1h1hh2000000410:12O0Cio.iina.mpeg-streamMPEG-2 Streamvideo/mpeg03m2p02ps02ts04m2ts03mts04mt2s\##
    ooo0000191?1?1S1b1b1b2J2J2J2J2Jh2000000400000000000000000000000000000000410:12O0Bio.iina.mpeg-videoMPEG Video File03mpg04mpeg05mpeg105mpeg203m1v03m2v03mpv\##
    ooo0000191?1?1T1d1d1d1o1o1o1o1oh2000040000000000000000000000000000000000210=11C0Cio.iina.mpeg3-audioMPEG3 Audio File03mp304mpg3\##
    ooo0000191?1?1T1d1d1d1i1i1i1i1ih2000040000000000000000000000000000000000P10=1170Cio.iina.mpeg4-audioMPEG4 Audio File03m4a\##
    ooo0000191?1?1T1d1d1d2525252525h2000000400000000000000000000000000000000@10:11N0Cio.iina.mpeg4-videoMPEG4 Video File03mp405mpeg403m4v\##
    ooo00000V0Y0Y0l1:1:1:1D1D1D1D1Dh20000410=0Aio.iina.ogg-audioOgg Audio File03ogg03oga\##
    ooo00001>1A1A1T1b1b1b1l1l1l1l1lh200000040000000000000000000000000000000000000111`0Aio.iina.ogg-videoOgg Video File03ogm03ogv\##
    ooo00000V0Y0Y0g1010101616161616h20000410=0<io.iina.opusOPUS file04opus\##
    ooo00000Q0T0T0f0f0f1C1N1N1N1N1N`B9QC0@io.iina.playlistapplication/vnd.apple.mpegurl04m3u803m3u\##
    ooo00000X0[0[0n1G1G1G1V1V1V1V1Vh2000000410:0Aio.iina.quicktimeApple QuickTime container03mov04moov02qt\##
    ooo00000X0[0[0n1D1D1D1S1S1S1S1Sh2000000410:0Aio.iina.realmediaRealPlayer Media Files02rm03ram04rmvb\##
    ooo00001>1A1A1N1b1b1b1g1g1g1g1gh200000040000000000000000000000000000000000000111`0;io.iina.vobVOB File (DVD Video)03vob\##
    ooo00000V0Y0Y0f1515151:1:1:1:1:h20000410=0;io.iina.wavWAVE Audio File03wav\##
    ooo00000X0[0[0i1818181>1>1>1>1>h2000000410:0<io.iina.webmWebM Video File04webm\##
    ooo00000V0Y0Y0f1919191>1>1>1>1>h20000410=0;io.iina.wmaWindows Media Audio03wma\##
    ooo00000X0[0[0h1;1;1;1@1@1@1@1@h2000000410:0;io.iina.wmvWindows Media Video03wmv\##
    ooo00000X0[0[0h1@1@1@1E1E1E1E1Eh2000000410:0;io.iina.wtvWindows Recorded TV Show03wtv\##
    ooo00000V0Y0Y0e1818181<1<1<1<1<h20000410=0:io.iina.wvWavePack Audio File02wv\##
    ooo00000V0Y0Y0e1212121616161616h20000410=0:io.iina.xmXM audio file02xm\##
    ooo00000Q0T0T0`102D2D2I2U2U2U2U`F9QB0:io.mpv.aqtAQTitle Subtitlehttps://web.archive.org/web/20070210095721/http://www.volny.cz/aberka/czech/aqt.html03aqt0:text/plain0:text/ascii0:text/x-log\##
    ooo00000Q0T0T0`191Y1Y1c1o1o1o1o`F9QB0:io.mpv.assSubStation Alpha Subtitlehttps://github.com/libass/libass03ass03ssa0:text/plain0:text/ascii0:text/x-log\##
    ooo00000X0[0[0h121F1F1L1X1X1X1Xh2000000410:0;io.mpv.divxDIVX Videohttps://www.divx.com04divx0:video/divx\##
    ooo00000V0Y0Y0e0n1\1\1a20202020h20000410=0:io.mpv.dtsDTS Audiohttps://wiki.multimedia.cx/index.php?title=DTS03dts0=audio/vnd.dts0;audio/x-dts\##
    ooo00000X0[0[0h181[1[1`1l1l1l1lh2000000410:0;io.mpv.h263H.263 raw streamhttps://www.itu.int/rec/T-REC-H.263032630:video/h263\##
    ooo00000X0[0[0h161Y1Y1^1j1j1j1jh2000000410:0;io.mpv.h264AVC raw streamhttps://www.itu.int/rec/T-REC-H.264032640:video/h264\##
    ooo00000X0[0[0h171G1G1M1M1M1M1Mh2000000410:0;io.mpv.hevcHEVC raw streamhttp://hevc.info04hevc\##
    ooo00000Q0T0T0`101[1[1`1l1l1l1l`F9QB0:io.mpv.jssJACOSub Subtitlehttp://unicorn.us.com/jacosub/jscripts.html03jss0:text/plain0:text/ascii0:text/x-log\##
    ooo00000X0[0[0h1F1^1^1d2<2<2<2<h2000000410:0;io.mpv.mk3dMatroska stereoscopic/3D videohttps://www.matroska.org04mk3d0Fapplication/x-matroska\##
    ooo00000X0[0^0j1A1d1d2B2B2B2B2Bh2000000410:1040:io.mpv.mtsMPEG-2 Transport Streamhttps://en.wikipedia.org/wiki/.m2ts03trp03m2t04m2ts03mts03mtv02ts\##
    ooo00000X0[0[0g1?1e1e1j27272727h2000000410:0:io.mpv.nsvNullsoft Streaming Videohttps://en.wikipedia.org/wiki/Nullsoft03nsv0;video/x-nsv\##
    ooo00000V0Y0Y0e0n1a1a1f21212121h20000410=0:io.mpv.pcmPCM Audiohttps://en.wikipedia.org/wiki/Pulse-code_modulation03pcm09audio/pcm\##
    ooo00000Q0T0T0_10101D1H1T1T1T1T`F9QB09io.mpv.rtRealText Subtitletext/vnd.rn-realtext02rt0:text/plain0:text/ascii0:text/x-log\##
    ooo00000Q0T0T0`0m1O1O1Z1l1l1l1l`F9QB0:io.mpv.smiSAMI Subtitlehttps://en.wikipedia.org/wiki/SAMI03smi04smil0@application/smil\##
    ooo00000Q0T0T0`111W1W1\1h1h1h1h`F9QB0:io.mpv.subMicroDVD Subtitlehttps://en.wikipedia.org/wiki/MicroDVD03sub0:text/plain0:text/ascii0:text/x-log\##
    ooo00000Q0T0T0c121V1V1[21212121`F9QB0=io.mpv.subripSubRip Subtitlehttps://en.wikipedia.org/wiki/SubRip03srt0Dapplication/x-subrip0Aapplication/x-srt0:text/x-srt0=text/x-subrip\##
    ooo00000X0[0[0g141Z1Z1e1e1e1e1eh2000000410:0:io.mpv.vcdVideo CD Filehttps://en.wikipedia.org/wiki/Video_CD03vcd04svcd\##
    ooo00000X0[0[0g131T1T1Y1i1i1i1ih2000000410:0:io.mpv.vobVideo Objecthttps://en.wikipedia.org/wiki/VOB03vob0>video/x-ms-vob\##
    ooo00000Q0T0T0c121\1\1f1f1f1f1fP28P70=io.mpv.vobsubVobSub Subtitlehttps://en.wikipedia.org/wiki/DirectVobSub03idx03sub\##
    ooo00001117171D1N1i1i1o2;2;2;2;h20000004000000000000000000000000P10:12f0;io.mpv.webmWebM Videohttps://www.webmproject.org04webm0:video/webm0<video/x-webm\##
    ooo00000X0[0[0g1:1k1k202@2@2@2@h2000000410:0:io.mpv.wmvWindows Media Videohttps://en.wikipedia.org/wiki/Windows_Media_Video03wmv0>video/x-ms-wmv\##
    ooo00000X0[0[0h121F1F1L1Z1Z1Z1Zh2000000410:0;io.mpv.xvidXVID Videohttps://www.xvid.org04xvid0<video/x-xvid\##
    ooo00000X0[0[0g171k1k2020202020h2000000410:0:io.mpv.y4mYUV4MPEG2 streamhttps://wiki.multimedia.cx/index.php?title=YUV4MPEG203y4m\##
    ooo00000X0[0[0g111R1R1W1W1W1W1Wh2000000410:0:io.mpv.yuvYUV streamhttps://en.wikipedia.org/wiki/YUV03yuv\##
    ooo000P0Q0T0T0d16161@1E1E1E1E1E`N9060>org.n8gray.awkG(AWK) Source Filetext/x-awk03awk\##
    ooo000P0Q0T0T0d19191J1T1T1T1T1T`N9060>org.n8gray.batDOS Batch Source Fileapplication/x-bat03bat03cmd\##
    ooo00001:1@1@1X1a1a1m2:2:2:2:2:`N000000P000000000000000000000000000000000P91R9P\0Forg.n8gray.diff-scriptDiff Filetext/x-patch04diff05patch0<text/x-patch\##
    ooo00000Q0T0T0d13131?1D1D1D1D1D`N9060>org.n8gray.idlIDL Source Filetext/x-qmake03pro0<text/x-qmake\##
    ooo00000Q0T0T0k1;1;1;1@1L1L1L1L`N9060Eorg.n8gray.ini-source.ini Source File03ini0:text/x-ini\##
    ooo00000Y0\0\161N1N1N1T1T1T1T1T`B000000089PU0Horg.n8gray.javainstallerJava Web Installer (XML)04jnlp\##
    ooo00000Q0T0Z111@1@1J1O1O1O1O1O`N9069Q19PU0Eorg.n8gray.jsp-sourceJSP Source Filetext/x-jsp03jsp0:text/x-jsp\##
    ooo000P0Q0T0T0e1515151M1M1M1M1M`N9060?org.n8gray.lispLisp Source File02sb04lisp03lsp03asd02el\##
    ooo000P0Q0T0T0i1=1=1L1U1U1U1U1U`N9060Corg.n8gray.makefileMakefile Source Filetext/x-makefile02mk03mak0?text/x-makefile\##
    ooo00000Q0T0T0n1@1@1@1Q1Q1Q1Q1Q`N9060Horg.n8gray.railstemplateRuby on Rails File05rhtml03erb03rjs\##
    ooo000P0Q0T0T0n1@1@1M1j1j1j1j1j`N9060Horg.n8gray.scheme-sourcescheme Source Filetext/x-scheme03scm02ss03sls03sps03sld03sch\##
    ooo000P0Q0T0T131J1J1T1Y1Y1Y1Y1Y`N9060Morg.n8gray.standard-ml-sourceStandard ML Source Filetext/x-sml03sml0:text/x-sml\##
    ooo000P0Q0T0T1A1P1P1_1d1d1d1d1d`N9060[org.n8gray.structured-query-language-sourceSQL Source Fileapplication/sql03sql0?application/sql0:text/x-sql\##
    ooo000P0Q0T0T0h1;1;1I1L1L1L1L1L`N9060Borg.n8gray.verilogVerilog Source Filetext/x-verilog01v\##
    ooo000P0Q0T0T0e15151@1F1F1F1F1F`N9060?org.n8gray.vhdlVHDL Source Filetext/x-vhdl04vhdl\##
    ooo00000Q0T0T0f17171L1S1S1S1S1S`N9060@org.n8gray.xhtmlXHTML Source Fileapplication/xhtml+xml05xhtml\##
    ooo00000Q0W0W0h1818181>1>1>1>1>`N9QC9060?org.sbarex.confConf Source File04conf\##
    ooo000P0Q0W0W0h18181C1I1I1I1I1I`N9QC9060?org.sbarex.dartDart Source Filetext/x-dart04dart0Dapplication/vnd.dart0;text/x-dart\##
    ooo000P0Q0W0W111Q1Q1i1n1n1n1n1n`N9QC9060Horg.sbarex.ms-powershellMicrosoft Powershell source fileapplication/x-powershell03ps1\##
    ooo00000Q0W0W181X1X202626262626`N9QC9060Oorg.sbarex.ms-powershell-moduleMicrosoft Powershell module fileapplication/x-powershell04psm1\##
    ooo00000Q0W0W1A1e1e2=2C2C2C2C2C`N9QC9060Xorg.sbarex.ms-powershell-module-manifestMicrosoft Powershell module manifestapplication/x-powershell04psd1\##
    ooo000P0Q0W0W0g16161@1E1E1E1E1E`N9QC9060>org.sbarex.nimNim Source Filetext/x-nim03nim06nimrod\##
    ooo000P0Q0T0T0e1=1=1P1T1T1T1T1T`F9QB0?org.vim.as-fileActionScript Source Filetext/x-actionscript02as0Ctext/x-actionscript\##
    ooo00000Q0T0T0f12121<1F1F1F1F1F`F9QB0@org.vim.asp-fileASP documenttext/x-asp03asp03asa0:text/x-asp\##
    ooo00000Q0T0T0g17171B1Z1Z1Z1Z1Z`F9QB0Aorg.vim.aspx-fileASP.NET documenttext/x-aspx04aspx04ascx04asmx04ashx0;text/x-aspx\##
    ooo00000Q0T0T0f19191M1R1R1R1R1R`F9QB0@org.vim.bib-fileBibTeX bibliographyapplication/x-bibtex03bib0Dapplication/x-bibtex\##
    ooo00000Q0T0T0f1616161;1;1;1;1;`F9QB0@org.vim.bsh-fileBeanShell script03bsh\##
    ooo00000Q0T0T0g1B1B1B1H1H1H1H1H`F9QB0Aorg.vim.cfdg-fileContext Free Design Grammar04cfdg\##
    ooo00000Q0T0T0f1818181U1U1U1U1U`F9QB0@org.vim.cfg-fileConfiguration file03cfg04conf06config08htaccess\##
    ooo00000Q0T0T0f10101B1M1M1M1M1M`F9QB0@org.vim.cgi-fileCGI scripttext/x-perl-script03cgi04fcgi\##
    ooo000P0Q0T0T0e13131@1D1D1D1D1D`F9QB0?org.vim.cs-fileC# Source Filetext/x-csharp02cs0=text/x-csharp\##
    ooo000P0Q0T0T0f1;1;1C1H1H1H1H1H`F9QB0@org.vim.css-fileCascading style sheettext/css03css\##
    ooo00000Q0T0T0f1<1<1D1I1I1I1I1I`F9QB0@org.vim.csv-fileComma separated valuestext/csv03csv\##
    ooo00000Q0T0T0f1>1>1Q1V1V1V1V1V`F9QB0@org.vim.dtd-fileDocument Type Definitionapplication/xml-dtd03dtd\##
    ooo00000Q0T0T0h19191E1L1L1L1L1L`F9QB0Borg.vim.dylan-fileDylan Source Filetext/x-dylan05dylan0<text/x-dylan\##
    ooo000P0Q0T0T0f18181E1O1O1O1O1O`F9QB0@org.vim.erl-fileErlang Source Filetext/x-erlang03erl03hrl0=text/x-erlang\##
    ooo00000Q0T0T0j1>1>1>1G1G1G1G1G`F9QB0Dorg.vim.fscript-fileF-Script Source File07fscript\##
    ooo00000Q0T0T0f1212121?1?1?1?1?`F9QB0@org.vim.gtd-fileGTD document03gtd06gtdlog\##
    ooo000P0Q0T0T0e18181F1O1O1O1O1O`F9QB0?org.vim.hs-fileHaskell Source Filetext/x-haskell02hs03lhs0>text/x-haskell\##
    ooo00000Q0T0T0f18181E1J1J1J1J1J`F9QB0@org.vim.ics-fileiCalendar scheduletext/calendar03ics\##
    ooo00000Q0T0T0f1212121717171717`F9QB0@org.vim.inc-fileInclude file03inc\##
    ooo00000Q0T0T0f1D1D1N1S1S1S1S1S`F9QB0@org.vim.ini-fileMS Windows initialization filetext/x-ini03ini\##
    ooo00000Q0T0T0e13131<1@1@1@1@1@`F9QB0?org.vim.io-fileIo Source Filetext/x-io02io09text/x-io\##
    ooo00000Q0T0T0f16161@1E1E1E1E1E`F9QB0@org.vim.jsp-fileJava Server Pagetext/x-jsp03jsp0:text/x-jsp\##
    ooo000P0Q0T0T0g17171I1d1d1d1d1d`F9QB0Aorg.vim.lisp-fileLISP Source Filetext/x-common-lisp04lisp02cl01l03lsp03mud02el\##
    ooo00000Q0T0T0f0n0n181=1=1=1=1=`F9QB0@org.vim.log-fileLog filetext/x-log03log0:text/x-log\##
    ooo00000Q0T0T0h12121>1K1K1K1K1K`F9QB0Borg.vim.patch-filePatch Filetext/x-patch05patch04diff0<text/x-patch\##
    ooo00000Q0T0T0f1F1F1F1K1K1K1K1K`F9QB0@org.vim.pch-fileC Precompiled Header Source File03pch\##
    ooo00000Q0T0T0m1A1A1W1c1c1c1c1c`F9QB0Gorg.vim.properties-fileJava properties filetext/x-java-properties0:properties0Ftext/x-java-properties\##
    ooo00000Q0T0T0f1?1?1I1N1N1N1N1N`F9QB0@org.vim.rst-filereStructuredText documenttext/x-rst03rst0:text/x-rst\##
    ooo000P0Q0T0T0f18181E1O1O1O1O1O`F9QB0@org.vim.scm-fileScheme Source Filetext/x-scheme03scm03sch\##
    ooo000P0Q0T0T0f15151D1I1I1I1I1I`F9QB0@org.vim.sql-fileSQL Source Fileapplication/sql03sql0?application/sql0:text/x-sql\##
    ooo000P0Q0T0T0f15151F1K1K1K1K1K`F9QB0@org.vim.tcl-fileTcl Source Fileapplication/x-tcl03tcl\##
    ooo000P0Q0T0T0f0n0n181V1V1V1V1V`F9QB0@org.vim.tex-fileTeX Filetext/x-tex03tex03sty03cls03ltx03ins03dtx\##
    ooo00000Q0T0T0f1:1:1S1X1X1X1X1X`F9QB0@org.vim.tsv-fileTab separated valuestext/tab-separated-values03tsv\##
    ooo000P0Q0T0T0d1;1;1I1L1L1L1L1L`F9QB0>org.vim.v-fileVerilog HDL Source Filetext/x-verilog01v\##
    ooo000P0Q0T0T0e1=1=1F1J1J1J1J1J`F9QB0?org.vim.vb-fileVisual Basic Source Filetext/x-vb02vb09text/x-vb0=text/x-vbasic0?text/x-vbdotnet\##
    ooo00000Q0T0T0e1C1C1C1G1G1G1G1G`F9QB0?org.vim.vh-fileVerilog HDL Header Source File02vh\##
    ooo000P0Q0T0T0g17171B1M1M1M1M1M`F9QB0Aorg.vim.vhdl-fileVHDL Source Filetext/x-vhdl04vhdl03vhd\##
    ooo00000Q0T0T0g19191D1`1`1`1`1``F9QB0Aorg.vim.wiki-fileMediawiki documenttext/x-wiki04wiki09wikipedia09mediawiki0;text/x-wiki\##
    ooo00000Q0T0T0f14141H1S1S1S1S1S`F9QB0@org.vim.xsl-fileXSL stylesheetapplication/xslt+xml03xsl04xslt0Dapplication/xslt+xml\##
    ooo00000Q0T0T0g14141D1O1O1O1O1O`F9QB0Aorg.vim.yaml-fileYAML documentapplication/yaml04yaml03yml0@application/yaml\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var barebonesBbeditScssSource: Self { Self(number: 78282) }
  @inlinable @inline(__always) package static var barebonesBbeditTexSource: Self { Self(number: 77855) }
  @inlinable @inline(__always) package static var barebonesBbeditTypescriptSource: Self { Self(number: 77887) }
  @inlinable @inline(__always) package static var coteditorAWK: Self { Self(number: 78289) }
  @inlinable @inline(__always) package static var coteditorLisp: Self { Self(number: 78072) }
  @inlinable @inline(__always) package static var coteditorScheme: Self { Self(number: 77945) }
  @inlinable @inline(__always) package static var coteditorVerilog: Self { Self(number: 77858) }
  @inlinable @inline(__always) package static var coteditorVhdl: Self { Self(number: 77921) }
  @inlinable @inline(__always) package static var macromatesTextmateLisp: Self { Self(number: 77959) }
  @inlinable @inline(__always) package static var macromatesTextmateScheme: Self { Self(number: 77927) }
  @inlinable @inline(__always) package static var macromatesTextmateStandardML: Self { Self(number: 77958) }
  @inlinable @inline(__always) package static var texShopTex: Self { Self(number: 78193) }
  @inlinable @inline(__always) package static var n8grayAWK: Self { Self(number: 78140) }
  @inlinable @inline(__always) package static var n8grayBat: Self { Self(number: 78186) }
  @inlinable @inline(__always) package static var n8grayLisp: Self { Self(number: 78078) }
  @inlinable @inline(__always) package static var n8grayMakefile: Self { Self(number: 78310) }
  @inlinable @inline(__always) package static var n8grayScheme: Self { Self(number: 77879) }
  @inlinable @inline(__always) package static var n8grayStandardMLSource: Self { Self(number: 77949) }
  @inlinable @inline(__always) package static var n8grayStructuredQueryLanguageSource: Self { Self(number: 78226) }
  @inlinable @inline(__always) package static var n8grayVerilog: Self { Self(number: 78001) }
  @inlinable @inline(__always) package static var n8grayVhdl: Self { Self(number: 78271) }
  @inlinable @inline(__always) package static var sbarexDart: Self { Self(number: 78294) }
  @inlinable @inline(__always) package static var sbarexPowerShell: Self { Self(number: 77906) }
  @inlinable @inline(__always) package static var sbarexNim: Self { Self(number: 77894) }
  @inlinable @inline(__always) package static var vimASFile: Self { Self(number: 78038) }
  @inlinable @inline(__always) package static var vimCSFile: Self { Self(number: 78167) }
  @inlinable @inline(__always) package static var vimCSSFile: Self { Self(number: 77871) }
  @inlinable @inline(__always) package static var vimERLFile: Self { Self(number: 77884) }
  @inlinable @inline(__always) package static var vimHSFile: Self { Self(number: 78225) }
  @inlinable @inline(__always) package static var vimLispFile: Self { Self(number: 78194) }
  @inlinable @inline(__always) package static var vimSCMFile: Self { Self(number: 78041) }
  @inlinable @inline(__always) package static var vimSQLFile: Self { Self(number: 78199) }
  @inlinable @inline(__always) package static var vimTclFile: Self { Self(number: 78046) }
  @inlinable @inline(__always) package static var vimTexFile: Self { Self(number: 78035) }
  @inlinable @inline(__always) package static var vimVFile: Self { Self(number: 78285) }
  @inlinable @inline(__always) package static var vimVBFile: Self { Self(number: 78269) }
  @inlinable @inline(__always) package static var vimVhdlFile: Self { Self(number: 78059) }
}
