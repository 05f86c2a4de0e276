/// Extensions that are language codes: `tutor.it`, `README.ko`.
enum LanguageSuffix {
  /// Returns true if an extension without its dot is an ISO 639-1 code, with an optional country: `pt_BR`.
  static func contains(_ pathExtension: String) -> Bool {
    let parts = pathExtension.split(separator: "_", omittingEmptySubsequences: false)
    guard let language = parts.first, parts.count <= 2 else { return false }
    if parts.count == 2, parts[1].utf8.count != 2 { return false }
    return codes.contains(String(language))
  }

  /// ISO 639-1 in lower case, without `ps` and `ts`, which are formats.
  private static let codes: Set<String> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv \
    ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne \
    ng nl nn no nr nv ny oc oj om or os pa pi pl pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su \
    sv sw ta te tg th ti tk tl tn to tr tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}
