/// A view that is shown beside its source: a screen of a catalogue that is made of its module's
/// previews.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view that is shown beside its source, in surroundings of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view for each of some arguments, which is shown beside its source.
///
///     #Preview("Rating", arguments: [1, 3, 5]) { stars in Rating(stars) }
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view for each of some arguments, which is shown beside its source, in surroundings of its own.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// State within a `#Preview`.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Reminders", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// The names that previews use for their traits.
public enum Preview {
  /// The traits of a view's environment.
  public enum ViewTraits: Sendable {}
}
