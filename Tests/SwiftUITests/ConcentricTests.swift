import StageSupport
import SwiftUI
import Testing

/// Rectangles whose corners follow those of what is around.
@MainActor @Suite struct ConcentricTests {
  private func draw<Content: View>(_ view: Content) throws -> Picture {
    try Picture(view.frame(width: 100, height: 100), size: CGSize(width: 140, height: 140))
  }

  private func within<Content: View>(_ radius: CGFloat, _ view: Content) -> some View {
    view.padding(8).containerShape(.rect(cornerRadius: radius))
  }

  private func drawn(_ radius: CGFloat, _ shape: some Shape) throws -> Picture {
    try draw(within(radius, shape.fill(.red)))
  }

  @Test func cornersLieAboutTheContainersCentres() throws {
    let followed = try drawn(30, ConcentricRectangle())
    #expect(followed.equals(try drawn(30, RoundedRectangle(cornerRadius: 22))))
    // A control: another container, and none.
    #expect(!followed.equals(try drawn(20, ConcentricRectangle())))
    let square = try draw(Rectangle().fill(.red).padding(8))
    #expect(try draw(ConcentricRectangle().fill(.red).padding(8)).equals(square))
  }

  @Test func cornersHaveALeastRadius() throws {
    let least = ConcentricRectangle(corners: .concentric(minimum: 12))
    #expect(
      try drawn(10, least).equals(try drawn(10, RoundedRectangle(cornerRadius: 12))))
    #expect(
      try drawn(30, least).equals(try drawn(30, RoundedRectangle(cornerRadius: 22))))
    #expect(
      try drawn(30, ConcentricRectangle(corners: .fixed(4)))
        .equals(try drawn(30, RoundedRectangle(cornerRadius: 4))))
  }

  @Test func farCornersAreSquareUnlessAllAreAlike() throws {
    func card(_ shape: some Shape) throws -> Picture {
      try draw(
        VStack {
          Spacer(); shape.fill(.red).frame(height: 40).padding(8)
        }
        .containerShape(.rect(cornerRadius: 24)))
    }
    let lower = UnevenRoundedRectangle(bottomLeadingRadius: 16, bottomTrailingRadius: 16)
    #expect(try card(ConcentricRectangle()).equals(try card(lower)))
    #expect(
      try card(ConcentricRectangle(corners: .concentric, isUniform: true))
        .equals(try card(RoundedRectangle(cornerRadius: 16))))
    #expect(
      try card(ConcentricRectangle(uniformTopCorners: .fixed(4)))
        .equals(
          try card(
            UnevenRoundedRectangle(
              topLeadingRadius: 4, bottomLeadingRadius: 16, bottomTrailingRadius: 16,
              topTrailingRadius: 4))))
  }

  @Test func clipsBackgroundsAndErasedShapesFollowToo() throws {
    let expected = try drawn(30, RoundedRectangle(cornerRadius: 22))
    #expect(
      try draw(within(30, Color.red.clipShape(.rect(corners: .concentric)))).equals(expected))
    #expect(
      try draw(within(30, Color.clear.background(.red, in: .rect(corners: .concentric))))
        .equals(expected))
    #expect(try drawn(30, AnyShape(ConcentricRectangle())).equals(expected))
    #expect(
      try draw(within(30, ConcentricRectangle().strokeBorder(.red, lineWidth: 4)))
        .equals(
          try draw(within(30, RoundedRectangle(cornerRadius: 22).strokeBorder(.red, lineWidth: 4))))
    )
  }

  @Test func containersFollowTheirsInTurn() throws {
    let nested = try draw(
      within(
        40,
        ConcentricRectangle().fill(.red).padding(8).containerShape(.rect(corners: .concentric))))
    #expect(
      nested.equals(try draw(within(40, RoundedRectangle(cornerRadius: 24).fill(.red).padding(8)))))
  }

  @Test func capsulesAreContainers() throws {
    let pill = try draw(
      ConcentricRectangle().fill(.red).padding(4).frame(height: 40).containerShape(.capsule))
    #expect(
      pill.equals(
        try draw(RoundedRectangle(cornerRadius: 16).fill(.red).padding(4).frame(height: 40))))
  }
}
