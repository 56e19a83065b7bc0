/// A type whose views are shown beside their source: screens of a catalogue that is made of its
/// module's previews.
///
///     struct HomePreviews: PreviewProvider {
///       static var previews: some View {
///         HomeView()
///         HomeView().environment(\.dynamicTypeSize, .accessibility3)
///       }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show, each a preview of its own.
  @ViewBuilder static var previews: Previews { get }
}

/// The orientation of a preview.
public struct InterfaceOrientation: Hashable, Sendable {
  fileprivate let isLandscape: Bool
  private let name: String

  private init(_ name: String, isLandscape: Bool = false) {
    (self.name, self.isLandscape) = (name, isLandscape)
  }

  /// Upright.
  public static let portrait = InterfaceOrientation("portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation("portraitUpsideDown")
  /// On its side, with the top at the left.
  public static let landscapeLeft = InterfaceOrientation("landscapeLeft", isLandscape: true)
  /// On its side, with the top at the right.
  public static let landscapeRight = InterfaceOrientation("landscapeRight", isLandscape: true)
}

/// Modifiers of previews, which change the screens of a catalogue of previews and no app's.
extension View {
  /// Sets the device that the preview is shown on, by its name or the id of the table.
  ///
  ///     struct HomePreviews: PreviewProvider {
  ///       static var previews: some View { HomeView().previewDevice("iPhone 16 Pro") }
  ///     }
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewModifierOfXcode { $0.device = value?.rawValue })
  }

  /// Sets the layout that the preview is shown in.
  ///
  ///     static var previews: some View { Badge().previewLayout(.sizeThatFits) }
  ///
  /// - Parameter value: The layout.
  /// - Returns: A view that asks for the layout.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewModifierOfXcode { $0.size = value.size })
  }

  /// Sets the title of the preview.
  ///
  ///     struct HomePreviews: PreviewProvider {
  ///       static var previews: some View { HomeView().previewDisplayName("Signed in") }
  ///     }
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewModifierOfXcode { $0.name = value })
  }

  /// Sets the orientation that the preview is shown in.
  ///
  ///     struct HomePreviews: PreviewProvider {
  ///       static var previews: some View {
  ///         HomeView().previewInterfaceOrientation(.landscapeLeft)
  ///       }
  ///     }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewModifierOfXcode { $0.isLandscape = value.isLandscape })
  }
}
