import SwiftUI

extension SpecimenFamily {
  /// Boxes, disclosures, lines and scroll views.
  static let groups = SpecimenFamily(
    "groups", title: "Группы",
    pages: [6, 2],
    parts: [
      Specimen("GroupBox") { GroupBox { Text("Содержимое") } },
      Specimen("GroupBox, label") {
        GroupBox("Адрес") {
          Text("Саранск, Соборная площадь, 1").frame(maxWidth: .infinity, alignment: .leading)
        }
      },
      Specimen("GroupBox, nested, Label") {
        GroupBox {
          GroupBox { Text("Внутри").frame(maxWidth: .infinity, alignment: .leading) }
        } label: {
          Label("Здоровье", systemImage: "heart.fill").foregroundStyle(.pink)
        }
      },
      Specimen("DisclosureGroup, closed") { DisclosureGroup("Подробности") { Text("Текст") } },
      Specimen("DisclosureGroup, open") {
        DisclosureGroup("Подробности", isExpanded: .constant(true)) {
          Text("Первая строка").frame(maxWidth: .infinity, alignment: .leading)
          Text("Вторая строка").frame(maxWidth: .infinity, alignment: .leading)
        }
      },
      Specimen("DisclosureGroup, disabled") {
        DisclosureGroup("Подробности") { Text("Текст") }.disabled(true)
      },
      Specimen("Divider") {
        VStack(spacing: 8) {
          Text("Сверху")
          Divider()
          HStack {
            Text("Слева")
            Divider()
            Text("Справа")
          }
          .frame(height: 20)
        }
      },
      Specimen("TimelineView") {
        TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
      },
    ])
}
