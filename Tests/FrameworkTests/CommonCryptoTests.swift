import AppCrypto
import Testing

/// CommonCrypto's functions, against the vectors of RFC 6070 and FIPS 197.
@Suite struct CommonCryptoTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreWritten() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(hex(digest).hasPrefix("ba7816bf8f01cfea"))
    var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(nil, 3, &short)
    #expect(hex(short) == "d41d8cd98f00b204e9800998ecf8427e")
    var code = [UInt8](repeating: 7, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
    #expect(hex(code).hasPrefix("5bdcc146bf60754e"))
    var none: [UInt8] = [7]
    CCHmac(99, "Jefe", 4, nil, -3, &none)
    #expect(none == [7])
  }

  @Test func keysAreDerived() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count)
    #expect(status == kCCSuccess)
    #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    let wrong = CCKeyDerivationPBKDF(9, "password", -1, salt, 4, 9, 0, &key, -1)
    #expect(wrong == kCCParamError)
  }

  @Test func blocksAreEncrypted() {
    func crypt(_ operation: Int, _ bytes: [UInt8], _ options: Int, room: Int = 64) -> (
      Int32, [UInt8]
    ) {
      var (output, count) = ([UInt8](repeating: 0, count: room), 0)
      let key = [UInt8](0..<16)
      let status = CCCrypt(
        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
        nil, bytes, bytes.count, &output, room, &count)
      return (status, Array(output.prefix(min(count, room))))
    }
    let block: [UInt8] = (0..<16).map { $0 * 0x11 }
    let made = crypt(kCCEncrypt, block, kCCOptionECBMode)
    #expect(made.0 == kCCSuccess && hex(made.1) == "69c4e0d86a7b0430d8cdb78070b4c55a")
    let text = Array("the tide turns".utf8)
    let box = crypt(kCCEncrypt, text, kCCOptionPKCS7Padding)
    #expect(crypt(kCCDecrypt, box.1, kCCOptionPKCS7Padding).1 == text)
    #expect(crypt(kCCDecrypt, [1, 2, 3], kCCOptionPKCS7Padding).0 == kCCDecodeError)
    #expect(crypt(kCCEncrypt, text, kCCOptionPKCS7Padding, room: 4).0 == kCCBufferTooSmall)
    #expect(CCCrypt(0, 0, 0, text, 3, nil, text, 3, nil, 0, nil) == kCCParamError)
  }
}
