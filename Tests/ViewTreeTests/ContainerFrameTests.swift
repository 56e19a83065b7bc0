import StageSupport
import Testing
import ViewTree

/// Views sized to the scroll view around them.
@MainActor @Suite struct ContainerFrameTests {
  /// Returns the width of what draws first on a page of 300 by 600 points.
  private func width(_ page: some View) throws -> Double? {
    try Stage(width: 300, height: 600) { page }.frames().first.map { Double($0.width) }
  }

  @Test func paddedScrollViewIsTheContainer() throws {
    let page = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal)
        Color.blue.frame(width: 40)
      }
    }
    .frame(height: 50).padding(.horizontal, 20)
    #expect(try width(page) == 260)
  }

  @Test func verticalScrollViewIsAsWideAsItIsOffered() throws {
    let page = ScrollView {
      Color.red.containerRelativeFrame(.horizontal).frame(height: 10)
    }
    .padding(.horizontal, 20)
    #expect(try width(page) == 260)
  }

  @Test func innerScrollViewIsTheNearest() throws {
    let page = ScrollView {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
      }
      .frame(width: 110, height: 30)
    }
    #expect(try width(page) == 50)
  }

  @Test func marginsOfTheContentAreNoPartOfTheContainer() throws {
    let page = ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }
      .transformEnvironment(\.scrollSettings) { $0.contentMargins.leading = 30 }
      .frame(height: 30)
    #expect(try width(page) == 270)
  }

  @Test func withoutScrollViewTheWindowIsTheContainer() throws {
    let page = Color.red.containerRelativeFrame(.horizontal).frame(height: 30).padding(20)
    #expect(try width(page) == 300)
  }
}
