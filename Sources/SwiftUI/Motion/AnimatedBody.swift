extension View {
  /// Animates what a closure puts around the view, and nothing of the view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { transaction({ $0.animation = animation }, body: body) }

  /// Modifies the transaction of what a closure puts around the view.
  ///
  /// The view within is changed so too, which SwiftUI leaves as it is.
  ///
  ///     Text("At once").transaction { $0.animation = nil }
  ///
  /// - Parameters:
  ///   - transform: A closure that modifies the transaction.
  ///   - body: A closure that returns the view with what is around it.
  /// - Returns: A view with the transaction.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(of: self)).transaction(transform) }
}
