import SwiftUI

/// A row that says something of the app, such as its version.
///
///     DSInfoRow("Version", value: "2.4", isCopyable: true)
public struct DSInfoRow: View {
  private let title: LocalizedStringKey
  private let value: String
  private let isCopyable: Bool
  @Environment(\.dsTheme) private var theme

  /// Creates a row with a value that is the same in all languages, which a person may copy.
  public init(_ title: LocalizedStringKey, value: String, isCopyable: Bool = false) {
    (self.title, self.value, self.isCopyable) = (title, value, isCopyable)
  }

  /// The content of the view.
  public var body: some View {
    let row = RowContent(title: title, value: "\(value)") {}
      .rowPadding(theme).accessibilityElement(children: .combine)
    if isCopyable { row.textSelection(.enabled) } else { row }
  }
}
