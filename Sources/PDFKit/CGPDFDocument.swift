import SwiftUI

/// A rectangle of a page, by its purpose.
public enum CGPDFBox: Int32, Sendable {
  /// The sheet, what is shown of it, with the bleed, as it is cut, and its content.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A document of the Portable Document Format, under Core Graphics' name.
///
/// Of the file its plain words are read: the number of pages, their sizes and titles. What lies in
/// compressed streams of objects is not read, so that such a document may seem to have one page.
public final class CGPDFDocument: Sendable {
  let data: Data
  let texts: [String: String]
  /// The number of pages.
  public let numberOfPages: Int
  /// A Boolean value that indicates whether a password is asked for.
  public let isEncrypted: Bool
  let version: (major: Int, minor: Int)
  private let boxes: [CGRect]

  /// Creates a document of bytes; nil where they are of none.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data)
  }

  /// Creates a document of a file; nil where there is none.
  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  init?(_ data: Data) {
    guard let words = PDFWords(data) else { return nil }
    self.data = data
    (numberOfPages, isEncrypted, boxes) = (words.pageCount, words.isEncrypted, words.boxes)
    version = words.version ?? (1, 0)
    let names = ["Title", "Author", "Subject", "Creator", "Producer"]
    texts = Dictionary(
      uniqueKeysWithValues: names.compactMap { name in words.text(of: name).map { (name, $0) } })
  }

  /// A Boolean value that indicates whether pages can be read: not where a password is asked for.
  public var isUnlocked: Bool { !isEncrypted }
  /// A Boolean value that indicates whether the document may be printed.
  public var allowsPrinting: Bool { isUnlocked }
  /// A Boolean value that indicates whether the document's text may be copied.
  public var allowsCopying: Bool { isUnlocked }

  /// Returns a Boolean value that indicates whether pages can be read: nothing is decrypted here.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

  /// Returns a page by its number, from one on; nil where there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard isUnlocked, (1...max(1, numberOfPages)).contains(pageNumber) else { return nil }
    // Pages may have the rectangle of the one before; where none can be read, it is a letter's.
    let box =
      boxes.indices.contains(pageNumber - 1)
      ? boxes[pageNumber - 1] : boxes.last ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    return CGPDFPage(self, pageNumber, box)
  }
}

/// A page of a document, under Core Graphics' name.
public final class CGPDFPage: Sendable {
  /// The document.
  public let document: CGPDFDocument?
  /// The number of the page, from one on.
  public let pageNumber: Int
  private let box: CGRect

  init(_ document: CGPDFDocument, _ pageNumber: Int, _ box: CGRect) {
    (self.document, self.pageNumber, self.box) = (document, pageNumber, box)
  }

  /// The turn of the page in degrees, which is not read: none.
  public var rotationAngle: Int32 { 0 }

  /// Returns a rectangle of the page, in points; that of the sheet stands for all.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { self.box }

  /// The picture of the page: the document's first page alone is drawn.
  var picture: UIImage? {
    guard pageNumber == 1, let document else { return nil }
    return UIImage(data: document.data)
  }
}

extension CGContext {
  /// Draws a page from the origin on, upwards as documents are; of a document the first page.
  public func drawPDFPage(_ page: CGPDFPage) {
    let box = page.getBoxRect(.mediaBox)
    guard let image = page.picture?.cgImage else { return }
    draw(image, in: CGRect(origin: .zero, size: box.size))
  }
}
