import SwiftUI

extension Screen {
  /// Creates a screen that shows a view.
  ///
  ///     Screen("search", title: "Search", prepare: { try $0.type("lake", into: "Search") }) {
  ///       SearchScreen()
  ///     }
  ///
  /// - Parameters:
  ///   - name: Lower-case Latin letters, digits and hyphens.
  ///   - title: The name that people read.
  ///   - selection: The devices that the screen is drawn on; those of the catalogue by default.
  ///   - variants: Settings of a person under which the screen is drawn too; see ``Matrix``.
  ///   - size: That of the devices, or of a component alone, which is drawn at each scale.
  ///   - allowsSingleColor: True to let `record` approve the screen in a single colour.
  ///   - prepare: Touches the screen before its picture is taken: taps, types, scrolls.
  ///   - content: Makes the view, anew for each picture; what it throws fails the picture.
  public init<Content: View>(
    _ name: String, title: String, on selection: DeviceSelection? = nil, variants: [Variant] = [],
    size: ScreenSize = .device, allowsSingleColor: Bool = false,
    prepare: @escaping @MainActor @Sendable (ScreenActor) throws -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor @Sendable () throws -> Content
  ) {
    let open: @MainActor @Sendable (RenderContext, Bool) throws -> ScreenActor = {
      context, isDriven in
      let (text, assets) = (context.text, context.assets)
      let host =
        size == .fitting
        ? ViewHost(try content().fixedSize(), text: text, assets: assets, isDriven: isDriven)
        : ViewHost(try content(), text: text, assets: assets, isDriven: isDriven)
      host.session.mutation = context.mutation
      var surroundings = context.surroundings
      surroundings.environment.networkAnswers = context.network
      if size == .fitting { surroundings.size = try host.contentSize(in: surroundings) }
      return ScreenActor(host: host, surroundings: surroundings, turned: context.traits.turned)
    }
    self.init(
      name, title: title, on: selection, variants: variants, size: size,
      allowsSingleColor: allowsSingleColor
    ) { context in
      let actor = try open(context, false)
      let (host, start) = (actor.host, actor.surroundings)
      try prepare(actor)
      return try context.list { describesViews, isShared in
        // Where something was done, the frame that shows what came of it is there already.
        if actor.changes > 0, !describesViews, isShared == start.servesBothSchemes,
          actor.surroundings.size == start.size
        {
          return try actor.picture(describesNodes: context.describesNodes, describesViews: false)
        }
        var surroundings = start
        surroundings.servesBothSchemes = isShared
        return try host.render(
          in: surroundings, describesNodes: context.describesNodes,
          describesViews: describesViews, isLast: true)
      }
    }
    opening = Opening { context in
      let actor = try open(context, true)
      try prepare(actor)
      return actor
    }
  }
}

extension ViewHost {
  /// Returns the size of the view by itself, in whole points.
  fileprivate func contentSize(in surroundings: Surroundings) throws -> CGSize {
    var surroundings = surroundings
    surroundings.size = CGSize(width: ScreenSize.limit, height: ScreenSize.limit)
    try settle(in: surroundings)
    let frame = (rootElement?.elements ?? []).map(\.rect).reduce(CGRect.null) { $0.union($1) }
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { throw ComponentError.empty }
    guard frame.width <= ScreenSize.limit, frame.height <= ScreenSize.limit else {
      throw ComponentError.huge(frame.size)
    }
    return CGSize(width: frame.width.rounded(.up), height: frame.height.rounded(.up))
  }
}

/// An error in drawing a view at its own size.
enum ComponentError: Error, Equatable, CustomStringConvertible {
  case empty
  case huge(CGSize)

  var description: String {
    switch self {
    case .empty: "the view takes up no room by itself; give it a frame, or the screen a fixed size"
    case .huge(let size):
      """
      the view is \(Int(size.width)) x \(Int(size.height)) points large by itself; at most \
      \(Int(ScreenSize.limit)) are drawn, so give it a frame
      """
    }
  }
}

extension RenderContext {
  /// The screen around a view.
  @MainActor var surroundings: Surroundings {
    var surroundings = traits.surroundings(in: locale)
    surroundings.servesBothSchemes = isShared
    return surroundings
  }

  /// Returns what is around a view of one's own size, such as a window that a screen shows among
  /// others: of the screen's settings it has the scheme and the locale alone.
  package func surroundings(size: CGSize) -> Surroundings {
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.colorScheme = traits.colorScheme == .dark ? .dark : .light
    var surroundings = Surroundings(size: size, environment: environment)
    surroundings.servesBothSchemes = isShared
    return surroundings
  }
}

extension ScreenTraits {
  /// Returns the screen around a view.
  @MainActor func surroundings(in locale: Locale) -> Surroundings {
    var environment = EnvironmentValues()
    if locale != ScreenLocale.usual { environment.locale = locale }
    environment.colorScheme = colorScheme == .dark ? .dark : .light
    PackageResources.install(in: &environment)
    environment.systemVersion = system
    if let variant { environment.apply(variant) }
    var surroundings = Surroundings(size: size, environment: environment)
    surroundings.hold(TurnedScreen(self))
    return surroundings
  }
}
