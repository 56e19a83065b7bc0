/// A setting of a tip.
public protocol TipOption: Sendable {}

extension Tips {
  /// The most times that a tip is shown; a still shows it once.
  public struct MaxDisplayCount: TipOption {
    let count: Int

    /// Creates a setting.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// The longest time for which a tip is shown, which no still takes.
  public struct MaxDisplayDuration: TipOption {
    let seconds: Double

    /// Creates a setting, in seconds.
    public init(_ maxDisplayDuration: Double) { seconds = maxDisplayDuration }
  }

  /// A setting by which a tip comes soon after another one.
  public struct IgnoresDisplayFrequency: TipOption {
    let isOn: Bool

    /// Creates a setting.
    public init(_ ignoresDisplayFrequency: Bool) { isOn = ignoresDisplayFrequency }
  }
}
