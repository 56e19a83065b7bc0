import SwiftUI

enum Terrain: String, CaseIterable, Identifiable {
  case forest, shore, steppe
  var id: String { rawValue }
}

struct Trail: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let terrain: Terrain
  let length: Double
  var photo = "https://example.org/trail.jpg"
}

@MainActor
final class TrailsViewModel: ObservableObject {
  @Published var trails = [
    Trail(name: "Oak ring", terrain: .forest, length: 4.25),
    Trail(name: "Long beach", terrain: .shore, length: 12),
    Trail(name: "Wind road", terrain: .steppe, length: 7.5),
  ]
  @Published var search = ""
  @Published var terrain: Terrain?
  @Published var showsFilters = false
  @Published var isNew = true

  var shown: [Trail] { trails.filter { terrain == nil || $0.terrain == terrain } }
}

struct TrailGrid<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  let data: Data
  let columns: Int
  let content: (Data.Element) -> Content

  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  init(
    data: Data, columns: Int = 2, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.columns = columns
    self.content = content
  }

  private var count: Int {
    switch horizontalSizeClass {
    case .compact: return 1
    case .regular: return columns
    default: return 1
    }
  }

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: count)) {
      ForEach(data) { item in
        content(item)
      }
    }
  }
}

struct TrailRow: View {
  let trail: Trail
  let onTap: () -> Void

  var body: some View {
    TrailCard {
      VStack(alignment: .leading, spacing: TrailSpacing.small) {
        AsyncImage(url: URL(string: trail.photo)) { image in
          image
            .resizable()
            .aspectRatio(contentMode: .fill)
        } placeholder: {
          Rectangle()
            .fill(TrailColors.surface)
            .overlay(Image(systemName: "photo"))
        }
        .frame(height: 60)
        .clipped()
        HStack {
          Text(trail.name).font(TrailFonts.heading).lineLimit(2)
          Spacer()
          Text(String(format: "%.1f km", trail.length)).font(TrailFonts.note)
        }
      }
    }
    .onTapGesture {
      onTap()
    }
  }
}

struct TrailsScreen: View {
  @StateObject private var viewModel = TrailsViewModel()
  @State private var selected: Trail?
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        TrailField(prompt: "Find a trail", text: $viewModel.search, icon: "magnifyingglass")
        if viewModel.search.isEmpty {
          chips
        }
        ScrollView {
          TrailGrid(data: viewModel.shown) { trail in
            TrailRow(trail: trail) {
              selected = trail
            }
          }
          .padding(horizontalSizeClass == .compact ? TrailSpacing.medium : TrailSpacing.large)
        }
      }
      .navigationTitle("Trails")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Filter") {
            viewModel.showsFilters = true
          }
        }
      }
      .sheet(isPresented: $viewModel.showsFilters) {
        Text("Filters")
      }
      .sheet(item: $selected) { trail in
        Text("About \(trail.name)")
      }
    }
  }

  private var chips: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: TrailSpacing.small) {
        ForEach(Terrain.allCases, id: \.self) { terrain in
          Button {
            viewModel.terrain = viewModel.terrain == terrain ? nil : terrain
          } label: {
            Text(terrain.rawValue).font(TrailFonts.note)
          }
        }
      }
      .padding(.horizontal, TrailSpacing.medium)
    }
  }
}
