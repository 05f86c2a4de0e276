internal import Formats
internal import UniformTypes

/// JSON-based formats by the members their specifications require; the first match wins.
enum JSONShapes {
  static let rows: [Rule<JSONHead>] = [
    Rule(
      "jcal", when: { $0.string("0") == "vcalendar" && $0.count > 1 }, then: .jCal,
      because: "an array that begins with vcalendar (RFC 7265 §3.2)"),
    Rule(
      "jcard", when: { $0.string("0") == "vcard" && $0.count > 1 }, then: .jCard,
      because: "an array that begins with vcard (RFC 7095 §3.2)"),
    Rule(
      "json-patch",
      when: {
        $0.root == .array && $0.has("0.path")
          && ["add", "remove", "replace", "move", "copy", "test"].contains($0.string("0.op"))
      }, then: .jsonPatch, because: "operations with op and path (RFC 6902 §4)"),
    Rule(
      "gltf",
      when: {
        $0.string("asset.version").map { $0.hasPrefix("1.") || $0.hasPrefix("2.") } == true
          && $0.has(anyOf: [
            "scenes", "nodes", "meshes", "buffers", "accessors", "materials", "scene", "bufferViews",
            "extensionsUsed", "images", "asset.generator",
          ])
      }, then: .glTF, because: "asset.version and glTF's arrays (glTF 2.0 §3.2)"),
    Rule(
      "topojson",
      when: { $0.string("type") == "Topology" && $0.has(anyOf: ["objects", "arcs", "transform"]) },
      then: .topoJSON, because: "an object of type Topology"),
    Rule(
      "cityjson", when: { $0.string("type")?.hasPrefix("CityJSON") == true }, then: .cityJSON,
      because: "an object of type CityJSON"),
    Rule(
      "geojson-collection",
      when: {
        $0.string("type") == "FeatureCollection"
          && ($0.nameCount == 1 || $0.has(anyOf: ["features", "bbox", "crs", "name", "metadata"]))
      }, then: .geoJSON, because: "a FeatureCollection (RFC 7946 §3.3)"),
    Rule(
      "geojson-feature",
      when: { $0.string("type") == "Feature" && $0.has(anyOf: ["geometry", "properties"]) },
      then: .geoJSON, because: "a Feature with its geometry (RFC 7946 §3.2)"),
    Rule(
      "geojson-geometry",
      when: { head in
        [
          "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
          "GeometryCollection",
        ].contains(head.string("type")) && head.has(anyOf: ["coordinates", "geometries"])
      }, then: .geoJSON, because: "a geometry with its coordinates (RFC 7946 §3.1)"),
    Rule(
      "jupyter",
      when: {
        $0.has("nbformat") && $0.has(anyOf: ["cells", "worksheets", "metadata"])
          || $0.has("cells.0.cell_type") || $0.has("worksheets.0.cells")
      }, then: .jupyterNotebook, because: "cells with their kind, or nbformat"),
    Rule(
      "activity-streams",
      when: {
        $0.string("@context") == "https://www.w3.org/ns/activitystreams"
          || $0.string("@context.0") == "https://www.w3.org/ns/activitystreams"
      }, then: .activityStreams, because: "the context of ActivityStreams 2.0"),
    Rule(
      "json-ld",
      when: { head in
        head.has(anyOf: ["@context", "@graph", "0.@context", "0.@id", "0.@type"])
          || head.has("@id") && head.nameCount > 1
          || head.hasMember(named: "://", with: ["@id", "@value", "@type", "0.@id", "0.@value"])
      }, then: .jsonLD, because: "JSON-LD's keywords at the root (JSON-LD 1.1 §1.7)"),
    Rule(
      "sarif",
      when: { $0.has("runs") && ($0.has("version") || $0.string("$schema")?.holds("sarif") == true) },
      then: .sarif, because: "runs and a version (SARIF 2.1.0 §3.13)"),
    Rule(
      "json-schema",
      when: {
        $0.string("$schema").map { $0.holds("://json-schema.org/") && $0.holds("schema") } == true
      },
      then: .jsonSchema, because: "$schema names one of JSON Schema's own dialects"),
    Rule(
      "openapi",
      when: { ($0.string("openapi") ?? $0.string("swagger"))?.first?.isNumber == true && $0.has("info") },
      then: .openAPIJSON, because: "a version of OpenAPI and info (OpenAPI 3.1 §4.8.1)"),
    Rule(
      "cyclonedx", when: { $0.string("bomFormat") == "CycloneDX" }, then: .cycloneDXJSON,
      because: "bomFormat is CycloneDX"),
    Rule(
      "spdx", when: { $0.string("spdxVersion")?.hasPrefix("SPDX-") == true }, then: .spdxJSON,
      because: "spdxVersion names SPDX"),
    Rule(
      "har", when: { $0.has("log.version") && $0.has(anyOf: ["log.creator", "log.entries"]) },
      then: .httpArchive,
      because: "a log with version and creator"),
    Rule(
      "json-web-key-set", when: { $0.has("keys.0.kty") }, then: .jsonWebKeySet,
      because: "keys, each with its type (RFC 7517 §5)"),
    Rule(
      "json-web-key",
      when: { head in
        ["RSA", "EC", "oct", "OKP"].contains(head.string("kty"))
          && head.has(anyOf: ["n", "x", "k", "crv", "kid", "alg", "use"])
      }, then: .jsonWebKey, because: "a type of key and its parts (RFC 7517 §4)"),
    Rule(
      "source-map",
      when: { $0.number("version") == "3" && $0.has(anyOf: ["mappings", "sections"]) || $0.isCutSourceMap },
      then: .sourceMap, because: "version 3 with mappings (ECMA-426 §9)"),
    Rule(
      "web-manifest",
      when: { $0.has("start_url") && $0.has(anyOf: ["name", "short_name", "icons", "display"]) },
      then: .webManifest, because: "start_url beside a name (Web App Manifest §1)"),
    Rule(
      "lottie",
      when: { head in head.has("v") && ["fr", "ip", "op"].allSatisfy { head.number($0) != nil } },
      then: .lottie,
      because: "version, frame rate, in and out points"),
    Rule(
      "json-feed", when: { $0.string("version")?.holds("://jsonfeed.org/version/") == true },
      then: .jsonFeed,
      because: "version is JSON Feed's"),
    Rule(
      "stix", when: { $0.string("type") == "bundle" && $0.string("id")?.hasPrefix("bundle--") == true },
      then: .stix, because: "a bundle with STIX's identifier"),
    Rule(
      "fhir",
      when: {
        $0.string("resourceType")?.first?.isUppercase == true
          && $0.has(anyOf: ["id", "meta", "text", "status", "type", "entry", "url", "identifier", "name"])
      }, then: .fhirJSON, because: "resourceType beside a resource's members (FHIR R5 §2.1)"),
    Rule(
      "string-catalog", when: { $0.has("sourceLanguage") && $0.has("strings") }, then: .stringCatalog,
      because: "sourceLanguage and strings"),
    Rule(
      "excalidraw", when: { $0.string("type") == "excalidraw" }, then: .excalidraw,
      because: "an object of type excalidraw"),
    Rule(
      "terraform-state", when: { $0.has("terraform_version") && $0.has(anyOf: ["serial", "lineage"]) },
      then: .terraformState, because: "terraform_version and a serial number"),
    Rule(
      "jrd", when: { $0.string("subject")?.holds(":") == true && $0.has(anyOf: ["links", "aliases"]) },
      then: .resourceDescriptorJSON, because: "a subject with links or aliases (RFC 7033 §4.4)"),
  ]
}

extension JSONHead {
  private static let sourceMapNames: [StaticString] = [
    "version", "file", "sourceRoot", "sources", "sourcesContent", "names", "ignoreList",
  ]

  /// True for a truncated source map: mappings are last and long, so the members before decide.
  fileprivate var isCutSourceMap: Bool {
    ending == .cut && number("version") == "3" && has("sources")
      && names.allSatisfy { name in Self.sourceMapNames.contains { name == $0 } }
  }
}
