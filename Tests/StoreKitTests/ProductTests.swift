import Foundation
import Testing
import ViewTree

@testable import StoreKit

/// Products as a file describes them.
@Suite struct ProductTests {
  private func written<Value>(
    in locale: String, _ value: () throws -> Value
  ) rethrows -> Value {
    try ScreenLocale.$current.withValue(Locale(identifier: locale), operation: value)
  }

  @Test func productsStandInTheirOrder() throws {
    let known = try Tides.read()
    #expect(
      known.products.map(\.id) == [
        "tides.charts", "tides.lifeboat", "tides.season", "tides.month", "tides.year",
      ])
    #expect(
      known.products.map(\.type) == [
        .nonConsumable, .consumable, .nonRenewable, .autoRenewable, .autoRenewable,
      ])
    #expect(known.products.map(\.isFamilyShareable) == [true, false, false, false, true])
    #expect(known.storefront?.countryCode == "DEU")
    #expect(known.storefront?.currency == Locale.Currency("EUR"))
  }

  @Test(arguments: [
    ("en_US", "Charts", "Every harbour"), ("en_GB", "Charts", "Every harbour"),
    ("de_AT", "Seekarten", "Alle Häfen"), ("ru_RU", "Карты", "Все гавани"),
    ("zh_CN", "海图", "所有港口"), ("zh_TW", "海圖", "所有港口"),
    // A language without a name has the file's own.
    ("ja_JP", "Charts", "Every harbour"),
  ])
  func namesAreInTheScreensLanguage(
    _ locale: String, _ name: String, _ description: String
  ) throws {
    let product = try Tides.product("tides.charts")
    #expect(written(in: locale) { product.displayName } == name)
    #expect(written(in: locale) { product.description } == description)
  }

  @Test func productsWithoutANameHaveTheirReference() throws {
    let product = try Tides.product("tides.season")
    #expect(product.displayName == "Season" && product.description.isEmpty)
  }

  @Test(arguments: [
    ("en_US", "€1,250.00"), ("de_DE", "1.250,00\u{a0}€"), ("ru_RU", "1\u{a0}250,00\u{a0}€"),
  ])
  func pricesAreInTheScreensNotation(_ locale: String, _ price: String) throws {
    let product = try Tides.product("tides.lifeboat")
    #expect(product.price == 1250)
    #expect(written(in: locale) { product.displayPrice } == price)
    #expect(written(in: locale) { product.price.formatted(product.priceFormatStyle) } == price)
  }

  @Test func subscriptionsHaveTheirTerms() throws {
    let month = try #require(try Tides.product("tides.month").subscription)
    #expect(month.subscriptionGroupID == "5A2D00C5" && month.groupDisplayName == "Tides Pro")
    #expect(month.subscriptionPeriod == .monthly && month.groupLevel == 2)
    let trial = try #require(month.introductoryOffer)
    #expect(trial.type == .introductory && trial.paymentMode == .freeTrial && trial.price == 0)
    #expect(trial.period == .weekly && trial.periodCount == 1 && trial.id == nil)
    #expect(trial.displayPrice == "€0.00")
    let back = try #require(month.promotionalOffers.first)
    #expect(back.id == "tides.back" && back.paymentMode == .payAsYouGo && back.periodCount == 3)
    #expect(back.price == Decimal(string: "1.49") && back.type == .promotional)
    let year = try #require(try Tides.product("tides.year").subscription)
    #expect(year.introductoryOffer == nil && year.subscriptionPeriod == .yearly)
    #expect(try Tides.product("tides.charts").subscription == nil)
  }

  @Test func periodsAreWritten() throws {
    let format = try Tides.product("tides.month").subscriptionPeriodFormatStyle
    #expect(Product.SubscriptionPeriod.everyThreeMonths.formatted(format) == "3 months")
    #expect(Product.SubscriptionPeriod.weekly.formatted(format) == "1 week")
    #expect(Product.SubscriptionPeriod.everyThreeDays.formatted(format) == "3 days")
    #expect(Product.SubscriptionPeriod.yearly.formatted(format) == "1 year")
    #expect(Product.SubscriptionPeriod.Unit.month.localizedDescription == "Month")
    #expect(
      written(in: "de_DE") { Product.SubscriptionPeriod.Unit.year.localizedDescription } == "Jahr")
    let unit = try Tides.product("tides.month").subscriptionPeriodUnitFormatStyle
    #expect(Product.SubscriptionPeriod.Unit.week.formatted(unit) == "week")
    #expect(
      Product.SubscriptionPeriod.Unit.week.formatted(unit.locale(Locale(identifier: "de_DE")))
        == "Woche")
    let russian = unit.locale(Locale(identifier: "ru_RU"))
    #expect(Product.SubscriptionPeriod.Unit.week.formatted(russian) == "неделя")
    // The current locale is the screen's, whichever the host has.
    let current = written(in: "fr_FR") {
      Product.SubscriptionPeriod.Unit.month.formatted(unit.locale(.current))
    }
    #expect(current == "mois")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let week = Product.SubscriptionPeriod.weekly.dateRange(referenceDate: start)
    #expect(week.upperBound.timeIntervalSince(week.lowerBound) == 7 * 86_400)
  }
}
