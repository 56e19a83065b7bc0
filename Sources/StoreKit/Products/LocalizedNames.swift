/// The names of a product in some languages.
struct LocalizedNames: Hashable, Sendable {
  /// A name and a description in one language.
  struct Name: Hashable, Sendable {
    /// The locale, such as `en_US` or `zh-Hans`.
    let locale: String
    let displayName: String
    let description: String
  }

  let names: [Name]
  /// The locale of those whose language has no name.
  let fallback: String
  /// The name where there is none in any language.
  let reference: String

  /// Returns the name for a locale: of that very locale, of its language and script, of its
  /// language, of the file's own locale, or the first one.
  func name(in locale: Locale) -> Name {
    match(locale) ?? match(Locale(identifier: fallback)) ?? names.first
      ?? Name(locale: fallback, displayName: reference, description: "")
  }

  private func match(_ locale: Locale) -> Name? {
    let wanted = Self.key(locale)
    let keys = names.map { (name: $0, key: Self.key(Locale(identifier: $0.locale))) }
    let near = keys.filter { $0.key.language == wanted.language }
    let script = near.filter { $0.key.script == wanted.script }
    return script.first { $0.key.region == wanted.region }?.name ?? script.first?.name
      ?? near.first?.name
  }

  /// Returns the parts of a locale, with the script that its language and region imply.
  private static func key(_ locale: Locale) -> (language: String, script: String, region: String) {
    let full = Locale.Language(identifier: locale.language.maximalIdentifier)
    return (
      full.languageCode?.identifier ?? "", full.script?.identifier ?? "",
      locale.region?.identifier ?? ""
    )
  }
}
