/// A type whose values can change over time; stills show their end.
///
///     struct WaterLine: Shape {
///       var height: Double
///       var animatableData: Double {
///         get { height }
///         set { height = newValue }
///       }
///
///       func path(in rect: CGRect) -> Path {
///         Path(CGRect(x: rect.minX, y: height, width: rect.width, height: 2))
///       }
///     }
public protocol Animatable {
  /// The type of the values that can be animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The values that can be animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The values that can be animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The squared number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The squared number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The squared number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Angle: Animatable {
  /// The angle in radians times 128, so that small turns do not end too early, as the system's do.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension CGPoint: Animatable {
  /// The values that can be animated.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The values that can be animated.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The values that can be animated.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Double: Animatable {
  /// The values that can be animated.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: Animatable {
  /// The values that can be animated.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: Animatable {
  /// The values that can be animated.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension RGBAColor {
  /// Linear red, green and blue, and alpha, times 128.
  var motion: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    func linear(_ part: Double) -> Double {
      128 * (part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
    }
    return AnimatablePair(
      AnimatablePair(linear(red), linear(green)), AnimatablePair(linear(blue), 128 * alpha))
  }

  /// The colour of such numbers.
  init(
    motion: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
  ) {
    func encoded(_ part: Double) -> Double {
      let part = min(1, max(0, part / 128))
      return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    self.init(
      red: encoded(motion.first.first), green: encoded(motion.first.second),
      blue: encoded(motion.second.first), alpha: min(1, max(0, motion.second.second / 128)))
  }
}
