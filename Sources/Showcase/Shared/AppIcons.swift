import SwiftUI

/// An app's icon in all its sizes, as the home screen and its neighbours show it.
struct AppIcons: View {
  /// The name of the picture under `Pictures`, without its extension.
  let picture: String
  @Environment(\.locale) private var locale

  var body: some View {
    ScrollView {
      VStack(spacing: 32) {
        icon(side: 256)
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 96), spacing: 16, alignment: .bottom)], spacing: 24
        ) {
          ForEach(AppIconSize.all.dropFirst()) { size in
            VStack(spacing: 8) {
              icon(side: size.points)
              Text(verbatim: size.use.title(in: ContentLanguage(locale))).font(.caption)
              Text(verbatim: "\(size.pixels) px").font(.caption2).foregroundStyle(.secondary)
            }
          }
        }
      }
      .padding(24)
      .frame(maxWidth: 600)
      .frame(maxWidth: .infinity)
    }
    .background(Color(.systemGroupedBackground))
  }

  /// The icon as the system cuts it; the file itself is a square without transparency.
  private func icon(side: CGFloat) -> some View {
    Image(picture: picture)
      .resizable()
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: side * 0.2237, style: .continuous))
  }
}
