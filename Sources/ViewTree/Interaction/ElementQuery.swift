/// A query for the element that an action is aimed at: by words, identifier, role or place.
///
/// A string literal names an element by its accessibility label, its identifier or its text:
///
///     try actor.tap("Save")
///     try actor.type("Anna", into: .identifier("name-field"))
///     try actor.tap(.text("Delete").at(1))
public struct ElementQuery: Sendable, Hashable, ExpressibleByStringLiteral {
  enum Kind: Sendable, Hashable {
    case name(String)
    case label(String)
    case identifier(String)
    case text(String)
    case role(AccessibilityTraits, label: String?)
    case point(x: Double, y: Double)
  }

  let kind: Kind
  /// The position among several matches, in the order of the screen, from 0; nil where there must
  /// be one alone.
  package internal(set) var index: Int?

  private init(_ kind: Kind) { self.kind = kind }

  /// Names an element by its accessibility label, its identifier or its text.
  public init(_ name: String) { self.init(.name(name)) }

  /// Creates a query for an accessibility label, an identifier or a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns a query for the element that is spoken as a label.
  ///
  ///     try user.tap(.label("Close"))
  public static func label(_ label: String) -> ElementQuery { ElementQuery(.label(label)) }

  /// Returns a query for the element of an accessibility identifier.
  ///
  ///     try user.type("Anna", into: .identifier("name-field"))
  public static func identifier(_ id: String) -> ElementQuery { ElementQuery(.identifier(id)) }

  /// Returns a query for the element in which a text is written, exactly so.
  ///
  ///     try user.tap(.text("Read more"))
  public static func text(_ text: String) -> ElementQuery { ElementQuery(.text(text)) }

  /// Returns a query for the element of a role, such as a button, and of a label if there are
  /// several.
  ///
  ///     try user.tap(.role(.isButton, "Save"))
  public static func role(
    _ role: AccessibilityTraits, _ label: String? = nil
  ) -> ElementQuery { ElementQuery(.role(role, label: label)) }

  /// Returns a query for the topmost element at a point of the screen, in points.
  ///
  ///     try user.tap(.point(200, 320))
  public static func point(_ x: Double, _ y: Double) -> ElementQuery {
    ElementQuery(.point(x: x, y: y))
  }

  /// Returns a query for one of several matches, in the order of the screen, from 0.
  ///
  ///     try user.tap(.text("Delete").at(1))
  public func at(_ index: Int) -> ElementQuery {
    var query = self
    query.index = index
    return query
  }

  /// The point of the screen that is meant, in points; nil where an element is named.
  package var point: CGPoint? {
    if case .point(let x, let y) = kind { CGPoint(x: x, y: y) } else { nil }
  }

  /// The words that are looked for; nil where there are none.
  package var words: String? {
    switch kind {
    case .name(let words), .label(let words), .identifier(let words), .text(let words): words
    case .role(_, let label): label
    case .point: nil
    }
  }
}

extension ElementQuery: CustomStringConvertible {
  /// A textual representation.
  public var description: String {
    let what =
      switch kind {
      case .name(let name): "“\(name)”"
      case .label(let label): "the label “\(label)”"
      case .identifier(let identifier): "the identifier “\(identifier)”"
      case .text(let text): "the text “\(text)”"
      case .role(let role, let label):
        "the role \(role.name)" + (label.map { " and the label “\($0)”" } ?? "")
      case .point(let x, let y): "the point \(x.written), \(y.written)"
      }
    return what + (index.map { ", number \($0)" } ?? "")
  }
}

@MainActor
extension ElementQuery {
  /// Returns whether an element itself matches, not by what lies within.
  func names(_ element: Element) -> Bool {
    let info = element.accessibility
    switch kind {
    case .name(let name): return info.label == name || info.identifier == name
    case .label(let label): return info.label == label
    case .identifier(let identifier): return info.identifier == identifier
    case .text: return false
    case .role(let role, let label):
      return info.traits.isSuperset(of: role) && (label.map(element.isLabelled) ?? true)
    case .point: return false
    }
  }

  /// Returns whether an element or one within it matches.
  func matches(_ element: Element) -> Bool {
    switch kind {
    case .name(let name): element.isLabelled(name)
    case .label(let label): element.isSpoken(label)
    case .identifier(let identifier): element.holds { $0.accessibility.identifier == identifier }
    case .text(let text): element.holds { $0.string == text }
    case .role: element.holds(names)
    case .point: false
    }
  }
}

extension Element {
  /// Returns whether the element or one within it meets a condition.
  fileprivate func holds(_ condition: (Element) -> Bool) -> Bool {
    condition(self) || elements.contains { $0.holds(condition) }
  }

  /// Returns whether the element or one within it is spoken as a label.
  fileprivate func isSpoken(_ label: String) -> Bool { holds { $0.spokenLabel == label } }
}

extension AccessibilityTraits {
  /// The name of the first trait, as the code spells it.
  fileprivate var name: String {
    let names: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isHeader, "header"), (.isLink, "link"), (.isImage, "image"),
      (.isSearchField, "search field"), (.isToggle, "toggle"), (.isStaticText, "static text"),
    ]
    return names.first { contains($0.0) }?.1 ?? "\(rawValue)"
  }
}
