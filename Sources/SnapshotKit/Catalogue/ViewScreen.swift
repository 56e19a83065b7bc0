import SwiftUI

extension Screen {
  /// Creates a screen that shows a view.
  ///
  /// - Parameters:
  ///   - name: Lower-case Latin letters, digits and hyphens.
  ///   - title: The name that people read.
  ///   - coverage: The devices that the screen is drawn on.
  ///   - variants: Settings of a person under which the screen is drawn too; see ``Matrix``.
  ///   - prepare: Touches the screen before its picture is taken: taps, types, scrolls.
  ///   - content: Makes the view, anew for each picture; what it throws fails the picture.
  public init<Content: View>(
    _ name: String, title: String, on coverage: Coverage = .all, variants: [Variant] = [],
    prepare: @escaping @MainActor @Sendable (ScreenActor) throws -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor @Sendable () throws -> Content
  ) {
    self.init(name, title: title, on: coverage, variants: variants) { context in
      let host = ViewHost(try content(), text: context.text, assets: context.assets)
      var surroundings = context.traits.surroundings
      surroundings.servesBothSchemes = context.wantsBothSchemes
      try prepare(ScreenActor(host: host, surroundings: surroundings))
      return try host.render(
        in: surroundings, describesNodes: context.describesNodes,
        describesViews: context.describesViews, isLast: true)
    }
  }
}

/// Somebody who touches a screen before its picture is taken.
@MainActor
public struct ScreenActor {
  let host: ViewHost
  let surroundings: Surroundings

  /// Taps what a label or an identifier names.
  ///
  /// - Throws: ``InteractionError`` if nothing there reacts, or what the frame throws.
  public func tap(_ label: String) throws {
    try settle()
    try host.tap(label)
  }

  /// Types into the field that a label or an identifier names.
  ///
  /// - Throws: ``InteractionError`` if it takes no text, or what the frame throws.
  public func type(_ text: String, into label: String) throws {
    try settle()
    try host.type(text, into: label)
  }

  /// Presses the return key of the field that has the focus.
  ///
  /// - Throws: ``InteractionError`` if no field of one line has it, or what the frame throws.
  public func submit() throws {
    try settle()
    try host.submit()
  }

  /// Scrolls the first scroll view to an offset, in points.
  ///
  /// - Throws: ``InteractionError`` if there is none, or what the frame throws.
  public func scroll(to offset: CGPoint) throws {
    try settle()
    try host.scroll(to: offset)
  }

  /// Opens the actions of a row by a swipe from one of its edges.
  ///
  /// - Throws: ``InteractionError`` if nothing there opens, or what the frame throws.
  public func swipe(_ label: String, from edge: HorizontalEdge = .trailing) throws {
    try settle()
    try host.swipe(label, from: edge)
  }

  /// Pulls the first list that can be refreshed; its spinner shows while the action runs.
  ///
  /// - Throws: ``InteractionError`` if there is none, or what the frame throws.
  public func refresh() throws {
    try settle()
    try host.refresh()
  }

  private func settle() throws {
    try host.settle(in: surroundings)
  }
}

extension ScreenTraits {
  /// The screen around a view.
  @MainActor var surroundings: Surroundings {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme == .dark ? .dark : .light
    environment.horizontalSizeClass = horizontalSizeClass == .compact ? .compact : .regular
    environment.verticalSizeClass = verticalSizeClass == .compact ? .compact : .regular
    if let variant { environment.apply(variant) }
    var surroundings = Surroundings(
      size: size,
      safeArea: EdgeInsets(
        top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom,
        trailing: safeArea.trailing), environment: environment)
    surroundings.statusBarInset = statusBarInset
    return surroundings
  }
}
