/// An action that shows a message of the App Store; none comes.
///
///     @Environment(\.displayStoreKitMessage) private var display
///
///     .task {
///       for await message in Message.messages { try? display(message) }
///     }
public struct DisplayMessageAction: Sendable {
  /// Throws that a picture shows no message of the App Store's.
  ///
  /// - Parameter message: The message.
  /// - Throws: ``StoreKitError/unsupported``.
  @MainActor public func callAsFunction(_ message: Message) throws {
    throw StoreKitError.unsupported
  }
}

private enum DisplayMessageKey: EnvironmentKey {
  static var defaultValue: DisplayMessageAction { DisplayMessageAction() }
}

extension EnvironmentValues {
  /// An action that shows a message of the App Store.
  public var displayStoreKitMessage: DisplayMessageAction { self[DisplayMessageKey.self] }
}
