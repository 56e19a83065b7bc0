import SwiftUI

extension SpecimenFamily {
  /// Menus, groups of controls, sharing and editing.
  static let menus = SpecimenFamily(
    "menus", title: "Меню и действия",
    parts: [
      Specimen("Menu, text, icon, Label, disabled") {
        SpecimenRow(spacing: 16) {
          Menu("Ещё") { Button("А") {} }
          Menu("Настройки", systemImage: "gearshape") { Button("А") {} }
          Menu {
            Button("А") {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          Menu("Нельзя") { Button("А") {} }.disabled(true)
        }
      },
      Specimen("Menu, bordered, prominent") {
        SpecimenRow(spacing: 8) {
          Menu("С рамкой") { Button("А") {} }.buttonStyle(.bordered)
          Menu("Главное", systemImage: "plus") { Button("А") {} }.buttonStyle(.borderedProminent)
        }
      },
      Specimen("ControlGroup") {
        ControlGroup {
          Button("Вырезать", systemImage: "scissors") {}
          Button("Копировать", systemImage: "doc.on.doc") {}
          Button("Вставить", systemImage: "doc.on.clipboard") {}
        }
        .labelStyle(.iconOnly)
      },
      Specimen("ControlGroup, words, disabled") {
        SpecimenRow(spacing: 12) {
          ControlGroup {
            Button("Назад") {}
            Button("Вперёд") {}
          }
          ControlGroup {
            Button("Назад") {}
            Button("Вперёд") {}
          }
          .disabled(true)
        }
      },
      Specimen("ControlGroup, .navigation") {
        ControlGroup {
          Button("Назад", systemImage: "chevron.left") {}
          Button("Вперёд", systemImage: "chevron.right") {}
        }
        .labelStyle(.iconOnly)
        .controlGroupStyle(.navigation)
      },
      Specimen("ShareLink") {
        SpecimenRow(spacing: 16) {
          ShareLink(item: "https://example.org")
          ShareLink("Поделиться фото", item: "https://example.org")
        }
      },
      Specimen("ShareLink, icon, bordered, disabled") {
        SpecimenRow(spacing: 16) {
          ShareLink(item: "https://example.org").labelStyle(.iconOnly)
          ShareLink(item: "https://example.org").buttonStyle(.bordered).layoutPriority(1)
          ShareLink("Нельзя", item: "https://example.org").disabled(true)
        }
      },
      Specimen("EditButton, inactive, active") {
        SpecimenRow(spacing: 16) {
          EditButton()
          EditButton().environment(\.editMode, .constant(.active))
        }
      },
      Specimen("RenameButton, PasteButton") {
        SpecimenRow(spacing: 16) {
          RenameButton()
          PasteButton(payloadType: String.self) { _ in }
        }
      },
    ])
}
