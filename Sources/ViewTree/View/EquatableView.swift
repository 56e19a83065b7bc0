/// A view that is evaluated again only when it is no longer equal to its previous value.
///
/// Every view here is compared so: the wrapper says that its content means it.
///
///     struct Total: View, Equatable {
///       let sum: Int
///       var body: some View { Text("\(sum)") }
///     }
///
///     struct Bill: View {
///       var body: some View { EquatableView(content: Total(sum: 12)) }
///     }
public struct EquatableView<Content: View & Equatable>: View {
  /// The content that is compared.
  public var content: Content

  /// Creates a view that is compared before it is evaluated.
  public init(content: Content) { self.content = content }

  /// The content of the view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is no longer equal to its previous value.
  ///
  ///     NoteRow(note: note).equatable()
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
