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
    0K006H0JM0Qm0X\0000W]0=Y0Q]0X70LU0QP0Lg0MN0000Y90000VQ0Q409j0Rn0Fl0W00M20000;X0000000000000Wk0Sh\##
    0I80<=0000EN0Hc0M=0Q@0;E0OM0SW00000000006^0V]0000000000000000000II0FO0000XM0C^0P^0Cf0J20I[0000;3\##
    0000000R;0@Q00000000000000000009]0E60DS0E_0000D80:40000:Q0N60CN0Am0Ma0HP08V0000Pi0Dc06S0000Xl0J<\##
    0000000H@0K`0RM0<00JU0QI0K:0T>0G60:C0WT0000L00000Gb0FA0Hl0GY07Y0W>0FY0F00E?0KD0970UK0Fc0:a0T30LC\##
    00008307060303CSS0003inc\##
    0U07^ .ID {\##
    0U07^ #ID {\##
    0T0g^ body|html|a|p|ul|li|h1|h2|h3|table|td|div|img|input {\##
    0V0i^ body|html|a|p|ul|li|h1|h2|h3|table|td|div|img|input, ID\##
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
    40002004Less0004less\##
    2V0<^ @ID: ... ;\##
    2V0?^ @ID-ID: ... ;\##
    2T05: @ID\##
    2W08^ .ID();\##
    2V0=^ .ID( ... );\##
    2U0>^ .ID( ... ) {\##
    2V0C^ .ID( ... ) when (\##
    2T06^ &:ID\##
    2S0=^ @import STR\##
    2U04~STR\##
    2U0Gfade|darken|lighten(@ID\##
    2Q06^ @@//\##
    2L06{ |arg\##
    2L08^ arg ID\##
    00004004Sass0000\##
    3X0<^ $ID: ... $\##
    3S0?^ $ID-ID: ANY $\##
    3X0>^ +ID( ... ) $\##
    3V0>^ =ID( ... ) $\##
    3V07^ =ID $\##
    3U07^ +ID $\##
    3V0=^ @mixin ID $\##
    3V0?^ @include ID $\##
    3T0A^ @import ID/ID $\##
    3U1C^ color|background|margin|padding|border|width|height|display|float|position: ANY $\##
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
    00001006Stylus04styl00\##
    4U0=^ ID( ... ) $\##
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
    """##
}
