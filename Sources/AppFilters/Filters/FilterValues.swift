// Each filter has all of the values: it takes no notice of those that are not its own.

extension CIFilter {
  /// The bytes that a code tells.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  /// The share of a code that may be lost: “L”, “M”, “Q” or “H”.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  /// The empty modules at either side of a bar code.
  public var quietSpace: Float {
    get { number("inputQuietSpace") ?? 7 }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  /// The height of a bar code, in modules.
  public var barcodeHeight: Float {
    get { number("inputBarcodeHeight") ?? 32 }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }

  /// The strength, from 0 to 1.
  public var intensity: Float {
    get { number("inputIntensity") ?? 1 }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  /// The radius, in pixels.
  public var radius: Float {
    get { number("inputRadius") ?? 10 }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  /// The scale.
  public var scale: Float {
    get { number("inputScale") ?? 8 }
    set { setValue(newValue, forKey: "inputScale") }
  }

  /// The amount that is added to each component.
  public var brightness: Float {
    get { number("inputBrightness") ?? 0 }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  /// The factor of the contrast.
  public var contrast: Float {
    get { number("inputContrast") ?? 1 }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  /// The factor of the saturation.
  public var saturation: Float {
    get { number("inputSaturation") ?? 1 }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  /// The angle, in radians.
  public var angle: Float {
    get { number("inputAngle") ?? 0 }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  /// The exposure, in stops.
  public var ev: Float {
    get { number("inputEV") ?? 0 }
    set { setValue(newValue, forKey: "inputEV") }
  }

  /// The colour.
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .white }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }

  /// The colour of what is dark.
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  /// The colour of what is light.
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  /// The middle of a filter.
  public var center: CGPoint {
    get { value(forKey: kCIInputCenterKey) as? CGPoint ?? CGPoint(x: 150, y: 150) }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }

  /// The picture beneath.
  public var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
}
