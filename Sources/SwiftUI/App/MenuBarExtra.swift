/// A scene of an item in a Mac's menu bar, which a device's screen does not show.
///
///     MenuBarExtra("Notes", systemImage: "note.text") { Button("New note", action: save) }
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  /// Creates an item with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {}

  /// Creates an item with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Creates an item with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
