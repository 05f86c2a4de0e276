internal import UniformTypes

extension Signature {
  static let databases: [Signature] = [
    Signature(
      "parquet", "'PAR1'", .reads(.parquet, Parquet.read), "the mark at the start; the end confirms it"),
    Signature(
      "terminfo", "1A 01", .reads(.terminfo, Terminfo.read), "two bytes, which need the counts behind them"),
    Signature(
      "terminfo-wide", "1E 02", .reads(.terminfo, Terminfo.read),
      "two bytes, which need the counts behind them"),
    Signature("git-pack-index", "FF 't' 4F 63 00 00 00 02", .decides(.git), "the mark and version 2"),
    Signature("git-pack", "'PACK' 00 00 00 02", .decides(.git), "the mark and version 2"),
    Signature("ds-store", "00 00 00 01 'Bud1'", .decides(.dsStore), "the alignment word and the mark"),
    Signature(
      "torrent", "'d8:announce'", .decides(.bitTorrent), "a dictionary whose first key is the tracker"),
    Signature(
      "torrent-trackers", "'d13:announce-list'", .decides(.bitTorrent),
      "a dictionary whose first key is the trackers"),
    Signature(
      "torrent-comment", "'d7:comment'", .reads(.bitTorrent, Torrent.read),
      "a dictionary, which needs a torrent's keys"),
    Signature(
      "torrent-author", "'d10:created by'", .reads(.bitTorrent, Torrent.read),
      "a dictionary, which needs a torrent's keys"),
    Signature(
      "torrent-date", "'d13:creation date'", .reads(.bitTorrent, Torrent.read),
      "a dictionary, which needs a torrent's keys"),
    Signature(
      "torrent-encoding", "'d8:encoding'", .reads(.bitTorrent, Torrent.read),
      "a dictionary, which needs a torrent's keys"),
    Signature(
      "torrent-info", "'d4:infod'", .decides(.bitTorrent), "a dictionary whose first key is the description"),
    Signature(
      "sqlite-2", "'** This file contains an SQLite 2'", .decides(.sqlite2),
      "the sentence that begins version 2"),
    Signature(
      "sqlite-log", "37 7F 06 82", .reads(.sqliteLog, SQLite.readLog), "the magic number, then format 3007000"
    ),
    Signature(
      "sqlite-log-big", "37 7F 06 83", .reads(.sqliteLog, SQLite.readLog),
      "the magic number, then format 3007000"),
    Signature(
      "orc", "'ORC'", .reads(.orc, ColumnStores.readORC), "three letters, which stand at the end too"),
    Signature("arrow", "'ARROW1' 00 00", .decides(.arrow), "the mark and its padding"),
    Signature(
      "feather", "'FEA1'", .reads(.arrow, ColumnStores.readFeather),
      "four letters, which stand at the end too"),
    Signature("duckdb", "'DUCK' ???????? 00 00 00 00", at: 8, .decides(.duckDB), "the mark and a version"),
    Signature(
      "ese", "EF CD AB 89 20 06 00 00", at: 4, .decides(.eseDatabase), "the signature and format version"),
    Signature(
      "berkeley-hash", "61 15 06 00", at: 12, .reads(.berkeleyDB, Berkeley.read),
      "the magic number of a hash table"),
    Signature(
      "berkeley-btree", "62 31 05 00", at: 12, .reads(.berkeleyDB, Berkeley.read),
      "the magic number of a tree"),
    Signature(
      "berkeley-queue", "53 22 04 00", at: 12, .reads(.berkeleyDB, Berkeley.read),
      "the magic number of a queue"),
    Signature(
      "berkeley-hash-big", "00 06 15 61", at: 12, .reads(.berkeleyDB, Berkeley.read),
      "the magic number of a hash table"),
    Signature(
      "berkeley-btree-big", "00 05 31 62", at: 12, .reads(.berkeleyDB, Berkeley.read),
      "the magic number of a tree"),
    Signature(
      "berkeley-queue-big", "00 04 22 53", at: 12, .reads(.berkeleyDB, Berkeley.read),
      "the magic number of a queue"),
    Signature(
      "berkeley-1-hash", "00 06 15 61 00 00 00 02", .decides(.berkeleyDB), "version 1.85's hash table"),
    Signature("berkeley-1-btree", "00 05 31 62 00 00 00 03", .decides(.berkeleyDB), "version 1.85's tree"),
    Signature(
      "berkeley-1-hash-little", "61 15 06 00 02 00 00 00", .decides(.berkeleyDB), "version 1.85's hash table"),
    Signature(
      "berkeley-1-btree-little", "62 31 05 00 03 00 00 00", .decides(.berkeleyDB), "version 1.85's tree"),
    Signature("tzif", "'TZif' 00", .suggests(.timeZone), "the mark and version 1 (RFC 8536 §3.1)"),
    Signature("tzif-2", "'TZif2' 00 00 00", .decides(.timeZone), "the mark, version 2 and a reserved field"),
    Signature("tzif-3", "'TZif3' 00 00 00", .decides(.timeZone), "the mark, version 3 and a reserved field"),
    Signature("tzif-4", "'TZif4' 00 00 00", .decides(.timeZone), "the mark, version 4 and a reserved field"),
  ]
}
