import Foundation
import Testing

@testable import StoreKit

/// Faults in files, and what is said of them.
@Suite struct StoreKitFileTests {
  private func product(_ fields: String) -> String {
    #"{ "products": [{ "productID": "a", "type": "Consumable", \#(fields) }] }"#
  }

  private func subscription(_ fields: String) -> String {
    #"""
    { "subscriptionGroups": [{ "id": "g", "subscriptions": [{
      "productID": "a", "type": "RecurringSubscription", "displayPrice": "1", \#(fields)
    }] }] }
    """#
  }

  private func read(_ text: String) throws -> KnownProducts {
    try StoreKitFile.read(Data(text.utf8), named: "Bad.storekit")
  }

  private func expect(
    _ field: String?, _ problem: StoreKitFileError.Problem, of text: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: StoreKitFileError(file: "Bad.storekit", field: field, problem: problem),
      sourceLocation: sourceLocation
    ) { try read(text) }
  }

  @Test func productsAreReadWithoutTellingTheStore() throws {
    let known = KnownProducts.current.products
    #expect(try Product.all(inStoreKitFile: Tides.file) == Tides.read().products)
    #expect(KnownProducts.current.products == known)
    #expect(throws: StoreKitFileError.self) {
      try Product.all(inStoreKitFile: Tides.file.appendingPathExtension("none"))
    }
  }

  @Test func filesNeedNoProducts() throws {
    let known = try read("{}")
    #expect(known.products.isEmpty && known.storefront?.countryCode == "USA")
  }

  @Test func whatIsNotJSONIsTold() {
    expect(nil, .notJSON, of: "<<<<<<< HEAD")
    expect(nil, .notJSON, of: #"{ "products": ["#)
    expect(nil, .notJSON, of: "")
    expect(nil, .wrongType(expected: "an object in braces"), of: "[]")
  }

  @Test func fieldsAreNamed() {
    expect("products[0].displayPrice", .missing, of: product(#""referenceName": "A""#))
    expect("products[0].productID", .missing, of: #"{ "products": [{}] }"#)
    expect(
      "products[0].displayPrice", .wrongType(expected: "a text in quotation marks"),
      of: product(#""displayPrice": 4.99"#))
    expect(
      "products[0].familyShareable", .wrongType(expected: "true or false"),
      of: product(#""displayPrice": "1", "familyShareable": "no""#))
    expect(
      "subscriptionGroups", .wrongType(expected: "a list in square brackets"),
      of: #"{ "subscriptionGroups": {} }"#)
    expect(
      "products[0].localizations[0].locale", .missing,
      of: product(#""displayPrice": "1", "localizations": [{ "displayName": "A" }]"#))
    expect(
      "products[0].productID", .empty,
      of: #"{ "products": [{ "productID": "", "type": "Consumable", "displayPrice": "1" }] }"#)
  }

  @Test(arguments: ["free", "-1", "4,99", "$4.99", "", "1e9", "4.", "9999999999999", "٤"])
  func pricesAreDigits(_ price: String) {
    expect("products[0].displayPrice", .price(price), of: product(#""displayPrice": "\#(price)""#))
  }

  @Test(arguments: ["P0M", "1M", "P1", "P-1D", "PT1H", "P1M2D", "p1m", "P12345D", ""])
  func periodsAreOfISO8601(_ period: String) {
    expect(
      "subscriptionGroups[0].subscriptions[0].recurringSubscriptionPeriod", .period(period),
      of: subscription(#""recurringSubscriptionPeriod": "\#(period)""#))
  }

  @Test func subscriptionsNeedAPeriod() {
    expect(
      "subscriptionGroups[0].subscriptions[0].recurringSubscriptionPeriod", .missing,
      of: subscription(#""referenceName": "A""#))
  }

  @Test func offersAreLookedAt() {
    let place = "subscriptionGroups[0].subscriptions[0].introductoryOffer"
    func offer(_ fields: String) -> String {
      subscription(
        #""recurringSubscriptionPeriod": "P1M", "introductoryOffer": { \#(fields) }"#)
    }
    expect(
      "\(place).paymentMode", .paymentMode("gift"),
      of: offer(#""paymentMode": "gift", "subscriptionPeriod": "P1W""#))
    expect(
      "\(place).displayPrice", .missing,
      of: offer(#""paymentMode": "payUpFront", "subscriptionPeriod": "P1W""#))
    expect(
      "\(place).numberOfPeriods", .count(0),
      of: offer(#""paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 0"#))
    expect(
      "\(place).subscriptionPeriod", .period("week"),
      of: offer(#""paymentMode": "free", "subscriptionPeriod": "week""#))
  }

  @Test func kindsBelongToTheirLists() {
    expect(
      "products[0].type", .type("Gift"),
      of: #"{ "products": [{ "productID": "a", "type": "Gift", "displayPrice": "1" }] }"#)
    expect(
      "products[0].type", .type("RecurringSubscription"),
      of: """
        { "products": [
          { "productID": "a", "type": "RecurringSubscription", "displayPrice": "1" }] }
        """)
  }

  @Test func identifiersAreOfOneProduct() {
    let item = #"{ "productID": "a", "type": "Consumable", "displayPrice": "1" }"#
    expect(
      "products[1].productID", .repeated("a"), of: #"{ "products": [\#(item), \#(item)] }"#)
  }

  @Test func storefrontsAreCountries() throws {
    for code in ["us", "Germany", ""] {
      expect(
        "settings._storefront", .storefront(code),
        of: #"{ "settings": { "_storefront": "\#(code)" } }"#)
    }
    for (code, currency) in [("RUS", "RUB"), ("JPN", "JPY"), ("FRA", "EUR"), ("UKR", "USD")] {
      let known = try read(#"{ "settings": { "_storefront": "\#(code)" } }"#)
      #expect(known.storefront?.currency == Locale.Currency(currency))
    }
  }

  @Test func filesThatCannotBeReadAreTold() throws {
    for address in ["/nowhere/Tides.storekit", NSTemporaryDirectory()] {
      let error = #expect(throws: StoreKitFileError.self) {
        try Product.know(storeKitFile: URL(fileURLWithPath: address))
      }
      guard case .unreadable = try #require(error).problem else {
        Issue.record("\(address): \(String(describing: error))")
        continue
      }
    }
    let remote = try #require(URL(string: "https://example.org/Tides.storekit"))
    #expect(throws: StoreKitFileError.self) { try Product.know(storeKitFile: remote) }
  }

  @Test func faultsSayWhatToDo() {
    let error = StoreKitFileError(
      file: "Tides.storekit", field: "products[0].displayPrice", problem: .price("free"))
    #expect(
      "\(error)" == """
        Tides.storekit, products[0].displayPrice: “free” is no price; write digits with a point, \
        such as 4.99, without a currency
        """)
  }
}
