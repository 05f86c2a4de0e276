internal import UniformTypes

extension Signature {
  /// Signatures of packages, maps, patches and music of games, and of scores, tablatures and subtitles.
  static let worlds: [Signature] = [
    Signature(
      "valve-package-1", "34 12 AA 55 01 00 00 00", .decides(.valvePackage), "the signature and version 1"),
    Signature(
      "valve-package-2", "34 12 AA 55 02 00 00 00", .decides(.valvePackage), "the signature and version 2"),
    Signature("godot-pack", "'GDPC' ?? 00 00 00", .decides(.godotPack), "the mark and a version"),
    Signature("unity-bundle", "'UnityFS' 00", .decides(.unityBundle), "eight bytes of mark"),
    Signature("unity-bundle-web", "'UnityWeb' 00", .decides(.unityBundle), "nine bytes of mark"),
    Signature("unity-bundle-raw", "'UnityRaw' 00", .decides(.unityBundle), "nine bytes of mark"),
    Signature("mpq", "'MPQ' 1A", .decides(.mpq), "four bytes of mark"),
    Signature("mpq-user", "'MPQ' 1B", .decides(.mpq), "four bytes of mark, before data of the user's"),
    Signature("mpq-map", "'HM3W' 00 00 00 00", .decides(.mpq), "the header of a map of Warcraft III"),
    Signature(
      "bethesda-archive", "'BSA' 00 ?? 00 00 00", .decides(.bethesdaArchive), "the mark and a version"),
    Signature(
      "bethesda-archive-2", "'BTDX' ?? 00 00 00", .decides(.bethesdaArchive), "the mark and a version"),
    Signature(
      "bethesda-plugin-3", "'TES3' ?? ?? ?? ?? 00 00 00 00", .decides(.bethesdaPlugin),
      "the first record, with its size and an unused field"),
    Signature("bethesda-plugin-4", "'TES4'", .suggests(.bethesdaPlugin), "the first record's name"),
    Signature("build-group", "'KenSilverman'", .decides(.buildGroup), "the author's name in full"),
    Signature("ea-big", "'BIGF'", .suggests(.eaBig), "four letters"),
    Signature("ea-big-4", "'BIG4'", .suggests(.eaBig), "four letters"),
    Signature("source-demo", "'HL2DEMO' 00", .decides(.sourceDemo), "eight bytes of mark"),
    Signature("source-2-demo", "'PBDEMS2' 00", .decides(.sourceDemo), "eight bytes of mark"),
    Signature("goldsrc-demo", "'HLDEMO' 00 00", .decides(.sourceDemo), "eight bytes of mark"),
    Signature(
      "renpy-archive-3", "'RPA-3.0 '", .decides(.renpyArchive), "the first line names format and version"),
    Signature(
      "renpy-archive-2", "'RPA-2.0 '", .decides(.renpyArchive), "the first line names format and version"),
    Signature("renpy-script", "'RENPY RPC2'", .decides(.renpyCompiled), "ten characters of mark"),
    Signature("ups", "'UPS1'", .suggests(.upsPatch), "four letters"),
    Signature("ppf-1", "'PPF10' 00", .decides(.ppfPatch), "the mark and version 1"),
    Signature("ppf-2", "'PPF20' 01", .decides(.ppfPatch), "the mark and version 2"),
    Signature("ppf-3", "'PPF30' 02", .decides(.ppfPatch), "the mark and version 3"),
    Signature("sndh", "'SNDH'", at: 12, .suggests(.sndh), "the mark behind three jumps"),
    Signature("famitracker", "'FamiTracker Module'", .decides(.famiTracker), "the mark in full"),
    Signature("famitracker-dn", "'Dn-FamiTracker Module'", .decides(.famiTracker), "the mark in full"),
    Signature("furnace", "'-Furnace module-'", .decides(.furnaceModule), "sixteen characters of mark"),
    Signature("creative-music", "'CTMF' ?? 01", .decides(.creativeMusic), "the mark and version 1"),
    Signature("dosbox-opl", "'DBRAWOPL'", .decides(.dosboxOPL), "eight letters of mark"),
    Signature("doom-music", "'MUS' 1A", .decides(.doomMusic), "four bytes of mark"),
    Signature("hmi-midi", "'HMI-MIDISONG'", .decides(.hmiMIDI), "twelve characters of mark"),
    Signature("hmi-midi-p", "'HMIMIDIP'", .decides(.hmiMIDI), "eight letters of mark"),
    Signature(
      "epic-module", "'PSM ' ?? ?? ?? ?? 'FILE'", .decides(.epicModule),
      "the mark, and its kind behind a size"),
    Signature(
      "power-tab", "'ptab'", .reads(.powerTab, GameData.readPowerTab), "four letters, then a version"),
    Signature(
      "guitar-pro", "18 'FICHIER GUITAR PRO '", .decides(.guitarPro),
      "the words in full, behind their length"),
    Signature(
      "guitar-pro-4", "18 'FICHIER GUITARE PRO '", .decides(.guitarPro),
      "the words in full, behind their length"),
    Signature("guitar-pro-6", "'BCFZ'", .suggests(.guitarPro), "four letters of a compressed file system"),
    Signature("sibelius", "0F 'SIBELIUS' 00", .decides(.sibelius), "the mark in full"),
    Signature(
      "ebu-stl-25", "'STL25.01'", at: 3, .decides(.ebuSubtitles), "the disk format's code (EBU Tech 3264)"),
    Signature(
      "ebu-stl-30", "'STL30.01'", at: 3, .decides(.ebuSubtitles), "the disk format's code (EBU Tech 3264)"),
    Signature(
      "ebu-stl-24", "'STL24.01'", at: 3, .decides(.ebuSubtitles), "the disk format's code (EBU Tech 3264)"),
    Signature(
      "unreal-package", "C1 83 2A 9E ?? FF FF FF", .decides(.unrealPackage),
      "the tag and a version of Unreal Engine 4 or later"),
  ]
}
