import Foundation
import SwiftUI
import ViewTree

/// A user of a screen, who taps, types, scrolls, and waits for what comes of it.
///
///     Step("bought") { user in
///       try user.type("Lamp", into: "Search")
///       try user.tap("Buy")
///       try user.settle { $0.sees("Thank you") }
///     }
///
/// Each action looks for one element, which must be there, in sight, enabled and not covered, and
/// then lets the screen settle. What an action is aimed at is an `ElementQuery`; a string
/// literal is a label, an identifier or a text.
@MainActor
public final class ScreenActor {
  let host: ViewHost
  /// The screen as it is held now.
  private(set) var surroundings: Surroundings
  /// A Boolean value that indicates whether the last frame shows what the last action left.
  private var isSettled = false
  /// The number of changes that were made to the screen, those that a failing action began with
  /// included.
  private(set) var changes = 0
  private let film: Film?
  /// The screen as it is held next, when the device is turned; nil where it cannot be.
  private var turned: TurnedScreen?

  init(
    host: ViewHost, surroundings: Surroundings, turned: TurnedScreen? = nil, film: Film? = nil
  ) {
    (self.host, self.surroundings, self.turned, self.film) = (host, surroundings, turned, film)
  }

  /// Lets the screen come to rest: all changes stand at their ends, and work that sleeps for a
  /// second at most is done.
  ///
  /// - Throws: An error of the frame.
  public func settle() throws {
    note()
    try host.rest(in: surroundings)
  }

  /// Lets the screen's time pass until a condition holds, some seconds at most.
  ///
  ///     Step("found") { try $0.settle { $0.sees("Museum") } }
  ///
  /// - Throws: `ScreenDidNotSettle`, which names what changes, or what a frame throws.
  public func settle(within seconds: Double = 10, until condition: (ScreenActor) -> Bool) throws {
    note()
    try host.settle(within: seconds, in: surroundings) { condition(self) }
  }

  /// Lets the screen's time pass, in seconds, so that it shows what is between two states.
  ///
  ///     Step("half-way") {
  ///       try $0.tap("Open")
  ///       try $0.advance(by: 0.15)
  ///     }
  ///
  /// A picture without time passed behind the last action shows the ends of all changes.
  ///
  /// - Throws: An error of a frame.
  public func advance(by seconds: Double) throws {
    note()
    if let film { return try self.film(film, for: seconds) }
    try host.advance(by: seconds, in: surroundings)
  }

  /// Draws the screen in its present state.
  func picture(describesNodes: Bool, describesViews: Bool) throws -> DisplayList {
    let list = try host.picture(
      in: surroundings, isSettled: isSettled, describesNodes: describesNodes,
      describesViews: describesViews)
    isSettled = host.showsEnds
    film?.add(list, for: Film.look)
    return list
  }

  /// Lets all changes come to their ends, unless somebody has let time pass.
  func finish() throws {
    try host.finish(in: surroundings, isSettled: isSettled)
    isSettled = host.showsEnds
  }

  /// Notes that something is done to the screen, whose last frame shows no more what it left.
  private func note() {
    isSettled = false
    changes += 1
  }

  /// Does something to the screen, and lets what comes of it come about.
  func act<Result>(_ action: () throws -> Result) throws -> Result {
    try finish()
    isSettled = false
    let result = try host.drive(in: surroundings) {
      let result = try action()
      changes += 1
      return result
    }
    try host.settle(in: surroundings)
    isSettled = host.showsEnds
    host.showEnds()
    if let film { try self.film(film) }
    return result
  }
}

extension ScreenActor {
  /// Taps a button, a row, a switch, a field.
  ///
  ///     try user.tap("Add to cart")
  ///     try user.tap(.identifier("cart-button"))
  ///
  /// - Throws: `InteractionError` if there is none, if it does not react or cannot be
  ///   reached.
  public func tap(_ query: ElementQuery) throws { try act { try host.tap(query) } }

  /// Taps what a label, an identifier or a text names.
  ///
  /// - Throws: `InteractionError` if there is none, if it does not react or cannot be
  ///   reached.
  public func tap(_ name: String) throws { try tap(ElementQuery(name)) }

  /// Taps twice in quick succession.
  ///
  ///     try user.doubleTap("Photo")
  ///
  /// - Throws: `InteractionError` if nothing reacts to that, or if it cannot be reached.
  public func doubleTap(_ query: ElementQuery) throws { try act { try host.tap(query, count: 2) } }

  /// Presses long, as for a context menu.
  ///
  ///     try user.longPress("Harbour at dawn")
  ///     try user.tap("Share")
  ///
  /// - Throws: `InteractionError` if nothing reacts to that, or if it cannot be reached.
  public func longPress(_ query: ElementQuery) throws { try act { try host.longPress(query) } }

  /// Taps a field and types into it, letter by letter, behind what it holds.
  ///
  ///     try user.type("anna@example.com", into: "Email")
  ///
  /// - Throws: `InteractionError` if it takes no text or cannot be reached.
  public func type(_ text: String, into query: ElementQuery) throws {
    let field = try field(query)
    for letter in text { try act { field.wrappedValue.append(letter) } }
  }

  /// Types into the field that a label, an identifier or a text names.
  ///
  /// - Throws: `InteractionError` if it takes no text or cannot be reached.
  public func type(_ text: String, into name: String) throws {
    try type(text, into: ElementQuery(name))
  }

  /// Types into the field that has the focus, letter by letter, behind what it holds.
  ///
  ///     try user.tap("Search")
  ///     try user.type("Ferry")
  ///
  /// - Throws: `InteractionError` if no field has it.
  public func type(_ text: String) throws {
    try finish()
    let field = try host.focusedField()
    for letter in text { try act { field.wrappedValue.append(letter) } }
  }

  /// Deletes the last letter of the field that has the focus; nothing of an empty one.
  ///
  ///     try user.type("Ferryy", into: "Search")
  ///     try user.deleteBackward()
  ///
  /// - Throws: `InteractionError` if no field has it.
  public func deleteBackward() throws {
    try finish()
    let field = try host.focusedField()
    guard !field.wrappedValue.isEmpty else { return }
    try act { _ = field.wrappedValue.removeLast() }
  }

  /// Taps a field and pastes a text behind what it holds: one change, whatever the length.
  ///
  ///     try user.paste("The view over the harbour is worth the climb.", into: "Review")
  ///
  /// - Throws: `InteractionError` if it takes no text or cannot be reached.
  public func paste(_ text: String, into query: ElementQuery) throws {
    let field = try field(query)
    try act { field.wrappedValue.append(text) }
  }

  /// Pastes into the field that a label, an identifier or a text names.
  ///
  /// - Throws: `InteractionError` if it takes no text or cannot be reached.
  public func paste(_ text: String, into name: String) throws {
    try paste(text, into: ElementQuery(name))
  }

  /// Taps a field and deletes what it holds.
  ///
  ///     try user.clear("Search")
  ///     try user.type("Ferry", into: "Search")
  ///
  /// - Throws: `InteractionError` if it takes no text or cannot be reached.
  public func clear(_ query: ElementQuery) throws {
    let field = try field(query)
    try act { field.wrappedValue = "" }
  }

  /// Presses the return key of the field that has the focus.
  ///
  ///     try user.type("Ferry", into: "Search")
  ///     try user.submit()
  ///
  /// - Throws: `InteractionError` if no field of one line has it.
  public func submit() throws { try act { try host.submit() } }

  /// Turns a switch, or turns it on or off.
  ///
  ///     try user.toggle("Reminders", to: true)
  ///
  /// - Throws: `InteractionError` if it is no switch or cannot be reached.
  public func toggle(_ query: ElementQuery, to isOn: Bool? = nil) throws {
    try act {
      let binding = try host.toggle(query)
      binding.wrappedValue = isOn ?? !binding.wrappedValue
    }
  }

  /// Moves a slider or a stepper.
  ///
  ///     try user.adjust("Volume", .share(0.8))
  ///
  /// - Throws: `InteractionError` if it has no range or cannot be reached.
  public func adjust(_ query: ElementQuery, _ adjustment: Adjustment) throws {
    try act { try host.adjust(query, adjustment) }
  }

  /// Drags an element from its middle, or from a point; held, the finger stays on the screen.
  ///
  ///     try user.drag("Card", by: CGSize(width: 120, height: 0), holding: true)
  ///     try user.drag(.point(40, 300), by: CGSize(width: 120, height: 0))
  ///
  /// - Parameters:
  ///   - query: The element to drag.
  ///   - distance: The distance to the right and downwards, in points.
  ///   - velocity: The velocity of the finger, in points a second, by which a view may predict
  ///     where it would come to rest.
  ///   - holding: True to leave the finger on the screen.
  /// - Throws: `InteractionError` if nothing reacts to that, or if it cannot be reached.
  public func drag(
    _ query: ElementQuery, by distance: CGSize, velocity: CGSize = .zero, holding: Bool = false
  ) throws {
    try act { try host.drag(query, by: distance, velocity: velocity, holding: holding) }
  }

  /// Moves two fingers apart, to so many times their distance.
  ///
  ///     try user.magnify("Map", by: 2)
  ///
  /// - Throws: `InteractionError` if nothing reacts to that, or if it cannot be reached.
  public func magnify(_ query: ElementQuery, by scale: Double) throws {
    try act { try host.magnify(query, by: scale) }
  }

  /// Turns two fingers.
  ///
  ///     try user.turn("Map", by: .degrees(45))
  ///
  /// - Throws: `InteractionError` if nothing reacts to that, or if it cannot be reached.
  public func turn(_ query: ElementQuery, by angle: Angle) throws {
    try act { try host.turn(query, by: angle) }
  }

  /// Chooses an option of a picker, which is opened where it must be, or of a menu.
  ///
  ///     try user.select("Feet", in: "Units")
  ///
  /// - Parameters:
  ///   - option: The words of the option.
  ///   - query: The picker; nil where its options can be seen.
  /// - Throws: `InteractionError` if there is no such option or it cannot be reached.
  public func select(_ option: String, in query: ElementQuery? = nil) throws {
    try finish()
    if let query, !isReachable(.text(option)) || hasOtherUse(option, query) { try tap(query) }
    try tap(option)
  }

  /// Returns the text of a field that has been tapped.
  private func field(_ query: ElementQuery) throws -> Binding<String> {
    try finish()
    let field = try host.field(query)
    // A field may be found by its prompt, which goes as soon as something is typed.
    try act { _ = try? host.tap(query) }
    return field
  }

  /// Returns a Boolean value that indicates whether a tap reaches the element of a query.
  private func isReachable(_ query: ElementQuery) -> Bool {
    (try? host.element(query) { if case .tap = $0 { true } else { false } }) != nil
  }

  /// Returns a Boolean value that indicates whether an option's words are found on the picker
  /// alone, as its value.
  private func hasOtherUse(_ option: String, _ query: ElementQuery) -> Bool {
    let taps: (Interaction) -> Bool = { if case .tap = $0 { true } else { false } }
    guard let picker = try? host.element(query, accepts: taps) else { return false }
    return (try? host.element(.text(option), accepts: taps)) === picker
  }
}

extension ScreenActor {
  /// Scrolls the first scroll view to an offset, in points.
  ///
  ///     try user.scroll(to: CGPoint(x: 0, y: 400))
  ///     try user.scroll(to: "Terms of use")
  ///
  /// - Throws: `InteractionError` if there is none.
  public func scroll(to offset: CGPoint) throws { try act { try host.scroll(to: offset) } }

  /// Scrolls what lies topmost at a point by a distance, as a finger or a wheel does there.
  ///
  ///     try user.scroll(by: CGSize(width: 0, height: 300), at: CGPoint(x: 196, y: 500))
  ///
  /// - Parameters:
  ///   - distance: The distance to the right and downwards by which the view moves over its
  ///     content, in points.
  ///   - point: The point of the screen, in points.
  /// - Throws: `InteractionError` if nothing there can be scrolled any further.
  public func scroll(by distance: CGSize, at point: CGPoint) throws {
    try act { try host.scroll(by: distance, at: point) }
  }

  /// Scrolls until an element can be seen.
  ///
  /// - Throws: `InteractionError` if nothing scrolls it into sight.
  public func scroll(to query: ElementQuery) throws {
    try finish()
    while try host.scrollOn(towards: query) {
      changes += 1
      try host.settle(in: surroundings)
    }
  }

  /// Opens the actions of a row by a swipe from one of its edges.
  ///
  ///     try user.swipe("Buy bread")
  ///     try user.tap("Delete")
  ///
  /// - Throws: `InteractionError` if nothing there opens.
  public func swipe(_ query: ElementQuery, from edge: HorizontalEdge = .trailing) throws {
    try act { try host.swipe(query, from: edge) }
  }

  /// Opens the actions of the row that a name names by a swipe from one of its edges.
  ///
  /// - Throws: `InteractionError` if nothing there opens.
  public func swipe(_ name: String, from edge: HorizontalEdge = .trailing) throws {
    try swipe(ElementQuery(name), from: edge)
  }

  /// Pulls the first list that can be refreshed; its spinner shows while the action runs.
  ///
  ///     try user.refresh()
  ///     try user.settle { $0.sees("Updated just now") }
  ///
  /// - Throws: `InteractionError` if there is none.
  public func refresh() throws { try act { try host.refresh() } }

  /// Turns pages, forwards or by a negative number back.
  ///
  ///     try user.turnPages(by: 2)
  ///
  /// - Throws: `InteractionError` if there are no pages.
  public func turnPages(by count: Int = 1) throws {
    try act { try host.last("pages") { if case .page(let turn) = $0 { turn } else { nil } }(count) }
  }

  /// Drags the topmost sheet by points downwards, or by a negative number up: to another height, or
  /// away.
  ///
  ///     try user.dragSheet(by: -200)
  ///
  /// - Throws: `InteractionError` if there is no sheet.
  public func dragSheet(by distance: Double) throws {
    try act {
      try host.last("a sheet") { if case .slide(let slide) = $0 { slide } else { nil } }(distance)
    }
  }

  /// Goes back to the page before.
  ///
  ///     try user.tap("Details")
  ///     try user.back()
  ///
  /// - Throws: `InteractionError` if there is none.
  public func back() throws {
    try act { try host.last("a way back") { if case .back(let back) = $0 { back } else { nil } }() }
  }

  /// Closes the topmost sheet or popover, as a swipe down or a tap beside it does.
  ///
  ///     try user.tap("Filter")
  ///     try user.dismiss()
  ///
  /// - Throws: `InteractionError` if nothing is presented that can be closed so.
  public func dismiss() throws {
    try act {
      try host.last("a presentation") { if case .dismiss(let close) = $0 { close } else { nil } }()
    }
  }

  /// Opens an address, as a link in another app does: views that say `onOpenURL` are given it.
  ///
  ///     Step("linked") { try $0.open("saransk://sight/erzia-museum") }
  ///
  /// - Throws: `InteractionError` if it is no address, or no view opens addresses.
  public func open(_ address: String) throws {
    guard let url = URL(string: address) else {
      throw InteractionError.notFound("the address “\(address)”", known: [])
    }
    try act { try host.open(url) }
  }

  /// Returns a Boolean value that indicates whether an element is on the screen and in sight.
  ///
  ///     if user.sees("Sign in") { try user.tap("Sign in") }
  public func sees(_ query: ElementQuery) -> Bool { host.sees(query) }

  /// Turns the device on its side, or upright again.
  ///
  /// Safe area, size classes and status bar are those of the device as it is held then, and so are
  /// the pictures of the steps until it is turned back. What has no other orientation, such as a
  /// component, has its sides exchanged.
  ///
  ///     try user.rotate()
  ///     try user.settle()
  ///
  /// - Throws: An error of the frame.
  public func rotate() throws {
    guard let turned else {
      let size = surroundings.size
      return try resize(to: CGSize(width: size.height, height: size.width))
    }
    try finish()
    changes += 1
    self.turned = surroundings.held
    surroundings.hold(turned)
    try host.settle(in: surroundings)
  }

  /// Gives the window another size, in points, such as one beside another app's.
  ///
  /// A step's picture is taken as the cell says, so that the window must have its size again by
  /// then.
  ///
  ///     try user.resize(to: CGSize(width: 507, height: 1024))
  ///
  /// - Throws: An error of the frame.
  public func resize(to size: CGSize) throws {
    try finish()
    changes += 1
    surroundings.size = size
    try host.settle(in: surroundings)
  }
}
