import SwiftUI

/// A text or a code before the camera.
public enum RecognizedItem: Identifiable, Sendable {
  /// A text.
  case text(Text)
  /// A code.
  case barcode(Barcode)

  /// A text.
  public struct Text: Identifiable, Sendable {
    /// The identity.
    public let id: UUID
    /// The words.
    public let transcript: String
    /// The place in the view.
    public let bounds: Bounds
  }

  /// A code.
  public struct Barcode: Identifiable, Sendable {
    /// The identity.
    public let id: UUID
    /// The text of the code; nil where it has none.
    public let payloadStringValue: String?
    /// The place in the view.
    public let bounds: Bounds
    let symbology: VNBarcodeSymbology

    /// The code as Vision tells of it.
    public var observation: VNBarcodeObservation {
      VNBarcodeObservation(payload: payloadStringValue ?? "", symbology: symbology)
    }
  }

  /// The corners of a text or a code, in the view's points.
  public struct Bounds: Sendable {
    /// The upper left corner.
    public let topLeft: CGPoint
    /// The upper right corner.
    public let topRight: CGPoint
    /// The lower left corner.
    public let bottomLeft: CGPoint
    /// The lower right corner.
    public let bottomRight: CGPoint
  }

  /// The identity.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }

  /// The place in the view.
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let barcode): barcode.bounds
    }
  }
}

/// An object that hears of texts and codes before a camera; in a still there is none.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Tells that something was tapped.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Tells that something has come.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells that something has moved.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells that something has gone.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells that the view was zoomed.
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  /// Tells that the camera cannot be used any more.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Takes no notice of it.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem
  ) {}
  /// Takes no notice of it.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Takes no notice of it.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Takes no notice of it.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Takes no notice of it.
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  /// Takes no notice of it.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// A view of the camera that finds texts and codes, drawn as a placeholder of its name.
///
/// There is no camera, as on a simulator: scanning does not begin.
open class DataScannerViewController: UIViewController {
  /// A reason why scanning does not begin.
  public enum ScanningUnavailable: Error, Sendable {
    /// The device cannot, and the person does not let it.
    case unsupported, cameraRestricted
  }

  /// The care with which is looked.
  public enum QualityLevel: Sendable {
    /// The cares.
    case balanced, fast, accurate
  }

  /// The kind of texts that are looked for.
  public enum TextContentType: Sendable {
    /// The kinds.
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Numbers and addresses.
    case telephoneNumber, URL, currency
  }

  /// A kind of things that are looked for.
  public struct RecognizedDataType: Hashable, Sendable {
    private enum Kind: Hashable { case text, barcode }
    private let kind: Kind

    /// Returns the kind of texts in languages.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType { RecognizedDataType(kind: .text) }

    /// Returns the kind of codes; none for all.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(kind: .barcode)
    }
  }

  /// The object that hears of what is found.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// The part of the view that is looked through; nil for all.
  open var regionOfInterest: CGRect?
  /// The kinds of things that are looked for.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// A Boolean value that indicates whether the camera is looked through, as it never is.
  open private(set) var isScanning = false
  /// A view above the camera's, which takes an app's own.
  public let overlayContainerView = UIView()
  /// The magnification.
  open var zoomFactor: Double = 1

  /// A Boolean value that indicates whether the device can: no, as on a simulator.
  open class var isSupported: Bool { false }
  /// A Boolean value that indicates whether scanning can begin: no.
  open class var isAvailable: Bool { false }
  /// The languages of texts, of which these are the most written.
  open class var supportedTextRecognitionLanguages: [String] { ["en-US", "de-DE", "fr-FR"] }

  /// Creates a view that finds things; settings but their kinds are kept with no effect.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view that finds codes, as nothing is read from an archive.
  public required init?(coder: NSCoder) {
    recognizedDataTypes = [.barcode()]
    super.init(coder: coder)
  }

  /// Begins to look through the camera, of which there is none.
  ///
  /// - Throws: ``ScanningUnavailable/unsupported``.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }

  /// Does nothing: the camera is not looked through.
  open func stopScanning() {}

  /// Returns an empty picture.
  open func capturePhoto() async throws -> UIImage { UIImage() }
}
