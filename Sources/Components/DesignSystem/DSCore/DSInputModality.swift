/// The means that a person acts with.
public enum DSInputModality: CaseIterable, Sendable {
  /// A finger: nothing is hovered over, and nothing needs a ring to be found.
  case touch
  /// A mouse or a trackpad: what lies beneath the pointer stands out.
  case pointer
  /// Keys: a ring stands around what the next one acts on.
  case keyboard
}

extension DSCapabilities {
  /// Returns the means asked for where the platform knows it, else the one that is usual there.
  public func input(_ asked: DSInputModality?) -> DSInputModality {
    asked.flatMap { inputs.contains($0) ? $0 : nil } ?? inputs.first ?? .touch
  }

  /// Returns the capabilities while a person acts with something.
  ///
  /// Hover needs a pointer, and the focus ring keys; a platform that always has a ring, as a Mac
  /// does, keeps it for a pointer. What the platform does not know leaves it as usual.
  ///
  /// - Parameter input: What the person acts with; nil for what is usual on the platform.
  /// - Returns: The same capabilities with hover and focus ring as they are then.
  public func following(_ input: DSInputModality?) -> DSCapabilities {
    let input = self.input(input)
    guard input != inputs.first else { return self }
    var capabilities = self
    capabilities.supportsHover = input == .pointer
    capabilities.supportsFocusRing = input == .keyboard || input == .pointer && supportsFocusRing
    return capabilities
  }
}
