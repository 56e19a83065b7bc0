import Foundation
import Testing

@testable import Components

/// Ratings are written as Foundation writes them.
@MainActor @Suite struct RatingTests {
  @Test func ratingsAreWrittenAsFoundationDoes() {
    let locale = Locale(identifier: "ru_RU")
    let halves = stride(from: 0.0, through: 6, by: 0.05).flatMap {
      [$0.nextDown, $0, $0.nextUp]
    }
    for rating in halves + [4.25, 0.25, 4.35, 9.95, 99.95, 10, 120.5] where rating >= 0 {
      let expected = String(format: "%.1f", locale: locale, rating)
      #expect(RatingLabel(rating).written == expected)
    }
  }
}
