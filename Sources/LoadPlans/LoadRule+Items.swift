internal import MediaItems

extension LoadRule {
  /// Rules for loading items that are objects, not files: addresses, property lists, text.
  static let itemRows = [
    LoadRule(
      name: "address", when: When(subjects: [.address], offers: [.addresses]),
      then: [
        .item(.addresses, "the address itself: a page's, or that of a file where it lies"),
        .data(.addresses, "the address written as bytes"),
      ],
      never: [fileOfAddress],
      because: "an address is an object, and a file of it holds nothing else"),
    LoadRule(
      name: "fileAddress", when: When(subjects: [.fileAddress], offers: [.fileAddresses]),
      then: [
        .item(.fileAddresses, "where the file lies, and the only form that is the file itself"),
        .file(.filesBesideAddress, "a copy, where the address may not be read from here"),
        .data(.fileAddresses, "the address written as bytes"),
      ],
      never: [fileOfAddress],
      because: "a file is meant: its address leads to it, and pictures beside may be its icon"),
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

  /// Advice against loading a URL as a file.
  static let fileOfAddress = Prohibition(
    call: .loadFileRepresentation, source: .addresses,
    reason: "it writes the address into a file, and copies nothing of what it leads to")

  /// Advice against loading an item of unknown class.
  static let itemOfAnyClass = Prohibition(
    call: .loadItem, contexts: [.shareExtension],
    reason: "an address, bytes or an image, as the sharing app likes: a file is always a file")

  /// The same for files that have a URL representation.
  static let itemOfFile = Prohibition(
    call: .loadItem, source: .files, contexts: [.shareExtension], reason: itemOfAnyClass.reason)
}
