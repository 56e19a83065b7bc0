/// Reads `.storekit` files, as Xcode writes them.
///
/// Xcode's versions differ in what they write besides products; fields that are not named here are
/// passed over.
struct StoreKitFile: Decodable {
  let products: [Item]?
  let nonRenewingSubscriptions: [Item]?
  let subscriptionGroups: [Group]?
  let settings: Settings?
  let appPolicies: Policies?

  struct Settings: Decodable {
    let storefront: String?
    let locale: String?

    // swift-format-ignore: AlwaysUseLowerCamelCase
    private enum CodingKeys: String, CodingKey {
      case storefront = "_storefront"
      case locale = "_locale"
    }
  }

  struct Policies: Decodable {
    let eula: String?
    let policies: [Policy]?

    struct Policy: Decodable {
      let policyText: String?
      let policyURL: String?
    }

    /// A Boolean value that indicates whether there are terms or a policy.
    var hasText: Bool {
      let texts = (policies ?? []).flatMap { [$0.policyText, $0.policyURL] } + [eula]
      return texts.contains { $0?.isEmpty == false }
    }
  }

  struct Localization: Decodable {
    let locale: String
    let displayName: String?
    let description: String?
  }

  struct Item: Decodable {
    let productID: String
    let type: String
    let displayPrice: String
    let referenceName: String?
    let familyShareable: Bool?
    let localizations: [Localization]?
    // Of a subscription that renews itself.
    let groupNumber: Int?
    let recurringSubscriptionPeriod: String?
    let introductoryOffer: Offer?
    let adHocOffers: [Offer]?
    let winbackOffers: [Offer]?
  }

  struct Offer: Decodable {
    let offerID: String?
    let displayPrice: String?
    let numberOfPeriods: Int?
    let paymentMode: String
    let subscriptionPeriod: String
  }

  struct Group: Decodable {
    let id: String
    let name: String?
    let localizations: [Localization]?
    let subscriptions: [Item]?
  }
}

extension StoreKitFile {
  /// Reads the products and the storefront of a file.
  ///
  /// - Parameter url: The file.
  /// - Returns: The products and the storefront.
  /// - Throws: `StoreKitFileError` with the first fault.
  static func read(_ url: URL) throws -> KnownProducts {
    let name = url.lastPathComponent
    guard url.isFileURL else {
      throw StoreKitFileError(file: name, problem: .unreadable("\(url) is no file's address"))
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      var reason = (error as NSError).localizedDescription
      if reason.hasSuffix(".") { reason.removeLast() }
      throw StoreKitFileError(file: name, problem: .unreadable(reason))
    }
    return try read(data, named: name)
  }

  /// Reads the products and the storefront of a file's content.
  static func read(_ data: Data, named name: String) throws -> KnownProducts {
    do {
      let file = try JSONDecoder().decode(StoreKitFile.self, from: data)
      return try StoreKitFileReader(file: file, name: name).products()
    } catch let error as DecodingError {
      throw StoreKitFileError(error, file: name)
    }
  }
}

extension StoreKitFileError {
  /// Creates the fault that a decoder tells.
  fileprivate init(_ error: DecodingError, file: String) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(file: file, field: Self.field(context.codingPath + [key]), problem: .missing)
    case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
      self.init(
        file: file, field: Self.field(context.codingPath),
        problem: .wrongType(expected: Self.word(type)))
    case .dataCorrupted(let context):
      self.init(file: file, field: Self.field(context.codingPath), problem: .notJSON)
    @unknown default: self.init(file: file, problem: .notJSON)
    }
  }

  private static func field(_ path: [any CodingKey]) -> String? {
    let text = path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? nil : text
  }

  private static func word(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text in quotation marks"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list in square brackets"
    default: "an object in braces"
    }
  }
}
