import StageSupport
import SwiftUI
import Testing

@testable import Vision

/// What is found in pictures, and pages of the camera.
@MainActor @Suite struct VisionTests {
  private struct Reading: View {
    @State private var lines: [String] = []
    var known: [String]?

    var body: some View {
      VStack {
        Text(lines.isEmpty ? "nothing" : "read")
        ForEach(lines, id: \.self) { Text($0) }
      }
      .onAppear {
        if let known {
          VNImageRequestHandler.know(
            known, codes: [VNBarcodeObservation(payload: "42", symbology: .ean13)])
        }
        let texts = VNRecognizeTextRequest { request, error in
          let found = request.results as? [VNRecognizedTextObservation] ?? []
          lines = error == nil ? found.compactMap { $0.topCandidates(1).first?.string } : []
        }
        let codes = VNDetectBarcodesRequest()
        let others = VNDetectBarcodesRequest()
        others.symbologies = [.qr]
        try? VNImageRequestHandler(data: Data()).perform([texts, codes, others])
        lines += (codes.results ?? []).compactMap(\.payloadStringValue)
        lines += (others.results ?? []).compactMap(\.payloadStringValue).map { "QR " + $0 }
      }
    }
  }

  @Test func nothingIsFoundUnlessItIsTold() throws {
    #expect(try Stage(Reading()).texts() == ["nothing"])
    #expect(
      try Stage(Reading(known: ["High", "Low"])).texts() == ["read", "High", "Low", "42"])
    // What one screen tells is not another's.
    #expect(try Stage(Reading()).texts() == ["nothing"])
  }

  @Test func linesStandBelowEachOther() throws {
    let request = VNRecognizeTextRequest()
    #expect(request.results == nil)
    let boxes = request.find(VisionRecord.Content(texts: ["a", "b"]))
      .compactMap { ($0 as? VNRecognizedTextObservation)?.boundingBox }
    #expect(boxes.map(\.minY) == [0.5, 0] && boxes.map(\.height) == [0.5, 0.5])
  }

  @Test func thereIsNoCamera() {
    #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
    #expect(!VNDocumentCameraViewController.isSupported)
    let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr])])
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
      try scanner.startScanning()
    }
    #expect(!scanner.isScanning)
  }

  @Test func noPictureIsLookedAt() throws {
    let detector = try #require(
      CIDetector(
        ofType: CIDetectorTypeQRCode, context: nil,
        options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
    #expect(detector.features(in: CIImage(color: CIColor(red: 1, green: 1, blue: 1))).isEmpty)
  }
}
