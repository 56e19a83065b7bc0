extension Measurement where UnitType == UnitInformationStorage {
  /// Writes an amount of memory in the unit that suits it.
  ///
  ///     let size = Measurement(value: 1_200_000, unit: UnitInformationStorage.bytes)
  ///     let words = size.formatted(.byteCount(style: .file))
  public func formatted(_ style: MeasurementByteCountStyle) -> String {
    let bytes = converted(to: .bytes).value
    return Int64(bytes.isFinite ? bytes.rounded() : 0).formatted(style.style)
  }
}

/// A style of formatting an amount of memory.
public struct MeasurementByteCountStyle: Sendable {
  let style: ByteCountFormatStyle

  /// Returns a style that formats memory in the unit that suits it.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: ScreenLocale.current))
  }
}
