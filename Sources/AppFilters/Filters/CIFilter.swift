/// Makes a picture, or changes one: codes, and filters of colours and blurs.
///
///     let filter = CIFilter.sepiaTone()
///     filter.inputImage = picture
///     filter.intensity = 0.8
///     let changed = filter.outputImage
///
/// Filters that are not known here leave a picture as it is.
open class CIFilter: NSObject {
  /// The name, such as “CISepiaTone”.
  open var name: String
  private var values: [String: Any] = [:]
  private let kind: FilterKind?

  /// Creates a filter by its name; nil for a name that does not begin as one.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Creates a filter by its name, with values.
  ///
  /// - Parameters:
  ///   - name: The name, such as “CISepiaTone”.
  ///   - params: The values by their keys; nil for those at first.
  public init?(name: String, parameters params: [String: Any]?) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.name = name
    kind = FilterKind(rawValue: name)
    values = params ?? [:]
  }

  /// Creates a known filter.
  init(_ kind: FilterKind) {
    name = kind.rawValue
    self.kind = kind
  }

  /// Creates the filter with the values at first.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// The keys of the values.
  open var inputKeys: [String] { kind?.keys ?? [kCIInputImageKey] }

  /// The keys of what is made.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Gives the filter the values at first.
  open func setDefaults() { values = [:] }

  /// Sets a value by its key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a value by its key; nil for the one at first.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The picture that the filter makes; nil where it lacks what it makes it of.
  open var outputImage: CIImage? {
    guard let kind else { return inputImage }
    return kind.isGenerator ? kind.generated(self) : inputImage.map { kind.changed($0, self) }
  }

  /// The picture that is changed.
  public var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }

  /// Returns a number by its key, whichever type it is of.
  func number(_ key: String) -> Float? {
    switch values[key] {
    case let number as Float: number
    case let number as Double: Float(number)
    case let number as CGFloat: Float(number)
    case let number as Int: Float(number)
    case let number as NSNumber: number.floatValue
    default: nil
    }
  }
}
