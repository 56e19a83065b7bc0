/// The title and the kind of what is shared, as the sheet shows them.
struct SharedItem {
  /// The title; nil for what has none but its own words.
  let title: Text?
  /// The words of the item itself: the domain of an address, the first line of a text.
  let words: String?
  let isAddress: Bool
  /// The number of items.
  let count: Int

  /// Describes one item.
  init(_ item: Any, title: Text?) { self.init(first: item, count: 1, title: title) }

  /// Describes several items by the first of them.
  init<Data: Collection>(of items: Data, title: Text?) {
    self.init(first: items.first, count: items.count, title: title)
  }

  private init(first: Any?, count: Int, title: Text?) {
    (self.title, self.count) = (title, count)
    switch first {
    case let url as URL:
      words = Self.name(of: url)
      isAddress = true
    case let text as String:
      words = text.split(whereSeparator: \.isNewline).first.map { String($0) }
      isAddress = false
    default:
      words = nil
      isAddress = false
    }
  }

  private static func name(of url: URL) -> String {
    if url.isFileURL { return url.lastPathComponent }
    if ["http", "https"].contains(url.scheme), let host = url.host {
      return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
    let address = url.absoluteString
    guard let range = address.range(of: "://") else { return address }
    return String(address[range.upperBound...])
  }
}
