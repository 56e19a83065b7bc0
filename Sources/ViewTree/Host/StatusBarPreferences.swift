import LayoutEngine

/// The scheme that a screen prefers.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// A preference key that tells whether a screen hides the status bar.
package enum StatusBarHiddenKey: PreferenceKey {
  package static var defaultValue: Bool { false }

  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// The scheme of the bar that lies beneath the status bar, where it is not its screen's.
package enum StatusBarSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

@MainActor
extension Element {
  /// The layer beneath the status bar and those over it; nil stands for the window's own content.
  private var beneathStatusBar: (layer: Element?, above: ArraySlice<ShownLayer>) {
    guard let index = shownLayers.lastIndex(where: \.coversStatusBar) else {
      return (nil, shownLayers[...])
    }
    return (shownLayers[index].element, shownLayers[(index + 1)...])
  }

  /// The content beneath the status bar: the window's, or that of a layer that covers it.
  private var statusBarContent: PreferenceOutline {
    if let layer = beneathStatusBar.layer { return PreferenceOutline([layer]) }
    return outline ?? PreferenceOutline(elements.dropLast(shownLayers.count))
  }

  fileprivate var hidesStatusBar: Bool {
    statusBarContent.preference(StatusBarHiddenKey.self) ?? false
  }

  /// The settings of the system's bars that a window asks for.
  var systemBars: SystemBars {
    let preferred = statusBarContent.preference(PreferredColorSchemeKey.self) ?? nil
    return SystemBars(
      hidesStatusBar: hidesStatusBar,
      statusBarIsLight: statusBarScheme.map { $0 == .dark },
      homeIndicatorIsLight: preferred.map { $0 == .dark },
      dimsWindowButtons: shownLayers.contains(where: \.isWindow))
  }

  /// The scheme of what lies beneath time and levels; nil for the screen's.
  ///
  /// A bar at the top may have a scheme of its own. A sheet that has pushed the window back leaves
  /// black beneath the status bar, and on its way does so as long as the window's edge stands below
  /// the bar's middle; where there is none at the top, as on a screen that has time and levels at
  /// its side, they lie over the sheet.
  private var statusBarScheme: ColorScheme? {
    func scheme(of content: PreferenceOutline) -> ColorScheme? {
      let bar: ColorScheme? = content.preference(StatusBarSchemeKey.self) ?? nil
      let preferred: ColorScheme? = content.preference(PreferredColorSchemeKey.self) ?? nil
      return bar ?? preferred
    }
    let content = statusBarContent
    let sheets = (beneathStatusBar.above + leavingLayers).filter { $0.pushedPart > 0.5 }
    guard let sheet = sheets.last else {
      return scheme(of: content)
    }
    if context.container.minY > context.outer.minY { return .dark }
    let screens: ColorScheme? = content.preference(PreferredColorSchemeKey.self) ?? nil
    return scheme(of: PreferenceOutline([sheet.element])) ?? screens
  }
}

extension RenderSession {
  /// Takes over whether the status bar is hidden; a change asks for another pass.
  func follow(statusBarOf root: Element) {
    guard root.hidesStatusBar != hidesStatusBar else { return }
    hidesStatusBar = root.hidesStatusBar
    invalidate("status bar")
  }

  /// The safe area without what a hidden status bar leaves.
  func insets(in surroundings: Surroundings) -> EdgeInsets {
    var insets = surroundings.safeArea
    if hidesStatusBar { insets.top = max(0, insets.top - surroundings.statusBarInset) }
    return insets
  }
}
