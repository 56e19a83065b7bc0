/// The kind of element that something is read as, under UIKit's name.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a kind.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A thing that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A thing that makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary that is read as the app begins.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A thing that cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A thing that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// A thing that begins to play.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value that can be made greater and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A thing that is touched itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// A thing that turns a page after it is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// The same of SwiftUI, as far as it has them.
  var traits: AccessibilityTraits {
    let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
      (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
      (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
      (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
      (.header, .isHeader),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}

/// An action beside a tap, under UIKit's name; nobody takes it in a still.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// The name that is read.
  open var name: String
  /// The closure that does it, and tells whether it did.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The picture beside the name.
  open var image: UIImage?

  /// Creates an action of a closure.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// Creates an action of a method, which nobody calls.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name)
  }
}

extension UIView {
  /// Returns a drawing of the view that is read as the view asks to be.
  func spoken(_ drawing: AnyView) -> AnyView {
    var spoken = drawing
    if let label = accessibilityLabel { spoken = AnyView(spoken.accessibilityLabel(label)) }
    if let value = accessibilityValue { spoken = AnyView(spoken.accessibilityValue(value)) }
    if let hint = accessibilityHint { spoken = AnyView(spoken.accessibilityHint(hint)) }
    if let name = accessibilityIdentifier {
      spoken = AnyView(spoken.accessibilityIdentifier(name))
    }
    let traits = accessibilityTraits.traits
    if !traits.isEmpty { spoken = AnyView(spoken.accessibilityAddTraits(traits)) }
    return accessibilityElementsHidden ? AnyView(spoken.accessibilityHidden(true)) : spoken
  }
}
