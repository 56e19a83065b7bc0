/// A type whose views are shown beside their source: a screen of a catalogue that is made of its
/// module's previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

/// A device on which Xcode shows a view.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The layout in which Xcode shows a view.
public enum PreviewLayout: Equatable, Sendable {
  /// The size of a device, or that of the content.
  case device, sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a preview in Xcode.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its side, with the top at the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its side, with the top at the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let previews = AcceptedFamily(
    file: "AcceptedPreviews", title: "Xcode's previews",
    decisions: [
      (
        "Only Xcode asks for it.",
        ["previewDevice", "previewLayout", "previewDisplayName", "previewInterfaceOrientation"]
      )
    ])
}

/// Modifiers of Xcode's previews, which no app shows.
extension View {
  /// Has no effect: only Xcode asks for it.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has no effect: only Xcode asks for it.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Has no effect: only Xcode asks for it.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Has no effect: only Xcode asks for it.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
