// Generated from Tests/Suites/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

enum BuiltInSuites {
  static let all: [BuiltInSuite] = [
    BuiltInSuite(name: "api-semantics", parts: [Suite0Part0.text]),
    BuiltInSuite(name: "carried-types", parts: [Suite1Part0.text]),
    BuiltInSuite(name: "carriers", parts: [Suite2Part0.text]),
    BuiltInSuite(name: "core-types", parts: [Suite3Part0.text]),
    BuiltInSuite(name: "declaration-errors", parts: [Suite4Part0.text]),
    BuiltInSuite(name: "dynamic-identifiers", parts: [Suite5Part0.text]),
    BuiltInSuite(name: "hardware-types", parts: [Suite6Part0.text]),
    BuiltInSuite(name: "libmagic-answers", parts: [Suite7Part0.text]),
    BuiltInSuite(name: "load-plans", parts: [Suite8Part0.text]),
    BuiltInSuite(name: "media-pairing", parts: [Suite9Part0.text]),
    BuiltInSuite(name: "owner-types", parts: [Suite10Part0.text]),
    BuiltInSuite(name: "picker-decisions", parts: [Suite11Part0.text]),
    BuiltInSuite(name: "regression-corpus", parts: [Suite12Part0.text]),
    BuiltInSuite(name: "small-confusions", parts: [Suite13Part0.text]),
    BuiltInSuite(name: "system-conformance", parts: [Suite14Part0.text]),
    BuiltInSuite(name: "system-lookup", parts: [Suite15Part0.text]),
    BuiltInSuite(name: "system-strangers", parts: [Suite16Part0.text]),
    BuiltInSuite(name: "system-types", parts: [Suite17Part0.text]),
    BuiltInSuite(name: "third-party-types", parts: [Suite18Part0.text]),
  ]
}
