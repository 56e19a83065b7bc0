import SwiftUI
import TestSupport
import Testing

/// A page's value.
struct KeptPlace: Codable, Hashable { var name: String }

/// UIKit's names in an app of SwiftUI.
@MainActor @Suite struct UIKitTests {
  /// As Xcode's template of iOS 13 has it.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      if let windowScene = scene as? UIWindowScene {
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("Hello"))
        self.window = window
        window.makeKeyAndVisible()
      }
    }
  }

  @Test func anAppOfScenesIsMade() {
    let delegate = SceneDelegate()
    let scene = UIWindowScene()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    #expect(delegate.window?.rootViewController is UIHostingController<Text>)
  }

  @Test func tabBarsCanBeHiddenForAllOfAScreen() throws {
    struct Page: View {
      init(hides: Bool) { if hides { UITabBar.appearance().isHidden = true } }
      var body: some View {
        TabView { Text("Root").tabItem { Label("First", systemImage: "star") } }
      }
    }
    let surroundings = Surroundings(size: CGSize(width: 300, height: 300))
    // A screen's setting ends with it.
    for hides in [false, true, false] {
      let host = ViewHost(
        Wrapper { Page(hides: hides) }, text: SquareText(), assets: FixedPictures())
      let list = try host.render(in: surroundings)
      #expect("\(list)".contains("First") != hides)
    }
  }

  private struct Wrapper<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
  }

  @Test func fontsGrowByMetrics() {
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    #expect(
      UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
  }

  @Test func pathsAreKeptAndReadAgain() throws {
    var path = NavigationPath([KeptPlace(name: "a")])
    path.append(7)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    struct Secret: Hashable {}
    path.append(Secret())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["4None","1"]"#.utf8))
    }
  }

  @Test func coloursSayWhatTheyAre() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 1).description == "#FF8000FF")
  }
}
