/// The wish of a person in the App Store to buy a product in the app; nobody has one.
public struct PurchaseIntent: Hashable, Sendable {
  /// The product.
  public let product: Product
  /// The offer with which the product is to be bought.
  public let offer: Product.SubscriptionOffer?

  /// The identifier of the product.
  public var id: Product.ID { product.id }

  /// A sequence of wishes, which ends at once.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    /// An element of the sequence.
    public typealias Element = PurchaseIntent

    /// Gives the elements: none.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil, the end of the sequence.
      public mutating func next() async -> PurchaseIntent? { nil }
    }

    /// Returns an iterator over nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The wishes that come while the app runs: none.
  public static var intents: PurchaseIntents { PurchaseIntents() }
}
