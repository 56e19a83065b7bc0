/// A view that is shown beside its source: a screen of a catalogue that is made of its module's
/// previews.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view that is shown beside its source, in surroundings of Xcode's.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// State within a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// The names that previews use for Xcode.
public enum Preview {
  /// The traits of a view's environment.
  public enum ViewTraits: Sendable {}
}

/// The environment that Xcode gives to a preview.
public struct PreviewTrait<Kind>: Sendable {
  /// The default layout.
  public static var defaultLayout: Self { Self() }
  /// The size of the content.
  public static var sizeThatFitsLayout: Self { Self() }
  /// A device that stands upright.
  public static var portrait: Self { Self() }
  /// A device that stands upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// A device on its side, with the top at the left.
  public static var landscapeLeft: Self { Self() }
  /// A device on its side, with the top at the right.
  public static var landscapeRight: Self { Self() }

  /// Returns a layout of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
