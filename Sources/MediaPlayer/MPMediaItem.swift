// Apple's MediaPlayer brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

/// The number of a song, an album or an artist.
public typealias MPMediaEntityPersistentID = UInt64

/// A kind of sound or film.
public struct MPMediaType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a kind from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A song.
  public static let music = Self(rawValue: 1)
  /// An episode of a podcast.
  public static let podcast = Self(rawValue: 2)
  /// A book that is read aloud.
  public static let audioBook = Self(rawValue: 4)
  /// Any sound.
  public static let anyAudio = Self(rawValue: 0xff)
  /// A film.
  public static let movie = Self(rawValue: 0x100)
  /// All that is seen.
  public static let anyVideo = Self(rawValue: 0xff00)
  /// All.
  public static let any = Self(rawValue: .max)
}

/// A song, or songs that belong together.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// The number.
  open var persistentID: MPMediaEntityPersistentID { 0 }

  override init() { super.init() }

  /// Returns a value by its name; nil where there is none.
  open func value(forProperty property: String) -> Any? { nil }

  /// Calls a closure with the values of some names, until it says stop.
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for property in properties.sorted() {
      guard !stop.boolValue, let value = value(forProperty: property) else { continue }
      block(property, value, &stop)
    }
  }
}

/// A picture of a song or an album.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The place of the picture, in points, from zero on.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - boundsSize: The largest size, in points.
  ///   - requestHandler: A closure that returns the picture in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }

  /// Returns the picture in a size, in points.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// A song of the person's library.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  private let values: [String: Any]

  /// Creates a song, to be told.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - artist: The name of who plays it.
  ///   - albumTitle: The title of its album.
  ///   - playbackDuration: The time that it takes, in seconds.
  ///   - artwork: The picture.
  ///   - others: More values, by their names, such as ``MPMediaItemPropertyGenre``.
  public init(
    title: String, artist: String? = nil, albumTitle: String? = nil,
    playbackDuration: TimeInterval = 0, artwork: MPMediaItemArtwork? = nil,
    others: [String: Any] = [:]
  ) {
    var values = others
    values[MPMediaItemPropertyTitle] = title
    values[MPMediaItemPropertyArtist] = artist
    values[MPMediaItemPropertyAlbumTitle] = albumTitle
    values[MPMediaItemPropertyPlaybackDuration] = playbackDuration
    values[MPMediaItemPropertyArtwork] = artwork
    // The same number for the same song, whichever process draws it.
    let name = [title, artist ?? "", albumTitle ?? ""].joined(separator: "\u{0}")
    let number = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    values[MPMediaItemPropertyPersistentID] = others[MPMediaItemPropertyPersistentID] ?? number
    self.values = values
    super.init()
  }

  /// Returns a value by its name; nil where the song has none.
  open override func value(forProperty property: String) -> Any? { values[property] }

  private func text(_ property: String) -> String? { value(forProperty: property) as? String }

  private func count(_ property: String) -> Int { value(forProperty: property) as? Int ?? 0 }

  /// The number.
  open override var persistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyPersistentID) as? UInt64 ?? 0
  }
  /// The kind.
  open var mediaType: MPMediaType {
    value(forProperty: MPMediaItemPropertyMediaType) as? MPMediaType ?? .music
  }
  /// The title.
  open var title: String? { text(MPMediaItemPropertyTitle) }
  /// The name of who plays it.
  open var artist: String? { text(MPMediaItemPropertyArtist) }
  /// The title of the album.
  open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
  /// The name of whose album it is.
  open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
  /// The genre.
  open var genre: String? { text(MPMediaItemPropertyGenre) }
  /// The name of who wrote it.
  open var composer: String? { text(MPMediaItemPropertyComposer) }
  /// The words.
  open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
  /// The time that it takes, in seconds.
  open var playbackDuration: TimeInterval {
    value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0
  }
  /// The place on the album, from 1 on.
  open var albumTrackNumber: Int { count(MPMediaItemPropertyAlbumTrackNumber) }
  /// The number of times that it was played.
  open var playCount: Int { count(MPMediaItemPropertyPlayCount) }
  /// The date on which it came out.
  open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
  /// The picture.
  open var artwork: MPMediaItemArtwork? {
    value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork
  }
  /// The address of the file; nil, since nothing is heard.
  open var assetURL: URL? { nil }
}

/// Songs that belong together, such as an album.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The songs.
  public let items: [MPMediaItem]

  /// Creates a group of songs.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }

  /// The song whose values are those of the group: the first one.
  open var representativeItem: MPMediaItem? { items.first }
  /// The number of songs.
  open var count: Int { items.count }
  /// The kinds of the songs.
  open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
  /// The number of the first song.
  open override var persistentID: MPMediaEntityPersistentID { items.first?.persistentID ?? 0 }

  /// Returns a value of the first song.
  open override func value(forProperty property: String) -> Any? {
    items.first?.value(forProperty: property)
  }
}
