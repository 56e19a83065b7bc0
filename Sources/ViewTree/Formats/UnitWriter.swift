internal import CSwiftRuntime

/// Writes numbers with their units in a language, by what Foundation's ICU knows of it.
enum UnitWriter {
  /// Returns a number as a skeleton says, such as `unit/kilometer unit-width-short`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - skeleton: A number skeleton of ICU's.
  ///   - locale: The locale.
  /// - Returns: The text; nil where the skeleton cannot be written.
  static func text(_ value: Double, skeleton: String, locale: Locale) -> String? {
    guard vitrine_writesUnits(), value.isFinite else { return nil }
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    let opened = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    guard let formatter = opened else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status <= 0, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    return text(of: result)
  }

  private static func text(of result: UnsafeMutableRawPointer) -> String? {
    // A number in its own notation with the longest of units has fewer.
    var (buffer, status) = ([UInt16](repeating: 0, count: 512), Int32(0))
    let count = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
    guard status <= 0, count > 0, count <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }
}
