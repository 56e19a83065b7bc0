/// A progress view of a bar where the value is known, and of a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgress(configuration: configuration, tint: nil)
    } else {
      CircularProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A progress view of a bar.
///
///     ProgressView("Uploading", value: progress).progressViewStyle(.linear)
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour.
  public init(tint: Color) { self.tint = tint }

  /// Returns the appearance of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A progress view of a spinner, whatever its value; in a Mac's window and on a watch of a ring
/// where the value is known, for iOS has none.
///
///     ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour.
  public init(tint: Color) { self.tint = tint }

  /// Returns the appearance of a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      CapacityBar(
        fraction: configuration.fractionCompleted ?? 0, tint: tint.map { AnyShapeStyle($0) })
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityProgress(configuration)
  }
}

/// A thin bar that is filled to a share.
struct CapacityBar: View {
  let fraction: Double
  let tint: AnyShapeStyle?

  var body: some View {
    ZStack {
      Capsule().fill(Color(.systemFill))
      BarShape(fraction: fraction).fill(tint ?? AnyShapeStyle(.tint))
        .flipsForRightToLeftLayoutDirection(true)
    }
    .frame(height: SystemMetrics.shared.controls.progressBar.height)
  }

  private struct BarShape: Shape {
    let fraction: Double

    nonisolated func path(in rect: CGRect) -> Path {
      guard fraction > 0 else { return Path() }
      return Capsule().path(
        in: CGRect(
          x: rect.minX, y: rect.minY, width: max(rect.height, rect.width * fraction),
          height: rect.height))
    }
  }
}

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tint) private var surroundingTint
  @Environment(\.controlSize) private var size
  @Environment(\.titleBar) private var titleBar
  @Environment(\.isInDesktopWindow) private var isDesktop

  private var metrics: SystemMetrics.Indicator {
    SystemMetrics.shared.controls.activityIndicator
  }

  var body: some View {
    VStack(spacing: 8) {
      indicator.frame(width: diameter, height: diameter)
      configuration.label.font(.subheadline).foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityProgress(configuration)
  }

  private var diameter: CGFloat {
    // AppKit's small ones stand in a line of text; UIKit has none below its medium one.
    if isDesktop, size < .regular { return size == .mini ? 10 : 16 }
    return size > .regular ? metrics.large : metrics.medium
  }

  @ViewBuilder private var indicator: some View {
    if let fraction = configuration.fractionCompleted, titleBar != nil {
      ZStack {
        Circle().strokeBorder(Color(.systemFill), lineWidth: 3)
        Circle().inset(by: 1.5).trim(from: 0, to: fraction).rotation(.degrees(-90))
          .stroke(tint ?? .accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      }
    } else {
      Spinner(color: tint ?? surroundingTint ?? Color(.systemGray))
    }
  }
}

/// iOS's activity indicator: eight spokes, each fainter than the one before it, a turn a second.
private struct Spinner: View {
  let color: Color
  @Environment(\.hostTime) private var time

  /// The spoke that is strongest, clockwise from the top.
  private var lit: Int { time.map { Int(($0 * 8 + 1e-9).rounded(.down)) % 8 } ?? 0 }

  private func opacity(of spoke: Int) -> Double { 1 - 0.1 * Double((spoke + lit) % 8) }

  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Spoke(index: index).fill(color.opacity(opacity(of: index)))
      }
    }
  }

  private struct Spoke: Shape {
    let index: Int

    /// A spoke from 45 to 95 % of the radius, as thick as a fifth of it.
    nonisolated func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2
      let width = radius * 0.22
      let spoke = Capsule().path(
        in: CGRect(
          x: rect.midX - width / 2, y: rect.midY - radius * 0.97, width: width,
          height: radius * 0.5))
      let turn = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
        .concatenating(CGAffineTransform(rotationAngle: -Double(index) * .pi / 4))
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      return spoke.applying(turn)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills up.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner, or a ring where the platform has one.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Makes one element of a progress view: its label, and how far it is.
  fileprivate func accessibilityProgress(
    _ configuration: ProgressViewStyleConfiguration
  ) -> some View {
    modifier(ProgressAccessibility(fraction: configuration.fractionCompleted))
  }
}

/// Tells how far something is; what is under way without a measure says only that.
private struct ProgressAccessibility: ViewModifier {
  let fraction: Double?
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.accessibilityControl(.updatesFrequently) { info in
      if let fraction {
        // Whole percents, as UIProgressView speaks them.
        info.value = SpokenNumber(value: fraction, bounds: 0...1, digits: 0).text(locale)
      }
    }
    .modifier(NameIfNone(name: fraction == nil ? SystemString.inProgress.text(locale) : nil))
  }
}

/// Names an element that says nothing by itself.
private struct NameIfNone: PrimitiveModifier {
  let name: String?

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let start = output.count
    Target._lower(content, context, &output)
    guard let name = modifier.name else { return }
    for element in output[start...] where element.spokenLabel.isEmpty {
      element.accessibility.label = name
    }
  }
}
