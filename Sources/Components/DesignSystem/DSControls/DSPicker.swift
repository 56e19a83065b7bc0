import SwiftUI

/// The look of the control that opens a picker.
public enum DSPickerLook: Sendable {
  /// A box, or whatever else its face is.
  case field
  /// A row of a section.
  case row
}

/// Lets a person choose one of some options, presented as the platform does.
///
///     DSPicker("Units", selection: $unit, options: Unit.allCases) { $0.name }
public struct DSPicker<Option: Hashable, Face: View>: View {
  private let title: LocalizedStringKey
  private let options: [Option]
  private let presentation: DSPickerPresentation
  private let look: DSPickerLook
  private let name: (Option) -> LocalizedStringKey
  private let face: Face
  @Binding private var selection: Option
  @State private var isPresented = false
  @Environment(\.dsTheme) private var theme

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The subject of the choice.
  ///   - selection: The chosen option.
  ///   - options: All of them.
  ///   - presentation: The presentation; a platform that lacks it shows options on a page.
  ///   - look: The look of the control that opens the picker.
  ///   - name: Returns the name of an option.
  ///   - face: The content of the control that opens the picker.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Option>, options: [Option],
    presentation: DSPickerPresentation = .auto, look: DSPickerLook = .field,
    name: @escaping (Option) -> LocalizedStringKey, @ViewBuilder face: () -> Face
  ) {
    (self.title, _selection, self.options) = (title, selection, options)
    (self.presentation, self.look) = (presentation, look)
    (self.name, self.face) = (name, face())
  }

  /// The content of the view.
  public var body: some View {
    switch theme.capabilities.pickerPresentation(presentation) {
    case .menu:
      Menu {
        Picker(title, selection: $selection) {
          ForEach(options, id: \.self) { Text(name($0)).tag($0) }
        }
      } label: {
        face
      }
      .buttonStyle(TriggerStyle(look: look))
    case .navigation:
      NavigationLink(destination: page) { face }.buttonStyle(TriggerStyle(look: look))
    case .popover:
      trigger.popover(
        isPresented: $isPresented,
        attachmentAnchor: look == .row ? .point(.bottomTrailing) : .rect(.bounds)
      ) {
        DSOptionList(selection: $selection, options: options, name: name, isOnCard: false)
          .padding(.vertical, theme.spacing.xs)
          .presentationCompactAdaptation(.popover)
      }
    case .sheet, .auto:
      trigger.sheet(isPresented: $isPresented) {
        NavigationStack {
          page.toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button(theme.strings.cancel) { isPresented = false }
            }
          }
        }
        .presentationDetents([.medium, .large])
      }
    }
  }

  private var trigger: some View {
    Button {
      isPresented = true
    } label: {
      face
    }
    .buttonStyle(TriggerStyle(look: look))
  }

  private var list: DSOptionList<Option> {
    DSOptionList(selection: $selection, options: options, name: name)
  }

  private var page: some View {
    ScrollView { list.padding(theme.metrics.margin) }
      .background(theme.colors[.background])
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }
}

extension DSPicker where Face == DSPickerFace {
  /// Creates a picker that shows the chosen option in a box.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Option>, options: [Option],
    presentation: DSPickerPresentation = .auto, name: @escaping (Option) -> LocalizedStringKey
  ) {
    self.init(
      title, selection: selection, options: options, presentation: presentation, name: name
    ) { DSPickerFace(name(selection.wrappedValue)) }
  }
}

/// The style of the control that opens a picker.
private struct TriggerStyle: ButtonStyle {
  let look: DSPickerLook

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    switch look {
    case .field: configuration.label
    case .row: DSRowButtonStyle().makeBody(configuration: configuration)
    }
  }
}
