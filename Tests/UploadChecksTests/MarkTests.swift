import Testing
import UploadChecks

/// Server tags and HTML at any offset, in text, in metadata, and after the end.
@Suite struct MarkTests {
  private static let php = "a server that runs PHP would run what stands in it"
  private static let pages = "a server that runs ASP or JSP would run what stands in it"
  private static let includes = "a server that runs includes (SSI) would run what stands in it"
  private static let coldFusion = "a server that runs ColdFusion would run what stands in it"
  private static let html = "it holds HTML, which runs where a browser takes it for a page"

  static let texts: [(text: String, words: String?)] = [
    ("words <?PHP echo 1; ?>", php), ("words <?= 1 ?>", php), ("<?\nsystem(1);", php),
    ("a <? echo 1 ?> b", php),
    ("a <?echo 1?>", php), ("a <?system('id')?>", php), ("a <?$a=1?>", php), ("a <?/* */ x() ?>", php),
    ("a <?`id`?>", php),
    ("a <?true; echo 1?>", php), ("a <SCRIPT language = 'PHP'>x()</SCRIPT>", php), ("a <%= x %>", pages),
    ("a <%@ page import='x' %>", pages), ("a <% x(); %>", pages), ("a <%out.print(1);%>", pages),
    ("a <jsp:scriptlet>x</jsp:scriptlet>", pages), ("a <!--#exec cmd='id' -->", includes),
    ("a <CFEXECUTE name='id'>", coldFusion), ("a list: List<? extends Number>, Map<? super T>", nil),
    ("a format: <%s> and <%d %%>", nil), ("<% of them are less than 5%", nil), ("x <- y <? z", php),
    ("a <?> b <?", nil),
    ("what? <script>alert(1)</script> in a text is text", nil),
    ("a regular expression: ^<?(.*)>?$ and </?[a-z]+>", nil),
    ("<!-- # a comment -->", nil), ("<cfoutputs>", nil), ("say <?pi name='a' other=\"b(c);\"?> in XML", nil),
    ("say <?hard-break?> in XML", nil), ("say <?pi name='a' print 'b'?>", php),
  ]

  @Test(arguments: texts.indices) func text(_ index: Int) throws {
    let row = Self.texts[index]
    #expect(
      try Uploads.refusal(Array("notes\n\(row.text)\n".utf8), "text/*", name: "a.txt")?.reason == row.words,
      "\(row.text)")
  }

  /// Text in a comment, and the expected reason.
  static let comments: [(text: String, words: String?)] = [
    ("taken in Rome", nil), ("5 < 7 and 7 > 5, <b>bold</b>, <a href='https://example.com/'>here</a>", nil),
    ("<?php x();", php), ("<?=\"R\".\"AN\"?>", php), ("<?=`id`?>", php), ("<?=$_GET[0]?>", php),
    ("<? system('id'); ?>", php),
    ("<?@system('id');?>", php), ("<?echo 'words'?>", php), ("<%= Runtime.exec() %>", pages),
    ("<x:xmpmeta xmlns:x='adobe:ns:meta/'/><?xpacket end='w'?>", nil), ("<script>alert(1)</script>", html),
    ("<SCRIPT SRC=//x>", html), ("<svg onload=alert(1)>", html), ("<img src=x onerror=alert(1)>", html),
    ("<a title='>' onclick=x>", html), ("<a href=' javascript:x'>", html), ("<!DOCTYPE html><p>", html),
    ("<iframe src=x>", html),
    ("<body>", html), ("<bodywork>", nil), ("<p>one = two, on line = three</p>", nil),
    ("it is online=yes", nil),
  ]

  private static func jpeg(_ comment: String, behind: String = "") -> [UInt8] {
    let picture = Uploads.fixture("live/IMG_0001.JPG")
    var bytes = Array(picture.prefix(2))
    if !comment.isEmpty {
      let count = comment.utf8.count + 2
      bytes += [0xFF, 0xFE, UInt8(count >> 8), UInt8(count & 0xFF)]
      bytes += Array(comment.utf8)
    }
    bytes += picture.dropFirst(2)
    return bytes + Array(behind.utf8)
  }

  static func gif(_ comment: String, behind: String = "") -> [UInt8] {
    var bytes = Array("GIF89a".utf8)
    bytes += [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    if !comment.isEmpty {
      bytes += [0x21, 0xFE, UInt8(comment.utf8.count)]
      bytes += Array(comment.utf8)
      bytes.append(0)
    }
    bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    return bytes + Array(behind.utf8)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var bytes = Array(name.utf8)
    bytes += Uploads.bigEndian(data.count).reversed()
    bytes += data
    return data.count % 2 == 1 ? bytes + [0] : bytes
  }

  static func webP(_ text: String) -> [UInt8] {
    var chunks = chunk("VP8X", [4] + [UInt8](repeating: 0, count: 9))
    chunks += chunk("VP8L", [0x2F, 0, 0, 0, 0, 0x88, 0x88, 8])
    chunks += chunk("XMP ", Array(text.utf8))
    return chunk("RIFF", Array("WEBP".utf8) + chunks)
  }

  private static func sound(_ text: String) -> [UInt8] {
    var tag = Array("TXXX".utf8)
    tag += Uploads.bigEndian(text.utf8.count + 2)
    tag += [0, 0, 0, 0]
    tag += Array(text.utf8)
    let frame = [0xFF, 0xFB, 0x90, 0x64] + [UInt8](repeating: 0, count: 413)
    var bytes = Array("ID3".utf8)
    bytes += [3, 0, 0, 0, 0, UInt8(tag.count >> 7), UInt8(tag.count & 0x7F)]
    bytes += tag
    for _ in 0..<4 { bytes += frame }
    return bytes
  }

  private static func text(_ name: String, _ head: [UInt8], _ text: [UInt8]) throws -> [UInt8] {
    try Uploads.png(Uploads.chunk(name, Array("Comment\0".utf8) + head + text))
  }

  private static func movie(_ text: String) -> [UInt8] {
    var bytes = Uploads.fixture("live/IMG_0002.MOV")
    bytes += Uploads.bigEndian(text.utf8.count + 8)
    bytes += Array("free".utf8)
    return bytes + Array(text.utf8)
  }

  static let carriers: [(name: String, bytes: @Sendable (String) throws -> [UInt8])] = [
    ("JPEG's comment", { jpeg($0) }), ("behind a JPEG", { jpeg("", behind: $0) }),
    ("tEXt", { try text("tEXt", [], Array($0.utf8)) }),
    ("zTXt", { try text("zTXt", [0], Uploads.zlib(Array($0.utf8))) }),
    ("iTXt", { try text("iTXt", [1, 0, 0, 0], Uploads.zlib(Array($0.utf8))) }),
    ("behind a PNG", { try Uploads.png() + Array($0.utf8) }), ("GIF's comment", { gif($0) }),
    ("behind a GIF", { gif("", behind: $0) }), ("WebP's XMP", { webP($0) }),
    ("behind a WebP", { webP("") + Array($0.utf8) }),
    ("behind a HEIC", { Uploads.fixture("live/IMG_0002.HEIC") + Array($0.utf8) }),
    ("a movie's box", { movie($0) }), ("a sound's tag", { sound($0) }),
  ]

  @Test(arguments: carriers.indices) func metadata(_ index: Int) throws {
    let carrier = Self.carriers[index]
    var policy = try Uploads.policy("image/*, video/*, audio/*")
    policy.allowsDamage = true
    let examiner = Uploads.examiner(policy)
    for row in Self.comments {
      let found = try examiner.examine(bytes: carrier.bytes(row.text)).refusal
      #expect(found?.reason == row.words, "\(carrier.name): \(row.text)")
    }
  }

  /// Long tags are found at any offset of a long file, also across chunks; short ones are ignored in pixels.
  @Test(arguments: [70_000, 262_137, 262_140, 262_143, 262_150, 1_100_000, 1_400_000]) func everyByte(
    _ place: Int
  ) throws {
    func picture(_ text: String) throws -> [UInt8] {
      var data = [UInt8](repeating: 0x55, count: 1_500_000)
      data.replaceSubrange(place..<place + text.utf8.count, with: Array(text.utf8))
      return try Uploads.png(Uploads.chunk("IDAT", data))
    }
    var policy = try Uploads.policy("image/*")
    policy.allowsDamage = true
    let examiner = Uploads.examiner(policy)
    #expect(try examiner.examine(bytes: picture("<?pHp")).refusal?.reason == Self.php)
    #expect(try examiner.examine(bytes: picture("<script language=php>")).refusal?.reason == Self.php)
    #expect(try examiner.examine(bytes: picture("<script>")).refusal?.reason == Self.html)
    #expect(try examiner.examine(bytes: picture("<?= 1 ?>")).refusal == nil)
    // The policy's limit does not apply to marks.
    policy.examinedByteCount = 400_000
    #expect(try Uploads.examiner(policy).examine(bytes: picture("<?php")).refusal?.reason == Self.php)
    #expect(try Uploads.examiner(policy).examine(bytes: picture("words")).refusal == nil)
  }

  /// Progressive uploads are searched rarely, since each search restarts.
  @Test(arguments: [true, false]) func progressiveUploadsAreSearchedRarely(_ saysLength: Bool) throws {
    let bytes = try Uploads.png(Uploads.chunk("IDAT", [UInt8](repeating: 0x55, count: 4 << 20)))
    var policy = try Uploads.policy("image/*")
    policy.allowsDamage = true
    let examiner = Uploads.examiner(policy)
    var upload = ProgressiveUpload(byteCount: saysLength ? Int64(bytes.count) : nil)
    var needs: Set<Range<Int64>> = []
    for start in stride(from: 0, to: bytes.count, by: 16 << 10) {
      upload.append(Array(bytes[start..<min(bytes.count, start + (16 << 10))]))
      if case .needs(let range) = try upload.state(by: examiner) { needs.insert(range) }
    }
    upload.finish()
    guard case .settled(let decision) = try upload.state(by: examiner) else {
      Issue.record("all bytes came")
      return
    }
    #expect(decision.isAccepted)
    #expect((1...24).contains(needs.count))
  }
}
