/// A way in which a search field begins to listen.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  /// Listens when somebody asks for it.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// Listens when somebody looks at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// A way in which a search field listens.
///
///     NoteList().searchable(text: $query).searchDictationBehavior(.inline(activation: .onLook))
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let activation: TextInputDictationActivation?
  private let isPrevented: Bool

  /// The system's way.
  public static let automatic = TextInputDictationBehavior(activation: nil, isPrevented: false)
  /// No listening.
  public static let preventDictation = TextInputDictationBehavior(
    activation: nil, isPrevented: true)

  /// Returns a way to listen within the field.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(activation: activation, isPrevented: false)
  }
}

/// A place of an editor's controls for the looks of letters.
public enum TextInputFormattingControlPlacement {
  /// Places of an editor's controls.
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int
    /// Creates places of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a selection.
    public static let contextMenu = Set(rawValue: 1)
    /// The keyboard's bar.
    public static let inputAssistant = Set(rawValue: 2)
    /// All places.
    public static let all: Set = [.contextMenu, .inputAssistant]
    /// The system's places.
    public static let `default`: Set = .all
  }
}

/// A place over a view at which a pencil hovers.
public struct PencilHoverPose: Equatable, Sendable {
  /// The place, in points of the view.
  public let location: CGPoint
  /// The place as a part of the view's size.
  public let anchor: UnitPoint
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Equatable, Sendable {
  /// The place where the pencil hovers, or nil.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Equatable, Sendable {
  /// The place where the pencil hovers, or nil.
  public let hoverPose: PencilHoverPose?
}

/// The state of a squeeze.
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// The squeeze goes on.
  case active(PencilSqueezeGestureValue)
  /// The squeeze is over.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze was none.
  case failed
}

/// A gesture of a hand that does what a button does.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The main gesture, two fingers that tap each other.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// A setting of whether something that is dragged opens what it rests upon.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The system's setting.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Opens what it rests upon.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Opens nothing.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Options of a file browser.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Opens packages as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Lists hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows the endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
