import Foundation
import StoreKit
import SwiftUI
import Testing

/// A store of an app, as Apple's samples write one.
@MainActor
private final class FormStore: ObservableObject {
  enum Failure: Error {
    case unverified
  }

  @Published private(set) var subscriptions: [Product] = []
  @Published private(set) var owned: Set<Product.ID> = []
  @Published private(set) var state: Product.SubscriptionInfo.RenewalState?
  private var updates: Task<Void, Error>?

  init() { updates = listen() }

  deinit { updates?.cancel() }

  private func listen() -> Task<Void, Error> {
    Task.detached {
      for await result in StoreKit.Transaction.updates {
        let transaction = try await self.checked(result)
        await self.update()
        await transaction.finish()
      }
    }
  }

  func load() async {
    do {
      let products = try await Product.products(for: ["forms.month", "forms.year"])
      for product in products {
        switch product.type {
        case .autoRenewable: subscriptions.append(product)
        case .consumable, .nonConsumable, .nonRenewable: break
        default: break
        }
      }
      subscriptions.sort { $0.price < $1.price }
    } catch {
      subscriptions = []
    }
  }

  func buy(_ product: Product) async throws -> StoreKit.Transaction? {
    let result = try await product.purchase(options: [
      .appAccountToken(UUID()), .quantity(1), .custom(key: "place", value: "forms"),
    ])
    switch result {
    case .success(let verification):
      let transaction = try checked(verification)
      await update()
      await transaction.finish()
      return transaction
    case .userCancelled, .pending: return nil
    @unknown default: return nil
    }
  }

  func update() async {
    for await result in StoreKit.Transaction.currentEntitlements {
      guard case .verified(let transaction) = result else { continue }
      print(transaction.revocationReason?.localizedDescription ?? "not revoked")
      if transaction.revocationDate == nil, transaction.ownershipType == .purchased,
        transaction.expirationDate ?? .distantFuture > .now
      {
        owned.insert(transaction.productID)
      }
    }
    let statuses = try? await subscriptions.first?.subscription?.status
    state = statuses?.first?.state
    if let status = statuses?.first, case .verified(let info) = status.renewalInfo {
      owned.insert(info.currentProductID)
    }
  }

  func checked<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified: throw Failure.unverified
    case .verified(let safe): return safe
    }
  }

  func restore() async {
    do {
      try await AppStore.sync()
    } catch StoreKitError.userCancelled {
      owned = []
    } catch Product.PurchaseError.purchaseNotAllowed {
      owned = []
    } catch {
      owned = []
    }
  }

  static func terms(of product: Product) async -> String {
    guard let subscription = product.subscription else { return product.displayPrice }
    var text = "\(product.displayPrice) / "
    switch subscription.subscriptionPeriod.unit {
    case .day: text += "day"
    case .week: text += "week"
    case .month: text += "month"
    case .year: text += "year"
    @unknown default: text += "?"
    }
    text += subscription.subscriptionPeriod.formatted(product.subscriptionPeriodFormatStyle)
    if let offer = subscription.introductoryOffer, await subscription.isEligibleForIntroOffer {
      switch offer.paymentMode {
      case .freeTrial: text += "\(offer.period.value) \(offer.period.unit.localizedDescription)"
      case .payAsYouGo, .payUpFront: text += "\(offer.periodCount) × \(offer.displayPrice)"
      default: break
      }
    }
    return text + (product.price / 12).formatted(product.priceFormatStyle)
  }
}

/// Paywalls in the forms in which apps write them.
struct StoreForms: View {
  private struct Plain: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      switch configuration.state {
      case .loading: ProgressView()
      case .success(let product):
        Button(product.displayPrice) { configuration.purchase() }
      case .unavailable, .failure: Text("Not there")
      @unknown default: EmptyView()
      }
    }
  }

  @StateObject private var store = FormStore()
  @State private var isManaging = false
  @State private var isRedeeming = false
  @State private var product: Product?
  @Environment(\.requestReview) private var requestReview
  @Environment(\.purchase) private var purchase

  var body: some View {
    VStack {
      ForEach(store.subscriptions, id: \.id) { product in
        Button {
          Task { try? await store.buy(product) }
        } label: {
          LabeledContent(product.displayName, value: product.displayPrice)
        }
        .disabled(!AppStore.canMakePayments)
      }
      Button("Restore") { Task { await store.restore() } }
      Button("Rate") { requestReview() }
      Button("Buy") {
        Task {
          if let product { _ = try await purchase(product) }
        }
      }
      views
    }
    .task { await store.load() }
    .manageSubscriptionsSheet(isPresented: $isManaging)
    .offerCodeRedemption(isPresented: $isRedeeming) { result in
      if case .failure(let error) = result { print(error) }
    }
    .offerCodeRedemption(isPresented: $isRedeeming)
  }

  private var views: some View {
    VStack {
      ProductView(id: "forms.month")
      ProductView(id: "forms.month", prefersPromotionalIcon: true) { Image(systemName: "star") }
      ProductView(id: "forms.year") {
        Image(systemName: "star")
      } placeholderIcon: {
        ProgressView()
      }
      .productViewStyle(.large)
      ProductView(id: "forms.year").productViewStyle(.compact).productDescription(.hidden)
      ProductView(id: "forms.year").productViewStyle(Plain())
      if let product {
        ProductView(product).productViewStyle(.regular)
        ProductView(product) { Image(systemName: "star") }.productViewStyle(.automatic)
      }
      StoreView(ids: ["forms.month"])
      StoreView(ids: ["forms.month"]) { product in Text(product.id) }
      StoreView(products: store.subscriptions)
        .storeButton(.visible, for: .restorePurchases, .redeemCode)
        .storeButton(.hidden, for: .cancellation)
    }
    .onInAppPurchaseStart { product in print(product.id) }
    .onInAppPurchaseCompletion { product, result in
      if case .success(.success(let transaction)) = result { print(product.id, transaction) }
    }
    .storeProductTask(for: "forms.month") { state in product = state.product }
    .storeProductsTask(for: ["forms.month"]) { state in product = state.products?.first }
    .subscriptionStatusTask(for: "forms") { state in
      if case .success(let statuses) = state, statuses.contains(where: { $0.state == .subscribed })
      {
        isManaging = true
      }
    }
    .currentEntitlementTask(for: "forms.month") { state in
      if case .success(let result) = state, result != nil { isManaging = true }
    }
  }
}

/// Stores of subscriptions in the forms in which apps write them.
struct SubscriptionForms: View {
  private struct Badged: SubscriptionStoreControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      SubscriptionPicker(configuration) { pickerOption in
        HStack(alignment: .top) {
          VStack(alignment: .leading) {
            Text(pickerOption.displayName).font(.headline.bold())
            Text(pickerOption.displayPrice)
            if pickerOption.isFamilyShareable { Image(systemName: "person.3") }
            Text(pickerOption.description)
          }
          Spacer()
          Image(systemName: pickerOption.isSelected ? "checkmark.circle.fill" : "circle")
        }
      } confirmation: { option in
        SubscribeButton(option)
      }
    }
  }

  private struct Rows: SubscriptionStoreControlStyle {
    typealias Placement = ButtonsSubscriptionStoreControlStyle.Placement

    func makeBody(configuration: Configuration) -> some View {
      ForEach(configuration.options) { option in
        if let offer = option.activeOffer { Text(offer.displayPrice) }
        option.icon
        Button(option.displayName, action: option.subscribe)
        if let period = option.subscriptionPeriod, period != .monthly { Text(price(of: option)) }
        if let offer = option.introductoryOffer { Text(offer.displayPrice) }
      }
      ForEach(configuration.sections) { section in Text("\(section.options.count)") }
    }

    private func price(of option: Configuration.Option) -> LocalizedStringKey {
      "\(option.displayPrice) each"
    }
  }

  private enum Level: Int, Comparable {
    case basic, premium

    init(_ product: Product) {
      self = product.subscription?.groupLevel == 1 ? .premium : .basic
    }

    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  @State private var isPresented = false
  @State private var products: [Product] = []
  @State private var level: EntitlementTaskState<Level?> = .loading

  var body: some View {
    Button("Subscribe") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        SubscriptionStoreView(groupID: "forms", visibleRelationships: .all) {
          VStack {
            Image(systemName: "star").resizable().scaledToFit()
            Text("Everything").font(.largeTitle)
          }
          .containerBackground(.blue.gradient, for: .subscriptionStore)
        }
        .backgroundStyle(.clear)
        .subscriptionStoreControlStyle(.prominentPicker)
        .subscriptionStoreButtonLabel(.multiline)
        .subscriptionStorePickerItemBackground(.thinMaterial)
        .subscriptionStoreControlIcon { product, info in
          Group {
            switch info.groupLevel {
            case 1: Image(systemName: "star.fill")
            default: Image(systemName: product.isFamilyShareable ? "person.3" : "star")
            }
          }
          .foregroundStyle(.tint)
          .symbolRenderingMode(.hierarchical)
        }
        .subscriptionStorePolicyForegroundStyle(.white)
        .subscriptionStorePolicyDestination(
          url: URL(filePath: "/privacy.html"), for: .privacyPolicy
        )
        .subscriptionStorePolicyDestination(for: .termsOfService) { Text("Terms") }
        .subscriptionStoreSignInAction { isPresented = false }
        .storeButton(.visible, for: .redeemCode, .restorePurchases, .policies)
        .storeButton(.hidden, for: .cancellation)
        .onInAppPurchaseStart { product in print(product.id) }
        .onInAppPurchaseCompletion { (_: Product, result: Result<Product.PurchaseResult, Error>) in
          if case .success(.success(let transaction)) = result { print(transaction) }
        }
        .inAppPurchaseOptions { _ in [.appAccountToken(UUID())] }
      }
      .subscriptionStatusTask(for: "forms") { state in
        level = await state.map { statuses in await Self.level(of: statuses) }
        switch level {
        case .failure(let error): print(error)
        case .success(let level): isPresented = level == nil
        case .loading: break
        @unknown default: break
        }
        if state.map({ $0.isEmpty }).value == true { isPresented = false }
      }
    styles
    contents
  }

  private static func level(of statuses: [Product.SubscriptionInfo.Status]) async -> Level? {
    statuses.contains { $0.state == .subscribed } ? .basic : nil
  }

  @ViewBuilder private var styles: some View {
    SubscriptionStoreView(groupID: "forms")
    SubscriptionStoreView(groupID: "forms", visibleRelationships: [.upgrade, .crossgrade])
      .subscriptionStoreControlStyle(.automatic)
    SubscriptionStoreView(productIDs: ["forms.month", "forms.year"])
      .subscriptionStoreControlStyle(.buttons)
      .subscriptionStoreButtonLabel(.displayName.singleLine)
    SubscriptionStoreView(subscriptions: products)
      .subscriptionStoreControlStyle(.picker, placement: .bottomBar)
    SubscriptionStoreView(subscriptions: products, marketingContent: { Text("Everything") })
      .subscriptionStoreControlStyle(.compactPicker, placement: .buttonsInBottomBar)
      .subscriptionStoreControlBackground(.gradientMaterial)
    SubscriptionStoreView(productIDs: Set(["forms.month"])) {
      Text("Everything").containerBackground(for: .subscriptionStoreFullHeight) { Color.teal }
    }
    .subscriptionStoreControlStyle(.pagedPicker, placement: .scrollView)
    .subscriptionStoreControlBackground(.thinMaterial)
    SubscriptionStoreView(groupID: "forms") {
      Text("Everything").containerBackground(for: .subscriptionStoreHeader) { Color.teal }
    }
    .subscriptionStoreControlStyle(.pagedProminentPicker)
    .subscriptionStorePickerItemBackground(.background.secondary, in: .rect(cornerRadius: 8))
    .preferredSubscriptionOffer { _, _, offers in offers.first }
    SubscriptionStoreView(groupID: "forms").subscriptionStoreControlStyle(Badged())
    SubscriptionStoreView(groupID: "forms")
      .subscriptionStoreControlStyle(Rows(), placement: .bottom)
      .subscriptionStorePolicyForegroundStyle(.primary, .secondary)
  }

  @ViewBuilder private var contents: some View {
    SubscriptionStoreView(groupID: "forms") { SubscriptionPeriodGroupSet() }
      .subscriptionStoreOptionGroupStyle(.tabs)
    SubscriptionStoreView(groupID: "forms") {
      SubscriptionPeriodGroupSet { _ in Text("Everything") }
    }
    SubscriptionStoreView(groupID: "forms") {
      SubscriptionOptionGroup("Family") { product in product.isFamilyShareable }
        .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
      SubscriptionOptionGroup {
        SubscriptionOptionSection("Alone") { product in !product.isFamilyShareable }
      } label: {
        Label("Alone", systemImage: "person")
      } marketingContent: {
        Text("Everything")
      }
    }
    .subscriptionStoreOptionGroupStyle(.links)
    SubscriptionStoreView(groupID: "forms") {
      SubscriptionOptionGroupSet { product in
        Level(product)
      } label: { level in
        Text(level == .basic ? "Basic" : "Premium")
      } marketingContent: { _ in
        Text("Everything")
      }
    }
    SubscriptionStoreView(groupID: "forms") {
      SubscriptionOptionSection(
        "Basic", isIncluded: { product in product.subscription?.groupLevel == 2 }
      ) {
        Text("For one person")
      }
      SubscriptionOptionSection("Premium") { product in product.subscription?.groupLevel == 1 }
    }
    SubscriptionStoreView(productIDs: ["forms.month"]) {
      SubscriptionOptionGroupSet(groupedBy: \.isFamilyShareable) { isFamily in
        Text(isFamily ? "Family" : "Alone")
      }
    }
  }
}

/// Calls of the store that need a scene.
@MainActor @Suite struct StoreCalls {
  @Test func noMessageComes() async {
    for await message in Message.messages {
      let isKnown = message.reason == .billingIssue
      try? EnvironmentValues().displayStoreKitMessage(message)
      #expect(isKnown)
    }
    for await storefront in Storefront.updates { print(storefront.countryCode) }
  }

  @Test func nothingIsShown() async throws {
    if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
      AppStore.requestReview(in: scene)
      SKStoreReviewController.requestReview(in: scene)
      try await AppStore.showManageSubscriptions(in: scene)
      try await AppStore.presentOfferCodeRedeemSheet(in: scene)
    }
    let products = try await Product.products(for: Set(["forms.month"]))
    #expect(products.isEmpty)
    #expect(await StoreKit.Transaction.latest(for: "forms.month") == nil)
  }
}
