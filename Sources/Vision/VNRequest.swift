import Foundation

/// A closure that hears of the end of a request.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A question about a picture, of which nothing is found unless a screen tells it.
open class VNRequest: NSObject, _VNAnswered {
  /// The closure that hears of the end.
  open private(set) var completionHandler: VNRequestCompletionHandler?
  /// A Boolean value that indicates whether the screen's own processor is used alone.
  open var usesCPUOnly = false
  /// A Boolean value that indicates whether the answer may come later.
  open var preferBackgroundProcessing = false
  /// The version of the question, which is kept with no effect.
  open var revision = 1
  private var found: [VNObservation]?

  /// Creates a question.
  public override convenience init() { self.init(completionHandler: nil) }

  /// Creates a question whose answer a closure hears of.
  public init(completionHandler: VNRequestCompletionHandler?) {
    self.completionHandler = completionHandler
    super.init()
  }

  /// The answer; nil where nobody has asked yet.
  public var _observations: [VNObservation]? { found }

  /// Stops nothing: an answer is there at once.
  open func cancel() {}

  func answer() {
    found = find(VisionRecord.current.value)
    completionHandler?(self, nil)
  }

  /// Returns the things that are found, of those a screen tells of.
  func find(_ content: VisionRecord.Content) -> [VNObservation] { [] }
}

/// A question that has an answer, of which each kind has its own: a class's property of another
/// element's type would not override its superclass's.
public protocol _VNAnswered: AnyObject {
  /// The answer; nil where nobody has asked yet.
  var _observations: [VNObservation]? { get }
}

extension _VNAnswered {
  /// The things that were found; nil where nobody has asked yet.
  public var results: [VNObservation]? { _observations }
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest {
  /// The part, in shares of the picture from its lower left corner, which is kept with no effect.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The care with which texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Slowly and well, or fast.
  case accurate, fast
}

/// A question for the texts of a picture: none, unless a screen tells of them.
///
///     VNImageRequestHandler.know(["High water at noon"])
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// The care.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages, which are kept with no effect.
  open var recognitionLanguages: [String] = []
  /// A Boolean value that indicates whether the language is found out.
  open var automaticallyDetectsLanguage = false
  /// A Boolean value that indicates whether words are put right.
  open var usesLanguageCorrection = false
  /// The words beside those of the language.
  open var customWords: [String] = []
  /// The least height of a text, as a share of the picture's.
  open var minimumTextHeight: Float = 0

  /// The lines that were found, from above; nil where nobody has asked yet.
  public var results: [VNRecognizedTextObservation]? {
    _observations as? [VNRecognizedTextObservation]
  }

  /// Returns the languages that texts are read in, of which these are the most written.
  open func supportedRecognitionLanguages() throws -> [String] {
    ["en-US", "fr-FR", "it-IT", "de-DE", "es-ES", "pt-BR", "zh-Hans", "ja-JP", "ru-RU"]
  }

  override func find(_ content: VisionRecord.Content) -> [VNObservation] {
    let height = 1 / CGFloat(max(1, content.texts.count))
    return content.texts.enumerated().map { index, text in
      let box = CGRect(x: 0, y: 1 - height * CGFloat(index + 1), width: 1, height: height)
      return VNRecognizedTextObservation(text, box)
    }
  }
}

/// A question for the codes of a picture: none, unless a screen tells of them.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds of codes that are looked for; none for all.
  open var symbologies: [VNBarcodeSymbology] = []
  /// A Boolean value that indicates whether parts of codes are put together.
  open var coalesceCompositeSymbologies = false

  /// The codes that were found; nil where nobody has asked yet.
  public var results: [VNBarcodeObservation]? { _observations as? [VNBarcodeObservation] }

  /// Returns the kinds of codes that are read: all.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  /// The kinds of codes that are read: all.
  open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  override func find(_ content: VisionRecord.Content) -> [VNObservation] {
    content.codes.filter { symbologies.isEmpty || symbologies.contains($0.symbology) }
      .map { VNBarcodeObservation(payload: $0.payload, symbology: $0.symbology) }
  }
}

/// A question for the rectangles of a picture, of which none is found.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The number of rectangles that are looked for; zero for all.
  open var maximumObservations = 1
  /// The least share of the shorter side.
  open var minimumAspectRatio: Float = 0.5
  /// The greatest share of the shorter side.
  open var maximumAspectRatio: Float = 0.5
  /// The least size, as a share of the picture's.
  open var minimumSize: Float = 0.2
  /// The least certainty.
  open var minimumConfidence: Float = 0
  /// The rectangles: none; nil where nobody has asked yet.
  public var results: [VNRectangleObservation]? { _observations as? [VNRectangleObservation] }
}

/// A question for a sheet of paper in a picture, of which none is found.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
  /// The sheets: none; nil where nobody has asked yet.
  public var results: [VNRectangleObservation]? { _observations as? [VNRectangleObservation] }
}

/// A question for the faces of a picture, of which none is found.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  /// The faces: none; nil where nobody has asked yet.
  public var results: [VNFaceObservation]? { _observations as? [VNFaceObservation] }
}

/// A question for the kinds of things that a picture shows, of which none is found.
open class VNClassifyImageRequest: VNImageBasedRequest {
  /// The kinds: none; nil where nobody has asked yet.
  public var results: [VNClassificationObservation]? {
    _observations as? [VNClassificationObservation]
  }
}
