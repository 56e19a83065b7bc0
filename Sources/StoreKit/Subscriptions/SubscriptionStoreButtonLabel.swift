/// The words on a button that subscribes.
///
///     SubscriptionStoreView(groupID: group).subscriptionStoreButtonLabel(.multiline.action)
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  enum Words: Hashable, Sendable {
    case automatic, action, displayName, price
  }

  enum Lines: Hashable, Sendable {
    case automatic, single, several
  }

  private(set) var words = Words.automatic
  private(set) var lines = Lines.automatic

  /// The words that the controls ask for.
  public static let automatic = SubscriptionStoreButtonLabel()
  /// The action of the button: to subscribe, or to try for free.
  public static let action = automatic.action
  /// The name of the subscription.
  public static let displayName = automatic.displayName
  /// The price of a period.
  public static let price = automatic.price
  /// Words in one line, with the terms beside the button.
  public static let singleLine = automatic.singleLine
  /// Words with the terms below them.
  public static let multiline = automatic.multiline

  /// The label with what the button does; where there are several buttons, with the name.
  public var action: Self { changed { $0.words = .action } }
  /// The label with the name of the subscription.
  public var displayName: Self { changed { $0.words = .displayName } }
  /// The label with the price of a period.
  public var price: Self { changed { $0.words = .price } }
  /// The label in one line.
  public var singleLine: Self { changed { $0.lines = .single } }
  /// The label with the terms below.
  public var multiline: Self { changed { $0.lines = .several } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var label = self
    change(&label)
    return label
  }
}

extension View {
  /// Sets the words on the buttons of stores of subscriptions in the view.
  ///
  /// - Parameter label: The words.
  /// - Returns: A view whose stores have such buttons.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    subscriptionStore { $0.buttonLabel = label }
  }
}
