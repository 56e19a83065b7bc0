/// The specs of all components: a brand changes these, and no view.
///
/// Advanced: names of specs' properties may change with a minor version, those of components do not.
public struct DSComponentStyles: Equatable, Sendable {
  public var button = DSButtonSpec()
  public var field = DSFieldSpec()
  public var toggle = DSToggleSpec()
  public var card = DSCardSpec()
  public var listRow = DSListRowSpec()
  public var form = DSFormSpec()
  public var notice = DSNoticeSpec()

  /// Creates the standard specs.
  public init() {}
}
