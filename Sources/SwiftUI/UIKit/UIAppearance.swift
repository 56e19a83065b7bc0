/// The appearance that an app sets for all views of a class.
///
/// Of the settings only `UITabBar.appearance().isHidden` reaches a picture: the others are of bars
/// and lists that SwiftUI draws by its own modifiers.
///
///     UITabBar.appearance().isHidden = true
@MainActor @preconcurrency
public protocol UIAppearance: UIAppearanceContainer {
  /// Returns the appearance of all views of the class.
  static func appearance() -> Self
  /// Returns the appearance of the views of the class that are within those of other classes.
  static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// An object in which views may have an appearance of their own.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// Returns the appearance of all views of the class, which is a view that is nowhere shown.
  public static func appearance() -> Self {
    // The one initialiser that every class has.
    guard let view = Self(coder: NSCoder()) else { fatalError("\(Self.self) is made of nothing") }
    return view
  }

  /// Returns the appearance of the views of the class that are within those of other classes, of
  /// which nothing reaches a picture.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// The appearance of a bar.
///
/// No object of Foundation's, whose `copy()` would return any value.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The blur of the background.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// Creates the default appearance.
  public nonisolated init() {}
  /// Returns the appearance itself: none of its settings reaches a picture.
  public func copy() -> Self { self }
  /// Has no effect on a picture.
  open func configureWithDefaultBackground() {}
  /// Has no effect on a picture.
  open func configureWithOpaqueBackground() {}
  /// Has no effect on a picture.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that confirms.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the way back; nil for the system's.
  public private(set) var backIndicatorImage: UIImage?

  /// Sets the image of the way back and its mask, which have no effect on a picture.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    backIndicatorImage = image
  }
}

/// The appearance of a bar's buttons.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in one state.
  open class State: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The image of the background.
    open var backgroundImage: UIImage?
  }

  /// The appearance at rest.
  public let normal = State()
  /// The appearance under a finger.
  public let highlighted = State()
  /// The appearance of a disabled button.
  public let disabled = State()
  /// The appearance of a button with the focus.
  public let focused = State()

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style = .plain) {}
  /// Has no effect on a picture.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The appearance of a tab bar, of which nothing reaches a picture.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose titles stand below their images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items whose titles stand beside their images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint of what shows the selected item.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a tab bar's items.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The appearance in one state.
  open class State: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the image.
    open var iconColor: UIColor?
    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The arrangement of an item's title and image.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// The appearance at rest.
  public let normal = State()
  /// The appearance of the selected item.
  public let selected = State()
  /// The appearance of a disabled item.
  public let disabled = State()
  /// The appearance of an item with the focus.
  public let focused = State()

  /// Creates the default appearance.
  public override nonisolated init() {}
  /// Creates the default appearance of a style.
  public convenience init(style: Style) { self.init() }
  /// Has no effect on a picture.
  open func configureWithDefault(for style: Style) {}
}

/// The height of a bar that a setting is for.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// A table of UIKit, which SwiftUI's lists are not made of.
open class UITableView: UIScrollView {
  /// The height of what is measured.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The style of separators.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of separators.
  open var separatorColor: UIColor?
  /// The height of section headers, in points.
  open var sectionHeaderHeight: CGFloat = 0
  /// The height of section footers, in points.
  open var sectionFooterHeight: CGFloat = 0
  /// The space above section headers, in points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// A view below the rows.
  open var tableFooterView: UIView?
  /// A view above the rows.
  open var tableHeaderView: UIView?
  /// A Boolean value that indicates whether rows may be selected.
  open var allowsSelection = true

  /// The source of rows, which is asked for none.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The height of rows, in points.
  open var rowHeight: CGFloat = -1
  /// The height of rows before they are measured, in points.
  open var estimatedRowHeight: CGFloat = -1
  /// The insets of separators, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether several rows may be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether rows are edited.
  open var isEditing = false
  /// A view behind the rows.
  open var backgroundView: UIView?
  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// The rows on the screen, which are none.
  open var visibleCells: [UITableViewCell] { [] }
  /// The style of the table.
  open private(set) var style = Style.plain

  /// The style of a table.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The place to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The way in which rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// The ways.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// Creates a table of a style.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  /// Has no effect: no rows are asked for.
  open func reloadData() {}
  /// Has no effect: no rows are asked for.
  open func reloadRows(at rows: [IndexPath], with animation: RowAnimation) {}
  /// Has no effect: no rows are asked for.
  open func insertRows(at rows: [IndexPath], with animation: RowAnimation) {}
  /// Has no effect: no rows are asked for.
  open func deleteRows(at rows: [IndexPath], with animation: RowAnimation) {}
  /// Has no effect: no rows are asked for.
  open func beginUpdates() {}
  /// Has no effect: no rows are asked for.
  open func endUpdates() {}
  /// Has no effect: no rows are asked for.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Returns a row of its own each time.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a row of its own each time.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for row: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// Has no effect: no rows are asked for.
  open func deselectRow(at row: IndexPath, animated: Bool) {}
  /// Has no effect: no rows are asked for.
  open func selectRow(at row: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Has no effect: no rows are asked for.
  open func scrollToRow(at row: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Returns nil: no rows are asked for.
  open func cellForRow(at row: IndexPath) -> UITableViewCell? { nil }
}

/// A row of UIKit's tables.
open class UITableViewCell: UIView {
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The style of a selected row.
  open var selectionStyle = SelectionStyle.default
  /// The text of the row.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The text below.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The image of the row.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// A view for the row's content.
  open private(set) lazy var contentView = UIView()
  /// The mark at the end of the row.
  open var accessoryType = AccessoryType.none
  /// A view at the end of the row.
  open var accessoryView: UIView?
  /// A view behind the row.
  open var backgroundView: UIView?
  /// A view behind the selected row.
  open var selectedBackgroundView: UIView?
  /// The name of the rows of this kind.
  open private(set) var reuseIdentifier: String?
  /// The content of SwiftUI that the row shows.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// The style of a row.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The mark at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// The marks.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Creates a row with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a row of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does nothing by default.
  open func prepareForReuse() {}
  /// Does nothing by default.
  open func setSelected(_ isSelected: Bool, animated: Bool) {}
  /// Does nothing by default.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {}
}
