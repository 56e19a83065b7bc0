import SwiftUI

/// The settings of a picker of pictures.
public struct PHPickerConfiguration: Sendable {
  /// The kinds of pictures; nil for all.
  public var filter: PHPickerFilter?
  /// The most that may be chosen; 0 for as many as there are.
  public var selectionLimit = 1
  /// The form in which pictures are given; none are.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system's choice, the form of the library, or one that all apps read.
    case automatic, current, compatible
  }

  /// A manner of choosing.
  public enum Selection: Int, Sendable {
    /// In any order, or in the person's.
    case `default`, ordered
  }

  /// The form in which pictures are given.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The manner of choosing.
  public var selection = Selection.default
  /// The identifiers of pictures that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates the usual settings.
  public init() {}

  /// Creates the settings of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen; in a still none is.
public struct PHPickerResult: Hashable {
  /// The identifier in the library.
  public let assetIdentifier: String?
  /// The picture's data.
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

/// Hears of the pictures that a person chooses.
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Tells the delegate of the pictures that were chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A page of a person's pictures, drawn as a placeholder of its name.
open class PHPickerViewController: UIViewController {
  /// The object that is told of the choice.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The settings.
  public let configuration: PHPickerConfiguration

  /// Creates a page with settings.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page with the usual settings.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}
