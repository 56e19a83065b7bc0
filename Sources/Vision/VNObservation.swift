import Foundation

/// A thing that was found in a picture.
open class VNObservation: NSObject {
  /// The certainty, from zero to one.
  public let confidence: Float

  init(confidence: Float) { self.confidence = confidence }
}

/// A thing that was found at a place of a picture.
open class VNDetectedObjectObservation: VNObservation {
  /// The rectangle around it, in shares of the picture from its lower left corner.
  public let boundingBox: CGRect

  init(confidence: Float = 1, _ boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init(confidence: confidence)
  }
}

/// A rectangle that was found in a picture.
open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The upper left corner, in shares of the picture from its lower left corner.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The upper right corner, in shares of the picture.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// The lower left corner, in shares of the picture.
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// The lower right corner, in shares of the picture.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A reading of a text, and its certainty.
public final class VNRecognizedText: NSObject {
  /// The words.
  public let string: String
  /// The certainty, from zero to one.
  public let confidence: Float

  init(_ string: String) {
    (self.string, confidence) = (string, 1)
    super.init()
  }
}

/// A line of text that was found in a picture.
open class VNRecognizedTextObservation: VNRectangleObservation {
  private let text: VNRecognizedText

  init(_ text: String, _ boundingBox: CGRect) {
    self.text = VNRecognizedText(text)
    super.init(boundingBox)
  }

  /// Returns the readings, of which there is one, up to a number of them.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    maxCandidateCount > 0 ? [text] : []
  }
}

/// A code that was found in a picture.
open class VNBarcodeObservation: VNRectangleObservation {
  /// The kind.
  public let symbology: VNBarcodeSymbology
  /// The text of the code.
  public let payloadStringValue: String?

  /// Creates a code that ``VNImageRequestHandler/know(_:codes:)`` tells of.
  public init(payload: String, symbology: VNBarcodeSymbology) {
    (payloadStringValue, self.symbology) = (payload, symbology)
    super.init(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
  }
}

/// A kind of things that a picture shows, such as a beach.
open class VNClassificationObservation: VNObservation {
  /// The name of the kind.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init(confidence: 1)
  }
}

/// A face that was found in a picture.
open class VNFaceObservation: VNDetectedObjectObservation {}
