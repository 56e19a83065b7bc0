/// A mode that tells how prominent a title is.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

/// The settings that a page makes for the bars around it.
struct BarConfiguration {
  var title: Text?
  var subtitle: Text?
  var displayMode = NavigationBarTitleDisplayMode.automatic
  var hidesBackButton = false
  var role = ToolbarRole.automatic
  var bars: [ToolbarPlacement: BarAppearance] = [:]
  var items: [ToolbarEntry] = []
  var titleMenu: ToolbarEntry?
  var search: SearchConfiguration?
  /// A view behind the page.
  var background: AnyView?

  /// Joins what a sibling asks for; whoever comes first wins.
  mutating func join(_ next: BarConfiguration) {
    title = title ?? next.title
    subtitle = subtitle ?? next.subtitle
    if displayMode == .automatic { displayMode = next.displayMode }
    hidesBackButton = hidesBackButton || next.hidesBackButton
    if role == .automatic { role = next.role }
    bars.merge(next.bars) { $0.filled(by: $1) }
    items += next.items
    titleMenu = titleMenu ?? next.titleMenu
    search = search ?? next.search
    background = background ?? next.background
  }

  /// The signature that tells one configuration from another, as far as bars depend on it.
  var signature: BarSignature {
    BarSignature(
      title: title, subtitle: subtitle, displayMode: displayMode,
      hidesBackButton: hidesBackButton, role: role, itemCount: items.count,
      hasSearch: search != nil, barCount: bars.count, hasTitleMenu: titleMenu != nil,
      hasBackground: background != nil)
  }

  func appearance(of placement: ToolbarPlacement) -> BarAppearance {
    let general = bars[.automatic] ?? BarAppearance()
    return (bars[placement] ?? BarAppearance()).filled(by: general)
  }
}

/// The values that bars depend on.
struct BarSignature: Equatable {
  let title: Text?
  let subtitle: Text?
  let displayMode: NavigationBarTitleDisplayMode
  let hidesBackButton: Bool
  let role: ToolbarRole
  let itemCount: Int
  let hasSearch: Bool
  let barCount: Int
  let hasTitleMenu: Bool
  let hasBackground: Bool
}

/// The settings that a page makes for one bar.
struct BarAppearance {
  var visibility: Visibility?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  func filled(by other: BarAppearance) -> BarAppearance {
    BarAppearance(
      visibility: visibility ?? other.visibility, background: background ?? other.background,
      backgroundVisibility: backgroundVisibility ?? other.backgroundVisibility,
      colorScheme: colorScheme ?? other.colorScheme)
  }
}

enum BarKey: PreferenceKey {
  static var defaultValue: BarConfiguration { BarConfiguration() }

  static func reduce(value: inout BarConfiguration, nextValue: () -> BarConfiguration) {
    value.join(nextValue())
  }
}

/// Changes what its content asks of the bars.
package struct BarModifier: PrimitiveModifier {
  let change: @MainActor (inout BarConfiguration, LoweringContext) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let aside = context.entering(.type(Self.self))
    var inner = context
    inner.identity = aside.entering(.content).identity
    inner.annotate(content, &output, where: { $0.windowLayers.isEmpty }) { element in
      var configuration = element.preference(BarKey.self) ?? BarConfiguration()
      modifier.change(&configuration, aside)
      let keyboardItems = configuration.items(at: .keyboard)
      if !keyboardItems.isEmpty {
        configuration.items.removeAll { $0.placement == .keyboard }
        if element.preference(KeyboardRequestKey.self) ?? nil != nil {
          element.windowLayers.append(aside.keyboardBar(keyboardItems))
        }
      }
      element.setPreference(BarKey.self, configuration)
    }
  }
}

extension View {
  func bar(_ change: @escaping @MainActor (inout BarConfiguration) -> Void) -> some View {
    modifier(BarModifier { configuration, _ in change(&configuration) })
  }
}
