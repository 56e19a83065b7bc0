import SwiftUI

/// The pages that a person has taken pictures of, of which there are none.
open class VNDocumentCameraScan: NSObject {
  /// The name of the document.
  open var title: String { "" }
  /// The number of pages.
  open var pageCount: Int { 0 }
  /// Returns an empty picture.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// An object that hears of a page that takes pictures of documents; in a still nobody tells it.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Tells that the person keeps the pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Tells that the person has left the page.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Tells that no picture can be taken.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Takes no notice of it.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Takes no notice of it.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Takes no notice of it.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// A page that takes pictures of documents, drawn as a placeholder of its name.
open class VNDocumentCameraViewController: UIViewController {
  /// The object that hears of the page.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// A Boolean value that indicates whether there is a camera for it: no, as on a simulator.
  open class var isSupported: Bool { false }
}
