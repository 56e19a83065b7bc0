/// An effect of a visual effect view.
open class UIVisualEffect: NSObject {}

/// A view that blurs the content behind it.
///
///     let pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// A view for content above the effect.
  open private(set) lazy var contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view of an archive, without an effect.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
