import SwiftUI

/// Something that a person is to know before anything else on the screen.
///
///     DSNoticeBlock(.warning, "No backup yet", message: "Notes stay on this phone.")
public struct DSNoticeBlock: View {
  private let kind: DSNoticeKind
  private let title: LocalizedStringKey
  private let message: LocalizedStringKey?
  @Environment(\.dsTheme) private var theme

  /// Creates a notice.
  public init(
    _ kind: DSNoticeKind = .info, _ title: LocalizedStringKey, message: LocalizedStringKey? = nil
  ) { (self.kind, self.title, self.message) = (kind, title, message) }

  /// The content of the view.
  public var body: some View {
    let look = theme.components.notice.resolve(kind, in: theme)
    let arrangement = AnyLayout.row(
      alignment: .firstTextBaseline, spacing: look.gap, isStacked: look.isStacked,
      stackedSpacing: look.gap)
    arrangement {
      DSIcon(kind.icon).foregroundStyle(look.tone).flushLeading(when: look.isStacked)
      VStack(alignment: .leading, spacing: theme.spacing.xxs) {
        DSText(title, .label)
        if let message { DSText(message, .helper) }
      }
    }
    .padding(look.padding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      look.background, in: RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    )
    .accessibilityElement(children: .combine)
    .containerValue(\.dsSpansColumns, true)
  }
}

extension DSNoticeKind {
  var icon: DSIconToken {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
