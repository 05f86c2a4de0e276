// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleFolders: StaticString = ##"""
    0000000Ri0970=Z0IO0000000000000000000000000000000000B90000?A0CI0W:0000<K0QS0TT0Gf0PA0Nm0000000FD\##
    0000@Y0000Jm00000000000000000000000000006304M0000Db0000000:a00003000000000000000000000007Q0LE0MQ\##
    ooo00000Y0\0\1;1;1;1;1;1;1M1M1M1M0200000T3PI0Mcom.apple.applications-folder04apps04tAps04sbAp\##
    ooo00000Y0\0\161D1D1D1D1D1V1V1V1V0200000T3PI0Hcom.apple.desktop-folderDesktop Folder04desk04tDsk04sbDt\##
    ooo00000Y0\0\181H1H1H1H1H1N1N1N1N0200000T3PI0Jcom.apple.developer-folderDeveloper Folder04devf\##
    ooo00000Y0\0\1C1P1P1P1P1P1V1V1V1V0200000T3PI0Ucom.apple.document-type.system-folderSystem Folder04macs\##
    ooo00000Y0\0\181H1H1H1H1H1Z1Z1Z1Z0200000T3PI0Jcom.apple.documents-folderDocuments Folder04docs04tDoc04sbDc\##
    ooo00000Y0\0\181H1H1H1H1H1Z1Z1Z1Z0200000T3PI0Jcom.apple.downloads-folderDownloads Folder04dwnf04tDwn04sbDl\##
    ooo00000Y0\0\1313131313131?1?1?1?0200000T3PI0Ecom.apple.drop-folder04dbox04sbDB\##
    ooo00000Y0\0\1:1E1E1E1K1K1W1W1W1W0200000T3PI0Lcom.apple.finder.burn-folderBurn Folder04fpbf04bfld04sbBF\##
    ooo00000Y0\0\151B1B1B1B1B1H1H1H1H0200000T3PI0Gcom.apple.groups-folderGroups Folder04gfld\##
    ooo00000Y0\0\131>1>1>1>1>1P1P1P1P0200000T3PI0Ecom.apple.home-folderHome Folder04ufld04thom04sbHm\##
    ooo00000Y0\0\0o1717171@1@1@1@1@1@0200000T3PI0Acom.apple.iconsetIcon Set07iconset\##
    ooo00000Y0\0\1616161616161I1I1I1I0200000T3PI0Hcom.apple.library-folder05ƒlib04extn04tLib\##
    ooo00000Y0\0\141@1@1@1@1@1R1R1R1R0200000T3PI0Fcom.apple.movie-folderMovie Folder04fvoc04tMov04sbMv\##
    ooo00000Y0\0\141@1@1@1@1@1R1R1R1R0200000T3PI0Fcom.apple.music-folderMusic Folder04spki04tMus04sbMs\##
    ooo00000Y0\0\171F1F1F1F1F1Y1Y1Y1Y0200000T3PI0Icom.apple.pictures-folderPictures Folder04tPic05morƒ04sbPc\##
    ooo00000Y0\0\151B1B1B1B1B1N1N1N1N0200000T3PI0Gcom.apple.public-folderPublic Folder04tPub04pubf\##
    ooo00000Y0\0\1B1B1B1B1B1B1H1H1H1H0200000T3PI0Tcom.apple.server-applications-folder04sapp\##
    ooo00000Y0\0\1616161616161<1<1<1<0200000T3PI0Hcom.apple.servers-folder04shpt\##
    ooo00000Y0\0\141@1@1@1@1@1L1L1L1L0200000T3PI0Fcom.apple.sites-folderSites Folder04issf04tSts\##
    ooo00000Y0\0\1318181818181D1D1D1D0200000T3PI0Ecom.apple.trash-emptyTrash04trsh04sbTr\##
    ooo00000Y0\0\121<1<1<1<1<1B1B1B1B0200000T3PI0Dcom.apple.trash-fullFull Trash04ftrh\##
    ooo00000Y0\0\141@1@1@1@1@1F1F1F1F0200000T3PI0Fcom.apple.users-folderUsers Folder04wfld\##
    ooo00000Y0\0\181H1H1H1H1H1[1[1[1[0200000T3PI0Jcom.apple.utilities-folderUtilities Folder05utiƒ04tUtl04sbUF\##
    075000P0Y0\0\0k11111@1@1@1X1X1X1`020000048P80=public.folderfolderinode/directory04fold04fldr04adcL04sbFd>0;0>0;00?inode/directory0Bx-directory/normal0?inode/directory\##
    ooo000P0Y0\0\0k11111111111717171?0200000T3PI0=public.volumevolume04disk>0;0>0;0\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var folder: Self { Self(number: 14361) }
  @inlinable @inline(__always) package static var volume: Self { Self(number: 14357) }
}
