import SwiftUI

/// A row that shows what is chosen, and the options when it is tapped.
///
///     DSPickerRow("Units", selection: $unit, options: Unit.allCases) { $0.name }
public struct DSPickerRow<Option: Hashable>: View {
  private let title: LocalizedStringKey
  private let icon: DSIconToken?
  private let options: [Option]
  private let presentation: DSPickerPresentation
  private let name: (Option) -> LocalizedStringKey
  @Binding private var selection: Option
  @Environment(\.dsTheme) private var theme

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The subject of the choice.
  ///   - icon: An icon before the title.
  ///   - selection: The chosen option.
  ///   - options: All of them.
  ///   - presentation: The presentation; a platform that lacks it shows options on a page.
  ///   - name: Returns the name of an option.
  public init(
    _ title: LocalizedStringKey, icon: DSIconToken? = nil, selection: Binding<Option>,
    options: [Option], presentation: DSPickerPresentation = .auto,
    name: @escaping (Option) -> LocalizedStringKey
  ) {
    (self.title, self.icon, _selection) = (title, icon, selection)
    (self.options, self.presentation, self.name) = (options, presentation, name)
  }

  /// The content of the view.
  public var body: some View {
    DSPicker(
      title, selection: $selection, options: options, presentation: presentation, look: .row,
      name: name
    ) {
      RowContent(title: title, value: name(selection), icon: icon) {
        switch theme.capabilities.pickerPresentation(presentation) {
        case .navigation, .sheet, .auto: Chevron()
        case .menu, .popover:
          if theme.capabilities.showsPopUpMarks {
            DSPopUpMark(.row)
          } else {
            DSIcon(.options, size: .small, color: .textSecondary)
          }
        }
      }
    }
    .containerValue(\.dsHasRowIcon, icon != nil)
  }
}
