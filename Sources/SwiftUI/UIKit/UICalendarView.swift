/// A calendar of a month, in whose place a picture has a stand-in.
///
///     let view = UICalendarView()
///     view.availableDateRange = DateInterval(start: .now, duration: 86_400 * 30)
///     view.selectionBehavior = UICalendarSelectionSingleDate(delegate: coordinator)
open class UICalendarView: UIView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable { case small, medium, large }

  /// The mark below a day.
  public final class Decoration {
    /// The picture; nil for a dot or a view.
    public let image: UIImage?
    /// The colour.
    public let color: UIColor?
    /// The size.
    public let size: DecorationSize

    /// Creates a picture below a day; nil for a dot.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      (self.image, self.color, self.size) = (image, color, size)
    }

    /// Creates a dot.
    public convenience init() { self.init(image: nil) }

    /// Returns a dot.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }

    /// Returns a picture below a day.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a view below a day, which is not asked for.
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }

  /// The object that decorates days; nothing asks it.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The way in which days are chosen; nil where they are not.
  open var selectionBehavior: UICalendarSelection?
  /// The calendar.
  open var calendar = Calendar.current
  /// The language.
  open var locale = Locale.current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be chosen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month on view.
  open var visibleDateComponents = DateComponents()
  /// A Boolean value that indicates whether days are decorated.
  open var wantsDateDecorations = true

  /// Shows the month of a day.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Has no effect: days are not decorated.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// An object that decorates the days of a calendar view.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the decoration of a day; nil for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// Tells that another month is on view.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Decorates no day by default.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Does nothing by default.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// A way in which days of a calendar view are chosen.
@MainActor @preconcurrency
open class UICalendarSelection {
  init() {}

  /// Has no effect: nobody chooses.
  open func updateSelectableDates() {}
}

/// The choice of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that hears of the choice; nobody chooses.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day; nil for none.
  open var selectedDate: DateComponents?

  /// Creates the choice of one day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Chooses a day.
  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }
}

/// The choice of several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that hears of the choice; nobody chooses.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = []

  /// Creates the choice of several days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Chooses days.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }
}

/// An object that hears which day is chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Tells which day is chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Returns a Boolean value that indicates whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true by default.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// An object that hears which days are chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Tells which day is chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Tells which day is no longer chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Returns a Boolean value that indicates whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Returns a Boolean value that indicates whether a day can be left.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Returns true by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
