import Foundation

/// The actions of views that open addresses, the innermost first.
private enum OpenURLKey: PreferenceKey {
  static var defaultValue: [(URL) -> Void] { [] }

  static func reduce(value: inout [(URL) -> Void], nextValue: () -> [(URL) -> Void]) {
    value += nextValue()
  }
}

extension View {
  /// Performs an action with an address by which the app is opened, such as a link to a page of it.
  ///
  ///     ContentView().onOpenURL { address in show(address) }
  ///
  /// No address opens a still; one that somebody opens in a flow or a test is given to all views on
  /// the screen that take one.
  ///
  /// - Parameter action: A closure that is called with the address.
  /// - Returns: A view that opens addresses.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    transformPreference(OpenURLKey.self) { $0.append(action) }
  }
}

extension ViewHost {
  /// Opens an address, as a link in another app does.
  ///
  /// - Throws: ``InteractionError`` where no view opens addresses.
  package func open(_ url: URL) throws {
    guard let root = rootElement else { throw InteractionError.notRendered }
    guard let actions = root.preference(OpenURLKey.self), !actions.isEmpty else {
      throw InteractionError.notFound("a view that opens \(url)", known: [])
    }
    for action in actions { action(url) }
  }
}
