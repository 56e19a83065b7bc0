/// Settings of an answer, which change nothing of what is told.
public struct GenerationOptions: Equatable, Codable, Sendable {
  /// A manner in which the next word is chosen.
  public struct SamplingMode: Equatable, Codable, Sendable {
    private let name: String

    /// The likeliest.
    public static let greedy = Self(name: "greedy")
    /// One of the likeliest.
    public static func random(top count: Int, seed: UInt64? = nil) -> Self {
      Self(name: "random(\(count))")
    }
    /// One of the likeliest, up to a likelihood.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      Self(name: "random(\(probabilityThreshold))")
    }
  }

  /// The manner in which the next word is chosen.
  public var sampling: SamplingMode?
  /// The readiness for unlikely words.
  public var temperature: Double?
  /// The most tokens of an answer.
  public var maximumResponseTokens: Int?

  /// Creates settings.
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    (self.sampling, self.temperature) = (sampling, temperature)
    self.maximumResponseTokens = maximumResponseTokens
  }
}
