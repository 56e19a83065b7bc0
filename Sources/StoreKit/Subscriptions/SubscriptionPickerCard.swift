/// The background and the border of an option.
struct SubscriptionPickerCard: ViewModifier {
  let isSelected: Bool
  @Environment(\.subscriptionStore) private var store
  @Environment(\.isSubscriptionPickerProminent) private var isProminent
  @Environment(\.subscriptionPickerArrangement) private var arrangement
  @Environment(\.hasFullHeightStoreBackground) private var isOverBackground

  func body(content: Content) -> some View {
    // Estimated: the padding, the corners and the borders.
    let shape =
      store.itemShape ?? AnyShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    content
      .frame(
        maxWidth: .infinity, maxHeight: arrangement == .column ? nil : .infinity,
        alignment: .topLeading
      )
      .padding(.horizontal, arrangement == .row ? 12 : 16)
      .padding(.vertical, 14)
      .background(background, in: shape)
      .overlay {
        if isProminent {
          shape.stroke(
            isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator),
            lineWidth: isSelected ? 2 : 1)
        }
      }
      .contentShape(shape)
  }

  private var background: AnyShapeStyle {
    if let background = store.itemBackground { return background }
    return isOverBackground
      ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(Color(.secondarySystemBackground))
  }
}

private enum SubscriptionPickerProminentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether options of a picker have borders.
  var isSubscriptionPickerProminent: Bool {
    get { self[SubscriptionPickerProminentKey.self] }
    set { self[SubscriptionPickerProminentKey.self] = newValue }
  }
}
