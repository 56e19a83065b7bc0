/// A view that is evaluated again only when it is no longer equal to what it was.
///
/// Every view here is compared so: the wrapper says that its content means it.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  /// Creates a view that is compared before it is evaluated.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, evaluated again only when it is no longer equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
