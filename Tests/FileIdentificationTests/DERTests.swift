import Testing
import UniformTypes

@testable import Formats

@Suite("Keys and certificates in DER")
struct DERTests {
  private static func value(_ tag: UInt8, _ parts: [UInt8]...) -> [UInt8] {
    let body = parts.flatMap { $0 }
    return [tag] + (body.count < 128 ? [UInt8(body.count)] : [0x82] + Bytes.big16(body.count)) + body
  }
  private static func sequence(_ parts: [UInt8]...) -> [UInt8] { value(0x30, parts.flatMap { $0 }) }
  private static func number(_ value: UInt8) -> [UInt8] { [0x02, 1, value] }
  private static let large = value(0x02, [0] + [UInt8](repeating: 0xA5, count: 64))
  private static let identifier: [UInt8] = value(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1])
  private static let algorithm = sequence(identifier)
  private static let name = sequence(value(0x31, algorithm))
  private static let time = value(0x17, Bytes.ascii("090601000000Z"))
  private static let bits = value(0x03, [UInt8](repeating: 0, count: 65))
  private static let key = sequence(algorithm, bits)
  private static let contents: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7]
  private static func signed(_ digests: [UInt8]) -> [UInt8] {
    sequence(
      value(0x06, contents + [2]),
      value(0xA0, sequence(number(1), value(0x31, digests), sequence(value(0x06, contents + [1])))))
  }

  static let samples: [Sample] = [
    Sample(
      "certificate", .x509Certificate,
      sequence(
        sequence(value(0xA0, number(2)), large, algorithm, name, sequence(time, time), name, key), algorithm,
        bits)),
    Sample(
      "certificate of version 1", .x509Certificate,
      sequence(sequence(large, algorithm, name, sequence(time, time), name, key), algorithm, bits)),
    Sample(
      "revocations", .revocationList,
      sequence(sequence(number(1), algorithm, name, time, time), algorithm, bits)),
    Sample(
      "request", .certificateRequest, sequence(sequence(number(0), name, key, value(0xA0)), algorithm, bits)),
    Sample("PKCS #8", .pkcs8, sequence(number(0), algorithm, value(0x04, [UInt8](repeating: 1, count: 40)))),
    Sample("PKCS #8, encrypted", .pkcs8, sequence(algorithm, value(0x04, [UInt8](repeating: 1, count: 40)))),
    Sample(
      "PKCS #12", .pkcs12,
      sequence(
        number(3), sequence(value(0x06, contents + [1]), value(0xA0, value(0x04, [1, 2, 3]))), algorithm)),
    Sample(
      "RSA", .x509Key,
      sequence(number(0), large, number(3), large, large, large, large, large, large)),
    Sample("DSA", .x509Key, sequence(number(0), large, large, large, large, large)),
    Sample(
      "elliptic curve", .x509Key,
      sequence(number(1), value(0x04, [UInt8](repeating: 1, count: 32)), value(0xA0, identifier))),
    Sample("public key", .x509Key, key),
    Sample("signature", .pkcs7Signature, signed(algorithm)),
    Sample("certificates alone", .pkcs7Certificates, signed([])),
  ]

  @Test("The kind that the tags prove", arguments: samples)
  func kinds(_ sample: Sample) throws {
    let finding = try #require(try Bytes.finding(sample.bytes))
    #expect(finding.declared == sample.type, "\(finding.rule)")
    #expect(finding.isDecided)
  }

  @Test(
    "Bytes behind the sequence make it something else",
    arguments: samples.filter { $0.type == .x509Certificate })
  func more(_ sample: Sample) throws {
    #expect(try Bytes.finding(sample.bytes + Bytes.ascii("more"))?.isDecided != true)
  }

  @Test(
    "A cut or lying length decides nothing",
    arguments: samples.filter { $0.type != .pkcs7Signature && $0.type != .pkcs7Certificates })
  func cut(_ sample: Sample) throws {
    for length in stride(from: 3, to: sample.bytes.count, by: 5) {
      #expect(try Bytes.finding(Array(sample.bytes.prefix(length)))?.isDecided != true)
    }
  }
}
