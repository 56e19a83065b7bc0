import ViewTree

/// The values of an axis that can be chosen, each with the strip of the plot that is nearest to it.
@MainActor
enum ChartChoices {
  struct Choice {
    let value: PlottedValue
    /// The place of the value along the axis, in points from the plot's left or top edge.
    let place: CGFloat
    /// In the plot's coordinates.
    let frame: CGRect
  }

  static func strips(_ axis: Axis, _ model: ChartModel, _ geometry: ChartGeometry) -> [Choice] {
    guard let scale = geometry.scale(axis) else { return [] }
    let size = geometry.plot.size
    let length = axis == .horizontal ? size.width : size.height
    var seen: Set<_PlotDatum> = []
    let places = model.marks.compactMap { mark -> (PlottedValue, CGFloat)? in
      guard mark.geometry.kind != .rule, !mark.geometry.isSample,
        let value = mark.geometry.extent(axis).value,
        let place = scale.center(of: value), (0...length).contains(place),
        seen.insert(value.low).inserted
      else { return nil }
      return (value, place)
    }.sorted { $0.1 < $1.1 }
    return places.enumerated().map { index, entry in
      let low = index == 0 ? 0 : (places[index - 1].1 + entry.1) / 2
      let high = index == places.count - 1 ? length : (entry.1 + places[index + 1].1) / 2
      return Choice(
        value: entry.0, place: entry.1,
        frame: axis == .horizontal
          ? CGRect(x: low, y: 0, width: high - low, height: size.height)
          : CGRect(x: 0, y: low, width: size.width, height: high - low))
    }
  }
}

extension StageBuilder {
  /// Returns strips over the plot, in the chart's coordinates: a tap chooses the value beneath, a
  /// drag the range from there to the value beneath its end.
  func choices(
    _ axis: Axis, _ geometry: ChartGeometry
  ) -> [(element: Element, frame: CGRect)] {
    let settings = model.settings.axis(axis)
    guard settings.select != nil || settings.selectRange != nil else { return [] }
    let choices = ChartChoices.strips(axis, model, geometry)
    let drag = settings.selectRange.map {
      RangeDrag(axis: axis, choices: choices, geometry: geometry, select: $0)
    }
    guard !choices.isEmpty else {
      return drag.map { [(element: plain($0), frame: geometry.plot)] } ?? []
    }
    return choices.enumerated().map { index, choice in
      let element = entering("choice \(axis)", index).element(of: Color.clear)
      let words = AxisTicks.words(choice.value, context.environment)
      if let select = settings.select {
        element.accessibility.label = words
        element.accessibility.isButton = true
        element.interactions.append(.tap { select(choice.value.low) })
      } else {
        // Marks are spoken already: the name is for whoever drags.
        element.accessibility.identifier = words
        element.accessibility.isHidden = true
      }
      if let drag { element.interactions.append(drag.interaction(from: choice.frame.origin)) }
      return (
        element: element,
        frame: choice.frame.offsetBy(dx: geometry.plot.minX, dy: geometry.plot.minY)
      )
    }
  }

  /// Returns an element over a plot without single values, such as a function's.
  private func plain(_ drag: RangeDrag) -> Element {
    let element = entering("range \(drag.axis)").element(of: Color.clear)
    element.interactions.append(drag.interaction(from: .zero))
    return element
  }
}
