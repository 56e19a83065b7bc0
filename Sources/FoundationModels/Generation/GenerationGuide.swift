import Foundation

/// A rule of the values that a model may give a property.
///
///     @Guide(description: "Stars", .range(1...5)) var rating: Int
///     @Guide(.count(3), .element(.anyOf(["red", "green"]))) var colours: [String]
///
/// What a screen tells as an answer is held to it.
public struct GenerationGuide<Value>: Sendable {
  let rules: [GuideRule]
}

extension GenerationGuide where Value == String {
  /// Lets a text be one value alone.
  public static func constant(_ value: String) -> Self { Self(rules: [.anyOf([value])]) }

  /// Lets a text be one of some values.
  public static func anyOf(_ values: [String]) -> Self { Self(rules: [.anyOf(values)]) }

  /// Lets a text be what follows a pattern as a whole.
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self {
    Self(rules: [.pattern(GuidePattern(regex))])
  }
}

extension GenerationGuide where Value == Int {
  /// Keeps a number from being less.
  public static func minimum(_ value: Int) -> Self { Self(rules: [.minimum(Double(value))]) }

  /// Keeps a number from being more.
  public static func maximum(_ value: Int) -> Self { Self(rules: [.maximum(Double(value))]) }

  /// Keeps a number in a range.
  public static func range(_ range: ClosedRange<Int>) -> Self {
    Self(rules: .range(Double(range.lowerBound), Double(range.upperBound)))
  }
}

extension GenerationGuide where Value == Double {
  /// Keeps a number from being less.
  public static func minimum(_ value: Double) -> Self { Self(rules: [.minimum(value)]) }

  /// Keeps a number from being more.
  public static func maximum(_ value: Double) -> Self { Self(rules: [.maximum(value)]) }

  /// Keeps a number in a range.
  public static func range(_ range: ClosedRange<Double>) -> Self {
    Self(rules: .range(range.lowerBound, range.upperBound))
  }
}

extension GenerationGuide where Value == Float {
  /// Keeps a number from being less.
  public static func minimum(_ value: Float) -> Self { Self(rules: [.minimum(Double(value))]) }

  /// Keeps a number from being more.
  public static func maximum(_ value: Float) -> Self { Self(rules: [.maximum(Double(value))]) }

  /// Keeps a number in a range.
  public static func range(_ range: ClosedRange<Float>) -> Self {
    Self(rules: .range(Double(range.lowerBound), Double(range.upperBound)))
  }
}

extension GenerationGuide where Value == Decimal {
  /// Keeps a number from being less.
  public static func minimum(_ value: Decimal) -> Self { Self(rules: [.minimum(value.double)]) }

  /// Keeps a number from being more.
  public static func maximum(_ value: Decimal) -> Self { Self(rules: [.maximum(value.double)]) }

  /// Keeps a number in a range.
  public static func range(_ range: ClosedRange<Decimal>) -> Self {
    Self(rules: .range(range.lowerBound.double, range.upperBound.double))
  }
}

extension Decimal {
  fileprivate var double: Double { NSDecimalNumber(decimal: self).doubleValue }
}

extension GenerationGuide {
  /// Keeps a list from having fewer elements.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { Self(rules: [.minimumCount(count)]) }

  /// Keeps a list from having more elements.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { Self(rules: [.maximumCount(count)]) }

  /// Keeps the number of a list's elements in a range.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    Self(rules: [.minimumCount(range.lowerBound), .maximumCount(range.upperBound)])
  }

  /// Gives a list a number of elements.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { Self(rules: [.minimumCount(count), .maximumCount(count)]) }

  /// Holds each element of a list to a rule.
  public static func element<Element>(
    _ guide: GenerationGuide<Element>
  ) -> GenerationGuide<[Element]> where Value == [Element] {
    Self(rules: guide.rules.map(GuideRule.element))
  }
}

// A macro's argument does not know of which elements a list is.
extension GenerationGuide where Value == [Never] {
  /// Keeps a list from having fewer elements.
  public static func minimumCount(_ count: Int) -> Self { Self(rules: [.minimumCount(count)]) }

  /// Keeps a list from having more elements.
  public static func maximumCount(_ count: Int) -> Self { Self(rules: [.maximumCount(count)]) }

  /// Keeps the number of a list's elements in a range.
  public static func count(_ range: ClosedRange<Int>) -> Self {
    Self(rules: [.minimumCount(range.lowerBound), .maximumCount(range.upperBound)])
  }

  /// Gives a list a number of elements.
  public static func count(_ count: Int) -> Self {
    Self(rules: [.minimumCount(count), .maximumCount(count)])
  }
}
