/// Settings of an answer, which change nothing of what is told.
public struct GenerationOptions: Equatable, Codable, Sendable {
  /// A manner in which the next word is chosen.
  public struct SamplingMode: Equatable, Codable, Sendable {
    private let name: String

    /// The likeliest.
    public static let greedy = Self(name: "greedy")
    /// One of the likeliest.
    public static func random(top count: Int, seed: UInt64? = nil) -> Self {
      Self(name: "random(\(count), \(seed ?? 0))")
    }
    /// One of the likeliest, up to a likelihood.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      Self(name: "random(\(probabilityThreshold), \(seed ?? 0))")
    }
  }

  /// The manner in which the next word is chosen.
  public var samplingMode: SamplingMode?
  /// The readiness for unlikely words.
  public var temperature: Double?
  /// The most tokens of an answer.
  public var maximumResponseTokens: Int?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - samplingMode: The manner in which the next word is chosen.
  ///   - temperature: The readiness for unlikely words, from 0 to 1.
  ///   - maximumResponseTokens: The most tokens of an answer.
  public init(
    samplingMode: SamplingMode? = nil, temperature: Double? = nil,
    maximumResponseTokens: Int? = nil
  ) {
    (self.samplingMode, self.temperature) = (samplingMode, temperature)
    self.maximumResponseTokens = maximumResponseTokens
  }

  /// Creates settings, by the first name of the sampling mode.
  ///
  /// - Parameters:
  ///   - sampling: The manner in which the next word is chosen.
  ///   - temperature: The readiness for unlikely words, from 0 to 1.
  ///   - maximumResponseTokens: The most tokens of an answer.
  public init(
    sampling: SamplingMode?, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.init(
      samplingMode: sampling, temperature: temperature,
      maximumResponseTokens: maximumResponseTokens)
  }

  /// The manner in which the next word is chosen, by its first name.
  public var sampling: SamplingMode? {
    get { samplingMode }
    set { samplingMode = newValue }
  }
}
