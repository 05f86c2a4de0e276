#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  extension UTType {
    /// The declaration's reference URL; most have none.
    public var referenceURL: URL? { reference.flatMap { URL(string: $0) } }
  }
#endif
