// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleFolders: StaticString = ##"""
    0000000R=08o0=L0I10000000000000000000000000000000000Ae0000?10C30VB0000<?0Pi0Sf0GJ0OY0NG0000000Ej\##
    0000@G0000JM00000000000000000000000000005o04K0000DJ0000000:W00003000000000000000000000007K0Kc0Lm\##
    ooo00000W0Z0Z1919191919191K1K1K0200000B3PI0Mcom.apple.applications-folder04apps04tAps04sbAp\##
    ooo00000W0Z0Z141B1B1B1B1B1T1T1T0200000B3PI0Hcom.apple.desktop-folderDesktop Folder04desk04tDsk04sbDt\##
    ooo00000W0Z0Z161F1F1F1F1F1L1L1L0200000B3PI0Jcom.apple.developer-folderDeveloper Folder04devf\##
    ooo00000W0Z0Z1A1N1N1N1N1N1T1T1T0200000B3PI0Ucom.apple.document-type.system-folderSystem Folder04macs\##
    ooo00000W0Z0Z161F1F1F1F1F1X1X1X0200000B3PI0Jcom.apple.documents-folderDocuments Folder04docs04tDoc04sbDc\##
    ooo00000W0Z0Z161F1F1F1F1F1X1X1X0200000B3PI0Jcom.apple.downloads-folderDownloads Folder04dwnf04tDwn04sbDl\##
    ooo00000W0Z0Z1111111111111=1=1=0200000B3PI0Ecom.apple.drop-folder04dbox04sbDB\##
    ooo00000W0Z0Z181C1C1C1I1I1U1U1U0200000B3PI0Lcom.apple.finder.burn-folderBurn Folder04fpbf04bfld04sbBF\##
    ooo00000W0Z0Z131@1@1@1@1@1F1F1F0200000B3PI0Gcom.apple.groups-folderGroups Folder04gfld\##
    ooo00000W0Z0Z111<1<1<1<1<1N1N1N0200000B3PI0Ecom.apple.home-folderHome Folder04ufld04thom04sbHm\##
    ooo00000W0Z0Z0m1515151>1>1>1>1>0200000B3PI0Acom.apple.iconsetIcon Set07iconset\##
    ooo00000W0Z0Z1414141414141G1G1G0200000B3PI0Hcom.apple.library-folder05ƒlib04extn04tLib\##
    ooo00000W0Z0Z121>1>1>1>1>1P1P1P0200000B3PI0Fcom.apple.movie-folderMovie Folder04fvoc04tMov04sbMv\##
    ooo00000W0Z0Z121>1>1>1>1>1P1P1P0200000B3PI0Fcom.apple.music-folderMusic Folder04spki04tMus04sbMs\##
    ooo00000W0Z0Z151D1D1D1D1D1W1W1W0200000B3PI0Icom.apple.pictures-folderPictures Folder04tPic05morƒ04sbPc\##
    ooo00000W0Z0Z131@1@1@1@1@1L1L1L0200000B3PI0Gcom.apple.public-folderPublic Folder04tPub04pubf\##
    ooo00000W0Z0Z1@1@1@1@1@1@1F1F1F0200000B3PI0Tcom.apple.server-applications-folder04sapp\##
    ooo00000W0Z0Z1414141414141:1:1:0200000B3PI0Hcom.apple.servers-folder04shpt\##
    ooo00000W0Z0Z121>1>1>1>1>1J1J1J0200000B3PI0Fcom.apple.sites-folderSites Folder04issf04tSts\##
    ooo00000W0Z0Z1116161616161B1B1B0200000B3PI0Ecom.apple.trash-emptyTrash04trsh04sbTr\##
    ooo00000W0Z0Z101:1:1:1:1:1@1@1@0200000B3PI0Dcom.apple.trash-fullFull Trash04ftrh\##
    ooo00000W0Z0Z121>1>1>1>1>1D1D1D0200000B3PI0Fcom.apple.users-folderUsers Folder04wfld\##
    ooo00000W0Z0Z161F1F1F1F1F1Y1Y1Y0200000B3PI0Jcom.apple.utilities-folderUtilities Folder05utiƒ04tUtl04sbUF\##
    074000P0W0Z0Z0i0o0o1>1>1>1V1V1V020000028P80=public.folderfolderinode/directory04fold04fldr04adcL04sbFd0?inode/directory0Bx-directory/normal0?inode/directory\##
    ooo000P0W0Z0Z0i0o0o0o0o0o1515150200000B3PI0=public.volumevolume04disk\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var folder: Self { Self(number: 14361) }
  @inlinable @inline(__always) package static var volume: Self { Self(number: 14357) }
}
