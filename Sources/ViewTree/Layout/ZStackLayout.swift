import LayoutEngine

/// A layout that arranges views as a `ZStack` does, for choosing a layout at run time.
///
///     let layout = isOn ? AnyLayout(ZStackLayout(alignment: .top)) : AnyLayout(HStackLayout())
///     layout {
///       PhotoView(photo)
///       Text("New")
///     }
public struct ZStackLayout: _EngineLayout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The engine's layers.
  public var _engine: any ProposalLayout { OverlapLayout(alignment: alignment.pair) }
}
