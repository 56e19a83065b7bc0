/// A controller of one view of SwiftUI.
///
///     let controller = UIHostingController(rootView: Text("Welcome"))
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view that is shown.
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of an archive and a view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Stops the program, as UIKit does: an archive has no view.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has no root view: use init(rootView:)")
  }

  /// The parts of the size that follow the content.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The regions of the safe area that are left free.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Returns the size that is offered, in points: nothing lays out the view.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The parts of a hosting controller's size that follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that the controller prefers.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The content's own size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
