/// A part of the surroundings that a `#Preview` block asks for.
public struct PreviewTrait<T>: Sendable {
  /// Changes what a preview asks for.
  let change: @MainActor @Sendable (inout PreviewTraits) -> Void

  /// Creates a trait of several others.
  public init(_ traits: PreviewTrait<T>...) {
    self.init { all in for trait in traits { trait.change(&all) } }
  }

  private init(change: @escaping @MainActor @Sendable (inout PreviewTraits) -> Void) {
    self.change = change
  }

  /// The default layout, of a device.
  public static var defaultLayout: Self { Self { $0.surroundings.size = .device } }
  /// The size of the content.
  public static var sizeThatFitsLayout: Self { Self { $0.surroundings.size = .fitting } }
  /// A device that stands upright.
  public static var portrait: Self { Self { $0.surroundings.isLandscape = false } }
  /// A device that stands upside down.
  public static var portraitUpsideDown: Self { Self { $0.surroundings.isLandscape = false } }
  /// A device on its side, with the top at the left.
  public static var landscapeLeft: Self { Self { $0.surroundings.isLandscape = true } }
  /// A device on its side, with the top at the right.
  public static var landscapeRight: Self { Self { $0.surroundings.isLandscape = true } }

  /// Returns a layout of a size in points.
  ///
  ///     #Preview(traits: .fixedLayout(width: 320, height: 64)) { NoteView() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self { $0.surroundings.size = .fixed(width: width, height: height) }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns surroundings that several previews share, such as a filled store.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    // A modifier is made in a preview's declaration, and used on the main actor alone.
    nonisolated(unsafe) let modifier = modifier
    return Self {
      $0.wraps.append { AnyView(PreviewInContext(modifier: modifier, content: $0)) }
    }
  }
}

/// All that the traits of a block ask for.
struct PreviewTraits {
  var surroundings = PreviewSurroundings()
  /// Put views around the preview, the innermost first.
  var wraps: [@MainActor (AnyView) -> AnyView] = []

  @MainActor init(_ traits: [PreviewTrait<Preview.ViewTraits>] = []) {
    for trait in traits { trait.change(&self) }
  }
}
