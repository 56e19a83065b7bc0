/// A function of Metal with its arguments.
///
/// Linux has no Metal: what a shader would change is drawn as it is, and the screen is warned.
///
///     Rectangle().fill(Shader(
///       function: ShaderFunction(library: .default, name: "stripes"), arguments: [.float(12)]))
public struct Shader: ShapeStyle, Hashable, Sendable {
  /// The function that is called for each pixel.
  public var function: ShaderFunction
  /// The arguments of the function.
  public var arguments: [Argument]
  /// A Boolean value that indicates whether colours are dithered.
  public var dithersColor = false

  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Compiles nothing: no function runs here.
  public func compile(as type: UsageType) async throws {}

  /// The use of a shader.
  public struct UsageType: Hashable, Sendable {
    let name: String
    /// A style that shapes are filled with.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// A change of each pixel's colour.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// A change of each pixel's place.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A change of each pixel by those around it.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The grey in which a shape is filled that asks for a shader.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    warn()
    return Color.gray._style(in: environment)
  }

  func warn() {
    ScreenLocale.link?.warn(
      "The shader \(function.name) does not run: views are drawn without it, and shapes in grey.")
  }

  /// An argument of a shader's function.
  public struct Argument: Hashable, Sendable {
    let numbers: [Double]

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      .init(numbers: [.init(x)])
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      .init(numbers: [.init(x), .init(y)])
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { .float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      .init(numbers: [.init(x), .init(y), .init(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      .init(numbers: [.init(x), .init(y), .init(z), .init(w)])
    }
    /// Numbers of any count.
    public static func floatArray(_ array: [Float]) -> Argument {
      .init(numbers: array.map(Double.init))
    }
    /// The rectangle of the view.
    public static var boundingRect: Argument { .init(numbers: []) }
    /// A colour.
    public static func color(_ color: Color) -> Argument { .init(numbers: []) }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { .init(numbers: []) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { .init(numbers: []) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { .init(numbers: []) }
  }
}

/// A function of a library of Metal, by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a function of a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Returns a call of the function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of Metal's functions, of which none runs here.
///
///     PhotoView(photo).colorEffect(ShaderLibrary.default.sepia(.float(0.8)))
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// Creates a library of its bytes, which are not read.
  public init(data: Data) {}
  /// Creates a library of a file, which is not read.
  public init(url: URL) {}

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  /// Returns a function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// Returns a function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// Draws its content as it is, and warns of a shader.
private struct ShaderModifier: ViewModifier {
  let shader: Shader
  let isEnabled: Bool

  func body(content: Content) -> some View {
    let _ = isEnabled ? shader.warn() : ()
    content
  }
}

extension View {
  /// Draws the view as it is, and warns that the shader does not run.
  ///
  ///     PhotoView(photo).colorEffect(ShaderLibrary.sepia(.float(0.8)))
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }

  /// Draws the view as it is, and warns that the shader does not run.
  ///
  ///     let ripple = ShaderLibrary.ripple(.float(2))
  ///     PhotoView(photo).distortionEffect(ripple, maxSampleOffset: CGSize(width: 8, height: 8))
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(shader: shader, isEnabled: isEnabled)) }

  /// Draws the view as it is, and warns that the shader does not run.
  ///
  ///     let mosaic = ShaderLibrary.mosaic(.float(6))
  ///     PhotoView(photo).layerEffect(mosaic, maxSampleOffset: .zero, isEnabled: isOn)
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(shader: shader, isEnabled: isEnabled)) }
}

extension VisualEffect {
  /// Changes nothing, and warns that the shader does not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    if isEnabled { shader.warn() }
    return self
  }

  /// Changes nothing, and warns that the shader does not run.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { colorEffect(shader, isEnabled: isEnabled) }

  /// Changes nothing, and warns that the shader does not run.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { colorEffect(shader, isEnabled: isEnabled) }
}
