/// An element of a menu, under UIKit's name.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An element that cannot be chosen.
    nonisolated public static let disabled = Attributes(rawValue: 1)
    /// An element that destroys something.
    nonisolated public static let destructive = Attributes(rawValue: 2)
    /// An element that is not shown.
    nonisolated public static let hidden = Attributes(rawValue: 4)
  }

  /// The state of an element.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A choice with a closure, under UIKit's name.
open class UIAction: UIMenuElement {
  /// The closure of a choice.
  public typealias Handler = (UIAction) -> Void

  /// The attributes.
  open var attributes: Attributes
  /// The state.
  open var state: State
  /// The object that the choice comes from.
  open internal(set) var sender: Any?
  let handler: Handler

  /// Creates a choice.
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }
}

/// A menu, under UIKit's name.
///
///     let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in }
///     let menu = UIMenu(title: "Note", children: [rename])
open class UIMenu: UIMenuElement {
  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A menu whose choices stand in its place.
    nonisolated public static let displayInline = Options(rawValue: 1)
    /// A menu that destroys something.
    nonisolated public static let destructive = Options(rawValue: 2)
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// The options.
  public let options: Options

  /// Creates a menu of elements.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image)
  }
}
