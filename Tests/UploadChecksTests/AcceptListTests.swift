import Testing
import UniformTypes
import UploadChecks

/// The words of HTML's `accept`, judged by what types are kinds of.
@Suite struct AcceptListTests {
  @Test(arguments: [
    ("image/*", "public.heic", true), ("image/*", "public.svg-image", true),
    ("image/*", "com.apple.quicktime-movie", false), ("IMAGE/*", "public.png", true),
    (" image/* , .heic ", "public.heic", true), ("video/*", "com.apple.quicktime-movie", true),
    ("video/*", "public.mp3", false), ("audio/*", "public.mp3", true), (".heic", "public.heic", true),
    (".HEIC", "public.heic", true), (".heic", "public.jpeg", false), (".jpg", "public.jpeg", true),
    ("image/jpeg", "public.jpeg", true), ("image/jpeg", "public.png", false),
    ("video/quicktime", "com.apple.quicktime-movie", true), ("application/pdf", "com.adobe.pdf", true),
    ("application/zip", "org.openxmlformats.wordprocessingml.document", false), ("*/*", "public.data", true),
    ("text/*", "public.plain-text", true), ("text/*", "public.json", true),
    ("application/*", "com.adobe.pdf", true), ("application/*", "public.png", false),
    (".png,.jpg,", "public.jpeg", true), (".tar.gz", "org.gnu.gnu-zip-tar-archive", true),
  ])
  func accepts(_ list: String, _ type: String, _ expected: Bool) throws {
    #expect(try AcceptList(list).accepts(#require(UTType(type))) == expected)
  }

  @Test(arguments: [
    ("", "accept: nothing is named"), (" , ", "accept: nothing is named"),
    ("png", "accept: 'png' is neither a media type, as image/png and image/*, nor an extension, as .png"),
    (
      "image/png/x",
      "accept: 'image/png/x' is neither a media type, as image/png and image/*, nor an extension, as .png"
    ),
    (
      "image/p ng",
      "accept: 'image/p ng' is neither a media type, as image/png and image/*, nor an extension, as .png"
    ),
    (".nosuchthing", "accept: no known type has the extension '.nosuchthing'"),
    ("image/nosuchthing", "accept: no known type is announced as 'image/nosuchthing'"),
  ])
  func refusesWhatMeansNothing(_ list: String, _ words: String) {
    let fault = #expect(throws: AcceptList.Fault.self) { try AcceptList(list) }
    #expect(fault?.description == words)
  }
}
