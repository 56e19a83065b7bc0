/// A filter that makes a QR code of bytes.
public protocol CIQRCodeGenerator: CIFilter {
  /// The bytes that a code tells.
  var message: Data { get set }
  /// The share of a code that may be lost: “L”, “M”, “Q” or “H”.
  var correctionLevel: String { get set }
}

/// A filter that makes a bar code of letters and digits.
public protocol CICode128BarcodeGenerator: CIFilter {
  /// The bytes that a code tells.
  var message: Data { get set }
  /// The empty modules at either side of a bar code.
  var quietSpace: Float { get set }
  /// The height of a bar code, in modules.
  var barcodeHeight: Float { get set }
}

/// A filter that makes the colours of old photographs.
public protocol CISepiaTone: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that makes shades of one colour.
public protocol CIColorMonochrome: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that makes other brightness, contrast and saturation.
public protocol CIColorControls: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The factor of the saturation.
  var saturation: Float { get set }
  /// The amount that is added to each component.
  var brightness: Float { get set }
  /// The factor of the contrast.
  var contrast: Float { get set }
}

/// A filter that makes the opposite colours.
public protocol CIColorInvert: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that makes two colours, in place of dark and light.
public protocol CIFalseColor: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The colour of what is dark.
  var color0: CIColor { get set }
  /// The colour of what is light.
  var color1: CIColor { get set }
}

/// A filter that makes hues turned by an angle.
public protocol CIHueAdjust: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// A filter that makes another exposure.
public protocol CIExposureAdjust: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The exposure, in stops.
  var ev: Float { get set }
}

/// A filter that makes greys.
public protocol CIPhotoEffectMono: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that makes greys of much contrast.
public protocol CIPhotoEffectNoir: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that makes greys of little contrast.
public protocol CIPhotoEffectTonal: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that makes a blur.
public protocol CIGaussianBlur: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// A filter that makes a blur.
public protocol CIBoxBlur: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// A filter that makes light as opacity.
public protocol CIMaskToAlpha: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that makes a picture over another one.
public protocol CISourceOverCompositing: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The picture beneath.
  var backgroundImage: CIImage? { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIPixellate: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CICrystallize: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The middle.
  var center: CGPoint { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIEdges: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIUnsharpMask: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIVignette: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIBloom: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CITwirlDistortion: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIPhotoEffectChrome: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIPhotoEffectFade: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIPhotoEffectInstant: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIPhotoEffectProcess: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that leaves a picture as it is here.
public protocol CIPhotoEffectTransfer: CIFilter {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

extension CIFilter: CIQRCodeGenerator, CICode128BarcodeGenerator, CISepiaTone, CIColorMonochrome,
  CIColorControls, CIColorInvert, CIFalseColor, CIHueAdjust, CIExposureAdjust, CIPhotoEffectMono,
  CIPhotoEffectNoir, CIPhotoEffectTonal, CIGaussianBlur, CIBoxBlur, CIMaskToAlpha,
  CISourceOverCompositing, CIPixellate, CICrystallize, CIEdges, CIUnsharpMask, CIVignette, CIBloom,
  CITwirlDistortion, CIPhotoEffectChrome, CIPhotoEffectFade, CIPhotoEffectInstant,
  CIPhotoEffectProcess, CIPhotoEffectTransfer
{}
