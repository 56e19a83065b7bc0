import SwiftUI

/// A picture that was chosen; in a still none is.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The form in which a picture is handed over.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The form that the system thinks best.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The form that the library has.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// The form that most apps can read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// The identifier in the library.
  public let itemIdentifier: String?
  /// The kinds of data in which the picture can be had: none.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates an item by its identifier in the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Returns nothing: there is no library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Tells a closure that there is no library.
  ///
  /// - Parameters:
  ///   - type: The type of the data.
  ///   - completionHandler: A closure that receives nothing, at once.
  /// - Returns: A progress that is at its end.
  @discardableResult @preconcurrency
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// The way in which several pictures are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// In any order, told at the end.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order of the choice, told at the end.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// In any order, told as it changes.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// In the order of the choice, told as it changes.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}
