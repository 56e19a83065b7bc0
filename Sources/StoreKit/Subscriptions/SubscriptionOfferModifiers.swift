extension View {
  /// Sets the offers that stores of subscriptions in the view tell of.
  ///
  /// Without this modifier that is the introductory one: nobody has subscribed, so that everybody
  /// may have it.
  ///
  /// - Parameter offer: The offer of a product, of those that a person may have.
  /// - Returns: A view whose stores have the offers.
  public func preferredSubscriptionOffer(
    _ offer:
      @escaping (
        Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]
      ) -> Product.SubscriptionOffer?
  ) -> some View { subscriptionStore { $0.offer = offer } }

  /// Sets the promotional offers that stores of subscriptions in the view tell of; they are not
  /// signed, since nothing is bought.
  ///
  /// - Parameters:
  ///   - offer: The offer of a product.
  ///   - signature: The signature of the offer, which nobody asks for.
  /// - Returns: A view whose stores have the offers.
  public func subscriptionPromotionalOffer(
    offer:
      @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    signature:
      @escaping (
        Product, Product.SubscriptionInfo, Product.SubscriptionOffer
      ) async throws -> Product.SubscriptionOffer.Signature
  ) -> some View { subscriptionStore { $0.offer = { product, info, _ in offer(product, info) } } }

  /// Sets the promotional offers that stores of subscriptions in the view tell of; they are not
  /// signed, since nothing is bought.
  ///
  /// - Parameters:
  ///   - offer: The offer of a product.
  ///   - compactJWS: The signature of the offer, which nobody asks for.
  /// - Returns: A view whose stores have the offers.
  public func subscriptionPromotionalOffer(
    offer:
      @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    compactJWS:
      @escaping (
        Product, Product.SubscriptionInfo, Product.SubscriptionOffer
      ) async throws -> String
  ) -> some View { subscriptionStore { $0.offer = { product, info, _ in offer(product, info) } } }

  /// Has no effect: nothing is bought.
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }
}

extension Product.SubscriptionOffer {
  /// The signature of a promotional offer, which a server makes; nobody asks for one.
  public struct Signature: Sendable {
    /// The identifier of the key.
    public let keyID: String
    /// The number that is used once.
    public let nonce: UUID
    /// The time of the signature, in milliseconds.
    public let timestamp: Int
    /// The signature.
    public let signature: Data

    /// Creates a signature of its parts.
    public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
      (self.keyID, self.nonce) = (keyID, nonce)
      (self.timestamp, self.signature) = (timestamp, signature)
    }
  }
}
