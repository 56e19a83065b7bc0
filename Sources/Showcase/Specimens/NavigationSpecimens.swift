import SwiftUI

/// A word to search for.
private struct Word: Identifiable, Hashable { let id: String }

extension SpecimenFamily {
  /// Stacks of pages and their bars.
  static let navigation = SpecimenFamily(
    "navigation", title: "Навигация",
    windows: [
      WindowSpecimen("NavigationStack, large title") {
        NavigationStack { rows.navigationTitle("Места") }
      },
      WindowSpecimen("NavigationStack, inline title") {
        NavigationStack {
          rows.navigationTitle("Места").navigationBarTitleDisplayMode(.inline)
        }
      },
      WindowSpecimen("NavigationStack, large title, scrolled") {
        try $0.scroll(to: CGPoint(x: 0, y: 120))
      } content: {
        NavigationStack { rows.navigationTitle("Места") }
      },
      WindowSpecimen("NavigationStack, pushed") {
        NavigationStack(path: .constant([1])) {
          rows.navigationTitle("Места")
            .navigationDestination(for: Int.self) { Text("Место \($0)").navigationTitle("Собор") }
        }
      },
      WindowSpecimen("NavigationStack, pushed, inline") {
        NavigationStack(path: .constant([1])) {
          rows.navigationTitle("Достопримечательности Саранска")
            .navigationDestination(for: Int.self) { _ in
              Text("Место").navigationTitle("Собор Феодора Ушакова")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
      },
      WindowSpecimen("NavigationStack, back button hidden") {
        NavigationStack(path: .constant([1])) {
          rows.navigationDestination(for: Int.self) { _ in
            Text("Место").navigationTitle("Собор").navigationBarBackButtonHidden()
              .navigationBarTitleDisplayMode(.inline)
          }
        }
      },
      WindowSpecimen("NavigationView, stack") {
        NavigationView { rows.navigationBarTitle("Места", displayMode: .inline) }
          .navigationViewStyle(.stack)
      },
      WindowSpecimen("navigationBarHidden") {
        NavigationStack { rows.navigationTitle("Места").toolbar(.hidden, for: .navigationBar) }
      },
      WindowSpecimen("searchable") {
        NavigationStack { rows.navigationTitle("Места").searchable(text: .constant("")) }
      },
      WindowSpecimen("searchable, presented, a query, scopes") {
        NavigationStack {
          rows.navigationTitle("Места")
            .searchable(text: .constant("парк"), isPresented: .constant(true), prompt: "Найти")
            .searchScopes(.constant(1)) {
              Text("Все").tag(1)
              Text("Рядом").tag(2)
            }
        }
      },
      WindowSpecimen("searchable, suggestions") {
        NavigationStack {
          rows.navigationTitle("Места")
            .searchable(text: .constant(""), isPresented: .constant(true))
            .searchSuggestions {
              Text("Собор").searchCompletion("собор")
              Text("Парк").searchCompletion("парк")
            }
        }
      },
      WindowSpecimen("searchable, tokens") {
        NavigationStack {
          rows.navigationTitle("Места")
            .searchable(
              text: .constant("парк"), tokens: .constant([Word(id: "рядом"), Word(id: "открыто")])
            ) { Text($0.id) }
        }
      },
      WindowSpecimen("refreshable, refreshing") {
        try $0.refresh()
      } content: {
        NavigationStack {
          rows.navigationTitle("Места").refreshable {
            // Never comes back: the picture is of the time while it runs.
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          }
        }
      },
    ])

  @MainActor static var rows: some View {
    List(0..<20) { NavigationLink("Место \($0 + 1)", value: $0) }
  }
}
