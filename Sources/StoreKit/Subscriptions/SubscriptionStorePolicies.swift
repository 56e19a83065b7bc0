import ViewTree

/// A kind of text that a store of subscriptions leads to.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private enum Kind: Hashable {
    case termsOfService, privacyPolicy
  }

  private let kind: Kind

  /// The terms of the service.
  public static let termsOfService = SubscriptionStorePolicyKind(kind: .termsOfService)
  /// The treatment of a person's data.
  public static let privacyPolicy = SubscriptionStorePolicyKind(kind: .privacyPolicy)
}

/// The destination of a link to a policy.
enum SubscriptionStorePolicyDestination {
  case url(URL)
  case view(AnyView)
}

extension View {
  /// Sets the address to which the link to a policy leads, in stores of subscriptions in the view.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - button: The policy.
  /// - Returns: A view whose stores have the link.
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { subscriptionStore { $0.policies[button] = .url(url) } }

  /// Sets the view that the link to a policy presents, in stores of subscriptions in the view.
  ///
  /// - Parameters:
  ///   - button: The policy.
  ///   - destination: The view, which is presented as a sheet.
  /// - Returns: A view whose stores have the link.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View {
    let view = AnyView(destination())
    return subscriptionStore { $0.policies[button] = .view(view) }
  }

  /// Sets the style of the links to policies in stores of subscriptions in the view.
  ///
  /// - Parameter style: The style of the links, and of what stands between them.
  /// - Returns: A view whose stores have such links.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    subscriptionStorePolicyForegroundStyle(style, style)
  }

  /// Sets the styles of the links to policies in stores of subscriptions in the view.
  ///
  /// - Parameters:
  ///   - primary: The style of the links.
  ///   - secondary: The style of what stands between them.
  /// - Returns: A view whose stores have such links.
  public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    subscriptionStore {
      $0.policyStyle = AnyShapeStyle(primary)
      $0.conjunctionStyle = AnyShapeStyle(secondary)
    }
  }

  /// Sets what the button to sign in does, in stores of subscriptions in the view.
  ///
  /// - Parameter action: The action; nil for a store without the button.
  /// - Returns: A view whose stores have the button or not.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    subscriptionStore { $0.signIn = action }
  }
}

/// The links to terms and to privacy, in one line or below each other.
struct SubscriptionStorePolicies: View {
  @Environment(\.subscriptionStore) private var store
  @Environment(\.openURL) private var openURL
  @State private var presented: SubscriptionStorePolicyKind?

  var body: some View {
    let between = self.between
    let word = between.trimmingCharacters(in: .whitespaces)
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) {
        link(.termsOfService, .termsOfService)
        Text(verbatim: between).foregroundStyle(conjunctionStyle)
        link(.privacyPolicy, .privacyPolicy)
      }
      // The word stays behind what it follows, as where a text wraps.
      VStack(spacing: 4) {
        HStack(spacing: 4) {
          link(.termsOfService, .termsOfService)
          Text(verbatim: word).foregroundStyle(conjunctionStyle)
        }
        link(.privacyPolicy, .privacyPolicy)
      }
      VStack(spacing: 4) {
        link(.termsOfService, .termsOfService)
        Text(verbatim: word)
          .foregroundStyle(conjunctionStyle)
        link(.privacyPolicy, .privacyPolicy)
      }
    }
    // The line is one phrase, which runs as its language does in a page of either direction.
    .environment(\.layoutDirection, direction)
    .font(.footnote)
    .buttonStyle(.plain)
    .multilineTextAlignment(.center)
    .sheet(isPresented: Binding(get: { presented != nil }, set: { if !$0 { presented = nil } })) {
      if let presented, case .view(let view) = store.policies[presented] { view }
    }
  }

  /// Does nothing for a policy without a destination: there is no text of it.
  private func link(_ kind: SubscriptionStorePolicyKind, _ word: SystemString) -> some View {
    Button {
      switch store.policies[kind] {
      case .url(let url): openURL(url)
      case .view: presented = kind
      case nil: break
      }
    } label: {
      Text(verbatim: word.text(ScreenLocale.current)).foregroundStyle(linkStyle)
    }
  }

  private var direction: LayoutDirection {
    let language = ScreenLocale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private var linkStyle: AnyShapeStyle { store.policyStyle ?? AnyShapeStyle(.tint) }
  private var conjunctionStyle: AnyShapeStyle {
    store.conjunctionStyle ?? AnyShapeStyle(.secondary)
  }

  /// The word between the links, such as ` and `.
  private var between: String {
    SystemString.policies.text(ScreenLocale.current, filledWith: ["", ""])
  }
}
