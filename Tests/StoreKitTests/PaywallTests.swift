import StageSupport
import SwiftUI
import TestSupport
import Testing

@testable import StoreKit

/// Paywalls, drawn with their products.
///
/// The tests run on the main actor and wait for nothing, so that none changes what another knows.
@MainActor @Suite struct PaywallTests {
  private struct Paywall: View {
    @State private var products: [Product] = []
    @State private var owned = 0
    @State private var isLoading = true

    var body: some View {
      VStack {
        if isLoading { Text("Loading") }
        Text("\(owned) owned")
        ForEach(products) { product in
          Button {
            Task { _ = try? await product.purchase() }
          } label: {
            HStack {
              Text(product.displayName)
              Text(product.displayPrice)
            }
          }
        }
      }
      .task {
        for await result in Transaction.currentEntitlements {
          if case .verified = result { owned += 1 }
        }
        // From a set, whose order is another in each process.
        products =
          (try? await Product.products(for: Set(["tides.year", "tides.nothing", "tides.month"])))
          ?? []
        isLoading = false
      }
    }
  }

  private func stage(
    _ view: some View, locale: String = "en_US", size: CGSize = CGSize(width: 393, height: 600),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    Stage(view, size: size, safeArea: EdgeInsets()) {
      $0.locale = Locale(identifier: locale)
      change(&$0)
    }
  }

  @Test func productsAreThereInThePictureThatAsksForThem() throws {
    try Product.know(storeKitFile: Tides.file)
    #expect(
      try stage(Paywall()).texts() == ["0 owned", "Monthly", "€2.99", "Yearly", "€23.99"])
    #expect(
      try stage(Paywall(), locale: "de_DE").texts()
        == ["0 owned", "Monthly", "2,99\u{a0}€", "Yearly", "23,99\u{a0}€"])
  }

  @Test func withoutAFileNothingIsKnown() throws {
    try Product.know(storeKitFile: nil)
    #expect(try stage(Paywall()).texts() == ["0 owned"])
  }

  @Test func aFaultLeavesWhatWasKnown() throws {
    try Product.know(storeKitFile: Tides.file)
    #expect(throws: StoreKitFileError.self) {
      try Product.know(storeKitFile: URL(fileURLWithPath: "/nowhere"))
    }
    #expect(KnownProducts.current.products.count == 5)
  }

  private struct Mark: View {
    var body: some View { Text("M").frame(maxWidth: .infinity, maxHeight: .infinity) }
  }

  private var charts: some View { ProductView(id: "tides.charts") { Mark() } }

  @Test func aProductHasItsIconItsWordsAndItsPrice() throws {
    try Product.know(storeKitFile: Tides.file)
    let stage = stage(charts)
    #expect(try stage.texts() == ["M", "Charts", "Every harbour", "€9.99"])
    let (icon, name) = (try stage.frame("M"), try stage.frame("Charts"))
    let (words, price) = (try stage.frame("Every harbour"), try stage.frame("€9.99"))
    #expect(abs(icon.midX - 32) < 0.5)
    #expect(name.minX == 76 && words.minX == 76 && name.maxY <= words.minY)
    #expect(price.minX > words.maxX && price.maxX < 393 && price.maxX > 360)
    #expect(abs(price.midY - icon.midY) < 0.5)
  }

  @Test func stylesHaveTheirMeasures() throws {
    try Product.know(storeKitFile: Tides.file)
    let compact = stage(charts.productViewStyle(.compact))
    #expect(try compact.frame("M").midX == 20)
    #expect(try compact.frame("Charts").minX == 48)
    #expect(
      try compact.frame("Every harbour").height < stage(charts).frame("Every harbour").height)
    let large = stage(charts.productViewStyle(.large))
    let (icon, name) = (try large.frame("M"), try large.frame("Charts"))
    let (words, price) = (try large.frame("Every harbour"), try large.frame("€9.99"))
    #expect(icon.maxY < name.minY && name.maxY < words.maxY && words.maxY < price.minY)
    #expect(name.minX == 0 && abs(price.midX - 393 / 2) < 1)
    #expect(
      try stage(charts.productViewStyle(.regular)).render().items == stage(charts).render().items)
    #expect(
      try stage(charts.productViewStyle(.automatic)).render().items == stage(charts).render().items)
  }

  @Test func descriptionsAreHiddenOnDemand() throws {
    try Product.know(storeKitFile: Tides.file)
    #expect(
      try stage(charts.productDescription(.hidden)).texts() == ["M", "Charts", "€9.99"])
    #expect(try stage(ProductView(id: "tides.lifeboat")).texts() == ["Lifeboat", "€1,250.00"])
  }

  @Test func largeTypePutsThePriceBelow() throws {
    try Product.know(storeKitFile: Tides.file)
    let stage = stage(charts) { $0.dynamicTypeSize = .accessibility3 }
    #expect(try stage.frame("€9.99").minY > stage.frame("Charts").maxY)
  }

  private struct PriceFirst: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      switch configuration.state {
      case .success(let product):
        VStack {
          Text(product.displayPrice)
          ProductView(configuration)
        }
      default: Text("Nothing")
      }
    }
  }

  @Test func appsDrawProductsInTheirOwnStyle() throws {
    try Product.know(storeKitFile: Tides.file)
    #expect(
      try stage(charts.productViewStyle(PriceFirst())).texts()
        == ["€9.99", "M", "Charts", "Every harbour", "€9.99"])
    #expect(
      try stage(ProductView(id: "tides.nothing").productViewStyle(PriceFirst())).texts()
        == ["Nothing"])
  }

  @Test func aPlaceholderStandsForWhatIsNotKnown() throws {
    try Product.know(storeKitFile: Tides.file)
    let stage = stage(ProductView(id: "tides.nothing") { Mark() })
    #expect(try stage.texts().isEmpty)
    #expect(try !stage.render().items.isEmpty)
    #expect(try stage.spoken().isEmpty)
  }

  @Test func aStoreShowsItsProducts() throws {
    try Product.know(storeKitFile: Tides.file)
    let store = StoreView(ids: ["tides.year", "tides.month", "tides.year"]) { Text($0.id) }
    let phone = stage(store)
    #expect(
      try phone.texts() == [
        "tides.year", "Yearly", "Paid each year", "€23.99",
        "tides.month", "Monthly", "Paid each month", "€2.99",
      ])
    #expect(try phone.frame("Yearly").maxY < phone.frame("Monthly").minY)
    let tablet = stage(store, size: CGSize(width: 1024, height: 768))
    #expect(try tablet.frame("Yearly").minY == tablet.frame("Monthly").minY)
    #expect(try stage(StoreView(products: [])).texts().isEmpty)
  }

  @Test func aStoreHasButtonsOnDemand() throws {
    try Product.know(storeKitFile: Tides.file)
    let store = StoreView(ids: ["tides.month"])
      .storeButton(.visible, for: .restorePurchases, .redeemCode, .cancellation, .policies)
    let products = ["Monthly", "Paid each month", "€2.99"]
    #expect(try stage(store).texts() == products + ["Restore Purchases", "Redeem Code"])
    #expect(try stage(store, locale: "de_DE").shows("Käufe wiederherstellen"))
    #expect(try stage(store).spoken().contains("Close"))
    let frame = try stage(store).frame("Restore Purchases")
    #expect(abs(frame.midX - 393 / 2) < 1)
    #expect(try frame.minY > stage(store).frame("Paid each month").maxY)
    let fewer = StoreView(ids: ["tides.month"]).storeButton(.hidden, for: .redeemCode)
      .storeButton(.visible, for: .redeemCode)
    #expect(try stage(fewer).texts() == products)
  }

  @Test func aClosedStoreIsGone() throws {
    struct Shop: View {
      @State private var isOpen = true
      var body: some View {
        Text("Harbour").sheet(isPresented: $isOpen) {
          StoreView(ids: ["tides.month"]).storeButton(.visible, for: .cancellation)
        }
      }
    }
    try Product.know(storeKitFile: Tides.file)
    let stage = stage(Shop())
    #expect(try stage.shows("Monthly"))
    try act(on: stage) { try stage.host.tap("Close") }
    #expect(try !stage.shows("Monthly"))
  }

  @Test func viewsAskForProducts() throws {
    try Product.know(storeKitFile: Tides.file)
    struct Asking: View {
      @State private var words: [String] = []
      var body: some View {
        ForEach(words, id: \.self) { Text($0) }
          .frame(width: 200)
          .storeProductTask(for: "tides.year") { words.append($0.product?.displayName ?? "?") }
      }
    }
    struct AskingForAll: View {
      @State private var words = ""
      @State private var isSubscribed = true
      var body: some View {
        Text("\(words) \(isSubscribed ? "subscribed" : "free")")
          .storeProductsTask(for: ["tides.year", "tides.nothing"]) { state in
            guard case .success(let products, let unavailable) = state else { return }
            words = "\(products.count) of \(products.count + unavailable.count)"
          }
          .subscriptionStatusTask(for: "5A2D00C5") { state in
            let subscribed = await state.map { statuses in
              await Task.yield()
              return !statuses.isEmpty
            }
            isSubscribed = subscribed.value == true
          }
      }
    }
    #expect(
      try stage(
        VStack {
          Text("Plans"); Asking()
        }
      ).texts().contains("Plans"))
    #expect(try stage(AskingForAll()).texts() == ["1 of 2 free"])
  }

  @Test func statesHaveTheirValues() {
    let owned = EntitlementTaskState.success(2)
    #expect(owned.map { $0 + 1 }.value == 3)
    #expect(EntitlementTaskState<Int>.loading.map { $0 + 1 }.value == nil)
    let failure = EntitlementTaskState<Int>.failure(StoreKitError.unknown).map { $0 + 1 }
    guard case .failure(StoreKitError.unknown) = failure else {
      Issue.record("the failure is lost")
      return
    }
  }

  @Test func picturesAreTheSameAgain() throws {
    try Product.know(storeKitFile: Tides.file)
    let view = StoreView(ids: Set(["tides.year"])) { _ in Mark() }
    #expect(try stage(view).render().items == stage(view).render().items)
    #expect(try stage(Paywall()).render().items == stage(Paywall()).render().items)
  }

  /// Acts on a screen, and sees to the work that begins.
  private func act(on stage: Stage, _ action: () throws -> Void) throws {
    try stage.host.settle(in: stage.surroundings)
    try stage.host.drive(in: stage.surroundings, action)
    try stage.host.settle(in: stage.surroundings)
  }

  @Test func nothingIsBought() throws {
    try Product.know(storeKitFile: Tides.file)
    struct Buying: View {
      @State private var result = "—"
      @Environment(\.purchase) private var purchase
      @Environment(\.requestReview) private var requestReview
      let product: Product
      var body: some View {
        VStack {
          Text(result)
          Button("Buy") {
            Task {
              switch try await product.purchase(options: [.quantity(2)]) {
              case .success: result = "bought"
              case .userCancelled: result = "cancelled"
              case .pending: result = "pending"
              }
            }
          }
          Button("Buy otherwise") {
            Task {
              result = try await purchase(product) == .userCancelled ? "cancelled too" : "bought"
            }
          }
          Button("Rate") { requestReview() }
          ProductView(product)
        }
      }
    }
    let stage = stage(Buying(product: try Tides.product("tides.month")))
    try act(on: stage) { try stage.host.tap("Buy") }
    #expect(try stage.shows("cancelled"))
    try act(on: stage) { try stage.host.tap("Buy otherwise") }
    #expect(try stage.shows("cancelled too"))
    let before = try stage.render().items
    try act(on: stage) { try stage.host.tap("Rate") }
    try act(on: stage) { try stage.host.tap("€2.99") }
    #expect(try stage.render().items == before)
  }
}
