/// Content that draws a mark for each element of a collection, styled by the elements' properties.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of an element.
  associatedtype DataElement

  /// Adds the marks, each in the style of its element.
  static func _collect(
    _ content: Self, styledBy style: _ElementStyle<DataElement>, into list: inout _MarkList)
}

/// Changes to the style of a mark by the element that it stands for.
public struct _ElementStyle<DataElement> {
  let change: @MainActor (DataElement, inout MarkStyle) -> Void
}

/// The marks of a collection's elements.
public struct _VectorizedPlotContent<Data: RandomAccessCollection>: VectorizedChartContent,
  _PrimitiveChartContent
{
  /// The type of an element.
  public typealias DataElement = Data.Element

  let data: Data
  let geometry: @MainActor (Data.Element) -> MarkGeometry

  /// Adds the marks.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    _collect(content, styledBy: _ElementStyle { _, _ in }, into: &list)
  }

  /// Adds the marks, each in the style of its element.
  public static func _collect(
    _ content: Self, styledBy style: _ElementStyle<DataElement>, into list: inout _MarkList
  ) {
    let plot = list.nextPlot()
    let before = list.style
    for element in content.data {
      style.change(element, &list.style)
      var geometry = content.geometry(element)
      geometry.plot = plot
      list.add(geometry)
      list.style = before
    }
  }
}

/// Content of a plot with something set by each element.
public struct _ModifiedVectorizedContent<Content: VectorizedChartContent>: VectorizedChartContent,
  _PrimitiveChartContent
{
  /// The type of an element.
  public typealias DataElement = Content.DataElement

  let content: Content
  let change: @MainActor (DataElement, inout MarkStyle) -> Void

  /// Adds the marks in the changed style.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    _collect(content, styledBy: _ElementStyle { _, _ in }, into: &list)
  }

  /// Adds the marks in the changed style; what is set within goes before what is set around it.
  public static func _collect(
    _ content: Self, styledBy style: _ElementStyle<DataElement>, into list: inout _MarkList
  ) {
    let both = _ElementStyle<DataElement> { element, mark in
      style.change(element, &mark)
      content.change(element, &mark)
    }
    Content._collect(content.content, styledBy: both, into: &list)
  }
}

/// A plot that shows other content as its own.
public protocol _WrappingPlot: _PrimitiveChartContent {
  /// The type of the content.
  associatedtype Content: ChartContent
  /// The content.
  var _content: Content { get }
}

extension _WrappingPlot {
  /// Adds the marks of the content.
  public static func _collect(_ plot: Self, into list: inout _MarkList) {
    Content._collect(plot._content, into: &list)
  }
}

extension _WrappingPlot where Content: VectorizedChartContent {
  /// Adds the marks of the content, each in the style of its element.
  public static func _collect(
    _ plot: Self, styledBy style: _ElementStyle<Content.DataElement>, into list: inout _MarkList
  ) { Content._collect(plot._content, styledBy: style, into: &list) }
}
