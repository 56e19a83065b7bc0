import AppCrypto
import Testing

/// Ciphers and curves: what goes in comes out, and what was changed does not.
@Suite struct CipherTests {
  private let key = SymmetricKey(data: [UInt8](0..<32))
  private let message = Data("the tide turns".utf8)

  @Test func boxesOpen() throws {
    let box = try AES.GCM.seal(message, using: key)
    #expect(box.ciphertext.count == message.count && box.tag.count == 16)
    #expect(try AES.GCM.open(box, using: key) == message)
    let combined = try #require(box.combined)
    #expect(combined.count == 12 + message.count + 16)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == message)
    let other = try ChaChaPoly.seal(message, using: key, authenticating: Data("x".utf8))
    let again = try ChaChaPoly.SealedBox(combined: other.combined)
    #expect(try ChaChaPoly.open(again, using: key, authenticating: Data("x".utf8)) == message)
    #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key).isEmpty)
  }

  @Test func aBoxIsThatOfTheStandard() throws {
    // Case 14 of the specification of GCM.
    let box = try AES.GCM.seal(
      [UInt8](repeating: 0, count: 16), using: SymmetricKey(data: [UInt8](repeating: 0, count: 32)),
      nonce: AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12)))
    #expect(
      box.ciphertext.map { String($0, radix: 16) }.joined() == "cea7403d4d606b6e74ec5d3baf39d18")
    #expect(box.tag.first == 0xD0 && box.tag.last == 0x19)
  }

  @Test func whatWasChangedDoesNotOpen() throws {
    let box = try AES.GCM.seal(message, using: key)
    var bytes = try #require(box.combined)
    bytes[15] ^= 1
    let changed = try AES.GCM.SealedBox(combined: bytes)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(changed, using: key)
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(data: [UInt8](1..<33)))
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Data("y".utf8))
    }
  }

  @Test func sizesThatDoNotExistThrow() {
    let short = SymmetricKey(data: [UInt8](0..<5))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(message, using: short) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(message, using: short)
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data([1, 2, 3]))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.Nonce(data: Data([1]))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PrivateKey(rawRepresentation: Data([1]))
    }
    #expect(throws: (any Error).self) {
      try ChaChaPoly.seal(message, using: key, nonce: ChaChaPoly.Nonce(data: Data(count: 40)))
    }
  }

  @Test func signaturesAreVerified() throws {
    let key = Curve25519.Signing.PrivateKey()
    let signature = try key.signature(for: message)
    #expect(signature.count == 64)
    #expect(key.publicKey.isValidSignature(signature, for: message))
    #expect(!key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(Data(), for: message))
    let again = try Curve25519.Signing.PrivateKey(rawRepresentation: key.rawRepresentation)
    #expect(again.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
  }

  @Test func secretsAreInCommon() throws {
    let (a, b) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    let secret = try a.sharedSecretFromKeyAgreement(with: b.publicKey)
    #expect(try b.sharedSecretFromKeyAgreement(with: a.publicKey) == secret)
    let derived = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
    #expect(derived.bitCount == 256)
    let nothing = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
    #expect(throws: CryptoKitError.self) { try a.sharedSecretFromKeyAgreement(with: nothing) }
  }

  @Test func keysAreMadeWithoutChance() {
    let (a, b) = (SymmetricKey(size: .bits256), SymmetricKey(size: .bits256))
    #expect(a != b && a.bitCount == 256)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: -8)).bitCount == 0)
    #expect(!SecureEnclave.isAvailable)
  }
}
