import SwiftUI

/// The forms of touches, pointers and what is dragged.
struct GestureForms: View {
  @State private var isOn = false
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @GestureState private var moved = CGSize.zero
  @GestureState private var isPressed = false

  var body: some View {
    taps
    gestures
    pointers
    transfers
    files
  }

  private func act() {}

  @ViewBuilder private var taps: some View {
    Text("A").onTapGesture {}
    Text("A").onTapGesture(perform: act)
    Text("A").onTapGesture(count: 2) { isOn = true }
    Text("A").onTapGesture(count: 2, perform: act)
    Text("A").onTapGesture { location in offset.width = location.x }
    Text("A").onTapGesture(count: 1, coordinateSpace: .global) { point in offset.height = point.y }
    Text("A").onTapGesture(coordinateSpace: .local) { _ in }
    Text("A").onLongPressGesture {}
    Text("A").onLongPressGesture(minimumDuration: 1) { act() }
    Text("A").onLongPressGesture(minimumDuration: 1, maximumDistance: 5, perform: act)
    Text("A").onLongPressGesture(minimumDuration: 1) {
      act()
    } onPressingChanged: { pressing in
      isOn = pressing
    }
    Text("A").onLongPressGesture(minimumDuration: 0.5, pressing: { _ in }, perform: {})
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { value in offset = value.translation }
      .onEnded { value in
        offset = value.predictedEndTranslation
        isOn = value.startLocation.x < value.location.x && value.velocity.width > 0
      }
  }

  @ViewBuilder private var gestures: some View {
    Text("A").gesture(drag)
    Text("A").gesture(DragGesture().onChanged { _ in })
    Text("A").gesture(drag, including: .gesture)
    Text("A").gesture(isOn ? drag : nil)
    Text("A").gesture(drag, isEnabled: isOn)
    Text("A").gesture(
      DragGesture(coordinateSpace: .named("space"))
        .updating($moved) { value, state, _ in state = value.translation })
    Text("A").gesture(
      LongPressGesture(minimumDuration: 1)
        .updating($isPressed) { current, state, transaction in
          transaction.animation = .default
          state = current
        }
        .onEnded { finished in isOn = finished })
    Text("A").gesture(TapGesture().onEnded { act() })
    Text("A").gesture(TapGesture(count: 2).onEnded { _ in act() })
    Text("A").gesture(SpatialTapGesture().onEnded { value in offset.width = value.location.x })
    Text("A").gesture(MagnificationGesture().onChanged { scale = $0 })
    Text("A").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
    Text("A").gesture(RotationGesture().onChanged { angle in scale = angle.degrees })
    Text("A").gesture(RotateGesture().onEnded { scale = $0.rotation.radians })
    Text("A").gesture(TapGesture().simultaneously(with: LongPressGesture()).onEnded { _ in })
    Text("A").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in act() })
    Text("A").gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in })
    Text("A").simultaneousGesture(TapGesture().onEnded { _ in act() })
    Text("A").simultaneousGesture(drag)
    Text("A").simultaneousGesture(drag, including: .all)
    Text("A").highPriorityGesture(drag)
    Text("A").highPriorityGesture(TapGesture().onEnded(act), including: .subviews)
    Text("A").defersSystemGestures(on: .all)
    Text("A").allowsHitTesting(isOn)
  }

  @ViewBuilder private var pointers: some View {
    Text("A").onHover { isOn = $0 }
    Text("A").onHover(perform: { hovering in isOn = hovering })
    Text("A").onContinuousHover { phase in
      switch phase {
      case .active(let point): offset.width = point.x
      case .ended: offset = .zero
      }
    }
    Text("A").onContinuousHover(coordinateSpace: .local) { _ in }
    Text("A").hoverEffect()
    Text("A").hoverEffect(.lift)
    Text("A").hoverEffectDisabled()
  }

  @ViewBuilder private var transfers: some View {
    Text("A").onDrag { NSItemProvider() }
    Text("A").onDrag {
      NSItemProvider(object: "A" as NSString)
    } preview: {
      Text("B")
    }
    Text("A").onDrag({ NSItemProvider() })
    Text("A").onDrop(of: [.image], isTargeted: nil) { _ in true }
    Text("A").onDrop(of: [.text, .url], isTargeted: $isOn) { providers in !providers.isEmpty }
    Text("A").onDrop(of: ["public.text"], isTargeted: nil) { _, _ in false }
    Text("A").onDrop(of: [.fileURL], isTargeted: $isOn) { _, location in location.x > 0 }
    Text("A").onDrop(of: [.text], delegate: Target())
    Text("A").draggable("A")
    Text("A").draggable("A") { Text("B") }
    Text("A").dropDestination(for: String.self) { _, _ in true }
    Text("A").dropDestination(for: String.self) { items, location in
      !items.isEmpty && location.x > 0
    } isTargeted: {
      isOn = $0
    }
    Text("A").copyable(["A"])
  }

  @ViewBuilder private var files: some View {
    Text("A").fileImporter(isPresented: $isOn, allowedContentTypes: [.json]) { _ in }
    Text("A").fileImporter(isPresented: $isOn, allowedContentTypes: [.pdf, .image]) { result in
      switch result {
      case .success(let url): act(url)
      case .failure(let error): print(error)
      }
    }
    Text("A").fileImporter(
      isPresented: $isOn, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { result in
      if let urls = try? result.get() { urls.forEach(act) }
    }
    Text("A").fileImporter(
      isPresented: $isOn, allowedContentTypes: [.item], allowsMultipleSelection: false,
      onCompletion: { _ in })
    Text("A").fileMover(isPresented: $isOn, file: nil) { _ in }
    Text("A").onOpenURL { _ in }
    Text("A").onOpenURL { url in isOn = url.isFileURL }
    Text("A").onOpenURL(perform: act)
    Text("A").userActivity("a") { _ in }
    Text("A").onContinueUserActivity("a") { _ in }
    Text("A").handlesExternalEvents(preferring: [], allowing: ["*"])
  }

  private func act(_ url: URL) {}
}

private struct Target: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropEntered(info: DropInfo) {}
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}
