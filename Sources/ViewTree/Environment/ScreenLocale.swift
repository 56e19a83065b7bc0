/// The locale of the screen that is being made.
public enum ScreenLocale {
  /// The locale of screens that set none.
  public static let usual = Locale(identifier: "en_US")

  /// The locale of numbers and dates that are written outside of texts: while views are evaluated,
  /// and in the work that they begin.
  @TaskLocal package static var current = usual
  /// The way to the screen that is made at present.
  @TaskLocal package static var link: ScreenLink?
}

extension Locale {
  /// The screen's locale in place of the host's, which pictures do not depend on.
  var ofScreen: Locale { self == .autoupdatingCurrent ? ScreenLocale.current : self }
}

// Foundation on Linux writes in the locale en_001 whatever is set, so that `price.formatted()`
// would differ from the texts beside it. These are nearer to their types than Foundation's and so
// are chosen before them, where SwiftUI is imported. Foundation's `formatted()` of dates is as near
// as any could be, and stays.

extension BinaryInteger {
  /// Writes the number in a format, and in the screen's locale unless the format has its own.
  ///
  ///     let people = 12_400.formatted(.number.notation(.compactName))
  public func formatted(_ format: IntegerFormatStyle<Self>) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the number as a percentage, and in the screen's locale unless the format has its own.
  public func formatted(_ format: IntegerFormatStyle<Self>.Percent) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the number as a sum of money, and in the screen's locale unless the format has its own.
  public func formatted(_ format: IntegerFormatStyle<Self>.Currency) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }
}

extension BinaryFloatingPoint {
  /// Writes the number in a format, and in the screen's locale unless the format has its own.
  ///
  ///     let share = 0.42.formatted(.percent)
  public func formatted(_ format: FloatingPointFormatStyle<Self>) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the number as a percentage, and in the screen's locale unless the format has its own.
  public func formatted(_ format: FloatingPointFormatStyle<Self>.Percent) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the number as a sum of money, and in the screen's locale unless the format has its own.
  public func formatted(_ format: FloatingPointFormatStyle<Self>.Currency) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }
}

extension Int {
  /// Writes the number in the screen's locale.
  public func formatted() -> String { formatted(.number) }
}

extension Double {
  /// Writes the number in the screen's locale.
  public func formatted() -> String { formatted(.number) }
}

extension Float {
  /// Writes the number in the screen's locale.
  public func formatted() -> String { formatted(.number) }
}

extension CGFloat {
  /// Writes the number in the screen's locale.
  public func formatted() -> String { Double(self).formatted(.number) }
}

extension Decimal {
  /// Writes the number in a format, and in the screen's locale unless the format has its own.
  ///
  ///     let price = Decimal(12.5).formatted(.currency(code: "EUR"))
  public func formatted(_ format: Decimal.FormatStyle) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the number as a percentage, and in the screen's locale unless the format has its own.
  public func formatted(_ format: Decimal.FormatStyle.Percent) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the number as a sum of money, and in the screen's locale unless the format has its own.
  public func formatted(_ format: Decimal.FormatStyle.Currency) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }
}

extension Date {
  /// Writes the date in a format, and in the screen's locale unless the format has its own.
  ///
  ///     let day = date.formatted(.dateTime.day().month(.wide))
  public func formatted(_ format: Date.FormatStyle) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }
}
