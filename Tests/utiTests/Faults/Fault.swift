import ArgumentParser
import Foundation
import Synchronization
import SystemCalls
import SystemPackage

@testable import uti

/// A fault injected into a system call.
enum Fault: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case ioError, noSpace, noPermission, stale, interrupted, tooManyFiles
  /// Fewer bytes are transferred than requested.
  case short
  /// Reading returns no more bytes, although the file does not end.
  case dry
  /// A part of the bytes is written, then the disk is full.
  case torn
  /// All further calls fail.
  case gone

  /// The number of injected faults, set by `UTI_EVERY_FAULT`.
  enum Extent {
    /// Not set: a sample, spread over the call sites.
    case sample
    /// Set: every fault at every call site, and one at every call.
    case sites
    /// Set to `calls`: every fault at every call, which takes hours.
    case calls
  }

  static let extent: Extent =
    switch ProcessInfo.processInfo.environment["UTI_EVERY_FAULT"] {
    case nil: .sample
    case "calls": .calls
    default: .sites
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

  func applies(to call: FaultRun.Call) -> Bool {
    switch self {
    case .short: call.bytes > 1
    case .dry: call.bytes > 0 && (call.name == .read || call.name == .pread)
    case .torn: call.bytes > 1 && (call.name == .write || call.name == .pwrite)
    default: true
    }
  }

  func outcome(_ bytes: Int) -> CallFate {
    switch self {
    case .short: .short(bytes / 2)
    case .dry: .taken(0)
    case .torn: .torn(bytes / 2, error.rawValue)
    default: .fails(error.rawValue)
    }
  }
}

/// A command line run in this process, with a fault at one of its system calls.
final class FaultRun: Sendable {
  struct Call: Sendable, CustomStringConvertible {
    var name: SystemCall.Name
    var descriptor: Int32
    var bytes: Int
    /// A hash of the call stack; 0 when a fault is injected.
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
    /// The descriptor whose reads return no more bytes.
    fileprivate var dry: Int32?
  }

  private let state = Mutex(State())
  private let index: Int
  private let fault: Fault?

  private init(_ index: Int, _ fault: Fault?) { (self.index, self.fault) = (index, fault) }

  /// Runs a command line with a fault at the call at `index`, from 0.
  static func run(_ arguments: [String], _ fault: Fault? = nil, at index: Int = -1) -> State {
    let run = FaultRun(index, fault)
    let watch = CallWatch { run.outcome($0) }
    let parsed = ParsedCommand.of(arguments).command
    let status = watch.during { UTI.run(arguments, StandardOutput()) { _ in parsed } }
    return run.state.withLock { state in
      state.status = status.code
      return state
    }
  }

  /// The number of stack frames that identify a call site.
  private static let siteDepth = 16

  /// Returns a hash of the nearest return addresses.
  private static func site() -> Int {
    Thread.callStackReturnAddresses.prefix(siteDepth).map(\.uintValue).hashValue
  }

  private func isHit(_ number: Int, _ call: Call, _ state: inout State) -> Bool {
    guard let fault, number >= index else { return false }
    if number == index {
      if fault == .dry { state.dry = call.descriptor }
      return true
    }
    if fault == .dry, state.dry == call.descriptor {
      // The descriptor may be reused.
      if call.name == .close { state.dry = nil }
      return fault.applies(to: call)
    }
    return fault == .gone
  }

  private func outcome(_ call: SystemCall) -> CallFate {
    state.withLock { state in
      let number = state.calls.count
      let bytes = call.bytes?.count ?? 0
      let seen = Call(
        name: call.name, descriptor: call.descriptor, bytes: bytes, site: fault == nil ? Self.site() : 0)
      state.calls.append(seen)
      let isHit = isHit(number, seen, &state)
      let fate = isHit ? fault?.outcome(bytes) ?? .made : .made
      guard call.name == .write, let written = call.bytes, call.descriptor == 1 || call.descriptor == 2 else {
        return fate
      }
      // Captures standard output and standard error.
      func capture(_ count: Int) {
        if call.descriptor == 1 {
          state.output += written.prefix(count)
        } else {
          state.errors += written.prefix(count)
        }
      }
      switch fate {
      case .made:
        capture(bytes)
        return .taken(bytes)
      case .short(let count):
        capture(count)
        return .taken(count)
      case .torn(let count, let code):
        capture(count)
        return .fails(code)
      case .fails, .taken: return fate
      }
    }
  }
}

/// A cache of parsed command lines, since parsing takes longer than running and makes no system calls.
private struct ParsedCommand: @unchecked Sendable {
  let command: any ParsableCommand

  private static let all = Guarded<[[String]: ParsedCommand]>([:])

  static func of(_ arguments: [String]) -> ParsedCommand {
    all.withLock { all in
      if let cached = all[arguments] { return cached }
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

  /// Returns the calls of these names to test: all of them, or in a sample the first and last of each call site.
  func callIndices(of names: Set<SystemCall.Name>) -> [Int] {
    let all = calls.indices.filter { names.contains(calls[$0].name) }
    guard Fault.extent == .sample else { return all }
    return Dictionary(grouping: all) { calls[$0].site }.values
      .flatMap { Set([$0.first, $0.last].compactMap(\.self)) }.sorted()
  }

  /// Returns the faults to inject; in a sample at most `limit`, at call sites not yet in `known`, spread evenly.
  func faults(_ all: [Fault], known: inout Set<FaultSite>, limit: Int) -> [(index: Int, fault: Fault)] {
    var pairs: [(index: Int, fault: Fault)] = []
    for index in calls.indices {
      let call = calls[index]
      let possible = all.filter { $0.applies(to: call) }
      for (number, fault) in possible.enumerated() {
        let isNew = known.insert(FaultSite(site: call.site, fault: fault)).inserted
        // Rotates the faults over the calls.
        let isSelected = Fault.extent == .sites && number == index % possible.count
        if isNew || isSelected || Fault.extent == .calls { pairs.append((index, fault)) }
      }
    }
    if Fault.extent != .sample || pairs.count <= limit { return pairs }
    return (0..<limit).map { pairs[$0 * pairs.count / limit] }
  }
}

/// A fault at a call site.
struct FaultSite: Hashable {
  var site: Int
  var fault: Fault
}
