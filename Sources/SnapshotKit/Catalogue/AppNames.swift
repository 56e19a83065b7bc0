/// Tells which app a screen belongs to, where a gallery shows screens by their apps.
struct AppNames {
  /// The app of screens that stand by themselves.
  static let other = "Screens"
  private let shared: Set<String>

  /// Reads the names of all screens: what several begin with is an app's.
  init(_ screens: [Screen]) {
    let words = Dictionary(grouping: screens.compactMap { Self.firstWord($0.name) }) { $0 }
    shared = Set(words.filter { $1.count > 1 }.keys)
  }

  /// Returns the title that was given to the screen's app, or the first word of its name if it
  /// shares that with others.
  func app(of screen: Screen) -> String {
    if let app = screen.app { return app }
    guard let word = Self.firstWord(screen.name), shared.contains(word) else { return Self.other }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(_ name: String) -> String? {
    guard let hyphen = name.firstIndex(of: "-") else { return nil }
    return String(name[..<hyphen])
  }
}

extension Screen {
  /// Puts the screen into an app, under whose title the gallery shows it.
  ///
  ///     Screen("sign-in", title: "Sign in") { SignIn() }.app("Shop")
  ///
  /// Without it, screens whose names begin with the same word, as `shop-list` and `shop-cart` do,
  /// are an app.
  ///
  /// - Parameter title: The app's name that people read.
  /// - Returns: The screen.
  public func app(_ title: String) -> Screen {
    var screen = self
    screen.app = title
    return screen
  }
}

extension Sequence<Screen> {
  /// Puts screens into an app, under whose title the gallery shows them.
  ///
  ///     let screens = [
  ///       Screen("sign-in", title: "Sign in") { HomeView() },
  ///       Screen("profile", title: "Profile") { EditorView() },
  ///     ].app("Notes")
  ///
  /// - Parameter title: The app's name that people read.
  /// - Returns: The screens.
  public func app(_ title: String) -> [Screen] { map { $0.app(title) } }
}
