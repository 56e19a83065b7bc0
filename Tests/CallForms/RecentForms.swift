import SwiftUI

/// Names of recent versions, and of Core Graphics and UIKit beside them.
@MainActor
struct RecentForms: View {
  @Environment(\.fontResolutionContext) private var context: Font.Context
  @State private var isOn = false
  @State private var query = ""
  @Namespace private var space

  private struct Spaced: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
  }

  private func outline(of label: UIView) -> CGPath {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: .pi, clockwise: false)
    let constraint = label.heightAnchor.constraint(equalToConstant: 44)
    if constraint.firstAttribute == .height, constraint.firstItem === label { path.closeSubpath() }
    return path
  }

  private var resolved: Font.Resolved { Font.default.bold(true).resolve(in: context) }

  private var input: some View {
    TextEditor(text: $query)
      .replaceDisabled()
      .textInputFormattingControlVisibility(.hidden, for: .all)
      .searchable(text: $query)
      .searchDictationBehavior(.inline(activation: .onLook))
      .onPencilDoubleTap { _ in isOn.toggle() }
      .onPencilSqueeze { phase in if case .ended = phase { isOn.toggle() } }
      .handGestureShortcut(.primaryAction)
      .defaultHoverEffect(.lift)
  }

  private var files: some View {
    Text("Files")
      .fileExporter(isPresented: $isOn, item: query, contentTypes: [.plainText]) { _ in }
      .fileDialogMessage("Choose a folder")
      .fileDialogConfirmationLabel(Text("Save"))
      .fileExporterFilenameLabel(query)
      .fileDialogCustomizationID("export")
      .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
      .springLoadingBehavior(.enabled)
  }

  var body: some View {
    NavigationStack {
      Text(query)
        .font(.default.italic(resolved.isItalic).scaled(by: 1.2))
        .modifier(Spaced())
        .allowedDynamicRange(.high)
        .invalidatableContent()
        .materialActiveAppearance(.active)
        .windowResizeAnchor(.topLeading)
        .accessibilityDragPoint(.trailing, description: "Move")
        .accessibilityDropPoint(.bottom, description: Text("Below"))
        .toolbar {
          ToolbarItem { Button("New") {} }.matchedTransitionSource(id: "new", in: space)
        }
    }
  }
}
