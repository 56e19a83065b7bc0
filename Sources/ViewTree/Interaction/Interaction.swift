/// What touching an element does.
public enum Interaction {
  case tap(() -> Void)
  case longPress(() -> Void)
  case toggle(Binding<Bool>)
  case text(Binding<String>)
  /// Pressing the return key while the element has the focus.
  case submit(() -> Void)
  case scroll((CGPoint) -> Void)
  /// Pulling content down beyond its beginning.
  case refresh(() -> Void)
  /// Sweeping a row away from an edge, so that what lies there shows.
  case swipe(HorizontalEdge, () -> Void)
}

/// What assistive technology, tests and audits know of an element.
public struct AccessibilityInfo {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var isHidden = false
  /// Whether what lies within is not spoken of.
  public var ignoresChildren = false
  public var traits: AccessibilityTraits = []

  public var isHeader: Bool {
    get { traits.contains(.isHeader) }
    set { if newValue { traits.insert(.isHeader) } else { traits.remove(.isHeader) } }
  }

  public var isButton: Bool {
    get { traits.contains(.isButton) }
    set { if newValue { traits.insert(.isButton) } else { traits.remove(.isButton) } }
  }

  /// Creates information of a label alone.
  public init(label: String? = nil) { self.label = label }
}
