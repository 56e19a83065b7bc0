/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum Keys {
  enum Reasons: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum Sensitive: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[Keys.Reasons.self] }
    set { self[Keys.Reasons.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[Keys.Sensitive.self] }
    set { self[Keys.Sensitive.self] = newValue }
  }

  /// Whether texts and pictures are drawn as grey bars.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Texts and pictures below are drawn as grey bars of their size.
  public func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Texts and pictures below are drawn as they are.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Whether the view is among what a reason of privacy hides.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { $0.isPrivacySensitive = sensitive }
  }
}

/// Draws a bar in place of a text or a picture.
struct RedactedRole: ElementRole {
  let color: RGBAColor
  /// Of what is hidden.
  let accessibility: AccessibilityInfo?

  /// The share of the foreground's alpha in a bar (measured by eye on iOS 17).
  static let opacity = 0.16

  func draw(_ element: Element, into painter: inout Painter) {
    let rect = element.rect
    guard painter.sees(rect), rect.width > 0 else { return }
    let bar = Path(
      roundedRect: rect.insetBy(dx: 0, dy: min(2, rect.height / 8)).quantized,
      cornerSize: CGSize(width: 3, height: 3), style: .continuous)
    painter.add(.fill(bar, .color(color), FillStyle()), for: element)
  }
}

extension EnvironmentValues {
  /// What draws a text or a picture: a bar where the surroundings hide content.
  func redacting(_ role: some ElementRole) -> any ElementRole {
    guard isRedacted else { return role }
    let color = ForegroundStyle()._style(in: self).paint(in: .zero)?.color ?? .black
    return RedactedRole(
      color: color.opacity(RedactedRole.opacity), accessibility: role.accessibility)
  }
}
