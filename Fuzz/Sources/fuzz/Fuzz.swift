import CLibFuzzer

/// `fuzz TARGET [libFuzzer's arguments]`; `fuzz --list` names the targets.
@main enum Fuzz {
  static let target = CommandLine.arguments.dropFirst().first.flatMap { name in
    FuzzTarget.all.first { $0.name == name }
  }

  static func main() {
    if CommandLine.arguments.dropFirst().first == "--list" {
      for target in FuzzTarget.all { print("\(target.name)\t\(target.about)") }
      return
    }
    guard target != nil else {
      print("usage: fuzz TARGET [libFuzzer's arguments], or fuzz --list")
      return
    }
    var count = CommandLine.argc - 1
    // The name of the target goes; libFuzzer sees a program's arguments.
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      Fuzz.target?.run(Array(UnsafeBufferPointer(start: data, count: size)))
      return 0
    }
  }
}
