import SwiftUI
import TestSupport
import Testing

/// What the forms do that public apps use and that were missing once.
@MainActor @Suite struct GapTests {
  private func items<Content: View>(
    of view: Content, _ size: CGSize = CGSize(width: 100, height: 100)
  ) throws -> [DrawItem] {
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
    return try host.render(in: Surroundings(size: size)).items
  }

  private func layers(_ items: [DrawItem]) -> [Layer] {
    items.flatMap { item -> [Layer] in
      guard case .layer(let layer) = item.operation else { return [] }
      return [layer] + layers(layer.items)
    }
  }

  private func fills(_ items: [DrawItem]) -> [Path] {
    items.flatMap { item -> [Path] in
      switch item.operation {
      case .fill(let path, _, _): [path]
      case .layer(let layer): fills(layer.items)
      default: []
      }
    }
  }

  @Test func stylesBlend() throws {
    let fill = try items(of: Circle().fill(Color.red.gradient.blendMode(.multiply)))
    #expect(layers(fill).map(\.blendMode) == [.multiply])
    #expect(fills(fill).count == 1)
    let line = try items(of: Circle().stroke(.tint.blendMode(.screen), lineWidth: 2))
    #expect(layers(line).map(\.blendMode) == [.screen])
    let faint = Circle().fill(.tint.blendMode(.screen).opacity(0.5))
    #expect(layers(try items(of: faint)).map(\.blendMode) == [.screen])
  }

  @Test func aColourOfAColourIsTheSame() {
    let colour = Color.red.opacity(0.5)
    #expect(Color(colour) == colour)
  }

  /// 10 points within a container whose corners have a radius of 24, the own have 14.
  @Test func aShapeFollowsItsContainer() throws {
    func path(_ shape: some InsettableShape) throws -> [Path] {
      fills(
        try items(
          of: Color.clear.background(.red, in: shape).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 24))))
    }
    #expect(
      try path(ContainerRelativeShape()) == path(RoundedRectangle(cornerRadius: 14)))
    #expect(
      try path(ContainerRelativeShape().inset(by: 4))
        == path(RoundedRectangle(cornerRadius: 14).inset(by: 4)))
    #expect(try path(ContainerRelativeShape()) != path(Rectangle()))
    let outside = fills(try items(of: Color.clear.background(.red, in: ContainerRelativeShape())))
    #expect(try outside == fills(items(of: Color.clear.background(.red, in: Rectangle()))))
  }

  @Test func aClipFollowsItsContainer() throws {
    func clip(_ shape: some Shape) throws -> [Path?] {
      let view = Color.red.clipShape(shape).padding(10).containerShape(Circle())
      return layers(try items(of: view)).map(\.clip)
    }
    #expect(try clip(ContainerRelativeShape()) == clip(Circle()))
    #expect(try clip(ContainerRelativeShape().inset(by: 4)) == clip(Circle().inset(by: 4)))
    #expect(try clip(ContainerRelativeShape()) != clip(Rectangle()))
  }

  @Test func anEmptyToolbarAddsNothing() throws {
    let size = CGSize(width: 390, height: 800)
    let plain = try items(of: NavigationStack { Text("A") }, size)
    let empty = try items(of: NavigationStack { Text("A").toolbar {} }, size)
    #expect(plain.map(\.operation) == empty.map(\.operation))
  }

  @Test func aPreferredColumnOfThreeIsShown() throws {
    func words(_ column: NavigationSplitViewColumn) throws -> [String] {
      let view = NavigationSplitView(
        columnVisibility: .constant(.all), preferredCompactColumn: .constant(column)
      ) {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
      .environment(\.horizontalSizeClass, .compact)
      return texts(try items(of: view, CGSize(width: 390, height: 800)))
    }
    #expect(try words(.sidebar).contains("Sidebar"))
    #expect(try words(.content).contains("Content"))
    #expect(try words(.detail).contains("Detail"))
  }

  private func texts(_ items: [DrawItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.operation {
      case .text(let drawing): [drawing.text.string]
      case .layer(let layer): texts(layer.items)
      default: []
      }
    }
  }

  @Test func everyClassOfViewsHasAnAppearance() {
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).text = "A"
    #expect(UITextField.appearance().text != "A")
    let views: [UIView] = [
      .appearance(), UILabel.appearance(), UIButton.appearance(), UISearchBar.appearance(),
      UIVisualEffectView.appearance(), UITableViewCell.appearance(), UINavigationBar.appearance(),
      UIWindow.appearance(), UISegmentedControl.appearance(),
    ]
    #expect(views.allSatisfy { $0.superview == nil })
  }

  @Test func nothingIsUndoneInAStill() throws {
    #expect(EnvironmentValues().undoManager == nil)
    #expect(!UndoManager().canUndo)
  }
}
