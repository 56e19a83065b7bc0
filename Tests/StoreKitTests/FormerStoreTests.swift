import Foundation
import Testing
import ViewTree

@testable import StoreKit

/// The store as before iOS 15.
@MainActor @Suite struct FormerStoreTests {
  private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var products: [SKProduct] = []
    var unknown: [String] = []
    var heard: [String] = []

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      (products, unknown) = (response.products, response.invalidProductIdentifiers)
    }

    func requestDidFinish(_ request: SKRequest) { heard.append("finished") }

    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions {
        let isCancelled = (transaction.error as? SKError)?.code == .paymentCancelled
        heard.append("\(transaction.payment.productIdentifier) \(isCancelled)")
        queue.finishTransaction(transaction)
      }
    }

    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
      heard.append("restored")
    }
  }

  @Test func requestsAreAnsweredAtOnce() throws {
    try Product.know(storeKitFile: Tides.file)
    let shop = Shop()
    let request = SKProductsRequest(
      productIdentifiers: ["tides.month", "tides.charts", "b", "a"])
    request.delegate = shop
    request.start()
    #expect(shop.products.map(\.productIdentifier) == ["tides.charts", "tides.month"])
    #expect(shop.unknown == ["a", "b"] && shop.heard == ["finished"])
    let charts = try #require(shop.products.first)
    #expect(charts.localizedTitle == "Charts" && charts.localizedDescription == "Every harbour")
    #expect(charts.price == 9.99 && charts.subscriptionPeriod == nil)
    let month = try #require(shop.products.last)
    #expect(month.subscriptionPeriod?.numberOfUnits == 1)
    #expect(month.subscriptionPeriod?.unit == .month)
    #expect(month.introductoryPrice?.paymentMode == .freeTrial)
    #expect(month.discounts.map(\.identifier) == ["tides.back"])
  }

  @Test(arguments: [("en_US", "€9.99"), ("de_DE", "9,99\u{a0}€")])
  func pricesAreWrittenByTheirLocale(_ locale: String, _ price: String) throws {
    let charts = SKProduct(try Tides.product("tides.charts"))
    ScreenLocale.$current.withValue(Locale(identifier: locale)) {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      formatter.locale = charts.priceLocale
      #expect(formatter.string(from: charts.price) == price)
      #expect(charts.priceLocale.currency == Locale.Currency("EUR"))
    }
  }

  @Test func purchasesAreCancelled() throws {
    let shop = Shop()
    let queue = SKPaymentQueue.default()
    queue.add(shop)
    defer { queue.remove(shop) }
    let payment = SKMutablePayment(product: SKProduct(try Tides.product("tides.charts")))
    payment.quantity = 2
    #expect(payment.quantity == 2 && SKPaymentQueue.canMakePayments())
    queue.add(payment)
    queue.restoreCompletedTransactions()
    #expect(shop.heard == ["tides.charts true", "restored"])
    let error = SKError(.paymentCancelled) as NSError
    #expect(error.domain == SKErrorDomain && error.code == SKError.paymentCancelled.rawValue)
    #expect(SKError(_nsError: error).code == .paymentCancelled)
  }
}
