/// A request to the store, as before iOS 15.
open class SKRequest: NSObject {
  private weak var listener: (any SKRequestDelegate)?

  /// The object that hears of the answer.
  open weak var delegate: (any SKRequestDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  /// Answers at once.
  open func start() { delegate?.requestDidFinish(self) }

  /// Has no effect: answers come at once.
  open func cancel() {}
}

/// Hears of the answer to a request.
public protocol SKRequestDelegate: AnyObject {
  /// Tells that the answer is complete.
  func requestDidFinish(_ request: SKRequest)
  /// Tells of an error, of which there is none here.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Takes no notice of it.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Takes no notice of errors.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products, as before iOS 15.
///
///     let request = SKProductsRequest(productIdentifiers: ["tides.pro"])
///     request.delegate = self
///     request.start()
///
/// The delegate is told at once, within ``start()``, of those products that
/// ``Product/know(storeKitFile:)`` tells.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  /// Creates a request for the products of some identifiers.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Answers at once.
  open override func start() {
    let known = KnownProducts.current
    let response = SKProductsResponse(
      products: known.products.filter { identifiers.contains($0.id) }.map(SKProduct.init),
      invalidProductIdentifiers: identifiers.filter { known[id: $0] == nil }.sorted())
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    super.start()
  }
}

/// Hears of the answer to a request for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Tells of products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a request for products, as before iOS 15.
open class SKProductsResponse: NSObject {
  /// The products.
  public let products: [SKProduct]
  /// The identifiers of those that are not known.
  public let invalidProductIdentifiers: [String]

  init(products: [SKProduct], invalidProductIdentifiers: [String]) {
    (self.products, self.invalidProductIdentifiers) = (products, invalidProductIdentifiers)
  }
}

/// A request for a receipt, as before iOS 15; there is none.
open class SKReceiptRefreshRequest: SKRequest {
  /// Creates a request for a receipt.
  public init(receiptProperties properties: [String: Any]? = nil) {}
}
