import LayoutEngine

/// The bar that names the tabs.
struct TabBar: View {
  let tabs: Tabs
  @Environment(\.barIdiom) private var idiom
  @Environment(\.horizontalSizeClass) private var widthClass

  /// iOS's bars have room for five tabs on a phone; the last of more stands for the others.
  private static let phoneLimit = 5

  var body: some View {
    HStack(spacing: 0) {
      ForEach(shown, id: \.self) { index in
        TabBarItem(
          entry: tabs.entries[index], isSelected: index == tabs.selected, isWide: isWide
        ) { tabs.choose(index) }
      }
      if hidesSome { more }
    }
    .frame(maxWidth: isWide ? nil : .infinity)
    .frame(maxWidth: .infinity)
    .frame(height: height)
    .dynamicTypeSize(.large)
    .accessibilitySeries(Text(verbatim: "Tab Bar"), traits: .isTabBar)
    .accessibilityBar(.tabs)
  }

  private var isWide: Bool { idiom != .phone || widthClass == .regular }

  private var height: Double {
    let bar = SystemMetrics.shared.bars.tabBar
    switch idiom {
    case .phone: return bar.height
    case .phoneLying: return bar.compactHeight
    case .pad: return bar.pad
    }
  }

  private var hidesSome: Bool { idiom != .pad && tabs.entries.count > Self.phoneLimit }

  private var shown: [Int] {
    Array(tabs.entries.indices.prefix(hidesSome ? Self.phoneLimit - 1 : .max))
  }

  private var more: some View {
    let isSelected = tabs.selected >= Self.phoneLimit - 1
    return TabBarItem(
      entry: TabEntry(label: AnyView(MoreLabel()), lower: { _ in [] }), isSelected: isSelected,
      isWide: isWide
    ) { tabs.choose(Self.phoneLimit - 1) }
  }
}

private struct MoreLabel: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Image(systemName: "ellipsis")
    Text(verbatim: SystemString.more.text(locale))
  }
}

/// A tab's picture and name, above or beside each other.
struct TabBarItem: View {
  let entry: TabEntry
  let isSelected: Bool
  let isWide: Bool
  let action: () -> Void

  var body: some View {
    TabBarLabel(label: entry.label, isWide: isWide, badge: entry.badge)
      .foregroundStyle(foreground)
      .padding(.horizontal, isWide ? 16 : 2)
      .frame(maxWidth: isWide ? 190 : .infinity, maxHeight: .infinity)
      .modifier(InteractionModifier(.tap { action() }))
      .accessibilityControl(
        isSelected ? [.isButton, .isTab, .isSelected] : [.isButton, .isTab], children: .replace
      )
      .accessibilityLabel(of: entry.label)
      .accessibilityValue(of: entry.badge)
      .disabled(entry.isDisabled)
  }

  private var foreground: AnyShapeStyle {
    if entry.isDisabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemGray))
  }
}

/// The parts of a tab's label: pictures first, texts after, each in its own size.
struct TabBarLabel: PrimitiveView {
  let label: AnyView
  let isWide: Bool
  let badge: Text?

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let metrics = SystemMetrics.shared.bars.tabBar
    // A bar that is lower, on a phone that lies, has smaller pictures.
    let isLow = context.environment.barIdiom == .phoneLying
    let pictures = context.elements(
      of: view.label.labelStyle(.iconOnly).symbolVariant(.fill)
        .font(.system(size: isLow ? 18 * metrics.compactIconSize / metrics.iconSize : 18))
        .imageScale(.large)
    ).filter(\.containsPicture)
    let texts = context.elements(
      of: view.label.labelStyle(.titleOnly)
        .font(
          .system(size: view.isWide ? metrics.padLabelSize : metrics.labelSize, weight: .medium)
        )
        .lineLimit(1)
    ).filter { !$0.containsPicture }
    let icon = TabIcon(
      elements: pictures, side: isLow ? metrics.compactIconSize : metrics.iconSize,
      badge: view.badge,
      overlap: view.isWide ? 13 : 9)
    let name = LoweredViews(elements: texts)
    if view.isWide {
      let row = HStack(spacing: 7) {
        icon
        name
      }
      output.append(context.element(of: row))
    } else {
      let column = VStack(spacing: 2) {
        icon.frame(height: 28)
        name
      }
      output.append(context.element(of: column.padding(.top, 3)))
    }
  }
}

/// A tab's picture with its badge.
private struct TabIcon: View {
  let elements: [Element]
  let side: Double
  let badge: Text?
  /// The distance by which the badge overlaps the icon, in points; beside a name it must not reach
  /// that.
  let overlap: Double
  /// The distance by which the badge stands above the icon, in points.
  private static let rise = 5.0

  var body: some View {
    LoweredViews(elements: elements)
      .frame(minWidth: elements.isEmpty ? 0 : side)
      .overlay(alignment: .topTrailing) {
        if let badge {
          TabBadge(label: badge)
            .alignmentGuide(.trailing) { $0[.leading] + overlap }
            .alignmentGuide(.top) { $0[.top] + Self.rise }
        }
      }
  }
}

/// The red capsule of a badge, 18 points high (measured on iOS 17).
struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: 13)).foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
      .fixedSize()
  }
}
