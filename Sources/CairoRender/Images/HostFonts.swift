import CPango

/// The fonts of the machine, which no picture is drawn with.
enum HostFonts {
  /// Takes the machine's fonts away from libraries that look for some by name, once.
  ///
  /// Texts of documents would be drawn with them; and Pango starts a thread that loads them unless
  /// there is a configuration already.
  static let forget: Void = {
    FcConfigSetCurrent(FcConfigCreate())
  }()
}
