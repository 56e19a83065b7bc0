/// What touching an element does.
public enum Interaction {
  case tap(@MainActor () -> Void)
  case longPress(@MainActor () -> Void)
  case toggle(Binding<Bool>)
  case text(Binding<String>)
  case scroll(@MainActor (CGPoint) -> Void)
}

/// What assistive technology, tests and audits know of an element.
public struct AccessibilityInfo {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var isHidden = false
  public var isHeader = false
  public var isButton = false

  /// Creates empty information.
  public init() {}
}
