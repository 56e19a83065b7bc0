import AppKeychain
import SwiftUI
import TestSupport
import Testing

/// Items of a keychain, which each screen has for itself.
@MainActor @Suite struct KeychainTests {
  private func item(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tides",
      kSecAttrAccount as String: account,
    ]
    return item.merging(more) { $1 } as CFDictionary
  }

  /// Runs a closure as a screen is made.
  private func onScreen(_ act: @escaping () throws -> Void) throws {
    struct Page: View {
      let act: () throws -> Void
      let report: (any Error) -> Void
      var body: some View {
        let _ = run()
        Color.red
      }
      private func run() { do { try act() } catch { report(error) } }
    }
    var failure: (any Error)?
    let host = ViewHost(
      Page(act: act) { failure = $0 }, text: SquareText(), assets: FixedPictures())
    _ = try host.render(in: Surroundings(size: CGSize(width: 20, height: 20)))
    if let failure { throw failure }
  }

  @Test func passwordsAreKept() throws {
    try onScreen {
      let data = Data("lighthouse".utf8)
      #expect(SecItemAdd(item("a", [kSecValueData as String: data]), nil) == errSecSuccess)
      #expect(SecItemAdd(item("a"), nil) == errSecDuplicateItem)
      var result: AnyObject?
      let query = item(
        "a",
        [
          kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
        ])
      #expect(SecItemCopyMatching(query, &result) == errSecSuccess)
      #expect(result as? Data == data)
      let change = [kSecValueData as String: Data("buoy".utf8)] as CFDictionary
      #expect(SecItemUpdate(item("a"), change) == errSecSuccess)
      #expect(
        withUnsafeMutablePointer(to: &result) {
          SecItemCopyMatching(query, UnsafeMutablePointer($0))
        } == errSecSuccess)
      #expect((result as? Data).map { String(decoding: $0, as: UTF8.self) } == "buoy")
      #expect(SecItemDelete(item("a")) == errSecSuccess)
      #expect(SecItemCopyMatching(query, &result) == errSecItemNotFound)
    }
  }

  @Test func attributesAreTold() throws {
    try onScreen {
      for name in ["a", "b"] {
        let status = SecItemAdd(item(name, [kSecValueData as String: Data(name.utf8)]), nil)
        #expect(status == errSecSuccess)
      }
      let query =
        [
          // Of this service alone: other tests add items before any screen.
          kSecClass: kSecClassGenericPassword, kSecAttrService: "tides",
          kSecMatchLimit: kSecMatchLimitAll,
          kSecReturnAttributes: true, kSecReturnData: true,
        ] as CFDictionary
      var found: CFTypeRef?
      #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
      let items = try #require(found as? [[String: Any]])
      #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
      #expect(items.first?[kSecValueData as String] as? Data == Data("a".utf8))
      let dictionary: NSDictionary = [kSecClass: kSecClassGenericPassword]
      #expect(SecItemDelete(dictionary) == errSecSuccess)
      #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
    }
  }

  @Test func aScreenDoesNotSeeAnotherOnesItems() throws {
    try onScreen { #expect(SecItemAdd(item("mine"), nil) == errSecSuccess) }
    try onScreen { #expect(SecItemCopyMatching(item("mine"), nil) == errSecItemNotFound) }
    #expect(SecItemCopyMatching(item("mine"), nil) == errSecItemNotFound)
  }

  @Test func everyScreenSeesWhatWasAddedBefore() throws {
    #expect(SecItemAdd(item("all"), nil) == errSecSuccess)
    defer { SecItemDelete(item("all")) }
    try onScreen { #expect(SecItemDelete(item("all")) == errSecSuccess) }
    try onScreen { #expect(SecItemCopyMatching(item("all"), nil) == errSecSuccess) }
  }

  @Test func whatIsNoQuestionIsRefused() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([kSecClass: 3] as CFDictionary, nil) == errSecParam)
    #expect(SecItemUpdate(item("none"), [:]) == errSecItemNotFound)
    #expect(SecItemDelete(NSDictionary()) == errSecParam)
    #expect(
      SecItemCopyMatching(item("none", [kSecMatchLimit as String: -1]), nil) == errSecItemNotFound)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? != nil)
    #expect(SecCopyErrorMessageString(12, nil) == "OSStatus 12")
  }

  @Test func bytesComeWithoutChance() throws {
    var drawn: [[UInt8]] = []
    for _ in 0..<2 {
      try onScreen {
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        drawn.append(bytes)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecSuccess)
      }
    }
    #expect(drawn.count == 2 && drawn.first == drawn.last)
    #expect(Set(drawn.first ?? []).count > 8)
    var error: Unmanaged<CFError>?
    let control = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, kSecAttrAccessibleWhenUnlocked, [.biometryAny, .or], &error)
    #expect(control != nil && error == nil)
  }
}
