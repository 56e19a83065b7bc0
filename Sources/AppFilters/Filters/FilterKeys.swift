/// The key of the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the picture that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of a filter's strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a filter's middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a filter's angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a filter's colour.
public let kCIInputColorKey = "inputColor"
/// The key of a filter's brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a filter's contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the picture beneath.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
