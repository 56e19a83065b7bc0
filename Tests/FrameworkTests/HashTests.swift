import AppCrypto
import Testing

/// Digests and codes, against the vectors of FIPS 180, RFC 1321, RFC 4231 and RFC 5869.
@Suite struct HashTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func digestsTellTheirBytes() {
    let digest = SHA256.hash(data: [UInt8]("abc".utf8))
    #expect(digest.description.hasPrefix("SHA256 digest: ba7816bf"))
    #expect(Array(digest).count == SHA256.byteCount && SHA256.blockByteCount == 64)
    #expect(digest.withUnsafeBytes { Data($0) } == Data(digest))
    #expect(digest == Data(digest))
    #expect(digest != Data([1, 2]))
    #expect(Set([digest, SHA256.hash(data: Data("abc".utf8))]).count == 1)
    #expect(digest.prefix(4).map { String(format: "%02hhx", $0) }.joined() == "ba7816bf")
  }

  @Test func partsMakeTheDigestOfTheWhole() {
    var function = SHA256()
    function.update(data: Data("a".utf8))
    let copy = function
    function.update(data: Data("bc".utf8))
    #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
    // A copy goes on by itself, and an end is none to what follows.
    #expect(copy.finalize() == SHA256.hash(data: Data("a".utf8)))
    function.update(data: Data("d".utf8))
    #expect(function.finalize() == SHA256.hash(data: Data("abcd".utf8)))
  }

  @Test func codesAreThoseOfTheStandards() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let data = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(
      hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let test = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: test, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func keysAreDerivedAsTheStandardSays() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: [UInt8](0...12), info: [UInt8](0xF0...0xF9), outputByteCount: 42)
    #expect(
      hex(key.withUnsafeBytes { Array($0) })
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    let none = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: key, info: [UInt8](), outputByteCount: -1)
    #expect(none.bitCount == 0)
  }
}
