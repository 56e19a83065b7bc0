/// A source of pictures, under ImageIO's name: a file or its bytes.
public final class CGImageSource: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the source of a file; nil where there is none.
public func CGImageSourceCreateWithURL(
  _ url: NSURL, _ options: [String: Any]?
) -> CGImageSource? { CGImageSourceCreateWithURL(url as URL, options) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the source of a file; nil where there is none.
public func CGImageSourceCreateWithURL(
  _ url: URL, _ options: [String: Any]?
) -> CGImageSource? {
  url.isFileURL ? (try? Data(contentsOf: url)).map(CGImageSource.init) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the source of a file's bytes.
public func CGImageSourceCreateWithData(
  _ data: Data, _ options: [String: Any]?
) -> CGImageSource? { CGImageSource(data) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of pictures, which is one: moving pictures show their first.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a picture of a source; nil where no screen is being made, which reads pictures.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? { index == 0 ? UIImage(data: source.data)?.cgImage : nil }
