import AppleNames
import Foundation
import Testing
import UniformTypes

/// Further names of AVFoundation in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct AVFoundationValuesSurfaceTests {
  @Test func outcomes() {
    outcome("AVFileType.m4a", UTType(AVFileType.m4a.rawValue)?.identifier == "com.apple.m4a-audio")
    outcome(
      "AVFileType.amr", UTType(AVFileType.amr.rawValue)?.identifier == "org.3gpp.adaptive-multi-rate-audio")
    outcome("AVFileType.au", UTType(AVFileType.au.rawValue)?.identifier == "public.au-audio")
    outcome("AVFileType.eac3", UTType(AVFileType.eac3.rawValue)?.identifier == "public.enhanced-ac3-audio")
    outcome("AVFileType.heif", UTType(AVFileType.heif.rawValue)?.identifier == "public.heif")
    outcome("AVFileType.tif", UTType(AVFileType.tif.rawValue)?.identifier == "public.tiff")
    outcome("AVFileType.dcm", UTType(AVFileType.dcm.rawValue)?.identifier == "org.nema.dicom")
    outcome("AVFileType", AVFileType("public.mpeg-4") != .mov)
  }
}
