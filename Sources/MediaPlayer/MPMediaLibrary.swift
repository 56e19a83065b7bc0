import Foundation
import Synchronization
import ViewTree

/// An answer of a person whether an app may see the music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// None yet, no, a rule against it, and yes.
  case notDetermined, denied, restricted, authorized
}

/// The songs that a screen knows of, and the person's answer.
final class MusicRecord: Sendable {
  struct Content: Sendable {
    var items: [MPMediaItem]?
    var wasAsked = false
  }

  private let content: Mutex<Content>

  private init(_ other: MusicRecord?) {
    content = Mutex(other?.value ?? Content())
  }

  static var current: MusicRecord { ScreenValues.object { MusicRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout Content) -> Void) { content.withLock { edit(&$0) } }
}

/// The library of a person's music, which is empty unless ``know(_:)`` fills it.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own.
public final class MPMediaLibrary: NSObject, Sendable {
  private static let library = MPMediaLibrary()

  private override init() { super.init() }

  /// Returns the library.
  public class func `default`() -> MPMediaLibrary { library }

  /// Tells of a person's music, and that the person lets the app see it.
  ///
  ///     MPMediaLibrary.know([MPMediaItem(title: "Tides", artist: "The Harbour")])
  ///
  /// - Parameter items: The songs; nil for a person who has not been asked.
  public static func know(_ items: [MPMediaItem]?) {
    MusicRecord.current.change { $0 = MusicRecord.Content(items: items) }
  }

  /// Returns the person's answer so far.
  public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    let record = MusicRecord.current.value
    if record.items != nil { return .authorized }
    return record.wasAsked ? .denied : .notDetermined
  }

  /// Asks the person, who says no unless ``know(_:)`` tells otherwise, and calls a closure at once.
  public class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) { handler(asked()) }

  /// Asks the person, who says no unless ``know(_:)`` tells otherwise.
  public class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { asked() }

  private static func asked() -> MPMediaLibraryAuthorizationStatus {
    MusicRecord.current.change { $0.wasAsked = true }
    return authorizationStatus()
  }
}

/// A manner in which a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// Both are the same, or one holds the other, without regard to case.
  case equalTo, contains
}

/// A condition on songs.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  func takes(_ item: MPMediaItem) -> Bool { true }
}

/// A condition on a value of songs.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The name of the value.
  public let property: String
  /// The value that songs have.
  public let value: Any?
  /// The manner in which values are compared.
  public let comparisonType: MPMediaPredicateComparison

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - value: The value that songs have.
  ///   - property: The name of the value.
  ///   - comparisonType: The manner in which values are compared.
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
  }

  override func takes(_ item: MPMediaItem) -> Bool {
    let (found, wanted) = (item.value(forProperty: property), value)
    if comparisonType == .contains, let found = found as? String, let wanted = wanted as? String {
      return found.range(of: wanted, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
    guard let found = found as? AnyHashable, let wanted = wanted as? AnyHashable else {
      return found == nil && wanted == nil
    }
    return found == wanted
  }
}

/// A manner in which songs are put together.
public enum MPMediaGrouping: Int, Sendable {
  /// Each for itself, or by album, artist, whose album it is, who wrote it, or genre.
  case title, album, artist, albumArtist, composer, genre

  fileprivate var property: String {
    switch self {
    case .title: MPMediaItemPropertyPersistentID
    case .album: MPMediaItemPropertyAlbumTitle
    case .artist: MPMediaItemPropertyArtist
    case .albumArtist: MPMediaItemPropertyAlbumArtist
    case .composer: MPMediaItemPropertyComposer
    case .genre: MPMediaItemPropertyGenre
    }
  }
}

/// A search in the person's music.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// The conditions, all of which a song meets.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// The manner in which songs are put together.
  open var groupingType = MPMediaGrouping.title

  /// Creates a search.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
  }

  /// Creates a search for all songs.
  public override convenience init() { self.init(filterPredicates: nil) }

  private convenience init(_ grouping: MPMediaGrouping) {
    self.init(filterPredicates: nil)
    groupingType = grouping
  }

  /// Returns a search for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
  /// Returns a search for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
  /// Returns a search for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
  /// Returns a search for genres.
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
  /// Returns a search for those who write songs.
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }

  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Takes a condition away.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// The songs, in the order in which they were told; nil for a person who has not said yes.
  open var items: [MPMediaItem]? {
    MusicRecord.current.value.items?.filter { item in
      (filterPredicates ?? []).allSatisfy { $0.takes(item) }
    }
  }

  /// The songs put together, each group where its first song was told.
  open var collections: [MPMediaItemCollection]? {
    guard let items else { return nil }
    var names: [AnyHashable] = []
    var groups: [AnyHashable: [MPMediaItem]] = [:]
    for item in items {
      guard let name = item.value(forProperty: groupingType.property) as? AnyHashable else {
        continue
      }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(item)
    }
    return names.map { MPMediaItemCollection(items: groups[$0] ?? []) }
  }
}
