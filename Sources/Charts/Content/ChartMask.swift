/// Content that is seen through other content.
public struct _MaskedChartContent<Content: ChartContent, Mask: ChartContent>: _PrimitiveChartContent
{
  let content: Content
  let mask: Mask

  /// Adds the marks of the content, with those of the mask aside.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    let mask = list.marks(aside: content.mask)
    list.add(content.content, in: .mask(mask))
  }
}

extension ChartContent {
  /// Masks the marks with the alpha channel of others.
  ///
  /// The mask's marks lie on the chart's scales, and their values belong to the domains.
  ///
  ///     AreaMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .mask {
  ///         RectangleMark(
  ///           xStart: .value("From", 6), xEnd: .value("To", 18), yStart: nil, yEnd: nil)
  ///       }
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { _MaskedChartContent(content: self, mask: content()) }
}
