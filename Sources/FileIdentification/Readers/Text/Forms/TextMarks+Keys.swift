internal import UniformTypes

// Marks of text formats of keys, certificates and signatures.
extension TextMark {
  private static func armour(
    _ name: StaticString, _ start: StaticString, _ type: DeclaredType, _ because: StaticString
  ) -> TextMark {
    TextMark(name, start, .lineEnd, then: type, because: because)
  }

  /// Keys, certificates and signatures (RFC 7468, RFC 9580 §6, RFC 4716).
  static let keys: [TextMark] = [
    armour("pgp-public", "-----BEGIN PGP PUBLIC KEY BLOCK-----", .openPGPKeys, "the armour of public keys"),
    armour(
      "pgp-private", "-----BEGIN PGP PRIVATE KEY BLOCK-----", .openPGPKeys, "the armour of private keys"),
    armour(
      "pgp-secret", "-----BEGIN PGP SECRET KEY BLOCK-----", .openPGPKeys, "the old armour of private keys"),
    armour(
      "pgp-signature", "-----BEGIN PGP SIGNATURE-----", .openPGPSignature, "the armour of a signature alone"),
    armour("pgp-message", "-----BEGIN PGP MESSAGE-----", .openPGPEncrypted, "the armour of a message"),
    TextMark(
      "pgp-message-part", "-----BEGIN PGP MESSAGE, PART ", then: .openPGPEncrypted,
      because: "the armour of a message in parts"),
    armour(
      "pgp-signed", "-----BEGIN PGP SIGNED MESSAGE-----", .pgpSigned, "text that is signed where it stands"),
    armour(
      "pem-certificate", "-----BEGIN CERTIFICATE-----", .x509Certificate,
      "the label of certificates (RFC 7468 §5)"),
    armour(
      "pem-certificate-old", "-----BEGIN X509 CERTIFICATE-----", .x509Certificate,
      "an old label of certificates"),
    armour(
      "pem-certificate-trusted", "-----BEGIN TRUSTED CERTIFICATE-----", .x509Certificate,
      "OpenSSL's label of trust"),
    armour(
      "pem-request", "-----BEGIN CERTIFICATE REQUEST-----", .certificateRequest,
      "the label of requests (RFC 7468 §7)"),
    armour(
      "pem-request-new", "-----BEGIN NEW CERTIFICATE REQUEST-----", .certificateRequest,
      "an old label of requests"),
    armour(
      "pem-crl", "-----BEGIN X509 CRL-----", .revocationList, "the label of revocation lists (RFC 7468 §6)"),
    armour("pem-pkcs7", "-----BEGIN PKCS7-----", .pkcs7, "the label of PKCS #7 (RFC 7468 §8)"),
    armour("pem-pkcs7-data", "-----BEGIN PKCS #7 SIGNED DATA-----", .pkcs7, "an old label of PKCS #7"),
    armour("pem-cms", "-----BEGIN CMS-----", .pkcs7, "the label of CMS (RFC 7468 §9)"),
    armour("pem-pkcs8", "-----BEGIN PRIVATE KEY-----", .x509Key, "the label of PKCS #8 (RFC 7468 §10)"),
    armour(
      "pem-pkcs8-encrypted", "-----BEGIN ENCRYPTED PRIVATE KEY-----", .x509Key,
      "the label of encrypted PKCS #8 (RFC 7468 §11)"),
    armour("pem-rsa", "-----BEGIN RSA PRIVATE KEY-----", .x509Key, "OpenSSL's label of RSA keys"),
    armour("pem-dsa", "-----BEGIN DSA PRIVATE KEY-----", .x509Key, "OpenSSL's label of DSA keys"),
    armour(
      "pem-ec", "-----BEGIN EC PRIVATE KEY-----", .x509Key, "the label of elliptic curve keys (RFC 5915)"),
    armour("pem-public", "-----BEGIN PUBLIC KEY-----", .x509Key, "the label of public keys (RFC 7468 §13)"),
    armour(
      "pem-rsa-public", "-----BEGIN RSA PUBLIC KEY-----", .x509Key, "OpenSSL's label of RSA's public keys"),
    TextMark(
      "pem-ec-pair", "-----BEGIN EC PARAMETERS-----", .lineEnd,
      also: { $0.contains("-----BEGIN EC PRIVATE KEY-----") }, then: .x509Key,
      because: "parameters before the elliptic curve key that uses them"),
    armour("pem-ec-parameters", "-----BEGIN EC PARAMETERS-----", .ecParameters, "OpenSSL's label of curves"),
    armour(
      "pem-dsa-parameters", "-----BEGIN DSA PARAMETERS-----", .dsaParameters,
      "OpenSSL's label of DSA's numbers"),
    armour(
      "pem-dh-parameters", "-----BEGIN DH PARAMETERS-----", .pem,
      "OpenSSL's label of Diffie and Hellman's numbers"),
    armour("pem-openssh", "-----BEGIN OPENSSH PRIVATE KEY-----", .sshPrivateKey, "OpenSSH's own label"),
    armour("ssh2-public", "---- BEGIN SSH2 PUBLIC KEY ----", .sshPublicKey, "the mark of RFC 4716 §3"),
    TextMark(
      "pem-text-certificate", "Certificate:", .lineEnd,
      also: { $0.contains("Data:") && $0.contains("Version: ") },
      then: .x509Certificate, because: "a certificate as OpenSSL prints it"),
    TextMark(
      "pem-bag", "Bag Attributes", also: { $0.contains("-----BEGIN CERTIFICATE-----") },
      then: .x509Certificate,
      because: "attributes of a PKCS #12 bag before a certificate"),
    TextMark("putty", "PuTTY-User-Key-File-", then: .puttyKey, because: "PuTTY's first line"),
    TextMark(
      "ssh-rsa", "ssh-rsa AAAA", then: .sshPublicKey,
      because: "a key type and a key that begins with its length"),
    TextMark(
      "ssh-ed25519", "ssh-ed25519 AAAA", then: .sshPublicKey,
      because: "a key type and a key that begins with its length"),
    TextMark(
      "ssh-dss", "ssh-dss AAAA", then: .sshPublicKey,
      because: "a key type and a key that begins with its length"),
    TextMark(
      "ssh-ecdsa", "ecdsa-sha2-nistp", also: { $0.contains(" AAAA") }, then: .sshPublicKey,
      because: "a key type and a key that begins with its length"),
  ]
}
