/// The connection of views, and of the work that they begin, to their screen: its issues, global
/// values, strings and measuring of texts and images.
///
/// It is passed on to work on any thread, and used on the main actor alone.
package final class ScreenLink: @unchecked Sendable {
  /// The tables in which strings outside of texts are looked up.
  package var tables: (any StringTables)?
  /// The window of the screen, in points.
  package internal(set) var windowSize = CGSize.zero
  /// The device of the screen; nil where nobody tells it.
  package internal(set) var device: ShownDevice?
  /// The screen's safe area, in points.
  package internal(set) var safeArea = EdgeInsets()
  /// The environment of views at the root.
  package internal(set) var environment = EnvironmentValues()
  /// A Boolean value that indicates whether an app hides all tab bars, in UIKit's way.
  package var hidesTabBars = false {
    didSet { if hidesTabBars != oldValue { invalidate("UITabBar.appearance()") } }
  }
  package let text: any TextMeasuring
  package let assets: any AssetSource
  private let note: (String) -> Void
  private let noteFault: (String) -> Void
  private let invalidate: (String) -> Void
  private var states: [ObjectIdentifier: AnyObject] = [:]
  /// The objects that frameworks without views keep for the screen.
  let values = ScreenValues()

  @MainActor
  init(_ session: RenderSession) {
    (text, assets) = (session.text, session.assets)
    note = { [unowned session] message in MainActor.assumeIsolated { session.warn(message) } }
    noteFault = { [unowned session] message in
      MainActor.assumeIsolated { session.fail(message) }
    }
    invalidate = { [unowned session] cause in
      MainActor.assumeIsolated { session.invalidate(cause) }
    }
  }

  package func warn(_ message: String) { note(message) }

  package func fail(_ message: String) { noteFault(message) }

  /// The texts that the screen has announced to assistive technology, in their order.
  package private(set) var announcements: [String] = []

  package func announce(_ text: String) { announcements.append(text) }

  /// The value of a key as a binding, made when it is first asked for.
  func state<Value>(_ key: ObjectIdentifier, _ initial: Value) -> Binding<Value> {
    let known = states[key] as? StateBox<Value>
    let box = known ?? StateBox(initial) { [invalidate] in invalidate("state of the screen") }
    if known == nil { states[key] = box }
    return Binding(
      origin: BindingOrigin(object: box), get: { box.value }, set: { box.set($0) })
  }
}
