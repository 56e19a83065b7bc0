import Foundation

/// A way to write names.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The whole name, and how it is spoken.
  case fullName, phoneticFullName
}

/// An order of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The person's own, the given name first, and the family name first.
  case userDefault, givenNameFirst, familyNameFirst
}

/// Writes the names of contacts.
///
/// The given name is first, but in the scripts of East Asia, where the family name is and nothing
/// is between the two.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The way to write.
  open var style = CNContactFormatterStyle.fullName

  private struct Keys: CNKeyDescriptor {}

  /// Returns the keys that a way to write needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { Keys() }

  /// Returns the order of the parts of a contact's name.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    isEastAsian(contact) ? .familyNameFirst : .givenNameFirst
  }

  /// Returns what is written between the parts of a contact's name.
  open class func delimiter(for contact: CNContact) -> String {
    isEastAsian(contact) ? "" : " "
  }

  private static func isEastAsian(_ contact: CNContact) -> Bool {
    let name = contact.familyName + contact.givenName
    return !name.isEmpty && name.unicodeScalars.allSatisfy { isEastAsian($0.value) }
  }

  /// Returns a Boolean value that indicates whether a character is kana, an ideograph or Hangul.
  private static func isEastAsian(_ code: UInt32) -> Bool {
    [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF].contains { $0.contains(code) }
  }

  /// Returns a contact's name; the nickname or the organisation where it has none, else nil.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let (given, family) = (contact.givenName, contact.familyName)
    let parts =
      isEastAsian(contact)
      ? [contact.namePrefix, family, given, contact.nameSuffix]
      : [contact.namePrefix, given, contact.middleName, family, contact.nameSuffix]
    let name = parts.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
    return [name, contact.nickname, contact.organizationName].first { !$0.isEmpty }
  }

  /// Returns a contact's name; nil where it has none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
