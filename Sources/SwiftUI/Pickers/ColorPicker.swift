/// A control that selects a colour.
///
///     ColorPicker("Background", selection: $color)
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { (self.selection, self.label) = (selection, label()) }

  /// The content of the view.
  public var body: some View {
    ControlRow {
      label
    } control: {
      ColorWell(color: selection.wrappedValue)
    }
    .accessibilityControl(.isButton, children: .replace)
    .accessibilityLabel(of: label)
    .modifier(SpokenColor(color: selection.wrappedValue))
  }
}

/// Gives a control the name of a colour as its value, where somebody wants a description.
private struct SpokenColor: PrimitiveModifier {
  let color: Color

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.session.describesViews else {
      return Target._lower(content, context, &output)
    }
    let name = ColorName.word(for: modifier.color.resolveColor(in: context.environment))
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.value = name.text(context.environment.locale)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: A Boolean value that indicates whether the opacity can be selected, which
  ///     changes nothing here.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

/// A disc of the colour within a ring of all hues, 28 points wide.
private struct ColorWell: View {
  let color: Color

  private static let hues = Gradient(
    colors: stride(from: 0, through: 12, by: 1).map {
      Color(hue: Double($0 % 12) / 12, saturation: 0.85, brightness: 1)
    })

  var body: some View {
    ZStack {
      Circle().strokeBorder(AngularGradient(gradient: Self.hues, center: .center), lineWidth: 3)
      Circle().inset(by: 5).fill(color)
    }
    .frame(width: 28, height: 28)
    .modifier(RowFittingModifier())
  }
}
