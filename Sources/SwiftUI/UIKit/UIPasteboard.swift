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

  /// A Boolean value that indicates whether there is text, which is false.
  public var hasStrings: Bool { false }
}
