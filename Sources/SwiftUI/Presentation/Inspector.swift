extension View {
  /// Presents a column at the trailing edge while a value is true; where width is compact, a sheet.
  ///
  ///     editor.inspector(isPresented: $showsFormat) { FormatPanel() }
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the inspector is presented.
  ///   - content: The inspector's content.
  /// - Returns: A view with an inspector.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, column: content)) }

  /// Sets the width of the inspector that contains the view, in points.
  ///
  ///     Text("Drawing")
  ///       .inspector(isPresented: $isOn) { Text("Colours").inspectorColumnWidth(280) }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: Double(width))
  }

  /// Sets the width of the inspector that contains the view; the ideal one is taken.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: ColumnWidthKey.self, value: Double(ideal)) }
}

package struct InspectorModifier<Column: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let column: () -> Column
  @Environment(\.horizontalSizeClass) private var width

  package func body(content: Content) -> some View {
    if width == .compact {
      content.sheet(isPresented: isPresented, content: column)
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider().ignoresSafeArea()
          InspectorColumn(content: column())
        }
      }
    }
  }
}

/// The column, in its own width or iPadOS's 320 points.
private struct InspectorColumn<Content: View>: PrimitiveView {
  let content: Content

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context
    inner.environment.horizontalSizeClass = .compact
    let element = inner.element(of: view.content)
    let width = element.preference(ColumnWidthKey.self) ?? ColumnWidthKey.defaultValue
    let column = LoweredViews(elements: [element])
      .frame(width: width).frame(maxHeight: .infinity)
      .background(Color(.secondarySystemBackground))
    output.append(context.element(of: column))
  }
}
