import SwiftUI

extension SpecimenFamily {
  /// Text in its styles, weights, lines and formats.
  static let texts = SpecimenFamily(
    "texts", title: "Тексты",
    pages: [4, 7],
    parts: [
      Specimen("Text, text styles") {
        VStack(alignment: .leading, spacing: 2) {
          Text("Large Title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Title 2").font(.title2)
          Text("Title 3").font(.title3)
          Text("Headline").font(.headline)
          Text("Body").font(.body)
          Text("Callout").font(.callout)
          Text("Subheadline").font(.subheadline)
          Text("Footnote").font(.footnote)
          Text("Caption").font(.caption)
          Text("Caption 2").font(.caption2)
        }
      },
      Specimen("Text, weights and designs") {
        VStack(alignment: .leading, spacing: 2) {
          Text("Тонкий ").fontWeight(.light) + Text("обычный ")
            + Text("средний ").fontWeight(.medium)
            + Text("жирный").bold()
          Text("Курсив").italic()
          Text("Monospaced 0123").monospaced()
          Text("Rounded 0123").fontDesign(.rounded)
          Text("Serif 0123").fontDesign(.serif)
        }
      },
      Specimen("Text, concatenated") {
        Text("Собор ") + Text("Феодора Ушакова").bold() + Text(", 2006").foregroundColor(.secondary)
      },
      Specimen("Text, Markdown") {
        Text("Текст *курсивом*, **жирно**, ~~зачёркнуто~~, `код` и [ссылка](https://example.org)")
      },
      Specimen("Text, attributed") { Text(attributed) },
      Specimen("Text, decorations") {
        SpecimenRow(spacing: 12) {
          Text("Линия").underline()
          Text("Точки").underline(pattern: .dot, color: .red)
          Text("Нет").strikethrough()
          Text("Раз­рядка").kerning(2)
          Text("x") + Text("2").font(.caption).baselineOffset(6)
        }
      },
      Specimen("Text, lineLimit(2), truncationMode") {
        VStack(alignment: .leading, spacing: 6) {
          Text(long).lineLimit(2)
          Text(long).lineLimit(1).truncationMode(.middle)
          Text(long).lineLimit(1).truncationMode(.head)
        }
      },
      Specimen("Text, multilineTextAlignment") {
        SpecimenRow(alignment: .top, spacing: 8) {
          Text("К началу строки").multilineTextAlignment(.leading)
          Text("По самой середине").multilineTextAlignment(.center)
          Text("К концу каждой").multilineTextAlignment(.trailing)
        }
        .frame(width: 240, alignment: .leading)
      },
      Specimen("Text, formats") {
        VStack(alignment: .leading, spacing: 2) {
          Text(1_234_567.891, format: .number)
          Text(0.42, format: .percent)
          Text(1990, format: .currency(code: "RUB"))
          Text(moment, style: .date)
          Text(moment, format: .dateTime.day().month().year())
        }
      },
      Specimen("Text, hierarchical styles") {
        SpecimenRow(spacing: 8) {
          Text("Первый").foregroundStyle(.primary)
          Text("второй").foregroundStyle(.secondary)
          Text("третий").foregroundStyle(.tertiary)
          Text("четвёртый").foregroundStyle(.quaternary)
        }
      },
      Specimen("Text, redacted(.placeholder)") {
        Text("Скрытый до загрузки текст").redacted(reason: .placeholder)
      },
    ])

  private static let long =
    "Кафедральный собор построен в стиле ампир и вмещает до трёх тысяч человек одновременно."

  static let moment = SampleMoment.date

  private static var attributed: AttributedString {
    var text = AttributedString("Красное, крупное, на жёлтом")
    if let red = text.range(of: "Красное") { text[red].foregroundColor = .red }
    if let large = text.range(of: "крупное") { text[large].font = .title3.bold() }
    if let yellow = text.range(of: "на жёлтом") {
      text[yellow].backgroundColor = .yellow
      text[yellow].foregroundColor = .black
    }
    return text
  }
}
