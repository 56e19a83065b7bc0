/// An alert of UIKit; nobody answers it.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title.
  open var message: String?
  /// The style.
  public let preferredStyle: Style
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The answer that a return means.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }

  /// Creates an alert of an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to an alert of UIKit.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The style of an answer.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// A Boolean value that indicates whether the answer can be given.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
