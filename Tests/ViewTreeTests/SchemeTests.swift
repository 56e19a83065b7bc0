import DisplayList
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import ViewTree

/// What a view draws on a light screen, on a dark one, and by one layout for both.
@MainActor
private struct Lists {
  let light: DisplayList
  let dark: DisplayList
  let both: DisplayList

  init(
    assets: any AssetSource = FixedPictures(), @ViewBuilder _ content: () -> some View
  ) throws {
    var stage = Stage(content(), assets: assets)
    light = try stage.render()
    stage.surroundings.environment.colorScheme = .dark
    dark = try stage.host.render(in: stage.surroundings)
    stage = Stage(content(), assets: assets)
    stage.surroundings.servesBothSchemes = true
    both = try stage.render()
  }

  /// Whether the shared layout gives what each scheme's own gives.
  var agree: Bool { same(both.picked(.light), light) && same(both.picked(.dark), dark) }

  private func same(_ a: DisplayList, _ b: DisplayList) -> Bool {
    a.items == b.items && a.background == b.background && a.systemBars == b.systemBars
  }
}

private struct SchemeName: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
}

private struct ComponentName: View {
  @Environment(\.self) private var environment
  let color: Color
  var body: some View {
    Text(verbatim: color.resolve(in: environment).red > 0.5 ? "bright" : "dull")
  }
}

private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .red : .blue
  }
}

@MainActor @Suite struct SchemeTests {
  @Test func colorsAloneShareALayout() throws {
    let lists = try Lists {
      VStack {
        Text("A").foregroundStyle(.secondary).underline(color: .orange)
        Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .gray)
        Rectangle().fill(
          LinearGradient(colors: [.red, .primary], startPoint: .top, endPoint: .bottom))
        Circle().fill(.tint.opacity(0.5)).background(.ultraThinMaterial)
        Capsule().stroke(Color(.separator), lineWidth: 2).shadow(color: .primary, radius: 3)
        Color(.systemBackground).mix(with: .green, by: 0.3).colorMultiply(.pink).opacity(0.4)
        Divider()
      }
      .mask { Color.primary }
    }
    #expect(lists.both.servesBothSchemes)
    #expect(lists.agree)
    #expect(lists.both.picked(.light).items != lists.both.picked(.dark).items)
  }

  @Test func aViewThatAsksForTheSchemeIsToldApart() throws {
    let lists = try Lists { SchemeName() }
    #expect(!lists.both.servesBothSchemes)
    #expect(lists.both.picked(.light).items == lists.light.items)
    #expect(!lists.agree)
  }

  private static let photo = ImageReference(
    light: ImageReference(name: "day", location: .data(Data())),
    dark: ImageReference(name: "night", location: .data(Data())))

  @Test func picturesOfOneSizeShareALayout() throws {
    let lists = try Lists {
      VStack {
        Image(Self.photo).resizable().scaledToFit()
        Image(Self.photo).renderingMode(.template).foregroundStyle(.primary)
        Circle().fill(ImagePaint(image: Image(Self.photo)))
        Image(Self.photo).environment(\.colorScheme, .dark)
      }
    }
    #expect(lists.both.servesBothSchemes)
    #expect(lists.agree)
    func names(_ list: DisplayList) -> [String] {
      list.items.compactMap {
        switch $0.operation {
        case .image(let drawing): drawing.image.name
        case .fill(_, .tiled(let tiled), _): tiled.image.name
        default: nil
        }
      }
    }
    #expect(names(lists.both.picked(.light)) == ["day", "day", "day", "night"])
    #expect(names(lists.both.picked(.dark)) == ["night", "night", "night", "night"])
  }

  @Test func picturesOfTwoSizesAreToldApart() throws {
    final class Sizes: AssetSource {
      func size(of image: ImageReference) throws -> CGSize {
        CGSize(width: image.name == "night" ? 80 : 40, height: 40)
      }
      func digest(of image: ImageReference) throws -> String { image.name }
    }
    let lists = try Lists(assets: Sizes()) { Image(Self.photo) }
    #expect(!lists.both.servesBothSchemes)
    #expect(lists.both.picked(.light).items == lists.light.items)
    #expect(!lists.agree)
  }

  @Test func aStyleThatAsksForTheSchemeIsToldApart() throws {
    #expect(try !Lists { Circle().fill(SchemeStyle()) }.both.servesBothSchemes)
  }

  @Test func componentsThatAreReadAreToldApart() throws {
    #expect(try !Lists { ComponentName(color: .primary) }.both.servesBothSchemes)
    let fixed = try Lists { ComponentName(color: .white) }
    #expect(fixed.both.servesBothSchemes && fixed.agree)
  }

  @Test func whatIsTransparentInOneSchemeIsToldApart() throws {
    let lists = try Lists { Color(light: .clear, dark: .red) }
    #expect(!lists.both.servesBothSchemes)
    #expect(lists.light.items.count < lists.dark.items.count)
  }

  @Test(arguments: ColorScheme.allCases)
  func aPreferredSchemeHoldsInBoth(scheme: ColorScheme) throws {
    let lists = try Lists {
      Text("A").preference(key: PreferredColorSchemeKey.self, value: scheme)
    }
    #expect(lists.both.servesBothSchemes && lists.agree)
    #expect(lists.both.picked(.light).background == lists.both.picked(.dark).background)
    #expect(lists.both.systemBars.statusBarIsLight == (scheme == .dark))
  }

  @Test func aSchemeThatIsSetHoldsBelow() throws {
    let lists = try Lists {
      HStack {
        Color.primary
        Color.primary.colorScheme(.dark)
        SchemeName().environment(\.colorScheme, .light)
      }
    }
    #expect(lists.both.servesBothSchemes && lists.agree)
  }

  @Test func aSchemeThatIsTurnedIsRead() throws {
    let lists = try Lists {
      Color.primary.transformEnvironment(\.colorScheme) { $0 = $0 == .dark ? .light : .dark }
    }
    #expect(!lists.both.servesBothSchemes)
  }

  @Test func stateThatFollowsTheSchemeIsToldApart() throws {
    struct Keeper: View {
      @Environment(\.colorScheme) private var scheme
      @State private var word = "none"
      var body: some View {
        Text(verbatim: word).onAppear { word = scheme == .dark ? "night" : "day" }
      }
    }
    #expect(try !Lists { Keeper() }.both.servesBothSchemes)
  }
}

@Suite struct SchemeColorTests {
  private let pair = RGBAColor(light: .white, dark: .black)

  @Test func aPairKeepsBothThroughOpacityAndMixing() {
    #expect(pair.inLight == .white && pair.inDark == .black)
    #expect(pair.opacity(0.5) == RGBAColor(light: .white.opacity(0.5), dark: .black.opacity(0.5)))
    let red = RGBAColor(hex: 0xFF0000)
    for mixed in [pair.mixed(with: red, by: 0.25), red.mixed(with: pair, by: 0.75)] {
      #expect(mixed.inLight == RGBAColor.white.mixed(with: red, by: 0.25))
      #expect(mixed.inDark == RGBAColor.black.mixed(with: red, by: 0.25))
    }
  }

  @Test func aPairOfEqualsIsOneColor() {
    #expect(RGBAColor(light: .white, dark: .white) == .white)
    #expect(RGBAColor(light: pair, dark: pair) == pair)
    #expect(pair != .white)
  }

  @Test func aPairOfEqualPicturesIsOne() {
    let (day, night) = (
      ImageReference(name: "day", location: .file(path: "day")),
      ImageReference(name: "night", location: .file(path: "night"))
    )
    let pair = ImageReference(light: day, dark: night)
    #expect(ImageReference(light: day, dark: day) == day && !day.isOtherInDark)
    #expect(ImageReference(light: pair, dark: pair) == pair && pair.isOtherInDark && pair != day)
    #expect(pair.inLight == day && pair.inDark == night)
  }

  /// Every place of a list that holds a colour or a picture is picked from.
  @Test func everyColorAndPictureOfAListIsPicked() throws {
    func picture(_ name: String) -> ImageReference {
      ImageReference(name: name, location: .file(path: name))
    }
    let (day, night) = (picture("day"), picture("night"))
    func items(
      _ color: RGBAColor, _ image: ImageReference, _ scheme: MaterialScheme
    ) -> [DrawItem] {
      let path = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
      let tile = CGRect(x: 0, y: 0, width: 4, height: 4)
      let stops = [ColorStop(color: color, location: 0), ColorStop(color: .clear, location: 1)]
      let shadow = Shadow(color: color, radius: 2)
      let font = ResolvedFont(size: 10)
      let line = TextAttributes.Line(color: color)
      let text = StyledText(runs: [
        .init(
          .text("A"),
          attributes: TextAttributes(
            font: font, underline: line, strikethrough: line, background: color),
          paint: .color(color))
      ])
      let operations: [DrawOperation] = [
        .fill(path, .color(color), FillStyle()),
        .fill(path, .linearGradient(.init(stops: stops, start: .zero, end: .zero)), FillStyle()),
        .fill(
          path,
          .radialGradient(.init(stops: stops, center: .zero, startRadius: 0, endRadius: 1)),
          FillStyle()),
        .stroke(
          path,
          .angularGradient(
            .init(stops: stops, center: .zero, startAngle: .zero, endAngle: .degrees(90))),
          StrokeStyle(lineWidth: 1)),
        .text(TextDrawing(text: text, frame: CGRect(x: 0, y: 0, width: 8, height: 8))),
        .symbol(
          SymbolDrawing(
            symbol: SymbolReference(name: "star", font: font), frame: .zero,
            paints: [.color(color)])),
        .image(ImageDrawing(image: image, frame: .zero, template: .color(color))),
        .fill(path, .tiled(TiledImagePaint(image: image, tile: tile)), FillStyle()),
        .material(path, .thin, scheme), .innerShadow(path, shadow),
      ]
      let inner = operations.map { DrawItem($0) }
      let layer = Layer(
        mask: inner,
        filters: [.shadow(shadow), .colorMultiply(color), .blur(radius: 1, opaque: false)],
        items: inner)
      return inner + [DrawItem(.layer(layer))]
    }
    let list = DisplayList(
      size: CGSize(width: 8, height: 8), background: pair,
      items: items(pair, ImageReference(light: day, dark: night), .screen))
    #expect(list.picked(.light).items == items(.white, day, .light))
    #expect(list.picked(.dark).items == items(.black, night, .dark))
    #expect(list.picked(.light).background == .white && list.picked(.dark).background == .black)
  }
}
