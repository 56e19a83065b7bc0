import StageSupport
import SwiftUI
import Testing

/// Names that came with iOS 26, in pictures: `VITRINE_PICTURES` writes them to a folder.
@MainActor @Suite struct LatestPictureTests {
  private struct Sliders: View {
    @State private var value = 0.4

    var body: some View {
      VStack(spacing: 24) {
        Slider(value: $value) {
          Text("Share")
        } ticks: {
          SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { SliderTick($0) }
        }
        Slider(value: $value, in: -1...1, neutralValue: 0) {
          Text("Balance")
        } minimumValueLabel: {
          Text("L")
        } maximumValueLabel: {
          Text("R")
        } ticks: {
          SliderTick(0)
        }
        Button("Continue") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
        Button("Not now") {}.buttonStyle(.bordered).buttonSizing(.fitted)
        HStack(spacing: 16) {
          Image(systemName: "heart.fill").foregroundStyle(.red)
          Image(systemName: "heart.fill").foregroundStyle(.red)
            .symbolColorRenderingMode(.gradient)
          Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
            .symbolColorRenderingMode(.gradient)
        }
        .font(.system(size: 44))
        Circle().fill(.orange).strokeBorder(.black, lineWidth: 4).frame(width: 44, height: 44)
      }
      .padding()
    }
  }

  private var cards: some View {
    VStack(spacing: 0) {
      ConcentricRectangle().fill(.teal).frame(height: 120).padding(10)
      Spacer()
      ConcentricRectangle(corners: .concentric, isUniform: true).fill(.orange)
        .frame(height: 60).padding(10)
    }
    .background(.gray.opacity(0.3), in: .rect(cornerRadius: 40))
    .containerShape(.rect(cornerRadius: 40))
    .padding()
  }

  private var hero: some View {
    NavigationStack {
      ScrollView {
        LinearGradient(colors: [.red, .yellow, .blue], startPoint: .top, endPoint: .bottom)
          .frame(height: 160)
          .overlay { Text("Harbour").font(.largeTitle.bold()) }
          .backgroundExtensionEffect()
        Text("Words")
      }
      .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func namesAreDrawn(scheme: ColorScheme) throws {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.horizontalSizeClass = .compact
    func draw(_ view: some View, _ name: String) throws {
      let picture = try Picture(
        view, size: CGSize(width: 320, height: 400), environment: environment,
        named: "latest-\(name)-\(scheme)")
      #expect(picture.warnings == [] && picture.inked > 0.05, "\(name)")
    }
    try draw(Sliders(), "controls")
    try draw(cards, "corners")
    try draw(hero, "hero")
    try draw(
      List {
        Section("Inset") { Text("Row") }
        Section("Wide") { Text("Row") }.listSectionMargins(.horizontal, 0)
      }, "margins")
  }
}
