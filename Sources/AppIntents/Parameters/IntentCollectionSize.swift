/// The number of a parameter's values, by the size of a widget.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The number in each size of a widget; the key nil is for all others.
  public let counts: [IntentWidgetFamily?: Int]

  /// Creates a number for all sizes.
  ///
  /// - Parameter count: The number.
  public init(exactly count: Int) { counts = [nil: count] }

  /// Creates the greatest number for all sizes.
  ///
  /// - Parameter count: The number.
  public init(max count: Int) { counts = [nil: count] }

  /// Creates the least number for all sizes, and the greatest one.
  ///
  /// - Parameters:
  ///   - min: The least number.
  ///   - max: The greatest number.
  public init(min: Int, max: Int) { counts = [nil: max] }

  /// Creates a number for all sizes of a literal.
  public init(integerLiteral value: Int) { self.init(exactly: value) }

  /// Creates numbers by the size of a widget of a literal.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
    counts = Dictionary(elements.map { ($0, $1) }) { $1 }
  }
}

/// A size of widgets, as the parameters of their settings name it.
public enum IntentWidgetFamily: Hashable, CaseIterable, Sendable {
  /// A square.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Two squares side by side, and as high.
  case systemLarge
  /// Two large widgets side by side, on an iPad.
  case systemExtraLarge
  /// A circle of a Lock Screen.
  case accessoryCircular
  /// Some lines of a Lock Screen.
  case accessoryRectangular
  /// A line of a Lock Screen, above the clock.
  case accessoryInline
}
