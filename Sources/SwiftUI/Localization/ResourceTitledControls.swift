// Titles of resources: `Button(.save) { save() }`, where `save` is a string catalogue’s constant.

extension Button where Label == Text {
  /// Creates a button with the title of a resource.
  @preconcurrency @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with the title of a resource and a symbol.
  @preconcurrency @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with the title of a resource and a picture of an asset catalogue.
  @preconcurrency @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleResource, image: image) } }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with the title of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with the title of a resource and an image from an asset catalogue.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Creates a label with the title of a resource and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with the title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with the title of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with the title of a resource for a value within a range.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }) }

  /// Creates a stepper with the title of a resource for a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleResource) }) }
}

extension Menu where Label == Text {
  /// Creates a menu with the title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with the title of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) } }
}

extension Link where Label == Text {
  /// Creates a link with the title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with the title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }

  /// Creates a bar of progress with the title of a resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text { self.init(value: value, total: total) { Text(titleResource) } }
}
