import Components
import SwiftUI

/// The encyclopedia's app in a person's language, or why it cannot be opened.
struct AnimalsApp: View {
  @Environment(\.locale) private var locale
  private let tab: AnimalsTab
  private let path: [Animal.ID]
  private let dependencies: @MainActor (ContentLanguage) throws -> AnimalsDependencies

  /// Creates the app at a tab, with the pages of some animals opened.
  init(
    tab: AnimalsTab = .encyclopedia, path: [Animal.ID] = [],
    dependencies: @escaping @MainActor (ContentLanguage) throws -> AnimalsDependencies
  ) { (self.tab, self.path, self.dependencies) = (tab, path, dependencies) }

  var body: some View {
    let language = ContentLanguage(locale)
    LanguageContent(tab: tab, path: path, opening: AnimalsOpening { try dependencies(language) })
      .id(language)
      .appResources(AnimalsResources.shared)
  }
}

/// The app's strings.
@MainActor
enum AnimalsResources {
  static let shared = AppResources(
    ShowcaseResource.folder.appendingPathComponent("Animals"), developmentLanguage: "ru")
}

/// The dependencies, made when the app first shows and anew on demand.
@MainActor
private final class AnimalsOpening: ObservableObject {
  enum State {
    case open(AnimalsModel)
    case failed
  }

  private let make: () throws -> AnimalsDependencies
  @Published private(set) var state: State

  init(_ make: @escaping () throws -> AnimalsDependencies) {
    self.make = make
    state = Self.opened(by: make)
  }

  func retry() { state = Self.opened(by: make) }

  private static func opened(by make: () throws -> AnimalsDependencies) -> State {
    do {
      return .open(AnimalsModel(try make()))
    } catch {
      Log.app.fault("\(error)")
      return .failed
    }
  }
}

private struct LanguageContent: View {
  @StateObject private var opening: AnimalsOpening
  private let tab: AnimalsTab
  private let path: [Animal.ID]

  init(tab: AnimalsTab, path: [Animal.ID], opening: @autoclosure @escaping () -> AnimalsOpening) {
    (self.tab, self.path) = (tab, path)
    _opening = StateObject(wrappedValue: opening())
  }

  var body: some View {
    switch opening.state {
    case .open(let model): MainTabView(model: model, tab: tab, path: path)
    case .failed:
      ContentUnavailableView {
        Label("Энциклопедия не открылась", systemImage: "exclamationmark.triangle")
      } description: {
        Text("Освободите место на устройстве и попробуйте ещё раз.")
      } actions: {
        AppButton("Повторить", icon: "arrow.clockwise", action: opening.retry)
          .frame(maxWidth: 280)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(AppColors.background.ignoresSafeArea())
    }
  }
}
