/// The pasteboard, which is empty and stores nothing, so that no picture depends on another.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard of the system.
  public static let general = UIPasteboard()

  /// The text of the pasteboard, which is nil.
  public var string: String? {
    get { nil }
    set {}
  }

  /// The texts of the pasteboard, which are nil.
  public var strings: [String]? {
    get { nil }
    set {}
  }

  /// The URL of the pasteboard, which is nil.
  public var url: URL? {
    get { nil }
    set {}
  }

  /// The image of the pasteboard, which is nil.
  public var image: UIImage? {
    get { nil }
    set {}
  }

  /// The images of the pasteboard, which are nil.
  public var images: [UIImage]? {
    get { nil }
    set {}
  }

  /// The colour of the pasteboard, which is nil.
  public var color: UIColor? {
    get { nil }
    set {}
  }

  /// The items of the pasteboard by their kinds, of which there are none.
  public var items: [[String: Any]] {
    get { [] }
    set {}
  }

  /// The number of items, which is 0.
  public var numberOfItems: Int { 0 }

  /// Has no effect: nothing is stored.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {}
  /// Has no effect: nothing is stored.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
  /// Has no effect: nothing is stored.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  /// Returns nil: nothing is stored.
  public func data(forPasteboardType pasteboardType: String) -> Data? { nil }

  /// A key of the options of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time after which items are gone.
    nonisolated public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// A truth: other devices do not see the items.
    nonisolated public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// A Boolean value that indicates whether there is text, which is false.
  public var hasStrings: Bool { false }
}

extension UIPasteboard {
  /// The pasteboard has other contents, which is posted never.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}
