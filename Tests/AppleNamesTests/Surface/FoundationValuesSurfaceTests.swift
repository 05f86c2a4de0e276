import AppleNames
import Foundation
import Testing

/// Further names of Foundation in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct FoundationValuesSurfaceTests {
  @Test func outcomes() {
    outcome(
      "NSItemProviderRepresentationVisibility.all", NSItemProviderRepresentationVisibility.all.rawValue == 0)
    outcome(
      "NSItemProviderRepresentationVisibility.team", NSItemProviderRepresentationVisibility.team.rawValue == 1
    )
    outcome(
      "NSItemProviderRepresentationVisibility.group",
      NSItemProviderRepresentationVisibility.group.rawValue == 2)
    outcome(
      "NSItemProviderRepresentationVisibility.ownProcess",
      NSItemProviderRepresentationVisibility.ownProcess.rawValue == 3)
    outcome("NSItemProviderFileOptions", NSItemProviderFileOptions([.openInPlace]).rawValue == 1)
    outcome("NSItemProviderFileOptions.openInPlace", NSItemProviderFileOptions.openInPlace.rawValue == 1)
    outcome("NSItemProvider.ErrorCode", NSItemProvider.ErrorCode(rawValue: -1000) == .itemUnavailableError)
    outcome("NSItemProvider.errorDomain", NSItemProvider.errorDomain == "NSItemProviderErrorDomain")
    outcome(
      "NSItemProvider.registeredTypeIdentifiers(fileOptions:)",
      NSItemProvider(object: NSString("a")).registeredTypeIdentifiers(fileOptions: .openInPlace) == [])
    outcome(
      "NSItemProvider.hasRepresentationConforming(toTypeIdentifier:fileOptions:)",
      NSItemProvider(object: NSString("a")).hasRepresentationConforming(
        toTypeIdentifier: "public.text", fileOptions: []))
    outcome(
      "NSItemProviderPreferredImageSizeKey",
      NSItemProviderPreferredImageSizeKey == "NSItemProviderPreferredImageSizeKey")
    outcome(
      "NSExtensionJavaScriptPreprocessingResultsKey",
      NSExtensionJavaScriptPreprocessingResultsKey == "NSExtensionJavaScriptPreprocessingResultsKey")
    outcome("NSItemProvider.previewImageHandler", NSItemProvider().previewImageHandler == nil)
    outcome(
      "NSItemProviderReading",
      NSString.readableTypeIdentifiersForItemProvider.contains("public.utf8-plain-text"))
    outcome(
      "NSItemProviderWriting",
      NSString("a").writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
    outcome(
      "NSItemProviderWriting.writableTypeIdentifiersForItemProvider",
      NSString.writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
    outcome(
      "NSItemProviderWriting.itemProviderVisibilityForRepresentation(withTypeIdentifier:)",
      NSString("a").itemProviderVisibilityForRepresentation(withTypeIdentifier: "public.utf8-plain-text")
        == .all)
  }
}
