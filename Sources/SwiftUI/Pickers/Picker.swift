/// A control that selects one of several values.
///
///     Picker("Flavour", selection: $flavour) {
///       Text("Vanilla").tag(Flavour.vanilla)
///       Text("Chocolate").tag(Flavour.chocolate)
///     }
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let currentValueLabel: AnyView?
  private let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.menu) private var menu

  private init(
    _ selection: Binding<SelectionValue>, _ content: Content, _ label: Label,
    _ currentValueLabel: AnyView? = nil
  ) {
    (self.selection, self.content, self.label) = (selection, content, label)
    self.currentValueLabel = currentValueLabel
  }

  /// The content of the view.
  public var body: some View {
    SubviewsReader(content.environment(\.isInListRow, false)) { parts in
      let options = PickerOptions(parts, selection)
      switch kind {
      case .automatic where menu != nil, .inline where menu != nil:
        MenuPickerRows(options: options)
      case .palette where menu != nil: PalettePicker(options: options, label: AnyView(label))
      // Outside of menus a palette is segments.
      case .segmented, .palette: SegmentedPicker(options: options, label: AnyView(label))
      case .wheel: WheelPicker(options: options, label: AnyView(label))
      case .inline where isInListRow: InlinePicker(options: options, label: AnyView(label))
      case .inline: WheelPicker(options: options, label: AnyView(label))
      case .navigationLink where isInListRow:
        PagePicker(
          options: options, label: AnyView(label), title: label as? Text,
          value: value(options, inMenu: false))
      case .automatic, .menu, .navigationLink:
        MenuPicker(label: AnyView(label), value: value(options), options: options)
      }
    }
    .environment(\.pickerKind, .automatic)
  }

  private func value(_ options: PickerOptions, inMenu: Bool = true) -> AnyView {
    currentValueLabel
      ?? options.selected.map { inMenu ? AnyView(MenuContent(part: $0)) : AnyView($0.refreshed) }
      ?? AnyView(EmptyView())
  }
}

extension Picker {
  /// Creates a picker with a label made of views.
  ///
  /// - Parameters:
  ///   - selection: A binding to the tag of the selected value.
  ///   - content: The values, each with a tag.
  ///   - label: The label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, content(), label()) }

  /// Creates a picker with a label, as before iOS 15.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection, content(), label) }

  /// Creates a picker with a label and a label of the current value.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection, content(), label(), AnyView(currentValueLabel())) }
}

extension Picker {
  /// Creates a picker for several values at once, with a label of views.
  ///
  /// The first value is the chosen one where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(joined(sources.map { $0[keyPath: selection] }), content(), label()) }
}

/// Values that are set together; the first stands for all.
private func joined<Value>(_ bindings: [Binding<Value>]) -> Binding<Value> {
  Binding(
    get: { bindings[0].wrappedValue },
    set: { value in for binding in bindings { binding.wrappedValue = value } })
}

extension Picker where Label == Text {
  /// Creates a picker for several values at once, with a localised title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

  /// Creates a picker with a localised title and a label of the current value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection, content(), Text(titleKey), AnyView(currentValueLabel())) }

  /// Creates a picker with a title and a label of the current value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection, content(), Text(title), AnyView(currentValueLabel())) }

  /// Creates a picker with a localised title.
  ///
  ///     Picker("Size", selection: $size) { Text("S").tag(Size.s); Text("M").tag(Size.m) }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - selection: A binding to the tag of the selected value.
  ///   - content: The values, each with a tag.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection, content(), Text(titleKey)) }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection, content(), Text(title)) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content(), SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection, content(), SwiftUI.Label(title, systemImage: systemImage)) }
}

/// The views that a picker offers, and which of them is chosen.
@MainActor
struct PickerOptions {
  /// A view that stands for a value.
  struct Option: Identifiable {
    let id: Int
    let part: LoweredSubview
    let isSelected: Bool
    let select: @MainActor () -> Void
  }

  let options: [Option]

  /// Takes those parts that have a tag of the selection's type.
  init<Value: Hashable>(_ parts: [LoweredSubview], _ selection: Binding<Value>) {
    options = parts.compactMap { part in
      guard let value = part.element.tag(as: Value.self) else { return nil }
      return Option(
        id: part.id, part: part, isSelected: value == selection.wrappedValue,
        select: { selection.wrappedValue = value })
    }
  }

  var selected: LoweredSubview? { options.first(where: \.isSelected)?.part }
  var selectedIndex: Int { options.firstIndex(where: \.isSelected) ?? 0 }
}
