/// Packages that are known to build on Linux beside Vitrine.
///
/// A package counts that has no dependency on Apple's frameworks and does not ask for them either:
/// one that has `#if canImport(SwiftUI)` or `canImport(Combine)` finds Vitrine's, which it may be
/// built before or after, and may ask for more than there is.
enum LinuxPackages {
  /// Modules by the repository's owner and name, in small letters.
  private static let modules: [String: Set<String>] = [
    "apple/swift-algorithms": ["Algorithms"],
    "apple/swift-argument-parser": ["ArgumentParser"],
    "apple/swift-async-algorithms": ["AsyncAlgorithms"],
    "apple/swift-atomics": ["Atomics"],
    "apple/swift-collections": [
      "BitCollections", "Collections", "DequeModule", "HashTreeCollections", "HeapModule",
      "OrderedCollections",
    ],
    "apple/swift-crypto": ["Crypto"],
    "apple/swift-http-types": ["HTTPTypes", "HTTPTypesFoundation"],
    "apple/swift-log": ["Logging"],
    "apple/swift-markdown": ["Markdown"],
    "apple/swift-numerics": ["ComplexModule", "Numerics", "RealModule"],
    "apple/swift-protobuf": ["SwiftProtobuf"],
    "apple/swift-system": ["SystemPackage"],
    "flight-school/anycodable": ["AnyCodable"],
    "johnsundell/ink": ["Ink"],
    "krzyzanowskim/cryptoswift": ["CryptoSwift"],
    "nmdias/feedkit": ["FeedKit", "XMLKit"],
    "pointfreeco/swift-identified-collections": ["IdentifiedCollections"],
    "pointfreeco/swift-overture": ["Overture"],
    "pointfreeco/swift-tagged": ["Tagged", "TaggedMoney", "TaggedTime"],
    "scinfu/swiftsoup": ["SwiftSoup"],
    "swiftlang/swift-markdown": ["Markdown"],
    "swiftyjson/swiftyjson": ["SwiftyJSON"],
    "weichsel/zipfoundation": ["ZIPFoundation"],
  ]

  /// Returns a package's modules, each a product's too; nil of a package that is not known.
  static func modules(of package: RemotePackage) -> Set<String>? {
    let parts = package.location.split { $0 == "/" || $0 == ":" }
    guard parts.count > 1 else { return nil }
    return modules["\(parts[parts.count - 2])/\(package.identity)".lowercased()]
  }
}
