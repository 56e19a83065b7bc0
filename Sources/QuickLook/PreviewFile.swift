import SwiftUI

/// A file on a page, as far as it is drawn: a picture, a text, or its name.
enum PreviewFile {
  case picture(UIImage)
  case text(String)
  case other(String)

  private static let pictures: Set = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"]
  private static let texts: Set = [
    "txt", "md", "csv", "json", "xml", "log", "swift", "html", "yml",
  ]

  init(_ url: URL) {
    let kind = url.pathExtension.lowercased()
    if Self.pictures.contains(kind), let image = UIImage(contentsOfFile: url.path) {
      self = .picture(image)
    } else if Self.texts.contains(kind), let data = FileManager.default.contents(atPath: url.path) {
      // A page shows no more of a long one.
      self = .text(String(decoding: data.prefix(20_000), as: UTF8.self))
    } else {
      self = .other(url.lastPathComponent)
    }
  }
}

/// A page of files: a bar with a button that closes it, and the file below.
struct PreviewPage: View {
  let url: URL?
  var title: String?
  let close: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: title ?? url?.lastPathComponent ?? "").font(.headline).lineLimit(1)
        .padding(.horizontal, 72)
        .frame(maxWidth: .infinity, minHeight: 44)
        .overlay {
          HStack {
            Button(SystemString.done.text(locale), action: close).fontWeight(.semibold)
            Spacer()
            Image(systemName: "square.and.arrow.up").foregroundStyle(.tint)
          }
        }
        .padding(.horizontal, 16)
        // A bar does not grow with type.
        .dynamicTypeSize(.large)
      Divider()
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .insetByWindow()
    .background { Color(.systemBackground).ignoresSafeArea() }
  }

  @ViewBuilder private var content: some View {
    if let url {
      switch PreviewFile(url) {
      case .picture(let image):
        Image(uiImage: image).resizable().scaledToFit().accessibilityLabel(url.lastPathComponent)
      case .text(let text):
        ScrollView {
          Text(verbatim: text).font(.callout.monospaced())
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        }
      case .other(let name):
        VStack(spacing: 12) {
          Image(systemName: "doc").font(.system(size: 64)).foregroundStyle(.secondary)
          Text(verbatim: name).font(.headline).multilineTextAlignment(.center)
        }
        .padding(16)
      }
    }
  }
}
