internal import CLibrary
internal import CPlatform

/// The current process: its number, user, processors and exit.
package enum CurrentProcess {
  package static var number: Int32 { getpid() }
  package static var user: UInt32 { geteuid() }
  /// The number of processors that this process may use.
  package static var processorCount: Int {
    let usable = Int(uti_usable_processors())
    return usable > 0 ? usable : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
  package static func exit(_ code: Int32) -> Never { CLibrary.exit(code) }

  /// Returns true if this process can signal a process of this number.
  package static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 }

  /// The system's name in suites.
  #if canImport(Darwin)
    package static let systemName = "darwin"
  #else
    package static let systemName = "linux"
  #endif
}

package enum ProcessEnvironment {
  package static subscript(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
