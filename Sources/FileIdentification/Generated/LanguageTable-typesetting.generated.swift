// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func typesettingType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .barebonesBbeditTexSource
    case 1: .texShopTex
    case 2: .asymptote
    case 3: .lilyPond
    case 4: .latex
    case 5: .latexPackage
    case 6: .luaTeX
    case 7: .metaPost
    case 8: .tex
    case 9: .bibTeX
    case 10: .typst
    case 11: .vimTexFile
    default: preconditionFailure("no type \(number)")
    }
  }

  static let typesetting: StaticString = ##"""
    0;M0000Io0000000RN0T70O80000000000Q20:a0000000QS0O007K0000PD0S50J=0BR0000000000@n0000R?000000000\##
    00000000007]0JJ0@a0H<0Mm0:n0000Ta0000000000000000000000;c0810000B[0000Pc08N0000G]0Tn0N[0TH000000\##
    0=B0Ee0000FZ0000=00Al0Bc0Hk0000MI0OV0R[0H_0C50JX0000000000000000SY0Q?00000000000009:0Rh0BI0790B=\##
    0U;0IN0TV0QH09V0000KR0;o0HN0P808Z0:B0KF0Ji0000000000000000000000Ka0K;0Gm0UH0Cb0M;00000008@0Oh0AY\##
    0000860405000;010603TeX0Clatex plain-tex tex0Ktoc lbx bbx cbx aux sty cls\##
    0^0>\documentclass\##
    0\0>\documentstyle\##
    0X0@\begin{document}\##
    0X0;\usepackage\##
    0V0:\begin{ID}\##
    0V08\end{ID}\##
    0X0L\section|subsection|chapter{\##
    0V0H\title|author|maketitle{\##
    0X0X\newcommand|renewcommand|providecommand{\##
    0X0K\newenvironment|newtheorem{\##
    0W09^ \def\ID\##
    0V0K\textbf|textit|emph|texttt{\##
    0V0B\ref|cite|label{ID\##
    0T08\item ID\##
    0X0m\ProvidesPackage|ProvidesClass|NeedsTeXFormat|RequirePackage{\##
    0X0>\ProvidesFile{\##
    0X3K^ \NewBibliographyString|DeclareBibliographyDriver|DeclareFieldFormat|DeclareNameAlias|newbibmacro|RequireBibliographyStyle|InheritBibliographyStrings|DeclareBibliographyStrings|ExecuteBibliographyOptions|ProcessOptions\##
    0V09^ \let\ID\##
    0V0W^ \hbox|vbox|vskip|hskip|bye|input|font\##
    0W0?^ \contentsline\##
    0V0=\makeatletter\##
    0T08^ \ID{ID\##
    0S05^ @@%\##
    0U05\fi $\##
    0S04$\ID\##
    0J0>^^ open import\##
    0J0A^ module ID where\##
    00009006BibTeX06bibtex00\##
    1Z1o^ @article|book|inproceedings|incollection|phdthesis|techreport|misc|conference|manual|mastersthesis|proceedings|unpublished{ID\##
    1X0a^ @article|book|inproceedings|incollection|misc {\##
    1X0o^ @online|inbook|booklet|thesis|report|string|comment|preamble{\##
    1T0<^ author = {\##
    1T0;^ title = {\##
    1T0>^ author = STR\##
    1T0=^ title = STR\##
    1S08^ year =\##
    1S0;^ journal =\##
    0000:005Typst0003typ\##
    2X0M^ #set page|text|par|heading(\##
    2W0:^ #let ID(\##
    2V09^ #let ID\##
    2V0:^ #show ID\##
    2U0=^ #import STR\##
    2T0>^ #include STR\##
    2R07^^ = ID\##
    2R08^^ == ID\##
    2W0;^ #show: ID\##
    2V1F^ #figure|table|grid|align|image|pagebreak|outline|bibliography|block|v|columns|stack(\##
    2U0:^ #set ID(\##
    2V0P^ #heading|counter|context|lorem\##
    2U0Z#link|cite|text|strong|emph|ref|smallcaps(\##
    2V0A^ #import STR: ID\##
    2T04)[ID\##
    2T06^ #ID(\##
    00003008LilyPond0000\##
    3Z0>^ \version STR\##
    3W0<\relative ID\##
    3V08\score {\##
    3V0K\new Staff|Voice|PianoStaff\##
    3U0;^ \header {\##
    3U09\layout {\##
    3T05\clef\##
    3T07\key ID\##
    3T0:\time NUM/\##
    00007008MetaPost08metapost02mp\##
    4X0;^ beginfig(\##
    4W09^ endfig;\##
    4T09^ draw ID\##
    4T09withcolor\##
    4T0;^ prologues\##
    00002009Asymptote0000\##
    5V0J^ import graph|three|math;\##
    5V0=^ settings.ID\##
    5U0:^ size(NUM\##
    5T07^ draw(\##
    5T09^ pair ID\##
    5T09^ path ID\##
    5T09^ real ID\##
    5T0;^ label(STR\##
    """##
}
