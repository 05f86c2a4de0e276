internal import Formats
internal import UniformTypes

/// Names for sound that lies in the boxes of movies: recorders and programs write it under brands of many kinds, and with
/// sound alone they differ in nothing else.
enum SoundNames {
  /// True where the name says such sound, and the content is that.
  @Sendable static func mayHold(_ meeting: Meeting) -> Bool {
    meeting.media == .soundAlone && names.contains(meeting.name)
      && (meeting.content == boxes || meeting.content.isCarried(by: boxes))
      && !closed.contains(meeting.content)
  }

  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.m4a, "Android's recorders write 3GPP's brand"),
    (.m4b, "programs write audiobooks under the brands of music and movies"),
    (.ringtone, "music under another name"),
    (.quickTimeAudio, "QuickTime's structure, of which ISO made its own"),
    (.threeGPPAudio, "telephones record it under the brands of MPEG-4, too"),
  ]

  private static let names = DeclaredTypeSet(rows.map(\.type))
  private static let boxes = DeclaredType.isoBaseMedia.type
  /// What only the program that sold it opens.
  private static let closed = DeclaredTypeSet([.appleProtectedMPEG4Audio, .audibleAAX])
}
