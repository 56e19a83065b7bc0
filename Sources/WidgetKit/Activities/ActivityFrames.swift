import SwiftUI

/// A Live Activity as a Lock Screen shows it: on a material or on the colour that it asks for.
struct LockScreenActivity: View {
  let width: Double
  let content: AnyView

  /// The radius of the corners, in points; Apple tells none.
  private static var cornerRadius: Double { 24 }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    BoundedLayout(widths: width...width, heights: ActivitySizes.heights) {
      VStack { content }
    }
    .backgroundPreferenceValue(ActivityTintKey.self) { tint in
      if let tint { tint } else { Rectangle().fill(.regularMaterial) }
    }
    .containerShape(shape)
    .clipShape(shape)
  }
}

/// A Live Activity around the camera.
struct CompactActivity: View {
  let sizes: ActivitySizes.Island
  let island: DynamicIsland

  var body: some View {
    HStack(spacing: 0) {
      side(island.leading(), of: .compactLeading)
      Color.clear.frame(width: sizes.cameraWidth)
      side(island.trailing(), of: .compactTrailing)
    }
    .frame(width: sizes.compactWidth, height: ActivitySizes.Island.height)
    .onIsland(Capsule())
  }

  private func side(_ content: AnyView, of mode: DynamicIslandMode) -> some View {
    HStack { content }
      .padding(island.margins(of: mode, usual: EdgeInsets(.all, 4)))
      .frame(width: sizes.sideWidth, height: ActivitySizes.Island.height)
  }
}

/// A Live Activity beside another one.
struct MinimalActivity: View {
  let island: DynamicIsland

  var body: some View {
    let height = ActivitySizes.Island.height
    BoundedLayout(widths: ActivitySizes.Island.minimalWidths, heights: height...height) {
      HStack { island.minimal() }
        .padding(island.margins(of: .minimal, usual: EdgeInsets(.all, 4)))
    }
    .onIsland(Capsule())
  }
}

/// A Live Activity that a person looks at in the Dynamic Island.
struct ExpandedActivity: View {
  let sizes: ActivitySizes.Island
  let island: DynamicIsland

  /// The margins, in points; Apple tells none.
  private static var margin: Double { 16 }

  var body: some View {
    let regions = island.expanded()
    ExpandedIslandLayout(
      width: sizes.expandedWidth,
      camera: CGSize(width: sizes.cameraWidth, height: ActivitySizes.Island.height),
      margins: island.margins(of: .expanded, usual: EdgeInsets(.all, Self.margin))
    ) {
      ForEach(regions.indices, id: \.self) { index in
        let region = regions[index]
        region.content().layoutValue(
          key: ExpandedPositionKey.self,
          value: .init(position: region.position, priority: region.priority))
      }
    }
    .onIsland(
      RoundedRectangle(cornerRadius: ActivitySizes.Island.cornerRadius, style: .continuous))
  }
}

extension View {
  /// Draws the view on the island's black, which is dark in either scheme.
  fileprivate func onIsland<S: InsettableShape>(_ shape: S) -> some View {
    background { Color.black }
      .environment(\.colorScheme, .dark)
      .containerShape(shape)
      .clipShape(shape)
  }
}
