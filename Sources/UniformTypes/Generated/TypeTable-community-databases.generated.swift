// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityDatabases: StaticString = ##"""
    00018L0000001<<1J30di12`0000000000000000000000000000nW0000000001:X0001HK0000000OY000000000000000\##
    0D90000000000000000001Q`0000L;0Q?0601AV00000000016e1481Dk0000000000000G:0000001P30g>0JU0000000YX\##
    0000000001]O0000000001L70000000000<^09E0^R0000a^1?_00010m1YJ0BM0X31ac1SM0000000000001G7000000000\##
    0000>G0000000000I<0iA0TF15E1e^00007U0A60MZ0000000000000Rd0m10000001_O1Um0000\\0000:o0Eg0[51We000\##
    ooo00000S0V0V0j1818181<1U1U1U1U1UP28P70Bcom.android.backupAndroid backup02ab0Gapplication/x-google-ab\##
    ooo00000S0V0V0o1<1<1<1G1`1`1`1`1`P28P70Gcom.apple.resource-forkResource fork04rsrc03rsr0Gapplication/x-apple-rsr\##
    ooo00000S0V0V0l1<1<1<1A1Z1Z1Z1Z1ZP28P70Dcom.avira.quarantineAvira quarantine03qua0Gapplication/x-avira-qua\##
    ooo00000S0V0V0n1<1<1<1A1_1_1_1_1_P28P70Fcom.bcu.std-dictionarySTD dictionary03std0Lapplication/x-std-dictionary\##
    ooo00000S0V0V0g1>1>1>1>1Y1Y1Y1Y1YP28P70?com.borland.cbtBorland training script0Iapplication/x-borland-cbt\##
    ooo000P0Y0_0_0n1919191>2727272727P20000028P78PA0=com.dbase.dbfdBASE table03dbf0Capplication/vnd.dbf0Aapplication/x-dbf0?application/dbf0Aapplication/dbase0Capplication/x-dbase\##
    ooo00000S0V0V0e0o0o0o141G1G1G1G1GP28P70=com.dbase.dbtdBASE memo03dbt0Aapplication/x-dbt\##
    ooo000P0S0V0V0g1212121<1W1W1W1W1WP28P70?com.dbase.indexdBASE index03ndx03cdx0Iapplication/x-dbase-index03cdx\##
    ooo00000S0V0V0n1@1@1@1E1^1^1^1^1^P28P70Fcom.dbase.printer-formdBASE printer form03prf0Gapplication/x-dbase-prf\##
    ooo000\0S0V0V0b1C1C1C1C1C1C1C1C1CP28P70:com.ea.iffInterchange File Format container\##
    ooo00000Y0_0_141F1F1F1W2222222222P20000028P78PA0Ccom.filemaker.fmp12FileMaker database05fmp1203fp703fp50Iapplication/vnd.filemaker\##
    ooo00000S0V0V0f111111161I1I1I1I1IP28P70>com.foxpro.fptFoxPro memo03fpt0Aapplication/x-fpt\##
    ooo00000S0V0V0d1515151A1V1V1V1V1VP28P70<com.hp.nettlHP-UX nettl trace04trc004trc10Capplication/x-nettl\##
    ooo00000S0V0V0g181818181O1O1O1O1OP28P70?com.ibm.os2-msgOS/2 message file0Eapplication/x-os2-msg\##
    ooo000P0Y0_0_121T1T1T1Y1o1o1o1o1oP20000028P78PA0Acom.microsoft.eseExtensible Storage Engine database03edb0Dapplication/x-ms-ese\##
    ooo00000Y0_0_191L1L1L1V1V1V1V1V1VP20000028P78PA0Hcom.microsoft.sql-serverSQL Server database03mdf03ldf\##
    ooo000\0S0V0V0e131313131G1G1G1G1GP28P70=com.riff.riffRIFF container0Bapplication/x-riff0<audio/x-riff\##
    ooo00000S0V0V0g171717171R1R1R1R1RP28P70?com.tasmota.dmpTasmota settings0Iapplication/x-tasmota-dmp\##
    ooo000P0S0V0V0h162?2?2J2h2h2h2h2hP28P70@com.tcpdump.pcapPacket capturehttps://www.iana.org/assignments/media-types/application/vnd.tcpdump.pcap04pcap03cap0Lapplication/vnd.tcpdump.pcap0@application/pcap0Bapplication/x-pcap03dmp03cap03dmp\##
    ooo00000S0V0V0k1;1;1;1;1U1U1U1U1UP28P70Ccom.tplink.firmwareTP-Link firmware0Happlication/x-tplink-bin\##
    ooo00000S0V0V0e0n0n0n141M1M1M1M1MP28P70=com.vesa.edidEDID dump04edid0Gapplication/x-edid-dump\##
    ooo00000S0V0V101=1=1=1B1W1W1W1W1WP28P70Hcom.visualnetworks.5view5View capture035vw0Capplication/x-5view\##
    ooo00000S0V0V171H1H1H1M1f1f1f1f1fP28P70Ocom.wandel-goltermann.lanalyzerLANalyzer capture03tr10Gapplication/x-lanalyzer\##
    ooo000T0Y0_0_111;2I2I2Y3<3<3<3<3<P20000028P78PA0@org.apache.arrowArrow filehttps://www.iana.org/assignments/media-types/application/vnd.apache.arrow.file05arrow07feather0Qapplication/vnd.apache.arrow.file\##
    ooo000P0S0V0Y121>2N2N2V3;3;3;3;3;P28P7<1=0Gorg.apache.arrow-streamArrow streamhttps://www.iana.org/assignments/media-types/application/vnd.apache.arrow.stream06arrows0Sapplication/vnd.apache.arrow.stream\##
    ooo000P0Y0_0_101>1U1U1[2828282828P20000028P78PA0?org.apache.avroAvro containerhttps://avro.apache.org04avro0Kapplication/vnd.apache.avro0;avro/binary\##
    ooo000P0Y0_0_0o18181R1W1W1W1W1W1WP20000028P78PA0>org.apache.orcORC tableapplication/vnd.apache.orc03orc0Japplication/vnd.apache.orc\##
    ooo000P0Y0_0_131@2K2K2T3434343434P20000028P78PA0Borg.apache.parquetParquet tablehttps://www.iana.org/assignments/media-types/application/vnd.apache.parquet07parquet0Napplication/vnd.apache.parquet0Capplication/parquet0Eapplication/x-parquet\##
    ooo00000S0V0V0i1;1;1;1B1V1V1V1V1VP28P70Aorg.aria2.controlaria2 control file05aria20Bapplication/x-aria\##
    ooo000P0Y0_0_181S1S1S1X2F2F2F2F2FP20000028P78PA0Gorg.berkeleydb.databaseBerkeley DB or dbm database03bdb0Iapplication/x-berkeley-db0Aapplication/x-dbm\##
    ooo00000S0V0V0k1:1:1:1D1c1c1c1c1cP28P70Corg.clamav.databaseClamAV database03cvd03cld0Mapplication/x-clamav-database\##
    ooo00000S0V0V0g121212121H1H1H1H1HP28P70?org.clamav.scanClamAV file0Dapplication/x-clamav\##
    ooo00000S0V0V0l1=1=1=1=1=1=1=1=1=P28P70Dorg.clamav.signatureClamAV signatures\##
    ooo000P0Y0_0_141C1C1C1P1P1P1P1P1PP20000028P78PA0Corg.duckdb.databaseDuckDB database06duckdb03ddb\##
    ooo00000S0V0V0m1:1:1:1D1W1W1W1W1WP28P70Eorg.enlightenment.eetEet container03eet03edj0Aapplication/x-eet\##
    ooo000P0S0V0V101A1A1A1K2<2<2<2<2<P28P70Horg.freedesktop.terminfoCompiled terminfo08terminfo0Fapplication/x-terminfo0Gapplication/x-terminfo2\##
    ooo00000Y0_0_0m1:1:1:1@1T1T1T1T1TP20000028P78PA0<org.gnu.gdbmGDBM database04gdbm0Bapplication/x-gdbm\##
    ooo00000S0V0V1<1P2X2X363S3S3S3S3SP28P70Torg.iana.application.vnd.lotus-notesLotus Notes databasehttps://www.iana.org/assignments/media-types/application/vnd.lotus-notes03ntf03ndl03ns403ns303ns203nsg0Kapplication/vnd.lotus-notes\##
    ooo00000S0V0V0e0i1O1O1U1g1g1g1g1gP28P70=org.ietf.cborCBORhttps://www.rfc-editor.org/rfc/rfc894904cbor0@application/cbor\##
    ooo000P0S0V0V0g1G2A2A2O2e2e2e2e2eP28P70?org.ietf.pcapngPacket capture (next generation)https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcapng/06pcapng04ntar0Dapplication/x-pcapng0Napplication/vnd.tcpdump.pcapng\##
    ooo000P1518181L1S1S1S1\2<2<2<2<2<P20000020000000000000000000000000004<1C0Borg.mapbox.mbtilesMBTiles07mbtiles0Napplication/vnd.mapbox-mbtiles\##
    ooo00000S0V0V0h0l0l0l121D1D1D1D1DP28P70@org.mongodb.bsonBSON04bson0@application/bson\##
    ooo00000S0V0V0k1616161?1X1X1X1X1XP28P70Corg.msgpack.msgpackMessagePack07msgpack0Gapplication/vnd.msgpack\##
    ooo000P0S0V0V0e111W1W1b2424242424P28P70=org.oclc.marcMARC recordshttps://www.rfc-editor.org/rfc/rfc222003mrc04marc0@application/marc\##
    ooo000P1518181W1a2l2l323R3R3R3R3RP20000020000000000000000000000000004<1C0Morg.opengeospatial.geopackageGeoPackagehttps://www.iana.org/assignments/media-types/application/geopackage+sqlite304gpkg0Napplication/geopackage+sqlite30Happlication/x-geopackage\##
    ooo00000S0V0V0k1C1C1C1G1]1]1]1]1]P28P70Corg.protobuf.binaryProtocol Buffers message02pb0Dapplication/protobuf\##
    ooo00000S0V0V0n1818181=1]1]1]1]1]P28P70Forg.raspberrypi.eepromHAT EEPROM03eep0Napplication/x-raspberry-eeprom\##
    ooo00000Y0_0_0o1626262;2P2P2P2P2PP20000028P78PA0>org.rdfhdt.hdtRDF HDThttps://www.iana.org/assignments/media-types/application/vnd.hdt03hdt0Capplication/vnd.hdt\##
    ooo00000S0V0V0i0o1O1O1T1h1h1h1h1hP28P70Aorg.sereal.serealSerealhttps://github.com/Sereal/Sereal03srl0Bapplication/sereal\##
    ooo00000[0a0a151C1C1C1C1U1U1U1U1U`2000000048P72Q80Borg.spreadsheet.scsc spreadsheet0@application/x-sc\##
    0S2000T0Y0_0_141C2G2G2g3W3W3W3W3WP20000028P78PA0Corg.sqlite.databaseSQLite databasehttps://www.iana.org/assignments/media-types/application/vnd.sqlite306sqlite07sqlite302db03db304s3db0Gapplication/vnd.sqlite30Eapplication/x-sqlite30Happlication/x-sqlite3-db02db\##
    ooo000P0S0V0V121H1H1H202020202020P28P70Jorg.sqlite.write-ahead-logSQLite write-ahead log0:sqlite-wal06db-wal0:sqlite-shm06db-shm\##
    ooo00000S0V0V0g0o1o1o1o2D2D2D2D2DP28P70?org.sysstat.sarSAR datahttps://www.iana.org/assignments/media-types/application/vnd.sar0Capplication/vnd.sar\##
    ooo00000Y0_0_1:1P1P1P1d3k3k3k3k3kP20000028P78PA0Iorg.tokyocabinet.databaseTokyo Cabinet database03tch03tcb03tcf03tct0Oapplication/x-tokyocabinet-hash0Papplication/x-tokyocabinet-btree0Papplication/x-tokyocabinet-fixed0Papplication/x-tokyocabinet-table\##
    ooo00000S0V0V0d1717171<1T1T1T1T1TP28P70<org.xbmc.xbtKodi texture bundle03xbt0Fapplication/x-xbmc-xbt\##
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
  @inlinable @inline(__always) package static var avro: Self { Self(number: 49158) }
  @inlinable @inline(__always) package static var orc: Self { Self(number: 49211) }
  @inlinable @inline(__always) package static var parquet: Self { Self(number: 49254) }
  @inlinable @inline(__always) package static var berkeleyDB: Self { Self(number: 49169) }
  @inlinable @inline(__always) package static var duckDB: Self { Self(number: 49256) }
  @inlinable @inline(__always) package static var terminfo: Self { Self(number: 49153) }
  @inlinable @inline(__always) package static var pcapNG: Self { Self(number: 49196) }
  @inlinable @inline(__always) package static var mbTiles: Self { Self(number: 49202) }
  @inlinable @inline(__always) package static var marc: Self { Self(number: 49157) }
  @inlinable @inline(__always) package static var geoPackage: Self { Self(number: 49223) }
  @inlinable @inline(__always) package static var sqlite: Self { Self(number: 49235) }
  @inlinable @inline(__always) package static var sqliteLog: Self { Self(number: 49219) }
}
