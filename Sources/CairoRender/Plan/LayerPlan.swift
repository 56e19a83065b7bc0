import DisplayList
import Foundation

/// The way in which a layer will be drawn.
///
/// It is found out before anything is: from the layer, from where it is to be drawn, and from what
/// it is drawn upon. The first way that gives the layer's picture is taken, the cheapest before
/// others.
struct LayerPlan {
  enum Way: Equatable {
    /// Nothing of it is seen.
    case nothing
    /// Square, where it belongs: then its corners, as a smaller shape at 0, 0 has them, are mixed
    /// with what was there before. It hides all that lies behind it in bounds.
    case betweenCorners(of: Path, in: DeviceRect)
    /// Item by item.
    case inPlace
    /// As a group of a document, which fades it.
    case group
    /// Item by item over the shadow of the one outline that they have; before the shadow falls,
    /// what is seen through the glass that they begin with is taken.
    case overShadow(Shadow, of: Path, glass: GlassStyle?)
    /// As a picture of its own, which is cached, with filters and all.
    case cached(CachedPicture, DeviceRect)
    /// As a picture of its own.
    case apart(DeviceRect)
  }

  let way: Way
  /// The state in which the items are drawn.
  let state: DrawingState
  /// The path for cairo to cut with, in device pixels; nil where nothing is cut.
  let cut: Path?
}

/// The ground that a layer is drawn upon.
struct Ground {
  /// A Boolean value that indicates whether the ground is a document, which has no pixels to look
  /// at.
  var isVector: Bool
  /// A Boolean value that indicates whether all that can be seen through glass is opaque.
  var isOpaque: Bool
  /// A Boolean value that indicates whether pictures of shapes with shadows are cached.
  var cachesShapes = true
  /// A Boolean value that indicates whether pictures of small layers are cached.
  var cachesLayers = true
}

/// The thickness and the scheme of a glass.
struct GlassStyle: Equatable {
  var thickness: MaterialThickness
  var scheme: MaterialScheme
}

/// A layer's picture that is drawn once, by what it depends on.
enum CachedPicture: Equatable {
  case shape(ShadowedShape.Key)
  case layer(LayerPicture)
}

extension LayerPlan {
  /// Plans a layer that lies in a state.
  init(_ layer: Layer, in outer: DrawingState, on ground: Ground) {
    let own = outer.concatenating(layer.transform).entering(layer)
    guard layer.opacity > 0, own.transform.isUsable else {
      self.init(way: .nothing, state: own, cut: nil)
      return
    }
    if let plan = Self.betweenCorners(layer, own, ground) {
      self = plan
      return
    }
    let cut = layer.clip.map { DevicePath.filled($0, own.transform) }
    let inner = cut.map(own.clipped) ?? own
    self.init(way: Self.way(layer, inner, ground), state: inner, cut: cut)
  }

  private static func way(_ layer: Layer, _ state: DrawingState, _ ground: Ground) -> Way {
    if state.clip.bounds.isEmpty { return .nothing }
    if layer.isPlain { return .inPlace }
    if ground.isVector, layer.onlyFades { return .group }
    return overShadow(layer, state.transform, ground) ?? picture(layer, state, ground)
  }

  /// A picture with rounded corners that begins with an opaque rectangle: nothing in it depends on
  /// the pixels beneath.
  private static func betweenCorners(
    _ layer: Layer, _ state: DrawingState, _ ground: Ground
  ) -> LayerPlan? {
    guard !ground.isVector, !state.clip.isShaped, let clip = layer.clip,
      layer.hidesBackdrop(state.transform, within: state.clip.bounds)
    else { return nil }
    let shape = DevicePath.filled(clip, state.transform)
    guard shape.isRounded, let parts = NinePartShadow(shape: shape, sigma: 0) else { return nil }
    let bounds = DeviceRect(around: shape.boundingRect)
    let visible = bounds.intersection(state.clip.bounds)
    var inner = state.apart(within: visible)
    inner.hidden = state.hidden
    return LayerPlan(
      way: visible.isEmpty ? .nothing : .betweenCorners(of: parts.smallest, in: bounds),
      state: inner, cut: nil)
  }

  /// Returns the shadow of an opaque shape that covers the rest of the layer, which need not be
  /// drawn apart.
  ///
  /// A second shadow is also the first one's, and so asks for a picture of both.
  private static func overShadow(
    _ layer: Layer, _ transform: CGAffineTransform, _ ground: Ground
  ) -> Way? {
    guard layer.opacity == 1, layer.blendMode == .normal, layer.mask.isEmpty, !layer.isolated,
      layer.filters.count == 1, case .shadow(let shadow) = layer.filters[0], transform.isUpright,
      let outline = Silhouette.of(layer.items), isSmall(outline, transform)
    else { return nil }
    guard case .material(_, let thickness, let scheme) = Silhouette.glass(of: layer.items) else {
      return .overShadow(shadow, of: outline, glass: nil)
    }
    // The shadow falls on what is seen through the glass only outside of it.
    guard ground.isOpaque, !ground.isVector else { return nil }
    let glass = GlassStyle(thickness: thickness, scheme: scheme)
    return .overShadow(shadow, of: outline, glass: glass)
  }

  /// Returns a Boolean value that indicates whether the mask of a shape's whole shadow, were it
  /// needed, is no larger than a tablet's screen.
  private static func isSmall(_ shape: Path, _ transform: CGAffineTransform) -> Bool {
    let box = shape.boundingRect.applying(transform)
    return box.width < 4096 && box.height < 4096
  }

  private static func picture(_ layer: Layer, _ state: DrawingState, _ ground: Ground) -> Way {
    let transform = state.transform
    var needed = state.clip.bounds
    // What a filter brings into the clip may come from outside of it.
    for filter in layer.filters { needed = filter.source(of: needed, under: transform) }
    var bounds = Extent.painted(by: layer.items, transform)
    for filter in layer.filters { bounds = filter.reach(from: bounds, under: transform) }
    guard !bounds.isEmpty else { return .nothing }
    if needed.contains(bounds), let cached = cached(layer, transform, bounds, ground) {
      return .cached(cached, bounds)
    }
    bounds = bounds.intersection(needed)
    return bounds.isEmpty ? .nothing : .apart(bounds)
  }

  /// Pixels of the largest picture that is cached.
  private static let largestCached = 1 << 17

  /// Returns the key of a small layer's picture, if it may serve again: one of a single shape
  /// serves wherever that stands, any other in its place alone.
  private static func cached(
    _ layer: Layer, _ transform: CGAffineTransform, _ bounds: DeviceRect, _ ground: Ground
  ) -> CachedPicture? {
    guard bounds.width * bounds.height <= largestCached else { return nil }
    if ground.cachesShapes, let shape = ShadowedShape(layer, transform) {
      return .shape(shape.key(transform, bounds))
    }
    guard ground.cachesLayers, !ground.isVector else { return nil }
    return LayerPicture(layer, transform, bounds).map { .layer($0) }
  }
}

extension Layer {
  /// A Boolean value that indicates whether drawing the items one by one gives the layer's picture.
  fileprivate var isPlain: Bool {
    opacity == 1 && blendMode == .normal && filters.isEmpty && mask.isEmpty && !isolated
  }

  /// A Boolean value that indicates whether nothing but the opacity asks for a picture of its own.
  fileprivate var onlyFades: Bool {
    blendMode == .normal && filters.isEmpty && mask.isEmpty
  }

  /// Returns a Boolean value that indicates whether the layer is isolated only for its clip, and
  /// opaque within it, as far as it shows: a sheet may reach over the screen's end.
  fileprivate func hidesBackdrop(
    _ transform: CGAffineTransform, within bounds: DeviceRect
  ) -> Bool {
    guard isolated, opacity == 1, blendMode == .normal, filters.isEmpty, mask.isEmpty,
      let clip, case .fill(let path, .color(let color), _) = items.first?.operation,
      color.alpha == 1, path.isRectangle, transform.preservesAxes
    else { return false }
    let (covered, shown) = (path.boundingRect, clip.boundingRect)
    return DeviceRect(snapping: covered.applying(transform))
      .contains(DeviceRect(snapping: shown.applying(transform)).intersection(bounds))
      && !items.contains { $0.operation.takesAway }
  }
}

extension DrawOperation {
  /// A Boolean value that indicates whether the operation makes opaque pixels transparent.
  fileprivate var takesAway: Bool {
    guard case .layer(let layer) = self else { return false }
    return layer.blendMode == .destinationOut || layer.items.contains { $0.operation.takesAway }
  }
}
