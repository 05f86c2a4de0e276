internal import ContainerFormats

extension XMPFacts {
  /// Takes in what one packet says; broken markup ends the reading, what came before stays.
  ///
  /// Complexity: linear in the packet, whose length the caller bounds; 64 levels, 4,096 elements.
  package mutating func take(packet: [UInt8]) {
    var parser = XMPParser(packet)
    var pending = ""
    var open: [XMPParser.Name] = []
    var items: [ContainerItem] = []
    var directoryDepth: Int?
    var itemDepth: Int?
    while let event = parser.next() {
      switch event {
      case .start(let name, let attributes):
        open.append(name)
        pending = ""
        if name.namespace == Self.containerNamespace, name.local == "Directory" {
          directoryDepth = open.count
        }
        if directoryDepth != nil, name.local == "li", itemDepth == nil {
          itemDepth = open.count
          items.append(ContainerItem())
        }
        for attribute in attributes {
          if attribute.name.namespace == Self.itemNamespace, itemDepth != nil, !items.isEmpty {
            items[items.count - 1].take(attribute.name.local, attribute.value)
          } else {
            take(attribute.name.namespace, attribute.name.local, attribute.value, in: open)
          }
        }
      case .text(let text):
        pending += text
      case .end:
        guard let name = open.popLast() else {
          isWhole = false
          return
        }
        let value = pending.trimmed
        pending = ""
        if !value.isEmpty {
          // Alternatives and lists hold their text one level down: the property is the nearest named by a schema.
          let owner = name.isRDF ? open.last { !$0.isRDF } ?? name : name
          if owner.namespace == Self.itemNamespace, itemDepth != nil, !items.isEmpty {
            items[items.count - 1].take(owner.local, value)
          } else {
            take(owner.namespace, owner.local, value, in: open)
          }
        }
        if let depth = itemDepth, open.count < depth { itemDepth = nil }
        if let depth = directoryDepth, open.count < depth { directoryDepth = nil }
      }
    }
    isWhole = isWhole && parser.isWhole
    container += items
    if items.contains(where: { $0.semantic == "GainMap" }) { hasGainMap = true }
    if items.contains(where: { $0.semantic == "Depth" }) { hasDepth = true }
  }
}
