internal import MediaItems

extension LoadRule {
  /// What is no file to begin with, and is handed over as the object that it is.
  static let itemRows = [
    LoadRule(
      name: "address", when: When(subjects: [.address], offers: [.addresses], room: .bytes),
      then: [
        .item(.addresses, "the address itself: a page's, or that of a file where it lies"),
        .data(.addresses, "the address written as bytes"),
      ],
      never: [
        Prohibition(
          call: .loadFileRepresentation,
          reason: "it writes the address into a file, and copies nothing of what it leads to")
      ],
      because: "an address is an object, and a file of it holds nothing else"),
    LoadRule(
      name: "propertyList.share",
      when: When(subjects: [.sharedPropertyList], offers: [.propertyLists], room: .bytes),
      then: [
        .item(.propertyLists, "the dictionary itself: what a page's script returns is under the results key"),
        .data(.propertyLists, "the same, to be parsed"), .file(.propertyLists, "the same, from disk"),
      ],
      because: "what a script hands to an extension is an object, and no file of it exists"),
    LoadRule(
      name: "text.share", when: When(subjects: [.sharedText], offers: [.texts], room: .bytes),
      then: [
        .item(.texts, "the text itself where words were selected, else the address of a file"),
        .data(.texts, "its bytes, in the type's encoding"), .file(.texts, "the same, from disk"),
      ],
      because: "apps share selected words as an object, and files as addresses: one call gets both"),
  ]

  /// Why the item's own object is seldom what to ask for.
  static let itemOfAnyClass = Prohibition(
    call: .loadItem, contexts: [.shareExtension],
    reason: "an address, bytes or an image, as the sharing app likes: a file is always a file")
}
