import SwiftUI

/// A rectangle of a page, by its purpose.
public enum PDFDisplayBox: Int, Sendable {
  /// The sheet, what is shown of it, with the bleed, as it is cut, and its content.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document: the first one of a file, a picture, or a white sheet.
///
///     let page = PDFPage(image: photo)
///
/// Texts are not read.
open class PDFPage: NSObject {
  /// The document; nil for a page of none.
  open internal(set) weak var document: PDFDocument?
  /// The page of Core Graphics; nil for a page of no file.
  public private(set) var pageRef: CGPDFPage?
  /// The turn of the page in degrees, which is kept and not drawn.
  open var rotation = 0
  /// The notes on the page, which are kept and not drawn.
  open private(set) var annotations: [PDFAnnotation] = []
  /// A Boolean value that indicates whether notes are shown.
  open var displaysAnnotations = true
  private var image: UIImage?
  private var boxes: [PDFDisplayBox: CGRect] = [:]

  /// Creates a white sheet of a letter's size.
  public override init() { super.init() }

  /// Creates a page of a picture, as large as that is.
  public init?(image: UIImage) {
    super.init()
    self.image = image
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  init(_ page: CGPDFPage) {
    super.init()
    pageRef = page
  }

  /// The picture of the page; nil where a white sheet is drawn.
  var picture: UIImage? { image ?? pageRef?.picture }

  /// Returns a rectangle of the page, in points: the sheet's, where no other was set.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.mediaBox] ?? pageRef?.getBoxRect(.mediaBox)
      ?? CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  /// Sets a rectangle of the page, in points.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// The number of the page, from one on; nil for a page of no document.
  open var label: String? { document.map { String($0.index(for: self) + 1) } }

  /// The text, which is not read: nil.
  open var string: String? { nil }
  /// The text with its fonts, which is not read: nil.
  open var attributedString: NSAttributedString? { nil }
  /// The number of letters, of which none are read.
  open var numberOfCharacters: Int { 0 }

  /// Returns nothing, as the text is not read.
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  /// Returns nothing, as the text is not read.
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  /// Returns an empty rectangle, as the text is not read.
  open func characterBounds(at index: Int) -> CGRect { .zero }

  /// Adds a note.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page = self
    annotations.append(annotation)
  }

  /// Removes a note.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// Returns the note at a point of the page.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  /// Draws the page from the origin on, upwards as documents are; nothing of a white sheet.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let image = picture?.cgImage else { return }
    context.draw(image, in: CGRect(origin: .zero, size: bounds(for: box).size))
  }

  /// Returns a picture of the page on white, as large as fits a size in points.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let sheet = bounds(for: box).size
    guard sheet.width > 0, sheet.height > 0 else { return UIImage() }
    let scale = max(0, min(size.width / sheet.width, size.height / sheet.height))
    let rect = CGRect(x: 0, y: 0, width: sheet.width * scale, height: sheet.height * scale)
    return UIGraphicsImageRenderer(size: rect.size).image { context in
      UIColor.white.setFill()
      context.fill(rect)
      picture?.draw(in: rect)
    }
  }
}
