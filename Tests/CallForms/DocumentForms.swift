import PDFKit
import SwiftUI
import Vision

/// Calls of frameworks of documents and of what a camera reads, in an app's ways.
struct DocumentForms: View {
  @State private var hasError = false
  @State private var code: String?

  var body: some View {
    VStack {
      DocumentReader(data: Data(), hasError: $hasError)
      CodeReader { code = $0 }
      ScanReader { _ in }
      Text(code ?? "No code")
    }
  }
}

private struct DocumentReader: UIViewRepresentable {
  let data: Data?
  @Binding var hasError: Bool

  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.displayMode = .singlePageContinuous
    view.displayDirection = .vertical
    view.autoScales = true
    view.backgroundColor = .secondarySystemBackground
    view.pageBreakMargins = .zero
    view.minScaleFactor = view.scaleFactorForSizeToFit
    view.usePageViewController(true, withViewOptions: nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Receipt"
    view.accessibilityTraits = [.image, .header]
    view.accessibilityHint = "Opens the receipt"
    view.accessibilityElementsHidden = false
    return view
  }

  func updateUIView(_ view: PDFView, context: Context) {
    let document = data.flatMap { PDFDocument(data: $0) }
    view.document = document
    hasError = document == nil
    if let document, document.isLocked, !document.unlock(withPassword: "") { hasError = true }
    for index in 0..<(document?.pageCount ?? 0) {
      guard let page = document?.page(at: index), let text = page.string else { continue }
      _ = (text, page.bounds(for: .mediaBox), page.thumbnail(of: .zero, for: .cropBox))
    }
    let title = document?.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String
    view.accessibilityValue = title
  }

  /// Pages of pictures, as an album has them.
  static func album(_ images: [UIImage]) -> PDFDocument {
    let document = PDFDocument()
    for image in images {
      guard let page = PDFPage(image: image) else { continue }
      let note = PDFAnnotation(
        bounds: page.bounds(for: .cropBox), forType: .highlight, withProperties: nil)
      note.color = UIColor.yellow.withAlphaComponent(0.5)
      page.addAnnotation(note)
      document.insert(page, at: document.pageCount)
    }
    return document
  }
}

@MainActor private struct CodeReader: UIViewControllerRepresentable {
  let read: (String) -> Void

  func makeUIViewController(context: Context) -> DataScannerViewController {
    let scanner = DataScannerViewController(
      recognizedDataTypes: [.barcode(symbologies: [.ean13, .qr]), .text()],
      qualityLevel: .balanced, recognizesMultipleItems: false,
      isHighFrameRateTrackingEnabled: false, isHighlightingEnabled: true)
    scanner.delegate = context.coordinator
    try? scanner.startScanning()
    return scanner
  }

  func updateUIViewController(_ scanner: DataScannerViewController, context: Context) {
    if scanner.isScanning { scanner.stopScanning() }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, DataScannerViewControllerDelegate {
    let parent: CodeReader
    init(_ parent: CodeReader) { self.parent = parent }

    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
      allItems: [RecognizedItem]
    ) {
      for item in addedItems {
        switch item {
        case .barcode(let code):
          if let text = code.payloadStringValue, code.observation.symbology == .ean13 {
            parent.read(text)
          }
        case .text(let text): parent.read(text.transcript)
        }
      }
    }
  }
}

private struct ScanReader: UIViewControllerRepresentable {
  let read: (UIImage) -> Void

  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let scanner = VNDocumentCameraViewController()
    scanner.delegate = context.coordinator
    return scanner
  }

  func updateUIViewController(_ scanner: VNDocumentCameraViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
    let parent: ScanReader
    init(_ parent: ScanReader) { self.parent = parent }

    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {
      guard scan.pageCount > 0 else { return }
      parent.read(scan.imageOfPage(at: 0))
      controller.dismiss(animated: true)
    }
  }
}

/// Encodes a picture, where something does.
private func encoded(_ picture: CGImage) -> Data? {
  let data = NSMutableData()
  guard
    let file = CGImageDestinationCreateWithData(
      data as CFMutableData, UTType.jpeg.identifier as CFString, 1, nil)
  else { return nil }
  let quality = [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary
  CGImageDestinationAddImage(file, picture, quality)
  return CGImageDestinationFinalize(file) ? data as Data : nil
}

/// Reads the words of a picture.
private func words(of picture: CGImage) async -> String? {
  await withCheckedContinuation { continuation in
    let request = VNRecognizeTextRequest { request, error in
      let lines = (request.results ?? []).compactMap { $0 as? VNRecognizedTextObservation }
      let text = lines.compactMap { $0.topCandidates(1).first?.string }.joined(separator: "\n")
      continuation.resume(returning: error == nil ? text : nil)
    }
    request.recognitionLevel = .accurate
    request.recognitionLanguages = ["en-US"]
    request.usesLanguageCorrection = true
    try? VNImageRequestHandler(cgImage: picture, orientation: .up, options: [:]).perform([request])
  }
}
