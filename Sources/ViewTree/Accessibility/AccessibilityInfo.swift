/// The accessibility information of an element, for assistive technology, tests and audits.
public struct AccessibilityInfo {
  /// The way in which descendants become accessibility elements.
  package enum Children {
    /// One element that says nothing but what it was told.
    case ignore
    /// One element that says what those within say.
    case combine
    /// A group whose elements are read together.
    case contain
    /// One element of the system's: what lies within only helps to find it.
    case replace
    /// One element of the system's, and behind it the buttons that lie within.
    case lead
    /// One element of a label and a value, if those within are two texts.
    case pair
  }

  /// The label that is spoken first.
  public var label: String?
  /// The value that is spoken after the label.
  public var value: String?
  /// The hint that tells the effect of using the element.
  public var hint: String?
  /// The identifier by which tests find the element.
  public var identifier: String?
  /// A Boolean value that indicates whether the element is hidden from assistive technology.
  public var isHidden = false
  /// The traits of the element.
  public var traits: AccessibilityTraits = []
  /// Traits that those within lose.
  package var removedTraits: AccessibilityTraits = []
  /// The way in which descendants become accessibility elements; nil to leave them as they are.
  package var children: Children?
  /// The level of a heading, from 1 to 6.
  package var headingLevel: Int?
  /// The priority by which siblings are read, the highest first.
  package var sortPriority: Double?
  /// The actions beside a tap, by name.
  package var actions: [AccessibilityAction] = []
  /// Names for Voice Control, the most important first.
  package var inputLabels: [String] = []
  /// The content that is read on demand, as `label: value`.
  package var customContent: [String] = []
  /// Rotors: `name: entry, entry`.
  package var rotors: [String] = []
  /// A Boolean value that indicates whether elements are announced by their position in a series.
  package var isSeries = false
  /// Elements in place of what the view draws, which are not drawn themselves.
  package var representation: [Element]?
  /// Facts that few elements have.
  package var facts: [AccessibilityFact] = []
  /// The bar that the element is; nil for anything else.
  package var bar: AccessibilityBar?
  /// The identifier of a pair, and whether the element is its label or its content.
  package var pair: (id: AnyHashable, isLabel: Bool)?

  /// A Boolean value that indicates whether assistive technology ignores descendants.
  public var ignoresChildren: Bool {
    get { children == .ignore }
    set { children = newValue ? .ignore : nil }
  }

  /// A Boolean value that indicates whether the element is a heading.
  public var isHeader: Bool {
    get { traits.contains(.isHeader) }
    set { if newValue { traits.insert(.isHeader) } else { traits.remove(.isHeader) } }
  }

  /// A Boolean value that indicates whether the element is a button.
  public var isButton: Bool {
    get { traits.contains(.isButton) }
    set { if newValue { traits.insert(.isButton) } else { traits.remove(.isButton) } }
  }

  /// Creates information of a label alone.
  public init(label: String? = nil) { self.label = label }

  /// Creates the information of a text or a picture.
  init(label: String?, _ traits: AccessibilityTraits) {
    (self.label, self.traits) = (label, traits)
  }
}

/// A fact that few elements have, and that assistive technology does not speak.
package enum AccessibilityFact {
  /// The point at which a double tap touches, of the element's frame.
  case activationPoint((CGRect) -> CGPoint)
  /// The identity of a group whose elements lead to each other.
  case linkedGroup(String)
  /// The identity by which a rotor leads to the element.
  case rotorEntry(String)
  /// The focus of assistive technology.
  case focus
  /// A Boolean value that indicates whether the element counts as one that a person acts on.
  case respondsToUserInteraction(Bool)
  /// The kind of text that the element holds.
  case textContentType(String)
}

/// A bar over a page.
package enum AccessibilityBar: String {
  case navigation = "navigation bar"
  case toolbar = "toolbar"
  case tabs = "tab bar"
}

/// Something that assistive technology can do with an element.
package struct AccessibilityAction {
  /// `default`, `increment`, `decrement`, `escape`, `magicTap` or a name of the app's.
  package let name: String
  package let perform: () -> Void

  package init(_ name: String, _ perform: @escaping () -> Void) {
    (self.name, self.perform) = (name, perform)
  }
}

extension AccessibilityTraits {
  package static let isNotEnabled = AccessibilityTraits(rawValue: 1 << 17)
  package static let isTextEntry = AccessibilityTraits(rawValue: 1 << 18)
  package static let isSecure = AccessibilityTraits(rawValue: 1 << 19)
  package static let isEditing = AccessibilityTraits(rawValue: 1 << 20)
  package static let isTextArea = AccessibilityTraits(rawValue: 1 << 21)
  package static let isAdjustable = AccessibilityTraits(rawValue: 1 << 22)
  package static let isBackButton = AccessibilityTraits(rawValue: 1 << 23)
  package static let isTab = AccessibilityTraits(rawValue: 1 << 24)

  /// UIKit's names, in the order in which VoiceOver speaks them.
  package var names: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isSelected, "selected"), (.isNotEnabled, "notEnabled"), (.isButton, "button"),
      (.isBackButton, "backButton"), (.isToggle, "switchButton"), (.isTab, "tabBarItem"),
      (.isTextEntry, "textEntry"), (.isSecure, "secureTextField"), (.isEditing, "isEditing"),
      (.isTextArea, "textArea"), (.isHeader, "header"), (.isLink, "link"),
      (.isAdjustable, "adjustable"), (.isImage, "image"), (.isSearchField, "searchField"),
      (.isStaticText, "staticText"), (.isKeyboardKey, "keyboardKey"),
      (.updatesFrequently, "updatesFrequently"), (.playsSound, "playsSound"),
      (.startsMediaSession, "startsMediaSession"), (.isSummaryElement, "summaryElement"),
      (.allowsDirectInteraction, "allowsDirectInteraction"),
      (.causesPageTurn, "causesPageTurn"), (.isModal, "isModal"), (.isTabBar, "tabBar"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
