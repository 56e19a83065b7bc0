/// A formatter of dates that writes in the screen's locale until it is given one.
///
/// Foundation's on Linux writes in the locale en_001 whatever is set. The plugin `VitrineSources`
/// gives this one Foundation's name in an app's files.
open class ScreenDateFormatter: DateFormatter, @unchecked Sendable {
  private var hasLocale = false
  /// The template of the format, which each locale orders otherwise.
  private var template: String?

  /// Creates a formatter in the screen's locale.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale: the screen's until one is set.
  open override var locale: Locale! {
    get { hasLocale ? super.locale : ScreenLocale.current }
    set {
      hasLocale = newValue != nil
      super.locale = newValue
    }
  }

  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The format of dates.
  open override var dateFormat: String! {
    get {
      follow()
      return super.dateFormat
    }
    set {
      template = nil
      super.dateFormat = newValue
    }
  }

  /// Returns a date as text.
  open override func string(from date: Date) -> String {
    follow()
    return super.string(from: date)
  }

  /// Returns the date that a text tells, or nil.
  open override func date(from string: String) -> Date? {
    follow()
    return super.date(from: string)
  }

  /// Sets the format to the parts of a template, in the order of the locale.
  open override func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    follow()
    super.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
    template = dateFormatTemplate
  }

  /// Returns a date in styles, as text in the screen's locale.
  open override class func localizedString(
    from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
  ) -> String {
    let formatter = ScreenDateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }

  private func follow() {
    guard !hasLocale, super.locale != ScreenLocale.current else { return }
    super.locale = ScreenLocale.current
    if let template { super.setLocalizedDateFormatFromTemplate(template) }
  }
}

/// A formatter of numbers that writes in the screen's locale until it is given one.
///
/// As ``ScreenDateFormatter`` stands for Foundation's formatter of dates.
open class ScreenNumberFormatter: NumberFormatter, @unchecked Sendable {
  private var hasLocale = false

  /// Creates a formatter in the screen's locale.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale: the screen's until one is set.
  open override var locale: Locale! {
    get { hasLocale ? super.locale : ScreenLocale.current }
    set {
      hasLocale = newValue != nil
      super.locale = newValue
    }
  }

  /// Returns a number as text.
  open override func string(from number: NSNumber) -> String? {
    follow()
    return super.string(from: number)
  }

  /// Returns the number that a text tells, or nil.
  open override func number(from string: String) -> NSNumber? {
    follow()
    return super.number(from: string)
  }

  /// Returns a number in a style, as text in the screen's locale.
  open override class func localizedString(
    from num: NSNumber, number nstyle: NumberFormatter.Style
  ) -> String {
    let formatter = ScreenNumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }

  private func follow() {
    if !hasLocale, super.locale != ScreenLocale.current { super.locale = ScreenLocale.current }
  }
}
