import Combine
import SwiftUI

/// The reviews of a sight, and the one that the user writes.
///
/// There is one for all pages of a sight, so that what is published on one shows on the others.
@MainActor final class ReviewsViewModel: ObservableObject {
  /// The fewest letters of a review.
  static let leastLength = 10

  @Published private(set) var reviews = Loadable<[Review]>.loading
  @Published var stars = 0 { didSet { starsError = nil } }
  @Published var text = "" { didSet { textError = nil } }
  @Published private(set) var starsError: LocalizedStringKey?
  @Published private(set) var textError: LocalizedStringKey?
  /// The failure to publish what was written.
  @Published private(set) var failure: LocalizedStringKey?
  /// The user's own reviews of this sight.
  @Published private(set) var own: [Review] = []
  let sight: POI
  private let service: any ReviewService
  private let moment: LocalMoment
  private var subscriptions: Set<AnyCancellable> = []

  init(sight: POI, service: any ReviewService, moment: LocalMoment) {
    (self.sight, self.service, self.moment) = (sight, service, moment)
    load()
  }

  func load() {
    service.reviews(of: sight.id).sink { [weak self] in
      if case .failure = $0 { self?.reviews = .failed }
    } receiveValue: { [weak self] in
      self?.reviews = .loaded($0)
    }
    .store(in: &subscriptions)
  }

  /// A Boolean value that indicates whether nothing has been written or chosen that could be
  /// published.
  var isEmpty: Bool { stars == 0 && text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  /// The numbers of reviews with five stars, four, and so on.
  var histogram: [Int] {
    own.reduce(into: sight.stars) { stars, review in stars[5 - review.stars] += 1 }
  }

  var count: Int { histogram.reduce(0, +) }

  /// The mean of all stars; without reviews none.
  var mean: Double {
    let sum = zip(histogram, [5, 4, 3, 2, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return count == 0 ? 0 : Double(sum) / Double(count)
  }

  /// Checks and publishes what was written.
  ///
  /// - Returns: True where it was right.
  func submit(as author: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    starsError = (1...5).contains(stars) ? nil : "Поставьте оценку от одной до пяти звёзд."
    textError =
      text.count < Self.leastLength ? "Напишите хотя бы \(Self.leastLength) символов." : nil
    failure = nil
    guard starsError == nil, textError == nil else { return false }
    let review = Review(
      id: FreshID.make("own-\(sight.id)-", beside: known), sight: sight.id, author: author,
      stars: stars, date: moment.day, text: text)
    var isDone = false
    service.add(review).sink { [weak self] in
      if case .failure = $0 { self?.failure = "Отзыв не опубликован. Попробуйте ещё раз." }
    } receiveValue: { [weak self] in
      self?.own.append($0)
      isDone = true
    }
    .store(in: &subscriptions)
    guard isDone else { return false }
    // The next review begins with an empty form.
    (stars, self.text) = (0, "")
    load()
    return true
  }

  /// The ids of the reviews that are there.
  private var known: [Review.ID] { ((reviews.value ?? []) + own).map(\.id) }
}
