#if !canImport(Darwin)
  public import Foundation

  extension NSSortDescriptor {
    /// Sorts what was fetched by a property's name, which Foundation cannot do here: `creationDate` and its like.
    ///
    /// Only assets and albums have such properties; another name ends the program, as on Apple's platforms.
    public convenience init(key: String?, ascending: Bool) {
      // Proof: the program's own text, which ends it as on Apple's platforms; no file is asked.
      guard let key else { preconditionFailure("a sort descriptor without a key") }
      self.init(keyPath: \NSObject[keyed: key], ascending: ascending)
    }
  }
#endif
