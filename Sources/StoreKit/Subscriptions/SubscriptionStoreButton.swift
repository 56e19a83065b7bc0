/// A button that subscribes to an option, with the terms; nothing is bought.
///
///     SubscriptionStoreButton(option)
public struct SubscriptionStoreButton: View {
  private let option: SubscriptionStoreControlStyleConfiguration.Option
  @Environment(\.subscriptionStore.buttonLabel) private var label
  @Environment(\.hasSeveralSubscribeButtons) private var isOneOfSeveral

  /// Creates a button for an option.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) { self.option = option }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 8) {
      if !isMultiline {
        Text(verbatim: caption)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
      }
      Button {
        option.subscribe()
      } label: {
        VStack(spacing: 2) {
          Text(verbatim: words).fontWeight(.semibold)
          if isMultiline, let terms { Text(verbatim: terms).font(.footnote) }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
  }

  private var isMultiline: Bool {
    switch label.lines {
    case .automatic: isOneOfSeveral
    case .single: false
    case .several: true
    }
  }

  private var words: String {
    switch label.words {
    case .price: option.terms.price
    case .displayName: option.displayName
    case .automatic, .action: isOneOfSeveral ? option.displayName : option.terms.action
    }
  }

  /// The second line; nil where the first one says it all.
  private var terms: String? {
    option.terms.offerPhrase ?? (label.words == .price ? nil : option.terms.price)
  }

  private var caption: String { option.terms.caption }
}

private enum SeveralSubscribeButtonsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether each option has a button of its own.
  var hasSeveralSubscribeButtons: Bool {
    get { self[SeveralSubscribeButtonsKey.self] }
    set { self[SeveralSubscribeButtonsKey.self] = newValue }
  }
}
