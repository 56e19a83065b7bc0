// Apple's EventKitUI brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

/// The end of a page on which an event is edited.
public enum EKEventEditViewAction: Int, Sendable {
  /// The person leaves the event as it was, keeps it, and deletes it.
  case canceled, saved, deleted
}

/// An object that hears of a page on which an event is edited; in a still nobody tells it.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
  /// Informs the delegate of the end.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar of new events.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Returns the store's calendar of new events.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    let store = controller.eventStore ?? EKEventStore()
    return store.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: store)
  }
}

/// A page on which an event is made or edited, drawn as a placeholder of its name.
///
///     let page = EKEventEditViewController()
///     (page.eventStore, page.event) = (store, event)
open class EKEventEditViewController: UINavigationController {
  // As EventKitUI declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The store that keeps the event.
  open var eventStore: EKEventStore!
  /// The event; nil for a new one.
  open var event: EKEvent?
  /// The object that hears of the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  /// Does nothing: the page goes as its presentation does.
  open func cancelEditing() {}
}

/// The end of a page that shows an event.
public enum EKEventViewAction: Int, Sendable {
  /// The person has seen it, has answered the invitation, and has deleted it.
  case done, responded, deleted
}

/// An object that hears of a page that shows an event; in a still nobody tells it.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
  /// Informs the delegate of the end.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// A page that shows an event, drawn as a placeholder of its name.
open class EKEventViewController: UIViewController {
  // As EventKitUI declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The event.
  open var event: EKEvent!
  /// The object that hears of the end.
  open weak var delegate: (any EKEventViewDelegate)?
  /// A Boolean value that indicates whether the event may be edited.
  open var allowsEditing = true
  /// A Boolean value that indicates whether the day of the event is shown beside it.
  open var allowsCalendarPreview = false
}

/// The calendars that a person may choose, one or several.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }

/// The calendars that are shown: all, or those that can be changed.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All, and those that can be changed.
  case allCalendars, writableCalendarsOnly
}

/// An object that hears of a choice of calendars; in a still nobody tells it.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: AnyObject {
  /// Informs the delegate that the person has chosen.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Informs the delegate that the person has left the choice.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
  /// Informs the delegate of another choice.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Takes no notice of it.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Takes no notice of it.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
  /// Takes no notice of it.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
}

/// A page of a person's calendars, drawn as a placeholder of its name.
open class EKCalendarChooser: UIViewController {
  /// The object that hears of the choice.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// The calendars that are chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  /// A Boolean value that indicates whether there is a button that ends the choice.
  open var showsDoneButton = false
  /// A Boolean value that indicates whether there is a button that leaves it.
  open var showsCancelButton = false
  /// The calendars that may be chosen, one or several.
  public private(set) var selectionStyle = EKCalendarChooserSelectionStyle.single

  /// Creates a page of the calendars of a store.
  ///
  /// - Parameters:
  ///   - selectionStyle: The calendars that may be chosen, one or several.
  ///   - displayStyle: The calendars that are shown.
  ///   - entityType: The kind of their items.
  ///   - eventStore: The store.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType = .event,
    eventStore: EKEventStore
  ) {
    self.init(nibName: nil, bundle: nil)
    self.selectionStyle = selectionStyle
  }
}
