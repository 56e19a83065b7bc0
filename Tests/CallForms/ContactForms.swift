import Contacts
import SwiftUI

/// Calls of Contacts, in an app's ways.
struct ContactForms: View {
  @StateObject private var model = ContactModel()

  var body: some View {
    List(model.contacts, id: \.identifier) { contact in
      VStack(alignment: .leading) {
        Text(CNContactFormatter.string(from: contact, style: .fullName) ?? "Unnamed")
        Text(contact.phoneNumbers.first?.value.stringValue ?? "")
        Text(contact.emailAddresses.first?.value as String? ?? "")
        ForEach(contact.phoneNumbers, id: \.identifier) { number in
          Text(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: number.label ?? ""))
        }
        if let data = contact.thumbnailImageData, let image = UIImage(data: data) {
          Image(uiImage: image)
        }
      }
    }
    .onAppear(perform: model.ask)
  }
}

private final class ContactModel: ObservableObject {
  @Published var contacts: [CNContact] = []
  private let store = CNContactStore()

  func ask() {
    switch CNContactStore.authorizationStatus(for: .contacts) {
    case .authorized: load()
    case .notDetermined:
      store.requestAccess(for: .contacts) { granted, error in
        if granted { self.load() } else if let error { print(error.localizedDescription) }
      }
    default: contacts = []
    }
  }

  private func load() {
    let keys =
      [
        CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey,
        CNContactImageDataKey,
      ] as [CNKeyDescriptor]
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.sortOrder = .userDefault
    var found: [CNContact] = []
    do {
      try store.enumerateContacts(with: request) { contact, stop in
        found.append(contact)
        if found.count > 99 { stop.pointee = true }
      }
      let predicate = CNContact.predicateForContacts(matchingName: "Ada")
      found += try store.unifiedContacts(
        matching: predicate,
        keysToFetch: [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
    } catch { print(error) }
    contacts = found
  }

  func add() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com")]
    contact.phoneNumbers.append(
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555 0100")))
    contact.birthday = DateComponents(month: 4, day: 1)
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
  }
}
