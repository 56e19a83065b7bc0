import SwiftUI

extension SpecimenFamily {
  /// Items of toolbars at every placement.
  static let bars = SpecimenFamily(
    "bars", title: "Панели",
    windows: [
      WindowSpecimen("toolbar, .topBarLeading, .topBarTrailing") {
        stack {
          $0.toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Править") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("", systemImage: "plus") {} }
          }
        }
      },
      WindowSpecimen("toolbar, .cancellationAction, .confirmationAction") {
        stack {
          $0.toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Отмена") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Готово") {} }
          }
        }
      },
      WindowSpecimen("toolbar, .primaryAction, disabled, .destructiveAction") {
        stack {
          $0.toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Сохранить") {}.disabled(true) }
            ToolbarItem(placement: .destructiveAction) { Button("Стереть", role: .destructive) {} }
          }
        }
      },
      WindowSpecimen("toolbar, .principal") {
        stack {
          $0.toolbar {
            ToolbarItem(placement: .principal) {
              VStack {
                Text("Саранск").font(.headline)
                Text("24 места").font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        }
      },
      WindowSpecimen("toolbar, .bottomBar, .status") {
        stack {
          $0.toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("", systemImage: "square.and.arrow.up") {}
              Spacer()
              Text("Обновлено сейчас").font(.caption)
              Spacer()
              Button("", systemImage: "square.and.pencil") {}
            }
          }
        }
      },
      WindowSpecimen("toolbarTitleMenu") {
        stack { $0.toolbarTitleMenu { Button("Переименовать") {} } }
      },
      WindowSpecimen("toolbarTitleMenu, large title") {
        NavigationStack {
          rows.navigationTitle("Места").toolbarTitleMenu { Button("Переименовать") {} }
        }
      },
      WindowSpecimen("toolbarBackground, toolbarColorScheme(.dark)") {
        stack {
          $0.toolbarBackground(Color.indigo, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar { Button("Править") {}.tint(.white) }
        }
      },
      WindowSpecimen("EditButton, menu in the bar") {
        stack {
          $0.toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItem(placement: .topBarTrailing) {
              Menu("", systemImage: "ellipsis.circle") { Button("А") {} }
            }
          }
        }
      },
    ])

  /// A stack whose page the toolbar of a specimen belongs to.
  @MainActor private static func stack<Page: View>(
    @ViewBuilder _ change: (AnyView) -> Page
  ) -> some View {
    NavigationStack {
      change(
        AnyView(
          List(0..<20) { Text("Место \($0 + 1)") }
            .navigationTitle("Места").navigationBarTitleDisplayMode(.inline)))
    }
  }
}
