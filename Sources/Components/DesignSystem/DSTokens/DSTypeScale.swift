/// Sizes of text, as parts of the size of body text.
public struct DSTypeScale: Equatable, Sendable {
  /// The size of a screen's title, by that of body text.
  public var large = 34.0 / 17
  /// The size of a title, by that of body text.
  public var title = 22.0 / 17
  /// The size of a headline, by that of body text.
  public var headline = 17.0 / 17
  /// The size of body text: 1.
  public var body = 17.0 / 17
  /// The size of labels, by that of body text.
  public var small = 15.0 / 17
  /// The size of captions, by that of body text.
  public var caption = 13.0 / 17

  /// Creates the proportions of iOS's text styles at the usual text size (HIG, Typography).
  public init() {}
}
