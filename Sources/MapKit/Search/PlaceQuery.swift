/// A search for places with its settings, as they were when it was begun.
struct PlaceQuery: Sendable {
  /// The text that is searched; nil where all places of the region answer.
  var text: String?
  /// The part of the Earth that is searched; nil for all of it.
  var region: MKCoordinateRegion?
  /// A Boolean value that indicates whether no place beyond the region answers.
  var needsRegion = false
  /// The radius around the region's centre beyond which no place answers, in metres.
  var radius: CLLocationDistance?
  /// The kinds of answers.
  var resultTypes: MKLocalSearch.ResultType
  /// The choice among places of interest.
  var filter: MKPointOfInterestFilter?
  /// The choice among addresses.
  var addressFilter: MKAddressFilter?

  /// Returns the places that answer, of the region where it has any, the nearest to its centre
  /// first.
  func answers(of items: [MKMapItem]) -> [MKMapItem] {
    let found = items.filter { matches($0) && passes($0) }
    guard let region else { return found }
    let within = found.filter { isWithin(region, $0) }
    return nearestFirst(within.isEmpty && !needsRegion ? found : within, region.center)
  }

  /// Returns a Boolean value that indicates whether the place has all words of the text, without
  /// regard to case; of a word with an `s` at its end the singular counts too.
  private func matches(_ item: MKMapItem) -> Bool {
    guard let text else { return true }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let searched = item.searchedText.lowercased()
    let isFound = { (word: Substring) in
      searched.contains(word)
        || word.count > 3 && word.last == "s" && searched.contains(word.dropLast())
    }
    return !words.isEmpty && words.allSatisfy(isFound)
  }

  private func passes(_ item: MKMapItem) -> Bool {
    guard !resultTypes.isDisjoint(with: item.resultTypes) else { return false }
    if let category = item.pointOfInterestCategory { return filter?.includes(category) ?? true }
    guard resultTypes.contains(.address) || filter == nil else { return false }
    return addressFilter?.passes(item.placemark) ?? true
  }

  private func isWithin(_ region: MKCoordinateRegion, _ item: MKMapItem) -> Bool {
    guard let radius else { return region.contains(item.placemark.coordinate) }
    return region.center.distance(to: item.placemark.coordinate) <= radius
  }

  private func nearestFirst(
    _ items: [MKMapItem], _ center: CLLocationCoordinate2D
  ) -> [MKMapItem] {
    let distances = items.enumerated().map { index, item in
      (center.distance(to: item.placemark.coordinate), index)
    }
    return distances.sorted { $0 < $1 }.map { items[$0.1] }
  }
}

extension MKMapItem {
  /// All that a search looks through: names, address and kind.
  fileprivate var searchedText: String {
    [
      name, placemark.searchedText, address?.fullAddress, pointOfInterestCategory?.searchedText,
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// The kinds of answers that the item can be: with a category a place of interest, else an
  /// address, or with a name of its own anything.
  fileprivate var resultTypes: MKLocalSearch.ResultType {
    if pointOfInterestCategory != nil { return .pointOfInterest }
    return ownName == nil ? .address : [.address, .pointOfInterest, .physicalFeature]
  }
}

extension CLLocationCoordinate2D {
  /// Returns the metres to another place on the sphere.
  func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    CLLocation(latitude: latitude, longitude: longitude).distance(
      from: CLLocation(latitude: other.latitude, longitude: other.longitude))
  }
}
