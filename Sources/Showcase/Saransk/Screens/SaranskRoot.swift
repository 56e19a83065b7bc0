import Components
import SwiftUI

/// The app: tabs on a phone, a sidebar beside the pages on a tablet, and tabs as well where that
/// stands upright, since its sidebar is folded away there.
struct SaranskRoot: View {
  @StateObject private var app: SaranskModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @AppStorage(SaranskAppearance.key) private var appearance = SaranskAppearance.system
  @State private var isUpright = false
  @State private var sidebar: NavigationSplitViewVisibility

  init(_ app: SaranskModel, sidebar: NavigationSplitViewVisibility = .automatic) {
    _app = StateObject(wrappedValue: app)
    _sidebar = State(initialValue: sidebar)
  }

  var body: some View {
    ZStack {
      if horizontalSizeClass == .regular, verticalSizeClass == .regular {
        AdaptiveNavigation(visibility: $sidebar) {
          // The sidebar has the same places.
          MainTabs(hasBar: hasTabs)
        } sidebar: {
          SidebarView()
        }
        // Two ways to the same places at once would be one too many.
        .toolbar(removing: hasTabs ? .sidebarToggle : nil)
      } else {
        MainTabs()
      }
      EarnedBadge()
    }
    .onGeometryChange(for: Bool.self) {
      $0.size.height > $0.size.width
    } action: {
      isUpright = $0
    }
    .environmentObject(app)
    .tint(AppColors.primary)
    .appResources(SaranskResources.shared)
    .preferredColorScheme(appearance.scheme)
    .onOpenURL { app.open($0) }
  }
}

/// The app's strings and pictures.
@MainActor enum SaranskResources {
  static let shared = AppResources(
    ShowcaseResource.folder.appendingPathComponent("Saransk"), developmentLanguage: "ru")
}

extension SaranskRoot {
  /// A Boolean value that indicates whether a tablet's tabs stand for its sidebar.
  private var hasTabs: Bool { isUpright && [.automatic, .detailOnly].contains(sidebar) }
}

extension SaranskTab {
  var title: LocalizedStringKey {
    switch self {
    case .map: "Карта"
    case .catalogue: "Места"
    case .achievements: "Достижения"
    case .profile: "Профиль"
    }
  }

  var icon: String {
    switch self {
    case .map: "map.fill"
    case .catalogue: "square.grid.2x2.fill"
    case .achievements: "trophy.fill"
    case .profile: "person.crop.circle.fill"
    }
  }
}
