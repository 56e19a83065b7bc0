import FoundationNetworking
import StageSupport
import SwiftUI
import Testing

/// What apps keep, convert and draw by UIKit's and Foundation's names.
@MainActor @Suite struct UIKitDataTests {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test func coloursComeBackFromTheirData() throws {
    let red = UIColor(red: 1, green: 0.25, blue: 0, alpha: 0.5)
    #expect(try archived(red) == red)
    #expect(try archived(.systemTeal) == .systemTeal)
    #expect(try archived(.systemTeal) != red)
    #expect("\(UIColor.systemTeal)" == "\(try #require(try archived(.systemTeal)))")
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data([1, 2, 3]))
    }
  }

  @Test func boxesHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(UIBackgroundFetchResult.failed.rawValue == 2)
  }

  @Test func fontsHaveTheirNames() throws {
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
    let own = try #require(UIFont(name: "Lobster-Regular", size: 20))
    #expect(own.fontName == "Lobster-Regular")
    #expect(UIFont(descriptor: own.fontDescriptor, size: 12).fontName == own.fontName)
    let digits = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
    #expect(digits.familyName == ".AppleSystemUIFontMonospaced")
    // Another size of it is equally wide.
    #expect(digits.withSize(20) == .monospacedSystemFont(ofSize: 20, weight: .bold))
  }

  @Test func aProgressTellsItsBeginning() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    var shares: [Double?] = []
    let first = progress.observe(\.fractionCompleted, options: [.initial, .new]) {
      shares += [$0.fractionCompleted, $1.newValue]
    }
    let second = progress.observe(\.fractionCompleted) { _, _ in shares.append(nil) }
    #expect(shares == [0.25, 0.25])
    first.invalidate()
    second.invalidate()
  }

  @Test func anOperationTellsItsBeginning() {
    let operation = BlockOperation {}
    var found: [Bool?] = []
    let first = operation.observe(\.isFinished, options: [.initial, .new]) {
      found += [$0.isFinished, $1.newValue]
    }
    let second = operation.observe(\.isCancelled) { _, _ in found.append(nil) }
    #expect(found == [false, false])
    first.invalidate()
    second.invalidate()
  }

  @Test func textsOnAGroundOfTheirOwnHaveOneColourInBothSchemes() {
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let (dark, light) = (
        Color(uiColor: .darkText).resolve(in: environment),
        Color(uiColor: .lightText).resolve(in: environment)
      )
      #expect((dark.red, dark.opacity) == (0, 1) && light.red == 1)
      #expect(abs(light.opacity - 0.6) < 0.01)
    }
  }

  @Test func anItemThatIsDroppedHasNothing() async {
    await confirmation { isTold in
      let provider = NSItemProvider()
      provider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { item, error in
        #expect(item == nil && error == nil)
        isTold()
      }
    }
    await #expect(throws: (any Error).self) {
      _ = try await NSItemProvider().loadItem(forTypeIdentifier: "public.url")
    }
  }

  @Test func nothingIsEncodedIntoAFile() throws {
    let (data, url) = (NSMutableData(), URL(fileURLWithPath: "/none/at/all.png"))
    let file = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(file) && data.length == 0)
    #expect(CGImageDestinationCreateWithURL(url, "public.png", 1, nil) != nil)
    let page = try #require(URL(string: "https://example.com/a.png"))
    #expect(CGImageDestinationCreateWithURL(page, "public.png", 1, nil) == nil)
  }

  @Test func queuesTellTheirLabels() {
    #expect(String(cString: __dispatch_queue_get_label(.main)) == DispatchQueue.main.label)
    let queue = DispatchQueue(label: "com.example.store")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == queue.label)
  }

  @Test func sessionsMayBeToldToWait() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    configuration.allowsConstrainedNetworkAccess = false
    #expect(!configuration.waitsForConnectivity && configuration.allowsExpensiveNetworkAccess)
  }

  /// A system colour with an opacity is other components on dark screens, and stays so.
  @Test func coloursOfTwoSchemesComeBackAsSuch() throws {
    let faint = UIColor.systemBackground.withAlphaComponent(0.5)
    let back = try #require(try archived(faint))
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      #expect(
        Color(uiColor: back).resolve(in: environment)
          == Color(uiColor: faint).resolve(in: environment))
    }
  }

  private final class Doubling: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test func convertersAreFoundByTheirNames() throws {
    let name = NSValueTransformerName("UIKitDataTests.Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    let found = try #require(ValueTransformer(forName: name))
    #expect(found.transformedValue(4) as? Int == 8)
    #expect(found.reverseTransformedValue(4) as? Int == 2)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    #expect(ValueTransformer().reverseTransformedValue("as it is") as? String == "as it is")
  }

  @Test func fontsAreMadeOfDescriptions() throws {
    let base = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor
    let round = try #require(base.withDesign(.rounded))
    let environment = EnvironmentValues()
    let font = Font(UIFont(descriptor: round, size: 0)).resolve(in: environment)
    let system = Font.system(size: 17, weight: .semibold, design: .rounded)
    #expect(font == system.resolve(in: environment))
    let large = Font(UIFont(descriptor: round, size: 40)).resolve(in: environment)
    #expect(large.size == 40 && large.family == font.family)
    let slanted = try #require(base.withSymbolicTraits([.traitItalic]))
    #expect(slanted != base && slanted.pointSize == 17 && slanted.withSize(9).pointSize == 9)
    #expect(Font(UIFont(descriptor: slanted, size: 0)).resolve(in: environment).isItalic)
  }

  @Test func rectanglesAreInset() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 11, width: 94, height: 46))
  }

  @Test func imagesThatWereBegunEndInTheirOrder() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 8), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 3)
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 12, height: 8))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func aValueThatIsAViewIsErased() throws {
    let words: Any = Text("Words")
    #expect(try Stage(AnyView(_fromValue: words)).texts() == ["Words"])
    #expect(AnyView(_fromValue: 7) == nil)
  }

  @Test func modesHaveCoreGraphicsNumbers() {
    #expect(GraphicsContext.BlendMode.luminosity.rawValue == 15)
    #expect(GraphicsContext.BlendMode(rawValue: 27) == .plusLighter)
    #expect(GraphicsContext.BlendMode(rawValue: 99) == .normal)
  }

  @Test func linksAndStringsTakeResources() throws {
    let resource = LocalizedStringResource("Ferry", defaultValue: "Next ferry")
    let link = NavigationStack { NavigationLink(resource, value: 3) }
    #expect(try Stage(link).texts() == ["Next ferry"])
    #expect(String(AttributedString(localized: resource).characters) == "Next ferry")
  }
}
