/// `@ModelActor actor Store { … }`: the container and the executor of an actor, and an initialiser
/// where none that takes a container is written.
struct ModelActorMacro: Equatable {
  private let access: String
  private let makesInitializer: Bool

  /// Reads the source of an actor and of the attribute before it.
  init(declaration: String, attribute: String) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    _ = head.read(&scanner)
    access =
      head.modifiers.contains("public")
      ? "public "
      : head.modifiers.contains("package")
        ? "package " : ""
    makesInitializer = !attribute.filter { !$0.isWhitespace }
      .contains("disableGenerateInit:true")
  }

  /// The actor's members.
  var members: String {
    """
    \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
    \(access)nonisolated let modelContainer: SwiftData.ModelContainer
    \(makesInitializer ? initializer : "")
    """
  }

  private var initializer: String {
    """
    \(access)init(modelContainer: SwiftData.ModelContainer) {
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
        modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
    }
    """
  }

  /// The conformance of a type, as it is called where it is extended.
  static func conformance(of type: String) -> String {
    "extension \(type): SwiftData.ModelActor {}"
  }
}
