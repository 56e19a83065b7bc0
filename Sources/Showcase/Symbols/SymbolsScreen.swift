import SwiftUI

/// A page of symbols, each above its name.
struct SymbolsScreen: View {
  let page: SymbolPage

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .firstTextBaseline) {
          Text("Символы").font(.title2.bold())
          Text(page.range).font(.subheadline).foregroundStyle(.secondary)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 92), spacing: 4)], spacing: 4) {
          ForEach(page.names, id: \.self) { name in SymbolSpecimen(name: name) }
        }
      }
      .padding(.horizontal, 16)
      .padding(.top, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Color(.systemBackground))
  }
}

/// A symbol above its name.
private struct SymbolSpecimen: View {
  let name: String

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: name).font(.system(size: 20)).frame(height: 24)
      Text(verbatim: name).font(.system(size: 8)).foregroundStyle(.secondary)
        .multilineTextAlignment(.center).lineLimit(2).frame(height: 20, alignment: .top)
    }
    .frame(maxWidth: .infinity)
  }
}

/// As many symbols as a large tablet shows at once.
struct SymbolPage {
  /// From 1.
  let number: Int
  let names: [String]

  /// The first and the last name.
  var range: String { "\(names.first ?? "") – \(names.last ?? "")" }

  /// All names, on pages of 25 rows of ten.
  static func pages(of names: [String]) -> [SymbolPage] {
    let size = 250
    return stride(from: 0, to: names.count, by: size).enumerated().map { index, start in
      SymbolPage(number: index + 1, names: Array(names[start..<min(start + size, names.count)]))
    }
  }
}
