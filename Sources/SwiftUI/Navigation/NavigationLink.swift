/// A control that pushes a page when it is tapped.
///
///     NavigationStack {
///       NavigationLink("Details") { DetailView() }
///     }
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination, Binding<Bool>?)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @State private var isPushed = false
  @Environment(\.navigation) private var navigation
  @Environment(\.selectInList) private var selectInList
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.isInCollapsedSplit) private var isInCollapsedSplit

  /// The content of the view.
  public var body: some View {
    NavigationLinkLabel(isEnabled: isEnabled, action: push) { label }
      .modifier(PresentedPageModifier(destination: pushed) { active.wrappedValue = false })
      .modifier(ValueTag(value: value))
  }

  private var value: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }

  private var isEnabled: Bool {
    if case .value(nil) = target { false } else { true }
  }

  private var active: Binding<Bool> {
    if case .view(_, let binding?) = target { binding } else { $isPushed }
  }

  private var pushed: Destination? {
    if case .view(let destination, _) = target, active.wrappedValue { destination } else { nil }
  }

  private func push() {
    switch target {
    case .view: active.wrappedValue = true
    case .value(let value): if let value { push(value) }
    }
  }

  /// Selects the value in the list around, which a split view follows; else pushes it.
  private func push(_ value: AnyHashable) {
    let isSelected = selectInList?(value) ?? false
    if !isSelected || splitColumn == nil && !isInCollapsedSplit { navigation?.push(value) }
  }
}

extension NavigationLink {
  /// Creates a link that pushes a page.
  ///
  ///     NavigationLink { DetailView() } label: { Label("Details", systemImage: "info.circle") }
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - label: The label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view(destination(), nil), label())
  }

  /// Creates a link that pushes a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view(destination, nil), label())
  }

  /// Creates a link that pushes a page while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { (target, self.label) = (.view(destination(), isActive), label()) }

  /// Creates a link that pushes a page while a value is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { (target, self.label) = (.view(destination, isActive), label()) }

  /// Creates a link that pushes a page while a selection equals a tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let active = Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
    (target, self.label) = (.view(destination(), active), label())
  }

  /// Creates a link that pushes a page while a selection equals a tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes the page of a value.
  ///
  ///     NavigationLink(value: recipe) { Text(recipe.name) }
  ///
  /// - Parameters:
  ///   - value: The value, whose page a `navigationDestination` above returns; nil disables the
  ///     link.
  ///   - label: The label.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localised title that pushes a page.
  ///
  ///     NavigationLink("Details") { DetailView() }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - destination: The page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }

  /// Creates a link with a localised title that pushes a page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }

  /// Creates a link that pushes a page while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }

  /// Creates a link to a view that shows while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(verbatim: String(title)) } }
}

extension NavigationLink where Label == Text {
  /// Creates a link that pushes a page while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

  /// Creates a link that pushes a page while a selection equals a tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }

  /// Creates a link that pushes a page while a selection equals a tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(titleKey, tag: tag, selection: selection) { destination } }

  /// Creates a link to a view that shows while a selection has a tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) {
      Text(verbatim: String(title))
    }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localised title that pushes the page of a value; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the page of a value; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(verbatim: String(title)) }
  }

  /// Creates a link with the title of a resource that pushes the page of a value; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

/// Marks a link with its value, by which a list's selection finds it.
private struct ValueTag: PrimitiveModifier {
  let value: AnyHashable?

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let start = output.count
    Target._lower(content, context, &output)
    guard let value = modifier.value else { return }
    for element in output[start...] { element.tags.append(ElementTag(value)) }
  }
}

/// The appearance of a link: a button, and in a list a row with a chevron.
struct NavigationLinkLabel<Label: View>: View {
  let isEnabled: Bool
  let action: () -> Void
  @ViewBuilder let label: Label
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.badge) private var badge
  @Environment(\.linkIndicatorVisibility) private var indicatorVisibility
  @Environment(\.isEnabled) private var surroundingsEnabled

  var body: some View {
    if isInListRow {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        badge?.foregroundStyle(.secondary)
        if indicatorVisibility != .hidden { DisclosureIndicator() }
      }
      .opacity(isEnabled && surroundingsEnabled ? 1 : 0.3)
      .modifier(InteractionModifier(.tap(action)))
      .accessibilityControl(.isButton)
      .disabled(!isEnabled)
      .preference(key: DrawsBadgeKey.self, value: badge != nil)
    } else {
      Button(action: action) { label }.disabled(!isEnabled)
    }
  }
}
