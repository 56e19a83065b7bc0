/// A document that is a value, in the window that edits it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The file; nil for a new document.
  public let fileURL: URL?
  /// A Boolean value that indicates whether the document may be changed.
  public let isEditable: Bool
}

/// A document that is an object, in the window that edits it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file; nil for a new document.
  public let fileURL: URL?
  /// A Boolean value that indicates whether the document may be changed.
  public let isEditable: Bool
}

/// A scene of windows that edit documents.
///
/// A still's window has a new one, in a navigation stack.
///
///     DocumentGroup(newDocument: Draft()) { file in
///       TextEditor(text: file.$document.text)
///     }
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let window: AnyView

  /// Creates windows for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: A closure that returns the content of a document's window.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    window = AnyView(ValueWindow(document: newDocument(), editor: editor))
  }

  /// Creates windows for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: A closure that makes a new document.
  ///   - editor: A closure that returns the content of a document's window.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    window = AnyView(ObjectWindow(document: newDocument(), editor: editor))
  }

  /// Creates windows that show documents of files, of which a still has none.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument { window = AnyView(EmptyView()) }

  /// Creates windows that show documents of files, of which a still has none.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument { window = AnyView(EmptyView()) }

  /// Appends the elements of the scene's first window.
  public static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element]
  ) { AnyView._lower(scene.window, context, &output) }
}

/// The window of a document that is a value.
private struct ValueWindow<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    NavigationStack {
      editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
    }
  }
}

/// The window of a document that is an object.
private struct ObjectWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: @autoclosure @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document())
    self.editor = editor
  }

  var body: some View {
    NavigationStack {
      editor(
        ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
    }
  }
}
