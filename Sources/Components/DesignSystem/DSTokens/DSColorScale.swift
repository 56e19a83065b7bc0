/// A hue from its lightest step to its darkest.
///
///     let teal = DSColorScale([0xE8F6F4, 0x9AD5CB, 0x2A9D8F, 0x14564E])
///     let accent = teal[.s200]
public struct DSColorScale: Equatable, Sendable {
  /// The darkness of a colour, in ten steps.
  public enum Step: Int, CaseIterable, Sendable {
    /// The steps, from the lightest to the darkest.
    case s50, s100, s200, s300, s400, s500, s600, s700, s800, s900
  }

  private var values: [DSColorValue]

  /// Creates a scale from ten colours, the lightest first; more are left out, fewer repeat the
  /// last.
  public init(_ hexes: [UInt32]) {
    values = Step.allCases.map { step in
      DSColorValue(hexes.isEmpty ? 0 : hexes[min(step.rawValue, hexes.count - 1)])
    }
  }

  /// The colour of a step.
  public subscript(step: Step) -> DSColorValue {
    get { values[step.rawValue] }
    set { values[step.rawValue] = newValue }
  }
}

/// The hues of a brand.
///
///     let brand = DSPalette(accent: DSColorScale([0xE8F6F4, 0x9AD5CB, 0x2A9D8F, 0x14564E]))
public struct DSPalette: Equatable, Sendable {
  /// The scale of grounds and texts.
  public var neutral: DSColorScale
  /// The scale of controls.
  public var accent: DSColorScale
  /// The scale of faults and of what deletes.
  public var danger: DSColorScale
  /// The scale of warnings.
  public var warning: DSColorScale
  /// The scale of successes.
  public var success: DSColorScale

  /// Creates a palette; what is left out is the standard one's.
  public init(
    neutral: DSColorScale = .slate, accent: DSColorScale = .indigo, danger: DSColorScale = .red,
    warning: DSColorScale = .amber, success: DSColorScale = .green
  ) {
    (self.neutral, self.accent, self.danger) = (neutral, accent, danger)
    (self.warning, self.success) = (warning, success)
  }
}

extension DSColorScale {
  /// A grey with some blue.
  public static let slate = DSColorScale([
    0xF6F7F9, 0xECEEF2, 0xDADDE4, 0xB9BEC9, 0x8C93A1, 0x676E7D, 0x4C5260, 0x363B47, 0x22262F,
    0x12151B,
  ])
  /// A blue towards violet.
  public static let indigo = DSColorScale([
    0xEEF1FF, 0xDFE4FF, 0xC3CCFF, 0x9FACFF, 0x7C8AFB, 0x5C68F0, 0x4650D8, 0x383FB0, 0x2D338A,
    0x20245F,
  ])
  /// A red.
  public static let red = DSColorScale([
    0xFFF1F0, 0xFFE0DE, 0xFFC4C0, 0xFF9C95, 0xFA6F66, 0xE5483F, 0xC4302B, 0x9F2522, 0x7A1D1B,
    0x531413,
  ])
  /// A yellow towards orange.
  public static let amber = DSColorScale([
    0xFFF8E6, 0xFFEEC4, 0xFFDF8F, 0xFFCB52, 0xF7B21F, 0xD99206, 0x966000, 0x754900, 0x573600,
    0x402900,
  ])
  /// A green.
  public static let green = DSColorScale([
    0xEAF9F0, 0xCFF1DD, 0xA3E4BE, 0x6DD29A, 0x3DBB76, 0x1F9E5B, 0x157E47, 0x116239, 0x0E4B2C,
    0x09331E,
  ])
}
