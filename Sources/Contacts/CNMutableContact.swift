import Foundation

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Creates a contact without values.
  ///
  ///     let contact = CNMutableContact()
  ///     contact.givenName = "Ada"
  ///     CNContactStore.know([contact])
  public init() {
    super.init(ContactContent(identifier: ContactRecord.current.nextIdentifier()))
  }

  override init(_ content: ContactContent) { super.init(content) }

  /// The part before the name, such as a title.
  open override var namePrefix: String {
    get { content.namePrefix }
    set { content.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { content.givenName }
    set { content.givenName = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { content.middleName }
    set { content.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { content.familyName }
    set { content.familyName = newValue }
  }
  /// The former family name.
  open override var previousFamilyName: String {
    get { content.previousFamilyName }
    set { content.previousFamilyName = newValue }
  }
  /// The part behind the name.
  open override var nameSuffix: String {
    get { content.nameSuffix }
    set { content.nameSuffix = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { content.nickname }
    set { content.nickname = newValue }
  }
  /// The organisation.
  open override var organizationName: String {
    get { content.organizationName }
    set { content.organizationName = newValue }
  }
  /// The department.
  open override var departmentName: String {
    get { content.departmentName }
    set { content.departmentName = newValue }
  }
  /// The job.
  open override var jobTitle: String {
    get { content.jobTitle }
    set { content.jobTitle = newValue }
  }
  /// The note.
  open override var note: String {
    get { content.note }
    set { content.note = newValue }
  }
  /// The kind.
  open override var contactType: CNContactType {
    get { content.contactType }
    set { content.contactType = newValue }
  }
  /// The birthday; nil where it is unknown.
  open override var birthday: DateComponents? {
    get { content.birthday }
    set { content.birthday = newValue }
  }
  /// The picture; nil for none.
  open override var imageData: Data? {
    get { content.imageData }
    set { content.imageData = newValue }
  }
  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { content.phoneNumbers }
    set { content.phoneNumbers = newValue }
  }
  /// The mail addresses.
  open override var emailAddresses: [CNLabeledValue<String>] {
    get { content.emailAddresses }
    set { content.emailAddresses = newValue }
  }
  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { content.postalAddresses }
    set { content.postalAddresses = newValue }
  }
  /// The pages.
  open override var urlAddresses: [CNLabeledValue<String>] {
    get { content.urlAddresses }
    set { content.urlAddresses = newValue }
  }
}
