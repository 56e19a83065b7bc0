/// A control that is on or off.
///
///     Toggle("Notifications", isOn: $isOn)
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  /// Creates a toggle with a label made of views.
  ///
  ///     Toggle(isOn: $isOn) { Text("Wi-Fi").bold() }
  ///
  /// - Parameters:
  ///   - isOn: A binding to whether the toggle is on.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, isMixed, self.label) = (isOn, false, label())
  }

  /// Creates a toggle for several values at once, with a label of views.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    (isMixed, self.label) = (values.count > 1, label())
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: ToggleStyleConfiguration(
        label: .init(label), isOn: isOn, isMixed: isMixed),
      standard: AnyControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localised title.
  ///
  ///     Toggle("Aeroplane mode", isOn: $isOn)
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isOn: A binding to whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several values at once, with a localised title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle for several values at once, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several values at once, with a localised title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several values at once, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    (isOn, isMixed, label) = (
      configuration.$isOn, configuration.isMixed, configuration.label
    )
  }
}

extension View {
  /// Sets the style of the toggles in the view.
  ///
  ///     Toggle("Bold", isOn: $isBold).toggleStyle(.button)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose toggles have the style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
