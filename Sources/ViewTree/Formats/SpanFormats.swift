extension Date {
  /// Writes the distance from the present moment, in the screen's locale unless the format has its
  /// own.
  ///
  ///     let age = note.date.formatted(.relative(presentation: .named))
  public func formatted(_ format: Date.RelativeFormatStyle) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the distance from another date, in the screen's locale unless the format has its own.
  public func formatted(_ format: Date.AnchoredRelativeFormatStyle) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }
}

extension Range where Bound == Date {
  /// Writes the dates with a dash between them, in the screen's locale unless the format has its
  /// own.
  ///
  ///     let hours = (start..<end).formatted(.interval.hour().minute())
  public func formatted(_ format: Date.IntervalFormatStyle) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }
}

extension Duration {
  /// Writes the duration in units, in the screen's locale unless the format has its own.
  ///
  ///     let length = Duration.seconds(754).formatted(.units(width: .narrow))  // 12m 34s
  public func formatted(_ format: Duration.UnitsFormatStyle) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }

  /// Writes the duration as a clock does, in the screen's locale unless the format has its own.
  ///
  ///     let length = Duration.seconds(754).formatted(.time(pattern: .minuteSecond))  // 12:34
  public func formatted(_ format: Duration.TimeFormatStyle) -> String {
    format.locale(format.locale.ofScreen).format(self)
  }
}
