package import ByteSources
internal import MediaMetadata

extension XMPFacts {
  /// Takes in what one packet says; broken markup ends the reading, what came before stays.
  ///
  /// Once the clock says that the time is up, the packet is not read on. Complexity: linear in the packet, whose length the caller
  /// bounds; 64 levels, 4,096 elements.
  package mutating func take(packet: [UInt8], _ clock: WorkClock? = nil) {
    var properties = XMPProperties(packet, clock)
    var items: [ContainerItem] = []
    var directoryDepth: Int?
    var itemDepth: Int?
    while let step = properties.next() {
      let depth = properties.open.count
      switch step {
      case .open:
        guard let name = properties.open.last else { break }
        if name.namespace == .container, properties.spells(name, "Directory") { directoryDepth = depth }
        if directoryDepth != nil, itemDepth == nil, properties.spells(name, "li") {
          itemDepth = depth
          items.append(ContainerItem())
        }
      case .value(let property):
        if property.name.namespace == .containerItem, itemDepth != nil, !items.isEmpty {
          items[items.count - 1].take(properties.local(property.name), properties.text(property.value))
        } else {
          take(property, of: properties)
        }
      case .close:
        if let item = itemDepth, depth < item { itemDepth = nil }
        if let directory = directoryDepth, depth < directory { directoryDepth = nil }
      }
    }
    isWhole = isWhole && properties.isWhole
    container += items
    if items.contains(where: { $0.semantic == "GainMap" }) { hasGainMap = true }
    if items.contains(where: { $0.semantic == "Depth" }) { hasDepth = true }
  }
}
