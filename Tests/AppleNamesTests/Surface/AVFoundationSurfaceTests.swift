import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of AVFoundation in `TypeTables/surface.tsv`, each with its outcome.
@MainActor @Suite struct AVFoundationSurfaceTests {
  @Test func outcomes() {
    outcome("AVFileType.AHAP", UTType(AVFileType.AHAP.rawValue)?.identifier == "public.haptics-content")
    outcome("AVFileType.SCC", UTType(AVFileType.SCC.rawValue)?.identifier == "com.scenarist.closed-caption")
    outcome("AVFileType.ac3", UTType(AVFileType.ac3.rawValue)?.identifier == "public.ac3-audio")
    outcome("AVFileType.aifc", UTType(AVFileType.aifc.rawValue)?.identifier == "public.aifc-audio")
    outcome("AVFileType.aiff", UTType(AVFileType.aiff.rawValue)?.identifier == "public.aiff-audio")
    outcome(
      "AVFileType.appleiTT", UTType(AVFileType.appleiTT.rawValue)?.identifier == "com.apple.itunes-timed-text"
    )
    outcome("AVFileType.avci", UTType(AVFileType.avci.rawValue)?.identifier == "public.avci")
    outcome("AVFileType.caf", UTType(AVFileType.caf.rawValue)?.identifier == "com.apple.coreaudio-format")
    outcome("AVFileType.dng", UTType(AVFileType.dng.rawValue)?.identifier == "com.adobe.raw-image")
    outcome("AVFileType.heic", UTType(AVFileType.heic.rawValue)?.identifier == "public.heic")
    outcome("AVFileType.init(_:)", AVFileType("public.mpeg-4") == .mp4)
    outcome("AVFileType.init(rawValue:)", AVFileType(rawValue: "com.apple.quicktime-movie") == .mov)
    outcome("AVFileType.jpg", UTType(AVFileType.jpg.rawValue)?.identifier == "public.jpeg")
    outcome("AVFileType.m4v", UTType(AVFileType.m4v.rawValue)?.identifier == "com.apple.m4v-video")
    outcome("AVFileType.mobile3GPP", UTType(AVFileType.mobile3GPP.rawValue)?.identifier == "public.3gpp")
    outcome("AVFileType.mobile3GPP2", UTType(AVFileType.mobile3GPP2.rawValue)?.identifier == "public.3gpp2")
    outcome("AVFileType.mov", UTType(AVFileType.mov.rawValue)?.identifier == "com.apple.quicktime-movie")
    outcome("AVFileType.mp3", UTType(AVFileType.mp3.rawValue)?.identifier == "public.mp3")
    outcome("AVFileType.mp4", UTType(AVFileType.mp4.rawValue)?.identifier == "public.mpeg-4")
    outcome("AVFileType.qta", UTType(AVFileType.qta.rawValue)?.identifier == "com.apple.quicktime-audio")
    outcome("AVFileType.wav", UTType(AVFileType.wav.rawValue)?.identifier == "com.microsoft.waveform-audio")
  }

}
