/// A type that offers views and modifiers to Xcode's library: declared, and never asked for.
///
///     struct Library: LibraryContentProvider {
///       var views: [LibraryItem] {
///         LibraryItem(NoteView(), title: "Note", category: .control)
///       }
///     }
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The views that the library offers.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// Returns the modifiers that the library offers for a view.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]

  /// The type of the view that modifiers are shown with.
  associatedtype ModifierBase = Any
}

extension LibraryContentProvider {
  /// By default, a library offers no views.
  public var views: [LibraryItem] { [] }

  /// Returns nothing: by default, a library offers no modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of Xcode's library.
public struct LibraryItem: Sendable {
  /// The category of an entry.
  public struct Category: Sendable, Hashable {
    let name: String

    /// The category of effects.
    public static let effect = Category(name: "effect")
    /// The category of layouts.
    public static let layout = Category(name: "layout")
    /// The category of controls.
    public static let control = Category(name: "control")
    /// The category of everything else.
    public static let other = Category(name: "other")
  }

  /// Creates an entry.
  public init<SnippetExpression>(
    _ snippet: @autoclosure () -> SnippetExpression, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// A result builder that makes a list of entries of the statements in a closure.
@resultBuilder
public struct LibraryContentBuilder {
  /// Builds a list of items.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
