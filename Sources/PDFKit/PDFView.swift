// Apple's PDFKit brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

/// The pages that a view shows: one, or all below each other; two stand side by side on Apple's
/// systems, and below each other here.
public enum PDFDisplayMode: Int, Sendable {
  /// The ways.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  /// The directions.
  case vertical, horizontal
}

/// An object that hears of a view of pages; in a still nobody tells it.
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {
  /// Tells that a link was tapped.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  /// Takes no notice of it.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// A view of a document's pages, drawn where a representable makes it.
///
///     let view = PDFView()
///     view.document = PDFDocument(url: receipt)
///     view.autoScales = true
///
/// Of a file the first page is drawn, and pages of pictures; others are white sheets. The grey
/// behind the pages is an estimate.
open class PDFView: UIView {
  /// The document; nil where there is none.
  open var document: PDFDocument? { didSet { shown = document?.page(at: 0) } }
  /// The pages that are shown.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction in which pages follow each other.
  open var displayDirection = PDFDisplayDirection.vertical
  /// The rectangle that is shown of pages.
  open var displayBox = PDFDisplayBox.cropBox
  /// A Boolean value that indicates whether there is room between pages.
  open var displaysPageBreaks = true
  /// The room around each page, in points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// A Boolean value that indicates whether pages are as wide as the view.
  open var autoScales = false
  /// The size of pages where they are not as wide as the view; one for a point a point.
  open var scaleFactor: CGFloat = 1
  /// The least size of pages, which is kept with no effect.
  open var minScaleFactor: CGFloat = 0.1
  /// The greatest size of pages, which is kept with no effect.
  open var maxScaleFactor: CGFloat = 10
  /// A Boolean value that indicates whether pages have shadows, of which none is drawn.
  open var pageShadowsEnabled = true
  /// A Boolean value that indicates whether the reader may write on pages, as nobody does.
  open var isInMarkupMode = false
  /// The parts of the text that are marked, of which none is drawn.
  open var highlightedSelections: [PDFSelection]?
  /// The part of the text that is selected.
  open var currentSelection: PDFSelection?
  /// The object that hears of the view.
  open weak var delegate: (any PDFViewDelegate)?
  /// A Boolean value that indicates whether one page follows another as in a book.
  open private(set) var isUsingPageViewController = false
  private var shown: PDFPage?

  /// The size of pages at which they are as wide as the view: that of `bounds`.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let width = currentPage?.bounds(for: displayBox).width, width > 0 else { return 1 }
    return bounds.width > 0 ? bounds.width / width : 1
  }

  /// The page that is shown, of several the first one; nil without a document.
  open var currentPage: PDFPage? { shown ?? document?.page(at: 0) }
  /// The place that is shown.
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: .zero) }
  }
  /// The pages that are shown.
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  /// A view of the pages themselves: nil, as there is none of UIKit's.
  open var documentView: UIView? { nil }

  /// Shows one page after another, as in a book.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable }

  /// Shows a page, if it is of the document.
  open func go(to page: PDFPage) { if page.document === document { shown = page } }
  /// Shows the page of a place.
  open func go(to destination: PDFDestination) { destination.page.map(go(to:)) }
  /// Shows the page of a part of the text.
  open func go(to selection: PDFSelection) { selection.pages.first.map(go(to:)) }
  /// Shows a page.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

  /// A Boolean value that indicates whether there is a page behind the one that is shown.
  open var canGoToNextPage: Bool { page(by: 1) != nil }
  /// A Boolean value that indicates whether there is a page before the one that is shown.
  open var canGoToPreviousPage: Bool { page(by: -1) != nil }
  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go(to:)) }
  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) {
    guard let document else { return }
    document.page(at: document.pageCount - 1).map(go(to:))
  }
  /// Shows the next page.
  open func goToNextPage(_ sender: Any?) { page(by: 1).map(go(to:)) }
  /// Shows the page before.
  open func goToPreviousPage(_ sender: Any?) { page(by: -1).map(go(to:)) }

  /// Selects a part of the text.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  /// Selects nothing.
  open func clearSelection() { currentSelection = nil }
  /// Does nothing: pages are asked for as they are drawn.
  open func layoutDocumentView() {}

  private func page(by step: Int) -> PDFPage? {
    guard let document, let currentPage else { return nil }
    return document.page(at: document.index(for: currentPage) + step)
  }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another page is shown, which is posted never.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another document is shown, which is posted never.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Pages have another size, which is posted never.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another part of the text is selected, which is posted never.
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Other pages are visible, which is posted never.
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
}

/// Small pictures of a document's pages, drawn as a placeholder of their name.
open class PDFThumbnailView: UIView {
  /// The direction in which pictures follow each other.
  public enum PDFThumbnailLayoutMode: Int, Sendable {
    /// The directions.
    case vertical, horizontal
  }

  /// A view in which a tapped page is shown.
  open weak var pdfView: PDFView?
  /// The size of a picture, in points.
  open var thumbnailSize = CGSize(width: 32, height: 48)
  /// The direction in which pictures follow each other.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  /// The room around the pictures, in points.
  open var contentInset = UIEdgeInsets.zero
}
