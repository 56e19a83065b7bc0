import SwiftUI

/// A page of symbols, each above its name.
struct SymbolsScreen: View {
  let page: SymbolPage
  var weight = Font.Weight.regular

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .firstTextBaseline) {
          Text("Символы").font(.title2.bold())
          Text(page.range).font(.subheadline).foregroundStyle(.secondary)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 92), spacing: 4)], spacing: 4) {
          ForEach(page.names, id: \.self) { name in NamedSymbol(name: name, weight: weight) }
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
private struct NamedSymbol: View {
  let name: String
  let weight: Font.Weight

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: name).font(.system(size: 20, weight: weight)).frame(height: 24)
      Text(verbatim: SymbolCaption.lines(of: name).joined(separator: "\n"))
        .font(.system(size: 7.5))
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .frame(height: 27, alignment: .top)
    }
    .frame(maxWidth: .infinity)
  }
}

/// A symbol's name in lines that end at its dots.
enum SymbolCaption {
  /// The characters that a line takes.
  private static let length = 21

  /// Returns the lines of a name.
  static func lines(of name: String) -> [String] {
    var lines: [String] = [""]
    let words = name.split(separator: ".")
    for (index, word) in words.enumerated() {
      let piece = index < words.count - 1 ? word + "." : word
      let line = lines[lines.count - 1]
      if !line.isEmpty, line.count + piece.count > length {
        lines.append(String(piece))
      } else {
        lines[lines.count - 1] = line + piece
      }
    }
    return lines
  }
}

/// As many symbols as a large tablet shows at once.
struct SymbolPage {
  /// From 1.
  let number: Int
  let names: [String]

  /// The first and the last name.
  var range: String { "\(names.first ?? "") – \(names.last ?? "")" }

  /// All names, on pages of 22 rows of ten.
  static func pages(of names: [String]) -> [SymbolPage] {
    let size = 220
    return stride(from: 0, to: names.count, by: size).enumerated().map { index, start in
      SymbolPage(number: index + 1, names: Array(names[start..<min(start + size, names.count)]))
    }
  }
}
