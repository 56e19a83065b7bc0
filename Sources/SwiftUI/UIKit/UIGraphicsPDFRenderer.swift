/// The format of a document that is drawn, under UIKit's name.
public final class UIGraphicsPDFRendererFormat {
  /// The document's own facts: author, title and others.
  public var documentInfo: [String: Any] = [:]

  /// Creates a format that tells nothing.
  public init() {}
  /// Returns a format that tells nothing.
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// Returns a format that tells nothing.
  public static func preferred() -> UIGraphicsPDFRendererFormat { .default() }
}

/// A context of a document that is drawn, under UIKit's name.
public final class UIGraphicsPDFRendererContext {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format.
  public let format: UIGraphicsPDFRendererFormat
  /// The bounds of the page at present, in points.
  public private(set) var pdfContextBounds: CGRect
  private let bounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    (cgContext, self.format, self.bounds, pdfContextBounds) = (context, format, bounds, bounds)
  }

  /// Begins a page of the usual bounds.
  public func beginPage() { pdfContextBounds = bounds }

  /// Begins a page of bounds of its own, in points.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
  }

  /// Fills a rectangle, in points.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line of a rectangle, in points.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Links nothing: nobody taps a document of a still.
  public func setURL(_ url: URL, for rect: CGRect) {}
}

/// A drawer of documents, under UIKit's name, which draws and gives no bytes.
///
///     let page = CGRect(x: 0, y: 0, width: 595, height: 842)
///     let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///       context.beginPage()
///       UIColor.black.setFill()
///       context.fill(CGRect(x: 40, y: 40, width: 515, height: 1))
///     }
public final class UIGraphicsPDFRenderer {
  /// The bounds of pages, in points.
  private let bounds: CGRect
  /// The format of documents.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a drawer of documents with pages of bounds in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns no bytes after a closure has drawn: nothing is encoded here.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = CGContext(size: bounds.size, scale: 1)
    DrawingContext.begin(context)
    defer { DrawingContext.end() }
    actions(UIGraphicsPDFRendererContext(context, format, bounds))
    return Data()
  }

  /// Writes no bytes after a closure has drawn: the file is empty.
  ///
  /// - Throws: An error of a file that cannot be written.
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}
