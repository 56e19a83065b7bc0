import SwiftUI

extension SpecimenFamily {
  /// Labels, facts, and what stands where there is nothing.
  static let labels = SpecimenFamily(
    "labels", title: "Подписи",
    pages: [7, 2, 1],
    parts: [
      Specimen("Label, styles") {
        VStack(alignment: .leading, spacing: 8) {
          Label("Автоматически", systemImage: "star")
          Label("Заголовок и значок", systemImage: "star").labelStyle(.titleAndIcon)
          Label("Только заголовок", systemImage: "star").labelStyle(.titleOnly)
          Label("Только значок", systemImage: "star").labelStyle(.iconOnly)
        }
      },
      Specimen("Label, fonts") {
        VStack(alignment: .leading, spacing: 8) {
          Label("Крупный", systemImage: "bolt.fill").font(.title2)
          Label("Обычный", systemImage: "bolt.fill")
          Label("Мелкий", systemImage: "bolt.fill").font(.footnote)
        }
      },
      Specimen("Label, own icon, two lines") {
        Label {
          VStack(alignment: .leading) {
            Text("Анна Кузнецова")
            Text("Саранск").font(.subheadline).foregroundStyle(.secondary)
          }
        } icon: {
          Circle().fill(.orange).frame(width: 36, height: 36).overlay(Text("АК").font(.footnote))
        }
      },
      Specimen("LabeledContent, value") { LabeledContent("Версия", value: "1.0.2") },
      Specimen("LabeledContent, format") {
        LabeledContent("Расстояние", value: 12.5, format: .number)
      },
      Specimen("LabeledContent, two lines") {
        LabeledContent {
          Text("Включено")
        } label: {
          Text("Напоминания")
          Text("Каждый день в девять")
        }
      },
      Specimen("LabeledContent, views") {
        LabeledContent("Оценка") {
          HStack(spacing: 2) {
            ForEach(0..<5) { Image(systemName: $0 < 4 ? "star.fill" : "star") }
          }
          .foregroundStyle(.orange)
        }
      },
      Specimen("ContentUnavailableView") {
        ContentUnavailableView(
          "Нет писем", systemImage: "tray.fill",
          description: Text("Новые письма появятся здесь.")
        )
        .frame(minHeight: 190)
      },
      Specimen("ContentUnavailableView.search(text:)") {
        ContentUnavailableView.search(text: "кремль").frame(minHeight: 190)
      },
      Specimen("ContentUnavailableView, actions") {
        ContentUnavailableView {
          Label("Нет связи", systemImage: "wifi.slash")
        } description: {
          Text("Проверьте подключение.")
        } actions: {
          Button("Повторить") {}.buttonStyle(.borderedProminent)
        }
        .frame(minHeight: 230)
      },
    ])
}
