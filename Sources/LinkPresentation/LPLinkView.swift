import SwiftUI

/// A card of a page of the web: its title and the name of its server.
///
/// Its measures are estimates, and pictures of pages are not drawn.
open class LPLinkView: UIView {
  /// The words of the page.
  open var metadata = LPLinkMetadata()

  /// Creates a card of words.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }

  /// Creates a card of an address.
  public convenience init(url: URL) {
    self.init(frame: .zero)
    metadata.originalURL = url
  }
}

extension LPLinkView: _UIViewDrawing {
  /// The card.
  public var _drawing: AnyView? { AnyView(LinkCard(metadata: metadata)) }
}

/// The title of a page above the name of its server.
private struct LinkCard: View {
  let metadata: LPLinkMetadata

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        if let title = metadata.title {
          Text(verbatim: title).font(.subheadline.weight(.semibold)).lineLimit(2)
        }
        if let host {
          Text(verbatim: host).font(.footnote).lineLimit(1)
            .foregroundStyle(metadata.title == nil ? .primary : .secondary)
        }
      }
      Spacer(minLength: 0)
      Image(systemName: "safari").font(.title2).foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color(.secondarySystemFill), in: .rect(cornerRadius: 12))
  }

  private var host: String? {
    let host = (metadata.url ?? metadata.originalURL)?.host
    return host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
  }
}
