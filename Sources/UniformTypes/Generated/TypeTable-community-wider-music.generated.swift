// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityWiderMusic: StaticString = ##"""
    0000000000N?0000000000000000000<40UI0000>J0000000000[Z0000000000000Z20000000Kl0000000000@f0S[0WI\##
    0300C500000000000007P0000000P\0000000000000000000000000000DR09`00000000005A0000000G@0I^000000000\##
    ooo000P0X0[0[0m1@1o1o242A2A2A2A2Ah20000810=0@com.creative.cmfCreative music filehttps://moddingwiki.shikadi.net/wiki/CMF_Format03cmf0;audio/x-cmf\##
    ooo00000X0[0[101@1g1g1l2?2?2?2?2?h20000810=0Ccom.delek.deflemaskDefleMask modulehttps://www.deflemask.com/DMF_SPECS.txt03dmf0Aaudio/x-deflemask\##
    ooo000P0X0[0[0k1?1n1n232@2@2@2@2@h20000810=0>com.dosbox.droDOSBox OPL recordinghttps://moddingwiki.shikadi.net/wiki/DRO_Format03dro0;audio/x-dro\##
    ooo000P0X0[0[0n1C2222272D2D2D2D2Dh20000810=0Acom.epicgames.psmEpic MegaGames modulehttps://wiki.openmpt.org/Manual:_Module_formats03psm0;audio/x-psm\##
    ooo000P0X0[0[131E1b1b212F2F2F2F2Fh20000810=0Fcom.famitracker.moduleFamiTracker modulehttps://famitracker.com/wiki/03ftm030cc03dnm0Caudio/x-famitracker\##
    ooo000P0X0[0[0i1F25252?2L2L2L2L2Lh20000810=0<com.hmi.midiHuman Machine Interfaces MIDIhttps://moddingwiki.shikadi.net/wiki/HMI_Format03hmp03hmi0;audio/x-hmi\##
    ooo000P0X0[0[0o191h1h1h2:2:2:2:2:h20000810=0Bcom.idsoftware.musDoom musichttps://moddingwiki.shikadi.net/wiki/MUS_Format0@audio/x-doom-mus03mus\##
    ooo000P0S0V0V0i1<1<1<1A1M1M1M1M1M`F9QB0Acom.macvision.mccMacCaption captions03mcc0:text/x-mcc\##
    ooo000P0[0^0^121A24242:2^2^2^2^2^P20004400@0Q=0Bcom.makemusic.musxFinale notationhttps://www.nationalarchives.gov.uk/PRONOM/fmt/197404musx0Rapplication/vnd.makemusic.notation\##
    ooo000P0S0V0V151M27272?2N2N2N2N2N`F9QB0Mcom.noteworthysoftware.nwctxtNoteWorthy Composer texthttps://www.noteworthysoftware.com/nwctxt/06nwctxt0=text/x-nwctxt\##
    ooo000P0S0V0V0h171a1a1f2>2>2>2>2>P28P70@com.powertab.ptbPower Tab scorehttps://github.com/powertab/powertabeditor03ptb0Fapplication/x-powertab\##
    ooo000P0S0V0V0i191[1[222C2C2C2C2C`F9QB0Aorg.chordpro.songSong with chordshttps://www.chordpro.org/chordpro/03cho06chopro08chordpro0?text/x-chordpro\##
    ooo000P0S0V0V0e141o1o252M2M2M2M2M`b9PU0=org.gpac.ttxtGPAC timed texthttps://github.com/gpac/gpac/wiki/TTXT-Format-Documentation04ttxt0Fapplication/x-ttxt+xml\##
    ooo000P0S0V0V0m1?2P2P2]2o2o2o2o2o`F9QB0Eorg.music21.romantextRomanText analysishttps://www.music21.org/music21docs/moduleReference/moduleRomanTextRtObjects.html05rntxt04rntx0@text/x-romantext\##
    ooo000P0S0V0V0i171L1L1Q1^1^1^1^1^`F9QB0Aorg.sfzformat.sfzSFZ instrumenthttps://sfzformat.com03sfz0;audio/x-sfz\##
    ooo000P0X0[0[0j181\1\1b2020202020h20000810=0=org.sndh.sndhAtari ST musichttp://sndh.atari.org/fileformat.php04sndh0<audio/x-sndh\##
    ooo000P0X0[0[131A2C2C2H2Y2Y2Y2Y2Yh20000810=0Forg.tildearrow.furnaceFurnace modulehttps://github.com/tildearrow/furnace/blob/master/papers/format.md03fur0?audio/x-furnace\##
    ooo000P0S0V0V0i1<1<1<1A1X1X1X1X1X`b9PU0Aorg.usf.subtitlesUniversal subtitles03usf0Eapplication/x-usf+xml\##
    ooo000P0S0V0V0h141_1_1_1n1n1n1n1n`F9QB0@org.vobsub.indexVobSub indexhttps://wiki.multimedia.cx/index.php/VOBsub0=text/x-vobsub\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var creativeMusic: Self { Self(number: 88096) }
  @inlinable @inline(__always) package static var dosboxOPL: Self { Self(number: 88102) }
  @inlinable @inline(__always) package static var epicModule: Self { Self(number: 88116) }
  @inlinable @inline(__always) package static var famiTracker: Self { Self(number: 88074) }
  @inlinable @inline(__always) package static var hmiMIDI: Self { Self(number: 88077) }
  @inlinable @inline(__always) package static var doomMusic: Self { Self(number: 88093) }
  @inlinable @inline(__always) package static var macCaption: Self { Self(number: 88097) }
  @inlinable @inline(__always) package static var finaleNotation: Self { Self(number: 88115) }
  @inlinable @inline(__always) package static var noteWorthyText: Self { Self(number: 88123) }
  @inlinable @inline(__always) package static var powerTab: Self { Self(number: 88124) }
  @inlinable @inline(__always) package static var chordPro: Self { Self(number: 88089) }
  @inlinable @inline(__always) package static var gpacTimedText: Self { Self(number: 88067) }
  @inlinable @inline(__always) package static var romanText: Self { Self(number: 88105) }
  @inlinable @inline(__always) package static var sfzInstrument: Self { Self(number: 88094) }
  @inlinable @inline(__always) package static var sndh: Self { Self(number: 88075) }
  @inlinable @inline(__always) package static var furnaceModule: Self { Self(number: 88095) }
  @inlinable @inline(__always) package static var universalSubtitles: Self { Self(number: 88086) }
  @inlinable @inline(__always) package static var vobSubIndex: Self { Self(number: 88081) }
}
