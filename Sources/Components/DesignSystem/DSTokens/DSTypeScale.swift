/// Sizes of text, as parts of the size of body text.
public struct DSTypeScale: Equatable, Sendable {
  public var large = 34.0 / 17
  public var title = 22.0 / 17
  public var headline = 17.0 / 17
  public var body = 17.0 / 17
  public var small = 15.0 / 17
  public var caption = 13.0 / 17

  /// Creates the proportions of iOS's text styles at the usual text size (HIG, Typography).
  public init() {}
}
