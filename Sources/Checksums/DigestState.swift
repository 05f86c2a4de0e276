#if canImport(CryptoKit)
  internal import CryptoKit

  /// An incremental digest by CryptoKit.
  enum DigestState {
    case md5(Insecure.MD5)
    case sha1(Insecure.SHA1)
    case sha256(SHA256)

    /// Returns nil if the algorithm is not a digest.
    init?(_ algorithm: ChecksumAlgorithm) {
      switch algorithm {
      case .crc32: return nil
      case .md5: self = .md5(Insecure.MD5())
      case .sha1: self = .sha1(Insecure.SHA1())
      case .sha256: self = .sha256(SHA256())
      }
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      switch self {
      case .md5(var state):
        state.update(bufferPointer: bytes)
        self = .md5(state)
      case .sha1(var state):
        state.update(bufferPointer: bytes)
        self = .sha1(state)
      case .sha256(var state):
        state.update(bufferPointer: bytes)
        self = .sha256(state)
      }
    }

    func finish() -> [UInt8] {
      switch self {
      case .md5(let state): Array(state.finalize())
      case .sha1(let state): Array(state.finalize())
      case .sha256(let state): Array(state.finalize())
      }
    }
  }
#else
  internal import CLibCrypto

  /// An incremental digest by libcrypto.
  enum DigestState {
    case md5(MD5_CTX)
    case sha1(SHA_CTX)
    case sha256(SHA256_CTX)

    /// Returns nil if the algorithm is not a digest.
    init?(_ algorithm: ChecksumAlgorithm) {
      switch algorithm {
      case .crc32: return nil
      case .md5:
        var state = MD5_CTX()
        MD5_Init(&state)
        self = .md5(state)
      case .sha1:
        var state = SHA_CTX()
        SHA1_Init(&state)
        self = .sha1(state)
      case .sha256:
        var state = SHA256_CTX()
        SHA256_Init(&state)
        self = .sha256(state)
      }
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      switch self {
      case .md5(var state):
        MD5_Update(&state, bytes.baseAddress, bytes.count)
        self = .md5(state)
      case .sha1(var state):
        SHA1_Update(&state, bytes.baseAddress, bytes.count)
        self = .sha1(state)
      case .sha256(var state):
        SHA256_Update(&state, bytes.baseAddress, bytes.count)
        self = .sha256(state)
      }
    }

    func finish() -> [UInt8] {
      switch self {
      case .md5(var state): return Self.digest(.md5) { MD5_Final($0, &state) }
      case .sha1(var state): return Self.digest(.sha1) { SHA1_Final($0, &state) }
      case .sha256(var state): return Self.digest(.sha256) { SHA256_Final($0, &state) }
      }
    }

    private static func digest(
      _ algorithm: ChecksumAlgorithm, _ write: (UnsafeMutablePointer<UInt8>?) -> Int32
    ) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: algorithm.byteCount) { buffer, count in
        _ = write(buffer.baseAddress)
        count = algorithm.byteCount
      }
    }
  }
#endif
