// Laws of monotone identification: more bytes refine a result and never contradict it.
extension Law where Subject: PrefixIdentifying {
  /// All laws about prefixes of files.
  public static var prefixLaws: [Law] { [nothingProvesNothing, longerPrefixesRefine, provenAnswersAreFinal] }

  /// No bytes prove no type.
  public static var nothingProvesNothing: Law {
    Law(
      "nothing proves nothing", "No bytes prove no type.",
      because: "an empty file is the beginning of every file", cost: "1"
    ) { file, checking in
      let answer = file.answer(prefix: 0)
      checking.expect(!answer.isProven, "\(word(answer)) from no bytes", [file.name])
    }
  }

  /// A longer prefix of a well-formed file gives the same or a more specific type.
  public static var longerPrefixesRefine: Law {
    Law(
      "longer prefixes refine",
      "A longer beginning of a well-formed file gives the same type or a more precise one, never another and never less.",
      because: "whoever acted on the first kilobyte must not be contradicted by the second", cost: "bytes"
    ) { file, checking in
      var last: (count: Int, answer: PrefixAnswer<Subject.ProvidedType>)?
      for count in prefixes(file, &checking) where !checking.isOver {
        let answer = file.answer(prefix: count)
        if let before = last, let old = before.answer.type {
          checking.expect(
            answer.type.map { file.refines($0, old) } ?? false,
            "\(word(before.answer)) at \(before.count) bytes, \(word(answer)) at \(count)", [file.name])
        } else {
          checking.asked()
        }
        last = (count, answer)
      }
    }
  }

  /// A type proven by a prefix is the type of the whole file.
  public static var provenAnswersAreFinal: Law {
    Law(
      "proven answers are final", "What a beginning proves is what the whole file is said to be.",
      because: "an answer that more bytes still change was provisional, and must say so", cost: "bytes"
    ) { file, checking in
      let whole = file.answer(prefix: file.byteCount)
      var last: PrefixAnswer<Subject.ProvidedType>?
      for count in prefixes(file, &checking) where !checking.isOver {
        let answer = file.answer(prefix: count)
        let holds = !answer.isProven || answer.type == whole.type
        // Report each answer only once.
        checking.expect(
          holds || answer == last, "\(word(answer)) at \(count) bytes, \(word(whole)) at the end", [file.name]
        )
        last = answer
      }
    }
  }

  /// Returns every length or as many as the effort allows: all in the first kilobytes, where formats show
  /// their signatures.
  private static func prefixes(_ file: Subject, _ checking: inout LawChecking) -> [Int] {
    let head = min(file.byteCount, 4096, checking.effort.questions / 2)
    let rest = checking.sample(Array((head..<file.byteCount)), costing: 2)
    return Array(0..<head) + rest.sorted() + [file.byteCount]
  }

  private static func word(_ answer: PrefixAnswer<Subject.ProvidedType>) -> String {
    "\(answer.type.map { "\($0)" } ?? "nothing"), \(answer.isProven ? "proven" : "provisional")"
  }
}
