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
  /// A button to sign in, which is not drawn.
  public static let signIn = StoreButtonKind(kind: .signIn)
  /// The links to terms and to privacy, which are not drawn.
  public static let policies = StoreButtonKind(kind: .policies)
}

extension View {
  /// Sets the visibility of buttons beside the products of a ``StoreView`` in the view.
  ///
  ///     StoreView(ids: ids).storeButton(.visible, for: .restorePurchases, .redeemCode)
  ///
  /// Those that fetch purchases and ask for a code stand below the products, the one that closes
  /// the store above them. They do nothing but the last, which closes the presentation. Without
  /// this modifier a store has no buttons.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - buttonKinds: The kinds of buttons.
  /// - Returns: A view whose stores have the buttons or not.
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View {
    transformEnvironment(\.visibleStoreButtons) { shown in
      if visibility == .visible {
        shown.formUnion(buttonKinds)
      } else {
        shown.subtract(buttonKinds)
      }
    }
  }
}

private enum VisibleStoreButtonsKey: EnvironmentKey {
  static var defaultValue: Set<StoreButtonKind> { [] }
}

extension EnvironmentValues {
  var visibleStoreButtons: Set<StoreButtonKind> {
    get { self[VisibleStoreButtonsKey.self] }
    set { self[VisibleStoreButtonsKey.self] = newValue }
  }
}

/// The button that closes a store.
struct StoreCloseButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(role: .cancel) {
      dismiss()
    } label: {
      Image(systemName: "xmark.circle.fill")
        .font(.title2)
        .symbolRenderingMode(.hierarchical)
    }
    .buttonStyle(.plain)
    .foregroundStyle(.secondary)
    .accessibilityLabel(Text(verbatim: SystemString.close.text(ScreenLocale.current)))
    .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

/// The buttons below the products of a store.
struct StoreFooter: View {
  @Environment(\.visibleStoreButtons) private var shown

  var body: some View {
    VStack(spacing: 16) {
      if shown.contains(.restorePurchases) {
        Button(Self.word(Self.restore)) {}
      }
      if shown.contains(.redeemCode) {
        Button(Self.word(Self.redeem)) {}
      }
    }
    .font(.subheadline)
    .frame(maxWidth: .infinity)
    .padding(.top, 24)
  }

  private static func word(_ words: [String: String]) -> String {
    let language = ScreenLocale.current.language.languageCode?.identifier ?? "en"
    return words[language] ?? words["en"] ?? ""
  }

  private static let restore = [
    "en": "Restore Purchases", "ru": "Восстановить покупки", "de": "Käufe wiederherstellen",
    "fr": "Restaurer les achats", "es": "Restaurar compras", "ar": "استعادة المشتريات",
    "he": "שחזור רכישות",
  ]
  private static let redeem = [
    "en": "Redeem Code", "ru": "Погасить код", "de": "Code einlösen", "fr": "Utiliser un code",
    "es": "Canjear código", "ar": "استخدام رمز", "he": "מימוש קוד",
  ]
}
