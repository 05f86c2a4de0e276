internal import UniformTypes

extension Signature {
  /// Signatures of key stores, password databases, OpenPGP packets and encrypted files.
  static let keys: [Signature] = [
    Signature("jks", "FE ED FE ED 00 00 00", .decides(.javaKeyStore), "the magic number and a version"),
    Signature(
      "jceks", "CE CE CE CE 00 00 00 02", .decides(.javaCryptographyKeyStore),
      "the magic number and version 2"),
    Signature("keepass-2", "03 D9 A2 9A 67 FB 4B B5", .decides(.keePass), "both signatures of version 2"),
    Signature("keepass-1", "03 D9 A2 9A 65 FB 4B B5", .decides(.keePass), "both signatures of version 1"),
    Signature("age", "'age-encryption.org/v1' 0A", .decides(.age), "the version line"),
    Signature(
      "openpgp-84", "84", .reads(.openPGPEncrypted, OpenPGP.read), "a packet of an encrypted session key"),
    Signature(
      "openpgp-85", "85", .reads(.openPGPEncrypted, OpenPGP.read), "a packet of an encrypted session key"),
    Signature(
      "openpgp-c1", "C1", .reads(.openPGPEncrypted, OpenPGP.read), "a packet of an encrypted session key"),
    Signature(
      "openpgp-8c", "8C", .reads(.openPGPEncrypted, OpenPGP.read), "a packet of a key made from a password"),
    Signature(
      "openpgp-c3", "C3", .reads(.openPGPEncrypted, OpenPGP.read), "a packet of a key made from a password"),
    Signature("openpgp-88", "88", .reads(.openPGPSignature, OpenPGP.read), "a signature packet"),
    Signature("openpgp-89", "89", .reads(.openPGPSignature, OpenPGP.read), "a signature packet"),
    Signature("openpgp-c2", "C2", .reads(.openPGPSignature, OpenPGP.read), "a signature packet"),
    Signature("openpgp-94", "94", .reads(.openPGPKeys, OpenPGP.read), "a secret key packet"),
    Signature("openpgp-95", "95", .reads(.openPGPKeys, OpenPGP.read), "a secret key packet"),
    Signature("openpgp-c5", "C5", .reads(.openPGPKeys, OpenPGP.read), "a secret key packet"),
    Signature("openpgp-98", "98", .reads(.openPGPKeys, OpenPGP.read), "a public key packet"),
    Signature("openpgp-99", "99", .reads(.openPGPKeys, OpenPGP.read), "a public key packet"),
    Signature("openpgp-c6", "C6", .reads(.openPGPKeys, OpenPGP.read), "a public key packet"),
    Signature(
      "axcrypt", "C0 B9 07 2E 4F 93 F1 46 A0 15 79 2C A1 D9 E8 21", .decides(.axCrypt),
      "the identifier that every file of AxCrypt begins with"),
  ]

  /// Signatures of ASN.1 sequences, by the forms of their length.
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
