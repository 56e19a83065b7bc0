import SwiftUI

/// A fact of a document, such as its title.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The name in the file.
  public let rawValue: String
  /// Creates a fact by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The author.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The subject.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The program that the document was written with.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The program that made the file.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// The date of the document, which is not read.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// The date of the last change, which is not read.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  /// The keywords, which are not read.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// A setting of a file that is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a setting by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The password of the owner.
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "OwnerPassword")
  /// The password of a reader.
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "UserPassword")
}

/// The rights of a reader of a document.
public enum PDFDocumentPermissions: Int, Sendable {
  /// Nothing is known, all that a reader may, and all.
  case none, user, owner
}

/// A document of pages: a file, or pictures that are put together.
///
///     let document = PDFDocument(url: receipt)
///
/// Of a file its plain words are read: the number of pages, their sizes and its titles. Nothing is
/// decrypted, texts are not read, and no file is encoded of pages that were put together.
open class PDFDocument: NSObject {
  /// The address of the file; nil for a document of none.
  open private(set) var documentURL: URL?
  /// The document of Core Graphics; nil for one of no file.
  public private(set) var documentRef: CGPDFDocument?
  /// The facts of the document, such as its title.
  open var documentAttributes: [AnyHashable: Any]?
  /// The tree of headings, which is not read: nil, unless one is set.
  open var outlineRoot: PDFOutline?
  /// The object that hears of the document; in a still nobody tells it.
  open weak var delegate: (any PDFDocumentDelegate)?
  private var pages: [PDFPage] = []
  private var isEdited = false

  /// Creates a document without pages.
  public override init() { super.init() }

  /// Creates a document of a file; nil where there is none.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// Creates a document of bytes; nil where they are of none.
  public init?(data: Data) {
    guard let document = CGPDFDocument(data) else { return nil }
    super.init()
    documentRef = document
    documentAttributes = document.texts.isEmpty ? nil : document.texts
    guard document.isUnlocked else { return }
    pages = (1...document.numberOfPages).compactMap { document.page(at: $0).map(PDFPage.init) }
    for page in pages { page.document = self }
  }

  /// The number of pages; of a locked document none.
  open var pageCount: Int { pages.count }
  /// A Boolean value that indicates whether pages wait for a password, as they do for good.
  open var isLocked: Bool { documentRef?.isUnlocked == false }
  /// A Boolean value that indicates whether the file is encrypted.
  open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
  /// A Boolean value that indicates whether the document may be printed.
  open var allowsPrinting: Bool { !isLocked }
  /// A Boolean value that indicates whether the document's text may be copied.
  open var allowsCopying: Bool { !isLocked }
  /// The rights of the reader.
  open var permissionsStatus: PDFDocumentPermissions { isLocked ? .none : .owner }
  /// The first number of the format's version.
  open var majorVersion: Int { documentRef?.version.major ?? 1 }
  /// The second number of the format's version.
  open var minorVersion: Int { documentRef?.version.minor ?? 0 }

  /// Returns a Boolean value that indicates whether pages can be read: nothing is decrypted here.
  @discardableResult
  open func unlock(withPassword password: String) -> Bool { !isLocked }

  /// Returns a page by its place, from zero on; nil where there is none.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  /// Returns the place of a page; `NSNotFound` for one of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// Inserts a page at a place, or at the end behind the last one.
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
    isEdited = true
  }

  /// Removes a page, if there is one at the place.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    isEdited = true
  }

  /// Exchanges two pages, if there are pages at both places.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    isEdited = true
  }

  /// The text, which is not read: nil.
  open var string: String? { nil }

  /// Returns no places, as the text is not read.
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] { [] }

  /// Returns the bytes of the file that the document is of; nil for pages that were put together,
  /// of which no file is encoded.
  open func dataRepresentation() -> Data? { isEdited ? nil : documentRef?.data }

  /// Returns the bytes of the file that the document is of, without settings.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }

  /// Writes the bytes of the file that the document is of.
  ///
  /// - Returns: A Boolean value that indicates whether there were bytes, and they could be written.
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url)) != nil
  }

  /// Writes the bytes of the file that the document is of, without settings.
  ///
  /// - Returns: A Boolean value that indicates whether there were bytes, and they could be written.
  @discardableResult
  open func write(
    to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?
  ) -> Bool { write(to: url) }

  /// Writes the bytes of the file that the document is of, to a path.
  ///
  /// - Returns: A Boolean value that indicates whether there were bytes, and they could be written.
  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}

/// An object that hears of a document.
public protocol PDFDocumentDelegate: AnyObject {
  /// Tells of a place where a text was found.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  /// Takes no notice of it.
  public func didMatchString(_ instance: PDFSelection) {}
}
