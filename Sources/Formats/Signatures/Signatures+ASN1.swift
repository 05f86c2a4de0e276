internal import UniformTypes

extension Signature {
  /// A sequence in ASN.1, by the forms of its length.
  static let asn1: [Signature] = [
    Signature("der", "30 82", .reads(.x509Certificate, DER.read), "a sequence with a length of two bytes"),
    Signature("der-81", "30 81", .reads(.x509Certificate, DER.read), "a sequence with a length of one byte"),
    Signature(
      "der-83", "30 83", .reads(.x509Certificate, DER.read), "a sequence with a length of three bytes"),
    Signature(
      "der-content", "30 ?? 06 09 2A 86 48 86 F7 0D 01 07", .reads(.pkcs7, DER.read),
      "a sequence of short or open length, and an identifier of PKCS #7's"),
    Signature("der-short", "30 ?? 30", .reads(.x509Key, DER.read), "a short sequence of sequences"),
    Signature(
      "der-short-number", "30 ?? 02 01", .reads(.x509Key, DER.read), "a short sequence after a number"),
  ]
}
