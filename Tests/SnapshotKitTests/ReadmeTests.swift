import CairoRender
import Foundation
import RecordedEnvironment
import SwiftUI
import Testing

// README begins.
struct SightCard: View {
  let name: String
  let rating: Double
  @State private var isFavourite = true

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(name).font(.headline)
        Spacer()
        Label("\(rating, specifier: "%.1f")", systemImage: "star.fill")
          .foregroundStyle(.orange)
      }
      Text("Ампир, четыре звонницы и двенадцать колоколов.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Toggle("В избранном", isOn: $isFavourite)
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
    .padding()
  }
}
// README ends.

/// What README shows is what happens: its view is this one, its picture is drawn from it.
@MainActor @Suite struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private var picture: URL { root.appendingPathComponent("Guides/Images/sight-card.png") }

  @Test func theViewIsThisOne() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let code = try #require(
      source.components(separatedBy: "// README begins.\n").dropFirst().first?
        .components(separatedBy: "// README ends.").first)
    #expect(readme.contains(code))
  }

  /// `VITRINE_RECORD=all swift test --filter ReadmeTests` draws the picture anew.
  @Test(.recordedEnvironment) func thePictureIsDrawnFromIt() throws {
    let text = try TextEngine(fonts: FontBook())
    let images = ImageStore()
    let host = ViewHost(
      SightCard(name: "Собор Феодора Ушакова", rating: 4.9)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground)), text: text, assets: images)
    var surroundings = Surroundings(size: CGSize(width: 360, height: 172))
    surroundings.environment.locale = Locale(identifier: "ru_RU")
    let list = try host.render(in: surroundings)
    let pixels = try Rasterizer().render(list, scale: 2, text: text, assets: images)
    let png = try PNGEncoder().encode(pixels, scale: 2)
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "all" {
      try Data(png).write(to: picture)
    }
    #expect(try Data(contentsOf: picture) == Data(png))
  }
}
