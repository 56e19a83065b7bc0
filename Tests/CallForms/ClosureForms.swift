import SwiftUI

// Closures that apps keep in their views and pass on: plain ones, the main actor's, methods of
// models. That this compiles without a warning is the test.

@MainActor private final class Model: ObservableObject {
  @Published var count = 0
  var isolated: @MainActor () -> Void = {}
  func add() { count += 1 }
}

struct ClosureForms: View {
  @StateObject private var model = Model()
  @State private var number = 0
  let plain: () -> Void
  let changed: (Int) -> Void
  let isolated: @MainActor () -> Void
  let sendable: @Sendable () -> Void

  var body: some View {
    VStack {
      Button(action: plain) { Text("label") }
      Button("title", action: plain)
      Button("title", role: .destructive, action: model.add)
      Button("title", systemImage: "plus", action: isolated)
      Button("title", action: model.isolated)
      Button("title", action: sendable)
      Stepper("title", onIncrement: plain, onDecrement: model.add)
      Slider(value: .constant(1), onEditingChanged: { _ in plain() })
      made { model.add() }
    }
    .onTapGesture(perform: plain)
    .onTapGesture(count: 2, perform: model.add)
    .onLongPressGesture(perform: isolated)
    .gesture(DragGesture().onChanged { _ in plain() }.onEnded { _ in model.add() })
    .onAppear(perform: model.add)
    .onDisappear(perform: plain)
    .onChange(of: number) { _, new in changed(new) }
    .onSubmit(plain)
    .task {
      await Task.yield()
      plain()
    }
    .contextMenu { Button("title", action: plain) }
    .sheet(isPresented: .constant(false), onDismiss: plain) { Text("sheet") }
    .toolbar { Button("title", action: plain) }
  }

  private func made(_ action: @escaping () -> Void) -> some View {
    Button("title", action: action)
  }
}
