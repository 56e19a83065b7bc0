/// Bytes that grow, under Core Foundation's name.
public typealias CFMutableData = NSMutableData

/// A file of pictures that is written, under ImageIO's name; nothing is encoded here.
///
///     let data = NSMutableData()
///     let file = CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil)
public final class CGImageDestination: Sendable {}

/// The key of the quality with which a picture is encoded, from zero to one.
public let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a file of bytes, which stay as they are.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a file at an address, which is not written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { url.isFileURL ? CGImageDestination() : nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets what a file tells of all of its pictures, with no effect.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a picture, with no effect.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a picture of a source, with no effect.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns false, as nothing is encoded.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
