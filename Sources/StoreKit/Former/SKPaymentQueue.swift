/// A wish to buy a product, as before iOS 15.
open class SKPayment: NSObject {
  /// The identifier of the product.
  open fileprivate(set) var productIdentifier: String
  /// The number of items.
  open fileprivate(set) var quantity = 1
  /// The account of the app for which it is bought.
  open fileprivate(set) var applicationUsername: String?

  /// Creates a wish to buy a product.
  public required init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A wish to buy a product, with settings, as before iOS 15.
open class SKMutablePayment: SKPayment {
  /// The number of items.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// The account of the app for which it is bought.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  /// The offer with which the product is to be bought.
  open var paymentDiscount: SKPaymentDiscount?
  /// A Boolean value that indicates whether somebody else has to agree.
  open var simulatesAskToBuyInSandbox = false
}

/// An offer with which a product is to be bought, as before iOS 15.
open class SKPaymentDiscount: NSObject {
  /// The identifier of the offer.
  public let identifier: String
  /// The identifier of the key that has signed it.
  public let keyIdentifier: String
  /// The number that makes the signature unique.
  public let nonce: UUID
  /// The signature.
  public let signature: String
  /// The time of the signature, in milliseconds since 1970.
  public let timestamp: NSNumber

  /// Creates an offer.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

/// The state of a purchase, as before iOS 15.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The purchase is under way, done, failed or made before, or somebody else has yet to agree.
  case purchasing = 0, purchased = 1, failed = 2, restored = 3, deferred = 4
}

/// A purchase, as before iOS 15; each has been cancelled.
open class SKPaymentTransaction: NSObject {
  /// The wish to buy.
  public let payment: SKPayment

  init(_ payment: SKPayment) { self.payment = payment }

  /// The state: failed.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The error: that a person has cancelled.
  open var error: (any Error)? { SKError(.paymentCancelled) }
  /// The identifier: none.
  open var transactionIdentifier: String? { nil }
  /// The time: none.
  open var transactionDate: Date? { nil }
  /// The downloads that belong to the purchase: none.
  open var downloads: [SKDownload] { [] }
  /// The purchase that was made before: none.
  open var original: SKPaymentTransaction? { nil }
}

/// The queue of purchases, as before iOS 15: each is cancelled at once.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private static let queue = SKPaymentQueue()
  private let lock = NSLock()
  /// Guarded by the lock.
  private var observers: [Observer] = []

  /// The purchases that are not finished: none.
  open var transactions: [SKPaymentTransaction] { [] }

  /// Returns the queue of the app.
  open class func `default`() -> SKPaymentQueue { queue }

  /// Returns a Boolean value that indicates whether a person may buy: they may.
  open class func canMakePayments() -> Bool { true }

  /// Takes an object that hears of purchases, which the queue does not keep alive.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(Observer(object: observer)) }
  }

  /// Lets go of an object that hears of purchases.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  /// Tells the observers that a person has cancelled: nothing is bought.
  open func add(_ payment: SKPayment) {
    let transactions = [SKPaymentTransaction(payment)]
    tell { $0.paymentQueue(self, updatedTransactions: transactions) }
  }

  /// Has no effect: no purchase waits.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}

  /// Tells the observers that all former purchases are there: there are none.
  open func restoreCompletedTransactions() {
    tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
  }

  /// Tells the observers that all former purchases are there: there are none.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Has no effect: there are no downloads.
  open func start(_ downloads: [SKDownload]) {}

  /// Has no effect: there are no downloads.
  open func pause(_ downloads: [SKDownload]) {}

  /// Has no effect: there are no downloads.
  open func resume(_ downloads: [SKDownload]) {}

  /// Has no effect: there are no downloads.
  open func cancel(_ downloads: [SKDownload]) {}

  /// Has no effect: a still asks for no code.
  open func presentCodeRedemptionSheet() {}

  private func tell(_ news: (any SKPaymentTransactionObserver) -> Void) {
    // An observer may take itself away while it is told.
    lock.withLock { observers }.compactMap(\.object).forEach(news)
  }
}

/// A download that belongs to a purchase, as before iOS 16; there are none.
open class SKDownload: NSObject {}

/// Hears of purchases, as before iOS 15.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Tells of purchases.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Tells that all former purchases are there.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Tells of an error, of which there is none here.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Tells of purchases that are finished, of which there are none.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Tells of downloads, of which there are none.
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
  /// Asks whether a purchase of the App Store may go on in the app; there is none.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Takes no notice of it.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Takes no notice of errors.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Takes no notice of them.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Takes no notice of them.
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
  /// Refuses it.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}
