/// The options of a symbol's animation, such as how often it repeats.
///
///     Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(3).speed(2), value: count)
public struct SymbolEffectOptions: Sendable {
  /// The way in which a motion repeats.
  public struct RepeatBehavior: Sendable {
    let count: Int?

    /// Repeats without end and without a pause.
    public static let continuous = RepeatBehavior(count: nil)
    /// Repeats one motion after the other; pauses are left out.
    public static let periodic = RepeatBehavior(count: nil)
    /// Returns a repetition of so many motions, nil for without end; pauses are left out.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  private enum Times { case usual, endless, count(Int) }

  private var times = Times.usual
  private(set) var speed = 1.0

  private init() {}

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Repeats without end.
  public static let repeating = SymbolEffectOptions().repeated(.endless)
  /// Does not repeat.
  public static let nonRepeating = SymbolEffectOptions().repeated(.count(1))

  /// Returns options of so many repetitions; nil for without end.
  ///
  ///     Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(2), value: count)
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Returns options of a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior.count)
  }
  /// Returns the options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `repeat`(behavior.count)
  }
  /// Returns options of a speed, 1 for the usual one.
  ///
  ///     Image(systemName: "wifi").symbolEffect(.variableColor, options: .speed(0.5))
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  /// Returns the options with so many repetitions; nil for without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    repeated(count.map { .count(max(1, $0)) } ?? .endless)
  }
  /// Returns the options with a speed, 1 for the usual one.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  private func repeated(_ times: Times) -> SymbolEffectOptions {
    var options = self
    options.times = times
    return options
  }

  /// Returns the times of a motion, which repeats or does not unless it is said; nil for without
  /// end.
  func count(isEndless: Bool) -> Int? {
    switch times {
    case .usual: isEndless ? nil : 1
    case .count(let count): count
    case .endless: nil
    }
  }
}
