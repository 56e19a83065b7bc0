import Foundation

/// Something in the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// The identifier.
  open var localIdentifier: String { "" }

  /// Creates an object that stands for none.
  public required override init() { super.init() }
}

/// A kind of picture.
public enum PHAssetMediaType: Int, Sendable {
  /// Another one, a picture, a film, or a sound.
  case unknown, image, video, audio
}

/// A picture or a film of the library, which there are none of.
public final class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  public var mediaType: PHAssetMediaType { .unknown }
  /// The width, in pixels.
  public var pixelWidth: Int { 0 }
  /// The height, in pixels.
  public var pixelHeight: Int { 0 }
  /// The date on which it was taken.
  public var creationDate: Date? { nil }
  /// The date on which it was changed.
  public var modificationDate: Date? { nil }
  /// The time that a film takes, in seconds.
  public var duration: TimeInterval { 0 }
  /// A Boolean value that indicates whether a person likes it.
  public var isFavorite: Bool { false }
  /// A Boolean value that indicates whether it is hidden.
  public var isHidden: Bool { false }

  /// Returns the pictures of the library: none.
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  /// Returns the pictures of a kind: none.
  public static func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns the pictures of an album: none.
  public static func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns the pictures of some identifiers: none.
  public static func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// An album of the library, which there are none of.
public final class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The title.
  public var localizedTitle: String? { nil }
  /// The number of pictures, as far as it is known.
  public var estimatedAssetCount: Int { 0 }

  /// Returns the albums of a kind: none.
  public static func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A kind of album.
public enum PHAssetCollectionType: Int, Sendable {
  /// The person's own.
  case album = 1
  /// The system's.
  case smartAlbum = 2
}

/// A further kind of album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// A person's own.
  case albumRegular = 2
  /// Films.
  case smartAlbumVideos = 202
  /// A person's favourites.
  case smartAlbumFavorites = 203
  /// The latest.
  case smartAlbumRecentlyAdded = 206
  /// All that was taken.
  case smartAlbumUserLibrary = 209
  /// Pictures of a screen.
  case smartAlbumScreenshots = 211
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// The settings of a search in the library.
public final class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The condition.
  public var predicate: NSPredicate?
  /// The order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The most that is found; 0 for all.
  public var fetchLimit = 0
  /// A Boolean value that indicates whether hidden pictures are found.
  public var includeHiddenAssets = false

  /// Creates the usual settings.
  public override init() { super.init() }
}

/// The result of a search: nothing.
public final class PHFetchResult<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The number of objects.
  public var count: Int { 0 }
  /// The first object.
  public var firstObject: ObjectType? { nil }
  /// The last object.
  public var lastObject: ObjectType? { nil }

  override init() { super.init() }

  /// Returns an empty object: there is none at any place.
  public func object(at index: Int) -> ObjectType { ObjectType() }

  /// Returns no objects.
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }

  /// Calls a closure for each object: never.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
