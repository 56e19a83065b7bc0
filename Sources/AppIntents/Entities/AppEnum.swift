/// A choice of a few values of an app.
///
///     enum Unit: String, AppEnum {
///       case metres, feet
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
///       static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
///         .metres: "Metres", .feet: "Feet",
///       ]
///     }
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, _IntentValue,
  StaticDisplayRepresentable, TypeDisplayRepresentable, PersistentlyIdentifiable, Sendable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  /// The words of the case, which nothing shows; its raw value where none are told.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: rawValue.description)
  }
}
