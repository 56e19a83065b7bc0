// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The name of a song's number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The name of a song's kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The name of a song's title.
public let MPMediaItemPropertyTitle = "title"
/// The name of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The name of who plays a song.
public let MPMediaItemPropertyArtist = "artist"
/// The name of whose album it is.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The name of a genre.
public let MPMediaItemPropertyGenre = "genre"
/// The name of who wrote a song.
public let MPMediaItemPropertyComposer = "composer"
/// The name of a song's words.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The name of the time that a song takes.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The name of a song's place on its album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The name of the number of songs on an album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The name of the number of times that a song was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The name of the date on which a song came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The name of a song's picture.
public let MPMediaItemPropertyArtwork = "artwork"

/// The name of the time that was played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The name of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The name of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The name of the share that was played.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The name of the place in what is played after each other.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The name of the number of what is played after each other.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The name of the chapter's place.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The name of the number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The name of the answer to whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The name of the kind of what plays.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The name of the languages that were chosen.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions =
  "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// The name of the groups of languages.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions =
  "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// The name of the address of what plays.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The name of an app's own name of what plays.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"

extension Notification.Name {
  /// The name of the notification that another song plays.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The name of the notification that a player plays, or no longer does.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// The name of the notification that the volume has changed, which it does not.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  /// The name of the notification that the library has changed, which it does not.
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification")
}
