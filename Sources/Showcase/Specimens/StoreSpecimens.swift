import Foundation
import StoreKit
import SwiftUI

/// The goods of a guide to a town.
private enum Walks {
  /// The products of the file; none if it is not there, which the pages say.
  static let products =
    (try? Product.all(
      inStoreKitFile: ShowcaseResource.folder.appendingPathComponent("walks.storekit"))) ?? []
  static let single = products.filter { $0.subscription == nil }
  static let plans = products.filter { $0.subscription != nil }
}

/// The icon of a product: its symbol on a tile.
private struct WalkIcon: View {
  let id: Product.ID

  var body: some View {
    GeometryReader { room in
      let side = min(room.size.width, room.size.height)
      Image(systemName: symbol)
        .font(.system(size: side * 0.5))
        .foregroundStyle(.white)
        .frame(width: side, height: side)
        .background(
          color.gradient, in: RoundedRectangle(cornerRadius: side * 0.22, style: .continuous)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accessibilityHidden(true)
  }

  private var symbol: String {
    switch id {
    case "walks.audio": "headphones"
    case "walks.map": "map"
    default: "cup.and.saucer"
    }
  }

  private var color: Color {
    switch id {
    case "walks.audio": .indigo
    case "walks.map": .green
    default: .brown
    }
  }
}

/// Products in the styles that a row may have.
private struct ProductPage: View {
  var body: some View {
    VStack(spacing: 32) {
      ForEach(Walks.single.prefix(1)) { product in
        ProductView(product) { WalkIcon(id: product.id) }
        ProductView(product) { WalkIcon(id: product.id) }.productViewStyle(.compact)
        ProductView(product) { WalkIcon(id: product.id) }.productViewStyle(.large)
      }
      ProductView(id: "walks.unknown") { EmptyView() }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

/// A store of subscriptions with links to its policies.
private struct PlanPage: View {
  var body: some View {
    SubscriptionStoreView(subscriptions: Walks.plans) {
      VStack(spacing: 8) {
        Image(systemName: "figure.walk").font(.system(size: 56)).foregroundStyle(.tint)
          .accessibilityHidden(true)
        Text("Прогулки Плюс").font(.title.bold())
        Text("Все маршруты города").foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .padding()
    }
    .storeButton(.visible, for: .policies, .restorePurchases)
    .background(Color(.systemBackground))
  }
}

extension SpecimenFamily {
  /// Products, and stores of them.
  static let store = SpecimenFamily(
    "store", title: "Покупки",
    windows: [
      WindowSpecimen("StoreView") {
        Text("Саранск").sheet(isPresented: .constant(true)) {
          StoreView(products: Walks.single) { WalkIcon(id: $0.id) }
        }
      },
      WindowSpecimen("ProductView in its styles") { ProductPage() },
      WindowSpecimen("SubscriptionStoreView") { PlanPage() },
      WindowSpecimen("SubscriptionStoreView, .prominentPicker, right to left") {
        PlanPage().subscriptionStoreControlStyle(.prominentPicker)
          .environment(\.layoutDirection, .rightToLeft)
      },
      WindowSpecimen("SubscriptionStoreView, .buttons") {
        PlanPage().subscriptionStoreControlStyle(.buttons)
      },
      WindowSpecimen("SubscriptionStoreView, largest type") {
        PlanPage().dynamicTypeSize(.accessibility5)
      },
    ])
}
