import DisplayList

/// A setting of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a setting by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Drawing by the processor alone.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of the colours.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// Makes pictures of what filters have made.
///
///     let filter = CIFilter.qrCodeGenerator()
///     filter.message = Data("https://example.org".utf8)
///     let picture = filter.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() { super.init() }

  /// Creates a context with settings, which change nothing.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// Returns the part of a picture in a rectangle; nil where the picture has none.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: The rectangle, in pixels.
  /// - Returns: The part.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    let part = image.cropped(to: rect)
    return part.extent.width > 0 ? CGImage(part.list, scale: 1) : nil
  }
}
