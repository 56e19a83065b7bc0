// Titles of resources: `Section(.account) { rows }`, where `account` is a constant of a string
// catalogue.

@MainActor
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a section with the title of a resource, whose content can be collapsed.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is collapsed at first, with the title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(titleResource) } }

  /// Creates a group with the title of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

extension GroupBox where Label == Text {
  /// Creates a box with the title of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text {
  /// Creates views with the label of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value with the label of a resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  /// Creates a value in a format with the label of a resource.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with the title of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(titleResource, systemImage: name) }, description: { description })
  }

  /// Creates a view with the title of a resource and an image from an asset catalogue.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(titleResource, image: name) }, description: { description })
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with the title of a resource that pushes a page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(titleResource) } }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab of a value, with the title of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with the title of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}
