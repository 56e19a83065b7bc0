import ViewTree

/// A kind of button that a store has beside its products.
public struct StoreButtonKind: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case cancellation, restorePurchases, redeemCode, signIn, policies
  }

  fileprivate let kind: Kind

  /// A button that closes the store.
  public static let cancellation = StoreButtonKind(kind: .cancellation)
  /// A button that fetches former purchases.
  public static let restorePurchases = StoreButtonKind(kind: .restorePurchases)
  /// A button that asks for a code.
  public static let redeemCode = StoreButtonKind(kind: .redeemCode)
  /// A button to sign in, of a store of subscriptions.
  public static let signIn = StoreButtonKind(kind: .signIn)
  /// The links to terms and to privacy, of a store of subscriptions.
  public static let policies = StoreButtonKind(kind: .policies)
}

extension View {
  /// Sets the visibility of buttons in a ``StoreView`` or a ``SubscriptionStoreView`` in the view.
  ///
  ///     StoreView(ids: ids).storeButton(.visible, for: .restorePurchases, .redeemCode)
  ///
  /// Those that fetch purchases and ask for a code stand below the products and do nothing. The one
  /// that closes the store stands above them, and is there without this modifier where the store is
  /// presented, as in a sheet. Links to policies and the button to sign in are a
  /// ``SubscriptionStoreView``'s, which has them where the app says what they do.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - buttonKinds: The kinds of buttons.
  /// - Returns: A view whose stores have the buttons or not.
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View {
    transformEnvironment(\.storeButtonVisibility) { shown in
      for kind in buttonKinds { shown[kind] = visibility }
    }
  }
}

private enum StoreButtonVisibilityKey: EnvironmentKey {
  static var defaultValue: [StoreButtonKind: Visibility] { [:] }
}

extension EnvironmentValues {
  /// The visibility of buttons that modifiers set.
  var storeButtonVisibility: [StoreButtonKind: Visibility] {
    get { self[StoreButtonVisibilityKey.self] }
    set { self[StoreButtonVisibilityKey.self] = newValue }
  }

  /// Returns a Boolean value that indicates whether a store shows a button.
  func showsStoreButton(_ kind: StoreButtonKind) -> Bool {
    switch storeButtonVisibility[kind] ?? .automatic {
    case .visible: kind != .signIn || subscriptionStore.signIn != nil
    case .hidden: false
    case .automatic: showsStoreButtonByItself(kind)
    }
  }

  private func showsStoreButtonByItself(_ kind: StoreButtonKind) -> Bool {
    switch kind {
    case .cancellation: isPresented
    case .signIn: subscriptionStore.signIn != nil
    case .policies: !subscriptionStore.policies.isEmpty || KnownProducts.current.hasPolicies
    default: false
    }
  }
}

/// The button that closes a store, in a line of its own; nothing where the store has none.
struct StoreCloseButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  var body: some View {
    if environment.showsStoreButton(.cancellation) { button }
  }

  private var button: some View {
    Button(role: .cancel) {
      dismiss()
    } label: {
      Image(systemName: "xmark.circle.fill")
        .font(.title2)
        .symbolRenderingMode(.palette)
        .foregroundStyle(.secondary, Color(.secondarySystemFill))
        // A bar's button does not grow with type.
        .dynamicTypeSize(.large)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: SystemString.close.text(ScreenLocale.current)))
    .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

/// The buttons below the products of a store; nothing where the store has none.
struct StoreFooter: View {
  @Environment(\.self) private var environment

  var body: some View {
    if hasButtons {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 24) { buttons }
        VStack(spacing: 16) { buttons }
      }
      .font(.subheadline)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
    }
  }

  private static let kinds: [StoreButtonKind] = [.restorePurchases, .redeemCode, .signIn]
  private var hasButtons: Bool { Self.kinds.contains { environment.showsStoreButton($0) } }

  @ViewBuilder private var buttons: some View {
    if environment.showsStoreButton(.restorePurchases) {
      Button(SystemString.restorePurchases.text(ScreenLocale.current)) {}
    }
    if environment.showsStoreButton(.redeemCode) {
      Button(SystemString.redeemCode.text(ScreenLocale.current)) {}
    }
    if environment.showsStoreButton(.signIn) {
      Button(SystemString.signIn.text(ScreenLocale.current)) {
        environment.subscriptionStore.signIn?()
      }
    }
  }
}
