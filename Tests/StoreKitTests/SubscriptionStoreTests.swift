import StageSupport
import SwiftUI
import TestSupport
import Testing

@testable import StoreKit

extension DrawItem {
  /// The bounds of the areas that the item fills, those within layers too.
  fileprivate var fills: [CGRect] {
    switch operation {
    case .fill(let path, _, _): [path.boundingRect]
    case .layer(let layer): layer.items.flatMap(\.fills)
    default: []
    }
  }
}

/// Stores of subscriptions, drawn with their controls.
@MainActor @Suite struct SubscriptionStoreTests {
  private static let group = "5A2D00C5"
  private static let year = ["Yearly", "€23.99/year", "Paid each year"]
  private static let month = ["Monthly", "€2.99/month", "Paid each month"]
  private nonisolated static let trial = ["1 week free, then €2.99/month", "Try It Free"]
  private static let yearly = ["Plan auto-renews for €23.99/year until canceled.", "Subscribe"]

  /// Texts are squares here, so that screens are larger than a phone's.
  private func stage(
    _ view: some View, locale: String = "en_US", size: CGSize = CGSize(width: 1000, height: 1600),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Stage {
    Stage(view, size: size, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
      $0.locale = Locale(identifier: locale)
      change(&$0)
    }
  }

  private func store() throws -> SubscriptionStoreView<Text> {
    try Product.know(storeKitFile: Tides.file)
    return SubscriptionStoreView(groupID: Self.group) { Text("Tides") }
  }

  /// Acts on a screen, and sees to the work that begins.
  private func act(on stage: Stage, _ action: () throws -> Void) throws {
    try stage.host.settle(in: stage.surroundings)
    try stage.host.drive(in: stage.surroundings, action)
    try stage.host.settle(in: stage.surroundings)
  }

  // MARK: Options

  @Test func aGroupStandsByItsRanks() throws {
    let stage = try stage(store())
    #expect(try stage.texts() == ["Tides"] + Self.year + Self.month + Self.yearly)
    #expect(try stage.frame("Tides").maxY < stage.frame("Yearly").minY)
    #expect(try stage.frame("Paid each month").maxY < stage.frame("Subscribe").minY)
    #expect(abs(try stage.frame("Subscribe").midX - 500) < 1)
  }

  @Test func productsStandInTheirOrder() throws {
    try Product.know(storeKitFile: Tides.file)
    let ids = SubscriptionStoreView(productIDs: ["tides.month", "tides.charts", "tides.year"])
    #expect(try stage(ids).texts() == ["Tides Pro"] + Self.month + Self.year + Self.trial)
    let given = SubscriptionStoreView(
      subscriptions: [try Tides.product("tides.month")], marketingContent: { Text("Tides") })
    #expect(try stage(given).texts() == ["Tides"] + Self.trial)
  }

  @Test func aStoreWithoutContentHasTheNameOfItsGroup() throws {
    try Product.know(storeKitFile: Tides.file)
    let one = SubscriptionStoreView(productIDs: ["tides.month"])
    #expect(try stage(one).texts() == ["Tides Pro", "Paid each month"] + Self.trial)
    #expect(
      try stage(SubscriptionStoreView(groupID: Self.group)).texts()
        == ["Tides Pro"] + Self.year + Self.month + Self.yearly)
  }

  @Test func aStoreWithoutSubscriptionsSaysSo() throws {
    try Product.know(storeKitFile: nil)
    let words = [
      "Subscription Unavailable", "The subscription is unavailable in the current storefront.",
    ]
    let store = SubscriptionStoreView(groupID: Self.group) { Text("Tides") }
    #expect(try stage(store).texts() == words)
    #expect(try stage(store, locale: "de_DE").shows("Abo nicht verfügbar"))
    try Product.know(storeKitFile: Tides.file)
    #expect(try stage(SubscriptionStoreView(groupID: "nothing")).texts() == words)
    #expect(try stage(SubscriptionStoreView(productIDs: ["tides.charts"])).texts() == words)
  }

  @Test func anOptionIsSelected() throws {
    let stage = try stage(store())
    try act(on: stage) { try stage.host.tap("Monthly, €2.99/month, Paid each month") }
    #expect(try stage.texts() == ["Tides"] + Self.year + Self.month + Self.trial)
    let told = try stage.host.render(in: stage.surroundings, describesViews: true)
      .accessibilityElements
    #expect(
      told.filter { $0.traits.contains("selected") }.compactMap(\.label)
        == ["Monthly, €2.99/month, Paid each month"])
    let before = try stage.render().items
    try act(on: stage) { try stage.host.tap("Try It Free") }
    #expect(try stage.render().items == before)
  }

  // MARK: Terms

  @Test(arguments: [
    ("de_DE", "2,99\u{a0}€/Monat", "1 Woche kostenlos, danach 2,99\u{a0}€/Monat"),
    ("fr_FR", "2,99\u{202f}€/mois", "Gratuit pendant 1\u{a0}semaine, puis 2,99\u{202f}€/mois"),
  ])
  func termsAreInTheScreensLanguage(_ locale: String, _ price: String, _ offer: String) throws {
    let month = try Tides.product("tides.month")
    ScreenLocale.$current.withValue(Locale(identifier: locale)) {
      let terms = SubscriptionTerms(
        product: month, offer: month.subscription?.introductoryOffer)
      #expect(plain(terms.price) == plain(price))
      #expect(terms.offerPhrase.map(plain) == plain(offer) && terms.caption == terms.offerPhrase)
    }
  }

  /// Returns a text with usual spaces alone.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{a0}", with: " ")
      .replacingOccurrences(of: "\u{202f}", with: " ")
  }

  @Test func offersArePaidInTheirWays() throws {
    let month = try Tides.product("tides.month")
    func phrase(_ mode: Product.SubscriptionOffer.PaymentMode, _ count: Int) -> String? {
      let offer = Product.SubscriptionOffer(
        id: nil, type: .introductory, price: 1.49, period: .monthly, periodCount: count,
        paymentMode: mode, currencyCode: "EUR")
      return SubscriptionTerms(product: month, offer: offer).offerPhrase
    }
    #expect(phrase(.freeTrial, 1) == "1 month free, then €2.99/month")
    #expect(phrase(.payAsYouGo, 3) == "€1.49/month for 3 months, then €2.99/month")
    #expect(phrase(.payUpFront, 3) == "€1.49 for 3 months, then €2.99/month")
    let terms = SubscriptionTerms(product: month, offer: nil)
    #expect(terms.offerPhrase == nil && terms.action == "Subscribe")
    #expect(terms.caption == "Plan auto-renews for €2.99/month until canceled.")
  }

  @Test func anAppChoosesTheOffer() throws {
    let store = try store().preferredSubscriptionOffer { _, info, _ in
      info.promotionalOffers.first
    }
    let stage = try stage(store)
    try act(on: stage) { try stage.host.tap("Monthly, €2.99/month, Paid each month") }
    #expect(try stage.shows("€1.49/month for 3 months, then €2.99/month"))
  }

  // MARK: Buttons

  @Test(arguments: [
    (SubscriptionStoreButtonLabel.action, trial), (.multiline, trial.reversed()),
    (.multiline.price, ["€2.99/month", "1 week free, then €2.99/month"]),
    (.displayName, ["1 week free, then €2.99/month", "Monthly"]),
    (.singleLine.price, ["1 week free, then €2.99/month", "€2.99/month"]),
  ])
  func buttonsHaveTheirWords(_ label: SubscriptionStoreButtonLabel, _ words: [String]) throws {
    try Product.know(storeKitFile: Tides.file)
    let store = SubscriptionStoreView(productIDs: ["tides.month"]) { Text("Tides") }
      .subscriptionStoreButtonLabel(label)
    #expect(try stage(store).texts() == ["Tides"] + words)
  }

  @Test func severalButtonsHaveNames() throws {
    let store = try store().subscriptionStoreControlStyle(.buttons)
    let words = [
      "Tides", "Yearly", "€23.99/year", "Monthly", "1 week free, then €2.99/month",
    ]
    #expect(try stage(store).texts() == words)
    #expect(try stage(store.subscriptionStoreButtonLabel(.action)).texts() == words)
    #expect(
      try stage(store.subscriptionStoreButtonLabel(.price.multiline)).texts() == [
        "Tides", "€23.99/year", "€2.99/month", "1 week free, then €2.99/month",
      ])
  }

  @Test func buttonsStandBesideTheOptionsOnDemand() throws {
    var signedIn = 0
    let store = try store()
      .storeButton(.visible, for: .restorePurchases, .redeemCode)
      .subscriptionStoreSignInAction { signedIn += 1 }
    let stage = try stage(store)
    #expect(try stage.texts().suffix(3) == ["Restore Purchases", "Redeem Code", "Sign In"])
    try act(on: stage) { try stage.host.tap("Sign In") }
    #expect(signedIn == 1)
    #expect(try !self.stage(store.storeButton(.hidden, for: .signIn)).shows("Sign In"))
    #expect(try !self.stage(self.store().storeButton(.visible, for: .signIn)).shows("Sign In"))
    #expect(try !stage.spoken().contains("Close"))
  }

  @Test func aPresentedStoreHasAWayBack() throws {
    struct Shop: View {
      @State private var isOpen = true
      let visibility: Visibility
      var body: some View {
        Text("Harbour").sheet(isPresented: $isOpen) {
          SubscriptionStoreView(groupID: SubscriptionStoreTests.group) { Text("Tides") }
            .storeButton(visibility, for: .cancellation)
        }
      }
    }
    try Product.know(storeKitFile: Tides.file)
    let stage = try stage(Shop(visibility: .automatic))
    #expect(try stage.shows("Tides"))
    try act(on: stage) { try stage.host.tap("Close") }
    #expect(try !stage.shows("Tides"))
    #expect(try !self.stage(Shop(visibility: .hidden)).spoken().contains("Close"))
  }

  @Test func policiesAreThereWhereTheyLeadSomewhere() throws {
    #expect(try !stage(store()).shows("Privacy Policy"))
    let store = try store()
      .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("We know nothing.") }
    let stage = try stage(store)
    let words = ["Terms of Service", " and ", "Privacy Policy"]
    #expect(try stage.texts().prefix(4) == ["Tides"] + words)
    #expect(try stage.frame("Privacy Policy").maxY < stage.frame("Yearly").minY)
    try act(on: stage) { try stage.host.tap("Privacy Policy") }
    #expect(try stage.shows("We know nothing."))
    #expect(
      try !self.stage(store.storeButton(.hidden, for: .policies)).shows("Terms of Service"))
    let bare = try self.store().storeButton(.visible, for: .policies)
    #expect(try self.stage(bare).shows("Terms of Service"))
  }

  /// Where both links are too wide for a line, the word between them stays behind the first.
  @Test func theWordBetweenPoliciesHasNoLineOfItsOwn() throws {
    let store = try store().storeButton(.visible, for: .policies)
    func lines(_ width: CGFloat) throws -> [CGFloat] {
      let stage = try stage(store)
      stage.surroundings.size.width = width
      // A phrase runs as its language does, in a mirrored page too.
      stage.surroundings.environment.layoutDirection = .rightToLeft
      let word = try #require(stage.words().first { $0.text.contains("and") })
      #expect(try stage.frame("Terms of Service").maxX <= word.frame.minX)
      return try stage.words().filter { $0.text.contains("Terms") || $0.text.contains("and") }
        .map(\.frame.minY) + [stage.frame("Privacy Policy").minY]
    }
    let (one, two) = (try lines(900), try lines(360))
    #expect(one.count == 3 && Set(one).count == 1)
    #expect(two[0] == two[1] && two[2] > two[1])
  }

  @Test func policiesOfTheFileAreShown() throws {
    let text = """
      { "appPolicies": { "eula": "", "policies": [{ "locale": "en", "policyText": "None",
      "policyURL": "" }] } }
      """
    #expect(try StoreKitFile.read(Data(text.utf8), named: "A.storekit").hasPolicies)
    #expect(try !Tides.read().hasPolicies)
  }

  // MARK: Controls

  @Test func stylesHaveTheirArrangements() throws {
    let store = try store()
    let row = try stage(store.subscriptionStoreControlStyle(.compactPicker))
    #expect(try row.frame("Yearly").minY == row.frame("Monthly").minY)
    #expect(try row.frame("Yearly").maxX < row.frame("Monthly").minX)
    #expect(try !row.shows("Paid each year"))
    let pages = try stage(store.subscriptionStoreControlStyle(.pagedPicker))
    #expect(try pages.texts() == ["Tides"] + Self.year + Self.yearly)
    let plain = try stage(store.subscriptionStoreControlStyle(.picker)).render().items
    #expect(try stage(store).render().items == plain)
    let prominent = try stage(store.subscriptionStoreControlStyle(.prominentPicker))
    #expect(try prominent.render().items != plain)
    #expect(try prominent.texts() == stage(store).texts())
  }

  @Test func controlsHaveTheirPlaces() throws {
    let store = try store()
    let bottom = try stage(store.subscriptionStoreControlStyle(.picker, placement: .bottomBar))
    #expect(try bottom.render().items == stage(store).render().items)
    #expect(try bottom.frame("Subscribe").maxY > 1400)
    let scrolling = try stage(
      store.subscriptionStoreControlStyle(.picker, placement: .scrollView))
    #expect(try scrolling.frame("Tides").minY < 60)
    #expect(try scrolling.frame("Subscribe").maxY < 800)
    let split = try stage(
      store.subscriptionStoreControlStyle(.picker, placement: .buttonsInBottomBar))
    #expect(try split.frame("Yearly").minY == scrolling.frame("Yearly").minY)
    #expect(try split.frame("Subscribe").minY == bottom.frame("Subscribe").minY)
    let trailing = try stage(store.subscriptionStoreControlStyle(.picker, placement: .trailing))
    #expect(try trailing.frame("Tides").maxX <= 500 && trailing.frame("Yearly").minX > 500)
    let leading = try stage(store.subscriptionStoreControlStyle(.picker, placement: .leading))
    #expect(try leading.frame("Tides").minX >= 500 && leading.frame("Yearly").minX < 500)
  }

  @Test func lowWindowsAndLargeTypeMoveTheControls() throws {
    let low = try stage(store(), size: CGSize(width: 1600, height: 700)) {
      $0.verticalSizeClass = .compact
    }
    #expect(try low.frame("Tides").maxX <= 800 && low.frame("Yearly").minX > 800)
    let large = try stage(store()) { $0.dynamicTypeSize = .accessibility3 }
    #expect(try large.frame("Tides").minY < 60)
    // A store within something that scrolls is as high as all of it.
    let inside = try store()
    let inner = try stage(ScrollView { inside }) { $0.dynamicTypeSize = .accessibility3 }
    #expect(try inner.texts() == large.texts())
  }

  @Test func scrollingHeadersReachTheTop() throws {
    try Product.know(storeKitFile: Tides.file)
    let store = SubscriptionStoreView(groupID: Self.group) {
      Text("Tides").containerBackground(Color.red, for: .subscriptionStore)
    }
    .subscriptionStoreControlStyle(.picker, placement: .scrollView)
    let stage = try stage(store)
    let area = try #require(try stage.render().items.flatMap(\.fills).first)
    #expect(area.minY == 0 && area.width == 1000)
    #expect(try area.maxY < stage.frame("Yearly").minY)
  }

  @Test func wideWindowsHaveNarrowControls() throws {
    let stage = try stage(store(), size: CGSize(width: 1366, height: 1024))
    #expect(try stage.frame("Yearly").minX > (1366 - 560) / 2)
  }

  @Test func optionsHaveIconsAndShapes() throws {
    let store = try store()
      .subscriptionStoreControlIcon { product, info in Text("\(info.groupLevel)") }
    #expect(
      try stage(store).texts()
        == ["Tides", "1"] + Self.year + ["2"] + Self.month + Self.yearly)
    let plain = try stage(self.store()).render().items
    for changed in [
      AnyView(try self.store().subscriptionStorePickerItemBackground(.red)),
      AnyView(try self.store().subscriptionStorePickerItemBackground(.red, in: Capsule())),
      AnyView(try self.store().subscriptionStoreControlBackground(.red)),
      AnyView(try self.store().subscriptionStoreControlBackground(.gradientMaterial)),
    ] {
      #expect(try stage(changed).render().items != plain)
    }
    let hidden = try self.store().productDescription(.hidden)
    #expect(try !stage(hidden).shows("Paid each year"))
  }

  private struct Plain: SubscriptionStoreControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.groupDisplayName)
      ForEach(configuration.options) { option in
        Text("\(option.displayName) \(option.groupLevel ?? 0)")
        SubscribeButton(option)
      }
    }
  }

  private struct Badges: SubscriptionStoreControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      SubscriptionPicker(configuration) { option in
        Text(option.isSelected ? "\(option.displayName)!" : option.displayName)
      } confirmation: { option in
        Button("Take \(option.displayName)") { option.subscribe() }
      }
    }
  }

  @Test func appsDrawControlsInTheirOwnStyle() throws {
    let plain = try store().subscriptionStoreControlStyle(Plain())
    #expect(
      try stage(plain).texts()
        == ["Tides", "Tides Pro", "Yearly 1"] + Self.yearly + ["Monthly 2"] + Self.trial)
    let stage = try stage(store().subscriptionStoreControlStyle(Badges()))
    #expect(try stage.texts() == ["Tides", "Yearly!", "Monthly", "Take Yearly"])
    try act(on: stage) { try stage.host.tap("Monthly") }
    #expect(try stage.texts() == ["Tides", "Yearly", "Monthly!", "Take Monthly"])
  }

  // MARK: Backgrounds

  @Test func backgroundsHaveTheirPlaces() throws {
    try Product.know(storeKitFile: Tides.file)
    func area(_ placement: ContainerBackgroundPlacement) throws -> CGRect {
      let store = SubscriptionStoreView(groupID: Self.group) {
        Text("Tides").containerBackground(Color.red, for: placement)
      }
      let stage = try stage(store)
      #expect(try stage.texts().first == "Tides")
      return try #require(try stage.render().items.flatMap(\.fills).first)
    }
    let header = try area(.subscriptionStoreHeader)
    #expect(header.minY == 0 && header.minX == 0 && header.width == 1000)
    #expect(try header.maxY < stage(store()).frame("Yearly").minY)
    #expect(try area(.subscriptionStore) == header)
    #expect(try area(.subscriptionStoreFullHeight) == CGRect(x: 0, y: 0, width: 1000, height: 1600))
  }

  @Test func picturesAreTheSameAgain() throws {
    #expect(try stage(store()).render().items == stage(store()).render().items)
  }
}
