/// A place that a completer proposes.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The name of the place, or the street.
  public let title: String
  /// The address below the title; empty where nothing more is known.
  public let subtitle: String
  /// The ranges of the title that the person has typed, as `rangeValue` of each.
  public let titleHighlightRanges: [NSValue]
  /// The ranges of the subtitle that the person has typed, as `rangeValue` of each.
  public let subtitleHighlightRanges: [NSValue]
  let item: MKMapItem

  init(_ item: MKMapItem, fragment: String) {
    let address = item.address?.fullAddress ?? ""
    let title = item.name ?? item.placemark.street ?? item.placemark.locality ?? address
    let parts = address.components(separatedBy: ", ")
    (self.item, self.title) = (item, title)
    subtitle = (parts.first == title ? Array(parts.dropFirst()) : parts).joined(separator: ", ")
    titleHighlightRanges = Self.ranges(of: fragment, in: title)
    subtitleHighlightRanges = Self.ranges(of: fragment, in: subtitle)
  }

  /// Returns the first range of each word of a fragment, in UTF-16 units.
  private static func ranges(of fragment: String, in text: String) -> [NSValue] {
    fragment.split { !$0.isLetter && !$0.isNumber }
      .compactMap { text.range(of: $0, options: .caseInsensitive) }
      .map { NSValue(range: NSRange($0, in: text)) }
  }
}
