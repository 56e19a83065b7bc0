/// The values that a chart tells apart by colours, symbols and lines.
@MainActor
struct ChartLegend: View {
  /// A value with its sample.
  struct Item: Identifiable {
    let id: Int
    let datum: _PlotDatum
    var color: AnyShapeStyle?
    var symbol: (any ChartSymbolShape)?
    var line: StrokeStyle?
  }

  private let styles: ChartStyles
  private let settings: LegendSettings
  private let items: [Item]

  init(_ model: ChartModel) {
    (styles, settings) = (model.styles, model.settings.legend)
    let styles = model.styles
    let colored = styles.colorSpan == nil ? styles.colored : []
    items = (colored + styles.shaped + styles.lined).unique.enumerated().map { index, datum in
      Item(
        id: index, datum: datum,
        color: colored.contains(datum) ? styles.paint(of: datum) : nil,
        symbol: styles.shaped.contains(datum) ? styles.shape(of: datum) : nil,
        line: styles.lined.contains(datum) ? styles.line(of: datum) : nil)
    }
  }

  /// A Boolean value that indicates whether the legend shows nothing.
  var isEmpty: Bool {
    if settings.isHidden { return true }
    return settings.content == nil && items.isEmpty && styles.colorSpan == nil
  }

  var body: some View {
    if let content = settings.content {
      content
    } else if let span = styles.colorSpan {
      LegendGradient(span: span, gradient: styles.gradient)
    } else {
      LegendFlow { ForEach(items) { LegendItem(item: $0) } }
    }
  }
}

/// A sample and the name of its value.
private struct LegendItem: View {
  let item: ChartLegend.Item
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .caption) private var scaledSide = Self.usualSide

  private static let usualSide = 8.0

  /// The side of a sample in points, which grows with the words: beside large ones a colour could
  /// not be told.
  private var side: CGFloat { max(Self.usualSide, scaledSide) }

  var body: some View {
    HStack(spacing: side / 2) {
      sample
      Text(verbatim: words).font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }

  private var paint: AnyShapeStyle { item.color ?? AnyShapeStyle(Color.secondary) }

  /// A symbol where values have one, else a line where they have one, else a dot.
  @ViewBuilder private var sample: some View {
    if let symbol = item.symbol {
      PlacedPath(outline: symbol.path(in: CGRect(x: 0, y: 0, width: side, height: side)))
        .fill(paint).frame(width: side, height: side)
    } else if let line = item.line {
      PlacedPath(
        outline: Path {
          $0.move(to: CGPoint(x: 0, y: side / 2))
          $0.addLine(to: CGPoint(x: side * 2.5, y: side / 2))
        }
      ).stroke(paint, style: line).frame(width: side * 2.5, height: side)
    } else {
      Circle().fill(paint).frame(width: side, height: side)
    }
  }

  private var words: String {
    switch item.datum {
    case .category(let name): name
    case .number(let number):
      number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    case .date(let date): date.formatted(Date.FormatStyle(locale: locale).day().month().year())
    }
  }
}

/// The colours of numbers between the least and the greatest.
private struct LegendGradient: View {
  let span: ClosedRange<Double>
  let gradient: Gradient

  var body: some View {
    HStack(spacing: 4) {
      number(span.lowerBound)
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(maxWidth: 120).frame(height: 8)
        .clipShape(Capsule())
      number(span.upperBound)
    }
    .font(.caption).foregroundStyle(.secondary)
  }

  private func number(_ value: Double) -> some View {
    Text(value, format: .number.precision(.fractionLength(0...2)))
  }
}

/// A chart with its legend at one of its sides.
@MainActor
struct LegendFrame<Content: View>: View {
  let settings: LegendSettings
  let legend: ChartLegend
  @ViewBuilder let content: () -> Content

  private var spacing: CGFloat { settings.spacing ?? 8 }

  var body: some View {
    if legend.isEmpty {
      content()
    } else {
      framed
    }
  }

  @ViewBuilder private var framed: some View {
    switch settings.position.place {
    case .top, .topLeading, .topTrailing:
      VStack(alignment: horizontal, spacing: spacing) {
        legend
        content()
      }
    case .leading:
      HStack(alignment: vertical, spacing: spacing) {
        legend.fixedSize()
        content()
      }
    case .trailing:
      HStack(alignment: vertical, spacing: spacing) {
        content()
        legend.fixedSize()
      }
    case .overlay:
      content().overlay(alignment: settings.alignment ?? .topTrailing) { legend.padding(4) }
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      VStack(alignment: horizontal, spacing: spacing) {
        content()
        legend
      }
    }
  }

  private var horizontal: HorizontalAlignment {
    if let alignment = settings.alignment { return alignment.horizontal }
    switch settings.position.place {
    case .topTrailing, .bottomTrailing: return .trailing
    default: return .leading
    }
  }

  private var vertical: VerticalAlignment { settings.alignment?.vertical ?? .top }
}
