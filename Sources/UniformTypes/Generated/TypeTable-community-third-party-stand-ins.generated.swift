// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityThirdPartyStandIns: StaticString = ##"""
    2g50000SU1C800014n4;K0000000000003X:0000000000000000000000000000000000000002H72]?0000000000000KQ\##
    0000000W[3;80003I_0000000001G<0000003Rg0000003NJ0000000000000000001<D2iA0000000000003TS0000000M=\##
    00000010j1871KS1]k3=M1jb00000000000000000000000000000037000000000000000000000000033b000000000000\##
    0000Y712Z0000001_;2=50eX1n[0000000000000000000000000000000000000002In3`c0000U>1Ze0000002k=000000\##
    0001?`0000000000000j:0ao0001\_0000000000o<0000000000001EZ1I61>R1WX0000000000000000000000003gB000\##
    00020Y0000V]0000001DH3@g0000000000000000000000000002oG00000000000000000000000000000000013_3Od000\##
    00000000000000000000000000016]0000000000000000000000001OR41N26J2P=3>l0001lL3lX00000019O3[<4011V8\##
    0000000000000000000000003Q?0001AE49l0000000000000000000002`A0000004=J0000R30gU0000003BK0002cL000\##
    1MU3Gm0000000000000000000002RO0000`M0000000003]a0000000000002Ma0000001dB0000002442Zc000000000000\##
    0003h_2Ki2^c0000000000004?E0001hI0000000000000000000000000000000000000000000000000002Wf000000000\##
    1eJ0000000000001=N3KF0000000000000000000000000000000004360000000002V=3Le000000000000000000000000\##
    28X0003eW0000003VC1Y@0ck0000002Y=1U00000000001c40000l23bF3_F1;;2EF3F>3n90000000003DD000000000000\##
    0000000000000^A0000003d<0000000000000000002:l0001`K3YK2m42C40H000000000000000000000000048E000000\##
    0000000000000000000002T;0000003jl1a]0000000000000000000000ZN0000Pf2a_00000000000000000046>00030e\##
    0000000002A60000000000001S13\X0Ih00000044`0000000000OL0000000000003520000000000000\G00022U000000\##
    0000000000000000002e=0000000000000001Q[39000000000032=2?8000000000000000000000000000000000000000\##
    ooo00000S0V0V1>1T1T1^1h1h1h1h1h1h`N9060Vcom.barebones.bbedit.ini-configurationINI configuration filetext/x-ini03cfg03ini\##
    ooo000P0S0V0V181H1H1S1Y1Y1Y1Y1Y1Y`N9060Pcom.barebones.bbedit.scss-sourceSCSS source filetext/x-scss04scss\##
    ooo000P0S0V0V171F1F1P1\1\1\1\1\1\`N9060Ocom.barebones.bbedit.tex-sourceTeX source filetext/x-tex03tex05latex\##
    ooo000P0S0V0V1>1T1T1l2?2?2?2?2?2?`N9060Vcom.barebones.bbedit.typescript-sourceTypeScript source fileapplication/x-typescript02ts03tsx03mts03cts\##
    ooo000P0[0^0^111;1;1E1J1J1J1J1J1J`N0000000191R0Acom.coteditor.awkAWK scripttext/x-awk03awk\##
    ooo00000S0V0V0j1717171=1=1=1=1=1=`B9QC0Bcom.coteditor.confConfiguration04conf\##
    ooo000P0S0V0V0j15151G1R1R1R1R1R1R`N9060Bcom.coteditor.lispLisp scripttext/x-common-lisp04lisp03lsp\##
    ooo00000S0V0V0j15151@1L1L1L1L1L1L`N9060Bcom.coteditor.mojoMojo scripttext/x-mojo04mojo04🔥0;text/x-mojo\##
    ooo000P0S0V0V0l19191F1O1O1O1O1O1O`N9060Dcom.coteditor.schemeScheme scripttext/x-scheme03scm02ss\##
    ooo00000S0V0V0j0n0n0n0n0n0n0n0n0n`F9QB0Bcom.coteditor.uuidUUID\##
    ooo000P0S0V0V0m1;1;1I1L1L1L1L1L1L`N9060Ecom.coteditor.verilogVerilog sourcetext/x-verilog01v\##
    ooo000P0S0V0V0j1515151:1G1G1G1G1G`N9060Bcom.coteditor.vhdlVHDL source03vhd0;text/x-vhdl\##
    ooo00000[0^0^1B1L1L1^1i1i1i1i1i1i`N0000000191R0Rcom.macromates.textmate.cgi-scriptCGI scripttext/x-perl-script03cgi04fcgi\##
    ooo00000S0V0V1;1M1M1M1j1j1j1j1j1j`B9QC0Scom.macromates.textmate.config-fileConfiguration file03cfg04conf06config08htaccess\##
    ooo00000S0V0V131?1o1o2<2<2<2<2<2<`F9QB0Kcom.macromates.textmate.gtdGTD documenthttp://en.wikipedia.org/wiki/Getting_Things_Done03gtd06gtdlog\##
    ooo00000S0V0V1<1H1H1H1M1M1M1M1M1M`N9060Tcom.macromates.textmate.include-fileInclude file03inc03inc\##
    ooo000P0S0V0V141?1?1Q1l1l1l1l1l1l`N9060Lcom.macromates.textmate.lispLisp sourcetext/x-common-lisp04lisp02cl01l03lsp03mud02el\##
    ooo00000S0V0V141?1?1J1P1P1P1P1P1P`N9060Lcom.macromates.textmate.logoLogo sourcetext/x-logo04logo0;text/x-logo\##
    ooo000P0S0V0V161C1V1c1m1m1m1m1m1m`N9060Ncom.macromates.textmate.schemeScheme sourcehttp://www.r6rs.orgtext/x-scheme03scm03sch\##
    ooo00000S0V0V161E2P2P2U2U2U2U2U2U`B9QC0Ncom.macromates.textmate.setextSetext documenthttp://docutils.sourceforge.net/mirror/setext/setext_concepts_Aug92.etx.txt03ext\##
    ooo000P0S0V0V1;1M1M1W1\1\1\1\1\1\`N9060Scom.macromates.textmate.standard-mlStandard ML sourcetext/x-sml03sml0:text/x-sml\##
    ooo000P0S0V0V0j121212171J1J1J1J1J`F9QB0Bedu.uo.texshop.texTeX File03tex0Aapplication/x-tex0?application/tex08text/tex03toc03aux03bbl03bbx03cbx03cls03dtx03ins05latex03lbx03ltx04mkii04mkiv04mkvi03sty03toc\##
    ooo0000161<1<1J1S1S1S1^1^1^1^1^1^h20000008000000000000000000000000000410:11[0<io.iina.3gpp3GPP File033gp043gpp\##
    ooo0000161<1<1K1U1U1U1`1`1`1`1`1`h20000008000000000000000000000000000810:10\0=io.iina.3gpp23GPP2 File033g2043gp2\##
    ooo00000X0[0[0h101010151515151515h20000810=0;io.iina.aacAAC file03aac\##
    ooo00000X0[0[0h1515151?1?1?1?1?1?h20000810=0;io.iina.ac3Digital Audio03ac303a52\##
    ooo0000171=1=1K1T1T1T1_1_1_1_1_1_h20000800000000000000000000000000000P110=13T0<io.iina.aiffAIFF file04aiff03aif\##
    ooo00000X0[0[0h1E1E1E1J1J1J1J1J1Jh20000810=0;io.iina.apeMonkey's Audio Lossless Audio03ape\##
    ooo00000Z0]0]0j1C1C1C1H1H1H1H1H1Hh2000000810:0;io.iina.asfAdvanced Streaming Format03asf\##
    ooo0000171=1=1J1W1W1W1\1\1\1\1\1\h200000080000000000000000000000000000P10:13i0;io.iina.aviAVI container03avi\##
    ooo00000S0V0V0c0c0c14191919191919`B9QC0;io.iina.cueapplication/x-cue03cue\##
    ooo00000Z0]0]0k1414141:1:1:1:1:1:h2000000810:0<io.iina.divxDivX file04divx\##
    ooo00000Z0]0]0i101010141414141414h2000000810:0:io.iina.dvDV file02dv\##
    ooo00000X0[0[0i1818181>1>1>1>1>1>h20000810=0<io.iina.flacFLAC Audio File04flac\##
    ooo00000Z0]0]0l1<1<1<1U1U1U1U1U1Uh2000000810:0=io.iina.flashFlash Video File03flv03f4v03f4p03f4a03f4b\##
    ooo00000m10101=1F1F1F1K1V1V1V1V1V`20000002000000000000000000@51k0;io.iina.gifGIF image03gif09image/gif0;image/x-gif\##
    ooo00000X0[0[0h1;1;1;1@1@1@1@1@1@h20000810=0;io.iina.mkaMatroska Audio File03mka\##
    ooo00000Z0]0]0j1=1=1=1B1B1B1B1B1Bh2000000810:0;io.iina.mkvMatroska Video File03mkv\##
    ooo00000X0[0[0o1>1>1>1R1R1R1R1R1Rh20000810=0Bio.iina.mpeg-audioMPEG Audio File03m2a03mp103mp203mpa\##
    ooo00000Z0]0`151B1B1L1j1j1j1j1j1jh2000000810:12O0Cio.iina.mpeg-streamMPEG-2 Streamvideo/mpeg03m2p02ps02ts04m2ts03mts04mt2s\##
    ooo00001<1B1B1V1e1e1e2M2M2M2M2M2Mh20000008000000000000000000000000000000000P10:12O0Bio.iina.mpeg-videoMPEG Video File03mpg04mpeg05mpeg105mpeg203m1v03m2v03mpv\##
    ooo00001<1B1B1W1g1g1g222222222222h20000800000000000000000000000000000000000@10=11C0Cio.iina.mpeg3-audioMPEG3 Audio File03mp304mpg3\##
    ooo00001=1C1C1X1h1h1h1m1m1m1m1m1mh200008000000000000000000000000000000000000410=1170Cio.iina.mpeg4-audioMPEG4 Audio File03m4a\##
    ooo00001=1C1C1X1h1h1h292929292929h200000080000000000000000000000000000000000210:11N0Cio.iina.mpeg4-videoMPEG4 Video File03mp405mpeg403m4v\##
    ooo00000X0[0[0n1<1<1<1F1F1F1F1F1Fh20000810=0Aio.iina.ogg-audioOgg Audio File03ogg03oga\##
    ooo00001A1D1D1W1e1e1e1o1o1o1o1o1oh2000000800000000000000000000000000000000000000@11`0Aio.iina.ogg-videoOgg Video File03ogm03ogv\##
    ooo00000X0[0[0i121212181818181818h20000810=0<io.iina.opusOPUS file04opus\##
    ooo00000S0V0V0h0h0h1E1P1P1P1P1P1P`B9QC0@io.iina.playlistapplication/vnd.apple.mpegurl04m3u803m3u\##
    ooo00000Z0]0]101I1I1I1X1X1X1X1X1Xh2000000810:0Aio.iina.quicktimeApple QuickTime container03mov04moov02qt\##
    ooo00000Z0]0]101F1F1F1U1U1U1U1U1Uh2000000810:0Aio.iina.realmediaRealPlayer Media Files02rm03ram04rmvb\##
    ooo00001A1D1D1Q1e1e1e1j1j1j1j1j1jh2000000800000000000000000000000000000000000000@11`0;io.iina.vobVOB File (DVD Video)03vob\##
    ooo00000X0[0[0h1717171<1<1<1<1<1<h20000810=0;io.iina.wavWAVE Audio File03wav\##
    ooo00000Z0]0]0k1:1:1:1@1@1@1@1@1@h2000000810:0<io.iina.webmWebM Video File04webm\##
    ooo00000X0[0[0h1;1;1;1@1@1@1@1@1@h20000810=0;io.iina.wmaWindows Media Audio03wma\##
    ooo00000Z0]0]0j1=1=1=1B1B1B1B1B1Bh2000000810:0;io.iina.wmvWindows Media Video03wmv\##
    ooo00000Z0]0]0j1B1B1B1G1G1G1G1G1Gh2000000810:0;io.iina.wtvWindows Recorded TV Show03wtv\##
    ooo00000X0[0[0g1:1:1:1>1>1>1>1>1>h20000810=0:io.iina.wvWavePack Audio File02wv\##
    ooo00000X0[0[0g141414181818181818h20000810=0:io.iina.xmXM audio file02xm\##
    ooo00000S0V0V0b122F2F2K2W2W2W2W2W`F9QB0:io.mpv.aqtAQTitle Subtitlehttps://web.archive.org/web/20070210095721/http://www.volny.cz/aberka/czech/aqt.html03aqt0:text/plain0:text/ascii0:text/x-log\##
    ooo00000S0V0V0b1;1[1[1e2121212121`F9QB0:io.mpv.assSubStation Alpha Subtitlehttps://github.com/libass/libass03ass03ssa0:text/plain0:text/ascii0:text/x-log\##
    ooo00000Z0]0]0j141H1H1N1Z1Z1Z1Z1Zh2000000810:0;io.mpv.divxDIVX Videohttps://www.divx.com04divx0:video/divx\##
    ooo00000X0[0[0g101^1^1c2222222222h20000810=0:io.mpv.dtsDTS Audiohttps://wiki.multimedia.cx/index.php?title=DTS03dts0=audio/vnd.dts0;audio/x-dts\##
    ooo00000Z0]0]0j1:1]1]1b1n1n1n1n1nh2000000810:0;io.mpv.h263H.263 raw streamhttps://www.itu.int/rec/T-REC-H.263032630:video/h263\##
    ooo00000Z0]0]0j181[1[1`1l1l1l1l1lh2000000810:0;io.mpv.h264AVC raw streamhttps://www.itu.int/rec/T-REC-H.264032640:video/h264\##
    ooo00000Z0]0]0j191I1I1O1O1O1O1O1Oh2000000810:0;io.mpv.hevcHEVC raw streamhttp://hevc.info04hevc\##
    ooo00000S0V0V0b121]1]1b1n1n1n1n1n`F9QB0:io.mpv.jssJACOSub Subtitlehttp://unicorn.us.com/jacosub/jscripts.html03jss0:text/plain0:text/ascii0:text/x-log\##
    ooo00000Z0]0]0j1H1`1`1f2>2>2>2>2>h2000000810:0;io.mpv.mk3dMatroska stereoscopic/3D videohttps://www.matroska.org04mk3d0Fapplication/x-matroska\##
    ooo00000Z0]0`0l1C1f1f2D2D2D2D2D2Dh2000000810:1040:io.mpv.mtsMPEG-2 Transport Streamhttps://en.wikipedia.org/wiki/.m2ts03trp03m2t04m2ts03mts03mtv02ts\##
    ooo00000Z0]0]0i1A1g1g1l2929292929h2000000810:0:io.mpv.nsvNullsoft Streaming Videohttps://en.wikipedia.org/wiki/Nullsoft03nsv0;video/x-nsv\##
    ooo00000X0[0[0g101c1c1h2323232323h20000810=0:io.mpv.pcmPCM Audiohttps://en.wikipedia.org/wiki/Pulse-code_modulation03pcm09audio/pcm\##
    ooo00000S0V0V0a12121F1J1V1V1V1V1V`F9QB09io.mpv.rtRealText Subtitletext/vnd.rn-realtext02rt0:text/plain0:text/ascii0:text/x-log\##
    ooo00000S0V0V0b0o1Q1Q1\1n1n1n1n1n`F9QB0:io.mpv.smiSAMI Subtitlehttps://en.wikipedia.org/wiki/SAMI03smi04smil0@application/smil\##
    ooo00000S0V0V0b131Y1Y1^1j1j1j1j1j`F9QB0:io.mpv.subMicroDVD Subtitlehttps://en.wikipedia.org/wiki/MicroDVD03sub0:text/plain0:text/ascii0:text/x-log\##
    ooo00000S0V0V0e141X1X1]2323232323`F9QB0=io.mpv.subripSubRip Subtitlehttps://en.wikipedia.org/wiki/SubRip03srt0Dapplication/x-subrip0Aapplication/x-srt0:text/x-srt0=text/x-subrip\##
    ooo00000Z0]0]0i161\1\1g1g1g1g1g1gh2000000810:0:io.mpv.vcdVideo CD Filehttps://en.wikipedia.org/wiki/Video_CD03vcd04svcd\##
    ooo00000Z0]0]0i151V1V1[1k1k1k1k1kh2000000810:0:io.mpv.vobVideo Objecthttps://en.wikipedia.org/wiki/VOB03vob0>video/x-ms-vob\##
    ooo00000S0V0V0e141^1^1h1h1h1h1h1hP28P70=io.mpv.vobsubVobSub Subtitlehttps://en.wikipedia.org/wiki/DirectVobSub03idx03sub\##
    ooo0000141:1:1G1Q1l1l222>2>2>2>2>h200000080000000000000000000000000P10:12f0;io.mpv.webmWebM Videohttps://www.webmproject.org04webm0:video/webm0<video/x-webm\##
    ooo00000Z0]0]0i1<1m1m222B2B2B2B2Bh2000000810:0:io.mpv.wmvWindows Media Videohttps://en.wikipedia.org/wiki/Windows_Media_Video03wmv0>video/x-ms-wmv\##
    ooo00000Z0]0]0j141H1H1N1\1\1\1\1\h2000000810:0;io.mpv.xvidXVID Videohttps://www.xvid.org04xvid0<video/x-xvid\##
    ooo00000Z0]0]0i191m1m222222222222h2000000810:0:io.mpv.y4mYUV4MPEG2 streamhttps://wiki.multimedia.cx/index.php?title=YUV4MPEG203y4m\##
    ooo00000Z0]0]0i131T1T1Y1Y1Y1Y1Y1Yh2000000810:0:io.mpv.yuvYUV streamhttps://en.wikipedia.org/wiki/YUV03yuv\##
    ooo000P0S0V0V0f18181B1G1G1G1G1G1G`N9060>org.n8gray.awkG(AWK) Source Filetext/x-awk03awk\##
    ooo000P0S0V0V0f1;1;1L1V1V1V1V1V1V`N9060>org.n8gray.batDOS Batch Source Fileapplication/x-bat03bat03cmd\##
    ooo00001>1D1D1\1e1e212>2>2>2>2>2>`N000000010000000000000000000000000000000000891R9P\0Forg.n8gray.diff-scriptDiff Filetext/x-patch04diff05patch0<text/x-patch\##
    ooo00000S0V0V0f15151A1F1F1F1F1F1F`N9060>org.n8gray.idlIDL Source Filetext/x-qmake03pro0<text/x-qmake\##
    ooo00000S0V0V0m1=1=1=1B1N1N1N1N1N`N9060Eorg.n8gray.ini-source.ini Source File03ini0:text/x-ini\##
    ooo00000S0V0V101H1H1H1N1N1N1N1N1N`b9PU0Horg.n8gray.javainstallerJava Web Installer (XML)04jnlp\##
    ooo00000S0V0\131B1B1L1Q1Q1Q1Q1Q1Q`N9069Q19PU0Eorg.n8gray.jsp-sourceJSP Source Filetext/x-jsp03jsp0:text/x-jsp\##
    ooo000P0S0V0V0g17171I1a1a1a1a1a1a`N9060?org.n8gray.lispLisp Source Filetext/x-common-lisp02sb04lisp03lsp03asd02el\##
    ooo000P0S0V0V0k1?1?1N1W1W1W1W1W1W`N9060Corg.n8gray.makefileMakefile Source Filetext/x-makefile02mk03mak0?text/x-makefile\##
    ooo00000S0V0V101B1B1L1]1]1]1]1]1]`N9060Horg.n8gray.railstemplateRuby on Rails Filetext/x-erb05rhtml03erb03rjs0Aapplication/x-erb0:text/x-erb\##
    ooo000P0S0V0V101B1B1O1l1l1l1l1l1l`N9060Horg.n8gray.scheme-sourcescheme Source Filetext/x-scheme03scm02ss03sls03sps03sld03sch\##
    ooo000P0S0V0V151L1L1V1[1[1[1[1[1[`N9060Morg.n8gray.standard-ml-sourceStandard ML Source Filetext/x-sml03sml0:text/x-sml\##
    ooo000P0S0V0V1C1R1R1a1f1f1f1f1f1f`N9060[org.n8gray.structured-query-language-sourceSQL Source Fileapplication/sql03sql0?application/sql0:text/x-sql\##
    ooo000P0S0V0V0j1=1=1K1N1N1N1N1N1N`N9060Borg.n8gray.verilogVerilog Source Filetext/x-verilog01v\##
    ooo000P0S0V0V0g17171B1H1H1H1H1H1H`N9060?org.n8gray.vhdlVHDL Source Filetext/x-vhdl04vhdl\##
    ooo00000S0V0V0h19191N1U1U1U1U1U1U`N9060@org.n8gray.xhtmlXHTML Source Fileapplication/xhtml+xml05xhtml\##
    ooo00000S0Y0Y0j1:1:1:1@1@1@1@1@1@`N9QC9060?org.sbarex.confConf Source File04conf\##
    ooo000P0S0Y0Y0j1:1:1E1K1K1K1K1K1K`N9QC9060?org.sbarex.dartDart Source Filetext/x-dart04dart0Dapplication/vnd.dart0;text/x-dart\##
    ooo000P0S0Y0Y131S1S1k202020202020`N9QC9060Horg.sbarex.ms-powershellMicrosoft Powershell source fileapplication/x-powershell03ps1\##
    ooo00000S0Y0Y1:1Z1Z22282828282828`N9QC9060Oorg.sbarex.ms-powershell-moduleMicrosoft Powershell module fileapplication/x-powershell04psm1\##
    ooo00000S0Y0Y1C1g1g2?2E2E2E2E2E2E`N9QC9060Xorg.sbarex.ms-powershell-module-manifestMicrosoft Powershell module manifestapplication/x-powershell04psd1\##
    ooo000P0S0Y0Y0i18181B1G1G1G1G1G1G`N9QC9060>org.sbarex.nimNim Source Filetext/x-nim03nim06nimrod\##
    ooo000P0S0V0V0g1?1?1R1V1V1V1V1V1V`F9QB0?org.vim.as-fileActionScript Source Filetext/x-actionscript02as0Ctext/x-actionscript\##
    ooo00000S0V0V0h14141>1H1H1H1H1H1H`F9QB0@org.vim.asp-fileASP documenttext/x-asp03asp03asa0:text/x-asp\##
    ooo00000S0V0V0i19191D1\1\1\1\1\1\`F9QB0Aorg.vim.aspx-fileASP.NET documenttext/x-aspx04aspx04ascx04asmx04ashx0;text/x-aspx\##
    ooo00000S0V0V0h1;1;1O1T1T1T1T1T1T`F9QB0@org.vim.bib-fileBibTeX bibliographyapplication/x-bibtex03bib0Dapplication/x-bibtex\##
    ooo00000S0V0V0h18181H1M1M1M1M1M1M`F9QB0@org.vim.bsh-fileBeanShell scripttext/x-beanshell03bsh0@text/x-beanshell\##
    ooo00000S0V0V0i1D1D1O1U1U1U1U1U1U`F9QB0Aorg.vim.cfdg-fileContext Free Design Grammartext/x-cfdg04cfdg0;text/x-cfdg\##
    ooo00000S0V0V0h1:1:1:1W1W1W1W1W1W`F9QB0@org.vim.cfg-fileConfiguration file03cfg04conf06config08htaccess\##
    ooo00000S0V0V0h12121D1O1O1O1O1O1O`F9QB0@org.vim.cgi-fileCGI scripttext/x-perl-script03cgi04fcgi\##
    ooo000P0S0V0V0g15151B1F1F1F1F1F1F`F9QB0?org.vim.cs-fileC# Source Filetext/x-csharp02cs0=text/x-csharp\##
    ooo000P0S0V0V0h1=1=1E1J1J1J1J1J1J`F9QB0@org.vim.css-fileCascading style sheettext/css03css\##
    ooo00000S0V0V0h1>1>1F1K1K1K1K1K1K`F9QB0@org.vim.csv-fileComma separated valuestext/csv03csv\##
    ooo00000S0V0V0h1@1@1S1X1X1X1X1X1X`F9QB0@org.vim.dtd-fileDocument Type Definitionapplication/xml-dtd03dtd\##
    ooo00000S0V0V0j1;1;1G1N1N1N1N1N1N`F9QB0Borg.vim.dylan-fileDylan Source Filetext/x-dylan05dylan0<text/x-dylan\##
    ooo000P0S0V0V0h1:1:1G1Q1Q1Q1Q1Q1Q`F9QB0@org.vim.erl-fileErlang Source Filetext/x-erlang03erl03hrl0=text/x-erlang\##
    ooo00000S0V0V0l1@1@1N1W1W1W1W1W1W`F9QB0Dorg.vim.fscript-fileF-Script Source Filetext/x-fscript07fscript0>text/x-fscript\##
    ooo00000S0V0V0h1414141A1A1A1A1A1A`F9QB0@org.vim.gtd-fileGTD document03gtd06gtdlog\##
    ooo000P0S0V0V0g1:1:1H1Q1Q1Q1Q1Q1Q`F9QB0?org.vim.hs-fileHaskell Source Filetext/x-haskell02hs03lhs0>text/x-haskell\##
    ooo00000S0V0V0h1:1:1G1L1L1L1L1L1L`F9QB0@org.vim.ics-fileiCalendar scheduletext/calendar03ics\##
    ooo00000S0V0V0h141414191919191919`F9QB0@org.vim.inc-fileInclude file03inc\##
    ooo00000S0V0V0h1F1F1P1U1U1U1U1U1U`F9QB0@org.vim.ini-fileMS Windows initialization filetext/x-ini03ini\##
    ooo00000S0V0V0g15151>1B1B1B1B1B1B`F9QB0?org.vim.io-fileIo Source Filetext/x-io02io09text/x-io\##
    ooo00000S0V0V0h18181B1G1G1G1G1G1G`F9QB0@org.vim.jsp-fileJava Server Pagetext/x-jsp03jsp0:text/x-jsp\##
    ooo000P0S0V0V0i19191K1f1f1f1f1f1f`F9QB0Aorg.vim.lisp-fileLISP Source Filetext/x-common-lisp04lisp02cl01l03lsp03mud02el\##
    ooo00000S0V0V0h10101:1?1?1?1?1?1?`F9QB0@org.vim.log-fileLog filetext/x-log03log0:text/x-log\##
    ooo00000S0V0V0j14141@1M1M1M1M1M1M`F9QB0Borg.vim.patch-filePatch Filetext/x-patch05patch04diff0<text/x-patch\##
    ooo00000S0V0V0h1H1H1H1M1M1M1M1M1M`F9QB0@org.vim.pch-fileC Precompiled Header Source File03pch\##
    ooo00000S0V0V0o1C1C1Y1e1e1e1e1e1e`F9QB0Gorg.vim.properties-fileJava properties filetext/x-java-properties0:properties0Ftext/x-java-properties\##
    ooo00000S0V0V0h1A1A1K1P1P1P1P1P1P`F9QB0@org.vim.rst-filereStructuredText documenttext/x-rst03rst0:text/x-rst\##
    ooo000P0S0V0V0h1:1:1G1Q1Q1Q1Q1Q1Q`F9QB0@org.vim.scm-fileScheme Source Filetext/x-scheme03scm03sch\##
    ooo000P0S0V0V0h17171F1K1K1K1K1K1K`F9QB0@org.vim.sql-fileSQL Source Fileapplication/sql03sql0?application/sql0:text/x-sql\##
    ooo000P0S0V0V0h17171H1M1M1M1M1M1M`F9QB0@org.vim.tcl-fileTcl Source Fileapplication/x-tcl03tcl\##
    ooo000P0S0V0V0h10101:1X1X1X1X1X1X`F9QB0@org.vim.tex-fileTeX Filetext/x-tex03tex03sty03cls03ltx03ins03dtx\##
    ooo00000S0V0V0h1<1<1U1Z1Z1Z1Z1Z1Z`F9QB0@org.vim.tsv-fileTab separated valuestext/tab-separated-values03tsv\##
    ooo000P0S0V0V0f1=1=1K1N1N1N1N1N1N`F9QB0>org.vim.v-fileVerilog HDL Source Filetext/x-verilog01v\##
    ooo000P0S0V0V0g1?1?1H1L1L1L1L1L1L`F9QB0?org.vim.vb-fileVisual Basic Source Filetext/x-vb02vb09text/x-vb0=text/x-vbasic0?text/x-vbdotnet\##
    ooo00000S0V0V0g1E1E1S1W1W1W1W1W1W`F9QB0?org.vim.vh-fileVerilog HDL Header Source Filetext/x-verilog02vh\##
    ooo000P0S0V0V0i19191D1O1O1O1O1O1O`F9QB0Aorg.vim.vhdl-fileVHDL Source Filetext/x-vhdl04vhdl03vhd\##
    ooo00000S0V0V0i1;1;1F1b1b1b1b1b1b`F9QB0Aorg.vim.wiki-fileMediawiki documenttext/x-wiki04wiki09wikipedia09mediawiki0;text/x-wiki\##
    ooo00000S0V0V0h16161J1U1U1U1U1U1U`F9QB0@org.vim.xsl-fileXSL stylesheetapplication/xslt+xml03xsl04xslt0Dapplication/xslt+xml\##
    ooo00000S0V0V0i16161F1Q1Q1Q1Q1Q1Q`F9QB0Aorg.vim.yaml-fileYAML documentapplication/yaml04yaml03yml0@application/yaml\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var barebonesBbeditScssSource: Self { Self(number: 80330) }
  @inlinable @inline(__always) package static var barebonesBbeditTexSource: Self { Self(number: 79903) }
  @inlinable @inline(__always) package static var barebonesBbeditTypescriptSource: Self { Self(number: 79935) }
  @inlinable @inline(__always) package static var coteditorAWK: Self { Self(number: 80337) }
  @inlinable @inline(__always) package static var coteditorLisp: Self { Self(number: 80120) }
  @inlinable @inline(__always) package static var coteditorScheme: Self { Self(number: 79993) }
  @inlinable @inline(__always) package static var coteditorVerilog: Self { Self(number: 79906) }
  @inlinable @inline(__always) package static var coteditorVhdl: Self { Self(number: 79969) }
  @inlinable @inline(__always) package static var macromatesTextmateLisp: Self { Self(number: 80007) }
  @inlinable @inline(__always) package static var macromatesTextmateScheme: Self { Self(number: 79975) }
  @inlinable @inline(__always) package static var macromatesTextmateStandardML: Self { Self(number: 80006) }
  @inlinable @inline(__always) package static var texShopTex: Self { Self(number: 80241) }
  @inlinable @inline(__always) package static var n8grayAWK: Self { Self(number: 80188) }
  @inlinable @inline(__always) package static var n8grayBat: Self { Self(number: 80234) }
  @inlinable @inline(__always) package static var n8grayLisp: Self { Self(number: 80126) }
  @inlinable @inline(__always) package static var n8grayMakefile: Self { Self(number: 80358) }
  @inlinable @inline(__always) package static var n8grayScheme: Self { Self(number: 79927) }
  @inlinable @inline(__always) package static var n8grayStandardMLSource: Self { Self(number: 79997) }
  @inlinable @inline(__always) package static var n8grayStructuredQueryLanguageSource: Self { Self(number: 80274) }
  @inlinable @inline(__always) package static var n8grayVerilog: Self { Self(number: 80049) }
  @inlinable @inline(__always) package static var n8grayVhdl: Self { Self(number: 80319) }
  @inlinable @inline(__always) package static var sbarexDart: Self { Self(number: 80342) }
  @inlinable @inline(__always) package static var sbarexPowerShell: Self { Self(number: 79954) }
  @inlinable @inline(__always) package static var sbarexNim: Self { Self(number: 79942) }
  @inlinable @inline(__always) package static var vimASFile: Self { Self(number: 80086) }
  @inlinable @inline(__always) package static var vimCSFile: Self { Self(number: 80215) }
  @inlinable @inline(__always) package static var vimCSSFile: Self { Self(number: 79919) }
  @inlinable @inline(__always) package static var vimERLFile: Self { Self(number: 79932) }
  @inlinable @inline(__always) package static var vimHSFile: Self { Self(number: 80273) }
  @inlinable @inline(__always) package static var vimLispFile: Self { Self(number: 80242) }
  @inlinable @inline(__always) package static var vimSCMFile: Self { Self(number: 80089) }
  @inlinable @inline(__always) package static var vimSQLFile: Self { Self(number: 80247) }
  @inlinable @inline(__always) package static var vimTclFile: Self { Self(number: 80094) }
  @inlinable @inline(__always) package static var vimTexFile: Self { Self(number: 80083) }
  @inlinable @inline(__always) package static var vimVFile: Self { Self(number: 80333) }
  @inlinable @inline(__always) package static var vimVBFile: Self { Self(number: 80317) }
  @inlinable @inline(__always) package static var vimVhdlFile: Self { Self(number: 80107) }
}
