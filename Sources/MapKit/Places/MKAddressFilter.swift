/// A choice among addresses by their finest part.
///
///     let completer = MKLocalSearchCompleter()
///     completer.addressFilter = MKAddressFilter(including: .locality)
open class MKAddressFilter: NSObject, @unchecked Sendable {
  /// Parts of addresses.
  public struct Option: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Countries.
    public static let country = Option(rawValue: 1 << 0)
    /// Regions and states.
    public static let administrativeArea = Option(rawValue: 1 << 1)
    /// Districts and counties.
    public static let subAdministrativeArea = Option(rawValue: 1 << 2)
    /// Towns.
    public static let locality = Option(rawValue: 1 << 3)
    /// Parts of towns.
    public static let subLocality = Option(rawValue: 1 << 4)
    /// Postal codes.
    public static let postalCode = Option(rawValue: 1 << 5)
  }

  /// The filter that lets all addresses pass.
  public class var includingAll: MKAddressFilter { MKAddressFilter(excluding: []) }
  /// The filter that lets no address pass.
  public class var excludingAll: MKAddressFilter { MKAddressFilter(including: []) }

  private let options: Option
  private let isInclusive: Bool

  /// Creates a filter that lets addresses pass whose finest part is one of these.
  public init(including options: Option) { (self.options, isInclusive) = (options, true) }

  /// Creates a filter that lets addresses pass whose finest part is none of these.
  public init(excluding options: Option) { (self.options, isInclusive) = (options, false) }

  /// Returns a Boolean value that indicates whether parts pass.
  open func includes(_ options: Option) -> Bool {
    isInclusive ? self.options.isSuperset(of: options) : self.options.isDisjoint(with: options)
  }

  /// Returns a Boolean value that indicates whether parts do not pass.
  open func excludes(_ options: Option) -> Bool { !includes(options) }

  /// Returns a Boolean value that indicates whether a place passes; a street is finer than any part
  /// that a filter names.
  func passes(_ place: CLPlacemark) -> Bool {
    let part = Self.finestPart(of: place)
    return part.isEmpty ? !isInclusive : includes(part)
  }

  private static func finestPart(of place: CLPlacemark) -> Option {
    let parts: [(String?, Option)] = [
      (place.thoroughfare, []), (place.subLocality, .subLocality), (place.locality, .locality),
      (place.postalCode, .postalCode), (place.subAdministrativeArea, .subAdministrativeArea),
      (place.administrativeArea, .administrativeArea), (place.country, .country),
    ]
    return parts.first { $0.0 != nil }?.1 ?? []
  }
}
