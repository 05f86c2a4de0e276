internal import ASCIIBytes
internal import UniformTypes

extension SharedExtension {
  /// The languages with shared extensions; within an extension, the one with more conditions comes first.
  static let all: [SharedExtension] = basics + objects + lisps + shaders + data + machines

  /// BASIC and what is written like it.
  private static let basics: [SharedExtension] = [
    SharedExtension(
      "al", .businessCentral,
      also: {
        starts($0) { words in
          words.count > 1 && words[1].isDigits && (businessObjects.contains { words[0].isWord($0) })
        }
      }),
    SharedExtension(
      "bas bi", .freeBASIC,
      [
        "#include", "#define", "#lang", "#ifdef", "#ifndef", "#macro", "#undef", "#inclib", "dim as ",
        "dim shared as ",
      ], ignoringCase: true),
    SharedExtension(
      "bas", .basic,
      also: { head in
        var numbered = 0
        for line in head.content(upTo: 3) {
          guard let number = line.words.first, number.isDigits, number.count < 6 else { return false }
          numbered += 1
        }
        return numbered > 1
      }),
    SharedExtension(
      "bb", .blitzBASIC,
      [
        "; ", "graphics ", "end function", "flip", "cls", "while not keyhit", "global ", "wend", "setbuffer ",
      ],
      ignoringCase: true, atLeast: 2),
    SharedExtension(
      "ch", .xBase,
      [
        "#command", "#xcommand", "#translate", "#xtranslate", "#define", "#ifndef", "#ifdef", "#include",
        "#undef",
      ],
      ignoringCase: true),
    SharedExtension(
      "p w i cls", .openEdge,
      [
        "define variable ", "def var ", "define input ", "define output ", "define temp-table ",
        "define new shared ",
        "define shared ", "for each ", "find first ", "using progress.", "block-level on error",
        "routine-level on error",
        "end class.", "end procedure.", "define public property", "{&", "&scoped-define", "&analyze-suspend",
      ], ignoringCase: true),
    SharedExtension("pro", .proGuard, ["-keep", "-dontwarn", "-libraryjars", "-injars", "-dontobfuscate"]),
    SharedExtension(
      "pro", .exelisIDL, ["pro ", "function ", "compile_opt ", "endif", "endfor", "print, "],
      ignoringCase: true,
      atLeast: 2),
  ]

  private static let objects: [SharedExtension] = [
    SharedExtension(
      "aj", .aspectJ,
      [
        "public aspect ", "privileged aspect ", "abstract aspect ", "aspect ", "pointcut ",
        "public pointcut ",
        "declare parents", "declare precedence",
      ]),
    SharedExtension("ec", .ecereC, ["import \"", "import static \""], also: { !$0.contains("EXEC SQL") }),
    SharedExtension(
      "sig", .standardML, ["signature "], also: { $0.contains("\nsig") || $0.contains("= sig") }),
    SharedExtension(
      "asc", .adventureGameStudio,
      [
        "function room_", "function on_", "function game_", "function repeatedly_", "function hook",
        "import function ",
      ]),
    SharedExtension("cls", .objectScript, ["Class "], also: { $0.contains("\n{") }),
    SharedExtension(
      "cls", .apexSource,
      [
        "public class ", "public with sharing", "public without sharing", "public inherited sharing",
        "public virtual class", "public abstract class", "private class", "private with sharing",
        "global class",
        "global with sharing", "@istest", "@restresource", "public static ",
      ], ignoringCase: true),
    SharedExtension(
      "e ex", .euphoria,
      [
        "include std/", "include ", "global function", "global procedure", "public function",
        "export function",
        "procedure ", "end procedure", "end function", "sequence ", "atom ", "integer ", "global constant",
      ], atLeast: 2),
    SharedExtension("mc", .monkeyC, ["using Toybox.", "import Toybox.", "module ", "class "]),
    SharedExtension(
      "w", .cWEB, ["@* ", "@*", "@c", "@ "], also: { $0.contains("@>") || $0.contains("\n@c") }),
    SharedExtension("e", .eRights, ["def ", "#!/usr/bin/env rune", "pragma.", "? "]),
    SharedExtension(
      "bs", .brighterScript, ["end sub", "end function", "end class", "import \"pkg:"], ignoringCase: true),
    SharedExtension("ecl", .eclipseCLP, [":- "]),
    SharedExtension("ecl", .enterpriseControlLanguage, also: { $0.contains(":=") }),
    SharedExtension(
      "cake", .cSharpScript,
      ["var target = Argument(", "Task(\"", "RunTarget(", "#addin ", "#tool ", "#load "]),
    SharedExtension("n", .nemerle, ["module ", "namespace ", "using "]),
    SharedExtension("gsp", .jsp, ["<%@", "<g:", "<html"]),
    SharedExtension("gs gsp", .gosu, ["uses java.", "uses gw.", "uses javax."]),
    SharedExtension("sp", .sourcePawn, ["#include <", "public ", "methodmap "], atLeast: 2),
    SharedExtension(
      "gsh gsc csc", .gsc, ["#include maps\\", "#using ", "#using_animtree", "#insert ", "level thread "]),
    SharedExtension(
      "ls", .loomScript,
      also: {
        starts($0) {
          $0[0] == "package"
            && ($0.count == 1 || $0.count < 4 && $0.last?.last == 0x7B && $0[1].first != 0x3D)
        }
      }),
    SharedExtension("t", .terra, ["terra ", "local C = terralib", "terralib."]),
    SharedExtension("t", .turing, ["end if", "var ", "put ", "loop", "const ", "procedure "], atLeast: 3),
    SharedExtension(
      "inc", .pawn, ["native ", "forward ", "stock ", "#endinput", "methodmap ", "MarkNativeAsOptional("],
      also: { $0.contains("(") && $0.contains(";") }),
    SharedExtension(
      "inc", .nasl,
      ["local_var ", "global_var ", "script_id(", "script_oid(", "security_hole(", "script_family("]),
    SharedExtension(
      "ms", .maxScript, ["rollout ", "macroscript ", "createdialog ", "utility ", "fn ", "plugin "],
      ignoringCase: true, atLeast: 2, also: { !$0.contains("\n.") }),
    SharedExtension("qs", .qSharp, ["namespace ", "operation ", "open Microsoft.Quantum"]),
    SharedExtension("qs", .qtScript, ["function ", "var ", "Component.prototype."]),
    SharedExtension("x xi xm xmi", .logos, ["%hook", "%end", "%ctor", "%group", "%orig", "%subclass"]),
    SharedExtension("i", .swig, ["%module", "%include ", "%{", "%template(", "%inline ", "%rename("]),
    SharedExtension("cp", .componentPascal, ["MODULE ", "PROCEDURE ", "IMPORT ", "END "], atLeast: 3),
    SharedExtension("j", .objectiveJ, ["@import ", "@implementation ", "@class "]),
    SharedExtension(
      "mo", .motoko, ["import ", "actor ", "public func ", "public query ", "public shared ", "module {"],
      atLeast: 2),
    SharedExtension("moo", .mooCode, ["@program ", "@verb ", "@prop "]),
    SharedExtension(
      "nc", .nesC, ["module ", "configuration ", "implementation", "uses interface ", "provides interface "],
      atLeast: 2),
    SharedExtension("b", .limbo, ["implement ", "include \"sys.m\""], atLeast: 2),
    SharedExtension("b bf", .brainfuck, also: isBrainfuck),
    SharedExtension("vba", .vimball, ["UseVimball"]),
  ]

  private static let lisps: [SharedExtension] = [
    SharedExtension(
      "cl", .cool, ["class "],
      also: { head in head.lines().contains { $0.hasPrefix("class ") && $0.opensBlock } }),
    SharedExtension("lsp lisp nl", .newLISP, ["(define ", "(context '"]),
    SharedExtension(
      "scm", .treeSitterQuery,
      also: { head in head.lines().contains { $0.contains(") @") || $0.contains("] @") } }),
    SharedExtension("mac", .objectScript, ["ROUTINE ", "#include %", "#Include %"]),
    SharedExtension(
      "mac", .maxima,
      also: { head in
        head.lines().contains {
          $0.contains(":=") && ($0.trimmedEnd.last == 0x24 || $0.trimmedEnd.last == 0x3B)
        }
          || head.contains("\nload(") || head.contains("kill(all)")
      }),
    SharedExtension(
      "f for fr fs", .forth,
      also: { head in
        head.lines().contains { $0.hasPrefix(": ") && ($0.contains(" ;") || $0.contains(" ( ")) }
      }),
    SharedExtension("m", .muf, [": ", "@program "], also: { $0.contains("\n;") }),
    SharedExtension(
      "m", .mumps, [";"],
      also: {
        ($0.contains(" QUIT") || $0.contains(" SET ") || $0.contains(" DO ") || $0.contains("\tS "))
          && !$0.contains("@interface") && !$0.contains("@implementation") && !$0.contains("#import")
      }),
    SharedExtension("m", .limbo, ["implement "]),
    SharedExtension(
      "m", .limbo, also: { head in head.lines().contains { $0.contains(": module") && $0.opensBlock } }),
    SharedExtension(
      "q", .kxQ,
      also: { head in
        head.lines().contains { line in
          let rest = line.dropping(line.nameCount)
          return line.hasPrefix(".z.") || line.hasPrefix("\\l ") || line.hasPrefix("\\d ")
            || line.nameCount > 0 && (rest.hasPrefix(":{") || rest.hasPrefix(":(") || rest.hasPrefix(":`"))
        }
      }),
  ]

  private static let shaders: [SharedExtension] = [
    SharedExtension("fs", .filterscript, ["#pragma rs", "#pragma version("]),
    SharedExtension("rs", .renderScript, ["#pragma rs", "#pragma version(", "#include \"rs_"]),
    SharedExtension("dsp", .faust, ["import(\"", "declare ", "process =", "process="]),
  ]

  private static let data: [SharedExtension] = [
    SharedExtension(
      "pls", .plSQL, ["create or replace ", "declare", "package body ", "create package "], ignoringCase: true
    ),
    SharedExtension("typ", .oracleSQL, ["create or replace type ", "create type "], ignoringCase: true),
    SharedExtension(
      "prc tab", .sql, ["create table ", "create procedure ", "drop procedure if exists ", "insert into "],
      ignoringCase: true, also: { head in !oracleWords.contains { head.contains($0) } }),
    SharedExtension(
      "sps", .spssSyntax,
      [
        "get file", "get /file", "compute ", "frequencies ", "execute.", "variable labels ", "recode ",
        "data list ",
      ],
      ignoringCase: true),
    SharedExtension(
      "bf", .hyPhy,
      ["DataSet ", "DataSetFilter ", "LikelihoodFunction ", "HarvestFrequencies", "ExecuteAFile"]),
    SharedExtension("gml", .graphModelling, ["graph [", "graph["], also: { $0.contains("node") }),
    SharedExtension(
      "mc", .windowsMessages,
      [
        "MessageId=", "MessageIdTypedef=", "SeverityNames=", "LanguageNames=", "SymbolicName=",
        "FacilityNames=",
      ]),
    SharedExtension("asy", .ltspiceSymbol, ["SymbolType "]),
    SharedExtension(
      "ftl", .fluent,
      also: { head in
        !head.contains("<#") && !head.contains("${") && !head.contains("[#")
          && head.lines().contains { line in
            let name = line.hasPrefix("-") ? line.dropping(1) : line
            return name.first.map(\.isASCIILetter) ?? false
              && name.dropping(name.nameCount).trimmedStart.hasPrefix("= ")
          }
      }),
    SharedExtension(
      "st", .stringTemplate, also: { $0.contains("::=") || $0.contains("$if(") || $0.contains("$endif$") }),
    SharedExtension(
      "rno", .runoff, [".!", ".end lit", ".page size", ".left margin", ".chapter ", ".end list", ".els"],
      ignoringCase: true),
    SharedExtension(
      "m4 ac", .gnuAutoconfSource, ["AC_DEFUN", "AC_INIT(", "AU_DEFUN(", "m4_define(", "m4_include("]),
  ]

  private static let machines: [SharedExtension] = [
    SharedExtension(
      "d", .dTrace,
      [
        "#pragma D option", "#pragma D attributes", "#pragma D depends_on", "syscall::", "dtrace:::",
        "provider ", "fbt::", "BEGIN", "END",
      ]),
    SharedExtension(
      "f", .filebench, ["define fileset", "define process", "define file ", "flowop ", "set $"]),
    SharedExtension(
      "rc", .resourceScript,
      ["#include <windows.h>", "#include \"resource.h\"", "stringtable", "language lang_"],
      ignoringCase: true),
    SharedExtension(
      "rsc", .routerOSScript, ["/interface", "/ip ", "/system ", ":foreach ", ":local ", ":put ", ":if "]),
    SharedExtension(
      "sp", .spiceNetlist, [".op", ".end", ".print", ".tran", ".subckt", ".include", ".model", ".param"],
      ignoringCase: true, atLeast: 2),
    SharedExtension("x ld", .linkerScript, ["OUTPUT_FORMAT(", "OUTPUT_ARCH(", "SECTIONS", "ENTRY("]),
  ]

  /// Types and clauses of Oracle's SQL.
  private static let oracleWords: [StaticString] = [
    "VARCHAR2", "varchar2", "NUMBER(", "number(", "TABLESPACE", "tablespace", "PCTFREE", "pctfree",
  ]

  private static let businessObjects: [StaticString] = [
    "table", "page", "codeunit", "report", "query", "xmlport", "enum", "permissionset", "tableextension",
    "pageextension", "reportextension", "enumextension",
  ]

  /// Returns true if the first lines have only commands: eight characters, with a loop.
  @Sendable private static func isBrainfuck(_ head: TextHead) -> Bool {
    let signs = head.bytes.prefix(4096).filter { $0 > 0x20 }
    return signs.count > 7 && signs.contains(UInt8(ascii: "[")) && signs.allSatisfy(commands.contains)
  }

  private static let commands = Array("+-<>.,[]".utf8)

  /// Returns true if the words of a line pass the test; for lines with a word.
  private static func starts(_ head: TextHead, _ test: ([TextLine]) -> Bool) -> Bool {
    head.content().contains { line in
      let words = line.words
      return !words.isEmpty && test(words)
    }
  }
}

extension TextLine {
  /// True if the line ends with an opening brace.
  fileprivate var opensBlock: Bool { trimmedEnd.last == UInt8(ascii: "{") }

  /// Returns true if the part equals a lower-case word, ignoring case.
  fileprivate func isWord(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && hasPrefix(word, folding: true)
  }
}
