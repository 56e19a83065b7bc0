extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let accessibility = AcceptedFamily(
    file: "AcceptedAccessibility", title: "Assistive technology",
    decisions: [
      ("A still has no actions menu.", ["accessibilityAction", "accessibilityActions"]),
      ("A still is not swept up or down.", ["accessibilityAdjustableAction"]),
      ("A still is not scrolled by assistive technology.", ["accessibilityScrollAction"]),
      ("Nothing is read out, so that order does not matter.", ["accessibilitySortPriority"]),
      ("Voice Control does not run.", ["accessibilityInputLabels"]),
      ("Assistive technology has no focus here.", ["accessibilityFocused"]),
      ("Nothing is spoken.", ["speechSpellsOutCharacters", "speechAlwaysIncludesPunctuation"]),
      ("The system inverts no colours here.", ["accessibilityIgnoresInvertColors"]),
      ("No large content viewer opens.", ["accessibilityShowsLargeContentViewer"]),
      ("A still responds to nothing.", ["accessibilityRespondsToUserInteraction"]),
      (
        "Nothing is read out, so that kinds of text do not matter.",
        ["accessibilityTextContentType"]
      ),
    ])
}

/// Modifiers for assistive technology that change neither a picture nor what it says of a view.
extension View {
  /// A still has no actions menu.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// A still is not swept up or down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// A still is not scrolled by assistive technology.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Nothing is read out, so that order does not matter.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Voice Control does not run.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Voice Control does not run.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Voice Control does not run.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Assistive technology has no focus here.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }

  /// Assistive technology has no focus here.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Nothing is spoken.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Nothing is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// The system inverts no colours here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// No large content viewer opens.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// No large content viewer opens.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// A still responds to nothing.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Nothing is read out, so that kinds of text do not matter.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
}

/// What an action of assistive technology is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  init(name: String) { self.name = name }

  /// Creates a kind with a name.
  public init(named name: Text) { self.name = "named" }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// What kind of text assistive technology reads.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Where the focus of assistive technology is; nowhere in a still.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes the focus.
  public struct Binding { let value: Value }

  private let initial: Value

  /// Creates a focus that is nowhere.
  public init() where Value == Bool { initial = false }

  /// Creates a focus that is nowhere.
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(value: initial) }
}
