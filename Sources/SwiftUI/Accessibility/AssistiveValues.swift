/// The kind of an action of assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String

  /// The default action, as of a double tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that cancels or goes back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action, of two fingers.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that opens the context menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  init(name: String) { self.name = name }

  /// Creates a kind with a name.
  public init(named name: Text) { self.name = "named" }
}

/// The direction in which a value is adjusted.
///
///     Text("\(count) adults").accessibilityAdjustableAction { direction in
///       count += direction == .increment ? 1 : -1
///     }
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The kind of a text that assistive technology reads.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// The kinds.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// A property wrapper type that reads and moves the focus of assistive technology; at first it is
/// nowhere.
///
///     struct SignUp: View {
///       @AccessibilityFocusState private var isErrorFocused
///
///       var body: some View {
///         Text("The name is taken.").accessibilityFocused($isErrorFocused)
///         Button("Continue") { isErrorFocused = true }
///       }
///     }
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding that reads and writes the focus.
  @propertyWrapper
  public struct Binding {
    let focus: ViewTree.Binding<Value>

    /// The value that tells where the focus is.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Self { self }
  }

  @State private var focus: Value

  /// Creates a focus that is nowhere.
  public init() where Value == Bool { _focus = State(initialValue: false) }

  /// Creates a focus that is nowhere.
  public init<T: Hashable>() where Value == T? { _focus = State(initialValue: nil) }

  /// Creates a focus of some technologies that is nowhere.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a focus of some technologies that is nowhere.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value that tells where the focus is.
  public var wrappedValue: Value {
    get { focus }
    nonmutating set { focus = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(focus: $focus) }
}

/// A set of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var members: Set<String> = []

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(["voiceOver"])
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(["switchControl"])

  /// Creates a set of none.
  public init() {}

  private init(_ members: Set<String>) { self.members = members }

  /// Returns whether the set contains a member.
  public func contains(_ member: Self) -> Bool { members.isSuperset(of: member.members) }
  /// Returns the members of both sets.
  public func union(_ other: Self) -> Self { Self(members.union(other.members)) }
  /// Returns the members that both sets share.
  public func intersection(_ other: Self) -> Self { Self(members.intersection(other.members)) }
  /// Returns the members of one of the two sets alone.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(members.symmetricDifference(other.members))
  }
  /// Inserts a member, if it is not there.
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes a member, and returns it if it was there.
  public mutating func remove(_ member: Self) -> Self? {
    let had = contains(member)
    members.subtract(member.members)
    return had ? member : nil
  }
  /// Inserts a member, and returns an equal one that was there.
  public mutating func update(with newMember: Self) -> Self? {
    let had = contains(newMember)
    formUnion(newMember)
    return had ? newMember : nil
  }
  /// Inserts the members of another set.
  public mutating func formUnion(_ other: Self) { members.formUnion(other.members) }
  /// Keeps the members that another set shares.
  public mutating func formIntersection(_ other: Self) { members.formIntersection(other.members) }
  /// Keeps the members of one of the two sets alone.
  public mutating func formSymmetricDifference(_ other: Self) {
    members.formSymmetricDifference(other.members)
  }
}

/// The action of zooming a view by assistive technology.
///
///     PhotoView(photo).accessibilityZoomAction { action in
///       zoom *= action.direction == .zoomIn ? 2 : 0.5
///     }
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction in which a view is zoomed.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location of the zoom, as a point of the view's unit square.
  public let location: UnitPoint
  /// The location of the zoom, in points.
  public let point: CGPoint

  /// Creates a zoom about the middle of a view, whose size an action is not told.
  init(_ direction: Direction) {
    (self.direction, location, point) = (direction, .center, .zero)
  }
}

/// The options for touches that pass through VoiceOver.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Passes touches on only while the element is activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Does not announce a touched element.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The importance of custom content, which tells when it is read.
///
///     Text(note.title)
///       .accessibilityCustomContent("Written", Text(note.date, style: .date), importance: .high)
public struct AccessibilityContentImportance: Hashable, Sendable {
  private let name: String

  /// The default importance.
  public static let `default` = AccessibilityContentImportance(name: "default")
  /// The importance of what is read at once.
  public static let high = AccessibilityContentImportance(name: "high")
}

/// The role of a view in a labelled pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The content of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The labels of the entries.
  var _labels: [Text] { get }
}

extension AccessibilityRotorContent {
  /// The labels of the entries.
  public var _labels: [Text] { [] }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The labels of the entries.
  public let _labels: [Text]

  /// Creates an entry for a view with an id.
  public init(_ labelKey: LocalizedStringKey, id: ID) { _labels = [Text(labelKey)] }

  /// Creates an entry for a view with an id.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID) { _labels = [Text(verbatim: String(label))] }
}

/// A sequence of entries of a rotor.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
  /// The labels of the entries.
  public let _labels: [Text]
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates an entry for each identifiable element.
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// A result builder that makes entries of a rotor of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  /// Returns the content as it is.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Returns the content as it is.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Builds entries of several contents.
  @_disfavoredOverload
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> AccessibilityRotorEntries {
    var labels: [Text] = []
    repeat labels += (each content)._labels
    return AccessibilityRotorEntries(_labels: labels)
  }
  /// Builds entries of an optional content.
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries(_labels: content?._labels ?? []) }
}
