import Foundation

/// An order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// As they are told, the person's own, by given and by family name.
  case none, userDefault, givenName, familyName

  func sorted(_ contacts: [CNContact]) -> [CNContact] {
    switch self {
    case .none: contacts
    case .givenName: contacts.sorted { key($0.givenName, $0) < key($1.givenName, $1) }
    case .userDefault, .familyName:
      contacts.sorted { key($0.familyName, $0) < key($1.familyName, $1) }
    }
  }

  /// Returns the name that is compared first, then the whole one, without regard to case and marks.
  private func key(_ name: String, _ contact: CNContact) -> (String, String) {
    let whole = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
    return ((name.isEmpty ? whole : name).plain, whole.plain)
  }
}

extension String {
  /// The text without regard to case and marks.
  var plain: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}

/// A question for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The keys of what is asked for.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition; nil for all contacts.
  open var predicate: NSPredicate?
  /// The order.
  open var sortOrder = CNContactSortOrder.none
  /// A Boolean value that indicates whether contacts can be changed.
  open var mutableObjects = false
  /// A Boolean value that indicates whether contacts of several accounts are one, as they are here.
  open var unifyResults = true

  /// Creates a question for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

extension CNContact {
  private static func condition(_ holds: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(holds) ?? false }
  }

  /// Returns the condition that each word of a text begins a part of the name.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let words = name.plain.split(separator: " ")
    return condition { contact in
      let parts = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname,
        contact.organizationName,
      ].flatMap { $0.plain.split(separator: " ") }
      return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
    }
  }

  /// Returns the condition that a contact has one of some identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    condition { identifiers.contains($0.identifier) }
  }

  /// Returns the condition that a contact has a phone number, compared by its digits.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    condition { $0.phoneNumbers.contains { $0.value.digits == phoneNumber.digits } }
  }

  /// Returns the condition that a contact has a mail address.
  public class func predicateForContacts(
    matchingEmailAddress emailAddress: String
  ) -> NSPredicate {
    condition { $0.emailAddresses.contains { $0.value.plain == emailAddress.plain } }
  }
}
