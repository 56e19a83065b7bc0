import DisplayList

/// A filter that is known by its name.
enum FilterKind: String {
  case qrCodeGenerator = "CIQRCodeGenerator"
  case code128BarcodeGenerator = "CICode128BarcodeGenerator"
  case sepiaTone = "CISepiaTone"
  case colorMonochrome = "CIColorMonochrome"
  case colorControls = "CIColorControls"
  case colorInvert = "CIColorInvert"
  case falseColor = "CIFalseColor"
  case hueAdjust = "CIHueAdjust"
  case exposureAdjust = "CIExposureAdjust"
  case photoEffectMono = "CIPhotoEffectMono"
  case photoEffectNoir = "CIPhotoEffectNoir"
  case photoEffectTonal = "CIPhotoEffectTonal"
  case gaussianBlur = "CIGaussianBlur"
  case boxBlur = "CIBoxBlur"
  case maskToAlpha = "CIMaskToAlpha"
  case sourceOverCompositing = "CISourceOverCompositing"
  case pixellate = "CIPixellate"
  case crystallize = "CICrystallize"
  case edges = "CIEdges"
  case unsharpMask = "CIUnsharpMask"
  case vignette = "CIVignette"
  case bloom = "CIBloom"
  case twirlDistortion = "CITwirlDistortion"
  case photoEffectChrome = "CIPhotoEffectChrome"
  case photoEffectFade = "CIPhotoEffectFade"
  case photoEffectInstant = "CIPhotoEffectInstant"
  case photoEffectProcess = "CIPhotoEffectProcess"
  case photoEffectTransfer = "CIPhotoEffectTransfer"

  /// The keys of the filter's values.
  var keys: [String] {
    switch self {
    case .qrCodeGenerator: ["inputMessage", "inputCorrectionLevel"]
    case .code128BarcodeGenerator: ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"]
    case .sepiaTone, .edges: ["inputImage", "inputIntensity"]
    case .colorMonochrome: ["inputImage", "inputColor", "inputIntensity"]
    case .colorControls: ["inputImage", "inputSaturation", "inputBrightness", "inputContrast"]
    case .colorInvert, .photoEffectMono, .photoEffectNoir, .photoEffectTonal, .maskToAlpha,
      .photoEffectChrome, .photoEffectFade, .photoEffectInstant, .photoEffectProcess,
      .photoEffectTransfer:
      ["inputImage"]
    case .falseColor: ["inputImage", "inputColor0", "inputColor1"]
    case .hueAdjust: ["inputImage", "inputAngle"]
    case .exposureAdjust: ["inputImage", "inputEV"]
    case .gaussianBlur, .boxBlur: ["inputImage", "inputRadius"]
    case .sourceOverCompositing: ["inputImage", "inputBackgroundImage"]
    case .pixellate: ["inputImage", "inputCenter", "inputScale"]
    case .crystallize: ["inputImage", "inputRadius", "inputCenter"]
    case .unsharpMask: ["inputImage", "inputRadius", "inputIntensity"]
    case .vignette, .bloom: ["inputImage", "inputIntensity", "inputRadius"]
    case .twirlDistortion: ["inputImage", "inputCenter", "inputRadius", "inputAngle"]
    }
  }
}
