import SwiftUI

struct TrailProgress: View {
  let done: Int
  let total: Int

  var body: some View {
    VStack {
      ZStack {
        Circle()
          .stroke(TrailColors.faint.opacity(0.2), lineWidth: 4)
        Circle()
          .trim(from: 0, to: Double(done) / Double(total))
          .stroke(TrailColors.accent, style: StrokeStyle(lineWidth: 4, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .animation(.easeInOut(duration: 1), value: done)
      }
      .frame(width: 60, height: 60)
      ProgressView(value: Double(done), total: Double(total))
        .progressViewStyle(LinearProgressViewStyle(tint: TrailColors.accent))
      Text("\(done) of \(total)")
    }
  }
}

struct TrailInsets<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .safeAreaInset(edge: .top) {
        Color.clear.frame(height: 20)
      }
  }
}

struct TrailColumns<Content: View>: View {
  let content: Content
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    if horizontalSizeClass == .compact {
      NavigationView {
        content
      }
    } else {
      NavigationSplitView {
        Text("Regions")
      } detail: {
        content
      }
    }
  }
}

struct TurningView<Content: View>: View {
  let content: Content
  @State private var orientation = UIDeviceOrientation.portrait

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    Group {
      if orientation.isPortrait {
        VStack {
          content
        }
      } else {
        HStack {
          content
        }
      }
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
    ) { _ in
      orientation = UIDevice.current.orientation
    }
  }
}

struct TrailPhoto: View {
  let name: String
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  var body: some View {
    Image(name)
      .resizable()
      .aspectRatio(contentMode: horizontalSizeClass == .compact ? .fill : .fit)
      .frame(
        maxWidth: horizontalSizeClass == .compact ? .infinity : 400,
        maxHeight: horizontalSizeClass == .compact ? 200 : 300
      )
      .clipped()
  }
}

struct TrailsApp: App {
  @StateObject private var model = TrailsViewModel()

  var body: some Scene {
    WindowGroup {
      if model.isNew {
        WelcomeView(model: model)
      } else {
        TrailsScreen()
      }
    }
    .environmentObject(model)
  }
}

struct WelcomeView: View {
  @ObservedObject var model: TrailsViewModel

  var body: some View {
    VStack {
      Text("Welcome")
      Trails()
      Button("Begin") { model.isNew = false }
    }
  }
}

struct Trails: View {
  @EnvironmentObject var model: TrailsViewModel
  var body: some View { Text("\(model.trails.count) trails") }
}
