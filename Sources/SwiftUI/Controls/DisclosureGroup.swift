/// A control that shows or hides its content.
///
///     DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
///       Toggle("Verbose", isOn: $isVerbose)
///     }
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var ownState = false

  /// Creates a group that is collapsed at first, with a label made of views.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { (self.content, self.label, binding) = (content, label(), nil) }

  /// Creates a group with a label made of views.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.content, self.label, binding) = (content, label(), isExpanded) }

  /// The content of the view.
  public var body: some View {
    let isExpanded = binding ?? $ownState
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(label),
        content: .init(
          content: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
        isExpanded: isExpanded),
      standard: AnyControlStyle(AutomaticDisclosureGroupStyle()) {
        $0.makeBody(configuration: $1)
      })
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is collapsed at first, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(titleKey) } }

  /// Creates a group that is closed at first, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isExpanded: A binding to whether the content is shown.
  ///   - content: The content.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// A disclosure group with an arrow that turns down; the content stands below, or in rows of its
/// own in a list.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a disclosure group.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(configuration: configuration)
  }
}

private struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  /// The angle from the leading edge to the bottom.
  private var opened: Double { direction == .rightToLeft ? -90 : 90 }

  var body: some View {
    if isInListRow {
      header
      configuration.content.padding(.leading, 16)
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header
        configuration.content
      }
    }
  }

  private var header: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward")
        .font(.system(.subheadline, weight: .semibold))
        .imageScale(.small)
        .foregroundStyle(foreground)
        .rotationEffect(.degrees(configuration.isExpanded ? opened : 0))
    }
    .modifier(InteractionModifier(.toggle(configuration.$isExpanded)))
    .accessibilityControl(.isButton, children: .replace) { info in
      let (state, hint): (SystemString, SystemString) =
        configuration.isExpanded ? (.expanded, .collapseHint) : (.collapsed, .expandHint)
      (info.value, info.hint) = (state.text(locale), hint.text(locale))
    }
    .accessibilityLabel(of: configuration.label)
  }

  /// The label in the tint; in a list's row as that of any other row, the icon alone tinted.
  @ViewBuilder private var label: some View {
    if isInListRow, isEnabled {
      configuration.label
    } else {
      configuration.label.defaultForeground(foreground)
    }
  }

  private var foreground: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel))
  }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  ///
  ///     DisclosureGroup("Details") { Text("Text") }.disclosureGroupStyle(.automatic)
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
