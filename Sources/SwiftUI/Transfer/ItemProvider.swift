/// An object that can be made of an item's data, under Foundation's name.
public protocol NSItemProviderReading: AnyObject {}

extension UIImage: NSItemProviderReading {}
extension UIColor: NSItemProviderReading {}
extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}

extension NSItemProvider {
  /// The kinds of data that the item has: none, since a still drags nothing.
  public var registeredTypeIdentifiers: [String] { [] }

  /// Returns false: the item has no data of any kind.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Returns false: the item becomes no object.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }

  /// Tells a closure, at once, that the item becomes no object.
  ///
  ///     provider.loadObject(ofClass: String.self) { text, _ in title = text ?? "" }
  ///
  /// - Parameters:
  ///   - aClass: The type of the object.
  ///   - completionHandler: A closure that receives neither an object nor an error.
  /// - Returns: A progress that is at its end.
  @discardableResult @preconcurrency
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return .done
  }

  /// Tells a closure, at once, that the item has no data.
  @discardableResult @preconcurrency
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return .done
  }

  /// Tells a closure, at once, that the item has no data.
  ///
  ///     provider.loadItem(forTypeIdentifier: "public.url") { url, _ in page = url as? URL }
  ///
  /// - Parameters:
  ///   - typeIdentifier: The kind of data.
  ///   - options: Settings, which have no effect.
  ///   - completionHandler: A closure that receives neither data nor an error.
  @preconcurrency
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)?
  ) { completionHandler?(nil, nil) }

  /// Returns no data, as the item has none.
  ///
  /// - Throws: An error that says so.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding { throw TransferError(contentType: nil) }

  /// Tells a closure, at once, that the item has no value.
  @discardableResult @preconcurrency
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(.failure(TransferError(contentType: nil)))
    return .done
  }
}

extension Progress {
  /// A progress that is at its end.
  fileprivate static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
