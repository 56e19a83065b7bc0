/// The sheet by which an item is shared: its title, apps that take it, actions on it.
///
/// None of them does anything but close the sheet. No source has its sizes: they are the project's
/// own.
struct ActivitySheet: View {
  let item: SharedItem
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      ActivityHeader(item: item) { dismiss() }
      Divider()
      if isBubble { activities } else { ScrollView { activities } }
    }
    .frame(width: isBubble ? 375 : nil)
    .frame(maxWidth: isBubble ? nil : .infinity, alignment: .top)
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.hidden)
    .presentationBackground(Color(.systemGroupedBackground))
    .buttonStyle(.plain)
    // The system's sheet takes over nothing of the bar or row that it was opened from.
    .imageScale(.medium)
    // Beyond that the apps' names would not fit beneath their icons.
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }

  /// A Boolean value that indicates whether the sheet is a popover, as high as what it shows.
  private var isBubble: Bool { horizontalSizeClass == .regular }

  private var activities: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 6) {
          ForEach(ActivityApp.allCases, id: \.self) { app in
            ActivityAppButton(app: app) { dismiss() }
          }
        }
        // A cell is wider than its icon, which stands 8 points behind the margin.
        .padding(.horizontal, 12)
        .padding(.vertical, 16)
      }
      Divider()
      ActivityActions { dismiss() }.padding(16)
    }
  }
}

/// The item's picture, title and kind, and a button that closes.
private struct ActivityHeader: View {
  let item: SharedItem
  let close: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: item.isAddress ? "link" : "doc.text")
        .font(.system(size: 20))
        .foregroundStyle(Color(.secondaryLabel))
        .frame(width: 44, height: 44)
        .background(
          Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous)
        )
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        title.font(.subheadline.weight(.semibold)).lineLimit(2).accessibilityAddTraits(.isHeader)
        Text(verbatim: kind).font(.footnote).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button(action: close) {
        Image(systemName: "xmark")
          .font(.system(size: 13, weight: .bold))
          .foregroundStyle(Color(.secondaryLabel))
          .frame(width: 30, height: 30)
          .background(Color(.tertiarySystemFill), in: Circle())
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .accessibilityLabel(Text(verbatim: SystemString.close.text(locale)))
    }
    .padding(.leading, 16)
    // The disc stands on the margin, its target reaches beyond.
    .padding(.trailing, 9)
    .padding(.vertical, 12)
  }

  private var title: Text { item.title ?? Text(verbatim: item.words ?? "") }

  /// The kind of the item, or, where the title is another, the words of it.
  private var kind: String {
    let kind = (item.isAddress ? SystemString.link : .plainText).text(locale)
    let words = item.title == nil ? kind : item.words ?? kind
    return item.count > 1 ? "\(words) · \(item.count)" : words
  }
}

/// An app that takes what is shared.
@MainActor private enum ActivityApp: CaseIterable {
  case airDrop, messages, mail, notes, reminders

  @ViewBuilder var mark: some View {
    switch self {
    case .airDrop: AirDropMark()
    case .messages: Image(systemName: "message.fill")
    case .mail: Image(systemName: "envelope.fill")
    case .notes: NotesMark()
    case .reminders: Image(systemName: "checklist")
    }
  }

  /// The colours of the icon and of its symbol.
  var colors: (ground: Color, foreground: Color) {
    switch self {
    case .airDrop: (Color(white: 1), .blue)
    case .messages: (.green, Color(white: 1))
    case .mail: (.blue, Color(white: 1))
    case .notes: (Color(white: 1), Color(white: 0.2))
    case .reminders: (Color(white: 1), .orange)
    }
  }

  func name(_ locale: Locale) -> String {
    switch self {
    case .airDrop: "AirDrop"
    case .messages: SystemString.messages.text(locale)
    case .mail: SystemString.mail.text(locale)
    case .notes: SystemString.notes.text(locale)
    case .reminders: SystemString.reminders.text(locale)
    }
  }
}

/// An app's icon with its name beneath.
private struct ActivityAppButton: View {
  let app: ActivityApp
  let action: () -> Void
  @Environment(\.locale) private var locale
  /// Wide enough for each app's name on one line, in points: letters of one size stand beside each
  /// other.
  @ScaledMetric(relativeTo: .caption) private var width: CGFloat = 84

  var body: some View {
    Button(action: action) {
      VStack(spacing: 6) {
        app.mark
          .font(.system(size: 28))
          .foregroundStyle(app.colors.foreground)
          .frame(width: 60, height: 60)
          .background(
            app.colors.ground, in: RoundedRectangle(cornerRadius: 13.5, style: .continuous)
          )
          .accessibilityHidden(true)
        Text(verbatim: app.name(locale)).font(.caption).foregroundStyle(Color(.label))
          .lineLimit(2).multilineTextAlignment(.center)
      }
      .frame(width: width)
      .contentShape(Rectangle())
    }
    .accessibilityLabel(Text(verbatim: app.name(locale)))
  }
}

/// The actions on what is shared, as the rows of a card.
private struct ActivityActions: View {
  let action: () -> Void
  @Environment(\.locale) private var locale

  private static let rows = [SystemString.copy, .saveToFiles, .print]

  private static func symbol(of row: SystemString) -> String {
    switch row {
    case .copy: "doc.on.doc"
    case .saveToFiles: "folder"
    default: "printer"
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Self.rows, id: \.self) { row in
        if row != Self.rows.first { Divider().padding(.leading, 16) }
        Button(action: action) {
          HStack {
            Text(verbatim: row.text(locale)).frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: Self.symbol(of: row)).accessibilityHidden(true)
          }
          .foregroundStyle(Color(.label))
          .padding(.horizontal, 16)
          .padding(.vertical, 10)
          .frame(minHeight: 50)
          .contentShape(Rectangle())
        }
        .accessibilityLabel(Text(verbatim: row.text(locale)))
      }
    }
    .background(
      Color(.secondarySystemGroupedBackground),
      in: RoundedRectangle(cornerRadius: 10, style: .continuous))
  }
}
