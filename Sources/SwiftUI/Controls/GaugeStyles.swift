/// A gauge of a bar with labels around it.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A gauge of a bar that is filled to the value, with labels around it.
///
///     Gauge(value: progress) { Text("Storage") }.gaugeStyle(.linearCapacity)
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A gauge of a bar with a marker at the value.
///
///     Gauge(value: progress) { Text("Tide") }.gaugeStyle(.accessoryLinear)
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLine(configuration: configuration, isCapacity: false)
  }
}

/// A gauge of a bar that is filled to the value.
///
///     Gauge(value: progress) { Text("Storage") }.gaugeStyle(.accessoryLinearCapacity)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLine(configuration: configuration, isCapacity: true)
  }
}

/// A gauge of an open ring with a marker at the value.
///
///     Gauge(value: 18, in: 10...24) { Text("°C") } currentValueLabel: { Text("18") }
///       .gaugeStyle(.accessoryCircular)
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryRing(configuration: configuration)
  }
}

/// A gauge of a closed ring that is filled to the value.
///
///     Gauge(value: progress) { Image(systemName: "battery.75") }
///       .gaugeStyle(.accessoryCircularCapacity)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: 3).stroke(.tint, lineWidth: 6).opacity(0.3)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value).rotation(.degrees(-90))
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .flipsForRightToLeftLayoutDirection(true)
      Group {
        if let current = configuration.currentValueLabel {
          current.font(.title3)
        } else {
          configuration.label.font(.title3)
        }
      }
      .frame(maxWidth: 40)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.3)
    .frame(width: 58, height: 58)
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        CapacityBar(fraction: configuration.value, tint: nil)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

private struct AccessoryLine: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  @Environment(\.layoutDirection) private var direction
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      if isCapacity {
        CapacityBar(fraction: configuration.value, tint: nil).frame(height: 6)
      } else {
        ZStack {
          Capsule().fill(fill)
          // Whatever lies behind shows through around the marker.
          GaugeMark(
            fraction: direction == .leftToRight ? configuration.value : 1 - configuration.value
          )
          .blendMode(.destinationOut)
          GaugeMark(
            fraction: direction == .leftToRight ? configuration.value : 1 - configuration.value,
            inset: 2
          ).fill(Color.primary)
        }
        .compositingGroup()
        .frame(height: 6)
      }
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }

  private var fill: AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing))
    } ?? AnyShapeStyle(.tint)
  }
}

/// A disc on a bar, at a share of its length.
private struct GaugeMark: Shape {
  let fraction: Double
  var inset: CGFloat = 0

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.height * 5 / 6 - inset
    let x = rect.minX + rect.height / 2 + (rect.width - rect.height) * fraction
    return Circle().path(
      in: CGRect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// Three quarters of a ring, open below, where the least and the greatest value stand.
private struct AccessoryRing: View {
  let configuration: GaugeStyleConfiguration
  /// The angle that a round end of 3 pt takes up on a radius of 26 pt, in degrees.
  private static let capAngle = 7.0
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    ZStack {
      // The least value stands at the leading side, so that the ring fills from there.
      ZStack {
        Circle().inset(by: 3).trim(from: 0, to: 0.75).rotation(.degrees(135))
          .stroke(fill, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        // Whatever lies behind shows through around the marker.
        mark(radius: 5).blendMode(.destinationOut)
        mark(radius: 3).fill(Color.primary)
      }
      .compositingGroup()
      .flipsForRightToLeftLayoutDirection(true)
      configuration.currentValueLabel?.font(.title3).frame(maxWidth: 36)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.3)
    .frame(width: 58, height: 58)
    .overlay(alignment: .bottom) { bounds }
  }

  /// A gradient goes around with the ring.
  private var fill: AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(
        AngularGradient(
          gradient: $0, center: .center, startAngle: .degrees(135 - Self.capAngle),
          endAngle: .degrees(405 + Self.capAngle)))
    } ?? AnyShapeStyle(.tint)
  }

  private func mark(radius: CGFloat) -> some Shape {
    RingMark(angle: 0.75 * .pi + configuration.value * 1.5 * .pi, radius: radius)
  }

  @ViewBuilder private var bounds: some View {
    if configuration.minimumValueLabel == nil {
      configuration.label.font(.caption2)
    } else {
      HStack(spacing: 3) {
        configuration.minimumValueLabel.frame(maxWidth: .infinity)
        configuration.maximumValueLabel.frame(maxWidth: .infinity)
      }
      .font(.system(size: 9, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(width: 31)
    }
  }

  private struct RingMark: Shape {
    let angle: Double
    let radius: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
      let reach = min(rect.width, rect.height) / 2 - 3
      let center = CGPoint(x: rect.midX + reach * cos(angle), y: rect.midY + reach * sin(angle))
      return Circle().path(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker, for accessories.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills up, for accessories.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker, for accessories.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills up, for accessories.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
