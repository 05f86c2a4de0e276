// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func stylesType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .barebonesBbeditScssSource
    case 1: .stylus
    case 2: .less
    case 3: .postCSS
    case 4: .sass
    case 5: .scss
    case 6: .vimCSSFile
    case 7: .w3CSS
    case 8: .css
    default: preconditionFailure("no type \(number)")
    }
  }

  static let styles: StaticString = ##"""
    0000000L=0000000eP0000[^0cH0000VV0Vh0JP0f\0WO0dJ0000?j0000\o0O:0bA0000000000000UG0000000P:0c<0_9\##
    0QY0000000000QD0T;0TD0AE0YN0gL0000000]m0<^0000000000000000000Tf0Jm0Qj0T10J_0c^0Z_0RS0000R<000000\##
    0000000\<0000000000000g=0PD0000000000000000000J80@40000@Q0IN0000000000>V0000000Zj0<S0000000d=0R]\##
    0000000Ua0000B00S60[J0000S[0000OD0@C0be0000000000K:0NO0QM0Og0Ng0000N>0MM0Se0000000_D0VD0<H0Rn0d[\##
    0cm0SQ0000000000000bn0CY0000000]a0[Q0000000000000000ab0[50000000W30000000Kk0AX000000000000000000\##
    0B=0]P0000M\0W>0[A0000000^h0^<0000000000000an0000000000000000000000N]0U50I^0If0000000000000000A3\##
    0000000FQ0000000000000000000000?]0MD0La0Mm0000000000JG0000fM0X70Gm0Wb0Q10000000]B0M1000000000000\##
    0000JA0Pa0\N0000000000000Kb0_O0000000000000V10000P00000000=Y0bO0000000000000?70`\0O10@a0fl0[n000\##
    00008307060303CSS0003inc\##
    0U07^ .ID {\##
    0U07^ #ID {\##
    0T0g^ body|html|a|p|ul|li|h1|h2|h3|table|td|div|img|input {\##
    0T0i^ body|html|a|p|ul|li|h1|h2|h3|table|td|div|img|input, ID\##
    0V0M^ a:hover|link|visited|active\##
    0U0R.ID:hover|before|after|first-child\##
    0T09.ID .ID {\##
    0T06.ID, $\##
    0V0;^ @media ID\##
    0U0:^ @media (\##
    0U0<^ @font-face\##
    0U0>^ @import url(\##
    0U0>^ @charset STR\##
    0U0?^ @keyframes ID\##
    0T0D^ @-webkit-keyframes\##
    0T09^ :root {\##
    0V1H^ color|background|margin|padding|border|width|height|display|float|position|font: ... ;\##
    0U2d^ background-color|font-size|font-family|text-align|font-weight|line-height|margin-left|margin-top|margin-bottom|padding-left|text-decoration|border-radius|max-width|z-index: ... ;\##
    0U1H{ color|background|margin|padding|border|width|height|display|float|position|font: ... }\##
    0U1M{ background-color|font-size|font-family|text-align|font-weight|margin-left|margin-top: ... }\##
    0S0<^ -webkit-ID\##
    0S04#ID;\##
    0S0>NUM !important\##
    0R05^ } $\##
    0H02<%\##
    0H05^ <ID\##
    0H0;^ export ID\##
    0H0:^ import {\##
    0J09ID := ANY\##
    0H0T^ in-out|in|out|callback property|ID\##
    0H05^ +ID\##
    0H0>^ =ID( ... ) $\##
    0J0>^ @import ID $\##
    4000510004SCSS0000\##
    1W0<^ $ID: ... ;\##
    1W0?^ $ID-ID: ... ;\##
    1T05: $ID\##
    1X0;^ @mixin ID\##
    1X0=^ @include ID\##
    1V0=^ @extend ANY\##
    1V0=^ @import STR\##
    1U0:^ @use STR\##
    1T06^ &:ID\##
    1T06^ &.ID\##
    1T05^ & {\##
    1S06^ &-ID\##
    1V0O^ @if|else|each|function|return\##
    1U05#{$ID\##
    1Q06^ @@//\##
    1H06^ </ID\##
    1H05^ <ID\##
    40002004Less0004less\##
    2V0<^ @ID: ... ;\##
    2V0?^ @ID-ID: ... ;\##
    2T05: @ID\##
    2W08^ .ID();\##
    2T0=^ .ID( ... );\##
    2U0>^ .ID( ... ) {\##
    2V0C^ .ID( ... ) when (\##
    2T06^ &:ID\##
    2S0=^ @import STR\##
    2U04~STR\##
    2U0Gfade|darken|lighten(@ID\##
    2Q06^ @@//\##
    2L06{ |arg\##
    2L08^ arg ID\##
    2H06^ </ID\##
    2H05^ <ID\##
    2H0N^ let|fn|use|impl|pub|match ID\##
    2H0;^ return ID\##
    2H0>^ function ID(\##
    2H06^ if (\##
    00004004Sass0000\##
    3T0<^ $ID: ... $\##
    3S0?^ $ID-ID: ANY $\##
    3X0>^ +ID( ... ) $\##
    3V0>^ =ID( ... ) $\##
    3S07^ =ID $\##
    3S07^ +ID $\##
    3V0=^ @mixin ID $\##
    3V0?^ @include ID $\##
    3T0A^ @import ID/ID $\##
    3T1C^ color|background|margin|padding|border|width|height|display|float|position: ANY $\##
    3T1=^ font-size|font-family|text-align|font-weight|margin-left|line-height: ANY $\##
    3T07^ .ID $\##
    3T07^ #ID $\##
    3T08^ &:ID $\##
    3J05^ } $\##
    3J03^ }\##
    3U09^ ID: $ID\##
    3T0<^ $ID: ANY $\##
    3T0:^ $ID: NUM\##
    3T0>^ @include ID(\##
    3T0M^ @function|mixin ID( ... ) $\##
    3T0?^ @extend .ID $\##
    3H0:^ ID = ANY\##
    3J0=^ ID( ... ) $\##
    3H08^ @css {\##
    3H0;^ ID ?= ANY\##
    3H0B^ unless|for|if ID\##
    00001006Stylus04styl00\##
    4Q0=^ ID( ... ) $\##
    4T07^ .ID $\##
    4T07^ #ID $\##
    4V19^ color|background|margin|padding|border|width|height|display|float ANY $\##
    4V12^ font-size|font-family|text-align|font-weight|border-radius ANY $\##
    4T08^ &:ID $\##
    4U0?^ @import STR $\##
    4T0:^ ID = #ID\##
    4U0B^ -webkit-ID ANY $\##
    4J05^ } $\##
    4S0:^ ID ?= ID\##
    4U08^ @css {\##
    4U0B^ return unless|if\##
    4S0;^ unless ID\##
    4R0<^ if ID is a\##
    4S09^ vendor(\##
    4T0=^ @extend .ID\##
    4H0a^ #define|include|ifdef|ifndef|endif|pragma|undef\##
    4U0i^ border-radius|border|background|font|margin|padding NUM\##
    4T0;^ $ID = ANY\##
    4T0<^ ID = NUM $\##
    4T0=^ .ID:hover $\##
    4T0;^ a:hover $\##
    4T0E^ body|html|a|ul|li $\##
    """##
}
