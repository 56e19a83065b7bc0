import StageSupport
import SwiftUI
import TestSupport
import Testing

@testable import StoreKit

/// Stores of subscriptions that are divided into groups and sections.
@MainActor @Suite struct StoreContentTests {
  private static let group = "5A2D00C5"

  private func stage(_ view: some View, locale: String = "en_US") throws -> Stage {
    Stage(view, size: CGSize(width: 1000, height: 1600), safeArea: EdgeInsets()) {
      $0.locale = Locale(identifier: locale)
    }
  }

  private func store<C: StoreContent>(
    @StoreContentBuilder _ content: () -> C
  ) throws -> SubscriptionStoreView<SubscriptionStoreContentView<C>> {
    try Product.know(storeKitFile: Tides.file)
    return SubscriptionStoreView(groupID: Self.group, content: content)
  }

  private func act(on stage: Stage, _ action: () throws -> Void) throws {
    try stage.host.settle(in: stage.surroundings)
    try stage.host.drive(in: stage.surroundings, action)
    try stage.host.settle(in: stage.surroundings)
  }

  private static let yearly = ["Plan auto-renews for €23.99/year until canceled.", "Subscribe"]
  private static let monthly = ["1 week free, then €2.99/month", "Try It Free"]

  @Test func groupsAreTabs() throws {
    let store = try store {
      SubscriptionOptionGroup("Family") { $0.isFamilyShareable }
      SubscriptionOptionGroup("Alone") { !$0.isFamilyShareable }
    }
    let stage = try stage(store)
    #expect(try stage.texts() == ["Tides Pro", "Family", "Alone"] + Self.yearly)
    #expect(try stage.frame("Family").minY == stage.frame("Alone").minY)
    try act(on: stage) { try stage.host.tap("Alone") }
    #expect(try stage.texts() == ["Tides Pro", "Family", "Alone"] + Self.monthly)
  }

  @Test func groupsAreLinks() throws {
    let store = try store {
      SubscriptionOptionGroup("Family", isIncluded: \.isFamilyShareable)
      SubscriptionOptionGroup(isIncluded: { !$0.isFamilyShareable })
    }
    .subscriptionStoreOptionGroupStyle(.links)
    let stage = try stage(store)
    #expect(try stage.texts() == ["Tides Pro"] + Self.yearly + ["Monthly"])
    try act(on: stage) { try stage.host.tap("Monthly") }
    #expect(try stage.texts() == ["Tides Pro"] + Self.monthly + ["Family"])
  }

  @Test func groupsHaveContentOfTheirOwn() throws {
    let store = try store {
      SubscriptionOptionGroup("Family", isIncluded: \.isFamilyShareable) { Text("For all") }
      SubscriptionOptionGroup("Empty", isIncluded: { _ in false }) { Text("For none") }
      SubscriptionOptionGroup("Alone") {
        !$0.isFamilyShareable
      } marketingContent: {
        Text("For one")
      }
    }
    let stage = try stage(store)
    #expect(try stage.texts() == ["For all", "Family", "Alone"] + Self.yearly)
    try act(on: stage) { try stage.host.tap("Alone") }
    #expect(try stage.texts().first == "For one")
  }

  @Test func groupsLieInGroups() throws {
    let store = try store {
      SubscriptionOptionGroup("Now") {
        SubscriptionOptionGroup("Family", isIncluded: \.isFamilyShareable)
        SubscriptionOptionGroup("Alone") { !$0.isFamilyShareable }
      }
      SubscriptionOptionGroup("All") { _ in true }
    }
    let stage = try stage(store)
    #expect(try stage.texts() == ["Tides Pro", "Now", "All", "Family", "Alone"] + Self.yearly)
    try act(on: stage) { try stage.host.tap("Alone") }
    #expect(try stage.shows("Try It Free"))
    try act(on: stage) { try stage.host.tap("All") }
    #expect(try stage.shows("Paid each month") && !stage.shows("Alone"))
  }

  @Test func sectionsStandBelowEachOther() throws {
    let store = try store {
      SubscriptionOptionSection("Family", isIncluded: \.isFamilyShareable) {
        Text("Up to six")
      }
      SubscriptionOptionSection {
        !$0.isFamilyShareable
      } header: {
        Text("Alone")
      }
    }
    #expect(
      try stage(store).texts() == [
        "Tides Pro", "Family", "Yearly", "€23.99/year", "Paid each year", "Up to six",
        "Alone", "Monthly", "€2.99/month", "Paid each month",
      ] + Self.yearly)
  }

  @Test func periodsMakeGroups() throws {
    let plain = try store { SubscriptionPeriodGroupSet() }
    #expect(try stage(plain).texts() == ["Tides Pro", "Yearly", "Monthly"] + Self.yearly)
    #expect(try stage(plain, locale: "de_DE").texts().contains("Monatlich"))
    let own = try store {
      SubscriptionPeriodGroupSet { period in
        Text(period == .yearly ? "A year" : "A month")
      } label: { period in
        Text("\(period?.value ?? 0) \(period?.unit == .year ? "y" : "m")")
      }
    }
    #expect(try stage(own).texts().prefix(3) == ["A year", "1 y", "1 m"])
  }

  @Test func valuesMakeGroups() throws {
    let store = try store {
      SubscriptionOptionGroupSet {
        $0.price
      } label: {
        Text("\(($0 as NSDecimalNumber).intValue)")
      }
    }
    // In the order of the prices, though the dearer one has the higher rank.
    #expect(try stage(store).texts() == ["Tides Pro", "2", "23"] + Self.monthly)
  }

  private struct Plans: StoreContent {
    let isDivided: Bool

    var body: some StoreContent {
      if isDivided { SubscriptionPeriodGroupSet() }
      if #available(iOS 18, *) { SubscriptionOptionGroup { _ in false } }
      SubscriptionOptionGroup("All") { _ in true }
        .subscriptionStoreControlStyle(.buttons)
        .subscriptionStoreButtonLabel(.price)
        .storeButton(.visible, for: .restorePurchases)
    }
  }

  @Test func contentHasModifiersOfItsOwn() throws {
    let stage = try stage(store { Plans(isDivided: true) })
    #expect(try stage.texts() == ["Tides Pro", "Yearly", "Monthly", "All"] + Self.yearly)
    try act(on: stage) { try stage.host.tap("All") }
    #expect(
      try stage.texts() == [
        "Tides Pro", "Yearly", "Monthly", "All", "€23.99/year", "€2.99/month",
        "1 week free, then €2.99/month", "Restore Purchases",
      ])
    #expect(try self.stage(store { Plans(isDivided: false) }).shows("Restore Purchases"))
  }
}
