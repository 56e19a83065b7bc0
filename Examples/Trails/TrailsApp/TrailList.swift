import SwiftUI

struct TrailList: View {
  @StateObject private var store = TrailStore()

  var body: some View {
    NavigationStack {
      List(store.found) { trail in
        NavigationLink(value: trail) { TrailRow(trail: trail) }
      }
      .overlay { if store.found.isEmpty { ContentUnavailableView.search(text: store.query) } }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
      .searchable(text: $store.query)
    }
  }
}

struct TrailRow: View {
  let trail: Trail
  @Environment(\.dynamicTypeSize) private var typeSize

  /// At the largest text one thing stands below another.
  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: 12))
  }

  var body: some View {
    layout {
      Image(.ridge)
        .resizable()
        .scaledToFit()
        .frame(width: 44, height: 44)
        .padding(6)
        .background(.meadow.opacity(0.25), in: .rect(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 2) {
        Text(trail.name).font(.headline)
        Text("\(trail.ascent) m up").font(.subheadline).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Text(trail.length, format: .number.precision(.fractionLength(1)))
        .font(.custom("Waymark", size: 22, relativeTo: .title3))
        .foregroundStyle(.tint)
    }
  }
}
