extension Image {
  /// Creates a picture of an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Creates a colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// Creates a colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised title and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localised title and a picture of an asset catalogue.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void
  ) { self.init(action: action) { SwiftUI.Label(titleKey, image: image) } }
}
