/// A purchase of a product; nothing is bought, so that there is none.
///
///     for await result in Transaction.currentEntitlements {
///       if case .verified(let transaction) = result { owned.insert(transaction.productID) }
///     }
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The identifier of the transaction.
  public let id: UInt64
  /// The identifier of the first transaction of a subscription.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The identifier of the group of a subscription.
  public let subscriptionGroupID: String?
  /// The identifier of the app.
  public let appBundleID: String
  /// The time of the purchase.
  public let purchaseDate: Date
  /// The time of the first purchase.
  public let originalPurchaseDate: Date
  /// The time at which a subscription ends.
  public let expirationDate: Date?
  /// The number of items.
  public let purchasedQuantity: Int
  /// A Boolean value that indicates whether a better subscription is in its place.
  public let isUpgraded: Bool
  /// The kind of the offer.
  public let offerType: OfferType?
  /// The identifier of the offer.
  public let offerID: String?
  /// The time at which the purchase was taken back.
  public let revocationDate: Date?
  /// The reason for which the purchase was taken back.
  public let revocationReason: RevocationReason?
  /// The account of the app for which it was bought.
  public let appAccountToken: UUID?
  /// The relation of the person to the purchase.
  public let ownershipType: OwnershipType
  /// The occasion of the transaction.
  public let reason: Reason
  /// The place in which the transaction was made.
  public let environment: AppStore.Environment
  /// The storefront.
  public let storefront: Storefront
  /// The price, in the storefront's currency.
  public let price: Decimal?
  /// The currency of the price.
  public let currency: Locale.Currency?
  /// The time at which the transaction was signed.
  public let signedDate: Date

  /// The transaction as data; it is empty, since no store has sent any.
  public var jsonRepresentation: Data { Data() }

  /// Returns the state of the subscription that was bought: none.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async { nil }
  }

  /// Tells the store that the product is handed over, of which it takes no notice.
  public func finish() async {}
}

extension Transaction {
  /// A sequence of transactions, which ends at once.
  public struct Transactions: AsyncSequence, Sendable {
    /// An element of the sequence.
    public typealias Element = VerificationResult<Transaction>

    /// Gives the elements: none.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil, the end of the sequence.
      public mutating func next() async -> Element? { nil }
    }

    /// Returns an iterator over nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// All transactions: none.
  public static var all: Transactions { Transactions() }
  /// The transactions that entitle a person to a product: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The transactions that come while the app runs: none.
  public static var updates: Transactions { Transactions() }
  /// The transactions that are not finished: none.
  public static var unfinished: Transactions { Transactions() }

  /// Returns the last transaction of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Returns the transaction that entitles a person to a product: none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// Returns the transactions that entitle a person to a product: none.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
}

extension Transaction {
  /// The kind of the offer of a transaction.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: Int

    /// Creates a kind by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An offer for new subscribers.
    public static let introductory = OfferType(rawValue: 1)
    /// An offer for those who have subscribed before.
    public static let promotional = OfferType(rawValue: 2)
    /// A code.
    public static let code = OfferType(rawValue: 3)
    /// An offer for those who have left.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The relation of a person to a purchase.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name of the relation.
    public let rawValue: String

    /// Creates a relation by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person has bought it.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Somebody of the family has bought it.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The reason for which a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int

    /// Creates a reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A fault of the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Another reason.
    public static let other = RevocationReason(rawValue: 0)

    /// The reason in English, as nothing is refunded here.
    public var localizedDescription: String {
      self == .developerIssue ? "Developer Issue" : "Other"
    }
  }

  /// The occasion of a transaction.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name of the occasion.
    public let rawValue: String

    /// Creates an occasion by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A purchase of a person.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A renewal of a subscription.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }
}

extension Transaction {
  /// The answer to a wish to be given the money back.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The store has the wish.
    case success
    /// The person has given it up.
    case userCancelled
  }

  /// The reason for which a wish to be given the money back does not reach the store.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// The store has the wish already.
    case duplicateRequest
    /// Something else.
    case failed
  }

  /// Returns that the person has given the wish up: nothing is bought.
  @MainActor public func beginRefundRequest(
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }

  /// Returns that the person has given the wish up: nothing is bought.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }
}
