/// The content above the controls of a store of subscriptions where the app has none of its own:
/// an icon, the name of the group and, of a single subscription, the description.
///
/// The icon is a grey square: which one the app has is not known.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  @Environment(\.subscriptionStoreTitle) private var title

  /// Creates the content.
  public nonisolated init() {}

  /// The content of the view.
  public var body: some View {
    // Estimated: the size of the icon, its corners and the spaces.
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 22, style: .continuous)
        .fill(Color(.tertiarySystemFill))
        .frame(width: 100, height: 100)
        .accessibilityHidden(true)
      VStack(spacing: 8) {
        Text(verbatim: title.name).font(.title.bold()).accessibilityAddTraits(.isHeader)
        if let description = title.description {
          Text(verbatim: description).foregroundStyle(.secondary)
        }
      }
      .multilineTextAlignment(.center)
    }
    .padding(24)
  }
}

/// The name of a store's group, and the description of its only subscription.
struct SubscriptionStoreTitle {
  var name = ""
  var description: String?

  /// Creates the title of a store with some subscriptions.
  init(_ products: [Product] = []) {
    name = products.first?.subscription?.groupDisplayName ?? ""
    guard products.count == 1, let product = products.first else { return }
    if name.isEmpty { name = product.displayName }
    if !product.description.isEmpty { description = product.description }
  }
}

private enum SubscriptionStoreTitleKey: EnvironmentKey {
  static var defaultValue: SubscriptionStoreTitle { SubscriptionStoreTitle() }
}

extension EnvironmentValues {
  var subscriptionStoreTitle: SubscriptionStoreTitle {
    get { self[SubscriptionStoreTitleKey.self] }
    set { self[SubscriptionStoreTitleKey.self] = newValue }
  }
}
