/// The style that the surroundings ask for: a picker, or a button where there is one option, which
/// is an estimate of what iOS chooses.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.options.count > 1 {
      StandardPicker(configuration: configuration)
    } else {
      SubscribeButtons(configuration: configuration)
    }
  }
}

/// A style with a button for each option.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    SubscribeButtons(configuration: configuration)
  }
}

/// A style with options one below the other and one button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    StandardPicker(configuration: configuration)
  }
}

/// A style as a picker's, with a border around the selected option.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    StandardPicker(configuration: configuration, isProminent: true)
  }
}

/// A style with options side by side and one button.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The places that the controls may have.
  public typealias Placement = AutomaticSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    StandardPicker(configuration: configuration, arrangement: .row)
  }
}

/// A style with an option a page, dots for the pages and one button.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The places that the controls may have.
  public typealias Placement = AutomaticSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    StandardPicker(configuration: configuration, arrangement: .pages)
  }
}

/// A style with an option a page, with a border.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The places that the controls may have.
  public typealias Placement = PagedPickerSubscriptionStoreControlStyle.Placement

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    StandardPicker(configuration: configuration, arrangement: .pages, isProminent: true)
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The style that the surroundings ask for.
  public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A style with a button for each option.
  public static var buttons: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A style with options one below the other and one button.
  public static var picker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A style as a picker's, with a border around the selected option.
  public static var prominentPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A style with options side by side and one button.
  public static var compactPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// A style with an option a page, dots for the pages and one button.
  public static var pagedPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// A style with an option a page, with a border.
  public static var pagedProminentPicker: Self { Self() }
}

/// The picker of the standard styles.
private struct StandardPicker: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  var arrangement = SubscriptionPickerArrangement.column
  var isProminent = false

  var body: some View {
    SubscriptionStorePicker(configuration) { option in
      SubscriptionStorePickerOption(option)
    } confirmation: { option in
      SubscriptionStoreButton(option)
    }
    .environment(\.subscriptionPickerArrangement, arrangement)
    .environment(\.isSubscriptionPickerProminent, isProminent)
  }
}

/// A button for each option.
private struct SubscribeButtons: View {
  let configuration: SubscriptionStoreControlStyleConfiguration

  var body: some View {
    VStack(spacing: 12) {
      ForEach(configuration.sections) { section in
        section.header
        ForEach(section.options) { option in
          SubscriptionStoreButton(option)
        }
        section.footer
      }
    }
    .environment(\.hasSeveralSubscribeButtons, configuration.options.count > 1)
  }
}
