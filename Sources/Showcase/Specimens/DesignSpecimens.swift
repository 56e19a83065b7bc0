import DSSettings
import DSiOSSupport
import SwiftUI

/// A specimen of the design system on the ground that its components are made for.
private func themed(
  _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
) -> Specimen { Specimen(name) { DesignGround(content: AnyView(content())) } }

private struct DesignGround: View {
  /// Of no type, or each modifier around it would look up its own.
  let content: AnyView

  var body: some View {
    DSSurface(.background) {
      VStack(alignment: .leading, spacing: 12) { content }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .dsTheme(.iOS)
  }
}

extension SpecimenFamily {
  /// The design system's tokens, primitives and controls in their states.
  static let designComponents = SpecimenFamily(
    "design-components", title: "Дизайн-система: компоненты",
    pages: [1, 2, 2, 2, 2, 3, 3, 1],
    parts: [
      themed("DSColorRole") { ColorSwatches() },
      themed("DSTextRole") { TextSamples() },
      themed("DSIcon, sizes, colours") { IconSamples() },
      themed("DSButton, variants") {
        ForEach(DSButtonVariant.allCases, id: \.self) { DSButton("Сохранить", variant: $0) {} }
      },
      themed("DSButton, pressed") {
        ForEach(DSButtonVariant.allCases, id: \.self) { DSButton("Сохранить", variant: $0) {} }
          .dsShownState(.pressed)
      },
      themed("DSButton, disabled, loading, with an icon") {
        DSButton("Сохранить") {}.disabled(true)
        DSButton("Сохраняем", isLoading: true) {}
        DSButton("Добавить", icon: .plus, variant: .secondary) {}
      },
      themed("DSButton, sizes") {
        ForEach(DSButtonSize.allCases, id: \.self) { DSButton("Открыть", size: $0) {} }
      },
      themed("DSToggle: on, off, disabled") {
        DSToggle("Уведомления", isOn: .constant(true))
        DSToggle("Уведомления", isOn: .constant(false))
        DSToggle("Уведомления", isOn: .constant(true)).disabled(true)
      },
      themed("DSCheckbox: on, off, disabled") {
        DSCheckbox("Согласен с правилами", isOn: .constant(true))
        DSCheckbox("Согласен с правилами", isOn: .constant(false))
        DSCheckbox("Согласен с правилами", isOn: .constant(true)).disabled(true)
      },
      themed("DSTextField: empty, filled, focused, disabled") {
        DSTextField("Имя", text: .constant(""))
        DSTextField("Имя", text: .constant("Анна"))
        DSTextField("Имя", text: .constant("Анна")).dsShownState(.focused)
        DSTextField("Имя", text: .constant("Анна")).disabled(true)
      },
      themed("DSSecureField, DSMultilineField") {
        DSSecureField("Пароль", text: .constant("секрет"))
        DSMultilineField(
          "Отзыв", text: .constant("Тихий двор, большой сад и вид на реку до самого леса."))
      },
      themed("DSPicker") {
        DSPicker("Единицы", selection: .constant(0), options: [0, 1]) { $0 == 0 ? "Метры" : "Мили" }
      },
      themed("DSStepper, DSSlider") {
        DSStepper("Порций", value: .constant(2), in: 1...9)
        DSSlider("Громкость", percent: .constant(40))
      },
      themed("DSLoader, DSProgress") {
        DSLoader("Загружаем карту")
        DSProgress("Карта города", fraction: 0.6)
      },
      themed("DSCard, DSDivider") {
        DSCard {
          VStack(alignment: .leading, spacing: 8) {
            DSText("Музей Эрьзи", .headline)
            DSDivider()
            DSText("Скульптуры из кебрачо и альгарробо.", .helper)
          }
        }
      },
      themed("DSNoticeBlock, kinds") {
        ForEach(DSNoticeKind.allCases, id: \.self) {
          DSNoticeBlock($0, "Карта обновлена", message: "Новые улицы и дома.")
        }
      },
    ])
}

private struct ColorSwatches: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    let theme = theme
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 92), alignment: .top)], spacing: 8) {
      ForEach(DSColorRole.allCases, id: \.self) { role in
        VStack(spacing: 2) {
          RoundedRectangle(cornerRadius: theme.radii.small).fill(theme.colors[role])
            .strokeBorder(theme.colors[.divider], lineWidth: 1)
            .frame(height: 28)
          Text(verbatim: "\(role)").font(.system(size: 10))
            .foregroundStyle(theme.colors[.textSecondary])
        }
      }
    }
  }
}

private struct TextSamples: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    ForEach(DSTextRole.allCases, id: \.self) { role in
      DSText(verbatim: "\(role), \(theme.typography[role].size.formatted())", role)
    }
  }
}

private struct IconSamples: View {
  var body: some View {
    SpecimenRow(spacing: 16) {
      ForEach(DSIconSize.allCases, id: \.self) { DSIcon(.info, size: $0, color: .accent) }
      DSIcon(.success, color: .success)
      DSIcon(.warning, color: .warning)
      DSIcon(.error, color: .danger)
      DSIcon(.check, color: .textPrimary)
    }
  }
}
