import Components
import SwiftUI
import TestSupport
import Testing

private struct Item: Identifiable { let id: Int }

/// The guide's adaptive parts, in the widths of a phone and a tablet.
@MainActor @Suite struct AdaptiveTests {
  private func frames(
    width: Double, _ sizeClass: UserInterfaceSizeClass, safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder _ content: () -> some View
  ) throws -> [CGRect] {
    let host = ViewHost(content(), text: BoxText(.zero, baseline: 0), assets: FixedPictures())
    var surroundings = Surroundings(
      size: CGSize(width: width, height: 1000), safeArea: safeArea)
    surroundings.environment.horizontalSizeClass = sizeClass
    return try host.render(in: surroundings).nodes.map(\.frame)
  }

  @Test func compactWidthHasMarginsOfSixteen() throws {
    let frames = try frames(width: 375, .compact) { AdaptiveLayout { Rectangle() } }
    #expect(frames == [CGRect(x: 16, y: 0, width: 343, height: 1000)])
  }

  /// 32 points at each side of at most 600, in the middle.
  @Test func regularWidthIsLimited() throws {
    let frames = try frames(width: 1024, .regular) { AdaptiveLayout { Rectangle() } }
    #expect(frames == [CGRect(x: 244, y: 0, width: 536, height: 1000)])
  }

  /// A column between the margins of the bars, which the limit does not count.
  @Test(arguments: [
    (UserInterfaceSizeClass.compact, 375.0, CGRect(x: 16, y: 0, width: 343, height: 1000)),
    (.regular, 1024, CGRect(x: 212, y: 0, width: 600, height: 1000)),
  ])
  func marginsCanBeThoseOfTheBars(
    sizeClass: UserInterfaceSizeClass, width: Double, frame: CGRect
  ) throws {
    let frames = try frames(width: width, sizeClass) {
      AdaptiveLayout(margins: .scene) { Rectangle() }
    }
    #expect(frames == [frame])
  }

  @Test(arguments: [(UserInterfaceSizeClass.compact, [0.0, 0.0]), (.regular, [0, 308])])
  func gridsHaveOneColumnOrTwo(sizeClass: UserInterfaceSizeClass, lefts: [Double]) throws {
    let frames = try frames(width: 600, sizeClass) {
      ResponsiveGrid(data: [Item(id: 1), Item(id: 2)]) { _ in Rectangle().frame(height: 40) }
    }
    #expect(frames.map { Double($0.minX) } == lefts)
  }

  /// Beside a sidebar a window of regular width may have no room for two cards.
  @Test func narrowGridsHaveOneColumn() throws {
    let frames = try frames(width: 500, .regular) {
      ResponsiveGrid(data: [Item(id: 1), Item(id: 2)]) { _ in Rectangle().frame(height: 40) }
    }
    #expect(frames.map(\.minX) == [0, 0] && frames.map(\.width) == [500, 500])
  }

  @Test(arguments: [
    (UserInterfaceSizeClass.compact, CGSize(width: 468, height: 984)),
    (.regular, CGSize(width: 436, height: 968)),
  ])
  func paddingFollowsTheWidth(sizeClass: UserInterfaceSizeClass, size: CGSize) throws {
    let frames = try frames(width: 500, sizeClass) { Rectangle().adaptivePadding() }
    #expect(frames.map(\.size) == [size])
  }

  @Test func safeAreaViewsStayWithin() throws {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let frames = try frames(width: 393, .compact, safeArea: insets) {
      SafeAreaView { Rectangle() }
    }
    #expect(frames.contains(CGRect(x: 0, y: 59, width: 393, height: 907)))
  }
}
