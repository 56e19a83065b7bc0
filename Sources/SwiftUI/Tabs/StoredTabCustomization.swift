extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for the stored arrangement of tabs, in which nothing is moved at first.
  ///
  ///     @AppStorage("tabs") private var customization: TabViewCustomization
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}
