extension View {
  /// Animates what a closure puts around the view, and nothing of the view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { transaction({ $0.animation = animation }, body: body) }

  /// Changes how changes of what a closure puts around the view come about.
  ///
  /// The view within is changed so too, which SwiftUI leaves as it is.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(of: self)).transaction(transform) }
}
