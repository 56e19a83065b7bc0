/// Effects that change a view's appearance, and not its layout.
///
///     PhotoView(photo).visualEffect { photo, proxy in
///       photo.opacity(proxy.frame(in: .global).minY < 0 ? 0.3 : 1).scaleEffect(0.9)
///     }
public protocol VisualEffect: Sendable {
  /// The layers that the content is drawn in, the innermost first.
  var _layers: [_VisualLayer] { get }
}

extension VisualEffect {
  private func adding(_ change: _VisualLayer.Change) -> LayeredVisualEffect {
    LayeredVisualEffect(_layers: _layers + [_VisualLayer(change: change)])
  }

  private func adding(_ filter: Filter) -> LayeredVisualEffect { adding(.filter(filter)) }

  /// Sets the opacity of the view, from 0 (transparent) to 1 (opaque).
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.opacity(proxy.frame(in: .global).minX < 0 ? 0.4 : 1)
  ///     }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity))
  }
  /// Applies a Gaussian blur to the view, of a radius in points.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.blur(radius: proxy.frame(in: .global).minY < 0 ? 6 : 0)
  ///     }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius.quantized, opaque: opaque))
  }
  /// Brightens the view, by an amount from -1 to 1; 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
  /// Sets the contrast of the view; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
  /// Sets the saturation of the view; 1 changes nothing, 0 leaves greys.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
  /// Removes colour from the view, by an amount from 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
  /// Rotates the hues of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
  /// Offsets the view, in points.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.offset(y: -proxy.frame(in: .scrollView).minY / 2)
  ///     }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }
  /// Offsets the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Rotates the view about a point.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.rotationEffect(.degrees(proxy.frame(in: .scrollView).minX / 20))
  ///     }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.rotation(angle, about: anchor))
  }
  /// Rotates the view in three dimensions about an axis.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       let x = proxy.frame(in: .scrollView).minX
  ///       return photo.rotation3DEffect(.degrees(x / 10), axis: (0, 1, 0))
  ///     }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .projection(
        _VisualLayer.Turn(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }
  /// Scales the view in each dimension, relative to a point.
  ///
  ///     PhotoView(photo).visualEffect { photo, proxy in
  ///       photo.scaleEffect(proxy.frame(in: .scrollView).minY < 0 ? 0.9 : 1)
  ///     }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.scale(CGSize(width: x, height: y), about: anchor)) }
  /// Scales the view by a factor, relative to a point.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(x: scale, y: scale, anchor: anchor) }
  /// Scales the view by the factors of a size, relative to a point.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
}
