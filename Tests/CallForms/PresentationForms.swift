import SwiftUI

private struct Park: Identifiable, Hashable { let id: Int; let name: String }
private struct Failure: LocalizedError { var errorDescription: String? { "Failed" } }

/// The forms of what is shown over a view.
struct PresentationForms: View {
  @State private var isOn = false
  @State private var park: Park?
  @State private var failure: Failure?
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.isPresented) private var isPresented
  private let title = "Title"

  var body: some View {
    sheets
    detents
    covers
    alerts
    formerAlerts
    dialogs
    menus
  }

  private func reset() {}

  @ViewBuilder private var sheets: some View {
    Text("A").sheet(isPresented: $isOn) { Text("B") }
    Text("A").sheet(isPresented: $isOn, onDismiss: reset) { Text("B") }
    Text("A").sheet(isPresented: $isOn, onDismiss: { park = nil }) { Text("B") }
    Text("A").sheet(isPresented: $isOn, content: { Text("B") })
    Text("A").sheet(isPresented: .constant(false)) {
      dismiss()
    } content: {
      NavigationStack { Text("B") }
    }
    Text("A").sheet(item: $park) { park in Text(park.name) }
    Text("A").sheet(item: $park, onDismiss: reset) { Text($0.name) }
    Text("A").sheet(item: $park, onDismiss: nil, content: page)
    Button("A") {
      dismiss()
      mode.wrappedValue.dismiss()
      isOn = isPresented && mode.wrappedValue.isPresented
    }
  }

  private func page(_ park: Park) -> some View { Text(park.name) }

  @ViewBuilder private var detents: some View {
    Text("A").presentationDetents([.medium, .large])
    Text("A").presentationDetents([.height(200), .fraction(0.3)], selection: $detent)
    Text("A").presentationDetents([.custom(Third.self)])
    Text("A").presentationDragIndicator(.visible)
    Text("A").presentationCornerRadius(20)
    Text("A").presentationCornerRadius(nil)
    Text("A").presentationBackground(.thinMaterial)
    Text("A").presentationBackground { Color.red }
    Text("A").presentationBackground(alignment: .top) { Color.red }
    Text("A").presentationBackgroundInteraction(.enabled)
    Text("A").presentationBackgroundInteraction(.enabled(upThrough: .medium))
    Text("A").presentationContentInteraction(.scrolls)
    Text("A").presentationCompactAdaptation(.popover)
    Text("A").presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
    Text("A").interactiveDismissDisabled()
    Text("A").interactiveDismissDisabled(true)
    Text("A").interactiveDismissDisabled(!isOn)
  }

  @ViewBuilder private var covers: some View {
    Text("A").fullScreenCover(isPresented: $isOn) { Text("B") }
    Text("A").fullScreenCover(isPresented: $isOn, onDismiss: reset) { Text("B") }
    Text("A").fullScreenCover(item: $park) { Text($0.name) }
    Text("A").fullScreenCover(item: $park, onDismiss: {}) { Text($0.name) }
    Text("A").popover(isPresented: $isOn) { Text("B") }
    Text("A").popover(isPresented: $isOn, arrowEdge: .bottom) { Text("B") }
    Text("A").popover(isPresented: $isOn, attachmentAnchor: .point(.top)) { Text("B") }
    Text("A").popover(isPresented: $isOn, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
      Text("B").presentationCompactAdaptation(.none)
    }
    Text("A").popover(item: $park) { Text($0.name) }
    Text("A").popover(item: $park, attachmentAnchor: .point(.bottom), arrowEdge: .leading) {
      Text($0.name)
    }
    Text("A").inspector(isPresented: $isOn) { Text("B").inspectorColumnWidth(300) }
    Text("A").inspector(isPresented: $isOn) {
      Text("B").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
    }
    Text("A").statusBarHidden()
    Text("A").statusBarHidden(isOn)
    Text("A").statusBar(hidden: true)
    Text("A").persistentSystemOverlays(.hidden)
    Text("A").defersSystemGestures(on: .bottom)
  }

  @ViewBuilder private var alerts: some View {
    Text("A").alert("Title", isPresented: $isOn) { Button("OK") {} }
    Text("A").alert("Title", isPresented: $isOn) {}
    Text("A").alert(title, isPresented: $isOn, actions: {})
    Text("A").alert(Text("Title"), isPresented: $isOn) { Button("OK") {} }
    Text("A").alert("Title", isPresented: $isOn) {
      TextField("Name", text: .constant(""))
      Button("OK", role: .cancel) {}
      Button("Delete", role: .destructive, action: reset)
    } message: {
      Text("Message")
    }
    Text("A").alert(title, isPresented: $isOn, actions: { Button("OK") {} }, message: { Text("B") })
    Text("A").alert(Text("Title"), isPresented: $isOn) {
      Button("OK") {}
    } message: {
      Text("Message")
    }
    Text("A").alert("Title", isPresented: $isOn, presenting: park) { park in Button(park.name) {} }
    Text("A").alert(title, isPresented: $isOn, presenting: park) { park in
      Button(park.name) {}
    } message: {
      Text($0.name)
    }
    Text("A").alert(Text("Title"), isPresented: $isOn, presenting: park) { _ in
      Button("OK") {}
    } message: { park in
      Text(park.name)
    }
    Text("A").alert(isPresented: $isOn, error: failure) { Button("OK") {} }
    Text("A").alert(isPresented: $isOn, error: failure) { _ in
      Button("OK") {}
    } message: { failure in
      Text(failure.errorDescription ?? "")
    }
    Text("A").dialogIcon(Image(systemName: "star")).dialogSeverity(.critical)
  }

  @ViewBuilder private var formerAlerts: some View {
    Text("A").alert(isPresented: $isOn) { Alert(title: Text("Title")) }
    Text("A").alert(isPresented: $isOn) {
      Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("OK")))
    }
    Text("A").alert(isPresented: $isOn) {
      Alert(
        title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("D")) {},
        secondaryButton: .cancel())
    }
    Text("A").alert(isPresented: $isOn, content: alert)
    Text("A").alert(item: $park) { park in
      Alert(
        title: Text(park.name), primaryButton: .default(Text("OK"), action: reset),
        secondaryButton: .cancel(Text("No"), action: {}))
    }
    Text("A").actionSheet(isPresented: $isOn) {
      ActionSheet(title: Text("T"), message: nil, buttons: [.default(Text("A")) {}, .cancel()])
    }
    Text("A").actionSheet(isPresented: $isOn) { ActionSheet(title: Text("T")) }
    Text("A").actionSheet(item: $park) { park in
      ActionSheet(
        title: Text(park.name), message: Text("M"),
        buttons: [.destructive(Text("A"), action: reset), .cancel(Text("No"))])
    }
  }

  private func alert() -> Alert {
    Alert(title: Text("A"), message: nil, dismissButton: .cancel(Text("OK")) { reset() })
  }

  @ViewBuilder private var dialogs: some View {
    Text("A").confirmationDialog("T", isPresented: $isOn) { Button("B", role: .destructive) {} }
    Text("A").confirmationDialog(title, isPresented: $isOn, actions: { Button("B") {} })
    Text("A").confirmationDialog(Text("T"), isPresented: $isOn) { Button("B") {} }
    Text("A").confirmationDialog("T", isPresented: $isOn, titleVisibility: .visible) {
      Button("B") {}
    }
    Text("A").confirmationDialog(title, isPresented: $isOn, titleVisibility: .hidden) {
      Button("B") {}
    } message: {
      Text("M")
    }
    Text("A").confirmationDialog("T", isPresented: $isOn) {
      Button("B") {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("M")
    }
    Text("A").confirmationDialog("T", isPresented: $isOn, presenting: park) { park in
      Button(park.name) {}
    }
    Text("A").confirmationDialog(
      Text("T"), isPresented: $isOn, titleVisibility: .automatic, presenting: park
    ) { _ in
      Button("B") {}
    } message: { park in
      Text(park.name)
    }
    Text("A").confirmationDialog("T", isPresented: $isOn) {}.dialogSuppressionToggle(
      isSuppressed: $isOn)
  }

  @ViewBuilder private var menus: some View {
    Text("A").contextMenu { Button("B") {} }
    Text("A").contextMenu(menuItems: { Button("B") {} })
    Text("A").contextMenu {
      Button("B", systemImage: "star") {}
      Divider()
      Menu("C") { Button("D") {} }
    } preview: {
      Text("E")
    }
    Text("A").contextMenu(ContextMenu { Button("B") {} })
    Text("A").contextMenu(isOn ? ContextMenu(menuItems: { Button("B") {} }) : nil)
  }
}

private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : 100
  }
}
