// Titles of resources: `TextField(.name, text: $name)`, where `name` is a constant of a string
// catalogue.

extension TextField where Label == Text {
  /// Creates a field with the title of a resource, which shows while the field is empty.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }

  /// Creates a field with the title of a resource that grows along an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) } }
}

extension SecureField where Label == Text {
  /// Creates a field with the title of a resource, which shows while the field is empty.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }
}

extension Picker where Label == Text {
  /// Creates a picker with the title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with the title of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with the title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// Creates a picker within a range, with the title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with the title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}
