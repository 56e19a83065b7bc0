import PDFKit
import StageSupport
import Testing

/// A document's pages, what its plain words tell, and a view of it.
@MainActor @Suite struct PDFTests {
  /// A file of two pages, of which the first is wider.
  private static let file = """
    %PDF-1.7
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] >> endobj
    4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 100.5 200]>> endobj
    5 0 obj << /Title (Tides) /Author (Ann) >> endobj
    trailer << /Root 1 0 R /Info 5 0 R >>
    """

  private func document(_ text: String = file) throws -> PDFDocument {
    try #require(PDFDocument(data: Data(text.utf8)))
  }

  @Test func aFileTellsOfItsPages() throws {
    let document = try document()
    #expect(document.pageCount == 2 && !document.isLocked && !document.isEncrypted)
    #expect((document.majorVersion, document.minorVersion) == (1, 7))
    let sizes = (0..<2).compactMap { document.page(at: $0)?.bounds(for: .mediaBox).size }
    #expect(sizes == [CGSize(width: 400, height: 200), CGSize(width: 100.5, height: 200)])
    #expect(document.page(at: 2) == nil && document.page(at: -1) == nil)
    let attributes = document.documentAttributes as? [String: String]
    #expect(attributes == ["Title": "Tides", "Author": "Ann"])
    #expect(document.dataRepresentation() == Data(Self.file.utf8))
    #expect(document.page(at: 1)?.label == "2")
  }

  @Test func bytesThatAreNoDocumentMakeNone() {
    #expect(PDFDocument(data: Data()) == nil && PDFDocument(data: Data("PDF".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/none/at/all.pdf")) == nil)
    #expect(PDFDocument(data: Data("noise before %PDF-1".utf8))?.pageCount == 1)
    // A part of other bytes has other places than zero on.
    let part = Data(("xxxx" + Self.file).utf8).dropFirst(4)
    #expect(PDFDocument(data: part)?.pageCount == 2)
  }

  @Test func aFileForTheWebTellsOfItsPagesFirst() throws {
    let linear = "%PDF-1.5\n1 0 obj << /Linearized 1 /L 9000 /O 4 /E 700 /N 12 /T 8000 >>"
    #expect(try document(linear).pageCount == 12)
  }

  @Test func aLockedDocumentHasNoPages() throws {
    let locked = try document(Self.file + " << /Encrypt 6 0 R >>")
    #expect(locked.isLocked && locked.pageCount == 0)
    #expect(!locked.unlock(withPassword: "tides"))
    #expect(locked.documentRef?.page(at: 1) == nil)
  }

  @Test func pagesArePutTogether() throws {
    let (document, file) = (PDFDocument(), try document())
    let first = try #require(file.page(at: 0))
    document.insert(PDFPage(), at: 5)
    document.insert(first, at: 0)
    #expect(document.pageCount == 2 && document.index(for: first) == 0)
    document.exchangePage(at: 0, withPageAt: 1)
    #expect(document.index(for: first) == 1 && first.document === document)
    document.removePage(at: 1)
    #expect(document.pageCount == 1 && document.index(for: first) == NSNotFound)
    #expect(document.page(at: 0)?.bounds(for: .cropBox).size == CGSize(width: 612, height: 792))
    // Nothing is encoded.
    #expect(document.dataRepresentation() == nil)
    file.removePage(at: 0)
    #expect(file.dataRepresentation() == nil && !file.write(toFile: "/none/at/all.pdf"))
  }

  private struct Reader: UIViewRepresentable {
    let document: PDFDocument?
    var mode = PDFDisplayMode.singlePageContinuous
    var adjust: (PDFView) -> Void = { _ in }

    func makeUIView(context: Context) -> PDFView { PDFView() }

    func updateUIView(_ view: PDFView, context: Context) {
      view.document = document
      (view.autoScales, view.displayMode, view.pageBreakMargins) = (true, mode, .zero)
      adjust(view)
    }
  }

  /// Returns the frames of the pages of a reader of 200 by 300 points, by their labels.
  private func frames(_ reader: Reader) throws -> [String: CGRect] {
    let stage = Stage(reader.frame(width: 200, height: 300))
    let elements = try stage.elements()
    return Dictionary(elements.map { ($0.label ?? "", $0.frame) }) { first, _ in first }
  }

  @Test func pagesAreAsWideAsTheView() throws {
    let document = PDFDocument()
    for (index, width) in [400.0, 100].enumerated() {
      let page = PDFPage()
      page.setBounds(CGRect(x: 0, y: 0, width: width, height: 100), for: .mediaBox)
      document.insert(page, at: index)
    }
    let all = try frames(Reader(document: document))
    #expect(all["1"]?.size == CGSize(width: 200, height: 50))
    #expect(all["2"]?.size == CGSize(width: 200, height: 200))
    #expect(all["2"]?.minY == all["1"]?.maxY)
    let second = try frames(
      Reader(document: document, mode: .singlePage) { $0.goToNextPage(nil) })
    #expect(second["1"] == nil && second["2"]?.size == CGSize(width: 200, height: 200))
    let plain = try frames(Reader(document: document) { $0.autoScales = false })
    #expect(plain["2"]?.size == CGSize(width: 100, height: 100))
  }

  /// The first page of a file is drawn on its sheet, here red in its left half; pages of pictures
  /// are, and others are white.
  @Test func pagesAreDrawn() throws {
    let content = "1 0 0 rg 0 0 200 200 re f"
    let page = Self.file.replacingOccurrences(
      of: "/MediaBox [0 0 400 200]", with: "/MediaBox [0 0 400 200] /Contents 6 0 R")
    let text =
      page + "\n6 0 obj << /Length \(content.count) >> stream\n\(content)\nendstream endobj"
    let file = try document(text)
    let size = CGSize(width: 200, height: 100)
    let red = try Picture(Reader(document: file, mode: .singlePage), size: size, named: "pdf-page")
    let left = red.colors(in: CGRect(x: 20, y: 20, width: 60, height: 60))
    let right = red.colors(in: CGRect(x: 120, y: 20, width: 60, height: 60))
    #expect(left.count == 1 && right.count == 1 && left != right)
    let album = PDFDocument()
    let star = try #require(UIImage(systemName: "star"))
    album.insert(try #require(PDFPage(image: star)), at: 0)
    #expect(try Picture(Reader(document: album), named: "pdf-star").inked > 0.05)
    let blank = PDFDocument()
    blank.insert(PDFPage(), at: 0)
    let sheet = try Picture(Reader(document: blank), size: CGSize(width: 300, height: 380))
    #expect(sheet.colors(in: CGRect(x: 0, y: 0, width: 300, height: 380)).count == 1)
    _ = try Picture(Reader(document: file), named: "pdf-pages")
  }

  @Test func aViewGoesThroughItsPages() throws {
    let view = PDFView()
    #expect(view.currentPage == nil && !view.canGoToNextPage)
    view.document = try document()
    #expect(view.currentPage?.label == "1" && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.currentPage?.label == "2" && !view.canGoToNextPage)
    view.go(to: PDFPage())
    #expect(view.currentPage?.label == "2")
    view.goToFirstPage(nil)
    #expect(view.currentPage?.label == "1")
    view.document = nil
    #expect(view.currentPage == nil)
  }
}
