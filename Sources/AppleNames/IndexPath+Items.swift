#if !canImport(Darwin)
  public import Foundation

  // What UIKit adds for lists and collections.
  extension IndexPath {
    /// Creates the place of an item in a section of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Creates the place of a row in a section of a list.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section; the first number, which there has to be.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The item in its section; the second number, which there has to be.
    public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The row in its section; the second number, which there has to be.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#endif
