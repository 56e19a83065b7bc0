// An app that registers its own fonts does so in Core Text. Here they are those of the app's
// folders, which a catalogue is given: `Catalogue(…, fonts: folders)`.

/// The bytes of a file, under Core Graphics' name.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// Reads a file; nil where there is none.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Takes bytes.
  public init?(data: Data) { self.data = data }
}

/// A font's file, under Core Graphics' name.
public final class CGFont: Sendable {
  /// The name in the PostScript language, which is not read: nil.
  public var postScriptName: String? { nil }
  /// The whole name, which is not read: nil.
  public var fullName: String? { nil }

  /// Takes the file of a font.
  public init?(_ provider: CGDataProvider) { if provider.data?.isEmpty != false { return nil } }
}

/// An error of Core Foundation.
public final class CFError: Error, Sendable {
  /// The error in words.
  public var localizedDescription: String { "unknown" }
}

/// The reach of registered fonts.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The reaches.
  case none, process, persistent, session
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns true: a font is drawn where its file lies in a folder of the catalogue's fonts.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a Boolean value that indicates whether there is a file: it is drawn where it lies in a
/// folder of the catalogue's fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FileManager.default.fileExists(atPath: url.path) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells a closure, at once, that there are no errors: fonts are those of the catalogue's folders.
public func CTFontManagerRegisterFontURLs(
  _ urls: [CFURL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ handler: (([CFError], Bool) -> Bool)?
) { _ = handler?([], true) }
