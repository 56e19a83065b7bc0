import DisplayList

/// A screen of an app: a name, and a function that draws it for a device.
public struct Screen: Sendable {
  /// Draws a screen as it is held, in one scheme; the list is in points and serves all scales.
  public typealias Render = @MainActor @Sendable (RenderContext) throws -> DisplayList

  /// The name in file names and filters, such as `saransk-catalogue`.
  public let name: String
  /// The name that people read in the gallery.
  public let title: String
  /// The devices that the screen is drawn on.
  public let coverage: Coverage
  /// Settings of a person under which the screen is drawn too.
  public let variants: [Variant]
  /// What draws the screen.
  public let render: Render

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: Lower-case Latin letters, digits and hyphens.
  ///   - title: The name that people read.
  ///   - coverage: The devices that the screen is drawn on.
  ///   - variants: Settings of a person under which the screen is drawn too; see ``Matrix``.
  ///   - render: Draws the screen; it must give equal lists for equal contexts.
  public init(
    _ name: String, title: String, on coverage: Coverage = .all, variants: [Variant] = [],
    render: @escaping Render
  ) {
    (self.name, self.title, self.coverage) = (name, title, coverage)
    (self.variants, self.render) = (variants, render)
  }
}
