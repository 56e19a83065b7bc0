/// A control's style whose type is hidden: it makes a view of a configuration.
package struct AnyControlStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView

  /// Hides the type of a style that makes its view in a method.
  @MainActor init<Style, Content: View>(
    _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    make = {
      AnyView(StyleBody(style: StyleProperties(owner: style), configuration: $0, make: body))
    }
  }
}

/// The content that a style makes, evaluated once the style's own properties know their
/// environment.
private struct StyleBody<Style, Configuration, Content: View>: View {
  let style: StyleProperties<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  var body: some View { make(style.owner, configuration) }
}

/// A style whose `@Environment` and `@State` are installed as a view's are.
private struct StyleProperties<Style>: DynamicPropertyOwner {
  let owner: Style
}

/// The styles of one kind of control, the nearest last.
///
/// A control that is made within a style has the style before it, so that a style may change the
/// configuration and leave the drawing to another.
private enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: [AnyControlStyle<Configuration>] { [] }
}

/// A control drawn by the nearest style of its kind.
struct StyledControl<Configuration>: PrimitiveView {
  let configuration: Configuration
  let standard: AnyControlStyle<Configuration>

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.entering(Self.self)
    var styles = context.environment[ControlStyleKey<Configuration>.self]
    let style = styles.popLast()
    if style != nil { inner.environment[ControlStyleKey<Configuration>.self] = styles }
    AnyView._lower((style ?? view.standard).make(view.configuration), inner, &output)
  }
}

extension View {
  /// Draws controls of a kind below in a style.
  package func controlStyle<Configuration>(_ style: AnyControlStyle<Configuration>) -> some View {
    transformingEnvironment { $0[ControlStyleKey<Configuration>.self].append(style) }
  }
}
