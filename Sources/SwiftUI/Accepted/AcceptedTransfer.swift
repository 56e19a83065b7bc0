extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let transfer = AcceptedFamily(
    file: "AcceptedTransfer", title: "Dragging, files and other apps",
    decisions: [
      ("Nothing is dragged out of a still.", ["onDrag", "draggable", "springLoadingBehavior"]),
      ("Nothing is dropped on a still.", ["onDrop", "dropDestination"]),
      (
        "A still shows no file browser.",
        [
          "fileImporter", "fileExporter", "fileExporterFilenameLabel", "fileMover",
          "fileDialogDefaultDirectory", "fileDialogMessage", "fileDialogConfirmationLabel",
          "fileDialogCustomizationID", "fileDialogBrowserOptions",
        ]
      ),
      ("No activity continues in a still.", ["userActivity", "onContinueUserActivity"]),
      ("Scenes are not told apart.", ["handlesExternalEvents"]),
      ("Nothing is copied in a still.", ["copyable"]),
      ("A title's menu has no document to share.", ["navigationDocument"]),
    ])
}

/// Modifiers that bring things in and out of an app: a still takes and gives nothing.
extension View {
  /// Has no effect: nothing is dragged out of a still.
  ///
  ///     Text("Drag").onDrag { NSItemProvider() }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Has no effect: nothing is dragged out of a still.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Has no effect: nothing is dropped on a still.
  ///
  ///     PhotoWall().onDrop(of: [.image], isTargeted: $isOn) { providers in
  ///       upload(providers)
  ///       return true
  ///     }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Has no effect: nothing is dropped on a still.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Has no effect: nothing is dropped on a still.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Has no effect: nothing is dropped on a still.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Has no effect: a title's menu has no document to share.
  ///
  ///     EditorView().navigationTitle("Report").navigationDocument(url)
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Has no effect: nothing is dropped on a still.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  /// Has no effect: nothing is dragged out of a still.
  ///
  ///     Text(note.title).draggable(note.title)
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Has no effect: nothing is dragged out of a still.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Has no effect: nothing is dropped on a still.
  ///
  ///     List(notes) { Text($0.title) }
  ///       .dropDestination(for: String.self) { titles, _ in
  ///         notes += titles.map { Note(title: $0) }
  ///         return true
  ///       }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Has no effect: a still shows no file browser.
  ///
  ///     Button("Import") { isOn = true }
  ///       .fileImporter(isPresented: $isOn, allowedContentTypes: [.json]) { result in
  ///         if let file = try? result.get() { open(file) }
  ///       }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: a still shows no file browser.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: a still shows no file browser.
  ///
  ///     Button("Move") { isOn = true }
  ///       .fileMover(isPresented: $isOn, file: url) { result in
  ///         if let file = try? result.get() { open(file) }
  ///       }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: no activity continues in a still.
  ///
  ///     NoteView(note).userActivity("com.example.notes.reading") { activity in
  ///       activity.title = note.title
  ///       activity.isEligibleForHandoff = true
  ///     }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Has no effect: no activity continues in a still.
  ///
  ///     HomeView().onContinueUserActivity("com.example.notes.reading") { activity in
  ///       name = activity.title ?? ""
  ///     }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Has no effect: scenes are not told apart.
  ///
  ///     HomeView().handlesExternalEvents(preferring: ["note"], allowing: ["*"])
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Has no effect: nothing is copied in a still.
  ///
  ///     Text(note.title).copyable([note.title])
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Has no effect: a still shows no file browser.
  ///
  ///     Button("Export") { isOn = true }
  ///       .fileExporter(isPresented: $isOn, document: sheet, contentType: .plainText) { result in
  ///         if let file = try? result.get() { open(file) }
  ///       }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: a still shows no file browser.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Has no effect: a still shows no file browser.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: a still shows no file browser.
  public func fileExporter<D: FileDocument, C: Collection>(
    isPresented: Binding<Bool>, document: D?, contentTypes: C, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == UTType { self }

  /// Has no effect: a still shows no file browser.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect: a still shows no file browser.
  ///
  ///     EditorView()
  ///       .fileImporter(isPresented: $isOn, allowedContentTypes: [.image]) { _ in }
  ///       .fileDialogDefaultDirectory(.picturesDirectory)
  public func fileDialogDefaultDirectory(_ directory: URL?) -> some View { self }

  /// Has no effect: a still shows no file browser.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: a still shows no file browser.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  /// Has no effect: a still shows no file browser.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Has no effect: a still shows no file browser.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: a still shows no file browser.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Has no effect: a still shows no file browser.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Has no effect: a still shows no file browser.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: a still shows no file browser.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Has no effect: a still shows no file browser.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Has no effect: a still shows no file browser.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Has no effect: a still shows no file browser.
  ///
  ///     EditorView()
  ///       .fileImporter(isPresented: $isOn, allowedContentTypes: [.image]) { _ in }
  ///       .fileDialogBrowserOptions([.includeHiddenFiles])
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Has no effect: a still shows no file browser.
  ///
  ///     Button("Export") { isOn = true }
  ///       .fileExporter(isPresented: $isOn, item: report, contentTypes: [.pdf]) { _ in }
  public func fileExporter<T: Transferable, C: Collection>(
    isPresented: Binding<Bool>, item: T?, contentTypes: C = [UTType](),
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == UTType { self }

  /// Has no effect: nothing is dragged out of a still.
  ///
  ///     NavigationLink("Archive", value: archive).springLoadingBehavior(.enabled)
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that opens a web page in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An operation on dropped items.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }
