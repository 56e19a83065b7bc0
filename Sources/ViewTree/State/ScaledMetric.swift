/// A property wrapper type that scales a number with the Dynamic Type size.
///
///     struct Avatar: View {
///       @ScaledMetric(relativeTo: .body) private var side = 32
///
///       var body: some View { Circle().frame(width: side, height: side) }
///     }
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private final class Link { var factor = 1.0 }

  private let base: Value
  private let style: Font.TextStyle
  private let link = Link()

  /// Creates a value that scales with a text style.
  ///
  ///     @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at the default text size, such as a length in points.
  ///   - style: The text style whose sizes it follows.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    (base, self.style) = (wrappedValue, style)
  }

  /// The value, scaled with the Dynamic Type size.
  public var wrappedValue: Value { base * Value(link.factor) }
}

extension ScaledMetric: ComparableForSameness {
  func isSame(as other: Self) -> Bool { base == other.base && style == other.style }
}

extension ScaledMetric: InstallableProperty {
  func isSame(in before: EnvironmentValues, and now: EnvironmentValues) -> Bool {
    before.dynamicTypeSize == now.dynamicTypeSize
  }

  func install(slot: Int, _ context: LoweringContext) {
    link.factor = context.environment.dynamicTypeSize.scale(of: style)
  }
}
