// Apple's Contacts brings Foundation with it.
@_exported import Foundation

/// A kind of what a store has.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// An answer of a person whether an app may see the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// None yet, a rule against it, no, yes, and some of them.
  case notDetermined, restricted, denied, authorized, limited
}

/// An error of a store.
public struct CNError: Error, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// The person has not said yes.
    case authorizationDenied = 100
    /// There is no such contact, and there is one already.
    case recordDoesNotExist = 200, insertedRecordAlreadyExists
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}

/// The store of a person's contacts, which is empty unless ``know(_:)`` fills it.
///
/// What is told where the catalogue is made is on every screen; what a screen tells or saves is its
/// own.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  /// Tells of a person's contacts, and that the person lets the app see them.
  ///
  ///     let ada = CNMutableContact()
  ///     ada.givenName = "Ada"
  ///     ada.phoneNumbers = [
  ///       CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555 0100"))
  ///     ]
  ///     CNContactStore.know([ada])
  ///
  /// - Parameter contacts: The contacts; nil for a person who has not been asked.
  public static func know(_ contacts: [CNContact]?) {
    let kept = contacts.map { $0.map { CNContact($0.content) } }
    ContactRecord.current.change {
      ($0.contacts, $0.wasAsked) = (kept, false)
    }
  }

  /// Returns the person's answer so far.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    let record = ContactRecord.current.value
    if record.contacts != nil { return .authorized }
    return record.wasAsked ? .denied : .notDetermined
  }

  private func ask() throws {
    ContactRecord.current.change { $0.wasAsked = true }
    _ = try known()
  }

  private func known() throws -> [CNContact] {
    guard let contacts = ContactRecord.current.value.contacts else {
      throw CNError(.authorizationDenied)
    }
    return contacts
  }

  /// Asks the person, who says no unless ``know(_:)`` tells otherwise.
  ///
  /// - Throws: ``CNError`` where the person says no.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try ask()
    return true
  }

  /// Asks the person, and calls a closure with the answer at once.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    do {
      try ask()
      completionHandler(true, nil)
    } catch { completionHandler(false, error) }
  }

  /// Returns the contacts that a condition takes, as they are told.
  ///
  /// - Throws: ``CNError`` where the person has not said yes.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { try known().filter { predicate.evaluate(with: $0) } }

  /// Returns the contact of an identifier.
  ///
  /// - Throws: ``CNError`` where there is none, or the person has not said yes.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let contact = try known().first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  /// Calls a closure with each contact that a question is for, until the closure stops it.
  ///
  /// - Throws: ``CNError`` where the person has not said yes.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stops = ObjCBool(false)
    for contact in fetchRequest.sortOrder.sorted(try known())
    where fetchRequest.predicate?.evaluate(with: contact) ?? true {
      let found = fetchRequest.mutableObjects ? CNMutableContact(contact.content) : contact
      block(found, &stops)
      if stops.boolValue { return }
    }
  }

  /// Carries out changes.
  ///
  /// - Throws: ``CNError`` where the person has not said yes, or a contact is there already or not
  ///   there; none of the changes is carried out then.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    var contacts = try known()
    for change in saveRequest.changes { try change(&contacts) }
    ContactRecord.current.change { [contacts] in $0.contacts = contacts }
  }
}

/// Changes of contacts that are carried out together.
open class CNSaveRequest: NSObject {
  var changes: [(inout [CNContact]) throws -> Void] = []

  /// Creates a request without changes.
  public override init() { super.init() }

  /// Adds a contact, to the one account that there is.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append { contacts in
      if contacts.contains(contact) { throw CNError(.insertedRecordAlreadyExists) }
      contacts.append(CNContact(contact.content))
    }
  }

  /// Changes a contact.
  open func update(_ contact: CNMutableContact) {
    changes.append { contacts in
      guard let index = contacts.firstIndex(of: contact) else {
        throw CNError(.recordDoesNotExist)
      }
      contacts[index] = CNContact(contact.content)
    }
  }

  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) {
    changes.append { contacts in
      guard let index = contacts.firstIndex(of: contact) else {
        throw CNError(.recordDoesNotExist)
      }
      contacts.remove(at: index)
    }
  }
}

extension Notification.Name {
  /// The name of the notification of changes by others, which do not come.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChange")
}
