import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

/// Hover and focus rings follow what a person acts with.
@MainActor @Suite struct InputModalityTests {
  private func marks(_ resolver: DSThemeResolver, _ input: DSInputModality?) -> [Bool] {
    let capabilities = resolver.resolve(input: input).capabilities
    return [capabilities.supportsHover, capabilities.supportsFocusRing]
  }

  @Test func hoverNeedsAPointerAndARingNeedsKeys() {
    #expect(marks(.iOS, nil) == [false, false] && marks(.iOS, .touch) == [false, false])
    #expect(marks(.iOS, .pointer) == [true, false])
    #expect(marks(.iOS, .keyboard) == [false, true])
    // A Mac rings what has the focus for a pointer too.
    #expect(marks(.macOS, nil) == [true, true] && marks(.macOS, .pointer) == [true, true])
    #expect(marks(.macOS, .keyboard) == [false, true])
  }

  /// Nobody touches a Mac's screen, and a watch knows fingers alone.
  @Test func whatAPlatformDoesNotKnowLeavesItAsItIs() {
    #expect(marks(.macOS, .touch) == marks(.macOS, nil))
    #expect(DSThemeResolver.macOS.resolve(input: .touch).input == .pointer)
    for input in DSInputModality.allCases {
      #expect(marks(.watchOS, input) == [false, false])
      #expect(DSThemeResolver.watchOS.resolve(input: input).input == .touch)
      #expect(DSThemeResolver.iOS.resolve(input: input).input == input)
    }
  }

  private struct Field: View {
    @State private var text = "Text"
    var body: some View {
      VStack {
        DSTextField("Name", text: $text)
        DSButton("Save", variant: .link) {}.dsShownState([.hovered, .focused])
      }
    }
  }

  private func stage(_ theme: DSThemeResolver, _ input: DSInputModality?) -> DesignStage {
    DesignStage(Field(), theme: theme) { $0.dsInput = input }
  }

  /// The grounds and rings that a button beneath a pointer with the focus has.
  @Test func controlsShowWhatTheInputNeeds() throws {
    let theme = DSThemeResolver.iOS.resolve()
    let ground = theme.colors[.accentSubtle]
    for (input, hasGround, rings) in [
      (DSInputModality.touch, false, 0), (.pointer, true, 0), (.keyboard, false, 1),
    ] {
      let stage = stage(.iOS, input)
      let fills = try stage.fills().filter { $0.isNear(ground) }
      #expect(!fills.isEmpty == hasGround, "\(input)")
      #expect(try stage.rings(of: theme.metrics.ringWidth).count == rings, "\(input)")
    }
  }

  /// A field that was tapped is ringed on a Mac, though no property of the app follows its focus.
  @Test func aTappedFieldIsRinged() throws {
    struct Alone: View {
      @State private var text = "Text"
      var body: some View { DSTextField("Name", text: $text) }
    }
    let width = DSThemeResolver.macOS.resolve().metrics.ringWidth
    let stage = DesignStage(Alone(), theme: .macOS)
    #expect(try stage.rings(of: width).isEmpty)
    try stage.tap("Name")
    #expect(try stage.rings(of: width).count == 1)
    let phone = DesignStage(Alone(), theme: .iOS)
    try phone.tap("Name")
    #expect(try phone.rings(of: width).isEmpty)
  }
}

extension RGBAColor {
  fileprivate func isNear(_ value: DSColorValue) -> Bool {
    let (red, green, blue) = value.components
    return abs(self.red - red) + abs(self.green - green) + abs(self.blue - blue) < 0.01
  }
}

extension DesignStage {
  /// The lines of a width, in points.
  fileprivate func rings(of width: Double) throws -> [CGRect] {
    try render().items.flatMap(\.lines).filter { $0.width == width }.map(\.frame)
  }
}

extension DrawItem {
  fileprivate var lines: [(frame: CGRect, width: Double)] {
    switch operation {
    case .stroke(let path, _, let style): [(path.boundingRect, Double(style.lineWidth))]
    case .layer(let layer): layer.items.flatMap(\.lines)
    default: []
    }
  }
}
