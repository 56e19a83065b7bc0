import Foundation

/// A picture without pixels of its own, drawn anew at each size.
protocol VectorImage: AnyObject {
  /// The size that the picture asks for, in points.
  var size: (width: Double, height: Double) { get }

  /// Returns the picture at a size in pixels, stretched to it.
  ///
  /// - Throws: ``RenderError/brokenImage(name:reason:)``.
  func draw(width: Int, height: Int) throws -> DecodedImage
}

extension VectorImage {
  /// The size at a pixel a point, rounded up.
  var pixelSize: (Int, Int) {
    (CGFloat(size.width.rounded(.up)).pixel, CGFloat(size.height.rounded(.up)).pixel)
  }
}

extension ImageFormat {
  /// Reads a document of the format; nil where the format has pixels.
  ///
  /// - Throws: ``RenderError`` that names the document if it cannot be read.
  func vector(name: String, bytes: [UInt8]) throws -> (any VectorImage)? {
    switch self {
    case .svg: try SVGImage(name: name, bytes: bytes)
    case .pdf: try PDFImage(name: name, bytes: bytes)
    case .png, .jpeg, .webp: nil
    }
  }
}
