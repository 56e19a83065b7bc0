import SwiftUI

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The address of the file.
  var previewItemURL: URL? { get }
  /// The title; nil for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// None: the file's name is shown.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { absoluteURL }
}

/// Tells of the files that are shown.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Hears of a page of files.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Tells that the page is about to be closed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Tells that the page was closed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Takes no notice of it.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Takes no notice of it.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A page of files, drawn where a representable makes it.
open class QLPreviewController: UIViewController {
  /// The object that tells of the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The object that hears of the page.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The place of the file that is shown.
  open var currentPreviewItemIndex = 0

  /// The file that is shown; nil where there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Does nothing: files are asked for as they are drawn.
  open func reloadData() {}

  /// Does nothing: files are asked for as they are drawn.
  open func refreshCurrentPreviewItem() {}
}

extension QLPreviewController: _UIViewControllerDrawing {
  /// The page.
  public var _drawing: AnyView? {
    AnyView(ControllerPage(controller: self, item: currentPreviewItem, delegate: delegate))
  }
}

/// The page of a controller, whose delegate hears of its end.
private struct ControllerPage: View {
  let controller: QLPreviewController
  let item: (any QLPreviewItem)?
  /// The controller's delegate, which nobody else may hold by then.
  let delegate: (any QLPreviewControllerDelegate)?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PreviewPage(url: item?.previewItemURL, title: item?.previewItemTitle) {
      delegate?.previewControllerWillDismiss(controller)
      dismiss()
      delegate?.previewControllerDidDismiss(controller)
    }
  }
}
