/// All values side by side in segments of one width, the chosen one raised.
struct SegmentedPicker: View {
  let options: PickerOptions
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled

  private var height: CGFloat { SystemMetrics.shared.controls.segmentedControl.height }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options.options) { option in
        segment(option)
      }
    }
    .padding(2)
    .frame(height: height)
    .background(
      Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9, style: .continuous)
    )
    .opacity(isEnabled ? 1 : 0.5)
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .accessibilitySeries(label)
  }

  private func segment(_ option: PickerOptions.Option) -> some View {
    option.part.refreshed
      .font(.system(size: 13, weight: option.isSelected ? .semibold : .medium))
      .lineLimit(1)
      .padding(.horizontal, 6)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isSelected {
          RoundedRectangle(cornerRadius: 7, style: .continuous)
            .fill(Color(light: .white, dark: Color(.systemGray2)))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .shadow(color: .black.opacity(0.04), radius: 0.5, y: 3)
        }
      }
      .overlay(alignment: .leading) {
        if isBetweenUnselected(option) {
          Color(.separator).frame(width: 1, height: 14)
        }
      }
      .modifier(InteractionModifier(.tap(option.select)))
      .accessibilityControl(option.isSelected ? [.isButton, .isSelected] : .isButton)
  }

  private func isBetweenUnselected(_ option: PickerOptions.Option) -> Bool {
    guard let index = options.options.firstIndex(where: { $0.id == option.id }), index > 0 else {
      return false
    }
    return !option.isSelected && !options.options[index - 1].isSelected
  }
}
