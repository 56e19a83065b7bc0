/// The amount of space along an axis.
///
///     struct Gallery: View {
///       @Environment(\.horizontalSizeClass) private var width
///
///       var body: some View { Text(width == .compact ? "One column" : "Two columns") }
///     }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
