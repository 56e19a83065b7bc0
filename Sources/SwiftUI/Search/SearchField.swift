import LayoutEngine

/// The search field of a bar, which grows with the type size as far as the bar's own does.
struct SearchField: View {
  let search: SearchConfiguration
  /// A Boolean value that indicates whether the glass stands for the field, for want of room.
  var isFolded = false
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  /// The distance between the glass and the words, in points, which grows less than they do: the
  /// glass has room of its own.
  @ScaledMetric private var gap = 5
  private static let widestGap = 8.0
  @ScaledMetric private var tokenHeight = 24

  private var metrics: SystemMetrics.SearchBar { SystemMetrics.shared.bars.searchBar }

  var body: some View {
    HStack(spacing: 12) {
      field
      if search.isActive {
        BarButton(label: SystemString.cancel.text(locale), action: search.cancel) {
          Text(verbatim: SystemString.cancel.text(locale))
            .font(.system(size: 17)).foregroundStyle(.tint).fixedSize()
        }
      }
    }
    .lineLimit(1)
  }

  private var field: some View {
    HStack(spacing: min(gap, Self.widestGap)) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(Color(.secondaryLabel))
        .accessibilityInfo { $0.isHidden = true }
      if !isFolded { words.frame(maxWidth: .infinity, alignment: .leading) }
      if !search.text.wrappedValue.isEmpty {
        clearButton
      }
    }
    .font(.body)
    .padding(.horizontal, 8)
    .frame(height: metrics.fieldHeight(at: typeSize))
    .background(
      Color(.tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: metrics.fieldCornerRadius, style: .continuous)
    )
    .modifier(InteractionModifier(.text(search.text)))
    .modifier(InteractionModifier(.tap(search.begin)))
    .modifier(InteractionModifier(.submit(search.submit), if: search.hasFocus))
    .accessibilityControl([.isSearchField, .isTextEntry], children: .lead) { info in
      if !search.text.wrappedValue.isEmpty { info.value = search.text.wrappedValue }
      if search.hasFocus { info.traits.insert(.isEditing) }
    }
    .accessibilityLabel(of: prompt)
    .keyboard(
      search.hasFocus
        ? KeyboardRequest(submitLabel: .search, isWaiting: search.text.wrappedValue.isEmpty) : nil)
  }

  private var clearButton: some View {
    Image(systemName: "xmark.circle.fill")
      .foregroundStyle(Color(.secondaryLabel))
      .modifier(InteractionModifier(.tap { search.text.wrappedValue = "" }))
      .accessibilityControl(.isButton, children: .replace) {
        $0.label = SystemString.clear.text(locale)
      }
  }

  @ViewBuilder private var words: some View {
    HStack(spacing: 0) {
      ForEach(search.tokens.indices, id: \.self) { index in
        search.tokens[index]
          .font(.subheadline)
          .padding(.horizontal, 6)
          .frame(height: tokenHeight)
          .background(Color(.systemGray4), in: RoundedRectangle(cornerRadius: 6))
          .padding(.trailing, 4)
      }
      if search.text.wrappedValue.isEmpty {
        if search.hasFocus { Caret() }
        if search.tokens.isEmpty { prompt.foregroundStyle(Color(.secondaryLabel)) }
      } else {
        let text = search.text.wrappedValue
        let shown = Text(verbatim: text).foregroundStyle(.primary)
        if search.hasFocus {
          EditedText(shown, selection: text.count..<text.count)
        } else {
          shown
        }
      }
    }
  }

  private var prompt: Text {
    search.prompt ?? Text(verbatim: SystemString.search.text(locale))
  }
}

/// The scopes of a search as segments of equal width.
struct SearchScopes<Value: Hashable, Choices: View>: PrimitiveView {
  let scope: Binding<Value>
  let choices: Choices

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.entering(.type(Self.self))
    inner.environment.font = .system(size: 13, weight: .medium)
    inner.environment.lineLimit = 1
    let elements = inner.entering(.content).elements(of: view.choices)
    let selected = elements.firstIndex { $0.selectionTag == AnyHashable(view.scope.wrappedValue) }
    let row = HStack(spacing: 0) {
      ForEach(elements.indices, id: \.self) { index in
        LoweredViews(elements: [elements[index]])
          .frame(maxWidth: .infinity)
          .frame(height: 28)
          .background {
            if index == selected { SelectedSegment() }
          }
          .modifier(
            InteractionModifier(
              .tap {
                if let value = elements[index].selectionTag?.base as? Value {
                  view.scope.wrappedValue = value
                }
              })
          )
          .accessibilityControl(index == selected ? [.isButton, .isSelected] : .isButton)
      }
    }
    .padding(2)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
    output.append(inner.element(of: row))
  }
}

private struct SelectedSegment: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 7)
      .fill(Color(light: .white, dark: Color(.systemGray2)))
      .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
  }
}
