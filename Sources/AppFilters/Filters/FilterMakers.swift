extension CIFilter {
  /// Returns a filter that makes a QR code of bytes.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    CIFilter(.qrCodeGenerator)
  }
  /// Returns a filter that makes a bar code of letters and digits.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    CIFilter(.code128BarcodeGenerator)
  }
  /// Returns a filter that makes the colours of old photographs.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { CIFilter(.sepiaTone) }
  /// Returns a filter that makes shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    CIFilter(.colorMonochrome)
  }
  /// Returns a filter that makes other brightness, contrast and saturation.
  public class func colorControls() -> any CIFilter & CIColorControls { CIFilter(.colorControls) }
  /// Returns a filter that makes the opposite colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { CIFilter(.colorInvert) }
  /// Returns a filter that makes two colours, in place of dark and light.
  public class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(.falseColor) }
  /// Returns a filter that makes hues turned by an angle.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIFilter(.hueAdjust) }
  /// Returns a filter that makes another exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    CIFilter(.exposureAdjust)
  }
  /// Returns a filter that makes greys.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono {
    CIFilter(.photoEffectMono)
  }
  /// Returns a filter that makes greys of much contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
    CIFilter(.photoEffectNoir)
  }
  /// Returns a filter that makes greys of little contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal {
    CIFilter(.photoEffectTonal)
  }
  /// Returns a filter that makes a blur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIFilter(.gaussianBlur) }
  /// Returns a filter that makes a blur.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { CIFilter(.boxBlur) }
  /// Returns a filter that makes light as opacity.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { CIFilter(.maskToAlpha) }
  /// Returns a filter that makes a picture over another one.
  public class func sourceOverCompositing() -> any CIFilter & CISourceOverCompositing {
    CIFilter(.sourceOverCompositing)
  }
  /// Returns a filter that leaves a picture as it is here.
  public class func pixellate() -> any CIFilter & CIPixellate { CIFilter(.pixellate) }
  /// Returns a filter that leaves a picture as it is here.
  public class func crystallize() -> any CIFilter & CICrystallize { CIFilter(.crystallize) }
  /// Returns a filter that leaves a picture as it is here.
  public class func edges() -> any CIFilter & CIEdges { CIFilter(.edges) }
  /// Returns a filter that leaves a picture as it is here.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { CIFilter(.unsharpMask) }
  /// Returns a filter that leaves a picture as it is here.
  public class func vignette() -> any CIFilter & CIVignette { CIFilter(.vignette) }
  /// Returns a filter that leaves a picture as it is here.
  public class func bloom() -> any CIFilter & CIBloom { CIFilter(.bloom) }
  /// Returns a filter that leaves a picture as it is here.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    CIFilter(.twirlDistortion)
  }
  /// Returns a filter that leaves a picture as it is here.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome {
    CIFilter(.photoEffectChrome)
  }
  /// Returns a filter that leaves a picture as it is here.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade {
    CIFilter(.photoEffectFade)
  }
  /// Returns a filter that leaves a picture as it is here.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant {
    CIFilter(.photoEffectInstant)
  }
  /// Returns a filter that leaves a picture as it is here.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess {
    CIFilter(.photoEffectProcess)
  }
  /// Returns a filter that leaves a picture as it is here.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer {
    CIFilter(.photoEffectTransfer)
  }
}
