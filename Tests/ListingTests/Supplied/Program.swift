import CairoRender
import SwiftUI

// The program of the guides' listings: it draws what they list, and writes what the draw lists say.

/// A text of a picture, with its frame in points.
struct DrawnText: Encodable {
  let text: String
  let x: Double
  let y: Double
  let width: Double
  let height: Double
}

/// What a picture of a screen says.
struct DrawnScreen: Encodable {
  let name: String
  let texts: [DrawnText]
  let warnings: [String]
}

extension DrawItem {
  var drawnTexts: [DrawnText] {
    switch operation {
    case .text(let drawing):
      [
        DrawnText(
          text: drawing.text.string, x: drawing.frame.minX, y: drawing.frame.minY,
          width: drawing.frame.width, height: drawing.frame.height)
      ]
    case .layer(let layer): layer.items.flatMap(\.drawnTexts)
    default: []
    }
  }
}

/// Draws screens at one size.
@MainActor
struct Program {
  let text: TextEngine
  let resources: AppResources
  let pictures: URL?
  var screens: [DrawnScreen] = []

  init(folder: URL, pictures: URL?) throws {
    text = try TextEngine(fonts: FontBook())
    resources = AppResources(folder, developmentLanguage: "ru")
    self.pictures = pictures
  }

  mutating func draw<Root: View>(
    _ name: String, _ root: Root, isWide: Bool = false, taps: [String] = []
  ) throws {
    let images = ImageStore()
    let host = ViewHost(root, text: text, assets: images)
    let size = isWide ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
    var surroundings = Surroundings(size: size)
    surroundings.environment.locale = Locale(identifier: "ru_RU")
    surroundings.environment.horizontalSizeClass = isWide ? .regular : .compact
    surroundings.environment.verticalSizeClass = isWide ? .compact : .regular
    resources.install(in: &surroundings.environment)
    var list = try host.render(in: surroundings)
    for label in taps {
      try host.tap(label)
      list = try host.render(in: surroundings)
    }
    screens.append(
      DrawnScreen(
        name: name, texts: list.items.flatMap(\.drawnTexts), warnings: host.session.warnings))
    guard let pictures else { return }
    let image = try Rasterizer().render(list, scale: 2, text: text, assets: images)
    try Data(PNGEncoder().encode(image, scale: 2))
      .write(to: pictures.appendingPathComponent(name + ".png"))
  }
}

extension MyGrowthMapAppApp {
  /// Draws the listings instead of running the app.
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard let folder = arguments.first else { return }
    var program = try Program(folder: folder, pictures: arguments.dropFirst().first)
    try program.drawComponents()
    try program.drawScreens()
    try program.drawAdaptiveParts()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(program.screens))
  }
}

extension Program {
  mutating func drawComponents() throws {
    let buttons = VStack {
      AppButton(title: "Главная", style: .primary) {}
      AppButton(title: "Контур", style: .outline) {}
      AppTextField(placeholder: "Имя", text: .constant(""), icon: "person")
      AppCard { Text("Карточка") }
    }
    try draw("components", buttons)
    try draw("safe-area", SafeAreaView { Text("Внутри") })
    try draw("chip", CategoryChip(category: .park, isSelected: true) {})
    try draw("poi-card", POICard(poi: POI.all[0]) {})
    try draw("progress", CircularProgressView(progress: 0.75, size: 60))
  }

  mutating func drawScreens() throws {
    try draw("map", MapScreen())
    try draw("map-filters", MapScreen(), taps: ["Фильтры"])
    try draw("search-panel", Searching())
    try draw("search-panel-typed", Searching(text: "музей"))
    try draw("poi", POIScreen())
    try draw("poi-wide", POIScreen(), isWide: true)
    try draw("poi-detail", POIScreen(), taps: ["Подробнее"])
    try draw("profile", ProfileScreen())
    try draw("guest", ProfileHeader(user: nil))
    try draw("gamification", GamificationScreen())
    try draw("onboarding", AppWindow(MyGrowthMapAppApp()))
    try draw("goals", AppWindow(MyGrowthMapAppApp()), taps: ["Начать"])
  }

  mutating func drawAdaptiveParts() throws {
    for isWide in [false, true] {
      let suffix = isWide ? "-wide" : ""
      let grid = AdaptiveList(data: POI.all) { Text($0.name) }
      try draw("list" + suffix, grid, isWide: isWide)
      let two = OrientationAwareView {
        Text("Один")
        Text("Два")
      }
      try draw("orientation" + suffix, two, isWide: isWide)
      try draw("navigation" + suffix, AdaptiveNavigation { Text("Содержание") }, isWide: isWide)
      try draw("card" + suffix, AdaptiveCard { Text("Карточка") }, isWide: isWide)
      try draw("padding" + suffix, Color.clear.overlay { edge }.adaptivePadding(), isWide: isWide)
      try draw("image" + suffix, AdaptiveImage(imageName: "square"), isWide: isWide)
    }
    let row = newAnimals[0]
    let words = VStack {
      Text(row.name)
      Text("\(GameViewModel().questions)")
      Text(logger.category).font(.appHeadline).foregroundColor(.saranskRed)
      SizeClasses()
    }
    try draw("fragments", words)
  }

  private var edge: some View {
    Text("Край").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The search panel with state of its own.
struct Searching: View {
  @State var text = ""
  @State var category: POICategory?
  var body: some View { SearchPanel(searchText: $text, selectedCategory: $category) }
}
