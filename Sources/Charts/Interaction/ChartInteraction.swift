/// Scrolling charts and choosing values in them.
extension View {
  /// Lets charts scroll along axes.
  ///
  ///     Chart(readings) { BarMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartScrollableAxes(.horizontal)
  ///       .chartXVisibleDomain(length: 12)
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { $0.scrolls = axes }
  }

  /// Sets how much of the horizontal domain a scrolling chart shows: numbers, seconds or
  /// categories.
  ///
  ///     Chart(readings) { BarMark(x: .value("Date", $0.date), y: .value("Level", $0.level)) }
  ///       .chartScrollableAxes(.horizontal)
  ///       .chartXVisibleDomain(length: 7 * 86_400)
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.coordinate
    return chartSetting { $0.x.visibleLength = length }
  }

  /// Sets how much of the vertical domain a scrolling chart shows: numbers, seconds or categories.
  ///
  ///     Chart(readings) { BarMark(x: .value("Level", $0.level), y: .value("Hour", $0.hour)) }
  ///       .chartScrollableAxes(.vertical)
  ///       .chartYVisibleDomain(length: 8)
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.coordinate
    return chartSetting { $0.y.visibleLength = length }
  }

  /// Sets the value at which a chart that scrolls begins.
  ///
  ///     Chart(readings) { BarMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartScrollableAxes(.horizontal)
  ///       .chartScrollPosition(initialX: 18)
  public func chartScrollPosition<P: Plottable>(initialX x: P) -> some View {
    chartSetting { $0.x.scrollPosition = x.datum }
  }

  /// Sets the value at which a chart that scrolls begins.
  public func chartScrollPosition<P: Plottable>(initialY y: P) -> some View {
    chartSetting { $0.y.scrollPosition = y.datum }
  }

  /// Keeps the value at which a chart that scrolls begins.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let position = x.wrappedValue.datum
    return chartSetting {
      $0.x.scrollPosition = position
      $0.x.scrolled = { datum in if let value = P(datum: datum) { x.wrappedValue = value } }
    }
  }

  /// Keeps the value at which a chart that scrolls begins.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let position = y.wrappedValue.datum
    return chartSetting {
      $0.y.scrollPosition = position
      $0.y.scrolled = { datum in if let value = P(datum: datum) { y.wrappedValue = value } }
    }
  }

  /// Sets a value to the one of the horizontal axis that is tapped.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartXSelection(value: $hour)
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.x.select = { datum in value.wrappedValue = datum.flatMap { P(datum: $0) } } }
  }

  /// Sets a value to the one of the vertical axis that is tapped.
  ///
  ///     Chart(readings) { BarMark(x: .value("Level", $0.level), y: .value("Hour", $0.hour)) }
  ///       .chartYSelection(value: $hour)
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.y.select = { datum in value.wrappedValue = datum.flatMap { P(datum: $0) } } }
  }

  /// Sets a range to the values of the horizontal axis between which a finger is dragged.
  ///
  /// The range stays as the finger leaves the chart. A chart's proxy selects one too.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartXSelection(range: $hours)
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSetting {
      $0.x.selectRange = { from, to in
        guard let from = P(datum: from), let to = P(datum: to) else { return }
        range.wrappedValue = min(from, to)...max(from, to)
      }
    }
  }

  /// Sets a range to the values of the vertical axis between which a finger is dragged.
  ///
  ///     Chart(readings) { BarMark(x: .value("Level", $0.level), y: .value("Hour", $0.hour)) }
  ///       .chartYSelection(range: $hours)
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSetting {
      $0.y.selectRange = { from, to in
        guard let from = P(datum: from), let to = P(datum: to) else { return }
        range.wrappedValue = min(from, to)...max(from, to)
      }
    }
  }

  /// Sets a value to the running sum in the middle of the sector that is tapped.
  ///
  ///     Chart(slices) { SectorMark(angle: .value("Share", $0.share)) }
  ///       .chartAngleSelection(value: $angleShare)
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting {
      $0.selectAngle = { datum in value.wrappedValue = datum.flatMap { P(datum: $0) } }
    }
  }

  /// Adds a gesture over the plot that may ask where values lie.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartGesture { chart in
  ///         DragGesture().onChanged { chart.selectXValue(at: $0.location.x) }
  ///       }
  public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    chartSetting {
      $0.gestures.append(
        ChartLayer(alignment: .center) { proxy in
          AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
        })
    }
  }
}
