extension Product {
  /// The result of a purchase.
  public enum PurchaseResult: Hashable, Sendable {
    /// The product is bought.
    case success(VerificationResult<Transaction>)
    /// The person has not bought it.
    case userCancelled
    /// Somebody else has yet to agree.
    case pending
  }

  /// A setting of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case accountToken(UUID)
      case quantity(Int)
      case asksToBuy(Bool)
      case custom(key: String, value: String)
      case promotionalOffer(id: String)
      case winBackOffer(id: String?)
      case storefrontChange(Bool)
    }

    private let kind: Kind

    /// The account of the app for which it is bought.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(kind: .accountToken(token))
    }

    /// The number of items.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(kind: .quantity(quantity))
    }

    /// A Boolean value that indicates whether somebody else has to agree.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption(kind: .asksToBuy(simulates))
    }

    /// A text of the app.
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(kind: .custom(key: key, value: value))
    }

    /// A number of the app.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(kind: .custom(key: key, value: "\(value)"))
    }

    /// A Boolean value of the app.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(kind: .custom(key: key, value: "\(value)"))
    }

    /// Data of the app.
    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption(kind: .custom(key: key, value: value.base64EncodedString()))
    }

    /// An offer for those who have subscribed before.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(kind: .promotionalOffer(id: offerID)) }

    /// An offer for those who have left.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(kind: .winBackOffer(id: offer.id))
    }

    /// The answer to a change of the storefront, which never changes.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(kind: .storefrontChange(true)) }
  }

  /// An error of a purchase, of which there is none here.
  public enum PurchaseError: Error, Hashable, Sendable {
    /// The number of items cannot be bought.
    case invalidQuantity
    /// The product is not there.
    case productUnavailable
    /// The person may not buy.
    case purchaseNotAllowed
    /// The person may not have the offer.
    case ineligibleForOffer
    /// The offer's identifier is unknown.
    case invalidOfferIdentifier
    /// The offer costs more than the product.
    case invalidOfferPrice
    /// The offer's signature is wrong.
    case invalidOfferSignature
    /// The offer lacks something.
    case missingOfferParameters
  }

  /// Returns that the person has cancelled: nothing is bought.
  ///
  ///     switch try await product.purchase() {
  ///     case .success(let result): try await result.payloadValue.finish()
  ///     case .userCancelled, .pending: break
  ///     }
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }

  /// Returns that the person has cancelled: nothing is bought.
  @discardableResult
  @MainActor public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }

  /// Returns that the person has cancelled: nothing is bought.
  @discardableResult
  @MainActor public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
}
