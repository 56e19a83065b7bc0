private enum LabelsKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view, which are still spoken.
  ///
  ///     Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
  ///
  /// - Returns: A view whose controls have no visible labels.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Sets the visibility of the labels of the controls in the view.
  ///
  ///     Toggle("Sounds", isOn: $isOn).labelsVisibility(.hidden)
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// A label at the leading edge and a control at the trailing one.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// A Boolean value that indicates whether the control stands below the label at accessibility
  /// sizes, as UIKit's values do.
  let stacksAtAccessibilitySizes: Bool
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.dynamicTypeSize) private var typeSize

  init(
    stacks: Bool = false, @ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control
  ) {
    (self.label, self.control, stacksAtAccessibilitySizes) = (label(), control(), stacks)
  }

  var body: some View {
    if labels == .hidden {
      control
    } else if stacksAtAccessibilitySizes, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        StackedLabel(label: label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 0) {
        StackedLabel(label: label)
        Spacer(minLength: 8)
        control
      }
    }
  }
}

/// A label of one or several texts: the first is the title, those below it are subtitles.
///
/// The label of a control that is disabled is greyed, as SwiftUI does; a label that has nothing to
/// do with a control is not.
struct StackedLabel<Label: View>: View {
  let label: Label
  var followsEnabled = true
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      SubviewsReader(title) { parts in
        ForEach(parts) { part in
          if part.id == 0 {
            part
          } else {
            part.refreshed.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  @ViewBuilder private var title: some View {
    if followsEnabled, !isEnabled {
      label.defaultForeground(AnyShapeStyle(Color(.tertiaryLabel)))
    } else {
      label
    }
  }
}
