import HTTPTypes
import Hummingbird
import HummingbirdCore
import UploadChecks

/// The upload policy of a query.
struct UploadQuery {
  var policy: UploadPolicy

  private static let names: Set<Substring> = [
    "accept", "name", "maxSize", "maxPixels", "maxDuration", "allowActive", "allowOtherReadings",
    "allowDamage", "allowNames",
  ]

  /// Parses a query; `maxByteCount` is the server's limit, which a query may only lower.
  init(_ query: Parameters, maxByteCount: Int64) throws {
    if let unknown = query.first(where: { !Self.names.contains($0.key) })?.key {
      throw HTTPError(.badRequest, message: "'\(unknown.prefix(40))' is no parameter of /check")
    }
    guard let accept = query["accept"] else {
      throw HTTPError(.badRequest, message: "accept is missing: a list as in HTML, such as image/*,.heic")
    }
    do throws(AcceptList.Fault) { policy = UploadPolicy(accept: try AcceptList(String(accept))) } catch {
      throw HTTPError(.badRequest, message: error.description)
    }
    policy.byteCount = min(maxByteCount, try Self.number("maxSize", query) ?? maxByteCount)
    policy.pixelCount = try Self.number("maxPixels", query)
    policy.duration = try Self.number("maxDuration", query)
    policy.allowsActiveContent = try Self.flag("allowActive", query)
    policy.allowsOtherReadings = try Self.flag("allowOtherReadings", query)
    policy.allowsDamage = try Self.flag("allowDamage", query)
    policy.allowsNames = try Self.flag("allowNames", query)
  }

  private static func number<Number: LosslessStringConvertible & Comparable & ExpressibleByIntegerLiteral>(
    _ name: Substring, _ query: Parameters
  ) throws -> Number? {
    guard let text = query[name] else { return nil }
    guard let number = Number(String(text)), number >= 0 else {
      throw HTTPError(.badRequest, message: "\(name): a number is expected")
    }
    return number
  }

  private static func flag(
    _ name: Substring, _ query: Parameters
  ) throws -> Bool {
    switch query[name] {
    case nil, "false": return false
    case "true", "": return true
    default: throw HTTPError(.badRequest, message: "\(name): true or false is expected")
    }
  }
}
