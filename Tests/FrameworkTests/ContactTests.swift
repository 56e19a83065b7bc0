import Contacts
import StageSupport
import SwiftUI
import Testing

/// A person's contacts, which are empty unless told.
@MainActor @Suite(.serialized) struct ContactTests {
  private let store = CNContactStore()
  private let keys = [CNContactGivenNameKey as CNKeyDescriptor]

  private static func contact(_ given: String, _ family: String) -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = (given, family)
    return contact
  }

  private func names(_ order: CNContactSortOrder, _ predicate: NSPredicate? = nil) throws
    -> [String]
  {
    let request = CNContactFetchRequest(keysToFetch: keys)
    (request.sortOrder, request.predicate) = (order, predicate)
    var names: [String] = []
    try store.enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
    return names
  }

  @Test func nobodyHasBeenAsked() async {
    CNContactStore.know(nil)
    defer { CNContactStore.know(nil) }
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    #expect(throws: CNError(.authorizationDenied)) { try names(.none) }
    await #expect(throws: CNError(.authorizationDenied)) {
      try await store.requestAccess(for: .contacts)
    }
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    CNContactStore.know([])
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
  }

  @Test func contactsAreFound() throws {
    let ada = Self.contact("Ada", "Young")
    ada.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+49 (431) 55"))
    ]
    ada.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.com" as NSString)]
    CNContactStore.know([ada, Self.contact("Émile", "Álvarez"), Self.contact("Cy", "")])
    defer { CNContactStore.know(nil) }
    ada.givenName = "Changed afterwards"
    #expect(try names(.none) == ["Ada", "Émile", "Cy"])
    #expect(try names(.familyName) == ["Émile", "Cy", "Ada"])
    #expect(try names(.givenName) == ["Ada", "Cy", "Émile"])
    #expect(try names(.none, CNContact.predicateForContacts(matchingName: "emi alv")) == ["Émile"])
    let number = CNPhoneNumber(stringValue: "4943155")
    #expect(try names(.none, CNContact.predicateForContacts(matching: number)) == ["Ada"])
    let mail = CNContact.predicateForContacts(matchingEmailAddress: "Ada@example.com")
    let found = try store.unifiedContacts(matching: mail, keysToFetch: keys)
    #expect(found.map(\.identifier) == [ada.identifier])
    var count = 0
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, stops in
      count += 1
      stops.pointee = true
    }
    #expect(count == 1)
  }

  @Test func changesAreCarriedOutTogether() throws {
    let ada = Self.contact("Ada", "Young")
    CNContactStore.know([ada])
    defer { CNContactStore.know(nil) }
    let request = CNSaveRequest()
    let copy = try #require(
      try store.unifiedContact(withIdentifier: ada.identifier, keysToFetch: keys).mutableCopy()
        as? CNMutableContact)
    copy.givenName = "Adele"
    request.update(copy)
    request.add(Self.contact("Bea", ""), toContainerWithIdentifier: nil)
    try store.execute(request)
    #expect(try names(.none) == ["Adele", "Bea"])
    let wrong = CNSaveRequest()
    wrong.delete(copy)
    wrong.delete(Self.contact("Nobody", ""))
    #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(wrong) }
    #expect(try names(.none) == ["Adele", "Bea"])
  }

  @Test func namesAndLabelsAreWritten() {
    let ada = Self.contact("Ada", "Young")
    ada.middleName = "B."
    let formatter = CNContactFormatter()
    #expect(formatter.string(from: ada) == "Ada B. Young")
    #expect(formatter.string(from: Self.contact("太郎", "山田")) == "山田太郎")
    let firm = CNMutableContact()
    #expect(formatter.string(from: firm) == nil)
    firm.organizationName = "Harbour"
    #expect(formatter.string(from: firm) == "Harbour")
    let labels = [CNLabelPhoneNumberMobile, CNLabelPhoneNumberHomeFax, "Boat"]
    #expect(
      labels.map { CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: $0) } == [
        "mobile", "home fax", "Boat",
      ])
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode) = ("1 Quay", "Kiel", "24103")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "1 Quay\nKiel 24103")
  }

  @Test func aStillShowsWhatAScreenTells() throws {
    let stage = Stage(People().onAppear { CNContactStore.know([Self.contact("Ada", "Young")]) })
    #expect(try stage.shows("Ada Young"))
    #expect(try Stage(People()).shows("Nobody"))
  }
}

private struct People: View {
  @State private var line = "…"

  var body: some View {
    Text(line).task {
      let store = CNContactStore()
      guard (try? await store.requestAccess(for: .contacts)) == true else {
        line = "Nobody"
        return
      }
      let request = CNContactFetchRequest(keysToFetch: [
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
      ])
      try? store.enumerateContacts(with: request) { contact, _ in
        line = CNContactFormatter.string(from: contact, style: .fullName) ?? "Unnamed"
      }
    }
  }
}
