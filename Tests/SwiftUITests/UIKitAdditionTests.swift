import SwiftUI
import TestSupport
import Testing

/// Names of UIKit and Foundation that public projects call beside their views.
@MainActor @Suite struct UIKitAdditionTests {
  /// As Xcode's template of a delegate has it.
  private final class Delegate: NSObject, UIApplicationDelegate {
    var source: String?

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      source = options[.sourceApplication] as? String
      return true
    }
  }

  /// A window with a setting of its own, as apps that show overlays have it.
  private final class OverlayWindow: UIWindow {
    let passes: Bool

    init(windowScene: UIWindowScene, passes: Bool) {
      self.passes = passes
      super.init(windowScene: windowScene)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func addressesAreOpenedWithOptions() throws {
    let delegate = Delegate()
    let url = try #require(URL(string: "app://page"))
    #expect(delegate.application(.shared, open: url, options: [.sourceApplication: "other"]))
    #expect(delegate.source == "other")
  }

  @Test func windowsHaveLevelsAndScenes() {
    let scene = UIWindowScene()
    let window = OverlayWindow(windowScene: scene, passes: true)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)
    #expect(window.windowScene === scene && window.passes)
    #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).windowScene == nil)
  }

  @Test func steppersTakeTheFormerOrder() throws {
    var count = 0
    let stepper = Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) {
      Text("Count")
    }
    let host = ViewHost(stepper, text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    #expect("\(list)".contains("Count"))
    let value = Stepper(value: .constant(1), in: 0...2, onEditingChanged: { _ in }) {
      Text("Value")
    }
    let other = ViewHost(value, text: SquareText(), assets: FixedPictures())
    #expect(
      "\(try other.render(in: Surroundings(size: CGSize(width: 300, height: 300))))"
        .contains("Value"))
  }

  @Test func nothingMovesInLayers() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animationKeys() == nil)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func contentsMakeViews() {
    let content = UIHostingConfiguration { Text("Row") }
    let view = content.makeContentView()
    view.tag = 7
    #expect(view.configuration is UIHostingConfiguration<Located<Text>>)
  }

  @Test func barsHaveAppearancesOfButtons() {
    let appearance = UIBarButtonItemAppearance(style: .plain)
    appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    let bar = UINavigationBarAppearance()
    bar.backButtonAppearance = appearance
    #expect(bar.backButtonAppearance.normal.titleTextAttributes.count == 1)
    #expect(bar.buttonAppearance.normal.titleTextAttributes.isEmpty)
  }

  @Test func bodiesMaySayThatTheyChanged() throws {
    struct Page: View {
      var body: some View {
        let _ = Self._printChanges()
        Text("Page")
      }
    }
    let host = ViewHost(Page(), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    #expect("\(list)".contains("Page"))
  }

  @Test func itemsOfTabBarsHaveAppearances() {
    let bar = UITabBar()
    let appearance = bar.standardAppearance.copy()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    bar.standardAppearance = appearance
    #expect(bar.standardAppearance.stackedLayoutAppearance.normal.iconColor == .red)
    let controller = UIViewController()
    controller.tabBarItem.badgeValue = "3"
    #expect(controller.tabBarItem?.badgeValue == "3")
  }

  @Test func scrollViewsHaveAnAppearance() {
    UIScrollView.appearance().bounces = false
    UITextView.appearance().backgroundColor = .clear
    #expect(UIScrollView.appearance().bounces)
  }

  @Test func textsOfViewsAreStrings() {
    let view = UITextView()
    let text: String = view.text
    #expect(text.isEmpty && !view.hasText)
  }

  @Test func notificationsComeOneAfterTheOther() async {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var posts = center.notifications(named: name, object: nil).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["count": 1])
    center.post(name: name, object: nil, userInfo: ["count": 2])
    #expect(await posts.next()?.userInfo?["count"] as? Int == 1)
    #expect(await posts.next()?.userInfo?["count"] as? Int == 2)
  }

  @Test func documentsOfCoreGraphicsAreNotWritten() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString).pdf")
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let context = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.addRect(box)
    context.fillPath()
    context.endPDFPage()
    context.closePDF()
    #expect(context.width == 100 && context.height == 50)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func fieldsOfFormattersTakeTheFormerOrder() throws {
    let field = TextField("Age", value: .constant(7), formatter: NumberFormatter()) { _ in
    } onCommit: {
    }
    let host = ViewHost(field, text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    #expect(list.items.flatMap(\.words).map(\.text) == ["7"])
  }

  @Test func shapesAreClippedAsButtonsAre() throws {
    let host = ViewHost(
      Color.red.clipShape(.buttonBorder).frame(width: 60, height: 40), text: SquareText(),
      assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    let clips = list.items.compactMap { item -> CGRect? in
      if case .layer(let layer) = item.operation { layer.clip?.boundingRect } else { nil }
    }
    #expect(clips == [CGRect(x: 120, y: 130, width: 60, height: 40)])
    let inset = ButtonBorderShape.capsule.inset(by: 10)
    let path = inset.path(in: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test func lengthsGrowWithTheSizeOfText() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let none = UITraitCollection(userInterfaceStyle: .dark)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) > 20)
    #expect(metrics.scaledValue(for: 10, compatibleWith: none) == 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: nil) == 10)
    let font = UIFont.systemFont(ofSize: 10)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 12, compatibleWith: large).pointSize == 12)
  }

  @Test func categoriesAreSizesOfText() {
    #expect(
      DynamicTypeSize.allCases.allSatisfy { DynamicTypeSize(UIContentSizeCategory($0)) == $0 })
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(UIContentSizeCategory.small < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func smallPicturesNeedAScreen() throws {
    let source = try #require(CGImageSourceCreateWithData(Data() as CFData, nil))
    let options =
      [kCGImageSourceThumbnailMaxPixelSize: 20.0, kCGImageSourceShouldCache: false]
      as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
  }

  @Test func familiesAreNotListed() {
    #expect(UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.isEmpty)
  }

  @Test func filesAreFoundByTheirEnding() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Levels/one.json", "Levels/two.json", "Other/three.json", "Levels/a.txt"] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let files = AppFiles(folders: [folder.path])
    func names(_ ending: String?, in inner: String?) -> [String]? {
      files.urls(forResourcesWithExtension: ending, subdirectory: inner, in: .main)?
        .filter { $0.path.hasPrefix(folder.path) }.map(\.lastPathComponent)
    }
    #expect(names("json", in: "Levels") == ["one.json", "two.json"])
    #expect(names(".txt", in: "Levels/") == ["a.txt"])
    #expect(names("json", in: nil) == ["one.json", "two.json", "three.json"])
    #expect(names("none", in: "Levels") == nil)
    // A module's bundle is one of the folders, and has that one's alone.
    let module = try #require(Bundle(path: folder.path))
    let three = files.url(forResource: "three", withExtension: "json", in: module)
    #expect(three?.lastPathComponent == "three.json")
    let texts = files.urls(forResourcesWithExtension: "txt", subdirectory: nil, in: module)
    #expect(texts?.map(\.lastPathComponent) == ["a.txt"])
    let inner = try #require(Bundle(path: folder.appendingPathComponent("Levels").path))
    #expect(files.url(forResource: "three", withExtension: "json", in: inner) == nil)
  }

  @Test func documentsAreDrawnWithoutBytes() throws {
    var bounds: [CGRect] = []
    let page = CGRect(x: 0, y: 0, width: 595, height: 842)
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      bounds.append(context.pdfContextBounds)
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 4, y: 4, width: 2, height: 2))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 20), pageInfo: [:])
      bounds.append(context.pdfContextBounds)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(data.isEmpty)
    #expect(bounds == [page, CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
