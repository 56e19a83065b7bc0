import DisplayList
import Foundation

/// The operations at a point of a screen and the views that made them, in lines or as JSON.
struct PointReport: Codable, Equatable {
  /// An operation at the point.
  struct Layer: Codable, Equatable {
    /// `fill`, `text` and so on.
    let draws: String
    /// The types and ids that lead to the view; `System` for the bars that the device draws.
    let view: String
    let frame: ScreenDescription.Frame?
    let source: String
    let properties: [ScreenDescription.Property]
  }

  static let currentFormat = "vitrine-point/1"

  let format: String
  let x: Double
  let y: Double
  /// The topmost first.
  let layers: [Layer]

  /// Reports on a point of what is drawn.
  ///
  /// - Throws: ``PointOutsideError``.
  init(_ drawn: ScreenDescriber.Drawn, at point: CGPoint) throws(PointOutsideError) {
    let (size, description) = (drawn.list.size, drawn.description)
    guard CGRect(origin: .zero, size: size).contains(point) else {
      throw PointOutsideError(
        point: point, screen: "\(description.screen)/\(description.device)", size: size)
    }
    (format, x, y) = (Self.currentFormat, point.x, point.y)
    layers = DrawnPoints(drawn.list).covers(at: point).map { Layer($0, drawn) }
  }

  /// The report as lines, the topmost first.
  var text: String {
    guard !layers.isEmpty else { return "\(x.written),\(y.written): the screen's background alone" }
    return layers.map { layer in
      let place = [layer.frame.map { "@\($0)" }, layer.source.isEmpty ? nil : layer.source]
      let properties = layer.properties.map { "\($0.name) \($0.value)" }.joined(separator: "; ")
      return ([layer.draws, layer.view] + place.compactMap { $0 } + [properties])
        .filter { !$0.isEmpty }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// An error of a point at which nothing is drawn.
struct PointOutsideError: Error, CustomStringConvertible {
  let point: CGPoint
  /// The screen and the device.
  let screen: String
  /// In points.
  let size: CGSize

  var description: String {
    """
    \(point.x.written),\(point.y.written) lies outside of \(screen), which is \
    \(size.width.written) x \(size.height.written) points; give a point within it.
    """
  }
}

extension PointReport.Layer {
  fileprivate init(_ cover: DrawnPoints.Cover, _ drawn: ScreenDescriber.Drawn) {
    draws = cover.operation.kind
    let nodes = drawn.list.nodes
    let node = nodes.indices.contains(Int(cover.node)) ? nodes[Int(cover.node)] : nil
    let views = drawn.description.views
    if let index = node.map({ Int($0.view) }), views.indices.contains(index) {
      view = drawn.description.path(of: index)
      (frame, source) = (views[index].frame, views[index].source)
      properties = views[index].properties
    } else {
      (view, frame) = (node?.path ?? "", nil)
      (source, properties) = (node?.source ?? "", [])
    }
  }
}

extension DrawOperation {
  /// The operation's name.
  fileprivate var kind: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .text: "text"
    case .halo: "halo"
    case .symbol: "symbol"
    case .image: "image"
    case .material: "material"
    case .innerShadow: "innerShadow"
    case .layer: "layer"
    }
  }
}
