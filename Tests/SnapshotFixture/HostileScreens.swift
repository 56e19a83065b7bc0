import Foundation
import SnapshotKit
import SwiftUI

/// Screens with what goes wrong in apps; environment variables set what.
///
/// - `FIXTURE_IMAGE`: the file of the screen `picture`.
/// - `FIXTURE_URL`: the address of the screens whose names begin with `remote`.
/// - `FIXTURE_DEPTH`: how deep the screen `deep` is nested.
let hostileScreens = [
  Screen("picture", title: "A picture of a file") {
    VStack {
      Text("Картина")
      Image(
        ImageReference(
          name: "picture", location: .file(path: environment("FIXTURE_IMAGE") ?? "none"))
      ).resizable().frame(width: 100, height: 100)
    }
  },
  Screen("remote", title: "A picture of an address") {
    AsyncImage(url: environment("FIXTURE_URL").flatMap { URL(string: $0) }) { phase in
      switch phase {
      case .empty: Text(verbatim: "empty")
      case .success(let image): image.resizable().frame(width: 50, height: 50)
      case .failure: Text(verbatim: "failure")
      }
    }
  },
  Screen("named", title: "A picture that no catalogue has") {
    VStack {
      Text("Картина")
      Image("no-such-picture")
    }
  },
  .flow("slides", title: "A state of which shows a picture that no catalogue has") {
    Slides()
  } steps: {
    Step("first")
    Step("broken") { try $0.tap("Next") }
    Step("behind") { try $0.tap("Next") }
    Step("lost") { try $0.tap("Nothing") }
    Step("never")
  },
  Screen("empty", title: "Shows nothing") { EmptyView() },
  Screen("splash", title: "Shows one colour on purpose", allowsSingleColor: true) {
    Color.red.ignoresSafeArea()
  },
  Screen("deep", title: "Is nested deep") {
    Nest(depth: environment("FIXTURE_DEPTH").flatMap { Int($0) } ?? 10)
  },
  Screen("endless", title: "Contains itself") { Endless() },
  Screen("recursion", title: "Calls a function that calls itself without end") {
    Text(verbatim: "\(depth(of: 1))")
  },
  Screen("index", title: "Takes an element that there is not") {
    Text(verbatim: "\([1, 2, 3][environment("FIXTURE_NOTHING") == nil ? 7 : 0])")
  },
  Screen("controls", title: "Has control characters in its texts") {
    VStack {
      Text(verbatim: "до\0после")
      Text(verbatim: "a\u{1}b\u{7F}c\u{9B}d\u{1B}[31me")
    }
  },
  Screen("plain", title: "Has none of them") {
    VStack {
      Text(verbatim: "допосле")
      Text(verbatim: "abcd[31me")
    }
  },
  Screen("sizes", title: "Has sizes that nothing has") {
    VStack {
      Text("Саранск").font(.system(size: -12))
      Text("Саранск").font(.system(size: .nan))
      Text("Саранск").font(.system(size: 1e9)).frame(width: 20, height: 20)
      Image(systemName: "star").font(.system(size: 1e9)).frame(width: 20, height: 20)
      Image(systemName: "star").font(.system(size: -1))
      Text("Саранск").frame(width: 1e9, height: 1e9)
      Text("Саранск").lineSpacing(1e9).kerning(1e9).frame(width: 20, height: 20)
    }
  },
]

private struct Slides: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text(verbatim: "slide \(page)")
      if page == 1 { Image("no-such-picture") }
      Button("Next") { page += 1 }
    }
  }
}

private struct Nest: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text(verbatim: "core")
    } else {
      VStack(spacing: 0) { AnyView(Nest(depth: depth - 1)) }
    }
  }
}

/// Calls itself without end, and has something to do afterwards, so that no call replaces another.
private func depth(of number: Int) -> Int {
  number == 0 ? 0 : 1 + depth(of: number &+ 1) + depth(of: number &- 2)
}

private struct Endless: View {
  var body: some View {
    VStack { AnyView(Endless()) }
  }
}
