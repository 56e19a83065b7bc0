import SwiftUI

/// The forms that public apps use and that were missing once.
struct GapForms: View {
  @Environment(\.undoManager) private var undoManager
  @AppStorage("tabs") private var customization: TabViewCustomization
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar
  @Namespace private var space
  private let colour = Color.red

  var body: some View {
    Circle().fill(Color.red.gradient.blendMode(.multiply))
    Circle().stroke(.tint.blendMode(.screen), lineWidth: 2)
    Color.red.blendMode(.multiply)
    Color.red.blendMode(.multiply).frame(height: 4)
    Text("A").background(Color.red.blendMode(.multiply))
    Text("A").overlay(EllipticalGradient(colors: []).blendMode(.screen))
    Color(colour)
    Color(colour.resolve(in: EnvironmentValues()))
    Color(.red)
    Color(.systemBlue)
    Color(UIColor.label)
    Color("Brand")
    Image(uiImage: #imageLiteral(resourceName: "picture"))
    Text("A").toolbar {}
    Text("A").background(.yellow, in: ContainerRelativeShape())
      .containerShape(RoundedRectangle(cornerRadius: 12))
    Text("A").containerShape(.rect(cornerRadius: 12)).clipShape(ContainerRelativeShape())
    TabView { Text("A") }.tabViewCustomization($customization)
    Button("Undo") { undo(undoManager) }.disabled(undoManager?.canUndo != true)
    columns
    panes
  }

  @ViewBuilder private var panes: some View {
    Text("A").glassEffect()
    Text("A").glassEffect(.clear)
    Text("A").glassEffect(Glass.clear.tint(.red))
    Text("A").glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 16))
    Text("A").glassEffect(.identity, in: Circle())
    Text("A").glassEffect(.regular.tint(nil).interactive(false), in: .capsule)
    GlassEffectContainer {
      Text("A").glassEffect().glassEffectID("a", in: space)
    }
    GlassEffectContainer(spacing: 20) {
      HStack(spacing: 20) {
        Text("A").glassEffect().glassEffectUnion(id: 1, namespace: space)
        Text("B").glassEffect().glassEffectTransition(.materialize)
      }
    }
    Button("A") {}.buttonStyle(.glass)
    Button("A") {}.buttonStyle(.glass(.clear)).buttonBorderShape(.circle)
    Button("A") {}.buttonStyle(.glassProminent).controlSize(.large).tint(.orange)
    Button("A") {}.buttonStyle(GlassButtonStyle())
    Button("A") {}.buttonStyle(GlassProminentButtonStyle())
  }

  private func undo(_ manager: UndoManager?) { manager?.undo() }

  @ViewBuilder private var columns: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("A")
    } content: {
      Text("B")
    } detail: {
      Text("C")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("A")
    } content: {
      Text("B")
    } detail: {
      Text("C")
    }
  }
}

/// The appearances that an app sets when it starts.
@MainActor
func setAppearances() {
  UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
  UIView.appearance().tintColor = .red
  UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).borderStyle = .none
  UITextField.appearance().clearButtonMode = .whileEditing
  UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .red
  UINavigationBar.appearance().isTranslucent = false
  UITableView.appearance().separatorStyle = .none
  UIStepper.appearance().tintColor = .red
  UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Cancel"
}
