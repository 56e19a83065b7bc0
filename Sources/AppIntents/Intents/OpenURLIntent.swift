import Foundation

/// The system's action that opens an address, which nothing opens here.
///
///     return .result(opensIntent: OpenURLIntent(url))
public struct OpenURLIntent: AppIntent {
  /// The name of the action.
  public static let title: LocalizedStringResource = "Open URL"

  /// The address.
  public let url: URL?

  /// Creates the action without an address.
  public init() { url = nil }

  /// Creates the action of an address.
  ///
  /// - Parameter url: The address.
  public init(_ url: URL) { self.url = url }

  /// Does nothing: no address is opened.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}
