/// The version of the command, as the changelog calls the newest one.
enum ToolVersion {
  /// The number, or `unreleased` between two releases.
  static let number = "unreleased"
  /// The line that `snapshot --version` prints.
  static let text = "Vitrine \(number)"
}
