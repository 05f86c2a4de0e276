import ArgumentParser
import Foundation
import Synchronization
import SystemCalls
import SystemPackage

@testable import uti

/// What happens to one call to the system.
enum Fault: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case ioError, noSpace, noPermission, stale, interrupted, tooManyFiles
  /// Fewer bytes are moved than were asked for.
  case short
  /// Nothing comes any more from what is read, although that is no end.
  case dry
  /// Part of the bytes is written, and then there is no room.
  case torn
  /// From here on nothing works any more.
  case gone

  /// How many of the faults are tried, as `UTI_EVERY_FAULT` says.
  enum Extent {
    /// Not set: a sample of them, spread over the places in the code that call.
    case sample
    /// Set: every fault at every place in the code that calls, and one at every call.
    case places
    /// Set to `calls`: every fault at every call, which takes hours.
    case calls
  }

  static let extent: Extent =
    switch ProcessInfo.processInfo.environment["UTI_EVERY_FAULT"] {
    case nil: .sample
    case "calls": .calls
    default: .places
    }

  private var error: Errno {
    switch self {
    case .ioError, .gone: .ioError
    case .noSpace, .torn: .noSpace
    case .noPermission: .permissionDenied
    case .stale: .staleNFSFileHandle
    case .interrupted: .interrupted
    case .tooManyFiles: .tooManyOpenFiles
    case .short, .dry: .ioError
    }
  }

  var description: String {
    switch self {
    case .short: "a short transfer"
    case .dry: "nothing to read any more"
    case .torn: "a torn write"
    case .gone: "the end of everything"
    default: "errno \(error.rawValue)"
    }
  }

  func can(happenTo call: FaultRun.Call) -> Bool {
    switch self {
    case .short: call.bytes > 1
    case .dry: call.bytes > 0 && (call.name == .read || call.name == .pread)
    case .torn: call.bytes > 1 && (call.name == .write || call.name == .pwrite)
    default: true
    }
  }

  func fate(_ bytes: Int) -> CallFate {
    switch self {
    case .short: .short(bytes / 2)
    case .dry: .taken(0)
    case .torn: .torn(bytes / 2, error.rawValue)
    default: .fails(error.rawValue)
    }
  }
}

/// One command line, run in this process, with a fault at one of its calls to the system.
final class FaultRun: Sendable {
  struct Call: Sendable, CustomStringConvertible {
    var name: SystemCall.Name
    var descriptor: Int32
    var bytes: Int
    /// Through which functions it came about; 0 where a fault is tried.
    var site: Int
    var description: String {
      name.rawValue + (descriptor == 1 || descriptor == 2 ? " of \(descriptor)" : "")
    }
  }

  struct State: Sendable {
    var calls: [Call] = []
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var status: Int32 = 0
    /// The descriptor of which nothing comes any more.
    fileprivate var dry: Int32?
  }

  private let state = Mutex(State())
  private let place: Int
  private let fault: Fault?

  private init(_ place: Int, _ fault: Fault?) { (self.place, self.fault) = (place, fault) }

  /// Runs a command line; the call at `place`, counted from 0, meets the fault.
  static func run(_ arguments: [String], _ fault: Fault? = nil, at place: Int = -1) -> State {
    let run = FaultRun(place, fault)
    let watch = CallWatch { run.fate($0) }
    let parsed = ParsedCommand.of(arguments).command
    let status = watch.during { UTI.run(arguments, StandardOutput()) { _ in parsed } }
    return run.state.withLock { state in
      state.status = status.code
      return state
    }
  }

  /// How many functions tell one call from another.
  private static let siteDepth = 16

  /// The return addresses nearest to the call.
  private static func site() -> Int {
    Thread.callStackReturnAddresses.prefix(siteDepth).map(\.uintValue).hashValue
  }

  private func isHit(_ number: Int, _ call: Call, _ state: inout State) -> Bool {
    guard let fault, number >= place else { return false }
    if number == place {
      if fault == .dry { state.dry = call.descriptor }
      return true
    }
    if fault == .dry, state.dry == call.descriptor {
      // Another file may be open under the number next.
      if call.name == .close { state.dry = nil }
      return fault.can(happenTo: call)
    }
    return fault == .gone
  }

  private func fate(_ call: SystemCall) -> CallFate {
    state.withLock { state in
      let number = state.calls.count
      let bytes = call.bytes?.count ?? 0
      let seen = Call(
        name: call.name, descriptor: call.descriptor, bytes: bytes, site: fault == nil ? Self.site() : 0)
      state.calls.append(seen)
      let isHit = isHit(number, seen, &state)
      let fate = isHit ? fault?.fate(bytes) ?? .made : .made
      guard call.name == .write, let written = call.bytes, call.descriptor == 1 || call.descriptor == 2 else {
        return fate
      }
      // What goes to standard output and standard error is kept here.
      func take(_ count: Int) {
        if call.descriptor == 1 {
          state.output += written.prefix(count)
        } else {
          state.errors += written.prefix(count)
        }
      }
      switch fate {
      case .made:
        take(bytes)
        return .taken(bytes)
      case .short(let count):
        take(count)
        return .taken(count)
      case .torn(let count, let code):
        take(count)
        return .fails(code)
      case .fails, .taken: return fate
      }
    }
  }
}

/// A command line that is parsed once: the parser takes several times as long as the command, and makes no call that could
/// fail.
private struct ParsedCommand: @unchecked Sendable {
  let command: any ParsableCommand

  private static let all = Guarded<[[String]: ParsedCommand]>([:])

  static func of(_ arguments: [String]) -> ParsedCommand {
    all.withLock { all in
      if let known = all[arguments] { return known }
      let parsed = ParsedCommand(parsing: arguments)
      all[arguments] = parsed
      return parsed
    }
  }

  private init(parsing arguments: [String]) {
    let watch = CallWatch { preconditionFailure("parsing \(arguments) calls \($0.name)") }
    do { command = try watch.during { try UTI.parseAsRoot(arguments) } } catch {
      preconditionFailure("\(arguments): \(error)")
    }
  }
}

extension FaultRun.State {
  var text: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// The calls of these names that are tried: all of them, or of a sample the first and the last from each place in the code.
  func places(of names: Set<SystemCall.Name>) -> [Int] {
    let all = calls.indices.filter { names.contains(calls[$0].name) }
    guard Fault.extent == .sample else { return all }
    return Dictionary(grouping: all) { calls[$0].site }.values
      .flatMap { Set([$0.first, $0.last].compactMap(\.self)) }.sorted()
  }

  /// As many as ``Fault/extent`` says; of a sample, `most` at places in the code that `known` has not yet, spread evenly.
  func faults(_ all: [Fault], known: inout Set<FaultSite>, most: Int) -> [(place: Int, fault: Fault)] {
    var pairs: [(place: Int, fault: Fault)] = []
    for place in calls.indices {
      let call = calls[place]
      let possible = all.filter { $0.can(happenTo: call) }
      for (number, fault) in possible.enumerated() {
        let isNew = known.insert(FaultSite(site: call.site, fault: fault)).inserted
        // Calls take turns, so that all faults are met all over a run.
        let isItsTurn = Fault.extent == .places && number == place % possible.count
        if isNew || isItsTurn || Fault.extent == .calls { pairs.append((place, fault)) }
      }
    }
    if Fault.extent != .sample || pairs.count <= most { return pairs }
    return (0..<most).map { pairs[$0 * pairs.count / most] }
  }
}

/// A fault of whatever is called at one place in the code, and by the same functions.
struct FaultSite: Hashable {
  var site: Int
  var fault: Fault
}
