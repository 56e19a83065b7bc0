/// A block that Xcode runs beside its source; nothing runs it here.
///
///     #Playground("Prices") { print(try await Shop().prices()) }
///
/// Copies of an app's files import it in the place of `Playgrounds`.
@freestanding(declaration)
public macro Playground(
  _ name: String? = nil, body: @escaping @Sendable @MainActor () async throws -> Void
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
