import DisplayList
import Foundation

@testable import CairoRender

/// What a test draws with.
struct Studio {
  let text: TextEngine
  let rasterizer = Rasterizer()
  let assets = ImageStore()

  init(isStrict: Bool = true) throws {
    text = try TextEngine(fonts: FontBook(), isStrict: isStrict)
  }

  /// A picture of items on white.
  func draw(
    _ items: [DrawOperation], size: CGSize, scale: Double = 2, background: RGBAColor = .white
  ) throws -> PixelImage {
    let list = DisplayList(size: size, background: background, items: items.map { DrawItem($0) })
    return try rasterizer.render(list, scale: scale, text: text, assets: assets)
  }
}

/// Texts in few words.
func styled(
  _ string: String, size: Double = 17, weight: ResolvedFont.Weight = .regular,
  color: RGBAColor = .black, paragraph: ParagraphStyle = ParagraphStyle()
) -> StyledText {
  let font = ResolvedFont(size: size, weight: weight)
  return StyledText(
    runs: [.init(.text(string), attributes: TextAttributes(font: font), paint: .color(color))],
    paragraph: paragraph)
}

func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
  Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
}

func fill(_ path: Path, _ color: RGBAColor) -> DrawOperation {
  .fill(path, .color(color), FillStyle())
}

/// Writes a picture where a person can look at it, if VITRINE_LOOK names a directory.
func look(_ image: PixelImage, _ name: String) throws {
  guard let directory = ProcessInfo.processInfo.environment["VITRINE_LOOK"] else { return }
  let url = URL(fileURLWithPath: directory).appendingPathComponent("\(name).png")
  try Data(PNGEncoder().encode(image, scale: 2)).write(to: url)
}
