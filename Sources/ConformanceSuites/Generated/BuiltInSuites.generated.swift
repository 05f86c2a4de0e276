enum BuiltInSuites { static let all: [BuiltInSuite] = [] }
