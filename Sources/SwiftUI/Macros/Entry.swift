/// Makes a property of `EnvironmentValues` from its name, type and default.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .orange
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
