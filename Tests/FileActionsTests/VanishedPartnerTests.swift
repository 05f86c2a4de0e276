import Foundation
import MediaItems
import SystemPackage
import Testing
import UniformTypes

@testable import FileActions

/// A half that another process renamed while files were read: what it is called by now is not known, and nothing is parted.
@Suite struct VanishedPartnerTests {
  @Test(arguments: [("I.MOV", true), ("i.mov", true), ("J.MOV", false)])
  func keepsItsPartnersName(_ unread: String, _ keeps: Bool) throws {
    let scene = try RenameScene()
    defer { scene.remove() }
    let planner = RenamePlanner(
      registry: .standard, unread: [scene.path.appending(unread): "No such file or directory"])
    let path = scene.path.appending("I.JPG")
    let item = Misnamed(path: path, suggested: FileName("I.HEIC"), identity: try FileIdentity(of: path))
    let groups = planner.plan([item], leaving: [])
    #expect(groups.map { $0.refusal?.reason } == [keeps ? .changed : nil])
    #expect(groups.map(\.steps.count) == [keeps ? 0 : 2])
  }
}
