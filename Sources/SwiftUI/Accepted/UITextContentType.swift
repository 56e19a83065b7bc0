/// The meaning of a field's content, by which a keyboard suggests.
///
///     TextField("Email", text: $text).textContentType(.emailAddress)
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
