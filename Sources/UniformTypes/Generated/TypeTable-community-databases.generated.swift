// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityDatabases: StaticString = ##"""
    00016A0000001D60ch10]0000000000000000000000000000000lX00000000018K0001BP0000000O6000000000000000\##
    0Cd0000000000000000001K\0000K\0PZ0601;b00000000014\1231?50000000000000Fa0000001J10f;0J80000000Xa\##
    0000000001W=0000000001F80000000000<V09A0]U0000`_19m0000nl1S>0B?0W>1[M1MG0000000000001A>000000000\##
    0000>=0000000000Ha0gF0S]13>1_F00007S0@j0M90000000000000R=0k40000001Y;1Oe0000[a0000:i0EP0Z<1Q[000\##
    ooo00000Q0T0T0h1616161:1S1S1S1SP28P70Bcom.android.backupAndroid backup02ab0Gapplication/x-google-ab\##
    ooo00000Q0T0T0m1:1:1:1E1^1^1^1^P28P70Gcom.apple.resource-forkResource fork04rsrc03rsr0Gapplication/x-apple-rsr\##
    ooo00000Q0T0T0j1:1:1:1?1X1X1X1XP28P70Dcom.avira.quarantineAvira quarantine03qua0Gapplication/x-avira-qua\##
    ooo00000Q0T0T0l1:1:1:1?1]1]1]1]P28P70Fcom.bcu.std-dictionarySTD dictionary03std0Lapplication/x-std-dictionary\##
    ooo00000Q0T0T0e1<1<1<1<1W1W1W1WP28P70?com.borland.cbtBorland training script0Iapplication/x-borland-cbt\##
    ooo000P0W0]0]0l1717171<25252525P20000018P78PA0=com.dbase.dbfdBASE table03dbf0Capplication/vnd.dbf0Aapplication/x-dbf0?application/dbf0Aapplication/dbase0Capplication/x-dbase\##
    ooo00000Q0T0T0c0m0m0m121E1E1E1EP28P70=com.dbase.dbtdBASE memo03dbt0Aapplication/x-dbt\##
    ooo000P0Q0T0T0e1010101:1U1U1U1UP28P70?com.dbase.indexdBASE index03ndx03cdx0Iapplication/x-dbase-index\##
    ooo00000Q0T0T0l1>1>1>1C1\1\1\1\P28P70Fcom.dbase.printer-formdBASE printer form03prf0Gapplication/x-dbase-prf\##
    ooo000\0Q0T0T0`1A1A1A1A1A1A1A1AP28P70:com.ea.iffInterchange File Format container\##
    ooo00000W0]0]121D1D1D1U20202020P20000018P78PA0Ccom.filemaker.fmp12FileMaker database05fmp1203fp703fp50Iapplication/vnd.filemaker\##
    ooo00000Q0T0T0d0o0o0o141G1G1G1GP28P70>com.foxpro.fptFoxPro memo03fpt0Aapplication/x-fpt\##
    ooo00000Q0T0T0b1313131?1T1T1T1TP28P70<com.hp.nettlHP-UX nettl trace04trc004trc10Capplication/x-nettl\##
    ooo00000Q0T0T0e161616161M1M1M1MP28P70?com.ibm.os2-msgOS/2 message file0Eapplication/x-os2-msg\##
    ooo000P0W0]0]101R1R1R1W1m1m1m1mP20000018P78PA0Acom.microsoft.eseExtensible Storage Engine database03edb0Dapplication/x-ms-ese\##
    ooo00000W0]0]171J1J1J1T1T1T1T1TP20000018P78PA0Hcom.microsoft.sql-serverSQL Server database03mdf03ldf\##
    ooo000\0Q0T0T0c111111111E1E1E1EP28P70=com.riff.riffRIFF container0Bapplication/x-riff0<audio/x-riff\##
    ooo00000Q0T0T0e151515151P1P1P1PP28P70?com.tasmota.dmpTasmota settings0Iapplication/x-tasmota-dmp\##
    ooo000P0Q0T0T0f142=2=2H2f2f2f2fP28P70@com.tcpdump.pcapPacket capturehttps://www.iana.org/assignments/media-types/application/vnd.tcpdump.pcap04pcap03cap0Lapplication/vnd.tcpdump.pcap0@application/pcap0Bapplication/x-pcap03dmp\##
    ooo00000Q0T0T0i191919191S1S1S1SP28P70Ccom.tplink.firmwareTP-Link firmware0Happlication/x-tplink-bin\##
    ooo00000Q0T0T0c0l0l0l121K1K1K1KP28P70=com.vesa.edidEDID dump04edid0Gapplication/x-edid-dump\##
    ooo00000Q0T0T0n1;1;1;1@1U1U1U1UP28P70Hcom.visualnetworks.5view5View capture035vw0Capplication/x-5view\##
    ooo00000Q0T0T151F1F1F1K1d1d1d1dP28P70Ocom.wandel-goltermann.lanalyzerLANalyzer capture03tr10Gapplication/x-lanalyzer\##
    ooo000T0W0]0]0o192G2G2W3:3:3:3:P20000018P78PA0@org.apache.arrowArrow filehttps://www.iana.org/assignments/media-types/application/vnd.apache.arrow.file05arrow07feather0Qapplication/vnd.apache.arrow.file\##
    ooo000P0Q0T0W101<2L2L2T39393939P28P7<1=0Gorg.apache.arrow-streamArrow streamhttps://www.iana.org/assignments/media-types/application/vnd.apache.arrow.stream06arrows0Sapplication/vnd.apache.arrow.stream\##
    ooo000P0W0]0]0n1<1S1S1Y26262626P20000018P78PA0?org.apache.avroAvro containerhttps://avro.apache.org04avro0Kapplication/vnd.apache.avro0;avro/binary\##
    ooo000P0W0]0]0m1616161;1;1;1;1;P20000018P78PA0>org.apache.orcORC table03orc\##
    ooo000P0W0]0]111>2I2I2R32323232P20000018P78PA0Borg.apache.parquetParquet tablehttps://www.iana.org/assignments/media-types/application/vnd.apache.parquet07parquet0Napplication/vnd.apache.parquet0Capplication/parquet0Eapplication/x-parquet\##
    ooo00000Q0T0T0g1919191@1T1T1T1TP28P70Aorg.aria2.controlaria2 control file05aria20Bapplication/x-aria\##
    ooo000P0W0]0]161Q1Q1Q1V2D2D2D2DP20000018P78PA0Gorg.berkeleydb.databaseBerkeley DB or dbm database03bdb0Iapplication/x-berkeley-db0Aapplication/x-dbm\##
    ooo00000Q0T0T0i1818181B1a1a1a1aP28P70Corg.clamav.databaseClamAV database03cvd03cld0Mapplication/x-clamav-database\##
    ooo00000Q0T0T0e101010101F1F1F1FP28P70?org.clamav.scanClamAV file0Dapplication/x-clamav\##
    ooo00000Q0T0T0j1;1;1;1;1;1;1;1;P28P70Dorg.clamav.signatureClamAV signatures\##
    ooo000P0W0]0]121A1A1A1N1N1N1N1NP20000018P78PA0Corg.duckdb.databaseDuckDB database06duckdb03ddb\##
    ooo00000Q0T0T0k1818181B1U1U1U1UP28P70Eorg.enlightenment.eetEet container03eet03edj0Aapplication/x-eet\##
    ooo000P0Q0T0T0n1?1?1?1I2:2:2:2:P28P70Horg.freedesktop.terminfoCompiled terminfo08terminfo0Fapplication/x-terminfo0Gapplication/x-terminfo2\##
    ooo00000W0]0]0k1818181>1R1R1R1RP20000018P78PA0<org.gnu.gdbmGDBM database04gdbm0Bapplication/x-gdbm\##
    ooo00000Q0T0T0c0g1M1M1S1e1e1e1eP28P70=org.ietf.cborCBORhttps://www.rfc-editor.org/rfc/rfc894904cbor0@application/cbor\##
    ooo000P0Q0T0T0e1E2?2?2M2c2c2c2cP28P70?org.ietf.pcapngPacket capture (next generation)https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcapng/06pcapng04ntar0Dapplication/x-pcapng0Napplication/vnd.tcpdump.pcapng\##
    ooo000P1215151I1P1P1P1Y29292929P2000001000000000000000000000000002<1C0Borg.mapbox.mbtilesMBTiles07mbtiles0Napplication/vnd.mapbox-mbtiles\##
    ooo00000Q0T0T0f0j0j0j101B1B1B1BP28P70@org.mongodb.bsonBSON04bson0@application/bson\##
    ooo00000Q0T0T0i1414141=1V1V1V1VP28P70Corg.msgpack.msgpackMessagePack07msgpack0Gapplication/vnd.msgpack\##
    ooo000P0Q0T0T0c0o1U1U1`22222222P28P70=org.oclc.marcMARC recordshttps://www.rfc-editor.org/rfc/rfc222003mrc04marc0@application/marc\##
    ooo000P1215151T1^2i2i2o3O3O3O3OP2000001000000000000000000000000002<1C0Morg.opengeospatial.geopackageGeoPackagehttps://www.iana.org/assignments/media-types/application/geopackage+sqlite304gpkg0Napplication/geopackage+sqlite30Happlication/x-geopackage\##
    ooo00000Q0T0T0i1A1A1A1E1[1[1[1[P28P70Corg.protobuf.binaryProtocol Buffers message02pb0Dapplication/protobuf\##
    ooo00000Q0T0T0l1616161;1[1[1[1[P28P70Forg.raspberrypi.eepromHAT EEPROM03eep0Napplication/x-raspberry-eeprom\##
    ooo00000W0]0]0m142424292N2N2N2NP20000018P78PA0>org.rdfhdt.hdtRDF HDThttps://www.iana.org/assignments/media-types/application/vnd.hdt03hdt0Capplication/vnd.hdt\##
    ooo00000Q0T0T0g0m1M1M1R1f1f1f1fP28P70Aorg.sereal.serealSerealhttps://github.com/Sereal/Sereal03srl0Bapplication/sereal\##
    ooo00000Y0_0_131A1A1A1A1S1S1S1S`2000000028P72Q80Borg.spreadsheet.scsc spreadsheet0@application/x-sc\##
    0R1000T0W0]0]121A2E2E2e3U3U3U3UP20000018P78PA0Corg.sqlite.databaseSQLite databasehttps://www.iana.org/assignments/media-types/application/vnd.sqlite306sqlite07sqlite302db03db304s3db0Gapplication/vnd.sqlite30Eapplication/x-sqlite30Happlication/x-sqlite3-db\##
    ooo000P0Q0T0T101F1F1F1n1n1n1n1nP28P70Jorg.sqlite.write-ahead-logSQLite write-ahead log0:sqlite-wal06db-wal0:sqlite-shm06db-shm\##
    ooo00000Q0T0T0e0m1m1m1m2B2B2B2BP28P70?org.sysstat.sarSAR datahttps://www.iana.org/assignments/media-types/application/vnd.sar0Capplication/vnd.sar\##
    ooo00000W0]0]181N1N1N1b3i3i3i3iP20000018P78PA0Iorg.tokyocabinet.databaseTokyo Cabinet database03tch03tcb03tcf03tct0Oapplication/x-tokyocabinet-hash0Papplication/x-tokyocabinet-btree0Papplication/x-tokyocabinet-fixed0Papplication/x-tokyocabinet-table\##
    ooo00000Q0T0T0b1515151:1R1R1R1RP28P70<org.xbmc.xbtKodi texture bundle03xbt0Fapplication/x-xbmc-xbt\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var dBase: Self { Self(number: 49249) }
  @inlinable @inline(__always) package static var dBaseIndex: Self { Self(number: 49236) }
  @inlinable @inline(__always) package static var iff: Self { Self(number: 49276) }
  @inlinable @inline(__always) package static var eseDatabase: Self { Self(number: 49261) }
  @inlinable @inline(__always) package static var riff: Self { Self(number: 49194) }
  @inlinable @inline(__always) package static var pcap: Self { Self(number: 49255) }
  @inlinable @inline(__always) package static var arrow: Self { Self(number: 49229) }
  @inlinable @inline(__always) package static var arrowStream: Self { Self(number: 49231) }
  @inlinable @inline(__always) package static var avro: Self { Self(number: 49157) }
  @inlinable @inline(__always) package static var orc: Self { Self(number: 49211) }
  @inlinable @inline(__always) package static var parquet: Self { Self(number: 49254) }
  @inlinable @inline(__always) package static var berkeleyDB: Self { Self(number: 49169) }
  @inlinable @inline(__always) package static var duckDB: Self { Self(number: 49256) }
  @inlinable @inline(__always) package static var terminfo: Self { Self(number: 49153) }
  @inlinable @inline(__always) package static var pcapNG: Self { Self(number: 49196) }
  @inlinable @inline(__always) package static var mbTiles: Self { Self(number: 49202) }
  @inlinable @inline(__always) package static var marc: Self { Self(number: 49156) }
  @inlinable @inline(__always) package static var geoPackage: Self { Self(number: 49223) }
  @inlinable @inline(__always) package static var sqlite: Self { Self(number: 49235) }
  @inlinable @inline(__always) package static var sqliteLog: Self { Self(number: 49219) }
}
