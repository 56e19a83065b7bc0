import Foundation

/// A phone number, as it was written.
public final class CNPhoneNumber: NSObject, Sendable {
  /// The number.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }

  /// The digits, by which numbers are compared.
  var digits: String { stringValue.filter(\.isNumber) }

  /// The number.
  public override var description: String { stringValue }
}

/// A postal address, which does not change.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Content: Sendable {
    var street = ""
    var subLocality = ""
    var city = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  var content: Content

  init(_ content: Content) { self.content = content }

  /// The street.
  open var street: String { content.street }
  /// The part of the city.
  open var subLocality: String { content.subLocality }
  /// The city.
  open var city: String { content.city }
  /// The state.
  open var state: String { content.state }
  /// The postal code.
  open var postalCode: String { content.postalCode }
  /// The country.
  open var country: String { content.country }
  /// The code of the country.
  open var isoCountryCode: String { content.isoCountryCode }

  /// Returns an address of the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(content) }

  /// Returns an address of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(content) }

  /// The address in one line.
  open override var description: String {
    CNPostalAddressFormatter.lines(of: self).joined(separator: ", ")
  }
}

/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// Creates an address without values.
  public init() { super.init(Content()) }

  override init(_ content: Content) { super.init(content) }

  /// The street.
  open override var street: String {
    get { content.street }
    set { content.street = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { content.subLocality }
    set { content.subLocality = newValue }
  }
  /// The city.
  open override var city: String {
    get { content.city }
    set { content.city = newValue }
  }
  /// The state.
  open override var state: String {
    get { content.state }
    set { content.state = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { content.postalCode }
    set { content.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { content.country }
    set { content.country = newValue }
  }
  /// The code of the country.
  open override var isoCountryCode: String {
    get { content.isoCountryCode }
    set { content.isoCountryCode = newValue }
  }
}

/// A way to write postal addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// Lines of a letter.
  case mailingAddress
}

/// Writes postal addresses in the order of the United States, whichever their country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  static func lines(of address: CNPostalAddress) -> [String] {
    let city = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
    return [address.street, city.joined(separator: " "), address.country].filter { !$0.isEmpty }
  }

  /// Returns the lines of an address.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String { lines(of: postalAddress).joined(separator: "\n") }

  /// Returns the lines of an address.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: .mailingAddress)
  }
}
