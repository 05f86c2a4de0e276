public enum MediaSubtype: String, Hashable, Sendable, CaseIterable {
  case panorama, hdr, screenshot, depthEffect, burst, livePhoto, slowMotion, timeLapse, screenRecording,
    cinematic, spatial, animated, loop
}
