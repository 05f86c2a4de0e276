internal import ASCIIBytes
internal import UniformTypes

extension TextMark {
  /// Marks of text formats of documents, references and changes to them.
  static let writings: [TextMark] = [
    TextMark("lyx", "#LyX ", then: .lyX, because: "the line that names the format"),
    TextMark("frame-maker", "<MIFFile ", then: .frameMakerMIF, because: "the statement that comes first"),
    TextMark("fdf", "%FDF-", then: .fdf, because: "the mark with a version (ISO 32000-2 §12.7.8)"),
    TextMark(
      "mathematica", "(* Content-type: application/", then: .mathematica,
      because: "the comment that comes first"),
    TextMark(
      "mathematica-old", "(*****",
      also: {
        $0.contains("Content-type: application/mathematica") || $0.contains("Mathematica-Compatible Notebook")
      },
      then: .mathematica, because: "the comment that comes first"),
    TextMark("andrew", "\\begindata{", then: .andrewInset, because: "the mark that opens an inset"),
    TextMark("texinfo", "\\input texinfo", then: .texinfo, because: "the line that loads the macros"),
    TextMark("texinfo-at", "@setfilename ", then: .texinfo, because: "the command that comes first"),
    TextMark(
      "man-title", ".TH ",
      also: { head in
        guard let words = head.content().first?.words, words.count >= 3 else { return false }
        let section = words[2].first == UInt8(ascii: "\"") ? words[2].dropping(1) : words[2]
        return section.first.map { $0.isASCIIDigit } == true || section == "n" || section == "l"
      }, then: .troff, because: "a manual page's title (man(7))"),
    TextMark(
      "man-date", ".Dd ", also: { $0.contains("\n.Dt ") || $0.contains("\n.Sh ") }, then: .troff,
      because: "a manual page's date and title (mdoc(7))"),
    TextMark("troff-comment", ".\\\"", then: .troff, because: "a comment of troff's"),
    TextMark(
      "troff-preprocessors", "'\\\"", then: .troff, because: "the comment that names troff's preprocessors"),
    TextMark("troff-comment-quote", "'.\\\"", then: .troff, because: "a comment of troff's"),
    TextMark("troff-source", ".so man", then: .troff, because: "a manual page that stands for another"),
    TextMark(
      "bibtex", "@", after: "%", also: References.isBibTeX, then: .bibTeX, because: "an entry with its key"),
    TextMark("ris", "TY  - ", then: .ris, because: "the tag that begins a record"),
    TextMark(
      "endnote", "%0 ", also: { $0.contains("\n%T ") || $0.contains("\n%A ") }, then: .endNote,
      because: "a kind, an author or a title"),
    TextMark(
      "po", "msgid \"", after: "#", also: { $0.contains("\nmsgstr") }, then: .poCatalog,
      because: "messages and their translations"),
    TextMark(
      "po-context", "msgctxt \"", after: "#", also: { $0.contains("\nmsgid") }, then: .poCatalog,
      because: "messages with their context"),
    TextMark(
      "po-domain", "domain \"", after: "#", also: { $0.contains("\nmsgid") }, then: .poCatalog,
      because: "a domain of messages"),
    TextMark("hack", "<?hh", .space, then: .hack, because: "the tag that opens a file of Hack"),
    TextMark(
      "rebol", "rebol [", ignoringCase: true, then: .rebol, because: "the header of a script of Rebol"),
    TextMark("vimball", "\" Vimball Archiver", then: .vimball, because: "the line that Vimball writes first"),
    TextMark("directx-text", "xof 0302txt ", then: .directXMesh, because: "the header of a text file"),
    TextMark("directx-text-3", "xof 0303txt ", then: .directXMesh, because: "the header of a text file"),
    TextMark(
      "llvm-module", "; ModuleID = '", then: .llvmIR, because: "the comment that LLVM writes before a module"),
    TextMark(
      "llvm-source", "source_filename = \"", after: ";", then: .llvmIR,
      because: "the name of what was compiled (LLVM Language Reference)"),
    TextMark(
      "llvm-layout", "target datalayout = \"", after: ";", then: .llvmIR,
      because: "the layout of data (LLVM Language Reference)"),
    TextMark(
      "llvm-triple", "target triple = \"", after: ";", then: .llvmIR,
      because: "the machine that is meant (LLVM Language Reference)"),
    TextMark(
      "llvm-metadata", "!", after: ";",
      also: { head in
        guard let words = head.content(skipping: ";").first?.words, words.count > 2 else { return false }
        return words[1] == "=" && (words[2].hasPrefix("!") || words[2] == "distinct")
      }, then: .llvmIR, because: "a name or number of metadata, and its value (LLVM Language Reference)"),
    TextMark(
      "cil-assembly", ".assembly ", after: "/",
      also: { $0.contains("extern ") || $0.contains(".class ") || $0.contains("{") }, then: .cilAssembly,
      because: "the assembly, or one that it refers to (ECMA-335 §II.6)"),
    TextMark("git-diff", "diff --git ", then: .patch, because: "git's line before each file"),
    TextMark(
      "diff", "diff ",
      also: {
        $0.contains("\n--- ") || $0.contains("\n*** ") || $0.contains("\n@@ ") || $0.contains("\n< ")
          || $0.contains("\n> ")
      },
      then: .patch, because: "diff's command line, then differences"),
    TextMark(
      "diff-index", "Index: ", also: { $0.contains("\n====") || $0.contains("\n--- ") }, then: .patch,
      because: "the line before each file"),
    TextMark(
      "diff-unified", "--- ", also: { $0.contains("\n+++ ") && $0.contains("\n@@ -") }, then: .patch,
      because: "both names and a range (unified format)"),
    TextMark(
      "diff-context", "*** ", also: { $0.contains("\n--- ") && $0.contains("\n***************") },
      then: .patch, because: "both names and a divider (context format)"),
    TextMark(
      "git-mail", "From ",
      also: { $0.content().first?.hasSuffix(" Mon Sep 17 00:00:00 2001") == true }, then: .patch,
      because: "the date that git writes for every patch it mails"),
    TextMark(
      "orgmode-setting", "#+", also: References.isOrgSetting, then: .orgMode,
      because: "a setting of Org's (Org manual, \"In-buffer Settings\")"),
    TextMark(
      "rcs", "head", .space, also: { $0.contains("\naccess") && $0.contains("\nsymbols") }, then: .rcs,
      because: "the newest revision, then who may write, and the names of revisions (rcsfile(5))"),
    TextMark("orgmode-mode", "# -*- mode: org", then: .orgMode, because: "Emacs is told that this is Org"),
  ]
}

/// Entries of BibTeX, headers of message catalogues and settings of Org documents.
enum References {
  private static let entries: Set<String> = [
    "article", "book", "booklet", "conference", "inbook", "incollection", "inproceedings", "manual",
    "mastersthesis",
    "misc", "phdthesis", "proceedings", "techreport", "unpublished", "string", "preamble", "comment",
    "online",
    "thesis", "report", "electronic", "collection", "mvbook", "dataset", "software", "patent", "periodical",
  ]

  @Sendable static func isBibTeX(_ head: TextHead) -> Bool {
    guard let line = head.content(skipping: "%").first else { return false }
    let name = TextLine(line.bytes.dropFirst().prefix { $0.isASCIILetter })
    let next = line.dropping(1 + name.count).trimmedStart.first
    return entries.contains(name.text.lowercased())
      && (next == UInt8(ascii: "{") || next == UInt8(ascii: "("))
      && head.contains("=")
  }

  private static let orgSettings: Set<String> = [
    "title", "author", "email", "date", "options", "startup", "property", "setupfile", "language", "todo",
    "seq_todo",
    "tags", "filetags", "columns", "category", "archive", "description", "keywords", "select_tags",
    "exclude_tags",
    "latex_header", "latex_class", "html_head", "begin_src", "begin_example", "include", "macro",
  ]

  /// Returns true if the first line is a keyword between `#+` and a colon.
  @Sendable static func isOrgSetting(_ head: TextHead) -> Bool {
    guard let line = head.content().first?.dropping(2) else { return false }
    let name = TextLine(line.bytes.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "_") })
    let next = line.dropping(name.count).first
    return orgSettings.contains(name.text.lowercased()) && (next == UInt8(ascii: ":") || next == 0x20)
  }
}
