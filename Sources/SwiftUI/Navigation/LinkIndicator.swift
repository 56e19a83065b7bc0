private struct LinkIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The visibility of the chevron of links in rows.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorVisibilityKey.self] }
    set { self[LinkIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the chevron at the end of rows that lead to another page.
  ///
  ///     List(products) { product in NavigationLink(product.name, value: product) }
  ///       .navigationLinkIndicatorVisibility(.hidden)
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}
