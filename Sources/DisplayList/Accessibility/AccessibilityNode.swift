import Foundation

/// An element that assistive technology reads, or a group of such elements.
public struct AccessibilityNode: Hashable, Sendable {
  /// The words by which VoiceOver names the element.
  public var label: String?
  /// The element's current value, such as a slider's "50%".
  public var value: String?
  /// The result of acting on the element, spoken after a pause.
  public var hint: String?
  /// The identifier by which tests find the element; never spoken.
  public var identifier: String?
  /// UIKit's names, in the order in which VoiceOver speaks them.
  public var traits: [String]
  /// The level of a heading, from 1 to 6, where one was given.
  public var headingLevel: Int?
  /// The actions: `default`, `increment`, `decrement`, `escape`, `magicTap` and names of the app's.
  public var actions: [String] = []
  /// Names for Voice Control, the most important first.
  public var inputLabels: [String] = []
  /// Further content that a person asks for, each entry as `label: value`.
  public var customContent: [String] = []
  /// The rotors of a group: `name: entry, entry`.
  public var rotors: [String] = []
  /// The point that a double tap touches, in the screen's coordinates, in points; nil for the
  /// middle.
  public var activationPoint: CGPoint?
  /// The identity of the group whose elements lead to each other; nil for none.
  public var linkedGroup: String?
  /// The identity by which a rotor leads to the element; nil for none.
  public var rotorEntry: String?
  /// A Boolean value that indicates whether assistive technology has its focus on the element.
  public var isFocused = false
  /// A Boolean value that tells whether the element counts as one that a person acts on, where the
  /// app says so.
  public var respondsToUserInteraction: Bool?
  /// The kind of text that the element holds, such as `sourceCode`; nil where the app tells none.
  public var textContentType: String?
  /// The frame in the screen's coordinates, in points.
  public var frame: CGRect
  /// The `#fileID` and line of the code that made the element; empty where the system made it.
  public var source: String
  /// The place in a series, from 1, and the series' length.
  public var position: Position?
  /// The code of the language that VoiceOver speaks, such as `ru`; English unless told.
  public var language = "en"
  /// The elements of a group, in the order of reading; nil for an element.
  public var children: [AccessibilityNode]?

  /// The place of an element in a series.
  public struct Position: Hashable, Sendable {
    /// The one-based index within the series.
    public var index: Int
    /// The length of the series.
    public var count: Int

    /// Creates a place, counted from 1.
    public init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
  }

  /// Creates an element.
  public init(
    label: String? = nil, traits: [String] = [], frame: CGRect, source: String,
    children: [AccessibilityNode]? = nil
  ) {
    (self.label, self.traits, self.frame) = (label, traits, frame)
    (self.source, self.children) = (source, children)
  }

  /// The elements in the order of reading, without the groups that they stand in.
  public var elements: [AccessibilityNode] { children.map { $0.flatMap(\.elements) } ?? [self] }
}

extension DisplayList {
  /// The elements of the whole list, in the order of reading.
  public var accessibilityElements: [AccessibilityNode] { accessibility.flatMap(\.elements) }
}
