import DisplayList

/// A step that tells what was set for all views within; made only for descriptions.
final class SettingsPath: NodePath {
  let settings: [ViewRecord.Setting]

  init(_ settings: [ViewRecord.Setting], parent: NodePath) {
    self.settings = settings
    super.init(.settings, parent: parent)
  }
}

extension LoweringContext {
  /// Notes what an app says of a view, for that view alone, if somebody wants a description.
  ///
  /// Settings that the system makes for its own views are not told: they follow from what those
  /// are.
  package func noting(_ name: String?, _ value: @autoclosure () -> String) -> LoweringContext {
    guard let name, session.describesViews, source?.isSystem == false else { return self }
    var context = self
    context.path = SettingsPath([ViewRecord.Setting(name, value())], parent: path)
    return context
  }

  /// Notes what of the environment was changed since another context, if somebody wants a
  /// description.
  mutating func noteSettings(since outer: LoweringContext) {
    guard session.describesViews else { return }
    let (before, after) = (outer.environment.inherited, environment.inherited)
    let settings = zip(before, after).compactMap { before, after in
      before.value == after.value ? nil : after
    }
    if !settings.isEmpty { path = SettingsPath(settings, parent: path) }
  }
}

extension EnvironmentValues {
  /// The settings that views within inherit, in the words in which they are set.
  fileprivate var inherited: [ViewRecord.Setting] {
    let foreground = foregroundStyles.map(written).joined(separator: " | ")
    let settings: [(String, String)] = [
      ("font", font?.written ?? ""), ("foreground", foreground),
      ("tint", tint?.written ?? tintStyle.map(written) ?? ""),
      ("lineLimit", lineLimit.map(String.init) ?? ""),
      ("multilineTextAlignment", "\(multilineTextAlignment)"), ("enabled", "\(isEnabled)"),
    ]
    return settings.map { ViewRecord.Setting($0, $1, isInherited: true) }
  }

  private func written(_ style: any ShapeStyle) -> String {
    if let color = style as? Color { return color.written }
    return NodePath.shortName(type(of: style))
  }
}

extension Color {
  /// The name of the system's or the catalogue's colour, or its components.
  fileprivate var written: String { source.written }
}

extension Color.Source {
  fileprivate var written: String {
    switch self {
    case .fixed(let color): color.written
    case .system(let name), .asset(let name, _): name
    case .accent: "accent"
    case .tint: "tint"
    case .opacity(let color, let opacity): "\(color.written) opacity \(opacity.written)"
    case .mix(let first, let second, let share):
      "\(first.written) mix \(share.written) \(second.written)"
    case .dynamic(let light, let dark): "\(light.written) dark \(dark.written)"
    }
  }
}

extension Font {
  /// Such as `title2 bold` or `31 heavy`.
  fileprivate var written: String {
    let size =
      switch size {
      case .style(let style): "\(style)"
      case .fixed(let size): size.written
      case .relative(let size, let style): "\(size.written) relative to \(style)"
      }
    let words = [
      size, family, (weight?.value).map { "\($0)" }, design.map { "\($0)" },
      isBold ? "bold" : nil, isItalic ? "italic" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}
