import SwiftUI

extension SpecimenFamily {
  /// Buttons in every style, role, size and state; links.
  static let buttons = SpecimenFamily(
    "buttons", title: "Кнопки",
    pages: [8, 8],
    parts: [
      row(".automatic") { $0.buttonStyle(.automatic) },
      row(".plain") { $0.buttonStyle(.plain) },
      row(".borderless") { $0.buttonStyle(.borderless) },
      row(".bordered") { $0.buttonStyle(.bordered) },
      row(".borderedProminent") { $0.buttonStyle(.borderedProminent) },
      Specimen("Button, controlSize") {
        SpecimenRow(spacing: 8) {
          Button("Мини") {}.controlSize(.mini)
          Button("Малая") {}.controlSize(.small)
          Button("Средняя") {}
          Button("Да") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
      },
      Specimen("Button, controlSize, prominent") {
        SpecimenRow(spacing: 8) {
          Button("Мини") {}.controlSize(.mini)
          Button("Малая") {}.controlSize(.small)
          Button("Средняя") {}
          Button("Да") {}.controlSize(.large)
        }
        .buttonStyle(.borderedProminent)
      },
      Specimen("Button, .large, full width") {
        Button {
        } label: {
          Label("Продолжить", systemImage: "arrow.right").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      },
      Specimen("Button, buttonBorderShape") {
        SpecimenRow(spacing: 8) {
          Button("Капсула") {}.buttonBorderShape(.capsule)
          Button("Радиус 4") {}.buttonBorderShape(.roundedRectangle(radius: 4))
          Button("Круг", systemImage: "plus") {}
            .labelStyle(.iconOnly).buttonBorderShape(.circle)
        }
        .buttonStyle(.borderedProminent)
      },
      Specimen("Button, tint") {
        SpecimenRow(spacing: 8) {
          Button("Зелёная") {}.tint(.green)
          Button("Розовая") {}.tint(.pink)
          Button("Оранжевая") {}.tint(.orange).buttonStyle(.borderedProminent)
        }
        .buttonStyle(.bordered)
      },
      Specimen("Button, icons") {
        SpecimenRow(spacing: 8) {
          Button("Правка", systemImage: "pencil") {}
          Button("Поделиться", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
          Button("Удалить", systemImage: "trash", role: .destructive) {}.labelStyle(.iconOnly)
        }
        .buttonStyle(.bordered)
      },
      Specimen("Link") {
        Link("Сайт города", destination: URL(fileURLWithPath: "/"))
      },
      Specimen("Link, Label, disabled") {
        SpecimenRow(spacing: 16) {
          Link(destination: URL(fileURLWithPath: "/")) { Label("Сайт", systemImage: "safari") }
          Link("Недоступна", destination: URL(fileURLWithPath: "/")).disabled(true)
        }
      },
      row(".glass") { $0.buttonStyle(.glass) },
      row(".glassProminent") { $0.buttonStyle(.glassProminent) },
      Specimen("glassEffect, .clear, tint, shape") {
        SpecimenRow(spacing: 8) {
          Text("Стекло").padding(10).glassEffect()
          Text("Ясное").padding(10).glassEffect(.clear)
          Text("Цвет").foregroundStyle(.black).padding(10)
            .glassEffect(.regular.tint(.teal), in: .rect(cornerRadius: 8))
        }
        .padding(8)
        .background(
          LinearGradient(colors: [.indigo, .purple], startPoint: .leading, endPoint: .trailing))
      },
    ])

  /// A style's buttons: as they are, in their roles, pressed and disabled.
  private static func row<Row: View>(
    _ name: String, style: @escaping @MainActor @Sendable (AnyView) -> Row
  ) -> Specimen {
    Specimen("Button, \(name), destructive, cancel, pressed, disabled") {
      style(
        AnyView(
          SpecimenRow(spacing: 6) {
            Button("Да") {}
            Button("Прочь", role: .destructive) {}
            Button("Стоп", role: .cancel) {}
            Button("Жму") {}.environment(\.showsPressedControls, true)
            Button("Нет") {}.disabled(true)
          }))
    }
  }
}
