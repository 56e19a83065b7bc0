import ArgumentParser

/// The options by which a command chooses what one screen is looked at on.
struct ViewOptions: ParsableArguments {
  @Option(
    help: "The device by id or name (default: iphone-15-pro, iphone-15, or the screen's first).")
  var device: String?

  @Option(help: "portrait or landscape (default: portrait).")
  var orientation: String?

  @Option(help: "light or dark (default: light; of a watch dark).")
  var scheme: String?

  @Option(help: "usual, or a variant such as ax5 or split-half (default: usual).")
  var variant: String?

  /// Returns a screen as it is to be looked at.
  ///
  /// - Throws: ``FilterError`` with the names that there are.
  func view(of screen: String) throws(FilterError) -> LiveView {
    LiveView(
      screen: screen, device: device, orientation: try value(orientation, of: "orientation"),
      scheme: try value(scheme, of: "scheme"), variant: variant)
  }

  private func value<Value: RawRepresentable & CaseIterable>(
    _ word: String?, of kind: String
  ) throws(FilterError) -> Value? where Value.RawValue == String {
    guard let word else { return nil }
    if let value = Value(rawValue: word) { return value }
    throw .unknown(kind: kind, value: word, nearest: Value.allCases.map(\.rawValue))
  }
}
