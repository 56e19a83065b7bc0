import AppCrypto
import Testing

/// Keys of P-256, against the vectors of RFC 6979 and RFC 5903.
@Suite struct CurveTests {
  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { start in
      let from = hex.index(hex.startIndex, offsetBy: start)
      return UInt8(hex[from..<hex.index(from, offsetBy: 2)], radix: 16)
    }
  }

  private func signer() throws -> P256.Signing.PrivateKey {
    try P256.Signing.PrivateKey(
      rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
  }

  @Test func signaturesAreThoseOfTheStandard() throws {
    let key = try signer()
    #expect(
      Array(key.publicKey.rawRepresentation.prefix(32))
        == bytes("60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"))
    let signature = try key.signature(for: Data("sample".utf8))
    #expect(
      Array(signature.rawRepresentation)
        == bytes(
          "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
            + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    let other = P256.Signing.PrivateKey()
    #expect(!other.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
  }

  @Test func signaturesAreReadFromDER() throws {
    let signature = try signer().signature(for: Data("test".utf8))
    let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(again.rawRepresentation == signature.rawRepresentation)
    for wrong in [Data(), Data([0x30]), Data([0x30, 2, 2, 0]), Data([0x30, 4, 2, 9, 1, 1])] {
      #expect(throws: CryptoKitError.self) {
        try P256.Signing.ECDSASignature(derRepresentation: wrong)
      }
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.ECDSASignature(rawRepresentation: Data([1]))
    }
  }

  @Test func secretsAreThoseOfTheStandard() throws {
    let (i, r) = (
      "C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433",
      "C6EF9C5D78AE012A011164ACB397CE2088685D8F06BF9BE0B283AB46476BEE53"
    )
    let a = try P256.KeyAgreement.PrivateKey(rawRepresentation: bytes(i))
    let b = try P256.KeyAgreement.PrivateKey(rawRepresentation: bytes(r))
    let secret = try a.sharedSecretFromKeyAgreement(with: b.publicKey)
    #expect(
      secret.withUnsafeBytes { Array($0) }
        == bytes("D6840F6B42F6EDAFD13116E0E12565202FEF8E9ECE7DCE03812464D04B9442DE"))
    #expect(try b.sharedSecretFromKeyAgreement(with: a.publicKey) == secret)
  }

  @Test func keysHaveSeveralForms() throws {
    let key = P256.KeyAgreement.PrivateKey()
    let point = key.publicKey
    #expect(point.x963Representation.count == 65 && point.compressedRepresentation.count == 33)
    let forms = [
      try P256.KeyAgreement.PublicKey(rawRepresentation: point.rawRepresentation),
      try P256.KeyAgreement.PublicKey(x963Representation: point.x963Representation),
      try P256.KeyAgreement.PublicKey(compressedRepresentation: point.compressedRepresentation),
    ]
    #expect(forms.allSatisfy { $0.x963Representation == point.x963Representation })
    let again = try P256.KeyAgreement.PrivateKey(x963Representation: key.x963Representation)
    #expect(again.rawRepresentation == key.rawRepresentation)
  }

  @Test func whatIsNoKeyThrows() {
    let wrong: [[UInt8]] = [
      [], [1, 2], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 255, count: 32),
      [UInt8](repeating: 7, count: 64), [UInt8](repeating: 4, count: 65),
    ]
    for bytes in wrong {
      #expect(throws: CryptoKitError.self) {
        try P256.Signing.PrivateKey(rawRepresentation: bytes)
      }
      #expect(throws: CryptoKitError.self) {
        try P256.Signing.PublicKey(x963Representation: bytes)
      }
      #expect(throws: CryptoKitError.self) {
        try P256.KeyAgreement.PublicKey(rawRepresentation: bytes)
      }
    }
  }
}
