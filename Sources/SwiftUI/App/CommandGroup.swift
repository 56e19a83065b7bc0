/// A group of commands at a place of the system's menus.
///
///     WindowGroup { HomeView() }.commands {
///       CommandGroup(after: .newItem) { Button("New from template", action: save) }
///     }
public struct CommandGroup<Content: View>: Commands {
  /// Creates commands in place of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
