import LayoutEngine

extension Element {
  /// The settings of the box's own rule and traits, in the words of the modifiers that set them.
  var settings: [ViewRecord.Setting] {
    var settings = layoutSettings
    if case let layer as LayerRole = role, layer.layer(rect) == nil {
      settings.append(.init("hidden", "true"))
    }
    // A wrapper adopts the traits of what is within it, and would tell them twice.
    guard !isModifier else { return settings }
    if traits.zIndex != 0 { settings.append(.init("zIndex", traits.zIndex.written)) }
    if traits.priority != 0 { settings.append(.init("layoutPriority", traits.priority.written)) }
    return settings
  }

  private var layoutSettings: [ViewRecord.Setting] {
    switch layout {
    case let stack as StackLayout:
      return [stack.spacing.map { .init("spacing", $0.written) }, stack.alignment.setting]
        .compactMap { $0 }
    case let overlap as OverlapLayout: return [overlap.alignment.setting].compactMap { $0 }
    case let padding as PaddingLayout: return [.init("padding", padding.insets.written)]
    case let padding as SafeAreaPaddingLayout:
      return [.init("safeAreaPadding", padding.insets.written)]
    case let frame as FixedFrameLayout: return frame.settings
    case let frame as FlexibleFrameLayout: return frame.settings
    case let fixed as FixedSizeLayout:
      let axes = [fixed.horizontal ? "horizontal" : nil, fixed.vertical ? "vertical" : nil]
      return [.init("fixedSize", axes.compactMap { $0 }.joined(separator: " "))]
    case let ratio as AspectRatioLayout:
      let number = ratio.ratio.map { $0.written + " " } ?? ""
      return [.init("aspectRatio", number + (ratio.fills ? "fill" : "fit"))]
    case let offset as OffsetLayout where offset.x != 0 || offset.y != 0:
      return [.init("offset", "\(offset.x.written) \(offset.y.written)")]
    case let position as PositionLayout:
      return [.init("position", "\(position.x.written) \(position.y.written)")]
    default: return containerSettings
    }
  }

  private var containerSettings: [ViewRecord.Setting] {
    switch layout {
    case let area as SafeAreaLayout: return [.init("ignoresSafeArea", area.edges.written)]
    case let spacer as SpacerLayout where spacer.minimum != SpacerLayout.defaultMinimum:
      return [.init("minLength", spacer.minimum.written)]
    case let grid as LazyGridLayout:
      return [
        .init(grid.axis == .vertical ? "columns" : "rows", "\(grid.tracks.count)"),
        grid.spacing.map { .init("spacing", $0.written) },
      ].compactMap { $0 }
    case let table as TableLayout:
      return [
        .init("spacing", "\(table.horizontalSpacing.written) \(table.verticalSpacing.written)")
      ]
    case let scroll as ScrollLayout:
      let axes = [scroll.horizontal ? "horizontal" : nil, scroll.vertical ? "vertical" : nil]
      let offset = scroll.offset
      return [
        .init("axes", axes.compactMap { $0 }.joined(separator: " ")),
        offset == .zero ? nil : .init("offset", "\(offset.x.written) \(offset.y.written)"),
      ].compactMap { $0 }
    case let flex as FlexBoxLayout: return flex.style.settings
    default: return []
    }
  }
}

extension FixedFrameLayout {
  fileprivate var settings: [ViewRecord.Setting] {
    [
      width.map { .init("width", $0.written) }, height.map { .init("height", $0.written) },
      alignment.setting,
    ].compactMap { $0 }
  }
}

extension FlexibleFrameLayout {
  fileprivate var settings: [ViewRecord.Setting] {
    width.settings("Width") + height.settings("Height") + [alignment.setting].compactMap { $0 }
  }
}

extension FlexibleFrameLayout.Limits {
  fileprivate func settings(_ side: String) -> [ViewRecord.Setting] {
    [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { name, length in
      length.map { .init(name + side, $0.written) }
    }
  }
}

extension Style {
  /// The properties that are not as CSS has them at first.
  fileprivate var settings: [ViewRecord.Setting] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: Style()).children).compactMap {
      let (value, usual) = ("\($0.value)", "\($1.value)")
      return value == usual ? nil : $0.label.map { .init($0, value) }
    }
  }
}

extension AlignmentPair {
  fileprivate var setting: ViewRecord.Setting? {
    guard self != .center else { return nil }
    return .init("alignment", "\(horizontal.written) \(vertical.written)")
  }
}

extension AlignmentKey {
  /// The alignment, if it is not the usual one.
  fileprivate var setting: ViewRecord.Setting? {
    self == .horizontalCenter || self == .verticalCenter ? nil : .init("alignment", written)
  }

  fileprivate var written: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .horizontalCenter, .verticalCenter: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    default: "custom"
    }
  }
}

extension Edges {
  /// One length where all are equal, else top, leading, bottom and trailing.
  fileprivate var written: String {
    if top == left, top == bottom, top == right { return top.written }
    return [top, left, bottom, right].map(\.written).joined(separator: " ")
  }
}

extension EdgeMask {
  fileprivate var written: String {
    if self == .all { return "all" }
    let names: [(EdgeMask, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
