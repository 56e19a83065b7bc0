import SwiftUI

/// A part of a document's text, of which none is read.
open class PDFSelection: NSObject {
  /// The pages of the part.
  open private(set) var pages: [PDFPage] = []
  /// The text; nil, as it is not read.
  open var string: String? { nil }
  /// The colour behind the part; nil for the view's.
  open var color: UIColor?

  /// Creates an empty part of a document.
  public init(document: PDFDocument) { super.init() }

  /// Returns an empty rectangle, as the text is not read.
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  /// Returns no lines, as the text is not read.
  open func selectionsByLine() -> [PDFSelection] { [] }
}

/// A point of a page, in points from its lower left corner.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The point.
  public let point: CGPoint

  /// Creates a point of a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.point = point
    super.init()
    self.page = page
  }
}

/// A heading of a document, with those below it.
open class PDFOutline: NSObject {
  /// The words.
  open var label: String?
  /// The place that the heading leads to.
  open var destination: PDFDestination?
  /// A Boolean value that indicates whether the headings below are shown.
  open var isOpen = false
  /// The heading above; nil for the first one.
  open private(set) weak var parent: PDFOutline?
  private var children: [PDFOutline] = []

  /// The number of headings below.
  open var numberOfChildren: Int { children.count }

  /// Returns a heading below by its place; nil where there is none.
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }

  /// Inserts a heading below, or at the end behind the last one.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.parent = self
    children.insert(child, at: min(max(index, 0), children.count))
  }

  /// Takes the heading away from the one above.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// The kind of a note.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in the file.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text on the page.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A coloured part of the text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// A drawing by hand.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A line.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A link.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A rectangle.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// An ellipse.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// A stamp.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A text that is struck out.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// A note beside the text.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// A text with a line below.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// A field of a form.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// A note on a page, which is kept and not drawn.
open class PDFAnnotation: NSObject {
  /// The kind, without its slash.
  open var type: String?
  /// The rectangle on the page, in points from its lower left corner.
  open var bounds: CGRect
  /// The page; nil for a note of none.
  open internal(set) weak var page: PDFPage?
  /// The words.
  open var contents: String?
  /// The name of a field, or of who wrote the note.
  open var fieldName: String?
  /// The value of a field.
  open var widgetStringValue: String?
  /// The colour.
  open var color: UIColor = .yellow
  /// The colour of a text.
  open var fontColor: UIColor?
  /// The font of a text.
  open var font: UIFont?
  /// The address of a link.
  open var url: URL?
  /// A Boolean value that indicates whether the note is shown.
  open var shouldDisplay = true

  /// Creates a note of a kind in a rectangle; other properties are kept with no effect.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    (self.bounds, type) = (bounds, String(annotationType.rawValue.dropFirst()))
    super.init()
  }
}
