import Foundation

extension FileManager {
  /// Returns nil: no folder is shared between an app and its extension here.
  ///
  /// - Parameter groupIdentifier: The name of a group of apps and extensions.
  /// - Returns: Nothing.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { nil }
}
