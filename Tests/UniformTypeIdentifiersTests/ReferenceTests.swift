import Foundation
import Testing
import UniformTypeIdentifiers

/// Types as objects.
@Suite struct ReferenceTests {
  @Test func typesAreBridged() {
    let reference = UTType.heic as UTTypeReference
    #expect(reference.identifier == "public.heic" && reference as UTType == .heic)
    let array: NSArray = [UTType.heic, .png] as NSArray
    #expect(array[0] is UTTypeReference && array as? [UTType] == [.heic, .png])
    let any: Any = reference
    #expect(any as? UTType == .heic)
    let dictionary: NSDictionary = ["type": UTType.png] as NSDictionary
    #expect(dictionary["type"] as? UTType == .png)
  }

  @Test func referencesAreEqualAsTheirTypes() {
    let (a, b) = (UTTypeReference("public.JPEG"), UTTypeReference(filenameExtension: "jpg"))
    #expect(a == b && a?.hash == b?.hash && a != UTTypeReference(mimeType: "image/png"))
    #expect(a?.copy() as? UTTypeReference == a && NSSet(array: [a as Any, b as Any]).count == 1)
    #expect(UTTypeReference("com.example.undeclared") == nil)
    #expect(
      UTTypeReference(tag: "PNGf", tagClass: UTTagClass(rawValue: "com.apple.ostype"), conformingTo: nil)?
        .identifier == "public.png")
  }

  @Test func referencesSayWhatTypesSay() {
    let reference = UTType.png as UTTypeReference
    #expect(reference.preferredFilenameExtension == "png" && reference.preferredMIMEType == "image/png")
    #expect(
      reference.conforms(to: .image) && reference.isSubtype(of: .image) && !reference.isSupertype(of: .image))
    #expect(reference.isDeclared && !reference.isDynamic && reference.isPublic && reference.version == nil)
    #expect(reference.supertypes == UTType.png.supertypes && reference.tags == UTType.png.tags)
    #expect(
      "\(reference)" == "public.png" && reference.localizedDescription == UTType.png.localizedDescription)
  }

  @Test func referencesAreArchived() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UTType.heic as UTTypeReference, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UTTypeReference.self, from: data)
    #expect(found == UTType.heic as UTTypeReference)
  }

  @Test func undeclaredTypesAreBridgedWhereTheyAreAllowed() throws {
    let name = "com.example.nobody-declares-this"
    let reference = try #require(UTTypeReference(identifier: name, allowUndeclared: true))
    #expect(UTTypeReference(identifier: name, allowUndeclared: false) == nil)
    let type = try #require(UTType(identifier: name, allowUndeclared: true))
    #expect(reference as UTType == type && type as UTTypeReference == reference)
    #expect(reference.hash == (type as UTTypeReference).hash)
    #expect(!reference.isDeclared && !reference.isDynamic && reference.tags.isEmpty)
    #expect(reference.supertypes.isEmpty && !reference.conforms(to: .data))
    let data = try NSKeyedArchiver.archivedData(withRootObject: reference, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UTTypeReference.self, from: data)
    #expect(found == reference && found?.isDeclared == false && found?.isDynamic == false)
  }

  /// An archive with another text in place of the identifier.
  @Test func whatIsNoIdentifierIsNotUnarchived() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(NSString(string: "no type"), forKey: "identifier")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UTTypeReference(coder: unarchiver) == nil)
  }
}
