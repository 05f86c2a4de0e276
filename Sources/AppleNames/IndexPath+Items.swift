#if !canImport(Darwin)
  public import Foundation

  // UIKit's additions to `IndexPath`: section, item and row.
  extension IndexPath {
    /// Creates the index path of an item in a section of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Creates the index path of a row in a section of a list.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section: the first index, which must exist.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The item in its section: the second index, which must exist.
    public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The row in its section: the second index, which must exist.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#endif
