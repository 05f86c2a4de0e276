import Foundation
import MediaItems
import SystemPackage
import Testing
import UniformTypes

@testable import FileActions

/// Planning when another process renamed a partner while files were read: the group keeps its names.
@Suite struct VanishedPartnerTests {
  @Test(arguments: [("I.MOV", true), ("i.mov", true), ("J.MOV", false)])
  func keepsItsPartnersName(_ unread: String, _ keeps: Bool) throws {
    let scene = try RenameScene()
    defer { scene.remove() }
    let planner = RenamePlanner(
      registry: .standard, unread: [scene.path.appending(unread): "No such file or directory"])
    let path = scene.path.appending("I.JPG")
    let item = MisnamedFile(
      path: path, suggestedName: FileName("I.HEIC"), identity: try FileIdentity(of: path))
    let groups = planner.plan([item], unchanged: [])
    #expect(groups.map { $0.refusal?.reason } == [keeps ? .changed : nil])
    #expect(groups.map(\.steps.count) == [keeps ? 0 : 2])
  }
}
