import SwiftUI

/// The forms of names that apps use seldom.
struct FurtherForms: View {
  @FocusedValue(\.chosenName) private var name
  @FocusedBinding(\.chosenCount) private var count
  @State private var position = ScrollPosition()

  var body: some View {
    Group(subviews: Text("A").containerValue(\.weight, 2)) { subviews in
      ForEach(subviews) { subview in subview.opacity(subview.containerValues.weight) }
    }
    ForEach(subviews: Text("A")) { subview in subview.padding(1) }
    ForEach(sections: Section("A") { Text("B") }) { section in
      VStack { section.header }
      ForEach(section.content) { subview in subview.opacity(section.containerValues.weight) }
      section.footer
    }
    Group(sections: Text("A")) { sections in Text(verbatim: "\(sections.count)") }
    Group(subviews: Text("A").tag(1)) { subviews in
      if subviews.first?.containerValues.tag(for: Int.self) == 1 { subviews }
    }
    Text("A").focusedValue(\.chosenName, "A").focusedSceneValue(\.chosenName, "A")
    Text("A").modifier(Growing(size: 12))
    Circle().fill(Color.red.mix(with: .blue, by: 0.5, in: .device))
    Circle().stroke(.red, lineWidth: 1, antialiased: true)
    RenameButton().renameAction {}
    ScrollView { Text("A") }
      .scrollPosition($position)
      .onScrollPhaseChange { _, phase, context in _ = (phase, context.velocity) }
    Text("A").contextMenu(forSelectionType: Int.self) { _ in Button("A") {} }
    Text(verbatim: "\(name ?? "") \(count ?? 0)")
    Text("A").gesture(
      LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
        switch value {
        case .first(true): break
        case .second(true, let drag): _ = drag?.translation
        default: break
        }
      })
    Text("A").gesture(
      SimultaneousGesture(MagnifyGesture(), RotateGesture()).onChanged { value in
        _ = value.first?.magnification
      })
  }
}

private struct Growing: AnimatableModifier {
  var size: CGFloat
  nonisolated var animatableData: CGFloat {
    get { size }
    set { size = newValue }
  }

  func body(content: Content) -> some View { content.font(.system(size: size)) }
}

extension ContainerValues {
  @Entry fileprivate var weight = 1.0
}

private struct ChosenNameKey: FocusedValueKey { typealias Value = String }
private struct ChosenCountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var chosenName: String? {
    get { self[ChosenNameKey.self] }
    set { self[ChosenNameKey.self] = newValue }
  }

  fileprivate var chosenCount: Binding<Int>? {
    get { self[ChosenCountKey.self] }
    set { self[ChosenCountKey.self] = newValue }
  }
}
