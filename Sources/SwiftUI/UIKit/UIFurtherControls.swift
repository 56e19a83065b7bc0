// Further views of UIKit that apps wrap for SwiftUI. A picture has a stand-in in their place.

/// A field of a search, under UIKit's name.
///
///     let bar = UISearchBar()
///     bar.placeholder = "Find a note"
open class UISearchBar: UIView {
  /// The style of a search field.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The text.
  open var text: String?
  /// The text that an empty field shows.
  open var placeholder: String?
  /// The text above the field.
  open var prompt: String?
  /// The delegate, which is told nothing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style.
  open var searchBarStyle = Style.default
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether there is a button to cancel.
  open var showsCancelButton = false
  /// The way in which capitals are set.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// The way in which a text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// A Boolean value that indicates whether the return key needs a text.
  open var enablesReturnKeyAutomatically = true
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The field.
  public let searchTextField = UITextField()

  /// Hides or shows the button to cancel.
  open func setShowsCancelButton(_ isShown: Bool, animated: Bool) { showsCancelButton = isShown }
}

/// A stack of UIKit.
///
///     let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
///     (stack.axis, stack.spacing) = (.vertical, 8)
open class UIStackView: UIView {
  /// The way in which views share the axis.
  public enum Distribution: Int, Sendable {
    /// The ways.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The place of views across the axis.
  public enum Alignment: Int, Sendable {
    /// The places.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The top, as leading.
    public static var top: Alignment { .leading }
    /// The bottom, as trailing.
    public static var bottom: Alignment { .trailing }
  }

  /// The axis.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The way in which views share the axis.
  open var distribution = Distribution.fill
  /// The place of views across the axis.
  open var alignment = Alignment.fill
  /// The space between views, in points.
  open var spacing: CGFloat = 0
  /// A Boolean value that indicates whether the margins are left free.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Adds a view.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    addSubview(view)
  }

  /// Removes a view from the stack, though not from its subviews.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Has no effect: nothing lays out views of UIKit.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

/// A bar of progress, under UIKit's name.
///
///     let bar = UIProgressView(progressViewStyle: .default)
///     bar.progress = 0.4
open class UIProgressView: UIView {
  /// The style of a bar.
  public enum Style: Int, Sendable { case `default`, bar }

  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The tint of the progress.
  open var progressTintColor: UIColor?
  /// The tint of the rest.
  open var trackTintColor: UIColor?

  /// Creates a bar of a style.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  /// Sets the progress at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A wheel that is pulled down, under UIKit's name.
open class UIRefreshControl: UIControl {
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?
  /// A Boolean value that indicates whether something is loaded anew.
  open private(set) var isRefreshing = false
  /// Starts the wheel.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops the wheel.
  open func endRefreshing() { isRefreshing = false }
}

/// A stepper of UIKit.
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// The step.
  open var stepValue = 1.0
}

/// A picker of dates, under UIKit's name.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .date
open class UIDatePicker: UIControl {
  /// The parts of a date that are picked.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The parts that are picked.
  open var datePickerMode = Mode.dateAndTime
  /// The style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// The language.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The minutes of a step.
  open var minuteInterval = 1
  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Sets the date at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The style of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A picker of UIKit.
open class UIPickerView: UIView {
  /// The source of rows, which is asked for none.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which is told nothing.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]
  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Has no effect: no rows are asked for.
  open func reloadAllComponents() {}
  /// Has no effect: no rows are asked for.
  open func reloadComponent(_ component: Int) {}
  /// Selects a row of a wheel at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  /// Returns the selected row of a wheel.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
}

/// A source of a picker's rows.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that hears of a picker; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {}

/// A controller that shares documents, under UIKit's name.
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate, which is told nothing.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean value that indicates whether several documents may be chosen.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether names have their endings.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  /// Creates a controller that opens documents of some kinds.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds.
  ///   - asCopy: A Boolean value that indicates whether copies are opened.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that writes documents elsewhere.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - asCopy: A Boolean value that indicates whether copies are written.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate that hears of chosen documents; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {}
