import CLibFuzzer
import Foundation

/// `fuzz TARGET [libFuzzer's arguments]`; `fuzz --list` names the targets.
@main enum Fuzz {
  /// libFuzzer starts this program again for some of its work, with only its own arguments.
  private static let variable = "UTI_FUZZ_TARGET"
  private static let inherited = ProcessInfo.processInfo.environment[variable]

  static let target = (inherited ?? CommandLine.arguments.dropFirst().first).flatMap { name in
    FuzzTarget.all.first { $0.name == name }
  }

  static func main() {
    if CommandLine.arguments.dropFirst().first == "--list" {
      for target in FuzzTarget.all { print("\(target.name)\t\(target.about)") }
      return
    }
    guard let target else {
      print("usage: fuzz TARGET [libFuzzer's arguments], or fuzz --list")
      return
    }
    var arguments = CommandLine.unsafeArgv
    var count = CommandLine.argc
    if inherited == nil {
      setenv(variable, target.name, 1)
      // Keeps the program's name and removes the target's.
      arguments[1] = arguments[0]
      arguments += 1
      count -= 1
    }
    var remaining: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments
    _ = LLVMFuzzerRunDriver(&count, &remaining) { data, size in
      Fuzz.target?.run(Array(UnsafeBufferPointer(start: data, count: size)))
      return 0
    }
  }
}
