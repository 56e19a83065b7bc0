import Foundation

/// A kind of contact.
public enum CNContactType: Int, Sendable {
  /// Somebody, and an organisation.
  case person, organization
}

/// The values of a contact.
struct ContactContent: Sendable {
  var identifier: String
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var note = ""
  var contactType = CNContactType.person
  var birthday: DateComponents?
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<String>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<String>] = []
}

/// A person or an organisation of somebody's contacts, which does not change.
///
/// All of it is there, whichever keys it was fetched with.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var content: ContactContent

  init(_ content: ContactContent) { self.content = content }

  /// The identifier.
  open var identifier: String { content.identifier }
  /// The part before the name, such as a title.
  open var namePrefix: String { content.namePrefix }
  /// The given name.
  open var givenName: String { content.givenName }
  /// The middle name.
  open var middleName: String { content.middleName }
  /// The family name.
  open var familyName: String { content.familyName }
  /// The former family name.
  open var previousFamilyName: String { content.previousFamilyName }
  /// The part behind the name.
  open var nameSuffix: String { content.nameSuffix }
  /// The nickname.
  open var nickname: String { content.nickname }
  /// The organisation.
  open var organizationName: String { content.organizationName }
  /// The department.
  open var departmentName: String { content.departmentName }
  /// The job.
  open var jobTitle: String { content.jobTitle }
  /// The note.
  open var note: String { content.note }
  /// The kind.
  open var contactType: CNContactType { content.contactType }
  /// The birthday; nil where it is unknown.
  open var birthday: DateComponents? { content.birthday }
  /// The picture; nil for none.
  open var imageData: Data? { content.imageData }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { content.phoneNumbers }
  /// The mail addresses.
  open var emailAddresses: [CNLabeledValue<String>] { content.emailAddresses }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { content.postalAddresses }
  /// The pages.
  open var urlAddresses: [CNLabeledValue<String>] { content.urlAddresses }
  /// The small picture, which is the picture itself; nil for none.
  open var thumbnailImageData: Data? { content.imageData }
  /// A Boolean value that indicates whether there is a picture.
  open var imageDataAvailable: Bool { content.imageData != nil }

  /// Returns true: all of a contact is there.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Returns true: all of a contact is there.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Returns a contact of the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(content) }

  /// Returns a contact of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(content) }

  /// Returns a Boolean value that indicates whether another contact is the same one.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.identifier == identifier
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hash }
}
