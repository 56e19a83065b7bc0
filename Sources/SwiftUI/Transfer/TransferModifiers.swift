/// The apps to which a representation is shown.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// All apps.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// A representation with a setting.
public struct ModifiedTransferRepresentation<Base: TransferRepresentation>:
  TransferRepresentation
{
  /// The type of the values.
  public typealias Item = Base.Item
  /// The type of the body, of which there is none.
  public typealias Body = _NoTransfer
  /// The ways of the representation, with the setting.
  @_documentation(visibility: internal)
  public let _ways: [_TransferWay<Base.Item>]

  init(_ base: Base, _ change: (inout _TransferWay<Base.Item>) -> Void) {
    _ways = base._ways.map { way in
      var way = way
      change(&way)
      return way
    }
  }
}

extension TransferRepresentation {
  /// Suggests a name for files of the representation.
  ///
  ///     DataRepresentation(exportedContentType: .png, exporting: \.data)
  ///       .suggestedFileName("Drawing.png")
  public func suggestedFileName(
    _ fileName: String
  ) -> ModifiedTransferRepresentation<Self> { suggestedFileName { _ in fileName } }

  /// Suggests a name, which depends on the value, for files of the representation.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> ModifiedTransferRepresentation<Self> {
    ModifiedTransferRepresentation(self) { $0.fileName = fileName }
  }

  /// Exports values that meet a condition alone.
  ///
  ///     DataRepresentation(exportedContentType: .json, exporting: encode)
  ///       .exportingCondition { !$0.isDraft }
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> ModifiedTransferRepresentation<Self> {
    ModifiedTransferRepresentation(self) { $0.condition = condition }
  }

  /// Returns the representation as it is, since no other app is there to see it.
  ///
  ///     CodableRepresentation(contentType: .json).visibility(.team)
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}
