/// A fact that is told of a film or a sound; of none any is read.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  override init() {}

  /// The common name of the fact.
  open var commonKey: AVMetadataKey? { nil }
  /// The identifier of the fact.
  open var identifier: AVMetadataIdentifier? { nil }
  /// The value.
  open var value: (any Sendable)? { nil }
  /// The value as a text.
  open var stringValue: String? { nil }
  /// The value as a number.
  open var numberValue: NSNumber? { nil }
  /// The value as a date.
  open var dateValue: Date? { nil }
  /// The value as data.
  open var dataValue: Data? { nil }

  /// Returns those of facts that have an identifier.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// The common name of a fact.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The performer.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The name of the album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The cover.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The author.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  /// The description.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The day on which it was made.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// The kind.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
}

/// The identifier of a fact.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The letters of the identifier.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// The performer.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// The name of the album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  /// The cover.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(
    rawValue: "comn/description")
}
