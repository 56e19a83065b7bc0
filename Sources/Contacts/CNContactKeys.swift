// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A part of a contact that is asked for, such as ``CNContactGivenNameKey``.
public protocol CNKeyDescriptor: Sendable {}

extension String: CNKeyDescriptor {}

/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the kind of contact.
public let CNContactTypeKey = "contactType"
/// The key of what stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the former family name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of what stands behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organisation.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the pages.
public let CNContactUrlAddressesKey = "urlAddresses"
