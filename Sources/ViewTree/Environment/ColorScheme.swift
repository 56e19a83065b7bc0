/// A colour scheme: light or dark.
///
///     struct Logo: View {
///       @Environment(\.colorScheme) private var scheme
///
///       var body: some View { Image(scheme == .dark ? "logo-light" : "logo") }
///     }
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
