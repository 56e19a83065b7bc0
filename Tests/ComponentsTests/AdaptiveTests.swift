import Components
import SwiftUI
import TestSupport
import Testing

private struct Item: Identifiable { let id: Int }

/// The guide's adaptive parts, in the widths of a phone and a tablet.
@MainActor @Suite struct AdaptiveTests {
  private func frames(
    width: Double, _ sizeClass: UserInterfaceSizeClass, safeArea: EdgeInsets = EdgeInsets(),
    type: DynamicTypeSize = .large, @ViewBuilder _ content: () -> some View
  ) throws -> [CGRect] {
    let host = ViewHost(content(), text: BoxText(.zero, baseline: 0), assets: FixedPictures())
    var surroundings = Surroundings(
      size: CGSize(width: width, height: 1000), safeArea: safeArea)
    surroundings.environment.horizontalSizeClass = sizeClass
    surroundings.environment.dynamicTypeSize = type
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

  /// Larger words have a wider column, in as much room as there is; small ones a usual one.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 600.0), (.large, 600), (.accessibility1, 988), (.accessibility5, 1326),
  ])
  func readableWidthGrowsWithType(type: DynamicTypeSize, width: Double) throws {
    let frames = try frames(width: 1366, .regular, type: type) {
      Rectangle().readableWidth(600).padding(.horizontal, 20)
    }
    let own = try #require(frames.first)
    #expect(abs(own.width - width) < 1 && abs(own.midX - 683) < 1, "\(own)")
  }

  /// A symbol above words is moved by its margin, which grows with the type; one beside them stays.
  @Test(arguments: [(DynamicTypeSize.large, 1.36), (.accessibility5, 4.24)])
  func aSymbolAboveWordsIsFlush(type: DynamicTypeSize, margin: Double) throws {
    let frames = try frames(width: 300, .compact, type: type) {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: 30, height: 30).flushLeading(.body)
        Rectangle().frame(width: 30, height: 30).flushLeading(.body, when: false)
        Rectangle().frame(height: 10)
      }
    }
    #expect(frames.count == 3 && abs(frames[0].minX + margin) < 0.1, "\(frames)")
    #expect(frames[1].minX == 0 && frames[2].minX == 0)
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

  /// Side by side where each gets 320 points, of large type more; else with the same distance as
  /// within a part.
  @Test func columnsNeedWidth() throws {
    func frames(
      _ width: Double, _ sizeClass: UserInterfaceSizeClass = .regular,
      type: DynamicTypeSize = .large
    ) throws -> [CGRect] {
      let all = try self.frames(width: width, sizeClass, type: type) {
        AdaptiveColumns(spacing: 16) {
          Rectangle().frame(height: 40)
        } second: {
          Rectangle().frame(height: 60)
          Rectangle().frame(height: 20)
        }
      }
      let top = all.first?.minY ?? 0
      return all.map { $0.offsetBy(dx: 0, dy: -top) }
    }
    let beside = [
      CGRect(x: 0, y: 0, width: 320, height: 40), CGRect(x: 344, y: 0, width: 320, height: 60),
      CGRect(x: 344, y: 76, width: 320, height: 20),
    ]
    #expect(try frames(664) == beside)
    let (narrow, phone, large) = try (
      frames(663), frames(900, .compact), frames(900, type: .accessibility1)
    )
    for (frames, width) in [(narrow, 663.0), (phone, 900), (large, 900)] {
      #expect(frames.map(\.minY) == [0, 56, 132] && frames.allSatisfy { $0.width == width })
    }
  }

  /// Two columns of a list, or one of large type.
  @Test(arguments: [(DynamicTypeSize.large, [0.0, 458]), (.accessibility1, [0, 0])])
  func listsOfLargeTypeHaveOneColumn(type: DynamicTypeSize, lefts: [Double]) throws {
    let frames = try frames(width: 900, .regular, type: type) {
      AdaptiveList([Item(id: 1), Item(id: 2)]) { _ in Rectangle().frame(height: 40) }
    }
    #expect(frames.map { Double($0.minX) } == lefts)
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
