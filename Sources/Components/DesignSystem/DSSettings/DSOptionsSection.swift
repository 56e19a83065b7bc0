import SwiftUI

/// A section whose rows are options, of which one or several are chosen.
///
///     DSOptionsSection("Units", selection: $unit, options: Unit.allCases) { $0.name }
public struct DSOptionsSection<Option: Hashable>: View {
  private let header: LocalizedStringKey?
  private let footer: LocalizedStringKey?
  private let options: [Option]
  private let name: (Option) -> LocalizedStringKey
  private let choosesSeveral: Bool
  private let isSelected: (Option) -> Bool
  private let choose: (Option) -> Void
  @Environment(\.dsTheme) private var theme

  /// Creates a section in which one option is chosen.
  ///
  /// - Parameters:
  ///   - header: What is chosen.
  ///   - footer: What is to be known of it.
  ///   - selection: The chosen option.
  ///   - options: All of them.
  ///   - name: What an option is called.
  public init(
    _ header: LocalizedStringKey? = nil, footer: LocalizedStringKey? = nil,
    selection: Binding<Option>, options: [Option], name: @escaping (Option) -> LocalizedStringKey
  ) {
    (self.header, self.footer, self.options, self.name) = (header, footer, options, name)
    choosesSeveral = false
    isSelected = { $0 == selection.wrappedValue }
    choose = { selection.wrappedValue = $0 }
  }

  /// Creates a section in which any number of options is chosen.
  ///
  /// - Parameters:
  ///   - header: What is chosen.
  ///   - footer: What is to be known of it.
  ///   - selection: The chosen options.
  ///   - options: All of them.
  ///   - name: What an option is called.
  public init(
    _ header: LocalizedStringKey? = nil, footer: LocalizedStringKey? = nil,
    selection: Binding<Set<Option>>, options: [Option],
    name: @escaping (Option) -> LocalizedStringKey
  ) {
    (self.header, self.footer, self.options, self.name) = (header, footer, options, name)
    choosesSeveral = true
    isSelected = { selection.wrappedValue.contains($0) }
    choose = { option in
      if selection.wrappedValue.remove(option) == nil { selection.wrappedValue.insert(option) }
    }
  }

  /// The content of the view.
  public var body: some View {
    let spec = theme.components.selection
    DSFormSection(header, footer: footer) {
      ForEach(options, id: \.self) { option in
        Button {
          choose(option)
        } label: {
          DSOptionLabel(
            name(option), mark: choosesSeveral ? spec.several : spec.single,
            isSelected: isSelected(option))
        }
        .buttonStyle(DSRowButtonStyle())
        .accessibilityAddTraits(isSelected(option) ? .isSelected : [])
      }
    }
  }
}
