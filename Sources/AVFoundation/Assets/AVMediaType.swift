/// A kind of a film's content.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The four letters of the kind.
  public let rawValue: String

  /// Creates a kind of its letters.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Words.
  public static let text = AVMediaType(rawValue: "text")
  /// Words that are said, for those who read them.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Words and sounds, for those who do not hear.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Facts about the film.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Several kinds in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
}

/// A kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String

  /// Creates a kind of its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A film of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A film of MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A film of iTunes.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// A sound of MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// A sound of MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// A sound as it is.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// A sound as it is, with its greatest bytes first.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// A sound of any kind.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// A picture of JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// A picture of HEIC.
  public static let heic = AVFileType(rawValue: "public.heic")
}

/// The manner in which a film of another shape fills its area.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the manner.
  public let rawValue: String

  /// Creates a manner of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of it, with bars beside it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// So large that nothing is left of the area.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched to the area's shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
