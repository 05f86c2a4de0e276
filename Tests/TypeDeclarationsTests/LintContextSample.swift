import TypeDeclarations

/// A small system for the lint's truth table; all but the last rows are the system's types.
struct LintContextSample: LintContext {
  static let standard = LintContextSample()

  private static let table = """
    identifier	conforms-to	extensions	mime-types
    public.item
    public.content
    public.data	public.item
    public.directory	public.item
    public.folder	public.directory
    com.apple.package	public.directory
    public.text	public.data,public.content
    public.plain-text	public.text	txt
    public.json	public.text	json	application/json
    public.xml	public.text	xml	text/xml
    public.xfd	public.xml	xfd
    public.image	public.data,public.content
    public.jpeg	public.image	jpeg,jpg	image/jpeg
    public.audiovisual-content	public.data,public.content
    public.archive
    com.adobe.pdf	public.data,public.content	pdf	application/pdf
    com.apple.application-bundle	com.apple.package	app
    org.example.known	public.data	known
    """

  private let types: [String: LintKnownType]
  private let order: [String]

  private init() {
    var types: [String: LintKnownType] = [:]
    var order: [String] = []
    for row in Self.table.split(separator: "\n").dropFirst() {
      let cells =
        row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) + ["", "", ""]
      func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
      let parents = list(cells[1])
      var tags: [TagClass: [String]] = [:]
      if !list(cells[2]).isEmpty { tags[.filenameExtension] = list(cells[2]) }
      if !list(cells[3]).isEmpty { tags[.mimeType] = list(cells[3]) }
      types[cells[0]] = LintKnownType(
        identifier: cells[0], parents: parents,
        ancestors: Set(parents).union(parents.flatMap { types[$0]?.ancestors ?? [] }), tags: tags,
        isSystem: cells[0] != "org.example.known")
      order.append(cells[0])
    }
    self.types = types
    self.order = order
  }

  func knownType(_ identifier: String) -> LintKnownType? { types[identifier.lowercased()] }

  func owners(ofTag tag: String, _ tagClass: TagClass) -> [LintKnownType] {
    order.compactMap { types[$0] }.filter { $0.tags[tagClass]?.contains(tag) ?? false }
  }

  var declaredIdentifiers: [String] { order }
}
