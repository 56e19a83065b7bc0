// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's CoreSpotlight brings Foundation with it, and kinds of data are SwiftUI's here.
@_exported import SwiftUI

/// The kind of an activity that a person begins by a tap on what was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The name of the identifier of what was found, in an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of an activity that goes on with a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The name of the words of a search, in an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The words by which something of an app is found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The kind.
  open var contentType: String
  /// The title.
  open var title: String?
  /// The name that is shown.
  open var displayName: String?
  /// Other names.
  open var alternateNames: [String]?
  /// A sentence on it.
  open var contentDescription: String?
  /// Its own words.
  open var textContent: String?
  /// Words by which it is found.
  open var keywords: [String]?
  /// The bytes of a small picture.
  open var thumbnailData: Data?
  /// The address of a small picture.
  open var thumbnailURL: URL?
  /// The address of it.
  open var contentURL: URL?
  /// The identifier.
  open var identifier: String?
  /// The identifier of what belongs to it.
  open var relatedUniqueIdentifier: String?
  /// The identifier of the group.
  open var domainIdentifier: String?
  /// The date on which it was made.
  open var contentCreationDate: Date?
  /// The date on which it was changed.
  open var contentModificationDate: Date?
  /// The beginning.
  open var startDate: Date?
  /// The end.
  open var endDate: Date?
  /// The name of who has made it.
  open var creator: String?
  /// The names of who has written it.
  open var authorNames: [String]?
  /// The latitude, in degrees.
  open var latitude: NSNumber?
  /// The longitude, in degrees.
  open var longitude: NSNumber?
  /// The name of the place.
  open var namedLocation: String?
  /// The number of stars.
  open var rating: NSNumber?
  /// The time that it takes, in seconds.
  open var duration: NSNumber?
  /// Telephone numbers.
  open var phoneNumbers: [String]?
  /// Addresses of mails.
  open var emailAddresses: [String]?

  /// Creates words of a kind of data.
  public init(contentType: UTType) { self.contentType = contentType.identifier }

  /// Creates words of a kind of data by its identifier.
  public init(itemContentType type: String) { contentType = type }
}

/// Something of an app that is found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The identifier.
  open var uniqueIdentifier: String
  /// The identifier of the group.
  open var domainIdentifier: String?
  /// The date from which on it is no longer found; nil for the usual month.
  open var expirationDate: Date?
  /// The words by which it is found.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates something that is found.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The identifier; nil for a new one.
  ///   - domainIdentifier: The identifier of the group.
  ///   - attributeSet: The words.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? CSSearchableIndex.newIdentifier()
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}
