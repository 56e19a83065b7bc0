import SwiftUI

/// The search among the sights, and the order of its results.
struct SightQuery: Hashable, Sendable {
  /// The order of the sights.
  enum Sort: Hashable, Sendable, CaseIterable { case rating, name, distance }

  var words = ""
  var filter = SightFilter()
  var sort = Sort.rating

  /// A Boolean value that indicates whether words or conditions narrow the sights.
  var isNarrowed: Bool { !words.isEmpty || filter.count > 0 }

  /// The way out of a search that finds nothing: it names only what narrows the sights.
  var advice: LocalizedStringKey {
    switch (words.isEmpty, filter.count) {
    case (_, 0): "Измените запрос."
    case (true, _): "Сбросьте фильтры."
    case (false, _): "Измените запрос или сбросьте фильтры."
    }
  }

  /// Finds sights and puts them in order, equal ones by their ids.
  ///
  /// - Parameters:
  ///   - sights: All sights.
  ///   - moment: The time that decides what is open.
  ///   - locale: The language whose names the reader sees, and whose alphabet orders them.
  ///   - distance: The distance of a sight in metres; nil where it is not known.
  /// - Returns: The sights that are found.
  func results(
    in sights: [POI], at moment: LocalMoment, locale: Locale, distance: (POI) -> Double?
  ) -> [POI] {
    let found = sights.filter {
      $0.matches(words) && filter.lets($0, distance: distance($0), at: moment)
    }
    switch sort {
    case .rating: return found.sorted { ($1.rating, $0.id) < ($0.rating, $1.id) }
    case .name:
      return found.map { (sight: $0, key: Self.key(for: $0.written(in: locale).shortName)) }
        .sorted { ($0.key, $0.sight.id) < ($1.key, $1.sight.id) }
        .map(\.sight)
    case .distance:
      return found.sorted { (distance($0) ?? 0, $0.id) < (distance($1) ?? 0, $1.id) }
    }
  }

  /// The letters by which an alphabet orders a name: small ones, and Е for Ё.
  ///
  /// They are the same everywhere, unlike a system's own tables.
  private static func key(for name: String) -> String {
    name.lowercased().replacing("ё", with: "е")
  }
}
