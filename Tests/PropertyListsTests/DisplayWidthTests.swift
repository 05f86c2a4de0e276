import PropertyLists
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("截图", 4), ("ｶﾞ", 2), ("Ｆ", 2), ("한글", 4), ("👨‍👩‍👧", 2),
    ("🇩🇪", 2), ("❤️", 2),
    ("❤", 1), ("\u{301}", 0), ("4032×3024 · é文", 15), ("한", 2),
  ])
  func columns(text: String, expected: Int) { #expect(DisplayWidth.of(text) == expected) }

  @Test(arguments: [
    ("IMG_0001.HEIC", 13, "IMG_0001.HEIC"), ("IMG_0001.HEIC", 9, "IMG_…HEIC"), ("IMG_0001.HEIC", 1, "…"),
    ("IMG_0001.HEIC", 0, ""), ("截图截图.png", 8, "截….png"), ("截图截图.png", 12, "截图截图.png"),
    ("截图截图.png", 11, "截图…图.png"),
  ])
  func elides(text: String, width: Int, expected: String) {
    let elided = DisplayWidth.elided(text, to: width)
    #expect(elided == expected)
    #expect(DisplayWidth.of(elided) <= width)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one", 10, ["one"]), ("", 5, []),
    ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("截图 截图", 4, ["截图", "截图"]), ("截图截图", 3, ["截", "图", "截", "图"]),
  ])
  func wraps(text: String, width: Int, expected: [String]) {
    #expect(DisplayWidth.wrapped(text, to: width) == expected)
  }

  @Test func noWidthIsExceeded() {
    let texts = ["a", "截图.png", "Urlaub 2024 👨‍👩‍👧 Sommer", "\u{301}\u{301}", "x y  z", "한글abc한글"]
    for text in texts {
      for width in 1...20 {
        #expect(DisplayWidth.of(DisplayWidth.elided(text, to: width)) <= width)
        if width > 1 {
          #expect(DisplayWidth.wrapped(text, to: width).allSatisfy { DisplayWidth.of($0) <= width })
        }
      }
    }
  }
}
