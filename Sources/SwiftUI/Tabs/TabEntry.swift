import LayoutEngine

/// A tab: its name, what tells it from others, and its content, lowered when it shows.
struct TabEntry {
  var label: AnyView
  var tag: AnyHashable?
  var badge: Text?
  var isSearch = false
  /// A Boolean value that indicates whether the tab is in no bar and no sidebar.
  var isHidden = false
  /// A Boolean value that indicates whether the tab cannot be chosen.
  var isDisabled = false
  let lower: @MainActor (LoweringContext) -> [Element]
}

/// Counts the items of a tab view, and lowers the content of one at most: the others are names.
final class TabItemCounter {
  private let wanted: Int?
  private var count = 0

  /// Creates a probe for an item by its number; nil wants names alone.
  init(wanting wanted: Int?) { self.wanted = wanted }

  /// Counts an item: its number, and whether its content is wanted.
  func visit() -> (number: Int, isWanted: Bool) {
    defer { count += 1 }
    return (count, count == wanted)
  }
}

private enum TabItemCounterKey: EnvironmentKey {
  static var defaultValue: TabItemCounter? { nil }
}

extension EnvironmentValues {
  /// Set for the direct content of a tab view.
  var tabItemCounter: TabItemCounter? {
    get { self[TabItemCounterKey.self] }
    set { self[TabItemCounterKey.self] = newValue }
  }
}

/// The description of a view's tab.
struct TabInfo {
  var label: AnyView?
  var badge: Text?
  /// The number among the items of the tab view.
  var number: Int?
}

enum TabInfoKey: PreferenceKey {
  static var defaultValue: TabInfo { TabInfo() }

  static func reduce(value: inout TabInfo, nextValue: () -> TabInfo) {
    let next = nextValue()
    value.label = value.label ?? next.label
    value.badge = value.badge ?? next.badge
    value.number = value.number ?? next.number
  }
}

package struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var info = TabInfo(label: AnyView(modifier.label))
    let visit = context.environment.tabItemCounter?.visit()
    info.number = visit?.number
    let place = context.entering(.type(Self.self))
    place.keepPlaces(whileResting: visit?.isWanted == false)
    if let visit, !visit.isWanted {
      let placeholder = Element(context, layout: IdentityLayout())
      if let tagged = content as? any TaggedContent {
        placeholder.tags = tagged.tags.map { ElementTag($0) }
      }
      placeholder.setPreference(TabInfoKey.self, info)
      output.append(placeholder)
      return
    }
    var inner = place
    inner.environment.tabItemCounter = nil
    let element = Element(
      context, layout: IdentityLayout(), children: [inner.element(of: content)])
    info.badge = element.elements.preference(TabInfoKey.self)?.badge
    if let child = element.elements.first { element.adoptTraits(of: child) }
    element.setPreference(TabInfoKey.self, info)
    output.append(element)
  }
}

package struct BadgeModifier: PrimitiveModifier {
  let badge: Text?

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context
    inner.environment.badge = modifier.badge
    inner.annotate(content, &output) { element in
      if context.environment.isInListRow {
        // A link draws it before its chevron.
        let isDrawn = element.preference(DrawsBadgeKey.self) ?? false
        element.listRowTraits.badge = isDrawn ? nil : modifier.badge
        return
      }
      var info = element.preference(TabInfoKey.self) ?? TabInfo()
      info.badge = modifier.badge
      element.setPreference(TabInfoKey.self, info)
    }
  }
}

/// A preference key that tells whether a row's content draws the row's badge itself.
enum DrawsBadgeKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum BadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// The badge of the row or the tab that the view stands in.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the view's tab.
  ///
  ///     HomeView().tabItem { Label("Home", systemImage: "house") }
  ///
  /// - Parameter label: A title, an icon or both.
  /// - Returns: A view with the label of its tab.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets a number beside the label of the tab or row; 0 shows none.
  ///
  ///     InboxView().tabItem { Label("Inbox", systemImage: "tray") }.badge(unreadCount)
  ///
  /// - Parameter count: The number.
  /// - Returns: A view with a badge.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Sets a text beside the label of the tab or row; nil shows none.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

  /// Sets a text beside the label of the tab or row; nil shows none.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Sets a text beside the label of the tab or row; nil shows none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text(verbatim: String($0)) })
  }
}
