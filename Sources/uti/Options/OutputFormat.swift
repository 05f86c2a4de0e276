import ArgumentParser

/// The two forms that every question about types is answered in.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
