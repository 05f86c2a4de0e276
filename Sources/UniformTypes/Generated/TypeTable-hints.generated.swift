// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let hints: StaticString = ##"""
    02k00`07A05=000000000000000000000000000000000000\##
    00000010Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q03adf03bed08database03der03dsk03exp03hdr03img03lid03log03map01o03obj03pem03pub03raw03res03rom03sym01t03tag\##
    00000000Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q03bin04blob05bytes05cache03dat04data02db04dump05noext03out06output07payload08raw_data06result04temp03tmp07unknown\##
    00000030Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q01a03cfg03cgi03cnf04conf06config04fcgi03ico03inc03key03lib03mod07project02rc02so03sub03tpl07trigger\##
    00000020Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q03!qb03!ut07apk-new05aria206backup03bak03bc!02bk03bkp0:crdownload0;deactivated07default08disabled04dist08download0;dpkg-backup08dpkg-bak09dpkg-dist08dpkg-new08dpkg-old0;dpkg-remove08dpkg-tmp07example08filepart0<filetransfer02in08inactive0:inprogress03old0:opdownload04orig06pacnew07pacorig07pacsave04part07partial06rpmnew07rpmorig07rpmsave0=rsync-partial06sample04save03sik04skel08template04tmpl08ucf-dist07ucf-new07ucf-old0:wkdownload04ytdl\##
    """##
}
