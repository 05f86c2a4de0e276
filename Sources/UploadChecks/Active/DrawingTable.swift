/// Elements allowed in SVG drawings, and the addresses they may have.
struct DrawingElements: Sendable {
  let names: String
  let address: MarkupAddress.Rule
  let because: StaticString

  /// SVG elements (SVG 2 appendix F, SVG 1.1 appendix M, SVG Tiny 1.2), and those that older programs write.
  static let svg: [DrawingElements] = [
    DrawingElements(
      names: "svg g defs symbol switch view title desc metadata", address: .link,
      because: "structure and words: an address of theirs is followed by nobody"),
    DrawingElements(
      names: "path rect circle ellipse line polyline polygon", address: .link, because: "shapes are drawn"),
    DrawingElements(
      names: """
        text tspan textArea tbreak altGlyph altGlyphDef altGlyphItem glyphRef flowRoot flowRegion \
        flowRegionExclude flowPara flowSpan flowDiv flowLine flowRef flowTref
        """, address: .link,
      because:
        "text is drawn; LibreOffice notes addresses at it, and flowing text is Inkscape's: browsers know neither"
    ),
    DrawingElements(
      names: "textPath tref", address: .fragment, because: "text is taken from places in the document itself"),
    DrawingElements(
      names: """
        linearGradient radialGradient stop midPointStop meshgradient meshGradient mesh meshrow meshRow meshpatch meshPatch \
        pattern hatch hatchpath hatchPath solidColor solidcolor marker clipPath mask
        """, address: .fragment, because: "paint comes from places in the document itself"),
    DrawingElements(
      names: """
        filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap \
        feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology \
        feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
        """, address: .fragment, because: "filters compute on pixels"),
    DrawingElements(
      names: "image feImage", address: .picture,
      because:
        "what is loaded as a picture runs nothing; SVG in the address is not looked into, so it does not pass"
    ),
    DrawingElements(
      names: "use", address: .fragment,
      because: "it copies elements with their event handlers, so they must be of this document"),
    DrawingElements(
      names: "a", address: .link, because: "a link is followed by a person, to other documents alone"),
    DrawingElements(
      names: "style", address: .fragment,
      because: "CSS runs nothing, whatever it imports or takes for an address (CSS 2.2, CSS Values 4 §4.5)"),
    DrawingElements(
      names: """
        font font-face font-face-src font-face-uri font-face-name font-face-format glyph missing-glyph hkern vkern \
        definition-src
        """, address: .link, because: "fonts are drawn"),
    DrawingElements(
      names: "color-profile cursor", address: .picture,
      because: "profiles and pointers; browsers do not load them"),
    DrawingElements(
      names: "animate set animateTransform animateMotion animateColor mpath discard", address: .fragment,
      because: "an animation changes what a table of its own allows"),
    DrawingElements(
      names: "foreignObject", address: .fragment, because: "what is inside is decided element by element"),
    DrawingElements(
      names: "img br comment author referenceFile", address: .picture,
      because:
        "left behind by programs; in SVG's namespace browsers know none of them, and in a page none runs"),
  ]

  /// XHTML elements for text in drawings; none loads a document, submits data or runs.
  static let xhtml: [DrawingElements] = [
    DrawingElements(
      names: """
        html body div span p br hr b i u s em strong small sub sup big tt code pre kbd samp var font center blockquote q \
        h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td section article header \
        footer main figure figcaption label mark del ins strike abbr cite time wbr nobr ruby rt rp bdi bdo address
        """, address: .fragment, because: "words and their layout, as draw.io and Mermaid write them"),
    DrawingElements(
      names: "a", address: .link, because: "a link is followed by a person, to other documents alone"),
    DrawingElements(names: "img", address: .picture, because: "what is loaded as a picture runs nothing"),
    DrawingElements(names: "style", address: .fragment, because: "CSS runs nothing"),
  ]

  /// MathML Core elements, and those that converters write.
  static let mathML: [DrawingElements] = [
    DrawingElements(
      names: """
        math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom mfenced \
        menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr \
        maligngroup malignmark
        """, address: .link, because: "formulas are drawn; a link in one is followed by a person")
  ]

  /// Returns the address rules of a table by element name.
  static func rules(_ table: [DrawingElements]) -> [String: MarkupAddress.Rule] {
    var rules: [String: MarkupAddress.Rule] = [:]
    for row in table {
      for name in row.names.split(separator: " ") { rules[String(name)] = row.address }
    }
    return rules
  }
}

/// Attributes without a namespace that are allowed in drawings.
struct DrawingAttributes: Sendable {
  let names: String
  /// True if an animation may change them.
  let isAnimated: Bool
  let because: StaticString

  static let all: [DrawingAttributes] = [
    DrawingAttributes(
      names: "id class style lang dir title role tabindex focusable space version baseProfile",
      isAnimated: true,
      because: "names, words and CSS"),
    DrawingAttributes(
      names: "contentStyleType contentScriptType", isAnimated: false,
      because: "languages of styles and scripts: PlantUML writes them, and a script does not pass anyway"),
    DrawingAttributes(
      names: """
        x y x1 y1 x2 y2 z cx cy r rx ry fx fy fr d dx dy width height points pathLength path rotate transform viewBox viewbox \
        preserveAspectRatio zoomAndPan viewTarget refX refY markerWidth markerHeight markerUnits orient offset gradientUnits \
        gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits \
        maskContentUnits hatchUnits hatchContentUnits hatchTransform pitch hatchtransform lengthAdjust textLength startOffset \
        method spacing side
        """, isAnimated: true, because: "numbers that are drawn by"),
    DrawingAttributes(
      names: """
        fill stroke color opacity display visibility overflow clip cursor direction filter mask marker font kerning isolation \
        background border margin padding position top left right bottom float content quotes all zoom order animation
        """, isAnimated: true, because: "properties of CSS, which runs nothing"),
    DrawingAttributes(
      names: """
        in in2 result type values mode operator k1 k2 k3 k4 kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode \
        preserveAlpha surfaceScale specularConstant specularExponent diffuseConstant limitingConeAngle azimuth elevation \
        pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector stdDeviation baseFrequency numOctaves seed \
        stitchTiles tableValues slope intercept amplitude exponent radius filterUnits primitiveUnits filterRes
        """, isAnimated: true, because: "numbers that filters compute with"),
    DrawingAttributes(
      names: """
        attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines keyPoints origin from to \
        by additive accumulate allowReorder timelineBegin snapshotTime playbackOrder syncBehavior syncTolerance syncMaster \
        transformBehavior initialVisibility
        """, isAnimated: false,
      because: "the time and the values of an animation, whose target is decided by itself"),
    DrawingAttributes(
      names: """
        requiredFeatures requiredExtensions requiredFormats requiredFonts systemLanguage externalResourcesRequired media target \
        rel hreflang download name local editable focusHighlight
        """, isAnimated: false, because: "conditions, and words about links"),
    DrawingAttributes(
      names: """
        unicode k u1 u2 g1 g2 ascent descent slope widths bbox alphabetic hanging ideographic mathematical stemh stemv string \
        orientation arabic-form format glyphRef
        """, isAnimated: false, because: "measures of fonts"),
    DrawingAttributes(
      names: """
        label nodetypes collect linecap linejoin inkscape date nick docbase showgrid t fillRule strokeWidth strokeLinecap \
        strokeLinejoin strokeMiterlimit strokeDasharray fillOpacity strokeOpacity clipRule className fontFamily fontSize \
        fontWeight fontStyle fontVariant textAnchor fullFontName author copyright
        """, isAnimated: false, because: "left behind by programs; browsers know none of them"),
    DrawingAttributes(
      names: "crossorigin crossOrigin decoding loading referrerpolicy", isAnimated: false,
      because: "how a picture is loaded"),
  ]

  /// Additional attributes of XHTML and MathML.
  static let texts: [DrawingAttributes] = [
    DrawingAttributes(
      names: """
        align valign color face size border cellpadding cellspacing colspan rowspan bgcolor nowrap alt start value span clear \
        noshade compact cite datetime abbr scope summary rules frame axis headers char charoff text link vlink alink hidden \
        translate xmlns open reversed char
        """, isAnimated: false, because: "layout of text"),
    DrawingAttributes(
      names: """
        mathvariant mathsize mathcolor mathbackground displaystyle scriptlevel fence separator separators stretchy symmetric \
        maxsize minsize largeop movablelimits accent accentunder lspace rspace linethickness numalign denomalign bevelled open \
        close notation columnalign rowalign columnspacing rowspacing columnlines rowlines equalrows equalcolumns depth voffset \
        encoding form superscriptshift subscriptshift framespacing fontfamily fontsize fontstyle fontweight groupalign \
        columnwidth minlabelspacing alttext display width
        """, isAnimated: false, because: "layout of formulas"),
  ]

  static func names(_ tables: [DrawingAttributes]) -> Set<String> {
    Set(tables.flatMap { $0.names.split(separator: " ").map { String($0) } })
  }
}
