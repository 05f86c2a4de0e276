// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "apple-types", platforms: [.macOS(.v13)], targets: [.executableTarget(name: "apple-types")])
